### Ce qui se dit du jeu hors de lui et sur la page des licences ; les mots sont en tête de fr.ftl.

game-about = Muggins, le jeu de dominos des cinq, pour deux à six personnes sur un seul appareil.
licences-back = Retour au jeu
licences-text = De quoi ce jeu est fait, et à quelles conditions chaque partie peut être utilisée et transmise.
licences-source = Code source :
licences-below = { $licence } : le texte se trouve plus bas.
licences-libraries = Bibliothèques du programme de Python (plusieurs)

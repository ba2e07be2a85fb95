### Was außerhalb des Spiels und auf der Seite der Lizenzen steht; die Wörter stehen am Kopf von de.ftl.

game-about = Muggins, das Dominospiel der Fünfer, für zwei bis sechs Personen an einem Gerät.
licences-back = Zurück zum Spiel
licences-text = Woraus dieses Spiel besteht, und unter welchen Bedingungen jeder Teil genutzt und weitergegeben werden darf.
licences-source = Quelle:
licences-below = { $licence }: Der Text steht weiter unten.
licences-libraries = Bibliotheken in Pythons Programm (mehrere)

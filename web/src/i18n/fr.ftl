### Tout ce que dit la page, en français. Ceux qui jouent sont toujours appelés par leur nom, pour qu’un texte
### vaille pour quiconque le lit. Quand la page s’adresse à quelqu’un, elle dit « vous » ; les boutons sont à
### l’infinitif. Les tournures évitent « de » et « que » devant un nom, qui demanderaient une élision.
###
### Glossaire : tile domino · pips points (du domino) · double double · line chaîne · open end bout ouvert ·
### boneyard pioche · hand main · round manche · match partie · lead entamer, l’entame · place poser ·
### draw piocher · pass passer · count total · points points · score (say) annoncer · call Muggins crier Muggins ·
### to domino faire domino · block manche bloquée · settlement décompte · side camp · target objectif ·
### spinner double en croix

## Le jeu et son début

game = Muggins
game-line = Le jeu de dominos des cinq : faites des deux bouts de la chaîne un multiple de cinq, et marquez-le. Seul contre l’ordinateur, ou de deux à six personnes sur un seul appareil qui passe de main en main.
start-players = Joueurs
start-seats = Noms
start-name = Joueur { $number }
start-deal = Distribuer
start-resume = Reprendre la partie : { $scores }
start-resume-score = { $name } { $score }
start-new = Commencer une autre partie
start-last = Revoir la dernière partie : { $scores }
name-empty = Écrivez un nom ici.
name-same = Quelqu’un porte déjà ce nom.
name-long = Un nom a { $limit } caractères au plus.
licences = Licences
replace-title = Abandonner la partie en cours ?
replace-text = { $scores }. Une nouvelle partie prend sa place, et on ne pourra pas la retrouver.
replace-yes = Commencer la nouvelle
replace-no = Garder la partie
elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-text = Une partie se joue à un seul endroit à la fois, pour que rien ne se perde. Continuer ici la ferme là-bas.
elsewhere-here = Jouer ici

## Chargement

loading-title = Préparation du jeu
loading-resume = Retour à la partie : { $scores }
resume-fetching = Préparation : { $percent } %
resume-ready-soon = Préparation…
progress-download = Téléchargement du moteur de règles
progress-start = Démarrage de Python
progress-install = Mise en place des règles
progress-ready = Prêt
progress-other = Préparation
progress-percent = { $percent } %

## Le tirage

lot-title = Le tirage de l’entame
lot-explain = Chacun pioche un domino. Qui a le plus de points entame.
lot-row-tied = Égalité : { $names } piochent encore
lot-draw = { $name } pioche { $tile }
lot-leads = { $name } entame
go-on = Continuer

## La table

number = { $number }
gain = +{ $points }
loss = −{ $amount }
pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}
round = Manche { $number }
bar-goal-points = à { $goal }
bar-goal-outs = à { $goal ->
    [one] { $goal } manche
   *[other] { $goal } manches
}
leave = Sortir
sheet-open = Score
line-label = La chaîne
line-closer = Voir de plus près
line-closer-title = La chaîne
line-closer-back = Revenir à la table
line-empty = Il n’y a encore rien sur la table.
line-empty-short = { $name } entame
line-describe = { $tiles ->
    [one] { $tiles } domino sur la table : { $list }.
   *[other] { $tiles } dominos sur la table : { $list }.
}
line-branch = Une branche sur { $at } : { $list }.
line-branch-label = Branche sur { $at } : { $list }
line-end = { $pips } sur { $anchor }
line-ends = Bouts ouverts : { $ends }.
line-ends-apart = Bouts ouverts qui comptent : { $ends }. Bouts ouverts qui ne comptent pas : { $others }.
line-count = Total { $count }.
boneyard = Pioche
boneyard-left = { $count ->
    [0] La pioche est vide
    [one] { $count } domino dans la pioche
   *[other] { $count } dominos dans la pioche
}
boneyard-draw = Piocher un domino, dans la pioche : { $count }
players-label = Joueurs
player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
player-tiles = { $count ->
    [0] aucun domino
    [one] { $count } domino
   *[other] { $count } dominos
}
player-turn = à jouer
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-of = Main : { $name }
hand-hide = Cacher ma main
prompt-lead = { $name } entame : posez un domino
prompt-choose = { $name } : choisissez un domino
prompt-place = Posez { $tile } à une place éclairée
prompt-place-one = Posez { $tile } à la place éclairée
prompt-draw = Rien ne va. Piochez un domino.
prompt-drawn = Le domino pioché, { $tile }, convient : il faut le poser
prompt-again = { $name } rejoue : choisissez un domino
prompt-pass = Rien ne va et la pioche est vide : { $name } passe
prompt-pass-undrawn = Rien ne va et on ne peut pas piocher : { $name } passe
prompt-pass-lead = Aucun domino de cette main ne peut entamer : { $name } cède l’entame
draw = Piocher
pass = Passer
tile-drawn = vient d’être pioché
tile-quiet = ne va pas pour l’instant
places-label = Où va { $tile }
ghost-label = Poser { $tile } sur { $anchor } : total { $total }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
ghost-lead = Entamer avec { $tile } : total { $total }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
ghost-count = = { $total }
ghost-plain = Poser { $tile } sur { $anchor }
ghost-plain-lead = Entamer avec { $tile }
ghost-scores = Poser { $tile } sur { $anchor } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
ghost-scores-lead = Entamer avec { $tile } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
take-back = { $name } : reprendre { $tile }
curtain-title = Passez l’appareil à { $name }
curtain-show = Je suis { $name } : voir ma main
log-title = Cette manche
log-empty = Aucun domino n’est encore posé.
said = { $name } : { $text }
sentence = { $text }.

## Ce qui s’est passé, en une phrase

event-lead = { $name } entame avec { $tile }
event-place = { $name } pose { $tile } sur { $anchor }
event-saying = { $played } et annonce { $count }
event-silent = { $played } et n’annonce rien
event-only = { $played }.
event-counted = { $arithmetic }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
event-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-missed = { $name } laisse filer { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-call = { $name } crie Muggins contre { $other } ! { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $name }.
event-call-void = { $name } crie Muggins contre { $other } ! { $missed ->
    [one] Il y avait { $missed } point à prendre, mais il dépasserait
   *[other] Il y avait { $missed } points à prendre, mais ils dépasseraient
} l’objectif exact : { $name } ne gagne rien.
event-deducted = { $other } perd { $deducted }.
event-false-call = { $name } crie Muggins contre { $other }. Fausse alerte : { $points ->
    [0] { $name } ne paie rien
   *[other] { $name } paie { $points }
}.
event-call-count = Le total est { $arithmetic }.
event-draw = { $name } pioche { $count ->
    [one] un domino
   *[other] { $count } dominos
}.
event-drawn = { $name } a pioché { $count ->
    [one] un domino
   *[other] { $count } dominos
}
event-pass = { $name } passe.
event-passed = { $name } a passé
event-taken-back = { $name } reprend le domino.
strip-player = { $name } a posé { $tile }
strip-leader = { $name } a entamé avec { $tile }
strip-missed = { $name } laisse filer { $points } !
strip-called = { $name } crie Muggins contre { $other } !
strip-false = { $name } : fausse alerte !
strip-goes = { $points } pour { $name }
strip-takes = { $name } prend { $points } à { $other }
strip-void = Objectif dépassé : rien
strip-loses = { $other } perd { $deducted }
strip-pays = { $name } paie { $points }
strip-unpaid = Rien à réclamer
strip-says = « { $count } ! »
strip-silent = n’annonce rien

## Annoncer un total, et crier

# $played : « Ann pose 6-4 sur 5-4 »
say-title = { $played } : quelle annonce ? Elle engage.
say-group = Le total à annoncer
say-nothing = Rien
say-count = { $count }
say-other = Autre total
say-it = Annoncer
say-back = Retour
muggins = Muggins !
muggins-who = Qui le crie ?
muggins-name = { $name } : Muggins !
muggins-nobody = Personne
patience = Temps pour crier
patience-off = aucun
patience-seconds = { $seconds } s
curtain-held = Quelqu’un ? { $seconds }…

## La fin d’une manche

end-domino = { $name } fait domino !
end-domino-text = Le dernier domino est sur la table. Chacun montre maintenant ce qui lui reste.
end-domino-text-own = Le dernier domino est sur la table. Chacun montre maintenant ce qui lui reste, et le paie.
end-block = Manche bloquée : personne ne peut poser
end-block-text = Plus rien ne va, et il n’y a rien à piocher. Chacun montre maintenant ce qui lui reste.
end-block-text-own = Plus rien ne va, et il n’y a rien à piocher. Chacun paie ce qui lui reste.
end-target = { $name } atteint { $score }
end-target-text = L’objectif était { $target } : la partie est finie, et ce qui reste ne compte pas.
end-show = Montrer les mains
settlement-title = Décompte de la manche { $number }
settlement-domino = { $name } a fait domino
settlement-none-left = Main vide
settlement-pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}
settlement-others = { $pips ->
    [one] { $pips } point chez les autres
   *[other] { $pips } points chez les autres
}
settlement-sum = { $sum } points
settlement-rounded = arrondis à { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } → { $after }
settlement-pays = paie { $amount }
settlement-pays-nothing = ne paie rien
settlement-gains = gagne { $amount }
settlement-loses = perd { $amount }
settlement-same = comme avant
settlement-how-own_debit = Chaque camp paie pour sa propre main.
settlement-how-winner_opponents = { $name } prend ce que les autres ont en main.
settlement-how-winner_difference = { $name } prend ce que les autres ont en main, moins ce qui reste à son propre camp.
settlement-how-winner_each_difference = { $name } prend la différence avec chacune des autres mains.
settlement-how-winner_bonus = { $name } prend la prime.
settlement-how-none = Personne ne gagne ni ne paie rien.
settlement-no-winner = Les mains les plus basses sont à égalité : personne ne gagne la manche.
settlement-next-finisher = { $name } a fait domino et entame donc la manche suivante.
settlement-next-round_winner = { $name } a gagné la manche et entame donc la suivante.
settlement-next-rotate = C’est à { $name } d’entamer la manche suivante.
settlement-next-lowest_double = Le plus petit double distribué entame la manche suivante.
settlement-next-lot = Un nouveau tirage décide qui entame ensuite.
settlement-next = Manche suivante

## La fin de la partie

# Un nom, ou ceux de deux partenaires : « Ann & Cleo »
match-won = Victoire pour { $name }
match-shared = Victoire pour { $names }
match-text = { $rounds ->
    [one] En une manche, à { $target }.
   *[other] En { $rounds } manches, à { $target }.
}
match-text-open = { $rounds ->
    [one] En une manche.
   *[other] En { $rounds } manches.
}
match-rematch = Revanche
match-new = Nouvelle partie

## La feuille de marque

sheet-title = Feuille de marque
sheet-close = Fermer

# Les réglages.
settings-title = Réglages
settings-look = Apparence
settings-play = Jeu
settings-feel = Mouvement et son
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = Luminosité
settings-theme-system = Celle du système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-tiles = Dominos
settings-tiles-ivory = Ivoire
settings-tiles-ebony = Ébène
settings-tiles-colours = Couleurs et formes
settings-felt = Table
settings-felt-green = Verte
settings-felt-blue = Bleue
settings-felt-claret = Bordeaux
settings-pace = Mouvement
settings-pace-calm = Calme
settings-pace-quick = Rapide
settings-pace-still = Aucun
settings-confirm = Demander avant de poser un domino
settings-onlyMove = Poser tout seul le seul domino qui convient
settings-autoDraw = Piocher automatiquement
settings-autoPass = Passer automatiquement
settings-sounds = Sons
settings-vibration = Vibrations
settings-awake = Garder l’écran allumé pendant la partie
sheet-round = Manche
sheet-in-play = en cours
sheet-points = Points
sheet-settled = Décompte
sheet-calls = Cris de Muggins
sheet-total = Total
sheet-tally = Marque à la main
sheet-tally-explain = Un trait vaut 5, une croix 10. Une grande croix avec quatre petites vaut 50.
sheet-by-domino = { $name } : domino
sheet-by-block = bloquée
sheet-by-target = objectif atteint
sheet-target = L’objectif est { $target }.

## Avis et pannes

notice-close = Fermer
notice-restarting = Le moteur s’est arrêté. Il redémarre…
notice-recovered = Le moteur s’était arrêté et a redémarré. La partie reprend après le dernier coup qu’il avait pris en compte.
notice-unsaved = La partie n’est pas enregistrée : le stockage de ce navigateur manque ou est plein. Le jeu continue ; gardez cette page ouverte.
notice-update = Une nouvelle version est prête.
notice-update-take = La prendre
notice-update-later = Plus tard
broken-title = La partie enregistrée est illisible
broken-text = Son enregistrement est abîmé ou vient d’une autre version. Il est gardé à part dans ce navigateur, et vous pouvez le télécharger comme fichier.
broken-download = Télécharger l’enregistrement
broken-new = Commencer une nouvelle partie
failed-title = Le jeu n’a pas pu être chargé
failed-retry = Réessayer
failed-kept = Une partie en cours est conservée.
failed-detail = Ce qui n’a pas marché : { $detail }

## Refus et pannes, par leur code

error-not_your_turn = C’est à quelqu’un d’autre de jouer.
error-tile_not_held = Ce domino n’est pas dans cette main.
error-no_match = Aucune moitié ne correspond à un bout ouvert.
error-must_place_drawn = Le domino pioché convient, il faut donc le poser.
error-can_place = Un domino de la main convient, il faut donc le jouer.
error-boneyard_empty = Il ne reste aucun domino à piocher.
error-drawn_already = Un domino a déjà été pioché : on n’en pioche qu’un par tour.
error-no_drawing = On ne pioche pas dans ce jeu.
error-must_draw = Il reste des dominos à piocher.
error-not_leadable = On ne peut pas entamer avec ce domino maintenant.
error-no_announcing = On n’annonce pas de total dans ce jeu.
error-no_seat = Personne n’est assis là.
error-nothing_to_call = Il n’y a plus rien à réclamer.
error-own_placement = On ne crie pas Muggins contre soi-même.
error-called_already = Cette personne a déjà crié.
error-not_ended = La manche n’est pas encore finie.
error-must_settle = Il faut d’abord faire le décompte de la manche.
error-already_led = La manche est déjà entamée.
error-round_not_over = La manche n’est pas encore finie.
error-leader_must_lead = Qui a l’entame pose un domino.
error-round_over = La manche est finie.
error-match_over = La partie est finie.
error-stale_request = La table a déjà avancé.
error-nothing_to_undo = Il n’y a plus rien à reprendre.
error-no_undoing = Ce qui est annoncé avec un domino est dit : on ne peut pas le reprendre.
error-not_now = Ce n’est pas possible à ce moment-ci.
error-no_match_running = Il n’y a pas encore de partie.
error-bad_names = Un nom doit avoir de 1 à 20 lettres ou signes visibles.
error-name_taken = Deux joueurs portent le même nom.
error-bad_request = La page a demandé une chose inconnue du moteur.
error-bad_record = L’enregistrement de la partie est abîmé.
error-bad_rules = Ces règles ne vont pas ensemble.
error-internal = Le moteur a fait une erreur. Rien n’a changé.
error-engine_failed = Le moteur n’a pas démarré.
error-engine_download = Une partie du jeu n’a pas pu être téléchargée. Vérifiez la connexion et réessayez.
error-engine_damaged = Ce fichier n’est pas entier : un morceau du jeu y manque ou s’est abîmé. Téléchargez-le de nouveau.
error-engine_unsupported = Ce navigateur est trop ancien pour le jeu : il faut les modules, WebAssembly et les workers de modules.
error-general = Cela n’a pas marché ({ $code }).

## Fait tout seul, et demandé encore une fois

prompt-meant = { $place } ?
meant-yes = Poser
meant-no = Remettre
by-itself-place = Seul { $tile } convient : il se pose tout seul
by-itself-draw = Rien ne va : un domino est pioché automatiquement
by-itself-pass = { $name } ne peut que passer : cela se fait tout seul
by-itself-stop = Arrêter

## Lu à voix haute : rien de cela n’est écrit sur la page. Un domino se lit « six-quatre » et « double-trois ».

read-pips = { $pips ->
    [0] blanc
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $pips }
}
read-tile = { $first }-{ $second }
read-double = double-{ $pips }
read-leads = { $name } entame avec { $tile }
# $end : « six » ou « double-six »
read-plays = { $name } pose { $tile } sur le { $end }
# $played : « Ann pose six-quatre sur le six » ; $ends : « quatre et double-trois »
read-placed = { $played } : { $number ->
    [one] bout { $ends }
   *[other] bouts { $ends }
}.
read-placed-count = { $played } : { $number ->
    [one] bout { $ends }
   *[other] bouts { $ends }
}, { $total }.
read-points = { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
read-ends = { $number ->
    [one] Un bout : { $ends }.
   *[other] Bouts : { $ends }.
}
read-ends-others = Ouverts, mais ne comptent pas : { $ends }.
read-count = Total { $total }.
read-line = { $tiles ->
    [one] Un domino sur la table : { $list }.
   *[other] { $tiles } dominos sur la table, d’un bout à l’autre : { $list }.
}
read-branch = Branche sur { $at } : { $list }.
read-hand = Main : { $name }, { $count ->
    [one] un domino : { $list }.
   *[other] { $count } dominos : { $list }.
}
read-hand-none = Aucune main n’est montrée.
read-drawn = Vient d’être pioché : { $tile }.
read-fits = { $count ->
    [0] Aucun ne va.
    [one] Un seul va : { $list }.
   *[other] { $count } vont : { $list }.
}
read-score = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
read-tiles = { $name } { $count ->
    [0] aucun domino
    [one] un domino
   *[other] { $count } dominos
}
read-turn = C’est à { $name } de jouer.

## Les touches

settings-letterKeys = Touches d’une lettre
keys-title = Touches
keys-on = Elles servent à la table où que soit le focus. Les touches d’une lettre peuvent être désactivées dans les réglages.
keys-off = Les touches d’une lettre sont désactivées dans les réglages : seules les quatre premières servent.
keys-move = Se déplacer et choisir
keys-play = Jouer
keys-read = Lire à voix haute
keys-look = Regarder
keys-name-tab = Tab
keys-name-arrows = Flèches
keys-name-enter = Entrée
keys-name-space = Espace
keys-name-escape = Échap
keys-does-tab = au bouton suivant ; avec Maj, au précédent
keys-does-arrows = le long des dominos de la main, ou de place en place
keys-does-choose = choisir un domino, puis le poser là où est le focus ; l’entame est posée aussitôt
keys-does-back = remettre un domino, fermer ce qui couvre la table, arrêter ce qui se ferait tout seul
keys-does-draw = piocher un domino
keys-does-pass = passer
keys-does-undo = reprendre le dernier domino, jusqu’à ce que la main suivante soit montrée
keys-does-muggins = crier Muggins, là où l’on crie
keys-does-count = écrire le total à annoncer, puis Entrée
keys-does-nothing = ne rien annoncer
keys-does-ends = les bouts ouverts et leur total
keys-does-hand = la main montrée, et ce qui en convient
keys-does-scores = les scores, les dominos qui restent et à qui c’est de jouer
keys-does-line = toute la chaîne, d’un bout à l’autre
keys-does-again = encore une fois ce qui vient de se passer
keys-does-sheet = la feuille de marque
keys-does-closer = voir de plus près une longue chaîne, et revenir
keys-does-keys = ces touches

## Le chemin vers l’objectif, le graphique, et la feuille sur papier

progress-points = { $left ->
    [0] à l’objectif
    [one] à { $left } point de l’objectif : { $goal }
   *[other] à { $left } points de l’objectif : { $goal }
}
progress-outs = domino dans { $done } sur { $goal ->
    [one] { $goal } manche
   *[other] { $goal } manches
}
last-gain = à l’instant { $change }
chart-label = Une ligne pour chaque camp, manche après manche.
chart-goal = Objectif { $goal }
chart-ahead-points = { $rounds ->
    [one] À la première manche
   *[other] Après { $rounds } manches
} : { $name } en tête avec { $best }, avance { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}.
chart-level-points = { $rounds ->
    [one] À la première manche
   *[other] Après { $rounds } manches
} : { $names } à égalité à { $best }.
chart-ahead-outs = { $rounds ->
    [one] À la première manche
   *[other] Après { $rounds } manches
} : { $name } en tête avec { $best } fois domino, avance { $lead }.
chart-level-outs = { $rounds ->
    [one] À la première manche
   *[other] Après { $rounds } manches
} : { $names } à égalité avec { $best } fois domino.
chart-changes = { $changes ->
    [one] La tête a changé { $changes } fois.
   *[other] La tête a changé { $changes } fois.
}
sheet-goal-outs = { $goal ->
    [one] Le premier camp à faire domino gagne.
   *[other] Le premier camp à faire domino dans { $goal } manches gagne.
}
sheet-goal-rounds = { $rounds ->
    [one] Après une manche, le score le plus haut gagne.
   *[other] Après { $rounds } manches au plus tard, le score le plus haut gagne.
}
sheet-key-domino = Un domino indique le camp qui a fait domino dans la manche.
sheet-key-calls = M! signale ce que les cris de Muggins ont rapporté ou coûté.
sheet-outs = Fois domino
rank-outs = { $done } sur { $goal ->
    [one] { $goal } manche
   *[other] { $goal } manches
}
print = Imprimer

# La chaîne
end-value = { $value }

learn = Apprendre
learn-title = Apprendre le jeu
learn-waiting = Les leçons se préparent…
learn-failed = Les leçons ne sont pas disponibles pour l’instant.

## Computer players

start-against = Contre
start-people = Humains
seat-person = Humain
seat-who = Place { $number } : humain ou ordinateur
seat-temperament = Place { $number } : tempérament
level-beginner = Débutant
level-casual = Amateur
level-skilled = Habile
level-expert = Expert
temperament-even = Égal
temperament-blocker = Aime bloquer
temperament-hoarder = Garde les doubles
temperament-racer = Veut finir vite
computer-name-1 = Pip
computer-name-2 = Noyer
computer-name-3 = Érable
computer-name-4 = Cèdre
computer-name-5 = Ivoire
computer-name-6 = Onyx
thinking-title = { $name } réfléchit
thinking-now = Jouer maintenant
watch-pause = Pause
watch-go-on = Continuer
watch-paused = En pause : à { $name } de jouer
keys-does-now = faire jouer tout de suite l’ordinateur dont c’est le tour
keys-does-pause = là où seuls des ordinateurs jouent : pause et reprise

## La revue d’une manche

review-open = Revoir la manche
review-title = Revue de la manche { $number }
review-waiting = La manche est passée en revue…
review-explain = Ce que chaque domino posé a rapporté, à côté du plus que la main pouvait rapporter à ce moment. La suite du jeu n’est pas prise en compte.
review-hidden = Les dominos restés dans les mains n’y figurent pas, puisque personne ne les montre : l’un d’eux aurait peut-être rapporté plus.
review-rivals = Les ordinateurs aussi
review-none = Aucun domino n’a été posé.
review-all = { $placements ->
    [one] Rien n’a été laissé : le seul domino posé a rapporté le plus possible.
   *[other] Rien n’a été laissé : les { $placements } dominos posés ont rapporté le plus possible.
}
review-all-placed = Parmi les dominos posés, aucun n’aurait rapporté plus.
review-most = { $placements ->
    [1] Le seul domino posé aurait pu rapporter plus.
   *[other] { $most ->
        [0] Aucun des { $placements } dominos posés n’a rapporté le plus possible.
        [one] { $most } domino posé sur { $placements } a rapporté le plus possible.
       *[other] { $most } dominos posés sur { $placements } ont rapporté le plus possible.
    }
}
review-left = { $left ->
    [one] { $left } point a été laissé.
   *[other] { $left } points ont été laissés.
}
review-missed = { $missed ->
    [one] { $missed } point a filé : le bon total n’a pas été annoncé.
   *[other] { $missed } points ont filé : le bon total n’a pas été annoncé.
}
review-lead = { $tile } en entame
review-place = { $tile } sur { $anchor }
review-better = { $place } aurait rapporté { $points }.
review-answer = En échange, la réponse pouvait rapporter { $made } au plus, au lieu de { $better }.
review-best = Rien n’aurait rapporté plus.
review-tick = Une coche indique que rien n’aurait rapporté plus.
keys-does-review = la revue d’une manche finie
## Conseils

hint-ask = Conseil
hint-soon = Les coups sont pesés…
hint-take = Le choisir
hint-close = Fermer
hint-title = Conseil : { $tile } sur { $anchor }
hint-title-lead = Conseil : entamer avec { $tile }
hint-placed = { $tile } sur { $anchor }
hint-now = { $points ->
    [0] Ce coup ne marque rien maintenant.
   *[other] Ce coup marque { points } maintenant.
}
hint-next-never = { $next } peut ensuite poser un domino dans toutes les donnes examinées.
hint-next-often = { $next } ne peut ensuite rien poser dans { $share } des donnes possibles.
hint-next-never-nothing = { $next } ne marque presque jamais ensuite.
hint-next-often-nothing = { $next } ne marque presque jamais ensuite, et ne peut rien poser dans { $share } des donnes possibles.
hint-next-never-scores = { $next } marque ensuite { points } en moyenne.
hint-next-often-scores = { $next } marque ensuite { points } en moyenne, et ne peut rien poser dans { $share } des donnes possibles.
hint-next-stuck = { $next } ne peut ensuite rien poser dans aucune des donnes examinées.
hint-again = { $name } rejoue ensuite, avant { $next }.
hint-out = C’est le dernier domino : la manche finit, et { $next } ne joue plus.
hint-target = L’objectif est atteint : la partie finit, et { $next } ne joue plus.
hint-rest = { $fitting ->
    [0] Aucun domino en main ne va ensuite
    [one] { $fitting } domino en main va ensuite
   *[other] { $fitting } dominos en main vont ensuite
} ; { $pips ->
    [one] il y reste { $pips } point
   *[other] il y reste { $pips } points
}.
hint-second-less = Le deuxième choix, { $other }, vaut { $less ->
    [one] { $less } point
   *[other] { $less } points
} de moins à la fin de la manche.
hint-second-same = { $other } vaut autant.
hint-second-plain = Le deuxième choix est { $other }.
hint-most-less = { $other } marquerait { points } maintenant, mais vaut { $less ->
    [one] { $less } point
   *[other] { $less } points
} de moins à la fin de la manche.
hint-most-same = { $other } marquerait { points } maintenant, mais ne vaut pas plus à la fin de la manche.
hint-uncounted = Dans ce jeu les totaux s’annoncent : un conseil ne dit rien du total.
tile-hinted = c’est le domino conseillé
settings-hints = Conseils
keys-does-hint = un conseil : le meilleur coup, et pourquoi

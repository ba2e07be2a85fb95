### Les jeux et leurs règles, et le chemin vers une partie, en français. Le glossaire est en tête de fr.ftl.

## Les jeux : un nom, et une phrase qui y invite

game-muggins = Muggins
game-muggins_calls = Muggins à la criée
game-muggins_line = Muggins sur le fil
game-all_threes = Tout en trois
game-block_muggins = Muggins sans pioche
game-seven_toed_pete = Pete aux sept orteils
game-all_fives = Tout en cinq
game-five_up = Five-Up
game-sniff = Sniff
game-fives_and_threes = Cinq et trois
game-draw = Domino avec pioche
game-block = Domino sans pioche
game-bergen = Bergen

about-muggins = Le bon vieux jeu tout simple : faites des deux bouts un multiple de cinq, et payez ce qui vous reste en main.
about-muggins_calls = Annoncez vos points à voix haute avec le domino, sinon quelqu’un crie « Muggins ! » et les prend.
about-muggins_line = Les oreilles fines gagnent : annoncer, crier, et payer dix pour chaque fausse alerte.
about-all_threes = La même chasse avec des trois : plus de bouts marquent, et l’on en manque donc plus.
about-block_muggins = Ni pioche ni pitié : jouez ce que vous avez reçu, annoncez-le et surprenez les autres.
about-seven_toed_pete = À quatre : chaque double et chaque coup qui marque fait rejouer, alors ne vous arrêtez pas.
about-all_fives = Le premier double ouvre quatre voies, et un beau bout peut en rapporter trente-cinq.
about-five_up = Chaque double est un carrefour, et la table devient un arbre.
about-sniff = Le premier double compte encore tant qu’un de ses côtés dépasse.
about-fives_and_threes = Le jeu des pubs : marquez par cinq et par trois à la fois, et tombez juste sur l’objectif.
about-draw = Celui que tout le monde connaît : finissez le premier et gagnez ce que les autres ont encore.
about-block = Le plus court de tous : pas de pioche, on pose, on passe et on compte.
about-bergen = Le plus petit double entame, et ce sont deux bouts pareils que l’on cherche.

game-players = { $low }–{ $high } joueurs
game-players-one = { $count } joueurs
game-set = Double-{ $tile_set ->
    [6] six
    [9] neuf
    [12] douze
   *[other] { $tile_set }
}
game-change = { $option } : { $value }
game-changes = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
game-after = D’après { $game }
game-edited = { $name }, modifié
game-with-changes = { $game }, à votre façon

## L’écran de début et le choix d’un jeu

setup-game = Le jeu
setup-other = Autres jeux
setup-rules = Règles
setup-house = Règles maison
setup-teams = Camps
setup-teams-none = Chacun pour soi
setup-teams-partners = En équipes
setup-with = avec { $names }
setup-not-taken = pas dans ce jeu
games-title = Choisissez un jeu
games-intro = Treize façons de jouer, et autant d’autres que vous en inventerez.
games-larger = Avec un plus grand jeu de dominos, tous se jouent de deux à six.
games-set = Jeu de dominos
games-yours = Les vôtres
games-named = Les jeux
games-back = Retour
games-waiting = Les jeux se préparent.

## La feuille des règles

sheet-rules-title = Règles : { $game }
sheet-rules-mark = Ce qui diffère de Muggins est signalé.
sheet-rules-same = Ce sont les règles de Muggins.
sheet-rules-differs = diffère de Muggins
sheet-rules-muggins = Dans Muggins : { $rule }
sheet-rules-waiting = On cherche les règles.
theme-deal = La donne
theme-lead = L’entame
theme-drawing = Poser et piocher
theme-counting = Ce qui compte
theme-points = Les points
theme-calls = Annoncer et crier
theme-round = La fin d’une manche
theme-match = La fin de la partie
basic-drawing = À tour de rôle, dans le sens des aiguilles d’une montre, chacun pose un domino à un bout ouvert qui a les mêmes points. Qui peut poser doit poser.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] Un tirage décide qui entame la première manche : qui pioche le plus de points.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] Un domino simple compte par sa moitié libre. Un double compte par ses deux moitiés jusqu’à ce qu’une deuxième de ses places soit couverte, puis plus du tout.
}
basic-round = Une manche finit quand quelqu’un pose le dernier domino de sa main, ou quand personne ne peut plus poser.

## Une phrase pour chaque règle maison telle qu’elle est en vigueur ; une règle qui ne change rien à côté des
## autres est `idle`, quelle que soit sa valeur. Une phrase vide n’est pas montrée.

rule-players = On joue à { $players }.
rule-tile_set = { $tile_set ->
    [6] Un jeu double-six : 28 dominos, du blanc au six.
    [9] Un jeu double-neuf : 55 dominos, du blanc au neuf.
    [12] Un jeu double-douze : 91 dominos, du blanc au douze.
   *[other] Un jeu double-{ $tile_set }.
}
rule-teams = { $teams ->
    [partners] Ceux qui se font face font équipe et partagent les mêmes points.
   *[none] Chacun joue pour soi.
}
rule-hand_size = { $hand_size ->
    [one] Chacun reçoit { $hand_size } domino ; le reste est la pioche.
   *[other] Chacun reçoit { $hand_size } dominos ; ce qui reste est la pioche.
}
rule-draw = { $draw ->
    [idle] Personne ne pioche, puisqu’il ne reste rien à piocher : qui ne peut pas poser passe.
    [one] Qui ne peut pas poser pioche un domino : s’il convient, il est posé, sinon le tour est fini.
    [none] Personne ne pioche : qui ne peut pas poser passe.
   *[until_playable] Qui ne peut pas poser pioche jusqu’à ce qu’un domino convienne, et pose celui-là. S’il n’y a plus rien à piocher, on passe.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] La pioche peut être vidée jusqu’au dernier domino.
    [one] Le dernier domino de la pioche n’est jamais pioché.
   *[other] Les { $reserve } derniers dominos de la pioche ne sont jamais piochés.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] Qui pose un double, ou marque, rejoue.
   *[none] On pose un domino par tour.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] On n’entame qu’avec un double ou un domino qui marque ; qui n’en a pas cède l’entame.
    [lowest_double] Le plus petit double distribué entame, dès la première manche.
   *[any] On entame avec le domino que l’on veut.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] Qui gagne une manche entame la suivante.
    [rotate] À chaque manche, l’entame passe à la place suivante.
    [lowest_double] Quand quelqu’un a fait domino, le plus petit double entame la manche suivante.
   *[finisher] Qui pose le dernier domino entame la manche suivante.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] Après une manche bloquée, qui l’a gagnée entame ; si ce n’est personne, un nouveau tirage décide.
    [rotate] Après une manche bloquée aussi, l’entame passe à la place suivante.
    [lowest_double] Après une manche bloquée, le plus petit double entame.
   *[lot] Après une manche bloquée, un nouveau tirage décide.
}
rule-spinner = { $spinner ->
    [first] Le premier double d’une manche s’ouvre en croix : ses deux côtés couverts, ses deux bouts s’ouvrent aussi, et la chaîne peut pousser dans quatre directions.
    [all] Tous les doubles s’ouvrent en croix : leurs deux côtés couverts, leurs deux bouts s’ouvrent aussi.
   *[none] Aucun double ne fait de branche : la chaîne a deux bouts.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] Seul le premier double compte plus longtemps : ses deux moitiés jusqu’à deux places couvertes, une moitié avec trois, et rien avec quatre.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] Après chaque pose on additionne les bouts ouverts ; les nombres qui marquent et qui divisent le total disent ce qu’il vaut.
    [headers] Une pose vaut 2 points quand les deux bouts de la chaîne montrent les mêmes points, et 3 quand l’un d’eux est un double.
    [none] Les poses ne rapportent rien : seule la fin de la manche rapporte.
   *[multiples] Après chaque pose on additionne les bouts ouverts, et certains totaux marquent.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] Les multiples de trois marquent : 3, 6, 9 et ainsi de suite.
        [u5_3] Les multiples de cinq et les multiples de trois marquent.
       *[u5] Les multiples de cinq marquent : 5, 10, 15 et ainsi de suite.
    }
    [quotients] { $units ->
        [u3] Un multiple de trois vaut un point pour chaque trois qu’il contient : 12 font 4 points.
        [u5_3] Un multiple de cinq vaut un point pour chaque cinq qu’il contient, un multiple de trois un point pour chaque trois : 15 font 3 + 5 = 8 points.
       *[u5] Un multiple de cinq vaut un point pour chaque cinq qu’il contient : 15 font 3 points.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] Un total marque tel quel : 15 font quinze points.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] Les totaux sont divisés par { $divisor } pour faire des points, et ce qui change de mains à la fin d’une manche aussi.
       *[other] Ce qui change de mains à la fin d’une manche est divisé par { $divisor }.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] Une pose ne marque que si le bon total est annoncé avec elle. Un nombre faux ne vaut pas mieux que le silence, et ce qui est dit est dit.
       *[automatic] Tous les points s’inscrivent d’eux-mêmes : personne n’a à les annoncer.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] Jusqu’au coup suivant, les autres peuvent crier « Muggins ! », mais comme les poses ne rapportent rien, tout cri est une fausse alerte.
       *[other] Jusqu’au coup suivant, les autres peuvent crier « Muggins ! » sur des points qui n’ont pas été annoncés : qui crie le premier les prend.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] Des points qui ne sont pas annoncés sont perdus ; personne d’autre ne les prend.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] Les points réclamés sont aussi retirés à qui les a manqués, si son score y suffit.
    [full] Les points réclamés sont aussi retirés à qui les a manqués, même au-dessous de zéro.
   *[none] Qui a manqué les points n’y perd rien de plus.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] Une fausse alerte ne coûte rien.
   *[other] Une fausse alerte coûte { $false_call } points.
}
rule-settlement = { $settlement ->
    [winner_opponents] Qui fait domino gagne les points des mains de tous les adversaires.
    [winner_difference] Qui fait domino gagne les points de tous les adversaires, moins ceux qui restent à son propre camp.
    [winner_each_difference] Qui fait domino gagne, pour chaque main adverse, ses points moins ceux de sa propre main.
    [winner_bonus] Qui fait domino gagne la prime.
    [none] Quand quelqu’un fait domino, ce qui reste dans les mains ne coûte rien à personne.
   *[own_debit] Quand quelqu’un fait domino, chacun paie les points qui restent dans sa propre main.
}
rule-blocked = { $blocked ->
    [winner_opponents] Une manche bloquée est gagnée par la main la plus basse, qui prend les points de tous les adversaires. Une égalité ne gagne rien.
    [winner_difference] Une manche bloquée est gagnée par la main la plus basse : son camp prend les points de tous les adversaires, moins les siens. Une égalité ne gagne rien.
    [winner_each_difference] Une manche bloquée est gagnée par la main la plus basse, qui prend, pour chaque main adverse, ses points moins les siens. Une égalité ne gagne rien.
    [winner_bonus] Une manche bloquée est gagnée par la main la plus basse, qui prend la prime. Une égalité ne gagne rien.
    [none] Une manche bloquée ne coûte rien à personne et ne rapporte rien à personne.
   *[own_debit] Dans une manche bloquée, chacun paie pour sa propre main, la plus basse aussi.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] Les points des mains sont comptés tels quels, sans arrondi.
   *[other] Chacun de ces montants est arrondi au multiple de { $round_to } le plus proche.
}
rule-domino_bonus = { $domino_bonus ->
    [idle] { "" }
    [0] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus }
           *[other] { "" }
        }
       *[other] { bonus }
    }
   *[other] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus } Faire domino la rapporte aussi.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] La partie se joue en { $target } points.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] Il faut tomber juste sur l’objectif : les points qui le dépasseraient sont nuls.
   *[reach] Qui dépasse l’objectif l’a atteint aussi.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] Qui atteint l’objectif le premier gagne aussitôt, au milieu de la manche, et l’on ne paie plus rien.
}
rule-win_by = { $win_by ->
    [going_out] Ce ne sont pas les points qui gagnent la partie, c’est de faire domino. Les manches bloquées ne comptent pas.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [one] Qui fait domino le premier gagne.
   *[other] Le premier camp à faire domino dans { $outs_to_win } manches gagne.
}
rule-max_rounds = { $max_rounds ->
    [none] La partie dure autant de manches qu’il en faut.
    [one] Après une manche elle est finie, et le score le plus haut gagne.
   *[other] Après { $max_rounds } manches au plus tard elle est finie, et le score le plus haut gagne.
}

## Les règles maison une à une

house-title = Règles maison : { $game }
house-intro = Changez ce que vous voulez. Ce qui diffère du jeu est signalé.
house-changed = modifiée
house-reset = Revenir à : { $value }
house-reset-plain = Comme dans le jeu
house-reset-all = Annuler tous les changements
house-idle = Sans effet pour l’instant, avec « { $option } » : { $value }.
house-save = Les enregistrer
house-play = Jouer avec ces règles
house-share = Copier un lien
house-none = sans limite

share-copied = Le lien est copié. Qui l’ouvre voit ces règles.
share-by-hand = Copiez ce lien :

option-players = Personnes
option-tile_set = Jeu de dominos
option-teams = Camps
option-hand_size = Dominos par main
option-draw = Piocher
option-reserve = Dominos jamais piochés
option-lead_next = Qui entame la manche suivante
option-lead_after_block = Qui entame après un blocage
option-lead_tile = Avec quoi l’on entame
option-spinner = Doubles qui font des branches
option-spinner_count = Comment comptent les doubles
option-scoring = Ce que marque une pose
option-units = Totaux qui marquent
option-divisor = Les points sont divisés par
option-claim = Les points sont
option-muggins = Crier Muggins
option-muggins_deduct = Des points manqués sont aussi perdus
option-false_call = Une fausse alerte coûte
option-settlement = Quand quelqu’un fait domino
option-blocked = Quand une manche est bloquée
option-round_to = Les montants sont arrondis à
option-domino_bonus = Prime pour faire domino
option-target = Objectif
option-target_mode = Comment l’objectif est atteint
option-win_when = Quand l’objectif fait gagner
option-win_by = Ce qui gagne la partie
option-outs_to_win = Manches à finir par domino
option-extra_turn = Tours en plus
option-max_rounds = Manches au plus

choice-players = { $value }
choice-tile_set = { $value ->
    [6] double-six
    [9] double-neuf
    [12] double-douze
   *[other] double-{ $value }
}
choice-teams = { $value ->
    [partners] équipes face à face
   *[none] chacun pour soi
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] un domino par tour
    [none] personne ne pioche
   *[until_playable] jusqu’à ce qu’un domino convienne
}
choice-reserve = { $value ->
    [0] aucun
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] qui gagne la manche
    [rotate] la place suivante
    [lowest_double] le plus petit double
   *[finisher] qui fait domino
}
choice-lead_after_block = { $value ->
    [round_winner] qui gagne la manche
    [rotate] la place suivante
    [lowest_double] le plus petit double
   *[lot] un nouveau tirage
}
choice-lead_tile = { $value ->
    [double_or_scoring] un double ou un domino qui marque
    [lowest_double] le plus petit double
   *[any] n’importe quel domino
}
choice-spinner = { $value ->
    [first] le premier double
    [all] tous les doubles
   *[none] aucun
}
choice-spinner_count = { $value ->
    [while_exposed] le premier tant qu’il dépasse
   *[until_both_sides] jusqu’à être couverts
}
choice-scoring = { $value ->
    [quotients] total ÷ nombres qui marquent
    [headers] bouts pareils
    [none] rien
   *[multiples] le total lui-même
}
choice-units = { $value ->
    [u3] multiples de trois
    [u5_3] de cinq et de trois
   *[u5] multiples de cinq
}
choice-divisor = { $value ->
    [1] rien : ils restent tels quels
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] annoncés par qui joue
   *[automatic] inscrits d’eux-mêmes
}
choice-muggins = { $value ->
    [on] permis
   *[off] interdit
}
choice-muggins_deduct = { $value ->
    [if_covered] si le score y suffit
    [full] toujours
   *[none] jamais
}
choice-false_call = { $value ->
    [0] rien
   *[other] { $value } points
}
choice-settlement = { $value ->
    [winner_opponents] qui gagne prend tous les points
    [winner_difference] qui gagne prend la différence
    [winner_each_difference] qui gagne prend chaque différence
    [winner_bonus] qui gagne prend la prime
    [none] rien
   *[own_debit] chacun paie les siens
}
choice-blocked = { $value ->
    [winner_opponents] la plus basse prend tous les points
    [winner_difference] la plus basse prend la différence
    [winner_each_difference] la plus basse prend chaque différence
    [winner_bonus] la plus basse prend la prime
    [none] rien
   *[own_debit] chacun paie les siens
}
choice-round_to = { $value ->
    [1] rien : ils restent exacts
   *[other] multiples de { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] exactement
   *[reach] atteint ou dépassé
}
choice-win_when = { $value ->
    [end_of_round] à la fin de la manche
   *[at_once] aussitôt
}
choice-win_by = { $value ->
    [going_out] faire domino
   *[points] les points
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] après un double ou des points
   *[none] aucun
}
choice-max_rounds = { $value ->
    [none] sans limite
   *[other] { $value }
}

## Pourquoi des règles ne vont pas ensemble

fault-title = On ne peut pas jouer ainsi :
fault-range = « { $option } » doit être un nombre entier de { $lowest } à { $highest }.
fault-choice = « { $option } » ne peut pas être cela.
fault-hands_exceed_set = { $players } mains de { $hand_size } dominos font { $dealt } dominos, mais le jeu n’en a que { $tiles }. Distribuez-en moins, ou prenez un plus grand jeu.
fault-partners = On ne peut pas jouer en équipes à { $players } : il faut être quatre ou six.
fault-headers_spinner = Des bouts pareils ne se comparent que dans une chaîne à deux bouts : cette façon de marquer ne va donc pas avec des doubles qui font des branches.
fault-units_divisor = Des totaux en multiples de { $units } ne se divisent pas par { $divisor } sans reste. Changez ce qui compte, ou ce par quoi les points sont divisés.
fault-settlement_divisor = Des montants arrondis à { $round_to } ne se divisent pas par { $divisor } sans reste. Arrondissez à { $divisor }, ou divisez par autre chose.
fault-nothing_earns = Personne ne pourrait jamais gagner : ce sont les points qui gagnent la partie, et avec ces règles rien n’en rapporte. Faites marquer les poses ou payer la fin d’une manche, faites gagner par domino, ou limitez les manches.
fault-target_between = Personne ne pourrait jamais tomber juste sur un objectif de { $target }, car tous les points sont des multiples de { $unit }. Prenez un multiple de { $unit }, ou permettez de dépasser l’objectif.
fault-players = { $game } se joue à { $numbers }, à moins de prendre un plus grand jeu ou de dire combien de dominos sont distribués.
fault-players_option = Le nombre de personnes n’est pas une règle maison : il se dit à côté. Le lien a peut-être été fait à la main.
fault-set = Il n’y a pas de jeu double-{ $tile_set } à cette table. Prenez un double-six, un double-neuf ou un double-douze.
fault-unknown = Il n’y a pas ici de règle maison nommée « { $option } ». Les règles viennent peut-être d’une version plus récente du jeu.
fault-preset = Il n’y a pas ici de jeu nommé « { $preset } ». Les règles viennent peut-être d’une version plus récente du jeu.
fault-other = Ces règles ne vont pas ensemble.
fault-undo = Annuler le changement : « { $option } »
fault-undo-last = Annuler le dernier changement

## Des règles venues par un lien

link-title = Les règles maison de quelqu’un
link-named = { $name }
link-text = { $game } pour { $players } personnes, avec ces règles.
link-broken-title = Ce lien est illisible
link-broken-text = Il est abîmé ou incomplet. Rien n’a changé chez vous.
link-refused-title = On ne peut pas jouer avec ces règles
link-refused-text = Le lien est lisible, mais ses règles ne vont pas ensemble. Rien n’a changé chez vous.
link-play = Jouer avec ces règles
link-save = Enregistrer
link-leave = Aller au début

## Règles maison enregistrées

ask-save = Enregistrer ces règles
ask-rename = Renommer
ask-delete = Supprimer « { $name } » ?
ask-delete-text = Ces règles maison disparaîtront. Une partie en cours les garde.
ask-name = Nom
ask-name-empty = Écrivez un nom ici.
ask-name-taken = Il y a déjà des règles de ce nom : elles seront remplacées.
ask-keep = Les garder
ask-cancel = Annuler
ask-delete-yes = Supprimer
ask-save-yes = Enregistrer
ask-rename-yes = Renommer
house-rename-of = Renommer { $name }
house-delete-of = Supprimer { $name }

## Parties des phrases ci-dessus

bonus = { $domino_bonus ->
    [one] La prime est de { $domino_bonus } point.
   *[other] La prime est de { $domino_bonus } points.
}
bonus-out = { $domino_bonus ->
    [one] Faire domino vaut { $domino_bonus } point.
   *[other] Faire domino vaut { $domino_bonus } points.
}
win-late = La manche se joue jusqu’au bout ; puis le score le plus haut, à l’objectif ou au-dessus, gagne.

### Les leçons, les dessins des règles, les conseils et l’histoire, en français. Dans les leçons, $one est qui
### apprend ; $two, $three et $four sont les autres : leurs noms viennent de learn-name-1 et suivants, et
### commencent par une consonne, pour que « de » n’ait pas à s’élider. Le glossaire est en tête de fr.ftl.

## Le chemin

learn-intro = Dix courtes leçons à la table, les règles, et ce qu’il est bon de savoir d’autre.
learn-back = Retour
learn-lessons = Leçons
learn-lesson = Leçon { $number }
learn-lesson-learnt = apprise
learn-progress = { $learnt ->
    [0] Chaque leçon prend une minute.
   *[other] Leçons apprises : { $learnt } sur { $count }
}
learn-start = Commencer
learn-go-on = Continuer
learn-more = À lire
learn-rules = Les règles
learn-rules-about = Les règles du jeu choisi, avec des dessins de la table.
learn-tips = Conseils
learn-tips-about = Ce que regardent les bons joueurs.
learn-history = Histoire
learn-history-about = D’où viennent le jeu et ses noms.

## Une leçon

learn-of = Leçon { $number } sur { $count }
learn-leave = Toutes les leçons
learn-previous = Leçon précédente
learn-on = Continuer
learn-next = Leçon suivante
learn-finish = Terminer
learn-again = Réessayer
learn-numbers = Combien cela fait
learn-amounts = Combien on paie
learn-number = { $number }
learn-calls = Crier ou non
learn-call-yes = Muggins !
learn-call-no = Laisser passer
learn-is-right = C’est juste !
learn-is-wrong = Pas tout à fait.
learn-left = Ce qui reste à { $name }
learn-finished-title = Voilà le jeu
learn-finished-text = Toutes les leçons sont faites. Le reste vient en jouant.
learn-finished-play = À table
learn-name-1 = Léa
learn-name-2 = Paul
learn-name-3 = Chloé
learn-name-4 = David

## Leçon par leçon : ce qu’on enseigne, ce qu’on demande, et pourquoi une réponse est juste ou non

lesson-match = Poser à un bout
lesson-match-1-teach = Les dominos se posent en chaîne. Un domino va à un bout ouvert, par la moitié qui montre le même nombre de points.
lesson-match-1-ask = À { $one } de jouer : choisissez un domino qui va, puis sa place.
lesson-match-1-right = { $tile } va : les moitiés qui se touchent montrent le même nombre. L’autre moitié est le nouveau bout.

lesson-doubles = Les doubles en travers
lesson-doubles-1-teach = Un domino qui porte deux fois le même nombre est un double. Il se pose en travers, et à un bout ses deux moitiés comptent.
lesson-doubles-1-ask = Posez le double de la main de { $one }.
lesson-doubles-1-right = { $tile } se pose en travers et compte deux fois : { $arithmetic }.
lesson-doubles-1-wrong = { $tile } va, mais ses moitiés diffèrent. Un double montre deux fois le même nombre.

lesson-count = Compter les bouts
lesson-count-1-teach = Après chaque pose on additionne les bouts ouverts. Ce qui est entre eux ne compte pas.
lesson-count-1-ask = Combien font les deux bouts ensemble ?
lesson-count-1-right = { $arithmetic } : seule compte la moitié extérieure à chaque bout.
lesson-count-1-wrong = Ce n’est pas { $answer }. Ne regardez que la moitié extérieure à chaque bout de la chaîne.

lesson-twelve = Le 6-6 vaut douze
lesson-twelve-1-teach = Un double à un bout compte par ses deux moitiés : là, le 6-6 vaut douze.
lesson-twelve-1-ask = Quel est le total maintenant ?
lesson-twelve-1-right = { $arithmetic } : douze pour le 6-6, et le 3 à l’autre bout.
lesson-twelve-1-wrong = Ce n’est pas { $answer }. Les deux moitiés du 6-6 comptent, et la moitié extérieure à l’autre bout.
lesson-twelve-2-teach = Dès qu’un domino est posé au-delà, un double ne compte plus. Ici, le 6-2 a couvert le 6-6.
lesson-twelve-2-ask = Et quel est le total maintenant ?
lesson-twelve-2-right = { $arithmetic } : le 6-6 n’est plus un bout.
lesson-twelve-2-wrong = Ce n’est pas { $answer }. Le 6-6 est couvert : seules comptent les moitiés extérieures aux deux bouts.

lesson-fives = Marquer des cinq
lesson-fives-1-teach = Un total qui est un multiple de cinq rapporte autant de points. Du premier domino, les deux moitiés sont des bouts.
lesson-fives-1-ask = { $one } entame : entamez avec le domino qui marque.
lesson-fives-1-right = { $arithmetic } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $one }.
lesson-fives-1-wrong = { $tile } fait { $arithmetic }, et ce n’est pas un multiple de cinq.
lesson-fives-2-teach = Quand un domino est choisi, chacune de ses places dit le total qu’il y ferait.
lesson-fives-2-ask = Posez le domino qui marque le plus.
lesson-fives-2-right = { $arithmetic } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $one }.
lesson-fives-2-wrong = { $tile } fait { $arithmetic }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}. Un autre domino marque plus.

lesson-draw = Piocher quand rien ne va
lesson-draw-1-teach = Qui ne peut rien poser pioche, un domino après l’autre, jusqu’à ce qu’un convienne.
lesson-draw-1-ask = Rien ne va dans la main de { $one }. Piochez un domino.
lesson-draw-1-right = Le domino pioché, { $drawn }, ne va pas non plus.
lesson-draw-2-teach = Piocher ne finit pas le tour.
lesson-draw-2-ask = Toujours rien qui aille. Piochez encore.
lesson-draw-2-right = Le domino pioché, { $drawn }, convient.
lesson-draw-3-teach = Un domino pioché qui convient doit être posé aussitôt. Quand il n’y a plus rien à piocher, qui ne peut rien poser passe.
lesson-draw-3-ask = Posez { $drawn }.
lesson-draw-3-right = { $tile } est sur la table, et le tour est fini.

lesson-block = Une manche bloquée
lesson-block-1-teach = Une manche finit quand quelqu’un pose le dernier domino de sa main. Elle finit aussi quand personne ne peut poser et qu’il n’y a plus rien à piocher : elle est alors bloquée.
lesson-block-1-ask = Ici, tous les dominos ont été distribués, et six des sept six sont sur la table. Bloquez la manche.
lesson-block-1-right = Les deux bouts demandent un six, et les sept six sont sur la table : personne ne peut plus poser.
lesson-block-1-wrong = Après { $tile }, quelqu’un peut encore poser. Faites que les deux bouts demandent un nombre dont il ne reste aucun domino.

lesson-debits = Payer ce qui reste
lesson-debits-1-teach = { $one } a fait domino. Tous les autres paient les points qui restent dans leur main, arrondis au multiple de cinq le plus proche.
lesson-debits-1-ask = Combien paie { $payer } ?
lesson-debits-1-right = { $pips ->
    [one] Pour { $pips } point
   *[other] Pour { $pips } points
}, le plus proche est { $amount } : c’est retiré du score de { $payer }.
lesson-debits-1-wrong = Ce n’est pas { $answer }. Prenez le multiple de cinq le plus proche de { $pips }.
lesson-debits-2-teach = Un ou deux points au-dessus d’un multiple de cinq sont remis, trois ou quatre sont arrondis au-dessus. Un score peut tomber sous zéro.
lesson-debits-2-ask = Et combien paie { $payer } ?
lesson-debits-2-right = { $pips ->
    [one] Pour { $pips } point
   *[other] Pour { $pips } points
}, le plus proche est { $amount }.
lesson-debits-2-wrong = Ce n’est pas { $answer }. Prenez le multiple de cinq le plus proche de { $pips }.

lesson-muggins = Crier Muggins
lesson-muggins-1-teach = Dans certains jeux, un total ne marque que s’il est annoncé. Sinon, un autre peut crier « Muggins ! » et prendre les points.
lesson-muggins-1-ask = { $two } a posé { $last } sans rien annoncer. { $one } doit-elle crier ?
lesson-muggins-1-right = { $arithmetic } : { $two } a laissé filer { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $one } les prend.
lesson-muggins-1-wrong = { $arithmetic } : il y avait quelque chose à prendre. Un double à un bout compte deux fois.
lesson-muggins-2-teach = Si rien n’a été manqué, le cri est une fausse alerte. Dans certains jeux, une fausse alerte coûte des points.
lesson-muggins-2-ask = { $two } a posé { $last } sans rien annoncer. { $one } doit-elle crier ?
lesson-muggins-2-right = { $arithmetic } : rien n’a été manqué, il n’y avait donc rien à réclamer.
lesson-muggins-2-wrong = { $arithmetic } : rien n’a été manqué. Dans ce jeu, la fausse alerte coûte à { $one } { $cost ->
    [0] zéro point
    [one] { $cost } point
   *[other] { $cost } points
}.

lesson-spinner = Le double en croix
lesson-spinner-1-teach = Dans Muggins, une chaîne a deux bouts. Dans Tout en cinq, le premier double s’ouvre en croix : ses deux côtés couverts, ses deux bouts s’ouvrent aussi.
lesson-spinner-1-ask = Posez un domino à un bout du 5-5.
lesson-spinner-1-right = { $tile } commence un troisième bras.
lesson-spinner-1-wrong = { $tile } allonge un bras qui est déjà là. Au-dessus et au-dessous du 5-5, un cinq va aussi.
lesson-spinner-2-teach = Le bout de chaque bras compte. Le double en croix ne compte plus quand ses deux côtés sont couverts.
lesson-spinner-2-ask = Quel est le total maintenant ?
lesson-spinner-2-right = { $arithmetic } : un nombre pour chacun des trois bras.
lesson-spinner-2-wrong = Ce n’est pas { $answer }. Seules comptent les moitiés extérieures des trois bras.

## Sous les dessins des règles : ce qu’ils montrent, et ce que cela fait

diagram-ends = La moitié extérieure compte, à chaque bout.
diagram-ends-plain = Un domino va à un bout qui montre le même nombre.
diagram-double = Un double se pose en travers, et à un bout il compte deux fois.
diagram-double-plain = Un double se pose en travers de la chaîne.
diagram-covered = Un double couvert des deux côtés ne compte plus.
diagram-exposed = Le premier double compte deux fois jusqu’à ce que plus de deux de ses places soient couvertes.
diagram-lone = Le premier domino compte par ses deux moitiés.
diagram-side = Avec un côté couvert, un premier double compte encore.
diagram-headers = Les deux bouts montrent le même nombre.
diagram-header_double = L’un des bouts pareils est un double.
diagram-spinner = Le double en croix : ses deux côtés couverts, ses bouts s’ouvrent aussi.
diagram-tree = Chaque double ouvre quatre voies.
diagram-tally = { $score } à la main : un trait vaut 5, une grande croix avec quatre petites vaut 50.
diagram-counted = { $arithmetic }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
diagram-scored = { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}

## Conseils

tips-intro = Rien de tout cela n’est une règle. C’est ce qui gagne le plus souvent, avec un jeu double-six.
tips-score = Marquez, mais voyez ce que vous laissez
tips-score-text = Prenez les points là où ils sont. Regardez ensuite les bouts qui restent : le suivant marque avec eux. Les totaux 1, 2, 3, 6, 7, 8 et 11 laissent le moins de façons de marquer.
tips-lead = Les entames qui marquent
tips-lead-text = Cinq dominos seulement marquent à l’entame : le 5-5 et le 6-4 font 10, le 5-0, le 4-1 et le 3-2 font 5.
tips-doubles = Gardez les gros doubles pour leur moment
tips-doubles-text = Un gros double vaut le plus à un bout où il fait 10, 15 ou 20. Le 6-6 à un bout et le 4-4 à l’autre font 20, et une chaîne à deux bouts ne peut pas rapporter plus.
tips-suits = Gardez une main de nombres variés
tips-suits-text = Qui a tous les nombres n’a jamais à piocher. De deux poses qui marquent autant, prenez celle qui laisse en main le plus de nombres différents.
tips-heavy = Lâchez à temps les dominos lourds
tips-heavy-text = En fin de manche, les points en main sont un danger. Quand chacun paie pour sa propre main, ils coûtent à qui les tient ; quand le gagnant prend tout, ils sont un cadeau.
tips-count = Comptez les nombres
tips-count-text = Il y a sept dominos pour chaque nombre. Quand on en a vu six, le dernier n’est souvent plus un secret.
tips-draws = Voyez qui pioche
tips-draws-text = Qui pioche n’a aucun des deux nombres des bouts. Laissez-lui ces bouts tant qu’il n’y a rien de mieux à faire.
tips-ends = Soyez maître des bouts
tips-ends-text = Mettez aux bouts des nombres qui manquent aux autres et dont votre main est riche. Pour une chaîne où personne d’autre ne peut marquer, on peut renoncer à quelques points.
tips-block = Bloquez avec une main légère
tips-block-text = Quand vos dominos sont peu nombreux et petits, une manche bloquée coûte peu. Avec une main lourde, gardez la chaîne ouverte.
tips-out = Jouez pour faire domino
tips-out-text = Qui fait domino ne paie rien. Vers la fin, avoir une place pour chaque domino qui reste vaut mieux que marquer une fois de plus.

## Histoire

history-dominoes = Les dominos arrivent en Grande-Bretagne
history-dominoes-text = Les dominos tels que nous les connaissons sont venus du continent en Grande-Bretagne vers la fin du XVIIIe siècle. Le plus ancien jeu dont on y parle est le plus simple : assortir les bouts, et piocher quand rien ne va.
history-fives = Compter par cinq
history-fives-text = Les jeux où marquent les multiples de cinq apparaissent dans les livres au XIXe siècle. Un jeu de cartes nommé All Fives est décrit en 1863, et en 1864 The American Hoyle donne Muggins à côté de Bergen et de Rounce. Le Foster’s Complete Hoyle de 1897 décrit « Muggins, or All Fives ». Le jeu a pris sa forme actuelle au début du XXe siècle.
history-name = Ce qu’est un muggins
history-name-text = Dans l’argot anglais des années 1850, un muggins était quelqu’un de facile à duper. À la table de cartes, c’est devenu le cri qui fait prendre les points que leur propriétaire n’a pas vus ; les joueurs de cribbage le connaissent encore.
history-family = Une grande famille
history-family-text = Les parents portent bien des noms. All Fives a un double en croix ; dans Five-Up, tous le sont ; dans Sniff, le premier double compte encore un moment. Seven-Toed Pete fait rejouer, All Threes compte par trois, et les pubs britanniques jouent à Fives and Threes. Le domino avec pioche et le domino sans pioche ne marquent qu’à la fin d’une manche, et Bergen fait marquer les bouts pareils.
history-today = Aujourd’hui
history-today-text = Les tournois des États-Unis jouent à Five-Up et au domino avec et sans pioche. Au championnat du monde, les cinq se jouent en 250, avec le premier double en croix, et chaque total est annoncé à voix haute.
history-paper = Traits et croix
history-paper-text = Les scores se tenaient à la main, en traits de cinq : une grande croix avec une petite dans chaque coin vaut cinquante. D’autres déplacent des fiches sur une planche de cribbage. Un jeu double-six a 28 dominos, un double-neuf 55 et un double-douze 91.

### Die Spiele und ihre Regeln, und der Weg zu einer Partie, auf Deutsch. Die Wörter stehen am Kopf von de.ftl.

## Die Spiele: ein Name, und ein Satz, der dazu einlädt

game-muggins = Muggins
game-muggins_calls = Muggins mit Rufen
game-muggins_line = Muggins aufs Ganze
game-all_threes = Alle Dreier
game-block_muggins = Muggins ohne Talon
game-seven_toed_pete = Siebenzehen-Pete
game-all_fives = Alle Fünfer
game-five_up = Five-Up
game-sniff = Sniff
game-fives_and_threes = Fünfer und Dreier
game-draw = Ziehdomino
game-block = Blockdomino
game-bergen = Bergen

about-muggins = Das schlichte alte Spiel: Bring die beiden Enden auf ein Vielfaches von fünf, und zahle für alles, was in der Hand bleibt.
about-muggins_calls = Sag deine Punkte laut mit dem Stein an, sonst ruft jemand „Muggins!“ und nimmt sie.
about-muggins_line = Wer die Ohren spitzt, gewinnt: ansagen, rufen, und zehn zahlen für jeden falschen Alarm.
about-all_threes = Dieselbe Jagd mit Dreiern: Mehr Enden zählen, also werden auch mehr verpasst.
about-block_muggins = Kein Ziehen und keine Gnade: Spiel, was du bekommen hast, sag es an und erwische die anderen.
about-seven_toed_pete = Für vier: Jeder Pasch und jeder Treffer bringt noch einen Zug, also immer weiter.
about-all_fives = Der erste Pasch öffnet vier Wege, und ein gutes Ende kann fünfunddreißig bringen.
about-five_up = Jeder Pasch ist eine Kreuzung, und auf dem Tisch wächst ein Baum.
about-sniff = Der erste Pasch zählt weiter, solange eine Seite von ihm herausschaut.
about-fives_and_threes = Das Spiel aus dem Pub: Fünfer und Dreier zählen zugleich, und das Ziel will genau getroffen sein.
about-draw = Das Spiel, das alle kennen: Sei zuerst fertig und gewinne, was die anderen noch halten.
about-block = Das kürzeste von allen: kein Ziehen, nur legen, passen und zählen.
about-bergen = Der niedrigste Pasch eröffnet, und zwei gleiche Enden sind das, worauf es ankommt.

game-players = { $low }–{ $high } Spieler
game-players-one = { $count } Spieler
game-set = Doppel-{ $tile_set ->
    [6] Sechs
    [9] Neun
    [12] Zwölf
   *[other] { $tile_set }
}
game-change = { $option }: { $value }
game-changes = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
game-after = Nach { $game }
game-edited = { $name }, geändert
game-with-changes = { $game }, auf eigene Art

## Die Startseite und die Wahl eines Spiels

setup-game = Das Spiel
setup-other = Andere Spiele
setup-rules = Regeln
setup-house = Hausregeln
setup-teams = Parteien
setup-teams-none = Alle für sich
setup-teams-partners = Partner
setup-with = mit { $names }
setup-not-taken = in diesem Spiel nicht
games-title = Wähle ein Spiel
games-intro = Dreizehn Arten zu spielen, und so viele dazu, wie du dir ausdenkst.
games-larger = Mit einem größeren Satz ist jedes Spiel für zwei bis sechs Personen.
games-set = Steinsatz
games-yours = Deine eigenen
games-named = Die Spiele
games-back = Zurück
games-waiting = Die Spiele werden bereitgelegt.

## Das Regelblatt

sheet-rules-title = Regeln: { $game }
sheet-rules-mark = Was anders ist als in Muggins, ist markiert.
sheet-rules-same = Das sind die Regeln von Muggins.
sheet-rules-differs = anders als in Muggins
sheet-rules-muggins = In Muggins: { $rule }
sheet-rules-waiting = Die Regeln werden nachgeschlagen.
theme-deal = Das Austeilen
theme-lead = Die Eröffnung
theme-drawing = Legen und Ziehen
theme-counting = Was zählt
theme-points = Punkte
theme-calls = Ansagen und Rufen
theme-round = Das Ende einer Runde
theme-match = Das Ende der Partie
basic-drawing = Reihum im Uhrzeigersinn legen alle einen Stein an ein offenes Ende mit gleich vielen Augen. Wer legen kann, muss legen.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] Ein Los entscheidet, wer die erste Runde eröffnet: Wer die meisten Augen zieht, beginnt.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] Ein einfacher Stein zählt mit seiner freien Hälfte. Ein Pasch zählt mit beiden Hälften, bis eine zweite Stelle von ihm belegt ist, danach nicht mehr.
}
basic-round = Eine Runde endet, wenn jemand den letzten Stein der Hand legt oder wenn niemand mehr legen kann.

## Ein Satz für jede Hausregel, wie sie gilt; eine Regel, die neben den anderen nichts ausmacht, ist `idle`,
## was immer eingestellt ist. Ein leerer Satz wird nicht gezeigt.

rule-players = { $players } Personen spielen.
rule-tile_set = { $tile_set ->
    [6] Ein Satz bis Doppel-Sechs: 28 Steine, von null bis sechs.
    [9] Ein Satz bis Doppel-Neun: 55 Steine, von null bis neun.
    [12] Ein Satz bis Doppel-Zwölf: 91 Steine, von null bis zwölf.
   *[other] Ein Satz bis Doppel-{ $tile_set }.
}
rule-teams = { $teams ->
    [partners] Wer sich gegenübersitzt, spielt als Partner mit gemeinsamen Punkten.
   *[none] Alle spielen für sich.
}
rule-hand_size = { $hand_size ->
    [one] Alle bekommen einen Stein; der Rest ist der Talon.
   *[other] Alle bekommen { $hand_size } Steine; was übrig bleibt, ist der Talon.
}
rule-draw = { $draw ->
    [idle] Niemand zieht, denn es bleibt nichts zum Ziehen: Wer nicht legen kann, passt.
    [one] Wer nicht legen kann, zieht einen Stein: Passt er, wird er gelegt, sonst ist der Zug vorbei.
    [none] Niemand zieht: Wer nicht legen kann, passt.
   *[until_playable] Wer nicht legen kann, zieht, bis ein Stein passt, und legt diesen. Ist nichts mehr zu ziehen, wird gepasst.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] Der Talon darf bis auf den letzten Stein aufgebraucht werden.
    [one] Der letzte Stein des Talons wird nie gezogen.
   *[other] Die letzten { $reserve } Steine des Talons werden nie gezogen.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] Wer einen Pasch legt oder Punkte macht, ist noch einmal dran.
   *[none] Ein gelegter Stein ist ein Zug.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] Eröffnen darf nur ein Pasch oder ein Stein, der Punkte bringt; wer keinen hat, gibt die Eröffnung weiter.
    [lowest_double] Der niedrigste ausgeteilte Pasch eröffnet, auch in der ersten Runde.
   *[any] Jeder Stein darf eröffnen.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] Wer eine Runde gewinnt, eröffnet die nächste.
    [rotate] In jeder Runde wandert die Eröffnung einen Platz weiter.
    [lowest_double] Hat jemand Domino gemacht, eröffnet der niedrigste Pasch die nächste Runde.
   *[finisher] Wer den letzten Stein legt, eröffnet die nächste Runde.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] Nach einer blockierten Runde eröffnet, wer sie gewonnen hat; gibt es niemanden, entscheidet ein neues Los.
    [rotate] Auch nach einer blockierten Runde wandert die Eröffnung einen Platz weiter.
    [lowest_double] Nach einer blockierten Runde eröffnet der niedrigste Pasch.
   *[lot] Nach einer blockierten Runde entscheidet ein neues Los.
}
rule-spinner = { $spinner ->
    [first] Der erste Pasch einer Runde ist der Spinner: Sind seine beiden Seiten belegt, öffnen sich auch seine beiden Enden, und die Kette kann in vier Richtungen wachsen.
    [all] Jeder Pasch öffnet vier Wege: Sind seine beiden Seiten belegt, öffnen sich auch seine beiden Enden.
   *[none] Kein Pasch verzweigt: Eine Kette hat zwei Enden.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] Nur der erste Pasch zählt länger: mit beiden Hälften, bis zwei Stellen belegt sind, mit einer Hälfte bei drei und gar nicht bei vier.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] Nach jedem Legen werden die offenen Enden zusammengezählt; die Wertungszahlen, durch die sich die Summe teilen lässt, sagen, was sie wert ist.
    [headers] Legen bringt 2 Punkte, wenn beide Enden der Kette gleich viele Augen zeigen, und 3, wenn eines davon ein Pasch ist.
    [none] Legen bringt keine Punkte: Nur das Ende einer Runde zählt.
   *[multiples] Nach jedem Legen werden die offenen Enden zusammengezählt, und manche Summen bringen Punkte.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] Vielfache von drei zählen: 3, 6, 9 und so weiter.
        [u5_3] Vielfache von fünf und Vielfache von drei zählen.
       *[u5] Vielfache von fünf zählen: 5, 10, 15 und so weiter.
    }
    [quotients] { $units ->
        [u3] Ein Vielfaches von drei bringt einen Punkt für jede Drei darin: 12 sind 4 Punkte.
        [u5_3] Ein Vielfaches von fünf bringt einen Punkt für jede Fünf darin, ein Vielfaches von drei einen für jede Drei: 15 sind 3 + 5 = 8 Punkte.
       *[u5] Ein Vielfaches von fünf bringt einen Punkt für jede Fünf darin: 15 sind 3 Punkte.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] Eine Summe zählt, wie sie ist: 15 sind fünfzehn Punkte.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] Summen werden durch { $divisor } geteilt und sind dann Punkte, ebenso alles, was am Ende einer Runde abgerechnet wird.
       *[other] Was am Ende einer Runde abgerechnet wird, wird durch { $divisor } geteilt.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] Punkte gibt es nur, wenn mit dem Stein die richtige Summe angesagt wird. Eine falsche Zahl ist so gut wie Schweigen, und was gesagt ist, gilt.
       *[automatic] Alle Punkte werden von selbst aufgeschrieben: Niemand muss sie ansagen.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] Bis zum nächsten Zug dürfen die anderen „Muggins!“ rufen; da Legen aber keine Punkte bringt, ist jeder Ruf falsch.
       *[other] Bis zum nächsten Zug dürfen die anderen „Muggins!“ rufen, wenn Punkte nicht angesagt wurden: Wer zuerst ruft, bekommt sie.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] Punkte, die nicht angesagt werden, sind verloren; niemand sonst bekommt sie.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] Gerufene Punkte werden der Person, die sie verpasst hat, auch abgezogen, wenn ihr Punktestand dafür reicht.
    [full] Gerufene Punkte werden der Person, die sie verpasst hat, auch abgezogen, sogar unter null.
   *[none] Wer die Punkte verpasst hat, verliert dadurch nichts weiter.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] Ein falscher Ruf kostet nichts.
   *[other] Ein falscher Ruf kostet { $false_call } Punkte.
}
rule-settlement = { $settlement ->
    [winner_opponents] Wer Domino macht, bekommt die Augen in den Händen aller Gegner.
    [winner_difference] Wer Domino macht, bekommt die Augen aller Gegner, abzüglich derer, die der eigenen Partei bleiben.
    [winner_each_difference] Wer Domino macht, bekommt für jede gegnerische Hand deren Augen abzüglich der eigenen.
    [winner_bonus] Wer Domino macht, bekommt die Prämie.
    [none] Macht jemand Domino, kostet das, was in den Händen bleibt, niemanden etwas.
   *[own_debit] Macht jemand Domino, zahlen alle für die Augen, die in ihrer eigenen Hand bleiben.
}
rule-blocked = { $blocked ->
    [winner_opponents] Eine blockierte Runde gewinnt die niedrigste Hand; sie bekommt die Augen aller Gegner. Gleichstand gewinnt nichts.
    [winner_difference] Eine blockierte Runde gewinnt die niedrigste Hand; ihre Partei bekommt die Augen aller Gegner abzüglich der eigenen. Gleichstand gewinnt nichts.
    [winner_each_difference] Eine blockierte Runde gewinnt die niedrigste Hand; sie bekommt für jede gegnerische Hand deren Augen abzüglich der eigenen. Gleichstand gewinnt nichts.
    [winner_bonus] Eine blockierte Runde gewinnt die niedrigste Hand; sie bekommt die Prämie. Gleichstand gewinnt nichts.
    [none] Eine blockierte Runde kostet niemanden etwas und bringt niemandem etwas.
   *[own_debit] In einer blockierten Runde zahlen alle für die eigene Hand, auch die niedrigste.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] Augen zählen, wie sie sind, ohne Rundung.
   *[other] Jeder dieser Beträge wird auf das nächste Vielfache von { $round_to } gerundet.
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
            [winner_bonus] { bonus } Auch ein Domino bringt sie ein.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] Die Partie geht bis { $target } Punkte.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] Das Ziel muss genau getroffen werden: Punkte, die darüber hinausgingen, verfallen.
   *[reach] Wer über das Ziel hinauskommt, hat es auch erreicht.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] Wer das Ziel zuerst erreicht, gewinnt sofort, mitten in der Runde, und es wird nichts mehr gezahlt.
}
rule-win_by = { $win_by ->
    [going_out] Nicht Punkte gewinnen die Partie, sondern Dominos. Blockierte Runden zählen nicht.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [one] Wer zuerst Domino macht, gewinnt.
   *[other] Die Partei, die zuerst in { $outs_to_win } Runden Domino macht, gewinnt.
}
rule-max_rounds = { $max_rounds ->
    [none] Die Partie dauert so viele Runden, wie sie braucht.
    [one] Nach einer Runde ist sie aus, und der höchste Punktestand gewinnt.
   *[other] Spätestens nach { $max_rounds } Runden ist sie aus, und der höchste Punktestand gewinnt.
}

## Die Hausregeln einzeln

house-title = Hausregeln: { $game }
house-intro = Ändere, was du magst. Was anders ist als im Spiel, ist markiert.
house-changed = geändert
house-reset = Zurück auf: { $value }
house-reset-plain = Wie im Spiel
house-reset-all = Alle Änderungen zurücknehmen
house-idle = Jetzt ohne Wirkung, wegen „{ $option }“: { $value }.
house-save = Speichern
house-play = Mit diesen Regeln spielen
house-share = Link kopieren
house-none = ohne Grenze

share-copied = Der Link ist kopiert. Wer ihn öffnet, sieht diese Regeln.
share-by-hand = Kopiere diesen Link:

option-players = Personen
option-tile_set = Steinsatz
option-teams = Parteien
option-hand_size = Steine je Hand
option-draw = Ziehen
option-reserve = Steine, die nie gezogen werden
option-lead_next = Wer die nächste Runde eröffnet
option-lead_after_block = Wer nach einer Blockade eröffnet
option-lead_tile = Was eröffnen darf
option-spinner = Pasche, die verzweigen
option-spinner_count = Wie Pasche zählen
option-scoring = Was Legen bringt
option-units = Summen, die zählen
option-divisor = Punkte werden geteilt durch
option-claim = Punkte werden
option-muggins = Muggins rufen
option-muggins_deduct = Verpasste Punkte werden abgezogen
option-false_call = Ein falscher Ruf kostet
option-settlement = Wenn jemand Domino macht
option-blocked = Wenn eine Runde blockiert ist
option-round_to = Beträge werden gerundet auf
option-domino_bonus = Prämie für ein Domino
option-target = Ziel
option-target_mode = Wie das Ziel erreicht wird
option-win_when = Wann das Ziel gewinnt
option-win_by = Was die Partie gewinnt
option-outs_to_win = Dominos zum Sieg
option-extra_turn = Zusätzliche Züge
option-max_rounds = Höchstens Runden

choice-players = { $value }
choice-tile_set = { $value ->
    [6] Doppel-Sechs
    [9] Doppel-Neun
    [12] Doppel-Zwölf
   *[other] Doppel-{ $value }
}
choice-teams = { $value ->
    [partners] Partner sitzen sich gegenüber
   *[none] alle für sich
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] ein Stein je Zug
    [none] niemand zieht
   *[until_playable] bis ein Stein passt
}
choice-reserve = { $value ->
    [0] keine
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] wer die Runde gewann
    [rotate] der nächste Platz
    [lowest_double] der niedrigste Pasch
   *[finisher] wer Domino machte
}
choice-lead_after_block = { $value ->
    [round_winner] wer die Runde gewann
    [rotate] der nächste Platz
    [lowest_double] der niedrigste Pasch
   *[lot] ein neues Los
}
choice-lead_tile = { $value ->
    [double_or_scoring] Pasch oder Punktestein
    [lowest_double] der niedrigste Pasch
   *[any] jeder Stein
}
choice-spinner = { $value ->
    [first] der erste Pasch
    [all] jeder Pasch
   *[none] keine
}
choice-spinner_count = { $value ->
    [while_exposed] der erste, solange er frei ist
   *[until_both_sides] bis sie belegt sind
}
choice-scoring = { $value ->
    [quotients] Summe ÷ Wertungszahlen
    [headers] gleiche Enden
    [none] nichts
   *[multiples] die Summe selbst
}
choice-units = { $value ->
    [u3] Vielfache von drei
    [u5_3] von fünf und von drei
   *[u5] Vielfache von fünf
}
choice-divisor = { $value ->
    [1] nichts: Punkte sind Augen
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] angesagt
   *[automatic] von selbst aufgeschrieben
}
choice-muggins = { $value ->
    [on] erlaubt
   *[off] nicht erlaubt
}
choice-muggins_deduct = { $value ->
    [if_covered] wenn die Punkte reichen
    [full] immer
   *[none] nie
}
choice-false_call = { $value ->
    [0] nichts
   *[other] { $value } Punkte
}
choice-settlement = { $value ->
    [winner_opponents] alle Augen an den Sieger
    [winner_difference] der Rest an den Sieger
    [winner_each_difference] jeder Rest an den Sieger
    [winner_bonus] die Prämie an den Sieger
    [none] nichts
   *[own_debit] alle zahlen ihre eigenen
}
choice-blocked = { $value ->
    [winner_opponents] alle Augen an die niedrigste
    [winner_difference] der Rest an die niedrigste
    [winner_each_difference] jeder Rest an die niedrigste
    [winner_bonus] die Prämie an die niedrigste
    [none] nichts
   *[own_debit] alle zahlen ihre eigenen
}
choice-round_to = { $value ->
    [1] nichts: sie bleiben genau
   *[other] Vielfache von { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] genau
   *[reach] erreicht oder überschritten
}
choice-win_when = { $value ->
    [end_of_round] am Ende der Runde
   *[at_once] sofort
}
choice-win_by = { $value ->
    [going_out] Dominos
   *[points] Punkte
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] nach einem Pasch oder Punkten
   *[none] keine
}
choice-max_rounds = { $value ->
    [none] ohne Grenze
   *[other] { $value }
}

## Warum Regeln sich nicht vertragen

fault-title = So lässt sich nicht spielen:
fault-range = „{ $option }“ muss eine ganze Zahl von { $lowest } bis { $highest } sein.
fault-choice = „{ $option }“ kann das nicht sein.
fault-hands_exceed_set = { $players } Hände mit { $hand_size } Steinen sind { $dealt } Steine, aber der Satz hat nur { $tiles }. Teile weniger aus oder nimm einen größeren Satz.
fault-partners = { $players } Personen können nicht als Partner spielen: Dafür braucht es vier oder sechs.
fault-headers_spinner = Gleiche Enden lassen sich nur in einer Kette mit zwei Enden vergleichen; diese Wertung verträgt sich also nicht mit Paschen, die verzweigen.
fault-units_divisor = Summen in Vielfachen von { $units } lassen sich nicht ohne Rest durch { $divisor } teilen. Ändere, was zählt, oder wodurch Punkte geteilt werden.
fault-settlement_divisor = Auf { $round_to } gerundete Beträge lassen sich nicht ohne Rest durch { $divisor } teilen. Runde auf { $divisor } oder teile durch etwas anderes.
fault-nothing_earns = Niemand könnte je gewinnen: Punkte gewinnen die Partie, und mit diesen Regeln bringt nichts welche ein. Lass Legen oder das Ende einer Runde Punkte bringen, lass Dominos gewinnen oder begrenze die Runden.
fault-target_between = Niemand könnte das Ziel von { $target } je genau treffen, denn alle Punkte sind Vielfache von { $unit }. Nimm ein Vielfaches von { $unit } oder lass zu, dass das Ziel überschritten wird.
fault-players = { $game } ist für { $numbers } Personen, außer du nimmst einen größeren Satz oder sagst, wie viele Steine ausgeteilt werden.
fault-players_option = Wie viele mitspielen, ist keine Hausregel: Es muss daneben stehen. Der Link ist vielleicht von Hand gemacht.
fault-set = Einen Satz bis Doppel-{ $tile_set } gibt es an diesem Tisch nicht. Nimm einen bis Doppel-Sechs, Doppel-Neun oder Doppel-Zwölf.
fault-unknown = Eine Hausregel namens „{ $option }“ gibt es hier nicht. Vielleicht stammen die Regeln aus einer neueren Version des Spiels.
fault-preset = Ein Spiel namens „{ $preset }“ gibt es hier nicht. Vielleicht stammen die Regeln aus einer neueren Version des Spiels.
fault-other = Diese Regeln vertragen sich nicht.
fault-undo = Änderung zurücknehmen: „{ $option }“
fault-undo-last = Letzte Änderung zurücknehmen

## Regeln, die mit einem Link kamen

link-title = Hausregeln von jemandem
link-named = { $name }
link-text = { $game } für { $players } Personen, mit diesen Regeln.
link-broken-title = Dieser Link ist nicht lesbar
link-broken-text = Er ist beschädigt oder unvollständig. Bei dir hat sich nichts geändert.
link-refused-title = Diese Regeln lassen sich nicht spielen
link-refused-text = Der Link ist lesbar, aber seine Regeln vertragen sich nicht. Bei dir hat sich nichts geändert.
link-play = Mit diesen Regeln spielen
link-save = Speichern
link-leave = Zum Start

## Gespeicherte Hausregeln

ask-save = Diese Regeln speichern
ask-rename = Umbenennen
ask-delete = „{ $name }“ löschen?
ask-delete-text = Diese Hausregeln sind dann fort. Eine laufende Partie behält sie.
ask-name = Name
ask-name-empty = Hier fehlt ein Name.
ask-name-taken = Regeln mit diesem Namen gibt es schon: Sie werden ersetzt.
ask-keep = Behalten
ask-cancel = Abbrechen
ask-delete-yes = Löschen
ask-save-yes = Speichern
ask-rename-yes = Umbenennen
house-rename-of = { $name } umbenennen
house-delete-of = { $name } löschen

## Teile von Sätzen oben

bonus = { $domino_bonus ->
    [one] Die Prämie beträgt einen Punkt.
   *[other] Die Prämie beträgt { $domino_bonus } Punkte.
}
bonus-out = { $domino_bonus ->
    [one] Ein Domino ist einen Punkt wert.
   *[other] Ein Domino ist { $domino_bonus } Punkte wert.
}
win-late = Die Runde wird zu Ende gespielt; dann gewinnt der höchste Punktestand am Ziel oder darüber.

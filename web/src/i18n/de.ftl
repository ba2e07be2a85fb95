### Alles, was die Seite sagt, auf Deutsch. Die Spielenden heißen immer bei ihrem Namen, damit ein Text für
### alle stimmt, die ihn lesen. Wo die Seite jemanden anspricht, sagt sie „du“; Knöpfe stehen im Infinitiv.
###
### Wörter: tile Stein · pips Augen · double Pasch · line Kette · open end offenes Ende · boneyard Talon ·
### hand Hand · round Runde · match Partie · lead eröffnen · place legen, anlegen · draw ziehen · pass passen ·
### count Summe · points Punkte · score (say) ansagen · call Muggins rufen · to domino Domino machen ·
### block blockiert · settlement Abrechnung · side Partei · target Ziel · spinner Spinner

## Das Spiel und sein Anfang

game = Muggins
game-line = Das Dominospiel mit den Fünfern: Bring die beiden Enden der Kette auf ein Vielfaches von fünf, und es zählt für dich. Allein gegen den Computer, oder zwei bis sechs Personen an einem Gerät, das herumgeht.
start-players = Spieler
start-seats = Namen
start-name = Spieler { $number }
start-deal = Austeilen
start-resume = Partie fortsetzen: { $scores }
start-resume-score = { $name } { $score }
start-new = Neue Partie beginnen
start-last = Letzte Partie ansehen: { $scores }
name-empty = Hier fehlt ein Name.
name-same = Diesen Namen hat schon jemand.
name-long = Ein Name hat höchstens { $limit } Zeichen.
licences = Lizenzen
replace-title = Die laufende Partie aufgeben?
replace-text = { $scores }. Eine neue Partie tritt an ihre Stelle, und sie lässt sich nicht zurückholen.
replace-yes = Neue Partie beginnen
replace-no = Partie behalten
elsewhere-title = Diese Partie ist in einem anderen Tab offen
elsewhere-text = Eine Partie wird nur an einem Ort gespielt, damit nichts verloren geht. Wer hier weiterspielt, legt sie dort weg.
elsewhere-here = Hier spielen

## Laden

loading-title = Das Spiel wird bereit gemacht
loading-resume = Zurück zur Partie: { $scores }
resume-fetching = Gleich so weit: { $percent } %
resume-ready-soon = Gleich so weit …
progress-download = Die Regeln werden geladen
progress-start = Python startet
progress-install = Die Regeln werden eingerichtet
progress-ready = Bereit
progress-other = Gleich so weit
progress-percent = { $percent } %

## Das Los

lot-title = Das Los um die Eröffnung
lot-explain = Alle ziehen einen Stein. Wer die meisten Augen hat, eröffnet.
lot-row-tied = Gleichstand: { $names } ziehen noch einmal
lot-draw = { $name } zieht { $tile }
lot-leads = { $name } eröffnet
go-on = Weiter

## Der Tisch

number = { $number }
gain = +{ $points }
loss = −{ $amount }
pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
round = Runde { $number }
bar-goal-points = bis { $goal }
bar-goal-outs = bis { $goal ->
    [one] { $goal } Runde
   *[other] { $goal } Runden
}
leave = Verlassen
sheet-open = Punkte
line-label = Die Kette
line-closer = Näher ansehen
line-closer-title = Die Kette
line-closer-back = Zurück zum Tisch
line-empty = Noch liegt nichts auf dem Tisch.
line-empty-short = { $name } eröffnet
line-describe = { $tiles ->
    [one] { $tiles } Stein auf dem Tisch: { $list }.
   *[other] { $tiles } Steine auf dem Tisch: { $list }.
}
line-branch = Ein Zweig an { $at }: { $list }.
line-branch-label = Zweig an { $at }: { $list }
line-end = { $pips } an { $anchor }
line-ends = Offene Enden: { $ends }.
line-ends-apart = Offene Enden, die zählen: { $ends }. Offene Enden, die nicht zählen: { $others }.
line-count = Summe { $count }.
boneyard = Talon
boneyard-left = { $count ->
    [0] Der Talon ist leer
    [one] { $count } Stein im Talon
   *[other] { $count } Steine im Talon
}
boneyard-draw = Stein ziehen, noch { $count } übrig
players-label = Spieler
player-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
player-tiles = { $count ->
    [0] keine Steine
    [one] { $count } Stein
   *[other] { $count } Steine
}
player-turn = ist dran
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hand-of = Hand von { $name }
hand-hide = Hand verdecken
prompt-lead = { $name } eröffnet: Lege einen Stein
prompt-choose = { $name }: Wähle einen Stein
prompt-place = Lege { $tile } an eine helle Stelle
prompt-place-one = Lege { $tile } an die helle Stelle
prompt-draw = Nichts passt. Zieh einen Stein.
prompt-drawn = { $tile } ist gezogen und passt: Der Stein muss gelegt werden
prompt-again = { $name } ist noch einmal dran: Wähle einen Stein
prompt-pass = Nichts passt, und der Talon ist leer: { $name } passt
prompt-pass-undrawn = Nichts passt, und es darf nicht gezogen werden: { $name } passt
prompt-pass-lead = Mit keinem Stein dieser Hand darf eröffnet werden: { $name } gibt die Eröffnung weiter
draw = Stein ziehen
pass = Passen
tile-drawn = eben gezogen
tile-quiet = passt jetzt nicht
places-label = Wo { $tile } passt
ghost-label = { $tile } an { $anchor } legen: Summe { $total }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ghost-lead = Mit { $tile } eröffnen: Summe { $total }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ghost-count = = { $total }
ghost-plain = { $tile } an { $anchor } legen
ghost-plain-lead = Mit { $tile } eröffnen
ghost-scores = { $tile } an { $anchor } legen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ghost-scores-lead = Mit { $tile } eröffnen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
take-back = { $name }: { $tile } zurücknehmen
curtain-title = Weitergeben an { $name }
curtain-show = Ich bin { $name }: Hand zeigen
log-title = Diese Runde
log-empty = Noch ist kein Stein gelegt.
said = { $name }: { $text }
sentence = { $text }.

## Was geschehen ist, in einem Satz

event-lead = { $name } eröffnet mit { $tile }
event-place = { $name } legt { $tile } an { $anchor }
event-saying = { $played } und sagt { $count }
event-silent = { $played } und sagt nichts
event-only = { $played }.
event-counted = { $arithmetic }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-missed = { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verpasst!
event-call = { $name } ruft Muggins gegen { $other }! { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $name }.
event-call-void = { $name } ruft Muggins gegen { $other }! { $missed ->
    [one] { $missed } Punkt war verpasst, ginge
   *[other] { $missed } Punkte waren verpasst, gingen
} aber über das genaue Ziel hinaus: { $name } gewinnt nichts.
event-deducted = { $other } verliert { $deducted }.
event-false-call = { $name } ruft Muggins gegen { $other }. Falscher Ruf: { $points ->
    [0] { $name } zahlt nichts
   *[other] { $name } zahlt { $points }
}.
event-call-count = Die Summe ist { $arithmetic }.
event-draw = { $name } zieht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
event-drawn = { $name } zog { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}
event-pass = { $name } passt.
event-passed = { $name } passte
event-taken-back = { $name } nimmt den Stein zurück.
strip-player = { $name } legte { $tile }
strip-leader = { $name } eröffnete mit { $tile }
strip-missed = { $name } hat { $points } verpasst!
strip-called = { $name } ruft Muggins gegen { $other }!
strip-false = Falscher Ruf von { $name }!
strip-goes = { $points } für { $name }
strip-takes = { $points } von { $other } an { $name }
strip-void = Über das Ziel: nichts
strip-loses = { $other } verliert { $deducted }
strip-pays = { $name } zahlt { $points }
strip-unpaid = Nichts zu holen
strip-says = „{ $count }!“
strip-silent = sagt nichts

## Eine Summe ansagen, und rufen

# $played: „Ann legt 6-4 an 5-4“
say-title = { $played }: Was wird angesagt? Es gilt.
say-group = Die Summe, die gesagt wird
say-nothing = Nichts
say-count = { $count }
say-other = Andere Summe
say-it = Ansagen
say-back = Zurück
muggins = Muggins!
muggins-who = Wer ruft?
muggins-name = { $name }: Muggins!
muggins-nobody = Niemand
patience = Zeit zum Rufen
patience-off = keine
patience-seconds = { $seconds } s
curtain-held = Will jemand rufen? { $seconds } …

## Das Ende einer Runde

end-domino = { $name } macht Domino!
end-domino-text = Der letzte Stein liegt auf dem Tisch. Jetzt zeigen alle, was übrig ist.
end-domino-text-own = Der letzte Stein liegt auf dem Tisch. Jetzt zeigen alle, was übrig ist, und zahlen dafür.
end-block = Blockiert: Niemand kann legen
end-block-text = Nichts passt mehr, und es gibt nichts zu ziehen. Jetzt zeigen alle, was übrig ist.
end-block-text-own = Nichts passt mehr, und es gibt nichts zu ziehen. Alle zahlen für das, was übrig ist.
end-target = { $name } erreicht { $score }
end-target-text = Das Ziel von { $target } ist erreicht: Die Partie ist aus, und was übrig ist, zählt nicht.
end-show = Hände zeigen
settlement-title = Abrechnung der Runde { $number }
settlement-domino = { $name } hat Domino gemacht
settlement-none-left = Keine Steine übrig
settlement-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
settlement-others = { $pips ->
    [one] { $pips } Auge der anderen
   *[other] { $pips } Augen der anderen
}
settlement-sum = { $sum } Augen
settlement-rounded = gerundet auf { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } → { $after }
settlement-pays = zahlt { $amount }
settlement-pays-nothing = zahlt nichts
settlement-gains = gewinnt { $amount }
settlement-loses = verliert { $amount }
settlement-same = wie zuvor
settlement-how-own_debit = Jede Partei zahlt für die eigene Hand.
settlement-how-winner_opponents = { $name } bekommt, was die anderen noch halten.
settlement-how-winner_difference = { $name } bekommt, was die anderen noch halten, abzüglich dessen, was der eigenen Partei bleibt.
settlement-how-winner_each_difference = { $name } bekommt den Unterschied zu jeder der anderen Hände.
settlement-how-winner_bonus = { $name } bekommt die Prämie.
settlement-how-none = Niemand bekommt oder zahlt etwas.
settlement-no-winner = Die niedrigsten Hände sind gleich: Niemand gewinnt die Runde.
settlement-next-finisher = { $name } hat Domino gemacht und eröffnet die nächste Runde.
settlement-next-round_winner = { $name } hat die Runde gewonnen und eröffnet die nächste.
settlement-next-rotate = Die nächste Runde eröffnet der Reihe nach { $name }.
settlement-next-lowest_double = Der niedrigste ausgeteilte Pasch eröffnet die nächste Runde.
settlement-next-lot = Ein neues Los entscheidet, wer als Nächstes eröffnet.
settlement-next = Nächste Runde

## Das Ende der Partie

# Ein Name, oder zwei von Partnern: „Ann & Cleo“
match-won = Sieg für { $name }
match-shared = Sieg für { $names }
match-text = { $rounds ->
    [one] In einer Runde, bis { $target }.
   *[other] In { $rounds } Runden, bis { $target }.
}
match-text-open = { $rounds ->
    [one] In einer Runde.
   *[other] In { $rounds } Runden.
}
match-rematch = Revanche
match-new = Neue Partie

## Das Spielblatt

sheet-title = Spielblatt
sheet-close = Schließen

# Die Einstellungen.
settings-title = Einstellungen
settings-look = Aussehen
settings-play = Spielen
settings-feel = Bewegung und Ton
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = Helligkeit
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-tiles = Steine
settings-tiles-ivory = Elfenbein
settings-tiles-ebony = Ebenholz
settings-tiles-colours = Farben und Formen
settings-felt = Tisch
settings-felt-green = Grün
settings-felt-blue = Blau
settings-felt-claret = Weinrot
settings-pace = Bewegung
settings-pace-calm = Ruhig
settings-pace-quick = Schnell
settings-pace-still = Keine
settings-confirm = Vor dem Legen nachfragen
settings-onlyMove = Den einzigen passenden Stein von selbst legen
settings-autoDraw = Von selbst ziehen
settings-autoPass = Von selbst passen
settings-sounds = Töne
settings-vibration = Vibration
settings-awake = Bildschirm in der Partie anlassen
sheet-round = Runde
sheet-in-play = läuft noch
sheet-points = Punkte
sheet-settled = Abrechnung
sheet-calls = Muggins-Rufe
sheet-total = Stand
sheet-tally = Striche
sheet-tally-explain = Ein Strich ist 5, ein Kreuz 10. Ein großes Kreuz mit vier kleinen ist 50.
sheet-by-domino = Domino: { $name }
sheet-by-block = blockiert
sheet-by-target = Ziel erreicht
sheet-target = Das Ziel ist { $target }.

## Hinweise und Pannen

notice-close = Schließen
notice-restarting = Das Regelwerk ist stehen geblieben. Es wird neu gestartet …
notice-recovered = Das Regelwerk war stehen geblieben und ist neu gestartet. Die Partie geht nach dem letzten Zug weiter, den es noch angenommen hatte.
notice-unsaved = Die Partie wird nicht gespeichert: Der Speicher dieses Browsers fehlt oder ist voll. Das Spiel geht weiter; lass diese Seite offen.
notice-update = Eine neue Version ist da.
notice-update-take = Jetzt nehmen
notice-update-later = Später
broken-title = Die gespeicherte Partie ist nicht lesbar
broken-text = Ihre Aufzeichnung ist beschädigt oder stammt aus einer anderen Version. Sie bleibt in diesem Browser aufgehoben, und du kannst sie als Datei herunterladen.
broken-download = Aufzeichnung herunterladen
broken-new = Neue Partie beginnen
failed-title = Das Spiel ließ sich nicht laden
failed-retry = Noch einmal versuchen
failed-kept = Eine laufende Partie bleibt erhalten.
failed-detail = Was schiefging: { $detail }

## Ablehnungen und Pannen nach ihrem Code

error-not_your_turn = Jemand anders ist dran.
error-tile_not_held = Dieser Stein ist nicht in dieser Hand.
error-no_match = Keine Hälfte passt an ein offenes Ende.
error-must_place_drawn = Der gezogene Stein passt, also muss er gelegt werden.
error-can_place = Ein Stein der Hand passt, also muss gelegt werden.
error-boneyard_empty = Es ist kein Stein zum Ziehen mehr da.
error-drawn_already = Es ist schon gezogen worden: Nur ein Stein je Zug ist erlaubt.
error-no_drawing = In diesem Spiel wird nicht gezogen.
error-must_draw = Es sind noch Steine zum Ziehen da.
error-not_leadable = Mit diesem Stein darf jetzt nicht eröffnet werden.
error-no_announcing = In diesem Spiel wird keine Summe angesagt.
error-no_seat = Dort sitzt niemand.
error-nothing_to_call = Es gibt nichts mehr zu rufen.
error-own_placement = Gegen sich selbst ruft niemand Muggins.
error-called_already = Diese Person hat schon gerufen.
error-not_ended = Die Runde ist noch nicht vorbei.
error-must_settle = Erst muss die Runde abgerechnet werden.
error-already_led = Die Runde ist schon eröffnet.
error-round_not_over = Die Runde ist noch nicht vorbei.
error-leader_must_lead = Wer dran ist, muss mit einem Stein eröffnen.
error-round_over = Die Runde ist vorbei.
error-match_over = Die Partie ist vorbei.
error-stale_request = Am Tisch ist es schon weitergegangen.
error-nothing_to_undo = Es gibt nichts mehr zurückzunehmen.
error-no_undoing = Was mit einem Stein gesagt wurde, gilt: Er lässt sich nicht zurücknehmen.
error-not_now = Das geht an dieser Stelle nicht.
error-no_match_running = Es gibt noch keine Partie.
error-bad_names = Ein Name braucht 1 bis 20 sichtbare Buchstaben oder Zeichen.
error-name_taken = Zwei Spielende haben denselben Namen.
error-bad_request = Die Seite hat um etwas gebeten, das das Regelwerk nicht kennt.
error-bad_record = Die Aufzeichnung der Partie ist beschädigt.
error-bad_rules = Diese Regeln vertragen sich nicht.
error-internal = Das Regelwerk hat einen Fehler gemacht. Nichts hat sich geändert.
error-engine_failed = Das Regelwerk ist nicht gestartet.
error-engine_download = Ein Teil des Spiels ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
error-engine_damaged = Diese Datei ist nicht heil: Ein Teil des Spiels fehlt darin oder hat Schaden genommen. Lade die Datei neu herunter.
error-engine_unsupported = Dieser Browser ist zu alt für das Spiel: Es braucht Module, WebAssembly und Modul-Worker.
error-general = Das hat nicht geklappt ({ $code }).

## Von selbst getan, und noch einmal gefragt

prompt-meant = { $place }?
meant-yes = Legen
meant-no = Zurücklegen
by-itself-place = Nur { $tile } passt: Der Stein wird von selbst gelegt
by-itself-draw = Nichts passt: Es wird von selbst gezogen
by-itself-pass = { $name } kann nur passen: Es geschieht von selbst
by-itself-stop = Halt

## Vorgelesen: Nichts davon steht auf der Seite. Ein Stein wird als „Sechs-Vier“ und „Doppel-Drei“ gelesen.

read-pips = { $pips ->
    [0] Null
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $pips }
}
read-tile = { $first }-{ $second }
read-double = Doppel-{ $pips }
read-leads = { $name } eröffnet mit { $tile }
# $end: „Sechs“ oder „Doppel-Sechs“
read-plays = { $name } legt { $tile } an die { $end }
# $played: „Ann legt Sechs-Vier an die Sechs“; $ends: „Vier und Doppel-Drei“
read-placed = { $played }: { $number ->
    [one] Ende { $ends }
   *[other] Enden { $ends }
}.
read-placed-count = { $played }: { $number ->
    [one] Ende { $ends }
   *[other] Enden { $ends }
}, { $total }.
read-points = { $points ->
    [0] Keine Punkte.
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
read-ends = { $number ->
    [one] Ein Ende: { $ends }.
   *[other] Enden: { $ends }.
}
read-ends-others = Offen, zählt aber nicht: { $ends }.
read-count = Summe { $total }.
read-line = { $tiles ->
    [one] Ein Stein auf dem Tisch: { $list }.
   *[other] { $tiles } Steine auf dem Tisch, von Ende zu Ende: { $list }.
}
read-branch = Zweig an { $at }: { $list }.
read-hand = Hand von { $name }, { $count ->
    [one] ein Stein: { $list }.
   *[other] { $count } Steine: { $list }.
}
read-hand-none = Keine Hand ist aufgedeckt.
read-drawn = Eben gezogen: { $tile }.
read-fits = { $count ->
    [0] Keiner passt.
    [one] Einer passt: { $list }.
   *[other] { $count } passen: { $list }.
}
read-score = { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
read-tiles = { $name } { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
}
read-turn = { $name } ist dran.

## Die Tasten

settings-letterKeys = Tasten mit einem Buchstaben
keys-title = Tasten
keys-on = Sie gelten am Tisch, wo auch immer der Fokus ist. Tasten mit einem Buchstaben lassen sich in den Einstellungen abschalten.
keys-off = Tasten mit einem Buchstaben sind in den Einstellungen abgeschaltet: Nur die ersten vier gelten.
keys-move = Bewegen und wählen
keys-play = Spielen
keys-read = Vorlesen
keys-look = Ansehen
keys-name-tab = Tab
keys-name-arrows = Pfeile
keys-name-enter = Eingabe
keys-name-space = Leertaste
keys-name-escape = Esc
keys-does-tab = weiter zum nächsten Knopf; mit Umschalt zurück
keys-does-arrows = die Steine der Hand entlang, oder von Stelle zu Stelle
keys-does-choose = einen Stein wählen, ihn dann dort legen, wo der Fokus ist; beim Eröffnen liegt er sofort
keys-does-back = einen Stein zurücklegen; schließen, was über dem Tisch liegt; anhalten, was von selbst geschähe
keys-does-draw = einen Stein ziehen
keys-does-pass = passen
keys-does-undo = den letzten Stein zurücknehmen, bis die nächste Hand gezeigt wird
keys-does-muggins = Muggins rufen, wo gerufen wird
keys-does-count = eine Summe schreiben, die angesagt wird, dann Eingabe
keys-does-nothing = nichts sagen
keys-does-ends = die offenen Enden und ihre Summe
keys-does-hand = die aufgedeckte Hand, und was davon passt
keys-does-scores = Punkte, übrige Steine, und wer dran ist
keys-does-line = die ganze Kette, von Ende zu Ende
keys-does-again = noch einmal, was eben geschehen ist
keys-does-sheet = das Spielblatt
keys-does-closer = eine lange Kette näher ansehen, und zurück
keys-does-keys = diese Tasten

## Der Weg zum Ziel, das Schaubild, und das Spielblatt auf Papier

progress-points = { $left ->
    [0] am Ziel
    [one] noch { $left } Punkt bis zum Ziel von { $goal }
   *[other] noch { $left } Punkte bis zum Ziel von { $goal }
}
progress-outs = Domino in { $done } von { $goal ->
    [one] { $goal } Runde
   *[other] { $goal } Runden
}
last-gain = eben { $change }
chart-label = Eine Linie für jede Partei, Runde für Runde.
chart-goal = Ziel { $goal }
chart-ahead-points = { $rounds ->
    [one] In der ersten Runde
   *[other] Nach { $rounds } Runden
}: { $name } vorn mit { $best }, Vorsprung { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
}.
chart-level-points = { $rounds ->
    [one] In der ersten Runde
   *[other] Nach { $rounds } Runden
}: { $names } gleichauf mit { $best }.
chart-ahead-outs = { $rounds ->
    [one] In der ersten Runde
   *[other] Nach { $rounds } Runden
}: { $name } vorn mit { $best } Dominos, Vorsprung { $lead }.
chart-level-outs = { $rounds ->
    [one] In der ersten Runde
   *[other] Nach { $rounds } Runden
}: { $names } gleichauf mit { $best } Dominos.
chart-changes = { $changes ->
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $changes }‑mal gewechselt.
}
sheet-goal-outs = { $goal ->
    [one] Die Partei, die zuerst Domino macht, gewinnt.
   *[other] Die Partei, die zuerst in { $goal } Runden Domino macht, gewinnt.
}
sheet-goal-rounds = { $rounds ->
    [one] Nach einer Runde gewinnt der höchste Punktestand.
   *[other] Spätestens nach { $rounds } Runden gewinnt der höchste Punktestand.
}
sheet-key-domino = Ein Stein zeigt, welche Partei in der Runde Domino gemacht hat.
sheet-key-calls = M! steht bei dem, was Muggins-Rufe brachten oder kosteten.
sheet-outs = Dominos
rank-outs = { $done } von { $goal ->
    [one] { $goal } Runde
   *[other] { $goal } Runden
}
print = Drucken

# Die Kette
end-value = { $value }

learn = Lernen
learn-title = Das Spiel lernen
learn-waiting = Die Lektionen werden bereitgelegt …
learn-failed = Die Lektionen sind gerade nicht zu haben.

## Computer players

start-against = Gegen
start-people = Leute
seat-person = Mensch
seat-who = Platz { $number }: Mensch oder Computer
seat-temperament = Platz { $number }: Temperament
level-beginner = Anfänger
level-casual = Hobby
level-skilled = Könner
level-expert = Experte
temperament-even = Ausgeglichen
temperament-blocker = Blockiert gern
temperament-hoarder = Hortet Pasche
temperament-racer = Will schnell raus
computer-name-1 = Pip
computer-name-2 = Nuss
computer-name-3 = Zeder
computer-name-4 = Ahorn
computer-name-5 = Birke
computer-name-6 = Onyx
thinking-title = { $name } überlegt
thinking-now = Jetzt spielen
watch-pause = Anhalten
watch-go-on = Weiter
watch-paused = Angehalten: { $name } ist am Zug
keys-does-now = den Computer, der dran ist, sofort spielen lassen
keys-does-pause = wo nur Computer am Tisch sitzen: anhalten und weiter

## Der Rückblick auf eine Runde

review-open = Rückblick auf die Runde
review-title = Rückblick: Runde { $number }
review-waiting = Die Runde wird durchgesehen …
review-explain = Was jeder gelegte Stein brachte, neben dem Meisten, das die Hand in diesem Augenblick bringen konnte. Was später daraus wurde, zählt hier nicht.
review-hidden = Steine, die in den Händen blieben, fehlen hier, denn niemand zeigt sie: Einer davon hätte vielleicht mehr gebracht.
review-rivals = Auch die Computer
review-none = Es wurde kein Stein gelegt.
review-all = { $placements ->
    [one] Nichts blieb liegen: Der eine Stein brachte das Meiste, das möglich war.
   *[other] Nichts blieb liegen: Alle { $placements } Steine brachten das Meiste, das möglich war.
}
review-all-placed = Von den gelegten Steinen hätte keiner mehr gebracht.
review-most = { $placements ->
    [1] Der eine Stein hätte mehr bringen können.
   *[other] { $most ->
        [0] Keiner von { $placements } Steinen brachte das Meiste, das möglich war.
        [one] { $most } von { $placements } Steinen brachte das Meiste, das möglich war.
       *[other] { $most } von { $placements } Steinen brachten das Meiste, das möglich war.
    }
}
review-left = { $left ->
    [one] { $left } Punkt blieb liegen.
   *[other] { $left } Punkte blieben liegen.
}
review-missed = { $missed ->
    [one] { $missed } Punkt wurde verpasst: Die richtige Summe wurde nicht angesagt.
   *[other] { $missed } Punkte wurden verpasst: Die richtige Summe wurde nicht angesagt.
}
review-lead = { $tile } eröffnet
review-place = { $tile } an { $anchor }
review-better = { $place } hätte { $points } gebracht.
review-answer = Dafür konnte die Antwort höchstens { $made } bringen statt { $better }.
review-best = Nichts hätte mehr gebracht.
review-tick = Ein Haken steht, wo nichts mehr gebracht hätte.
keys-does-review = der Rückblick auf eine Runde, die zu Ende ist
## Tipps

hint-ask = Tipp
hint-soon = Die Möglichkeiten werden abgewogen …
hint-take = Wählen
hint-close = Schließen
hint-title = Tipp: { $tile } an { $anchor }
hint-title-lead = Tipp: mit { $tile } eröffnen
hint-placed = { $tile } an { $anchor }
hint-now = { $points ->
    [0] Das bringt jetzt keine Punkte.
   *[other] Das bringt jetzt { points }.
}
hint-next-never = { $next } kann danach bei jeder betrachteten Verteilung legen.
hint-next-often = { $next } kann danach bei { $share } der möglichen Verteilungen nichts legen.
hint-next-never-nothing = { $next } macht danach kaum je Punkte.
hint-next-often-nothing = { $next } macht danach kaum je Punkte und kann bei { $share } der möglichen Verteilungen nichts legen.
hint-next-never-scores = { $next } macht danach im Schnitt { points }.
hint-next-often-scores = { $next } macht danach im Schnitt { points } und kann bei { $share } der möglichen Verteilungen nichts legen.
hint-next-stuck = { $next } kann danach bei keiner betrachteten Verteilung etwas legen.
hint-again = { $name } ist danach noch einmal am Zug, vor { $next }.
hint-out = Es ist der letzte Stein: Die Runde endet, bevor { $next } am Zug ist.
hint-target = Das Ziel ist damit erreicht: Die Partie endet, bevor { $next } am Zug ist.
hint-rest = { $fitting ->
    [0] Kein Stein der Hand passt dann
    [one] { $fitting } Stein der Hand passt dann
   *[other] { $fitting } Steine der Hand passen dann
}; { $pips ->
    [one] { $pips } Auge bleibt
   *[other] { $pips } Augen bleiben
}.
hint-second-less = Das Nächstbeste, { $other }, ist bis zum Ende der Runde { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
} weniger wert.
hint-second-same = { $other } ist genauso viel wert.
hint-second-plain = Das Nächstbeste ist { $other }.
hint-most-less = { $other } brächte jetzt { points }, ist aber bis zum Ende der Runde { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
} weniger wert.
hint-most-same = { $other } brächte jetzt { points }, ist aber bis zum Ende der Runde nicht mehr wert.
hint-uncounted = In diesem Spiel werden Summen angesagt: Ein Tipp verrät nichts von der Summe.
tile-hinted = im Tipp genannt
settings-hints = Tipps
keys-does-hint = ein Tipp: wo am besten gelegt wird, und warum

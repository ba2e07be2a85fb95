### Die Lektionen, die Bilder zu den Regeln, Tipps und die Geschichte, auf Deutsch. In den Lektionen ist $one,
### wer lernt; $two, $three und $four sind die anderen: Ihre Namen stehen in learn-name-1 und so weiter. Die
### Wörter stehen am Kopf von de.ftl.

## Der Weg dorthin

learn-intro = Zehn kurze Lektionen am Tisch, die Regeln, und was sonst gut zu wissen ist.
learn-back = Zurück
learn-lessons = Lektionen
learn-lesson = Lektion { $number }
learn-lesson-learnt = gelernt
learn-progress = { $learnt ->
    [0] Jede Lektion dauert eine Minute.
   *[other] { $learnt } von { $count } Lektionen gelernt
}
learn-start = Anfangen
learn-go-on = Weiter
learn-more = Zum Lesen
learn-rules = Die Regeln
learn-rules-about = Die Regeln des gewählten Spiels, mit Bildern vom Tisch.
learn-tips = Tipps
learn-tips-about = Worauf gute Spieler achten.
learn-history = Geschichte
learn-history-about = Woher das Spiel und seine Namen kommen.

## Eine Lektion

learn-of = Lektion { $number } von { $count }
learn-leave = Alle Lektionen
learn-previous = Vorige Lektion
learn-on = Weiter
learn-next = Nächste Lektion
learn-finish = Fertig
learn-again = Noch einmal
learn-numbers = Was es zählt
learn-amounts = Was gezahlt wird
learn-number = { $number }
learn-calls = Rufen oder nicht
learn-call-yes = Muggins!
learn-call-no = Nicht rufen
learn-is-right = Richtig!
learn-is-wrong = Nicht ganz.
learn-left = Was { $name } übrig hat
learn-finished-title = Das ist das Spiel
learn-finished-text = Alle Lektionen sind geschafft. Der Rest kommt beim Spielen.
learn-finished-play = An den Tisch
learn-name-1 = Anna
learn-name-2 = Ben
learn-name-3 = Cora
learn-name-4 = Dirk

## Lektion für Lektion: was gelehrt und gefragt wird, und warum eine Antwort richtig oder falsch ist

lesson-match = An ein Ende legen
lesson-match-1-teach = Die Steine werden zu einer Kette gelegt. Ein Stein kommt an ein offenes Ende, und zwar mit der Hälfte, die gleich viele Augen zeigt.
lesson-match-1-ask = { $one } ist dran: Wähle einen Stein, der passt, und dann seine Stelle.
lesson-match-1-right = { $tile } passt: Die Hälften, die sich berühren, zeigen dieselbe Zahl. Die andere Hälfte ist das neue Ende.

lesson-doubles = Ein Pasch liegt quer
lesson-doubles-1-teach = Ein Stein mit zweimal derselben Zahl ist ein Pasch. Er liegt quer zur Kette, und an einem Ende zählen beide Hälften.
lesson-doubles-1-ask = Lege den Pasch aus der Hand von { $one }.
lesson-doubles-1-right = { $tile } liegt quer zur Kette und zählt doppelt: { $arithmetic }.
lesson-doubles-1-wrong = { $tile } passt, aber die Hälften sind verschieden. Ein Pasch zeigt zweimal dieselbe Zahl.

lesson-count = Die Enden zählen
lesson-count-1-teach = Nach jedem Legen werden die offenen Enden zusammengezählt. Was dazwischen liegt, zählt nicht.
lesson-count-1-ask = Was ergeben die beiden Enden zusammen?
lesson-count-1-right = { $arithmetic }: Nur die äußere Hälfte an jedem Ende zählt.
lesson-count-1-wrong = { $answer } ist es nicht. Sieh nur auf die äußere Hälfte an jedem Ende der Kette.

lesson-twelve = Die 6-6 ist zwölf
lesson-twelve-1-teach = Ein Pasch an einem Ende zählt mit beiden Hälften: Dort ist die 6-6 zwölf wert.
lesson-twelve-1-ask = Wie hoch ist die Summe jetzt?
lesson-twelve-1-right = { $arithmetic }: zwölf für die 6-6, dazu die 3 am anderen Ende.
lesson-twelve-1-wrong = { $answer } ist es nicht. Beide Hälften der 6-6 zählen, dazu die äußere Hälfte am anderen Ende.
lesson-twelve-2-teach = Sobald hinter einem Pasch ein Stein liegt, zählt er nicht mehr. Hier hat die 6-2 die 6-6 belegt.
lesson-twelve-2-ask = Und wie hoch ist die Summe jetzt?
lesson-twelve-2-right = { $arithmetic }: Die 6-6 ist kein Ende mehr.
lesson-twelve-2-wrong = { $answer } ist es nicht. Die 6-6 ist belegt: Nur die äußeren Hälften an den beiden Enden zählen.

lesson-fives = Fünfer machen
lesson-fives-1-teach = Eine Summe, die ein Vielfaches von fünf ist, bringt so viele Punkte. Beim ersten Stein sind beide Hälften Enden.
lesson-fives-1-ask = { $one } eröffnet: Nimm den Stein, der Punkte bringt.
lesson-fives-1-right = { $arithmetic }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $one }.
lesson-fives-1-wrong = { $tile } ergibt { $arithmetic }, und das ist kein Vielfaches von fünf.
lesson-fives-2-teach = Ist ein Stein gewählt, zeigt jede Stelle die Summe, die er dort ergäbe.
lesson-fives-2-ask = Lege den Stein, der am meisten bringt.
lesson-fives-2-right = { $arithmetic }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $one }.
lesson-fives-2-wrong = { $tile } ergibt { $arithmetic }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Ein anderer Stein bringt mehr.

lesson-draw = Ziehen, wenn nichts passt
lesson-draw-1-teach = Wer nichts legen kann, zieht aus dem Talon einen Stein nach dem anderen, bis einer passt.
lesson-draw-1-ask = In der Hand von { $one } passt nichts. Zieh einen Stein.
lesson-draw-1-right = { $drawn } ist gezogen und passt auch nicht.
lesson-draw-2-teach = Mit dem Ziehen ist der Zug nicht vorbei.
lesson-draw-2-ask = Noch immer passt nichts. Zieh noch einmal.
lesson-draw-2-right = { $drawn } ist gezogen und passt.
lesson-draw-3-teach = Ein gezogener Stein, der passt, muss sofort gelegt werden. Ist nichts mehr zu ziehen, passt, wer nichts legen kann.
lesson-draw-3-ask = Lege { $drawn }.
lesson-draw-3-right = { $tile } liegt auf dem Tisch, und der Zug ist vorbei.

lesson-block = Eine blockierte Runde
lesson-block-1-teach = Eine Runde endet, wenn jemand den letzten Stein der Hand legt. Sie endet auch, wenn niemand legen kann und nichts mehr zu ziehen ist: Dann ist sie blockiert.
lesson-block-1-ask = Hier sind alle Steine ausgeteilt, und sechs der sieben Sechsen liegen auf dem Tisch. Blockiere die Runde.
lesson-block-1-right = Beide Enden verlangen eine Sechs, und alle sieben Sechsen liegen auf dem Tisch: Niemand kann mehr legen.
lesson-block-1-wrong = Nach { $tile } kann noch jemand legen. Lass beide Enden eine Zahl verlangen, von der kein Stein mehr da ist.

lesson-debits = Zahlen, was übrig ist
lesson-debits-1-teach = { $one } hat Domino gemacht. Alle anderen zahlen für die Augen in der eigenen Hand, gerundet auf das nächste Vielfache von fünf.
lesson-debits-1-ask = Wie viel zahlt { $payer }?
lesson-debits-1-right = { $pips ->
    [one] { $pips } Auge liegt
   *[other] { $pips } Augen liegen
} am nächsten an { $amount }: So viel wird { $payer } abgezogen.
lesson-debits-1-wrong = { $answer } ist es nicht. Nimm das Vielfache von fünf, das { $pips } am nächsten liegt.
lesson-debits-2-teach = Ein oder zwei Augen über einem Vielfachen von fünf werden erlassen, drei oder vier aufgerundet. Ein Punktestand darf unter null fallen.
lesson-debits-2-ask = Und wie viel zahlt { $payer }?
lesson-debits-2-right = { $pips ->
    [one] { $pips } Auge liegt
   *[other] { $pips } Augen liegen
} am nächsten an { $amount }.
lesson-debits-2-wrong = { $answer } ist es nicht. Nimm das Vielfache von fünf, das { $pips } am nächsten liegt.

lesson-muggins = Muggins rufen
lesson-muggins-1-teach = In manchen Spielen bringt eine Summe nur Punkte, wenn sie angesagt wird. Sonst darf jemand anders „Muggins!“ rufen und die Punkte nehmen.
lesson-muggins-1-ask = { $two } hat { $last } gelegt und nichts gesagt. Ruft { $one }?
lesson-muggins-1-right = { $arithmetic }: { $two } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verpasst, und { $one } bekommt sie.
lesson-muggins-1-wrong = { $arithmetic }: Hier war etwas zu holen. Ein Pasch an einem Ende zählt doppelt.
lesson-muggins-2-teach = Ein Ruf ist falsch, wenn nichts verpasst wurde. In manchen Spielen kostet ein falscher Ruf Punkte.
lesson-muggins-2-ask = { $two } hat { $last } gelegt und nichts gesagt. Ruft { $one }?
lesson-muggins-2-right = { $arithmetic }: Nichts war verpasst, also gab es nichts zu rufen.
lesson-muggins-2-wrong = { $arithmetic }: Nichts war verpasst. In diesem Spiel kostet der falsche Ruf { $one } { $cost ->
    [0] nichts
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}.

lesson-spinner = Der Spinner
lesson-spinner-1-teach = In Muggins hat eine Kette zwei Enden. In „Alle Fünfer“ ist der erste Pasch ein Spinner: Sind seine beiden Seiten belegt, öffnen sich auch seine beiden Enden.
lesson-spinner-1-ask = Lege einen Stein an ein Ende der 5-5.
lesson-spinner-1-right = { $tile } beginnt einen dritten Arm.
lesson-spinner-1-wrong = { $tile } verlängert einen Arm, den es schon gibt. Über und unter der 5-5 passt auch eine Fünf.
lesson-spinner-2-teach = Das Ende jedes Arms zählt. Der Spinner selbst zählt nicht mehr, wenn seine beiden Seiten belegt sind.
lesson-spinner-2-ask = Wie hoch ist die Summe jetzt?
lesson-spinner-2-right = { $arithmetic }: eine Zahl für jeden der drei Arme.
lesson-spinner-2-wrong = { $answer } ist es nicht. Nur die äußeren Hälften der drei Arme zählen.

## Unter den Bildern zu den Regeln: was sie zeigen, und was es ergibt

diagram-ends = Die äußere Hälfte an jedem Ende zählt.
diagram-ends-plain = Ein Stein kommt an ein Ende, das dieselbe Zahl zeigt.
diagram-double = Ein Pasch liegt quer und zählt an einem Ende doppelt.
diagram-double-plain = Ein Pasch liegt quer zur Kette.
diagram-covered = Ein Pasch, der auf beiden Seiten belegt ist, zählt nicht mehr.
diagram-exposed = Der erste Pasch zählt doppelt, bis mehr als zwei seiner Stellen belegt sind.
diagram-lone = Der erste Stein zählt mit beiden Hälften.
diagram-side = Ist eine Seite belegt, zählt ein erster Pasch immer noch.
diagram-headers = Beide Enden zeigen dieselbe Zahl.
diagram-header_double = Eines der gleichen Enden ist ein Pasch.
diagram-spinner = Der Spinner: Sind beide Seiten belegt, öffnen sich auch seine Enden.
diagram-tree = Jeder Pasch öffnet vier Wege.
diagram-tally = { $score } auf Papier: Ein Strich ist 5, ein großes Kreuz mit vier kleinen ist 50.
diagram-counted = { $arithmetic }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
diagram-scored = { $points ->
    [0] Keine Punkte.
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

## Tipps

tips-intro = Nichts davon ist eine Regel. Es ist das, was mit einem Satz bis Doppel-Sechs meistens gewinnt.
tips-score = Punkte machen, aber sehen, was bleibt
tips-score-text = Nimm Punkte, wo sie liegen. Sieh dann auf die Enden, die bleiben: Mit ihnen macht der Nächste seine Punkte. Summen von 1, 2, 3, 6, 7, 8 und 11 lassen die wenigsten Wege zu Punkten offen.
tips-lead = Eröffnungen, die zählen
tips-lead-text = Nur fünf Steine bringen bei der Eröffnung Punkte: Die 5-5 und die 6-4 ergeben 10, die 5-0, die 4-1 und die 3-2 ergeben 5.
tips-doubles = Hohe Pasche für ihren Moment aufheben
tips-doubles-text = Ein hoher Pasch ist am meisten wert an einem Ende, wo er 10, 15 oder 20 ergibt. Die 6-6 an einem Ende und die 4-4 am anderen ergeben 20, und mehr kann eine Kette mit zwei Enden nicht bringen.
tips-suits = Viele Zahlen in der Hand behalten
tips-suits-text = Wer jede Zahl hat, muss nie ziehen. Von zwei Steinen, die gleich viel bringen, nimm den, nach dem mehr verschiedene Zahlen in der Hand bleiben.
tips-heavy = Schwere Steine rechtzeitig loswerden
tips-heavy-text = Spät in einer Runde sind die Augen in der Hand gefährlich. Wo alle für die eigene Hand zahlen, kosten sie ihren Besitzer; wo der Sieger alles nimmt, sind sie ein Geschenk.
tips-count = Die Zahlen mitzählen
tips-count-text = Von jeder Zahl gibt es sieben Steine. Sind sechs davon zu sehen, ist der letzte oft kein Geheimnis mehr.
tips-draws = Sehen, wer zieht
tips-draws-text = Wer zieht, hat keine der beiden Zahlen an den Enden. Lass diese Enden so liegen, solange nichts Besseres zu tun ist.
tips-ends = Die Enden beherrschen
tips-ends-text = Sorge an den Enden für Zahlen, die den anderen fehlen und die du selbst reichlich hast. Für eine Kette, an der sonst niemand Punkte macht, darf ein kleiner Gewinn liegen bleiben.
tips-block = Mit leichter Hand blockieren
tips-block-text = Mit wenigen niedrigen Steinen ist eine blockierte Runde billig. Mit schwerer Hand halte die Kette offen.
tips-out = Auf Domino spielen
tips-out-text = Wer Domino macht, zahlt nichts. Gegen Ende ist es mehr wert, für jeden übrigen Stein eine Stelle zu haben, als noch einmal Punkte zu machen.

## Geschichte

history-dominoes = Domino kommt nach Großbritannien
history-dominoes-text = Domino, wie wir es kennen, kam gegen Ende des achtzehnten Jahrhunderts vom Kontinent nach Großbritannien. Das älteste Spiel, von dem dort berichtet wird, ist das schlichte: gleiche Enden aneinanderlegen, und ziehen, wenn nichts passt.
history-fives = Zählen mit Fünfern
history-fives-text = Spiele, bei denen Vielfache von fünf zählen, tauchen im neunzehnten Jahrhundert im Druck auf. Ein Kartenspiel namens All Fives wird 1863 beschrieben, und 1864 führt The American Hoyle Muggins neben Bergen und Rounce auf. Foster’s Complete Hoyle von 1897 beschreibt „Muggins, or All Fives“. Seine heutige Form fand das Spiel Anfang des zwanzigsten Jahrhunderts.
history-name = Was ein Muggins ist
history-name-text = Im englischen Slang der 1850er Jahre war ein Muggins jemand, der sich leicht hereinlegen ließ. Am Kartentisch wurde daraus der Ruf, mit dem man Punkte nahm, die ihr Besitzer übersehen hatte; wer Cribbage spielt, kennt ihn noch heute.
history-family = Eine große Familie
history-family-text = Die Verwandten haben viele Namen. All Fives hat einen Spinner; in Five-Up ist jeder Pasch einer; in Sniff zählt der erste Pasch eine Weile weiter. Seven-Toed Pete gibt zusätzliche Züge, All Threes zählt mit Dreiern, und in britischen Pubs spielt man Fives and Threes. Blockdomino und Ziehdomino bringen nur am Ende einer Runde Punkte, und in Bergen zählen gleiche Enden.
history-today = Heute
history-today-text = Auf Turnieren in den Vereinigten Staaten spielt man Five-Up, Ziehdomino und Blockdomino. Bei der Weltmeisterschaft geht es mit Fünfern bis 250, mit dem ersten Pasch als Spinner, und jede Summe wird laut angesagt.
history-paper = Striche und Kreuze
history-paper-text = Aufgeschrieben wurde von Hand, mit Strichen zu fünf: Ein großes Kreuz mit einem kleinen in jeder Ecke ist fünfzig. Andere stecken Stifte auf einem Cribbage-Brett. Ein Satz bis Doppel-Sechs hat 28 Steine, einer bis Doppel-Neun 55 und einer bis Doppel-Zwölf 91.

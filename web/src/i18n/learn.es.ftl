### Las lecciones, los dibujos de las reglas, los consejos y la historia, en español. En las lecciones $one es
### quien aprende; $two, $three y $four son los demás: sus nombres salen de learn-name-1 y siguientes. El
### glosario está al comienzo de es.ftl.

## El camino

learn-intro = Diez lecciones breves en la mesa, las reglas y lo demás que conviene saber.
learn-back = Volver
learn-lessons = Lecciones
learn-lesson = Lección { $number }
learn-lesson-learnt = aprendida
learn-progress = { $learnt ->
    [0] Cada lección dura un minuto.
   *[other] { $learnt } de { $count } lecciones aprendidas
}
learn-start = Empezar
learn-go-on = Seguir
learn-more = Para leer
learn-rules = Las reglas
learn-rules-about = Las reglas del juego elegido, con dibujos de la mesa.
learn-tips = Consejos
learn-tips-about = En qué se fijan los buenos jugadores.
learn-history = Historia
learn-history-about = De dónde vienen el juego y sus nombres.

## Una lección

learn-of = Lección { $number } de { $count }
learn-leave = Todas las lecciones
learn-previous = Lección anterior
learn-on = Seguir
learn-next = Lección siguiente
learn-finish = Terminar
learn-again = Otra vez
learn-numbers = Cuánto suma
learn-amounts = Cuánto se paga
learn-number = { $number }
learn-calls = Gritar o no
learn-call-yes = ¡Muggins!
learn-call-no = Dejarlo pasar
learn-is-right = ¡Correcto!
learn-is-wrong = No del todo.
learn-left = Lo que le queda a { $name }
learn-finished-title = Ese es el juego
learn-finished-text = Todas las lecciones están hechas. Lo demás llega jugando.
learn-finished-play = A la mesa
learn-name-1 = Ana
learn-name-2 = Beto
learn-name-3 = Cata
learn-name-4 = Dani

## Lección a lección: qué se enseña, qué se pregunta y por qué una respuesta es correcta o no

lesson-match = Unir con un extremo
lesson-match-1-teach = Las fichas se colocan en una cadena. Una ficha se une a un extremo abierto por la mitad que muestra las mismas pintas.
lesson-match-1-ask = Le toca a { $one }: elige una ficha que encaje y después su sitio.
lesson-match-1-right = { $tile } encaja: las mitades que se tocan muestran el mismo número. Su otra mitad es el nuevo extremo.

lesson-doubles = Los dobles van cruzados
lesson-doubles-1-teach = Una ficha con el mismo número dos veces es un doble. Se pone cruzada, y en un extremo cuentan sus dos mitades.
lesson-doubles-1-ask = Coloca el doble de la mano de { $one }.
lesson-doubles-1-right = { $tile } va cruzada y cuenta dos veces: { $arithmetic }.
lesson-doubles-1-wrong = { $tile } encaja, pero sus mitades son distintas. Un doble muestra dos veces el mismo número.

lesson-count = Suma los extremos
lesson-count-1-teach = Después de cada ficha se suman los extremos abiertos. Lo que queda entre ellos no cuenta.
lesson-count-1-ask = ¿Cuánto suman los dos extremos?
lesson-count-1-right = { $arithmetic }: solo cuenta la mitad de fuera en cada extremo.
lesson-count-1-wrong = No es { $answer }. Mira solo la mitad de fuera en cada extremo de la cadena.

lesson-twelve = El 6-6 vale doce
lesson-twelve-1-teach = Un doble en un extremo cuenta con sus dos mitades: ahí el 6-6 vale doce.
lesson-twelve-1-ask = ¿Cuánto es la suma ahora?
lesson-twelve-1-right = { $arithmetic }: doce por el 6-6, más el 3 del otro extremo.
lesson-twelve-1-wrong = No es { $answer }. Cuentan las dos mitades del 6-6, y la mitad de fuera en el otro extremo.
lesson-twelve-2-teach = En cuanto se le une una ficha por fuera, un doble deja de contar. Aquí el 6-2 ha cubierto el 6-6.
lesson-twelve-2-ask = ¿Y cuánto es la suma ahora?
lesson-twelve-2-right = { $arithmetic }: el 6-6 ya no es un extremo.
lesson-twelve-2-wrong = No es { $answer }. El 6-6 está cubierto: solo cuentan las mitades de fuera en los dos extremos.

lesson-fives = Puntúa por cincos
lesson-fives-1-teach = Una suma que es múltiplo de cinco da esos mismos puntos. En la primera ficha, las dos mitades son extremos.
lesson-fives-1-ask = Sale { $one }: sal con la ficha que puntúa.
lesson-fives-1-right = { $arithmetic }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $one }.
lesson-fives-1-wrong = { $tile } da { $arithmetic }, y eso no es múltiplo de cinco.
lesson-fives-2-teach = Al elegir una ficha, cada uno de sus sitios dice la suma que daría ahí.
lesson-fives-2-ask = Coloca la ficha que más puntúa.
lesson-fives-2-right = { $arithmetic }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $one }.
lesson-fives-2-wrong = { $tile } da { $arithmetic }, { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}. Otra ficha puntúa más.

lesson-draw = Roba si nada encaja
lesson-draw-1-teach = Quien no puede colocar nada roba del pozo, ficha a ficha, hasta que una encaja.
lesson-draw-1-ask = En la mano de { $one } nada encaja. Roba una ficha.
lesson-draw-1-right = La ficha robada, { $drawn }, tampoco encaja.
lesson-draw-2-teach = Robar no termina el turno.
lesson-draw-2-ask = Sigue sin encajar nada. Roba otra vez.
lesson-draw-2-right = La ficha robada, { $drawn }, encaja.
lesson-draw-3-teach = Una ficha robada que encaja hay que colocarla enseguida. Cuando no queda nada que robar, quien no puede colocar pasa.
lesson-draw-3-ask = Coloca { $drawn }.
lesson-draw-3-right = { $tile } está en la mesa, y el turno ha terminado.

lesson-block = Una ronda cerrada
lesson-block-1-teach = Una ronda termina cuando alguien coloca la última ficha de su mano. También termina cuando nadie puede colocar y no queda nada que robar: entonces está cerrada.
lesson-block-1-ask = Aquí se repartieron todas las fichas, y seis de los siete seises están en la mesa. Cierra la ronda.
lesson-block-1-right = Los dos extremos piden un seis, y los siete seises están en la mesa: ya nadie puede colocar.
lesson-block-1-wrong = Después de { $tile } alguien puede colocar todavía. Haz que los dos extremos pidan un número del que no queden fichas.

lesson-debits = Paga por lo que queda
lesson-debits-1-teach = { $one } ha hecho dominó. Los demás pagan por las pintas que les quedan en la mano, redondeadas al múltiplo de cinco más cercano.
lesson-debits-1-ask = ¿Cuánto paga { $payer }?
lesson-debits-1-right = { $pips ->
    [one] Para { $pips } pinta
   *[other] Para { $pips } pintas
} lo más cercano es { $amount }: eso se le resta a { $payer }.
lesson-debits-1-wrong = No es { $answer }. Busca el múltiplo de cinco más cercano a { $pips }.
lesson-debits-2-teach = Una o dos pintas por encima de un múltiplo de cinco se perdonan; tres o cuatro se redondean hacia arriba. Los puntos pueden quedar bajo cero.
lesson-debits-2-ask = ¿Y cuánto paga { $payer }?
lesson-debits-2-right = { $pips ->
    [one] Para { $pips } pinta
   *[other] Para { $pips } pintas
} lo más cercano es { $amount }.
lesson-debits-2-wrong = No es { $answer }. Busca el múltiplo de cinco más cercano a { $pips }.

lesson-muggins = Grita Muggins
lesson-muggins-1-teach = En algunos juegos una suma solo puntúa si se canta. Si no, otro puede gritar «¡Muggins!» y llevarse los puntos.
lesson-muggins-1-ask = { $two } ha colocado { $last } sin cantar nada. ¿Grita { $one }?
lesson-muggins-1-right = { $arithmetic }: { $two } ha dejado escapar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y { $one } se los lleva.
lesson-muggins-1-wrong = { $arithmetic }: había algo que llevarse. Un doble en un extremo cuenta dos veces.
lesson-muggins-2-teach = Si no se escapó nada, el grito es una falsa alarma. En algunos juegos una falsa alarma cuesta puntos.
lesson-muggins-2-ask = { $two } ha colocado { $last } sin cantar nada. ¿Grita { $one }?
lesson-muggins-2-right = { $arithmetic }: no se escapó nada, así que no había nada que reclamar.
lesson-muggins-2-wrong = { $arithmetic }: no se escapó nada. En este juego la falsa alarma le cuesta a { $one } { $cost ->
    [0] nada
    [one] { $cost } punto
   *[other] { $cost } puntos
}.

lesson-spinner = El doble en cruz
lesson-spinner-1-teach = En Muggins la cadena tiene dos extremos. En Todo cincos el primer doble se abre en cruz: cubiertos sus dos lados, se abren también sus dos puntas.
lesson-spinner-1-ask = Coloca una ficha en una punta del 5-5.
lesson-spinner-1-right = { $tile } empieza un tercer brazo.
lesson-spinner-1-wrong = { $tile } alarga un brazo que ya está. Por encima y por debajo del 5-5 también encaja un cinco.
lesson-spinner-2-teach = Cuenta el extremo de cada brazo. El doble en cruz deja de contar cuando sus dos lados están cubiertos.
lesson-spinner-2-ask = ¿Cuánto es la suma ahora?
lesson-spinner-2-right = { $arithmetic }: un número por cada uno de los tres brazos.
lesson-spinner-2-wrong = No es { $answer }. Solo cuentan las mitades de fuera de los tres brazos.

## Bajo los dibujos de las reglas: qué muestran y en qué resulta

diagram-ends = Cuenta la mitad de fuera en cada extremo.
diagram-ends-plain = Una ficha se une a un extremo que muestra el mismo número.
diagram-double = Un doble va cruzado, y en un extremo cuenta dos veces.
diagram-double-plain = Un doble va cruzado.
diagram-covered = Un doble cubierto por los dos lados ya no cuenta.
diagram-exposed = El primer doble cuenta dos veces hasta que se cubren más de dos de sus sitios.
diagram-lone = La primera ficha cuenta con sus dos mitades.
diagram-side = Con un lado cubierto, el primer doble todavía cuenta.
diagram-headers = Los dos extremos muestran el mismo número.
diagram-header_double = Uno de los extremos iguales es un doble.
diagram-spinner = El doble en cruz: cubiertos sus dos lados, se abren también sus puntas.
diagram-tree = Cada doble abre cuatro caminos.
diagram-tally = { $score } en papel: un trazo es 5, una cruz grande con cuatro pequeñas es 50.
diagram-counted = { $arithmetic }, { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}.
diagram-scored = { $points ->
    [0] Sin puntos.
    [one] { $points } punto.
   *[other] { $points } puntos.
}

## Consejos

tips-intro = Nada de esto es una regla. Es lo que suele ganar con un juego de doble seis.
tips-score = Puntúa, pero mira lo que dejas
tips-score-text = Toma los puntos donde los haya. Después mira los extremos que quedan: quien te sigue puntúa con ellos. Las sumas de 1, 2, 3, 6, 7, 8 y 11 son las que menos caminos dejan para puntuar.
tips-lead = Salidas que puntúan
tips-lead-text = Solo cinco fichas puntúan al salir: el 5-5 y el 6-4 dan 10; el 5-0, el 4-1 y el 3-2 dan 5.
tips-doubles = Guarda los dobles altos para su momento
tips-doubles-text = Un doble alto vale más en un extremo donde da 10, 15 o 20. El 6-6 en un extremo y el 4-4 en el otro dan 20, y una cadena con dos extremos no puede dar más.
tips-suits = Conserva una mano con muchos números
tips-suits-text = Quien tiene todos los números no tiene que robar nunca. De dos jugadas que puntúan igual, elige la que deja en la mano más números distintos.
tips-heavy = Suelta a tiempo las fichas pesadas
tips-heavy-text = Al final de una ronda, las pintas en la mano son un peligro. Donde cada cual paga por su mano, le cuestan a quien las tiene; donde el ganador se lo lleva todo, son un regalo.
tips-count = Cuenta los números
tips-count-text = Hay siete fichas con cada número. Cuando ya se han visto seis, la última no suele ser un secreto.
tips-draws = Fíjate en quién roba
tips-draws-text = Quien roba no tiene ninguno de los dos números de los extremos. Déjale esos extremos mientras no haya nada mejor que hacer.
tips-ends = Adueñate de los extremos
tips-ends-text = Deja en los extremos números que a los demás les faltan y que abundan en tu mano. Por una cadena en la que nadie más puede puntuar se puede renunciar a unos pocos puntos.
tips-block = Cierra con una mano ligera
tips-block-text = Con pocas fichas y bajas, una ronda cerrada sale barata. Con una mano pesada, deja abierta la cadena.
tips-out = Juega a hacer dominó
tips-out-text = Quien hace dominó no paga nada. Hacia el final vale más tener sitio para cada ficha que queda que puntuar una vez más.

## Historia

history-dominoes = El dominó llega a Gran Bretaña
history-dominoes-text = El dominó tal como lo conocemos llegó a Gran Bretaña desde el continente a finales del siglo XVIII. El juego más antiguo del que se habla allí es el sencillo: unir extremos iguales, y robar cuando nada encaja.
history-fives = Contar de cinco en cinco
history-fives-text = Los juegos en los que puntúan los múltiplos de cinco aparecen impresos en el siglo XIX. En 1863 se describe un juego de cartas llamado All Fives, y en 1864 The American Hoyle trae Muggins junto a Bergen y Rounce. El Foster’s Complete Hoyle de 1897 describe «Muggins, or All Fives». El juego tomó su forma actual a comienzos del siglo XX.
history-name = Qué es un muggins
history-name-text = En la jerga inglesa de la década de 1850, un muggins era alguien fácil de engañar. En la mesa de cartas se volvió el grito con el que se tomaban los puntos que su dueño había pasado por alto; quienes juegan al cribbage aún lo conocen.
history-family = Una gran familia
history-family-text = Los parientes tienen muchos nombres. All Fives tiene un doble en cruz; en Five-Up lo son todos; en Sniff el primer doble sigue contando un tiempo. Seven-Toed Pete da turnos extra, All Threes cuenta de tres en tres, y en los pubs británicos se juega a Fives and Threes. El dominó con pozo y el dominó sin pozo solo dan puntos al final de la ronda, y en Bergen puntúan los extremos iguales.
history-today = Hoy
history-today-text = En los torneos de Estados Unidos se juega a Five-Up y al dominó con pozo y sin él. En el campeonato mundial los cincos se juegan a 250, con el primer doble en cruz, y cada suma se canta en voz alta.
history-paper = Trazos y cruces
history-paper-text = Los puntos se anotaban a mano, con trazos de cinco: una cruz grande con una pequeña en cada esquina son cincuenta. Otros mueven clavijas en un tablero de cribbage. Un juego de doble seis tiene 28 fichas, uno de doble nueve 55 y uno de doble doce 91.

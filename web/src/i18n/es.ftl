### Todo lo que dice la página, en español. A quienes juegan se los llama siempre por su nombre, para que un
### texto valga para cualquiera que lo lea. Cuando la página se dirige a alguien, lo trata de tú; los botones
### van en infinitivo.
###
### Glosario: tile ficha · pips pintas · double doble · line cadena · open end extremo abierto · boneyard pozo ·
### hand mano · round ronda · match partida · lead salir, la salida · place colocar · draw robar · pass pasar ·
### count suma · points puntos · score (say) cantar · call Muggins gritar Muggins · to domino hacer dominó ·
### block ronda cerrada · settlement recuento · side bando · target meta · spinner doble en cruz

## El juego y su comienzo

game = Muggins
game-line = El dominó de los cincos: haz que los dos extremos de la cadena sumen un múltiplo de cinco y anótatelo. A solas contra la máquina, o de dos a seis personas con un solo dispositivo que pasa de mano en mano.
start-players = Jugadores
start-seats = Nombres
start-name = Jugador { $number }
start-deal = Repartir
start-resume = Seguir la partida: { $scores }
start-resume-score = { $name } { $score }
start-new = Empezar otra partida
start-last = Ver la última partida: { $scores }
name-empty = Escribe aquí un nombre.
name-same = Alguien ya tiene este nombre.
name-long = Un nombre tiene { $limit } caracteres como máximo.
licences = Licencias
replace-title = ¿Abandonar la partida en curso?
replace-text = { $scores }. Una partida nueva ocupa su lugar, y no se puede recuperar.
replace-yes = Empezar la nueva
replace-no = Conservar la partida
elsewhere-title = Esta partida está abierta en otra pestaña
elsewhere-text = Una partida se juega en un solo sitio a la vez, para que no se pierda nada. Si sigues aquí, allí se cierra.
elsewhere-here = Jugar aquí

## Carga

loading-title = Preparando el juego
loading-resume = De vuelta a la partida: { $scores }
resume-fetching = Preparando: { $percent } %
resume-ready-soon = Preparando…
progress-download = Descargando el motor de reglas
progress-start = Iniciando Python
progress-install = Colocando las reglas
progress-ready = Listo
progress-other = Preparando
progress-percent = { $percent } %

## El sorteo

lot-title = El sorteo de la salida
lot-explain = Todos roban una ficha. Sale quien tenga más pintas.
lot-row-tied = Empate: { $names } roban otra vez
lot-draw = { $name } roba { $tile }
lot-leads = Sale { $name }
go-on = Seguir

## La mesa

number = { $number }
gain = +{ $points }
loss = −{ $amount }
pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
round = Ronda { $number }
bar-goal-points = a { $goal }
bar-goal-outs = a { $goal ->
    [one] { $goal } ronda
   *[other] { $goal } rondas
}
leave = Salir
sheet-open = Puntos
line-label = La cadena
line-closer = Ver de cerca
line-closer-title = La cadena
line-closer-back = Volver a la mesa
line-empty = Aún no hay nada en la mesa.
line-empty-short = Sale { $name }
line-describe = { $tiles ->
    [one] { $tiles } ficha en la mesa: { $list }.
   *[other] { $tiles } fichas en la mesa: { $list }.
}
line-branch = Un ramal en { $at }: { $list }.
line-branch-label = Ramal en { $at }: { $list }
line-end = { $pips } en { $anchor }
line-ends = Extremos abiertos: { $ends }.
line-ends-apart = Extremos abiertos que cuentan: { $ends }. Extremos abiertos que no cuentan: { $others }.
line-count = Suma { $count }.
boneyard = Pozo
boneyard-left = { $count ->
    [0] El pozo está vacío
    [one] { $count } ficha en el pozo
   *[other] { $count } fichas en el pozo
}
boneyard-draw = Robar una ficha, en el pozo: { $count }
players-label = Jugadores
player-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
player-tiles = { $count ->
    [0] sin fichas
    [one] { $count } ficha
   *[other] { $count } fichas
}
player-turn = le toca
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hand-of = Mano de { $name }
hand-hide = Ocultar mano
prompt-lead = Sale { $name }: coloca una ficha
prompt-choose = { $name }: elige una ficha
prompt-place = Coloca { $tile } en un sitio iluminado
prompt-place-one = Coloca { $tile } en el sitio iluminado
prompt-draw = Nada encaja. Roba una ficha.
prompt-drawn = La ficha robada, { $tile }, encaja: hay que colocarla
prompt-again = { $name } juega otra vez: elige una ficha
prompt-pass = Nada encaja y el pozo está vacío: { $name } pasa
prompt-pass-undrawn = Nada encaja y no se puede robar: { $name } pasa
prompt-pass-lead = Con ninguna ficha de esta mano se puede salir: { $name } cede la salida
draw = Robar ficha
pass = Pasar
tile-drawn = recién robada
tile-quiet = ahora no encaja
places-label = Dónde encaja { $tile }
ghost-label = Colocar { $tile } en { $anchor }: suma { $total }, { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
ghost-lead = Salir con { $tile }: suma { $total }, { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
ghost-count = = { $total }
ghost-plain = Colocar { $tile } en { $anchor }
ghost-plain-lead = Salir con { $tile }
ghost-scores = Colocar { $tile } en { $anchor }: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
ghost-scores-lead = Salir con { $tile }: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
take-back = { $name }: retirar { $tile }
curtain-title = Pásaselo a { $name }
curtain-show = Soy { $name }: ver mi mano
log-title = Esta ronda
log-empty = Aún no se ha jugado ninguna ficha.
said = { $name }: { $text }
sentence = { $text }.

## Lo que ha pasado, en una frase

event-lead = { $name } sale con { $tile }
event-place = { $name } juega { $tile } en { $anchor }
event-saying = { $played } y canta { $count }
event-silent = { $played } y no canta nada
event-only = { $played }.
event-counted = { $arithmetic }, { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-scored = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-missed = ¡{ $name } deja escapar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
event-call = ¡{ $name } le grita Muggins a { $other }! { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $name }.
event-call-void = ¡{ $name } le grita Muggins a { $other }! { $missed ->
    [one] Se escapó { $missed } punto, pero se pasaría
   *[other] Se escaparon { $missed } puntos, pero se pasarían
} de la meta exacta: { $name } no gana nada.
event-deducted = { $other } pierde { $deducted }.
event-false-call = { $name } le grita Muggins a { $other }. Falsa alarma: { $points ->
    [0] { $name } no paga nada
   *[other] { $name } paga { $points }
}.
event-call-count = La suma es { $arithmetic }.
event-draw = { $name } roba { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.
event-drawn = { $name } robó { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
event-pass = { $name } pasa.
event-passed = { $name } pasó
event-taken-back = { $name } retira la ficha.
strip-player = { $name } jugó { $tile }
strip-leader = { $name } salió con { $tile }
strip-missed = ¡{ $name } deja escapar { $points }!
strip-called = ¡{ $name } le grita Muggins a { $other }!
strip-false = ¡Falsa alarma de { $name }!
strip-goes = { $points } para { $name }
strip-takes = { $points } de { $other } a { $name }
strip-void = Se pasa de la meta: nada
strip-loses = { $other } pierde { $deducted }
strip-pays = { $name } paga { $points }
strip-unpaid = Nada que reclamar
strip-says = «¡{ $count }!»
strip-silent = no canta nada

## Cantar una suma, y gritar

# $played: «Ann juega 6-4 en 5-4»
say-title = { $played }: ¿qué se canta? Lo dicho vale.
say-group = La suma que se canta
say-nothing = Nada
say-count = { $count }
say-other = Otra suma
say-it = Cantar
say-back = Atrás
muggins = ¡Muggins!
muggins-who = ¿Quién lo grita?
muggins-name = { $name }: ¡Muggins!
muggins-nobody = Nadie
patience = Tiempo para gritar
patience-off = ninguno
patience-seconds = { $seconds } s
curtain-held = ¿Alguien? { $seconds }…

## El final de una ronda

end-domino = ¡{ $name } hace dominó!
end-domino-text = La última ficha está en la mesa. Ahora todos muestran lo que les queda.
end-domino-text-own = La última ficha está en la mesa. Ahora todos muestran lo que les queda y pagan por ello.
end-block = Ronda cerrada: nadie puede colocar
end-block-text = Ya nada encaja y no hay nada que robar. Ahora todos muestran lo que les queda.
end-block-text-own = Ya nada encaja y no hay nada que robar. Todos pagan por lo que les queda.
end-target = { $name } llega a { $score }
end-target-text = Esa es la meta de { $target }: la partida ha terminado, y lo que queda no cuenta.
end-show = Mostrar las manos
settlement-title = Recuento de la ronda { $number }
settlement-domino = { $name } hizo dominó
settlement-none-left = No quedan fichas
settlement-pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
settlement-others = { $pips ->
    [one] { $pips } pinta de los demás
   *[other] { $pips } pintas de los demás
}
settlement-sum = { $sum } pintas
settlement-rounded = redondeado a { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } → { $after }
settlement-pays = paga { $amount }
settlement-pays-nothing = no paga nada
settlement-gains = gana { $amount }
settlement-loses = pierde { $amount }
settlement-same = igual que antes
settlement-how-own_debit = Cada bando paga por su propia mano.
settlement-how-winner_opponents = { $name } se lleva lo que queda en las manos de los demás.
settlement-how-winner_difference = { $name } se lleva lo que queda en las manos de los demás, menos lo que le queda a su bando.
settlement-how-winner_each_difference = { $name } se lleva la diferencia con cada una de las otras manos.
settlement-how-winner_bonus = { $name } se lleva el premio.
settlement-how-none = Nadie gana ni paga nada.
settlement-no-winner = Las manos más bajas empatan: nadie gana la ronda.
settlement-next-finisher = { $name } hizo dominó y por eso sale en la próxima ronda.
settlement-next-round_winner = { $name } ganó la ronda y por eso sale en la próxima.
settlement-next-rotate = En la próxima ronda le toca salir a { $name }.
settlement-next-lowest_double = En la próxima ronda sale el doble más bajo que se reparta.
settlement-next-lot = Un nuevo sorteo decide quién sale ahora.
settlement-next = Ronda siguiente

## El final de la partida

# Un nombre, o los dos de una pareja: «Ann & Cleo»
match-won = Victoria de { $name }
match-shared = Victoria de { $names }
match-text = { $rounds ->
    [one] En una ronda, a { $target }.
   *[other] En { $rounds } rondas, a { $target }.
}
match-text-open = { $rounds ->
    [one] En una ronda.
   *[other] En { $rounds } rondas.
}
match-rematch = Revancha
match-new = Partida nueva

## La hoja de puntos

sheet-title = Hoja de puntos
sheet-close = Cerrar

# Los ajustes.
settings-title = Ajustes
settings-look = Aspecto
settings-play = Juego
settings-feel = Movimiento y sonido
settings-language = Idioma
settings-language-auto = El del navegador
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = Brillo
settings-theme-system = El del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-tiles = Fichas
settings-tiles-ivory = Marfil
settings-tiles-ebony = Ébano
settings-tiles-colours = Colores y formas
settings-felt = Mesa
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-claret = Granate
settings-pace = Movimiento
settings-pace-calm = Tranquilo
settings-pace-quick = Rápido
settings-pace-still = Ninguno
settings-confirm = Preguntar antes de colocar una ficha
settings-onlyMove = Colocar sola la única ficha que encaja
settings-autoDraw = Robar automáticamente
settings-autoPass = Pasar automáticamente
settings-sounds = Sonidos
settings-vibration = Vibración
settings-awake = Mantener la pantalla encendida en la partida
sheet-round = Ronda
sheet-in-play = en juego
sheet-points = Puntos
sheet-settled = Recuento
sheet-calls = Gritos de Muggins
sheet-total = Total
sheet-tally = Cuenta en papel
sheet-tally-explain = Un trazo es 5, una cruz 10. Una cruz grande con cuatro pequeñas es 50.
sheet-by-domino = { $name }: dominó
sheet-by-block = cerrada
sheet-by-target = meta alcanzada
sheet-target = La meta es { $target }.

## Avisos y fallos

notice-close = Cerrar
notice-restarting = El motor se ha parado. Se está reiniciando…
notice-recovered = El motor se paró y se ha reiniciado. La partida sigue desde la última jugada que había aceptado.
notice-unsaved = La partida no se está guardando: el almacenamiento de este navegador falta o está lleno. Se puede seguir jugando; deja esta página abierta.
notice-update = Hay una versión nueva.
notice-update-take = Usarla ya
notice-update-later = Más tarde
broken-title = No se puede leer la partida guardada
broken-text = Su registro está dañado o viene de otra versión. Se conserva aparte en este navegador, y puedes descargarlo como archivo.
broken-download = Descargar el registro
broken-new = Empezar una partida nueva
failed-title = No se ha podido cargar el juego
failed-retry = Intentar de nuevo
failed-kept = La partida en curso se conserva.
failed-detail = Qué ha fallado: { $detail }

## Rechazos y fallos por su código

error-not_your_turn = Es el turno de otra persona.
error-tile_not_held = Esa ficha no está en esta mano.
error-no_match = Ninguna mitad coincide con un extremo abierto.
error-must_place_drawn = La ficha robada encaja, así que hay que colocarla.
error-can_place = Una ficha de la mano encaja, así que hay que jugarla.
error-boneyard_empty = No queda ninguna ficha que robar.
error-drawn_already = Ya se ha robado una ficha: solo se puede robar una por turno.
error-no_drawing = En este juego no se roba.
error-must_draw = Quedan fichas que robar.
error-not_leadable = Ahora no se puede salir con esta ficha.
error-no_announcing = En este juego no se canta la suma.
error-no_seat = Ahí no hay nadie.
error-nothing_to_call = Ya no hay nada que reclamar.
error-own_placement = Nadie se grita Muggins a sí mismo.
error-called_already = Esta persona ya ha gritado.
error-not_ended = La ronda aún no ha terminado.
error-must_settle = Primero hay que hacer el recuento de la ronda.
error-already_led = Ya se ha salido con una ficha.
error-round_not_over = La ronda aún no ha terminado.
error-leader_must_lead = A quien le toca salir, sale con una ficha.
error-round_over = La ronda ha terminado.
error-match_over = La partida ha terminado.
error-stale_request = La mesa ya ha seguido adelante.
error-nothing_to_undo = Ya no hay nada que retirar.
error-no_undoing = Lo que se canta con una ficha vale: no se puede retirar.
error-not_now = Eso no se puede hacer en este momento.
error-no_match_running = Todavía no hay partida.
error-bad_names = Un nombre debe tener de 1 a 20 letras o signos visibles.
error-name_taken = Dos jugadores tienen el mismo nombre.
error-bad_request = La página ha pedido algo que el motor no conoce.
error-bad_record = El registro de la partida está dañado.
error-bad_rules = Estas reglas no son compatibles entre sí.
error-internal = El motor ha cometido un error. No ha cambiado nada.
error-engine_failed = El motor no ha arrancado.
error-engine_download = No se ha podido descargar una parte del juego. Comprueba la conexión e inténtalo de nuevo.
error-engine_damaged = Este archivo no está completo: una parte del juego falta o está dañada. Descarga el archivo de nuevo.
error-engine_unsupported = Este navegador es demasiado antiguo para el juego: hacen falta módulos, WebAssembly y workers con módulos.
error-general = Eso no ha funcionado ({ $code }).

## Lo que se hace solo, y lo que se pregunta otra vez

prompt-meant = ¿{ $place }?
meant-yes = Colocar
meant-no = Devolver
by-itself-place = Solo encaja { $tile }: se coloca sola
by-itself-draw = Nada encaja: se roba una ficha sin pedirlo
by-itself-pass = { $name } solo puede pasar: se hace sin pedirlo
by-itself-stop = Parar

## Leído en voz alta: nada de esto está escrito en la página. Una ficha se lee «seis-cuatro» y «doble tres».

read-pips = { $pips ->
    [0] blanca
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $pips }
}
read-tile = { $first }-{ $second }
read-double = doble { $pips }
read-leads = { $name } sale con { $tile }
# $end: «seis» o «doble seis»
read-plays = { $name } juega { $tile } en { $end }
# $played: «Ann juega seis-cuatro en seis»; $ends: «cuatro y doble tres»
read-placed = { $played }: { $number ->
    [one] extremo { $ends }
   *[other] extremos { $ends }
}.
read-placed-count = { $played }: { $number ->
    [one] extremo { $ends }
   *[other] extremos { $ends }
}, { $total }.
read-points = { $points ->
    [0] Sin puntos.
    [one] { $points } punto.
   *[other] { $points } puntos.
}
read-ends = { $number ->
    [one] Un extremo: { $ends }.
   *[other] Extremos: { $ends }.
}
read-ends-others = Abiertos, pero no cuentan: { $ends }.
read-count = Suma { $total }.
read-line = { $tiles ->
    [one] Una ficha en la mesa: { $list }.
   *[other] { $tiles } fichas en la mesa, de extremo a extremo: { $list }.
}
read-branch = Ramal en { $at }: { $list }.
read-hand = Mano de { $name }, { $count ->
    [one] una ficha: { $list }.
   *[other] { $count } fichas: { $list }.
}
read-hand-none = No hay ninguna mano a la vista.
read-drawn = Recién robada: { $tile }.
read-fits = { $count ->
    [0] No encaja ninguna.
    [one] Encaja una: { $list }.
   *[other] Encajan { $count }: { $list }.
}
read-score = { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
read-tiles = { $name } { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
}
read-turn = Le toca a { $name }.

## Las teclas

settings-letterKeys = Teclas de una letra
keys-title = Teclas
keys-on = Funcionan en la mesa esté donde esté el foco. Las teclas de una letra se pueden desactivar en los ajustes.
keys-off = Las teclas de una letra están desactivadas en los ajustes: solo funcionan las cuatro primeras.
keys-move = Moverse y elegir
keys-play = Jugar
keys-read = Leer en voz alta
keys-look = Mirar
keys-name-tab = Tab
keys-name-arrows = Flechas
keys-name-enter = Intro
keys-name-space = Espacio
keys-name-escape = Esc
keys-does-tab = al botón siguiente; con Mayús, al anterior
keys-does-arrows = por las fichas de la mano, o de un sitio a otro
keys-does-choose = elegir una ficha, y luego colocarla donde está el foco; la de salida se coloca enseguida
keys-does-back = devolver una ficha, cerrar lo que tapa la mesa, parar lo que se haría solo
keys-does-draw = robar una ficha
keys-does-pass = pasar
keys-does-undo = retirar la última ficha, hasta que se muestre la mano siguiente
keys-does-muggins = gritar Muggins, donde se grita
keys-does-count = escribir la suma que se canta, y luego Intro
keys-does-nothing = no cantar nada
keys-does-ends = los extremos abiertos y su suma
keys-does-hand = la mano a la vista, y qué encaja de ella
keys-does-scores = los puntos, las fichas que quedan y a quién le toca
keys-does-line = la cadena entera, de extremo a extremo
keys-does-again = otra vez lo que acaba de pasar
keys-does-sheet = la hoja de puntos
keys-does-closer = ver de cerca una cadena larga, y volver
keys-does-keys = estas teclas

## El camino a la meta, el gráfico y la hoja en papel

progress-points = { $left ->
    [0] en la meta
    [one] a { $left } punto de la meta de { $goal }
   *[other] a { $left } puntos de la meta de { $goal }
}
progress-outs = dominó en { $done } de { $goal ->
    [one] { $goal } ronda
   *[other] { $goal } rondas
}
last-gain = ahora mismo { $change }
chart-label = Una línea para cada bando, ronda a ronda.
chart-goal = Meta { $goal }
chart-ahead-points = { $rounds ->
    [one] En la primera ronda
   *[other] Después de { $rounds } rondas
}: { $name } delante con { $best }, por { $lead ->
    [one] { $lead } punto
   *[other] { $lead } puntos
}.
chart-level-points = { $rounds ->
    [one] En la primera ronda
   *[other] Después de { $rounds } rondas
}: { $names } empatan a { $best }.
chart-ahead-outs = { $rounds ->
    [one] En la primera ronda
   *[other] Después de { $rounds } rondas
}: { $name } delante, dominós: { $best }, ventaja: { $lead }.
chart-level-outs = { $rounds ->
    [one] En la primera ronda
   *[other] Después de { $rounds } rondas
}: { $names } empatan, dominós: { $best }.
chart-changes = { $changes ->
    [one] La delantera ha cambiado una vez.
   *[other] La delantera ha cambiado { $changes } veces.
}
sheet-goal-outs = { $goal ->
    [one] Gana el primer bando que hace dominó.
   *[other] Gana el primer bando que hace dominó en { $goal } rondas.
}
sheet-goal-rounds = { $rounds ->
    [one] Después de una ronda gana quien tenga más puntos.
   *[other] Como muy tarde después de { $rounds } rondas gana quien tenga más puntos.
}
sheet-key-domino = Una ficha señala el bando que hizo dominó en la ronda.
sheet-key-calls = M! señala lo que dieron o costaron los gritos de Muggins.
sheet-outs = Dominós
rank-outs = { $done } de { $goal ->
    [one] { $goal } ronda
   *[other] { $goal } rondas
}
print = Imprimir

# La cadena
end-value = { $value }

learn = Aprender
learn-title = Aprende el juego
learn-waiting = Se están preparando las lecciones…
learn-failed = Ahora mismo no hay lecciones disponibles.

## Computer players

start-against = Contra
start-people = Gente
seat-person = Persona
seat-who = Asiento { $number }: persona o máquina
seat-temperament = Asiento { $number }: temperamento
level-beginner = Novato
level-casual = Casual
level-skilled = Hábil
level-expert = Experto
temperament-even = Equilibrado
temperament-blocker = Le gusta cerrar
temperament-hoarder = Guarda dobles
temperament-racer = Quiere salir ya
computer-name-1 = Pip
computer-name-2 = Nogal
computer-name-3 = Roble
computer-name-4 = Cedro
computer-name-5 = Marfil
computer-name-6 = Ónix
thinking-title = { $name } está pensando
thinking-now = Jugar ya
watch-pause = Pausa
watch-go-on = Seguir
watch-paused = En pausa: le toca a { $name }
keys-does-now = hacer que la máquina a la que le toca juegue ya
keys-does-pause = donde solo juegan máquinas: pausa y seguir

## El repaso de una ronda

review-open = Repasar la ronda
review-title = Repaso de la ronda { $number }
review-waiting = Se está repasando la ronda…
review-explain = Lo que dio cada ficha colocada, junto a lo máximo que la mano podía dar en ese momento. Lo que pasa después no se tiene en cuenta.
review-hidden = Las fichas que quedaron en las manos no aparecen, porque nadie las muestra: quizá alguna habría dado más.
review-rivals = También las máquinas
review-none = No se colocó ninguna ficha.
review-all = { $placements ->
    [one] No quedó nada por ganar: la única ficha dio lo máximo posible.
   *[other] No quedó nada por ganar: las { $placements } fichas dieron lo máximo posible.
}
review-all-placed = De las fichas colocadas, ninguna habría dado más.
review-most = { $placements ->
    [1] La única ficha podía haber dado más.
   *[other] { $most ->
        [0] Ninguna de { $placements } fichas dio lo máximo posible.
        [one] { $most } de { $placements } fichas dio lo máximo posible.
       *[other] { $most } de { $placements } fichas dieron lo máximo posible.
    }
}
review-left = { $left ->
    [one] Quedó { $left } punto por ganar.
   *[other] Quedaron { $left } puntos por ganar.
}
review-missed = { $missed ->
    [one] Se escapó { $missed } punto: no se cantó la suma correcta.
   *[other] Se escaparon { $missed } puntos: no se cantó la suma correcta.
}
review-lead = Salida con { $tile }
review-place = { $tile } en { $anchor }
review-better = { $place }: { $points ->
    [one] habría dado { $points } punto.
   *[other] habría dado { $points } puntos.
}
review-answer = A cambio, la respuesta podía dar { $made } como mucho, en vez de { $better }.
review-best = Nada habría dado más.
review-tick = Una marca indica que nada habría dado más.
keys-does-review = el repaso de una ronda terminada
## Pistas

hint-ask = Pista
hint-soon = Sopesando las jugadas…
hint-take = Elegirla
hint-close = Cerrar
hint-title = Pista: { $tile } en { $anchor }
hint-title-lead = Pista: salir con { $tile }
hint-placed = { $tile } en { $anchor }
hint-now = { $points ->
    [0] Ahora no da puntos.
   *[other] Ahora da { points }.
}
hint-next-never = { $next } puede colocar después una ficha en todos los repartos examinados.
hint-next-often = { $next } no puede colocar nada después en el { $share } de los repartos posibles.
hint-next-never-nothing = { $next } casi nunca puntúa después.
hint-next-often-nothing = { $next } casi nunca puntúa después, y no puede colocar nada en el { $share } de los repartos posibles.
hint-next-never-scores = { $next } saca después { points } de media.
hint-next-often-scores = { $next } saca después { points } de media, y no puede colocar nada en el { $share } de los repartos posibles.
hint-next-stuck = { $next } no puede colocar nada después en ninguno de los repartos examinados.
hint-again = { $name } juega otra vez después, antes de { $next }.
hint-out = Es la última ficha: la ronda acaba antes del turno de { $next }.
hint-target = Se alcanza la meta: la partida acaba antes del turno de { $next }.
hint-rest = { $fitting ->
    [0] Después no encaja ninguna ficha de la mano
    [one] Después encaja { $fitting } ficha de la mano
   *[other] Después encajan { $fitting } fichas de la mano
}; { $pips ->
    [one] queda { $pips } pinta
   *[other] quedan { $pips } pintas
}.
hint-second-less = La segunda mejor jugada, { $other }, vale { $less ->
    [one] { $less } punto
   *[other] { $less } puntos
} menos al final de la ronda.
hint-second-same = { $other } vale lo mismo.
hint-second-plain = La segunda mejor jugada es { $other }.
hint-most-less = { $other } daría ahora { points }, pero vale { $less ->
    [one] { $less } punto
   *[other] { $less } puntos
} menos al final de la ronda.
hint-most-same = { $other } daría ahora { points }, pero no vale más al final de la ronda.
hint-uncounted = En este juego se cantan las sumas: una pista no dice nada de la suma.
tile-hinted = la de la pista
settings-hints = Pistas
keys-does-hint = una pista: la mejor jugada, y por qué

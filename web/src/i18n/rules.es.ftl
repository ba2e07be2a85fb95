### Los juegos y sus reglas, y el camino hasta una partida, en español. El glosario está al comienzo de es.ftl.

## Los juegos: un nombre, y una frase que invita a jugarlos

game-muggins = Muggins
game-muggins_calls = Muggins a gritos
game-muggins_line = Muggins al límite
game-all_threes = Todo treses
game-block_muggins = Muggins sin pozo
game-seven_toed_pete = Pete Siete Dedos
game-all_fives = Todo cincos
game-five_up = Five-Up
game-sniff = Sniff
game-fives_and_threes = Cincos y treses
game-draw = Dominó con pozo
game-block = Dominó sin pozo
game-bergen = Bergen

about-muggins = El juego sencillo de siempre: haz que los dos extremos sumen un múltiplo de cinco y paga por lo que te quede en la mano.
about-muggins_calls = Canta tus puntos al poner la ficha, o alguien gritará «¡Muggins!» y se los llevará.
about-muggins_line = Gana el oído fino: cantar, gritar y pagar diez por cada falsa alarma.
about-all_threes = La misma caza con treses: puntúan más extremos, así que se escapan más.
about-block_muggins = Sin robar y sin piedad: juega lo que te ha tocado, cántalo y pilla a los demás.
about-seven_toed_pete = Para cuatro: cada doble y cada jugada que puntúa dan otro turno, así que no pares.
about-all_fives = El primer doble abre cuatro caminos, y un buen extremo puede valer treinta y cinco.
about-five_up = Cada doble es un cruce, y en la mesa crece un árbol.
about-sniff = El primer doble sigue contando mientras asome uno de sus lados.
about-fives_and_threes = El juego del pub: puntúa por cincos y por treses a la vez, y clava la meta exacta.
about-draw = El que todo el mundo conoce: termina antes que nadie y gana lo que les quede a los demás.
about-block = El más corto de todos: sin robar, solo jugar, pasar y contar.
about-bergen = Sale el doble más bajo, y lo que se busca son dos extremos iguales.

game-players = { $low }–{ $high } personas
game-players-one = { $count } personas
game-set = Doble { $tile_set ->
    [6] seis
    [9] nueve
    [12] doce
   *[other] { $tile_set }
}
game-change = { $option }: { $value }
game-changes = { $count ->
    [one] { $count } regla de la casa
   *[other] { $count } reglas de la casa
}
game-after = Basado en { $game }
game-edited = { $name }, con cambios
game-with-changes = { $game }, a tu manera

## La pantalla de inicio y la elección de un juego

setup-game = El juego
setup-other = Otros juegos
setup-rules = Reglas
setup-house = Reglas de la casa
setup-teams = Bandos
setup-teams-none = Individual
setup-teams-partners = En parejas
setup-with = con { $names }
setup-not-taken = no en este juego
games-title = Elige un juego
games-intro = Trece maneras de jugar, y tantas más como inventes.
games-larger = Con un juego de fichas mayor, en todos caben de dos a seis personas.
games-set = Juego de fichas
games-yours = Los tuyos
games-named = Los juegos
games-back = Volver
games-waiting = Se están sacando los juegos.

## La hoja de reglas

sheet-rules-title = Reglas: { $game }
sheet-rules-mark = Está marcado lo que no es como en Muggins.
sheet-rules-same = Estas son las reglas de Muggins.
sheet-rules-differs = no es como en Muggins
sheet-rules-muggins = En Muggins: { $rule }
sheet-rules-waiting = Se están consultando las reglas.
theme-deal = El reparto
theme-lead = La salida
theme-drawing = Colocar y robar
theme-counting = Qué cuenta
theme-points = Puntos
theme-calls = Cantar y gritar
theme-round = El final de una ronda
theme-match = El final de la partida
basic-drawing = Por turnos, en el sentido de las agujas del reloj, cada cual une una ficha a un extremo abierto con las mismas pintas. Quien puede colocar debe colocar.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] Un sorteo decide quién sale en la primera ronda: quien saque más pintas.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] Una ficha sencilla cuenta su mitad libre. Un doble cuenta sus dos mitades hasta que se cubre un segundo sitio suyo; después, nada.
}
basic-round = Una ronda termina cuando alguien coloca la última ficha de su mano, o cuando ya nadie puede colocar.

## Una frase por cada regla de la casa tal como rige; la regla que no cambia nada junto a las demás está
## `idle`, valga lo que valga. Una frase vacía no se muestra.

rule-players = Juegan { $players } personas.
rule-tile_set = { $tile_set ->
    [6] Un juego de doble seis: 28 fichas, de la blanca al seis.
    [9] Un juego de doble nueve: 55 fichas, de la blanca al nueve.
    [12] Un juego de doble doce: 91 fichas, de la blanca al doce.
   *[other] Un juego de doble { $tile_set }.
}
rule-teams = { $teams ->
    [partners] Quienes se sientan enfrente son pareja y comparten los puntos.
   *[none] Cada cual juega por su cuenta.
}
rule-hand_size = { $hand_size ->
    [one] Cada cual recibe una ficha; el resto es el pozo.
   *[other] Cada cual recibe { $hand_size } fichas; lo que sobra es el pozo.
}
rule-draw = { $draw ->
    [idle] Nadie roba, pues no sobra nada que robar: quien no puede colocar pasa.
    [one] Quien no puede colocar roba una ficha: si encaja, la coloca; si no, acaba su turno.
    [none] Nadie roba: quien no puede colocar pasa.
   *[until_playable] Quien no puede colocar roba fichas hasta que una encaja, y coloca esa. Si no queda nada que robar, pasa.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] El pozo se puede robar hasta la última ficha.
    [one] La última ficha del pozo no se roba nunca.
   *[other] Las últimas { $reserve } fichas del pozo no se roban nunca.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] Quien coloca un doble, o puntúa, juega otra vez.
   *[none] En cada turno se coloca una ficha.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] Solo se puede salir con un doble o con una ficha que puntúe; quien no tiene ninguna cede la salida.
    [lowest_double] Sale el doble más bajo que se haya repartido, también en la primera ronda.
   *[any] Se puede salir con cualquier ficha.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] Quien gana una ronda sale en la siguiente.
    [rotate] En cada ronda la salida pasa al asiento siguiente.
    [lowest_double] Después de un dominó, sale en la ronda siguiente quien tenga el doble más bajo.
   *[finisher] Quien coloca la última ficha sale en la ronda siguiente.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] Después de una ronda cerrada sale quien la ganó; si no la ganó nadie, decide un nuevo sorteo.
    [rotate] También después de una ronda cerrada la salida pasa al asiento siguiente.
    [lowest_double] Después de una ronda cerrada sale quien tenga el doble más bajo.
   *[lot] Después de una ronda cerrada decide un nuevo sorteo.
}
rule-spinner = { $spinner ->
    [first] El primer doble de la ronda se abre en cruz: cubiertos sus dos lados, se abren también sus dos puntas, y la cadena puede crecer en cuatro direcciones.
    [all] Todos los dobles se abren en cruz: cubiertos sus dos lados, se abren también sus dos puntas.
   *[none] Ningún doble se ramifica: la cadena tiene dos extremos.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] Solo el primer doble cuenta más tiempo: las dos mitades con hasta dos sitios cubiertos, una mitad con tres y nada con cuatro.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] Después de cada ficha se suman los extremos abiertos; los números que puntúan y dividen la suma dicen cuánto vale.
    [headers] Colocar vale 2 puntos cuando los dos extremos de la cadena muestran las mismas pintas, y 3 cuando uno de ellos es un doble.
    [none] Colocar no da puntos: solo los da el final de la ronda.
   *[multiples] Después de cada ficha se suman los extremos abiertos, y algunas sumas puntúan.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] Puntúan los múltiplos de tres: 3, 6, 9 y así sucesivamente.
        [u5_3] Puntúan los múltiplos de cinco y los múltiplos de tres.
       *[u5] Puntúan los múltiplos de cinco: 5, 10, 15 y así sucesivamente.
    }
    [quotients] { $units ->
        [u3] Un múltiplo de tres vale un punto por cada tres que contiene: 12 son 4 puntos.
        [u5_3] Un múltiplo de cinco vale un punto por cada cinco que contiene, y un múltiplo de tres, uno por cada tres: 15 son 3 + 5 = 8 puntos.
       *[u5] Un múltiplo de cinco vale un punto por cada cinco que contiene: 15 son 3 puntos.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] Una suma puntúa tal cual: 15 son quince puntos.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] Las sumas se dividen entre { $divisor } para hacer puntos, y también lo que se paga o se gana al final de una ronda.
       *[other] Lo que se paga o se gana al final de una ronda se divide entre { $divisor }.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] Una ficha puntúa solo si se canta con ella la suma correcta. Un número equivocado vale tanto como callar, y lo cantado queda.
       *[automatic] Todos los puntos se anotan solos: no hace falta cantarlos.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] Hasta la jugada siguiente los demás pueden gritar «¡Muggins!», pero como colocar no da puntos, todo grito es una falsa alarma.
       *[other] Hasta la jugada siguiente los demás pueden gritar «¡Muggins!» por unos puntos que no se cantaron: quien grita primero se los lleva.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] Los puntos que no se cantan se pierden; no se los lleva nadie.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] Lo reclamado se le quita además a quien lo dejó escapar, si tiene al menos esos puntos.
    [full] Lo reclamado se le quita además a quien lo dejó escapar, aunque quede bajo cero.
   *[none] A quien dejó escapar los puntos no se le quita nada.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] Una falsa alarma no cuesta nada.
   *[other] Una falsa alarma cuesta { $false_call } puntos.
}
rule-settlement = { $settlement ->
    [winner_opponents] Quien hace dominó gana las pintas de las manos de todos sus rivales.
    [winner_difference] Quien hace dominó gana las pintas de todos sus rivales, menos las que le quedan a su propio bando.
    [winner_each_difference] Quien hace dominó gana, por cada mano rival, sus pintas menos las de la propia mano.
    [winner_bonus] Quien hace dominó gana el premio.
    [none] Cuando alguien hace dominó, lo que queda en las manos no le cuesta nada a nadie.
   *[own_debit] Cuando alguien hace dominó, cada cual paga por las pintas que le quedan en la mano.
}
rule-blocked = { $blocked ->
    [winner_opponents] Una ronda cerrada la gana la mano más baja, que se lleva las pintas de todos sus rivales. Un empate no gana nada.
    [winner_difference] Una ronda cerrada la gana la mano más baja: su bando se lleva las pintas de todos los rivales menos las suyas. Un empate no gana nada.
    [winner_each_difference] Una ronda cerrada la gana la mano más baja, que se lleva, por cada mano rival, sus pintas menos las propias. Un empate no gana nada.
    [winner_bonus] Una ronda cerrada la gana la mano más baja, que se lleva el premio. Un empate no gana nada.
    [none] Una ronda cerrada no le cuesta ni le da nada a nadie.
   *[own_debit] En una ronda cerrada cada cual paga por su propia mano, también la más baja.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] Las pintas se cuentan tal cual, sin redondear.
   *[other] Cada una de estas cantidades se redondea al múltiplo de { $round_to } más cercano.
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
            [winner_bonus] { bonus } También se gana al hacer dominó.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] La partida se juega a { $target } puntos.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] Hay que clavar la meta: los puntos que se pasarían de ella no valen.
   *[reach] Quien se pasa de la meta también la ha alcanzado.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] Quien alcanza primero la meta gana al instante, en plena ronda, y ya no se paga nada.
}
rule-win_by = { $win_by ->
    [going_out] La partida no la ganan los puntos, sino los dominós. Las rondas cerradas no cuentan.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [one] Gana quien hace dominó primero.
   *[other] Gana el primer bando que hace dominó en { $outs_to_win } rondas.
}
rule-max_rounds = { $max_rounds ->
    [none] La partida dura las rondas que hagan falta.
    [one] Termina después de una ronda, y gana quien tenga más puntos.
   *[other] Termina como muy tarde después de { $max_rounds } rondas, y gana quien tenga más puntos.
}

## Las reglas de la casa, una a una

house-title = Reglas de la casa: { $game }
house-intro = Cambia lo que quieras. Está marcado lo que no es como en el juego.
house-changed = cambiada
house-reset = Volver a: { $value }
house-reset-plain = Como en el juego
house-reset-all = Deshacer todos los cambios
house-idle = Ahora sin efecto, con «{ $option }»: { $value }.
house-save = Guardarlas
house-play = Jugar con estas reglas
house-share = Copiar un enlace
house-none = sin límite

share-copied = El enlace está copiado. Quien lo abra verá estas reglas.
share-by-hand = Copia este enlace:

option-players = Personas
option-tile_set = Juego de fichas
option-teams = Bandos
option-hand_size = Fichas por mano
option-draw = Robar
option-reserve = Fichas que nunca se roban
option-lead_next = Quién sale en la ronda siguiente
option-lead_after_block = Quién sale después de un cierre
option-lead_tile = Con qué se puede salir
option-spinner = Dobles que se ramifican
option-spinner_count = Cómo cuentan los dobles
option-scoring = Qué puntúa al colocar
option-units = Sumas que puntúan
option-divisor = Los puntos se dividen entre
option-claim = Los puntos
option-muggins = Gritar Muggins
option-muggins_deduct = Lo que se escapa también se resta
option-false_call = Una falsa alarma cuesta
option-settlement = Cuando alguien hace dominó
option-blocked = Cuando la ronda se cierra
option-round_to = Las cantidades se redondean a
option-domino_bonus = Premio por hacer dominó
option-target = Meta
option-target_mode = Cómo se alcanza la meta
option-win_when = Cuándo gana la meta
option-win_by = Qué gana la partida
option-outs_to_win = Dominós para ganar
option-extra_turn = Turnos extra
option-max_rounds = Máximo de rondas

choice-players = { $value }
choice-tile_set = { $value ->
    [6] doble seis
    [9] doble nueve
    [12] doble doce
   *[other] doble { $value }
}
choice-teams = { $value ->
    [partners] parejas, frente a frente
   *[none] cada cual por su cuenta
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] una ficha por turno
    [none] nadie roba
   *[until_playable] hasta que una encaje
}
choice-reserve = { $value ->
    [0] ninguna
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] quien gane la ronda
    [rotate] el asiento siguiente
    [lowest_double] el doble más bajo
   *[finisher] quien haga dominó
}
choice-lead_after_block = { $value ->
    [round_winner] quien gane la ronda
    [rotate] el asiento siguiente
    [lowest_double] el doble más bajo
   *[lot] un nuevo sorteo
}
choice-lead_tile = { $value ->
    [double_or_scoring] un doble o una que puntúe
    [lowest_double] el doble más bajo
   *[any] cualquier ficha
}
choice-spinner = { $value ->
    [first] el primer doble
    [all] todos los dobles
   *[none] ninguno
}
choice-spinner_count = { $value ->
    [while_exposed] el primero, mientras asome
   *[until_both_sides] hasta que se cubren
}
choice-scoring = { $value ->
    [quotients] suma ÷ números que puntúan
    [headers] extremos iguales
    [none] nada
   *[multiples] la propia suma
}
choice-units = { $value ->
    [u3] múltiplos de tres
    [u5_3] de cinco y de tres
   *[u5] múltiplos de cinco
}
choice-divisor = { $value ->
    [1] nada: los puntos son pintas
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] los canta quien juega
   *[automatic] se anotan solos
}
choice-muggins = { $value ->
    [on] se permite
   *[off] no se permite
}
choice-muggins_deduct = { $value ->
    [if_covered] si hay puntos suficientes
    [full] siempre
   *[none] nunca
}
choice-false_call = { $value ->
    [0] nada
   *[other] { $value } puntos
}
choice-settlement = { $value ->
    [winner_opponents] todas las pintas a quien gana
    [winner_difference] la diferencia a quien gana
    [winner_each_difference] cada diferencia a quien gana
    [winner_bonus] el premio a quien gana
    [none] nada
   *[own_debit] cada cual paga lo suyo
}
choice-blocked = { $value ->
    [winner_opponents] todas las pintas a la más baja
    [winner_difference] la diferencia a la más baja
    [winner_each_difference] cada diferencia a la más baja
    [winner_bonus] el premio a la más baja
    [none] nada
   *[own_debit] cada cual paga lo suyo
}
choice-round_to = { $value ->
    [1] nada: quedan exactas
   *[other] múltiplos de { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] exacta
   *[reach] alcanzada o rebasada
}
choice-win_when = { $value ->
    [end_of_round] al final de la ronda
   *[at_once] al instante
}
choice-win_by = { $value ->
    [going_out] hacer dominó
   *[points] los puntos
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] tras un doble o puntos
   *[none] ninguno
}
choice-max_rounds = { $value ->
    [none] sin límite
   *[other] { $value }
}

## Por qué unas reglas no son compatibles

fault-title = Así no se puede jugar:
fault-range = «{ $option }» debe ser un número entero de { $lowest } a { $highest }.
fault-choice = «{ $option }» no puede ser eso.
fault-hands_exceed_set = { $players } manos de { $hand_size } fichas son { $dealt } fichas, pero el juego solo tiene { $tiles }. Reparte menos o usa un juego mayor.
fault-partners = { $players } personas no pueden jugar en parejas: hacen falta cuatro o seis.
fault-headers_spinner = Los extremos iguales solo se pueden comparar en una cadena con dos extremos, así que esta puntuación no va con dobles que se ramifican.
fault-units_divisor = Las sumas en múltiplos de { $units } no se pueden dividir entre { $divisor } sin que sobre nada. Cambia lo que cuenta o entre cuánto se dividen los puntos.
fault-settlement_divisor = Las cantidades redondeadas a { $round_to } no se pueden dividir entre { $divisor } sin que sobre nada. Redondea a { $divisor } o divide entre otro número.
fault-nothing_earns = Nadie podría ganar nunca: la partida la ganan los puntos, y con estas reglas nada los da. Haz que puntúe colocar o que pague el final de la ronda, deja que ganen los dominós o limita las rondas.
fault-target_between = Nadie podría clavar nunca una meta de { $target }, pues todos los puntos son múltiplos de { $unit }. Usa un múltiplo de { $unit } o deja que se pueda rebasar la meta.
fault-players = { $game } es para { $numbers } personas, salvo que uses un juego de fichas mayor o digas cuántas fichas se reparten.
fault-players_option = El número de personas no es una regla de la casa: debe ir aparte. Puede que el enlace se haya hecho a mano.
fault-set = En esta mesa no hay un juego de doble { $tile_set }. Usa uno de doble seis, doble nueve o doble doce.
fault-unknown = Aquí no hay ninguna regla de la casa llamada «{ $option }». Puede que las reglas vengan de una versión más nueva del juego.
fault-preset = Aquí no hay ningún juego llamado «{ $preset }». Puede que las reglas vengan de una versión más nueva del juego.
fault-other = Estas reglas no son compatibles entre sí.
fault-undo = Deshacer el cambio de «{ $option }»
fault-undo-last = Deshacer el último cambio

## Reglas que llegaron en un enlace

link-title = Las reglas de la casa de alguien
link-named = { $name }
link-text = { $game } para { $players } personas, con estas reglas.
link-broken-title = No se puede leer este enlace
link-broken-text = Está dañado o incompleto. No ha cambiado nada tuyo.
link-refused-title = No se puede jugar con estas reglas
link-refused-text = El enlace se puede leer, pero sus reglas no son compatibles entre sí. No ha cambiado nada tuyo.
link-play = Jugar con estas reglas
link-save = Guardar
link-leave = Ir al inicio

## Reglas de la casa guardadas

ask-save = Guardar estas reglas
ask-rename = Cambiar nombre
ask-delete = ¿Borrar «{ $name }»?
ask-delete-text = Estas reglas de la casa desaparecerán. Una partida en curso las conserva.
ask-name = Nombre
ask-name-empty = Escribe aquí un nombre.
ask-name-taken = Ya hay reglas con este nombre: se reemplazarán.
ask-keep = Conservarlas
ask-cancel = Cancelar
ask-delete-yes = Borrar
ask-save-yes = Guardar
ask-rename-yes = Cambiar nombre
house-rename-of = Cambiar el nombre de { $name }
house-delete-of = Borrar { $name }

## Partes de las frases de arriba

bonus = { $domino_bonus ->
    [one] El premio es de un punto.
   *[other] El premio es de { $domino_bonus } puntos.
}
bonus-out = { $domino_bonus ->
    [one] Hacer dominó vale un punto.
   *[other] Hacer dominó vale { $domino_bonus } puntos.
}
win-late = La ronda se juega hasta el final; después gana quien tenga más puntos, si ha alcanzado la meta.

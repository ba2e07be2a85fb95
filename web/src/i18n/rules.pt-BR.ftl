### Os jogos e as suas regras, e o caminho até uma partida, em português do Brasil. O glossário está no começo
### de pt-BR.ftl.

## Os jogos: um nome, e uma frase que convida a jogar

game-muggins = Muggins
game-muggins_calls = Muggins no grito
game-muggins_line = Muggins no limite
game-all_threes = Tudo em três
game-block_muggins = Muggins sem monte
game-seven_toed_pete = Pete Sete Dedos
game-all_fives = Tudo em cinco
game-five_up = Five-Up
game-sniff = Sniff
game-fives_and_threes = Cincos e três
game-draw = Dominó com monte
game-block = Dominó sem monte
game-bergen = Bergen

about-muggins = O bom e velho jogo simples: faça as duas pontas somarem um múltiplo de cinco e pague pelo que sobrar na mão.
about-muggins_calls = Anuncie seus pontos em voz alta com a pedra, ou alguém grita “Muggins!” e fica com eles.
about-muggins_line = Ganha quem tem ouvido fino: anunciar, gritar e pagar dez por alarme falso.
about-all_threes = A mesma caçada, de três em três: mais pontas valem, então mais delas escapam.
about-block_muggins = Sem compra e sem dó: jogue o que recebeu, anuncie e pegue os outros no descuido.
about-seven_toed_pete = Para quatro: cada bucha e cada jogada que pontua dão direito a outra, então não pare.
about-all_fives = A primeira bucha abre quatro caminhos, e uma boa ponta pode valer trinta e cinco.
about-five_up = Cada bucha é uma encruzilhada, e na mesa cresce uma árvore.
about-sniff = A primeira bucha continua contando enquanto um lado dela aparecer.
about-fives_and_threes = O jogo do pub: pontue por cinco e por três ao mesmo tempo e acerte a meta em cheio.
about-draw = O que todo mundo conhece: bata primeiro e ganhe o que os outros ainda têm na mão.
about-block = O mais curto de todos: sem compra, é só jogar, passar e contar.
about-bergen = A menor bucha sai, e o que se procura são duas pontas iguais.

game-players = { $low }–{ $high } pessoas
game-players-one = { $count } pessoas
game-set = Duplo { $tile_set ->
    [6] seis
    [9] nove
    [12] doze
   *[other] { $tile_set }
}
game-change = { $option }: { $value }
game-changes = { $count ->
    [one] { $count } regra da casa
   *[other] { $count } regras da casa
}
game-after = Baseado em { $game }
game-edited = { $name }, com alterações
game-with-changes = { $game }, do seu jeito

## A tela inicial e a escolha de um jogo

setup-game = O jogo
setup-other = Outros jogos
setup-rules = Regras
setup-house = Regras da casa
setup-teams = Lados
setup-teams-none = Cada um por si
setup-teams-partners = Em duplas
setup-with = com { $names }
setup-not-taken = não neste jogo
games-title = Escolha um jogo
games-intro = Treze maneiras de jogar, e tantas outras quantas você inventar.
games-larger = Com um conjunto maior de pedras, todo jogo é para duas a seis pessoas.
games-set = Conjunto de pedras
games-yours = Os seus
games-named = Os jogos
games-back = Voltar
games-waiting = Os jogos estão sendo arrumados.

## A folha de regras

sheet-rules-title = Regras: { $game }
sheet-rules-mark = O que não é como no Muggins está marcado.
sheet-rules-same = Estas são as regras do Muggins.
sheet-rules-differs = não é como no Muggins
sheet-rules-muggins = No Muggins: { $rule }
sheet-rules-waiting = As regras estão sendo consultadas.
theme-deal = A distribuição
theme-lead = A saída
theme-drawing = Colocar e comprar
theme-counting = O que conta
theme-points = Pontos
theme-calls = Anunciar e gritar
theme-round = O fim de uma rodada
theme-match = O fim da partida
basic-drawing = Cada um na sua vez, em sentido horário, junta uma pedra a uma ponta aberta com as mesmas pintas. Quem pode colocar tem de colocar.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] Um sorteio decide quem sai na primeira rodada: quem tirar mais pintas.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] Uma pedra simples conta a metade livre. Uma bucha conta as duas metades até que um segundo lugar dela seja coberto; depois, nada.
}
basic-round = Uma rodada acaba quando alguém coloca a última pedra da mão, ou quando ninguém mais pode colocar.

## Uma frase para cada regra da casa como ela vale; a regra que não muda nada ao lado das outras está `idle`,
## seja qual for o seu valor. Uma frase vazia não é mostrada.

rule-players = Jogam { $players } pessoas.
rule-tile_set = { $tile_set ->
    [6] Um conjunto duplo seis: 28 pedras, do branco ao seis.
    [9] Um conjunto duplo nove: 55 pedras, do branco ao nove.
    [12] Um conjunto duplo doze: 91 pedras, do branco ao doze.
   *[other] Um conjunto duplo { $tile_set }.
}
rule-teams = { $teams ->
    [partners] Quem senta frente a frente joga em dupla e divide o mesmo placar.
   *[none] Cada um joga por si.
}
rule-hand_size = { $hand_size ->
    [one] Cada um recebe { $hand_size } pedra; o resto é o monte.
   *[other] Cada um recebe { $hand_size } pedras; o que sobra é o monte.
}
rule-draw = { $draw ->
    [idle] Ninguém compra, pois não sobra nada para comprar: quem não pode colocar passa.
    [one] Quem não pode colocar compra uma pedra: se encaixar, ela é colocada; se não, a vez acaba.
    [none] Ninguém compra: quem não pode colocar passa.
   *[until_playable] Quem não pode colocar compra pedras até que uma encaixe, e coloca essa. Sem nada para comprar, passa.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] O monte pode ser comprado até a última pedra.
    [one] A última pedra do monte nunca é comprada.
   *[other] As últimas { $reserve } pedras do monte nunca são compradas.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] Quem coloca uma bucha, ou pontua, joga de novo.
   *[none] A cada vez, coloca-se uma pedra.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] Só se pode sair com uma bucha ou com uma pedra que pontue; quem não tem passa a saída.
    [lowest_double] A menor bucha distribuída sai, também na primeira rodada.
   *[any] Pode-se sair com qualquer pedra.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] Quem ganha uma rodada sai na próxima.
    [rotate] A cada rodada, a saída vai para o lugar seguinte.
    [lowest_double] Depois que alguém bate, a menor bucha sai na próxima rodada.
   *[finisher] Quem coloca a última pedra sai na próxima rodada.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] Depois de uma rodada fechada, sai quem a ganhou; se não foi ninguém, um novo sorteio decide.
    [rotate] Também depois de uma rodada fechada, a saída vai para o lugar seguinte.
    [lowest_double] Depois de uma rodada fechada, a menor bucha sai.
   *[lot] Depois de uma rodada fechada, um novo sorteio decide.
}
rule-spinner = { $spinner ->
    [first] A primeira bucha da rodada se abre em cruz: cobertos os dois lados dela, abrem-se também as suas duas pontas, e a linha pode crescer em quatro direções.
    [all] Toda bucha se abre em cruz: cobertos os dois lados dela, abrem-se também as suas duas pontas.
   *[none] Nenhuma bucha faz ramos: a linha tem duas pontas.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] Só a primeira bucha conta por mais tempo: as duas metades com até dois lugares cobertos, uma metade com três e nada com quatro.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] Depois de cada jogada, somam-se as pontas abertas; os números que pontuam e dividem a soma dizem quanto ela vale.
    [headers] Uma jogada vale 2 pontos quando as duas pontas da linha mostram as mesmas pintas, e 3 quando uma delas é uma bucha.
    [none] As jogadas não dão pontos: só o fim da rodada dá.
   *[multiples] Depois de cada jogada, somam-se as pontas abertas, e algumas somas pontuam.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] Múltiplos de três pontuam: 3, 6, 9 e assim por diante.
        [u5_3] Múltiplos de cinco e múltiplos de três pontuam.
       *[u5] Múltiplos de cinco pontuam: 5, 10, 15 e assim por diante.
    }
    [quotients] { $units ->
        [u3] Um múltiplo de três vale um ponto para cada três que há nele: 12 são 4 pontos.
        [u5_3] Um múltiplo de cinco vale um ponto para cada cinco que há nele, e um múltiplo de três, um para cada três: 15 são 3 + 5 = 8 pontos.
       *[u5] Um múltiplo de cinco vale um ponto para cada cinco que há nele: 15 são 3 pontos.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] Uma soma pontua como está: 15 são quinze pontos.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] As somas são divididas por { $divisor } para virar pontos, e o que muda de mãos no fim de uma rodada também.
       *[other] O que muda de mãos no fim de uma rodada é dividido por { $divisor }.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] Uma jogada só pontua se a soma certa for anunciada com ela. Um número errado é o mesmo que ficar calado, e o que foi dito está dito.
       *[automatic] Todos os pontos são anotados sozinhos: ninguém precisa anunciá-los.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] Até a próxima jogada os outros podem gritar “Muggins!”, mas, como as jogadas não dão pontos, todo grito é alarme falso.
       *[other] Até a próxima jogada os outros podem gritar “Muggins!” por pontos que não foram anunciados: quem grita primeiro fica com eles.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] Pontos que não são anunciados se perdem; ninguém mais fica com eles.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] Os pontos reclamados também são tirados de quem os deixou escapar, se o placar dele bastar para isso.
    [full] Os pontos reclamados também são tirados de quem os deixou escapar, mesmo abaixo de zero.
   *[none] Quem deixou os pontos escaparem não perde mais nada com isso.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] Um alarme falso não custa nada.
   *[other] Um alarme falso custa { $false_call } pontos.
}
rule-settlement = { $settlement ->
    [winner_opponents] Quem bate ganha as pintas das mãos de todos os adversários.
    [winner_difference] Quem bate ganha as pintas de todos os adversários, menos as que sobram do próprio lado.
    [winner_each_difference] Quem bate ganha, por cada mão adversária, as pintas dela menos as da própria mão.
    [winner_bonus] Quem bate ganha o prêmio.
    [none] Quando alguém bate, o que sobra nas mãos não custa nada a ninguém.
   *[own_debit] Quando alguém bate, cada um paga pelas pintas que sobram na própria mão.
}
rule-blocked = { $blocked ->
    [winner_opponents] Uma rodada fechada é ganha pela mão mais baixa, que leva as pintas de todos os adversários. Empate não ganha nada.
    [winner_difference] Uma rodada fechada é ganha pela mão mais baixa: o lado dela leva as pintas de todos os adversários menos as suas. Empate não ganha nada.
    [winner_each_difference] Uma rodada fechada é ganha pela mão mais baixa, que leva, por cada mão adversária, as pintas dela menos as suas. Empate não ganha nada.
    [winner_bonus] Uma rodada fechada é ganha pela mão mais baixa, que leva o prêmio. Empate não ganha nada.
    [none] Uma rodada fechada não custa nada a ninguém e não dá nada a ninguém.
   *[own_debit] Em uma rodada fechada cada um paga pela própria mão, a mais baixa também.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] As pintas são contadas como estão, sem arredondar.
   *[other] Cada um desses valores é arredondado para o múltiplo de { $round_to } mais próximo.
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
            [winner_bonus] { bonus } Bater também dá o prêmio.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] A partida vai até { $target } pontos.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] É preciso acertar a meta em cheio: pontos que passariam dela não valem.
   *[reach] Quem passa da meta também a atingiu.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] Quem atinge a meta primeiro ganha na hora, no meio da rodada, e nada mais se paga.
}
rule-win_by = { $win_by ->
    [going_out] Não são os pontos que ganham a partida, são as batidas. Rodadas fechadas não contam.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [one] Ganha quem bate primeiro.
   *[other] Ganha o primeiro lado que bater em { $outs_to_win } rodadas.
}
rule-max_rounds = { $max_rounds ->
    [none] A partida dura quantas rodadas forem precisas.
    [one] Depois de uma rodada ela acaba, e o maior placar ganha.
   *[other] No máximo depois de { $max_rounds } rodadas ela acaba, e o maior placar ganha.
}

## As regras da casa, uma a uma

house-title = Regras da casa: { $game }
house-intro = Mude o que quiser. O que não é como no jogo está marcado.
house-changed = alterada
house-reset = Voltar a: { $value }
house-reset-plain = Como no jogo
house-reset-all = Desfazer todas as alterações
house-idle = Sem efeito agora, com “{ $option }”: { $value }.
house-save = Salvar
house-play = Jogar com estas regras
house-share = Copiar um link
house-none = sem limite

share-copied = O link foi copiado. Quem o abrir verá estas regras.
share-by-hand = Copie este link:

option-players = Pessoas
option-tile_set = Conjunto de pedras
option-teams = Lados
option-hand_size = Pedras na mão
option-draw = Compra
option-reserve = Pedras que nunca são compradas
option-lead_next = Quem sai na próxima rodada
option-lead_after_block = Quem sai depois de fechar
option-lead_tile = Com o que se pode sair
option-spinner = Buchas que fazem ramos
option-spinner_count = Como as buchas contam
option-scoring = O que dá pontos ao jogar
option-units = Somas que pontuam
option-divisor = Os pontos são divididos por
option-claim = Os pontos são
option-muggins = Gritar Muggins
option-muggins_deduct = O que escapa também é descontado
option-false_call = Um alarme falso custa
option-settlement = Quando alguém bate
option-blocked = Quando a rodada fecha
option-round_to = Os valores são arredondados para
option-domino_bonus = Prêmio por bater
option-target = Meta
option-target_mode = Como se atinge a meta
option-win_when = Quando a meta ganha
option-win_by = O que ganha a partida
option-outs_to_win = Batidas para ganhar
option-extra_turn = Jogadas extras
option-max_rounds = Máximo de rodadas

choice-players = { $value }
choice-tile_set = { $value ->
    [6] duplo seis
    [9] duplo nove
    [12] duplo doze
   *[other] duplo { $value }
}
choice-teams = { $value ->
    [partners] duplas frente a frente
   *[none] cada um por si
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] uma pedra por vez
    [none] ninguém compra
   *[until_playable] até uma pedra encaixar
}
choice-reserve = { $value ->
    [0] nenhuma
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] quem ganhar a rodada
    [rotate] o lugar seguinte
    [lowest_double] a menor bucha
   *[finisher] quem bater
}
choice-lead_after_block = { $value ->
    [round_winner] quem ganhar a rodada
    [rotate] o lugar seguinte
    [lowest_double] a menor bucha
   *[lot] um novo sorteio
}
choice-lead_tile = { $value ->
    [double_or_scoring] bucha ou pedra que pontue
    [lowest_double] a menor bucha
   *[any] qualquer pedra
}
choice-spinner = { $value ->
    [first] a primeira bucha
    [all] todas as buchas
   *[none] nenhuma
}
choice-spinner_count = { $value ->
    [while_exposed] a primeira, enquanto aparece
   *[until_both_sides] até serem cobertas
}
choice-scoring = { $value ->
    [quotients] soma ÷ números que pontuam
    [headers] pontas iguais
    [none] nada
   *[multiples] a própria soma
}
choice-units = { $value ->
    [u3] múltiplos de três
    [u5_3] de cinco e de três
   *[u5] múltiplos de cinco
}
choice-divisor = { $value ->
    [1] nada: pontos são pintas
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] anunciados por quem joga
   *[automatic] anotados sozinhos
}
choice-muggins = { $value ->
    [on] permitido
   *[off] não permitido
}
choice-muggins_deduct = { $value ->
    [if_covered] se houver pontos para isso
    [full] sempre
   *[none] nunca
}
choice-false_call = { $value ->
    [0] nada
   *[other] { $value } pontos
}
choice-settlement = { $value ->
    [winner_opponents] quem ganha leva todas as pintas
    [winner_difference] quem ganha leva a diferença
    [winner_each_difference] quem ganha leva cada diferença
    [winner_bonus] quem ganha leva o prêmio
    [none] nada
   *[own_debit] cada um paga as suas
}
choice-blocked = { $value ->
    [winner_opponents] a mais baixa leva todas as pintas
    [winner_difference] a mais baixa leva a diferença
    [winner_each_difference] a mais baixa leva cada diferença
    [winner_bonus] a mais baixa leva o prêmio
    [none] nada
   *[own_debit] cada um paga as suas
}
choice-round_to = { $value ->
    [1] nada: ficam exatos
   *[other] múltiplos de { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] em cheio
   *[reach] atingida ou ultrapassada
}
choice-win_when = { $value ->
    [end_of_round] no fim da rodada
   *[at_once] na hora
}
choice-win_by = { $value ->
    [going_out] batidas
   *[points] pontos
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] depois de bucha ou pontos
   *[none] nenhuma
}
choice-max_rounds = { $value ->
    [none] sem limite
   *[other] { $value }
}

## Por que as regras não combinam

fault-title = Assim não dá para jogar:
fault-range = “{ $option }” deve ser um número inteiro de { $lowest } a { $highest }.
fault-choice = “{ $option }” não pode ser isso.
fault-hands_exceed_set = { $players } mãos de { $hand_size } pedras são { $dealt } pedras, mas o conjunto só tem { $tiles }. Distribua menos ou use um conjunto maior.
fault-partners = { $players } pessoas não podem jogar em duplas: para isso são precisas quatro ou seis.
fault-headers_spinner = Pontas iguais só podem ser comparadas em uma linha com duas pontas, então esta pontuação não combina com buchas que fazem ramos.
fault-units_divisor = Somas em múltiplos de { $units } não podem ser divididas por { $divisor } sem resto. Mude o que conta ou por quanto os pontos são divididos.
fault-settlement_divisor = Valores arredondados para { $round_to } não podem ser divididos por { $divisor } sem resto. Arredonde para { $divisor } ou divida por outro número.
fault-nothing_earns = Ninguém poderia ganhar nunca: são os pontos que ganham a partida, e com estas regras nada dá pontos. Faça as jogadas ou o fim da rodada darem pontos, deixe as batidas ganharem ou limite as rodadas.
fault-target_between = Ninguém poderia acertar em cheio uma meta de { $target }, pois todos os pontos são múltiplos de { $unit }. Use um múltiplo de { $unit } ou deixe que se passe da meta.
fault-players = { $game } é para { $numbers } pessoas, a não ser que você use um conjunto maior ou diga quantas pedras são distribuídas.
fault-players_option = O número de pessoas não é uma regra da casa: deve vir à parte. Talvez o link tenha sido feito à mão.
fault-set = Não há um conjunto duplo { $tile_set } nesta mesa. Use um duplo seis, duplo nove ou duplo doze.
fault-unknown = Não há aqui uma regra da casa chamada “{ $option }”. Talvez as regras venham de uma versão mais nova do jogo.
fault-preset = Não há aqui um jogo chamado “{ $preset }”. Talvez as regras venham de uma versão mais nova do jogo.
fault-other = Estas regras não combinam entre si.
fault-undo = Desfazer a alteração de “{ $option }”
fault-undo-last = Desfazer a última alteração

## Regras que vieram por um link

link-title = As regras da casa de alguém
link-named = { $name }
link-text = { $game } para { $players } pessoas, com estas regras.
link-broken-title = Este link não pode ser lido
link-broken-text = Ele está danificado ou incompleto. Nada seu mudou.
link-refused-title = Não dá para jogar com estas regras
link-refused-text = O link pode ser lido, mas as regras dele não combinam entre si. Nada seu mudou.
link-play = Jogar com estas regras
link-save = Salvar
link-leave = Ir para o início

## Regras da casa salvas

ask-save = Salvar estas regras
ask-rename = Renomear
ask-delete = Excluir “{ $name }”?
ask-delete-text = Estas regras da casa vão sumir. Uma partida em andamento fica com elas.
ask-name = Nome
ask-name-empty = Escreva um nome aqui.
ask-name-taken = Já existem regras com este nome: elas serão substituídas.
ask-keep = Manter
ask-cancel = Cancelar
ask-delete-yes = Excluir
ask-save-yes = Salvar
ask-rename-yes = Renomear
house-rename-of = Renomear { $name }
house-delete-of = Excluir { $name }

## Partes das frases acima

bonus = { $domino_bonus ->
    [one] O prêmio é de { $domino_bonus } ponto.
   *[other] O prêmio é de { $domino_bonus } pontos.
}
bonus-out = { $domino_bonus ->
    [one] Bater vale { $domino_bonus } ponto.
   *[other] Bater vale { $domino_bonus } pontos.
}
win-late = A rodada é jogada até o fim; depois ganha o maior placar que tiver atingido a meta.

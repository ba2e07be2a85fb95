### Tudo o que a página diz, em português do Brasil. Quem joga é sempre chamado pelo nome, para que um texto
### sirva a qualquer pessoa que o leia. Quando a página fala com alguém, diz “você”; os botões ficam no
### infinitivo.
###
### Glossário: tile pedra · pips pintas · double bucha · line linha · open end ponta aberta · boneyard monte ·
### hand mão · round rodada · match partida · lead sair, a saída · place colocar · draw comprar · pass passar ·
### count soma · points pontos · score (say) anunciar · call Muggins gritar Muggins · to domino bater ·
### block rodada fechada · settlement acerto · side lado · target meta · spinner bucha em cruz

## O jogo e o seu começo

game = Muggins
game-line = O dominó dos cincos: faça as duas pontas da linha somarem um múltiplo de cinco e marque os pontos. A sós contra o computador, ou de duas a seis pessoas em um só aparelho, que passa de mão em mão.
start-players = Jogadores
start-seats = Nomes
start-name = Jogador { $number }
start-deal = Distribuir
start-resume = Continuar a partida: { $scores }
start-resume-score = { $name } { $score }
start-new = Começar outra partida
start-last = Ver a última partida: { $scores }
name-empty = Escreva um nome aqui.
name-same = Outra pessoa já tem este nome.
name-long = Um nome tem no máximo { $limit } caracteres.
licences = Licenças
replace-title = Desistir da partida em andamento?
replace-text = { $scores }. Uma nova partida toma o lugar dela, e não dá para recuperá-la.
replace-yes = Começar a nova
replace-no = Manter a partida
elsewhere-title = Esta partida está aberta em outra aba
elsewhere-text = Uma partida é jogada em um só lugar por vez, para que nada se perca. Continuar aqui a fecha lá.
elsewhere-here = Jogar aqui

## Carregamento

loading-title = Preparando o jogo
loading-resume = De volta à partida: { $scores }
resume-fetching = Preparando: { $percent }%
resume-ready-soon = Preparando…
progress-download = Baixando o motor de regras
progress-start = Iniciando o Python
progress-install = Arrumando as regras
progress-ready = Pronto
progress-other = Preparando
progress-percent = { $percent }%

## O sorteio

lot-title = O sorteio da saída
lot-explain = Cada um compra uma pedra. Sai quem tiver mais pintas.
lot-row-tied = Empate: { $names } compram de novo
lot-draw = { $name } compra { $tile }
lot-leads = { $name } sai
go-on = Continuar

## A mesa

number = { $number }
gain = +{ $points }
loss = −{ $amount }
pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
round = Rodada { $number }
bar-goal-points = até { $goal }
bar-goal-outs = até { $goal ->
    [one] { $goal } rodada
   *[other] { $goal } rodadas
}
leave = Sair
sheet-open = Placar
line-label = A linha
line-closer = Ver de perto
line-closer-title = A linha
line-closer-back = Voltar à mesa
line-empty = Ainda não há nada na mesa.
line-empty-short = { $name } sai
line-describe = { $tiles ->
    [one] { $tiles } pedra na mesa: { $list }.
   *[other] { $tiles } pedras na mesa: { $list }.
}
line-branch = Um ramo em { $at }: { $list }.
line-branch-label = Ramo em { $at }: { $list }
line-end = { $pips } em { $anchor }
line-ends = Pontas abertas: { $ends }.
line-ends-apart = Pontas abertas que contam: { $ends }. Pontas abertas que não contam: { $others }.
line-count = Soma { $count }.
boneyard = Monte
boneyard-left = { $count ->
    [0] O monte está vazio
    [one] { $count } pedra no monte
   *[other] { $count } pedras no monte
}
boneyard-draw = Comprar uma pedra, no monte: { $count }
players-label = Jogadores
player-score = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
}
player-tiles = { $count ->
    [0] nenhuma pedra
    [one] { $count } pedra
   *[other] { $count } pedras
}
player-turn = está na vez
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
hand-of = Mão de { $name }
hand-hide = Esconder mão
prompt-lead = { $name } sai: coloque uma pedra
prompt-choose = { $name }: escolha uma pedra
prompt-place = Coloque { $tile } em um lugar aceso
prompt-place-one = Coloque { $tile } no lugar aceso
prompt-draw = Nada encaixa. Compre uma pedra.
prompt-drawn = A pedra comprada, { $tile }, encaixa: ela tem de ser colocada
prompt-again = { $name } joga de novo: escolha uma pedra
prompt-pass = Nada encaixa e o monte está vazio: { $name } passa
prompt-pass-undrawn = Nada encaixa e não se pode comprar: { $name } passa
prompt-pass-lead = Nenhuma pedra desta mão pode sair: { $name } passa a saída
draw = Comprar pedra
pass = Passar
tile-drawn = recém-comprada
tile-quiet = não encaixa agora
places-label = Onde { $tile } encaixa
ghost-label = Colocar { $tile } em { $anchor }: soma { $total }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
ghost-lead = Sair com { $tile }: soma { $total }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
ghost-count = = { $total }
ghost-plain = Colocar { $tile } em { $anchor }
ghost-plain-lead = Sair com { $tile }
ghost-scores = Colocar { $tile } em { $anchor }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
ghost-scores-lead = Sair com { $tile }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
take-back = { $name }: desfazer { $tile }
curtain-title = Entregue a { $name }
curtain-show = Sou { $name }: ver minha mão
log-title = Esta rodada
log-empty = Nenhuma pedra foi jogada ainda.
said = { $name }: { $text }
sentence = { $text }.

## O que aconteceu, em uma frase

event-lead = { $name } sai com { $tile }
event-place = { $name } joga { $tile } em { $anchor }
event-saying = { $played } e anuncia { $count }
event-silent = { $played } e não anuncia nada
event-only = { $played }.
event-counted = { $arithmetic }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}.
event-scored = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
event-missed = { $name } deixou escapar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}!
event-call = { $name } grita Muggins contra { $other }! { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }.
event-call-void = { $name } grita Muggins contra { $other }! { $missed ->
    [one] { $missed } ponto escapou, mas passaria
   *[other] { $missed } pontos escaparam, mas passariam
} da meta exata: { $name } não ganha nada.
event-deducted = { $other } perde { $deducted }.
event-false-call = { $name } grita Muggins contra { $other }. Alarme falso: { $points ->
    [0] { $name } não paga nada
   *[other] { $name } paga { $points }
}.
event-call-count = A soma é { $arithmetic }.
event-draw = { $name } compra { $count ->
    [one] uma pedra
   *[other] { $count } pedras
}.
event-drawn = { $name } comprou { $count ->
    [one] uma pedra
   *[other] { $count } pedras
}
event-pass = { $name } passa.
event-passed = { $name } passou
event-taken-back = { $name } volta atrás com a pedra.
strip-player = { $name } jogou { $tile }
strip-leader = { $name } saiu com { $tile }
strip-missed = { $name } deixou escapar { $points }!
strip-called = { $name } grita Muggins contra { $other }!
strip-false = Alarme falso de { $name }!
strip-goes = { $points } para { $name }
strip-takes = { $points } de { $other } para { $name }
strip-void = Passa da meta: nada
strip-loses = { $other } perde { $deducted }
strip-pays = { $name } paga { $points }
strip-unpaid = Nada a reclamar
strip-says = “{ $count }!”
strip-silent = não anuncia nada

## Anunciar uma soma, e gritar

# $played: “Ann joga 6-4 em 5-4”
say-title = { $played }: o que se anuncia? O dito vale.
say-group = A soma a anunciar
say-nothing = Nada
say-count = { $count }
say-other = Outra soma
say-it = Anunciar
say-back = Voltar
muggins = Muggins!
muggins-who = Quem grita?
muggins-name = { $name }: Muggins!
muggins-nobody = Ninguém
patience = Tempo para gritar
patience-off = nenhum
patience-seconds = { $seconds } s
curtain-held = Alguém? { $seconds }…

## O fim de uma rodada

end-domino = { $name } bateu!
end-domino-text = A última pedra está na mesa. Agora cada um mostra o que sobrou.
end-domino-text-own = A última pedra está na mesa. Agora cada um mostra o que sobrou e paga por isso.
end-block = Rodada fechada: ninguém pode jogar
end-block-text = Nada mais encaixa e não há o que comprar. Agora cada um mostra o que sobrou.
end-block-text-own = Nada mais encaixa e não há o que comprar. Cada um paga pelo que sobrou.
end-target = { $name } chega a { $score }
end-target-text = Essa é a meta de { $target }: a partida acabou, e o que sobrou não conta.
end-show = Mostrar as mãos
settlement-title = Acerto da rodada { $number }
settlement-domino = { $name } bateu
settlement-none-left = Mão vazia
settlement-pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
settlement-others = { $pips ->
    [one] { $pips } pinta dos outros
   *[other] { $pips } pintas dos outros
}
settlement-sum = { $sum } pintas
settlement-rounded = arredondado para { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } → { $after }
settlement-pays = paga { $amount }
settlement-pays-nothing = não paga nada
settlement-gains = ganha { $amount }
settlement-loses = perde { $amount }
settlement-same = como antes
settlement-how-own_debit = Cada lado paga pela própria mão.
settlement-how-winner_opponents = { $name } leva o que os outros têm na mão.
settlement-how-winner_difference = { $name } leva o que os outros têm na mão, menos o que sobrou do próprio lado.
settlement-how-winner_each_difference = { $name } leva a diferença para cada uma das outras mãos.
settlement-how-winner_bonus = { $name } leva o prêmio.
settlement-how-none = Ninguém ganha nem paga nada.
settlement-no-winner = As mãos mais baixas empatam: ninguém ganha a rodada.
settlement-next-finisher = { $name } bateu e por isso sai na próxima rodada.
settlement-next-round_winner = { $name } ganhou a rodada e por isso sai na próxima.
settlement-next-rotate = Na próxima rodada é a vez de { $name } sair.
settlement-next-lowest_double = A menor bucha distribuída sai na próxima rodada.
settlement-next-lot = Um novo sorteio decide quem sai agora.
settlement-next = Próxima rodada

## O fim da partida

# Um nome, ou os dois de uma dupla: “Ann & Cleo”
match-won = Vitória de { $name }
match-shared = Vitória de { $names }
match-text = { $rounds ->
    [one] Em uma rodada, até { $target }.
   *[other] Em { $rounds } rodadas, até { $target }.
}
match-text-open = { $rounds ->
    [one] Em uma rodada.
   *[other] Em { $rounds } rodadas.
}
match-rematch = Revanche
match-new = Nova partida

## O placar

sheet-title = Placar
sheet-close = Fechar

# As preferências.
settings-title = Ajustes
settings-look = Aparência
settings-play = Jogo
settings-feel = Movimento e som
settings-language = Idioma
settings-language-auto = O do navegador
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = Brilho
settings-theme-system = O do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Alto contraste
settings-tiles = Pedras
settings-tiles-ivory = Marfim
settings-tiles-ebony = Ébano
settings-tiles-colours = Cores e formas
settings-felt = Mesa
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-claret = Vinho
settings-pace = Movimento
settings-pace-calm = Calmo
settings-pace-quick = Rápido
settings-pace-still = Nenhum
settings-confirm = Perguntar antes de colocar uma pedra
settings-onlyMove = Colocar sozinha a única pedra que encaixa
settings-autoDraw = Comprar automaticamente
settings-autoPass = Passar automaticamente
settings-sounds = Sons
settings-vibration = Vibração
settings-awake = Manter a tela acesa durante a partida
sheet-round = Rodada
sheet-in-play = em jogo
sheet-points = Pontos
sheet-settled = Acerto
sheet-calls = Gritos de Muggins
sheet-total = Total
sheet-tally = Conta no papel
sheet-tally-explain = Um risco vale 5, uma cruz 10. Uma cruz grande com quatro pequenas vale 50.
sheet-by-domino = { $name } bateu
sheet-by-block = fechada
sheet-by-target = meta atingida
sheet-target = A meta é { $target }.

## Avisos e falhas

notice-close = Fechar
notice-restarting = O motor parou. Está sendo reiniciado…
notice-recovered = O motor parou e foi reiniciado. A partida continua a partir da última jogada que ele tinha aceitado.
notice-unsaved = A partida não está sendo salva: o armazenamento deste navegador falta ou está cheio. O jogo continua; deixe esta página aberta.
notice-update = Há uma nova versão.
notice-update-take = Usar agora
notice-update-later = Depois
broken-title = A partida salva não pode ser lida
broken-text = O registro dela está danificado ou vem de outra versão. Ele fica guardado à parte neste navegador, e você pode baixá-lo como arquivo.
broken-download = Baixar o registro
broken-new = Começar uma nova partida
failed-title = O jogo não pôde ser carregado
failed-retry = Tentar de novo
failed-kept = Uma partida em andamento continua guardada.
failed-detail = O que deu errado: { $detail }

## Recusas e falhas por código

error-not_your_turn = É a vez de outra pessoa.
error-tile_not_held = Essa pedra não está nesta mão.
error-no_match = Nenhuma metade combina com uma ponta aberta.
error-must_place_drawn = A pedra comprada encaixa, então tem de ser colocada.
error-can_place = Uma pedra da mão encaixa, então tem de ser jogada.
error-boneyard_empty = Não há mais pedra para comprar.
error-drawn_already = Já foi comprada uma pedra: só se compra uma por vez.
error-no_drawing = Neste jogo não se compra.
error-must_draw = Ainda há pedras para comprar.
error-not_leadable = Não se pode sair com esta pedra agora.
error-no_announcing = Neste jogo não se anuncia a soma.
error-no_seat = Não há ninguém sentado ali.
error-nothing_to_call = Não há mais nada a reclamar.
error-own_placement = Ninguém grita Muggins contra si mesmo.
error-called_already = Esta pessoa já gritou.
error-not_ended = A rodada ainda não acabou.
error-must_settle = Antes é preciso fazer o acerto da rodada.
error-already_led = A saída já foi dada.
error-round_not_over = A rodada ainda não acabou.
error-leader_must_lead = Quem tem a saída sai com uma pedra.
error-round_over = A rodada acabou.
error-match_over = A partida acabou.
error-stale_request = A mesa já seguiu adiante.
error-nothing_to_undo = Não há mais como voltar atrás.
error-no_undoing = O que foi anunciado com uma pedra vale: não dá para voltar atrás.
error-not_now = Isso não é possível neste momento.
error-no_match_running = Ainda não há partida.
error-bad_names = Um nome deve ter de 1 a 20 letras ou sinais visíveis.
error-name_taken = Dois jogadores têm o mesmo nome.
error-bad_request = A página pediu algo que o motor não conhece.
error-bad_record = O registro da partida está danificado.
error-bad_rules = Estas regras não combinam entre si.
error-internal = O motor cometeu um erro. Nada mudou.
error-engine_failed = O motor não iniciou.
error-engine_download = Não foi possível baixar uma parte do jogo. Verifique a conexão e tente de novo.
error-engine_damaged = Este arquivo não está inteiro: uma parte do jogo falta ou está danificada. Baixe o arquivo de novo.
error-engine_unsupported = Este navegador é antigo demais para o jogo: são precisos módulos, WebAssembly e workers com módulos.
error-general = Isso não funcionou ({ $code }).

## O que se faz sozinho, e o que se pergunta mais uma vez

prompt-meant = { $place }?
meant-yes = Colocar
meant-no = Devolver
by-itself-place = Só { $tile } encaixa: é colocada sozinha
by-itself-draw = Nada encaixa: uma pedra é comprada automaticamente
by-itself-pass = { $name } só pode passar: isso acontece sozinho
by-itself-stop = Parar

## Lido em voz alta: nada disto está escrito na página. Uma pedra se lê “seis-quatro” e “bucha de três”.

read-pips = { $pips ->
    [0] branco
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $pips }
}
read-tile = { $first }-{ $second }
read-double = bucha de { $pips }
read-leads = { $name } sai com { $tile }
# $end: “seis” ou “bucha de seis”
read-plays = { $name } joga { $tile } em { $end }
# $played: “Ann joga seis-quatro em seis”; $ends: “quatro e bucha de três”
read-placed = { $played }: { $number ->
    [one] ponta { $ends }
   *[other] pontas { $ends }
}.
read-placed-count = { $played }: { $number ->
    [one] ponta { $ends }
   *[other] pontas { $ends }
}, { $total }.
read-points = { $points ->
    [0] Nenhum ponto.
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
read-ends = { $number ->
    [one] Uma ponta: { $ends }.
   *[other] Pontas: { $ends }.
}
read-ends-others = Abertas, mas não contam: { $ends }.
read-count = Soma { $total }.
read-line = { $tiles ->
    [one] Uma pedra na mesa: { $list }.
   *[other] { $tiles } pedras na mesa, de ponta a ponta: { $list }.
}
read-branch = Ramo em { $at }: { $list }.
read-hand = Mão de { $name }, { $count ->
    [one] uma pedra: { $list }.
   *[other] { $count } pedras: { $list }.
}
read-hand-none = Nenhuma mão está à mostra.
read-drawn = Recém-comprada: { $tile }.
read-fits = { $count ->
    [0] Nenhuma encaixa.
    [one] Uma encaixa: { $list }.
   *[other] { $count } encaixam: { $list }.
}
read-score = { $name } { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
read-tiles = { $name } { $count ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $count } pedras
}
read-turn = É a vez de { $name }.

## As teclas

settings-letterKeys = Teclas de uma letra
keys-title = Teclas
keys-on = Funcionam na mesa onde quer que esteja o foco. As teclas de uma letra podem ser desligadas nos ajustes.
keys-off = As teclas de uma letra estão desligadas nos ajustes: só as quatro primeiras funcionam.
keys-move = Mover e escolher
keys-play = Jogar
keys-read = Ler em voz alta
keys-look = Olhar
keys-name-tab = Tab
keys-name-arrows = Setas
keys-name-enter = Enter
keys-name-space = Espaço
keys-name-escape = Esc
keys-does-tab = para o próximo botão; com Shift, para o anterior
keys-does-arrows = pelas pedras da mão, ou de um lugar a outro
keys-does-choose = escolher uma pedra, e depois colocá-la onde está o foco; a de saída é colocada na hora
keys-does-back = devolver uma pedra, fechar o que cobre a mesa, parar o que se faria sozinho
keys-does-draw = comprar uma pedra
keys-does-pass = passar
keys-does-undo = voltar atrás com a última pedra, até a próxima mão ser mostrada
keys-does-muggins = gritar Muggins, onde se grita
keys-does-count = escrever a soma a anunciar, e depois Enter
keys-does-nothing = não anunciar nada
keys-does-ends = as pontas abertas e a soma delas
keys-does-hand = a mão à mostra, e o que dela encaixa
keys-does-scores = os pontos, as pedras que restam e de quem é a vez
keys-does-line = a linha inteira, de ponta a ponta
keys-does-again = mais uma vez o que acabou de acontecer
keys-does-sheet = o placar
keys-does-closer = ver de perto uma linha longa, e voltar
keys-does-keys = estas teclas

## O caminho até a meta, o gráfico e o placar no papel

progress-points = { $left ->
    [0] na meta
    [one] a { $left } ponto da meta de { $goal }
   *[other] a { $left } pontos da meta de { $goal }
}
progress-outs = bateu em { $done } de { $goal ->
    [one] { $goal } rodada
   *[other] { $goal } rodadas
}
last-gain = agora mesmo { $change }
chart-label = Uma linha para cada lado, rodada a rodada.
chart-goal = Meta { $goal }
chart-ahead-points = { $rounds ->
    [one] Na primeira rodada
   *[other] Depois de { $rounds } rodadas
}: { $name } na frente com { $best }, por { $lead ->
    [one] { $lead } ponto
   *[other] { $lead } pontos
}.
chart-level-points = { $rounds ->
    [one] Na primeira rodada
   *[other] Depois de { $rounds } rodadas
}: { $names } empatam em { $best }.
chart-ahead-outs = { $rounds ->
    [one] Na primeira rodada
   *[other] Depois de { $rounds } rodadas
}: { $name } na frente, batidas: { $best }, vantagem: { $lead }.
chart-level-outs = { $rounds ->
    [one] Na primeira rodada
   *[other] Depois de { $rounds } rodadas
}: { $names } empatam, batidas: { $best }.
chart-changes = { $changes ->
    [one] A liderança mudou { $changes } vez.
   *[other] A liderança mudou { $changes } vezes.
}
sheet-goal-outs = { $goal ->
    [one] Ganha o primeiro lado que bater.
   *[other] Ganha o primeiro lado que bater em { $goal } rodadas.
}
sheet-goal-rounds = { $rounds ->
    [one] Depois de uma rodada, ganha o maior placar.
   *[other] No máximo depois de { $rounds } rodadas, ganha o maior placar.
}
sheet-key-domino = Uma pedra mostra o lado que bateu na rodada.
sheet-key-calls = M! mostra o que os gritos de Muggins renderam ou custaram.
sheet-outs = Batidas
rank-outs = { $done } de { $goal ->
    [one] { $goal } rodada
   *[other] { $goal } rodadas
}
print = Imprimir

# A linha
end-value = { $value }

learn = Aprender
learn-title = Aprenda o jogo
learn-waiting = As lições estão sendo preparadas…
learn-failed = As lições não estão disponíveis agora.

## Computer players

start-against = Contra
start-people = Pessoas
seat-person = Pessoa
seat-who = Lugar { $number }: pessoa ou computador
seat-temperament = Lugar { $number }: temperamento
level-beginner = Novato
level-casual = Casual
level-skilled = Hábil
level-expert = Mestre
temperament-even = Equilibrado
temperament-blocker = Gosta de fechar
temperament-hoarder = Guarda buchas
temperament-racer = Quer bater logo
computer-name-1 = Pip
computer-name-2 = Ipê
computer-name-3 = Latão
computer-name-4 = Cedro
computer-name-5 = Marfim
computer-name-6 = Ônix
thinking-title = { $name } está pensando
thinking-now = Jogar já
watch-pause = Pausar
watch-go-on = Continuar
watch-paused = Em pausa: é a vez de { $name }
keys-does-now = fazer o computador da vez jogar já
keys-does-pause = onde só há computadores à mesa: pausar e continuar

## A revisão de uma rodada

review-open = Rever a rodada
review-title = Revisão da rodada { $number }
review-waiting = A rodada está sendo revista…
review-explain = O que cada pedra colocada rendeu, ao lado do máximo que a mão podia render naquele momento. O que vem depois não é levado em conta.
review-hidden = As pedras que ficaram nas mãos não aparecem, porque ninguém as mostra: talvez alguma tivesse rendido mais.
review-rivals = Os computadores também
review-none = Nenhuma pedra foi colocada.
review-all = { $placements ->
    [one] Nada ficou para trás: a única pedra rendeu o máximo possível.
   *[other] Nada ficou para trás: as { $placements } pedras renderam o máximo possível.
}
review-all-placed = Das pedras colocadas, nenhuma teria rendido mais.
review-most = { $placements ->
    [1] A única pedra podia ter rendido mais.
   *[other] { $most ->
        [0] Nenhuma de { $placements } pedras rendeu o máximo possível.
        [one] { $most } de { $placements } pedras rendeu o máximo possível.
       *[other] { $most } de { $placements } pedras renderam o máximo possível.
    }
}
review-left = { $left ->
    [one] { $left } ponto ficou para trás.
   *[other] { $left } pontos ficaram para trás.
}
review-missed = { $missed ->
    [one] { $missed } ponto escapou: a soma certa não foi anunciada.
   *[other] { $missed } pontos escaparam: a soma certa não foi anunciada.
}
review-lead = Saída com { $tile }
review-place = { $tile } em { $anchor }
review-better = { $place } teria rendido { $points }.
review-answer = Em troca, a resposta podia render { $made } no máximo, em vez de { $better }.
review-best = Nada teria rendido mais.
review-tick = Um visto mostra que nada teria rendido mais.
keys-does-review = a revisão de uma rodada que terminou
## Dicas

hint-ask = Dica
hint-soon = Pesando as jogadas…
hint-take = Escolher
hint-close = Fechar
hint-title = Dica: { $tile } em { $anchor }
hint-title-lead = Dica: sair com { $tile }
hint-placed = { $tile } em { $anchor }
hint-now = { $points ->
    [0] Agora não marca nada.
   *[other] Agora marca { points }.
}
hint-next-never = { $next } pode colocar depois uma pedra em todas as distribuições examinadas.
hint-next-often = { $next } não pode colocar nada depois em { $share } das distribuições possíveis.
hint-next-never-nothing = { $next } quase nunca marca depois.
hint-next-often-nothing = { $next } quase nunca marca depois, e não pode colocar nada em { $share } das distribuições possíveis.
hint-next-never-scores = { $next } marca depois { points } em média.
hint-next-often-scores = { $next } marca depois { points } em média, e não pode colocar nada em { $share } das distribuições possíveis.
hint-next-stuck = { $next } não pode colocar nada depois em nenhuma das distribuições examinadas.
hint-again = { $name } joga de novo depois, antes de { $next }.
hint-out = É a última pedra: a rodada acaba antes da vez de { $next }.
hint-target = A meta é alcançada: a partida acaba antes da vez de { $next }.
hint-rest = { $fitting ->
    [0] Nenhuma pedra da mão encaixa depois
    [one] { $fitting } pedra da mão encaixa depois
   *[other] { $fitting } pedras da mão encaixam depois
}; { $pips ->
    [one] fica { $pips } pinta
   *[other] ficam { $pips } pintas
}.
hint-second-less = A segunda melhor jogada, { $other }, vale { $less ->
    [one] { $less } ponto
   *[other] { $less } pontos
} a menos no fim da rodada.
hint-second-same = { $other } vale o mesmo.
hint-second-plain = A segunda melhor jogada é { $other }.
hint-most-less = { $other } marcaria agora { points }, mas vale { $less ->
    [one] { $less } ponto
   *[other] { $less } pontos
} a menos no fim da rodada.
hint-most-same = { $other } marcaria agora { points }, mas não vale mais no fim da rodada.
hint-uncounted = Neste jogo as somas são anunciadas: uma dica não diz nada da soma.
tile-hinted = a da dica
settings-hints = Dicas
keys-does-hint = uma dica: a melhor jogada, e por quê

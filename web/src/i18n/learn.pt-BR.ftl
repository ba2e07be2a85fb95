### As lições, os desenhos das regras, as dicas e a história, em português do Brasil. Nas lições $one é quem
### aprende; $two, $three e $four são os outros: os nomes vêm de learn-name-1 e seguintes. O glossário está no
### começo de pt-BR.ftl.

## O caminho

learn-intro = Dez lições curtas à mesa, as regras e o que mais é bom saber.
learn-back = Voltar
learn-lessons = Lições
learn-lesson = Lição { $number }
learn-lesson-learnt = aprendida
learn-progress = { $learnt ->
    [0] Cada lição leva um minuto.
   *[other] { $learnt } de { $count } lições aprendidas
}
learn-start = Começar
learn-go-on = Continuar
learn-more = Para ler
learn-rules = As regras
learn-rules-about = As regras do jogo escolhido, com desenhos da mesa.
learn-tips = Dicas
learn-tips-about = Para o que olham os bons jogadores.
learn-history = História
learn-history-about = De onde vêm o jogo e os seus nomes.

## Uma lição

learn-of = Lição { $number } de { $count }
learn-leave = Todas as lições
learn-previous = Lição anterior
learn-on = Continuar
learn-next = Próxima lição
learn-finish = Concluir
learn-again = Tentar de novo
learn-numbers = Quanto soma
learn-amounts = Quanto se paga
learn-number = { $number }
learn-calls = Gritar ou não
learn-call-yes = Muggins!
learn-call-no = Deixar passar
learn-is-right = Certo!
learn-is-wrong = Quase.
learn-left = O que sobrou com { $name }
learn-finished-title = Esse é o jogo
learn-finished-text = Todas as lições estão feitas. O resto vem jogando.
learn-finished-play = Para a mesa
learn-name-1 = Ana
learn-name-2 = Beto
learn-name-3 = Cida
learn-name-4 = Duda

## Lição por lição: o que se ensina, o que se pergunta, e por que uma resposta está certa ou errada

lesson-match = Encaixar em uma ponta
lesson-match-1-teach = As pedras são colocadas em linha. Uma pedra vai em uma ponta aberta, pela metade que mostra as mesmas pintas.
lesson-match-1-ask = É a vez de { $one }: escolha uma pedra que encaixe e depois o lugar dela.
lesson-match-1-right = { $tile } encaixa: as metades que se tocam mostram o mesmo número. A outra metade é a nova ponta.

lesson-doubles = Buchas ficam atravessadas
lesson-doubles-1-teach = Uma pedra com o mesmo número duas vezes é uma bucha. Ela fica atravessada na linha, e em uma ponta as duas metades contam.
lesson-doubles-1-ask = Coloque a bucha da mão de { $one }.
lesson-doubles-1-right = { $tile } fica atravessada na linha e conta duas vezes: { $arithmetic }.
lesson-doubles-1-wrong = { $tile } encaixa, mas as metades são diferentes. Uma bucha mostra duas vezes o mesmo número.

lesson-count = Some as pontas
lesson-count-1-teach = Depois de cada jogada, somam-se as pontas abertas. O que fica entre elas não conta.
lesson-count-1-ask = Quanto somam as duas pontas?
lesson-count-1-right = { $arithmetic }: só conta a metade de fora em cada ponta.
lesson-count-1-wrong = Não é { $answer }. Olhe só para a metade de fora em cada ponta da linha.

lesson-twelve = A 6-6 vale doze
lesson-twelve-1-teach = Uma bucha em uma ponta conta com as duas metades: ali a 6-6 vale doze.
lesson-twelve-1-ask = Quanto é a soma agora?
lesson-twelve-1-right = { $arithmetic }: doze da 6-6, mais o 3 da outra ponta.
lesson-twelve-1-wrong = Não é { $answer }. Contam as duas metades da 6-6 e a metade de fora na outra ponta.
lesson-twelve-2-teach = Assim que uma pedra é juntada do outro lado, a bucha deixa de contar. Aqui a 6-2 cobriu a 6-6.
lesson-twelve-2-ask = E quanto é a soma agora?
lesson-twelve-2-right = { $arithmetic }: a 6-6 não é mais uma ponta.
lesson-twelve-2-wrong = Não é { $answer }. A 6-6 está coberta: só contam as metades de fora nas duas pontas.

lesson-fives = Pontue de cinco em cinco
lesson-fives-1-teach = Uma soma que é múltiplo de cinco dá esses mesmos pontos. Na primeira pedra, as duas metades são pontas.
lesson-fives-1-ask = { $one } sai: saia com a pedra que pontua.
lesson-fives-1-right = { $arithmetic }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $one }.
lesson-fives-1-wrong = { $tile } dá { $arithmetic }, e isso não é múltiplo de cinco.
lesson-fives-2-teach = Quando uma pedra é escolhida, cada um dos lugares dela diz a soma que daria ali.
lesson-fives-2-ask = Coloque a pedra que mais pontua.
lesson-fives-2-right = { $arithmetic }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $one }.
lesson-fives-2-wrong = { $tile } dá { $arithmetic }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}. Outra pedra pontua mais.

lesson-draw = Compre se nada encaixa
lesson-draw-1-teach = Quem não pode colocar nada compra do monte, uma pedra depois da outra, até que uma encaixe.
lesson-draw-1-ask = Nada encaixa na mão de { $one }. Compre uma pedra.
lesson-draw-1-right = A pedra comprada, { $drawn }, também não encaixa.
lesson-draw-2-teach = Comprar não acaba a vez.
lesson-draw-2-ask = Ainda nada encaixa. Compre de novo.
lesson-draw-2-right = A pedra comprada, { $drawn }, encaixa.
lesson-draw-3-teach = Uma pedra comprada que encaixa tem de ser colocada na hora. Quando não há mais o que comprar, quem não pode colocar passa.
lesson-draw-3-ask = Coloque { $drawn }.
lesson-draw-3-right = { $tile } está na mesa, e a vez acabou.

lesson-block = Uma rodada fechada
lesson-block-1-teach = Uma rodada acaba quando alguém coloca a última pedra da mão. Ela também acaba quando ninguém pode colocar e não há mais o que comprar: então está fechada.
lesson-block-1-ask = Aqui todas as pedras foram distribuídas, e seis das sete pedras com seis estão na mesa. Feche a rodada.
lesson-block-1-right = As duas pontas pedem um seis, e as sete pedras com seis estão na mesa: ninguém mais pode colocar.
lesson-block-1-wrong = Depois de { $tile } alguém ainda pode colocar. Faça as duas pontas pedirem um número do qual não resta pedra.

lesson-debits = Pague pelo que sobra
lesson-debits-1-teach = { $one } bateu. Todos os outros pagam pelas pintas que sobram na própria mão, arredondadas para o múltiplo de cinco mais próximo.
lesson-debits-1-ask = Quanto { $payer } paga?
lesson-debits-1-right = { $pips ->
    [one] Para { $pips } pinta
   *[other] Para { $pips } pintas
} o mais próximo é { $amount }: é o que se desconta de { $payer }.
lesson-debits-1-wrong = Não é { $answer }. Procure o múltiplo de cinco mais próximo de { $pips }.
lesson-debits-2-teach = Uma ou duas pintas acima de um múltiplo de cinco são perdoadas; três ou quatro são arredondadas para cima. Um placar pode ficar abaixo de zero.
lesson-debits-2-ask = E quanto { $payer } paga?
lesson-debits-2-right = { $pips ->
    [one] Para { $pips } pinta
   *[other] Para { $pips } pintas
} o mais próximo é { $amount }.
lesson-debits-2-wrong = Não é { $answer }. Procure o múltiplo de cinco mais próximo de { $pips }.

lesson-muggins = Grite Muggins
lesson-muggins-1-teach = Em alguns jogos uma soma só pontua se for anunciada. Se não for, outra pessoa pode gritar “Muggins!” e ficar com os pontos.
lesson-muggins-1-ask = { $two } colocou { $last } e não anunciou nada. { $one } grita?
lesson-muggins-1-right = { $arithmetic }: { $two } deixou escapar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, e { $one } fica com eles.
lesson-muggins-1-wrong = { $arithmetic }: havia o que levar. Uma bucha em uma ponta conta duas vezes.
lesson-muggins-2-teach = Se nada escapou, o grito é um alarme falso. Em alguns jogos um alarme falso custa pontos.
lesson-muggins-2-ask = { $two } colocou { $last } e não anunciou nada. { $one } grita?
lesson-muggins-2-right = { $arithmetic }: nada escapou, então não havia o que reclamar.
lesson-muggins-2-wrong = { $arithmetic }: nada escapou. Neste jogo o alarme falso custa a { $one } { $cost ->
    [0] nada
    [one] { $cost } ponto
   *[other] { $cost } pontos
}.

lesson-spinner = A bucha em cruz
lesson-spinner-1-teach = No Muggins a linha tem duas pontas. No Tudo em cinco a primeira bucha se abre em cruz: cobertos os dois lados dela, abrem-se também as suas duas pontas.
lesson-spinner-1-ask = Coloque uma pedra em uma ponta da 5-5.
lesson-spinner-1-right = { $tile } começa um terceiro braço.
lesson-spinner-1-wrong = { $tile } alonga um braço que já existe. Acima e abaixo da 5-5 também encaixa um cinco.
lesson-spinner-2-teach = Conta a ponta de cada braço. A bucha em cruz deixa de contar quando os dois lados dela estão cobertos.
lesson-spinner-2-ask = Quanto é a soma agora?
lesson-spinner-2-right = { $arithmetic }: um número para cada um dos três braços.
lesson-spinner-2-wrong = Não é { $answer }. Só contam as metades de fora dos três braços.

## Sob os desenhos das regras: o que mostram, e no que dá

diagram-ends = Conta a metade de fora em cada ponta.
diagram-ends-plain = Uma pedra vai em uma ponta que mostra o mesmo número.
diagram-double = Uma bucha fica atravessada, e em uma ponta conta duas vezes.
diagram-double-plain = Uma bucha fica atravessada na linha.
diagram-covered = Uma bucha coberta dos dois lados não conta mais.
diagram-exposed = A primeira bucha conta duas vezes até que mais de dois lugares dela sejam cobertos.
diagram-lone = A primeira pedra conta com as duas metades.
diagram-side = Com um lado coberto, a primeira bucha ainda conta.
diagram-headers = As duas pontas mostram o mesmo número.
diagram-header_double = Uma das pontas iguais é uma bucha.
diagram-spinner = A bucha em cruz: cobertos os dois lados, as pontas dela também se abrem.
diagram-tree = Cada bucha abre quatro caminhos.
diagram-tally = { $score } no papel: um risco vale 5, uma cruz grande com quatro pequenas vale 50.
diagram-counted = { $arithmetic }, { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}.
diagram-scored = { $points ->
    [0] Nenhum ponto.
    [one] { $points } ponto.
   *[other] { $points } pontos.
}

## Dicas

tips-intro = Nada disto é regra. É o que costuma ganhar com um conjunto duplo seis.
tips-score = Pontue, mas olhe o que deixa
tips-score-text = Pegue os pontos onde estiverem. Depois olhe para as pontas que ficam: o próximo a jogar pontua com elas. As somas 1, 2, 3, 6, 7, 8 e 11 são as que deixam menos caminhos para pontuar.
tips-lead = Saídas que pontuam
tips-lead-text = Só cinco pedras pontuam na saída: a 5-5 e a 6-4 dão 10; a 5-0, a 4-1 e a 3-2 dão 5.
tips-doubles = Guarde as buchas altas para a hora delas
tips-doubles-text = Uma bucha alta vale mais em uma ponta onde dá 10, 15 ou 20. A 6-6 em uma ponta e a 4-4 na outra dão 20, e uma linha com duas pontas não pode dar mais.
tips-suits = Fique com muitos números na mão
tips-suits-text = Quem tem todos os números nunca precisa comprar. Entre duas jogadas que pontuam igual, escolha a que deixa na mão mais números diferentes.
tips-heavy = Solte as pedras pesadas a tempo
tips-heavy-text = No fim de uma rodada, as pintas na mão são um perigo. Onde cada um paga pela própria mão, elas custam a quem as tem; onde o vencedor leva tudo, são um presente.
tips-count = Conte os números
tips-count-text = Há sete pedras com cada número. Quando seis delas já apareceram, a última muitas vezes não é segredo.
tips-draws = Repare em quem compra
tips-draws-text = Quem compra não tem nenhum dos dois números das pontas. Deixe essas pontas assim enquanto não houver nada melhor a fazer.
tips-ends = Seja dono das pontas
tips-ends-text = Deixe nas pontas números que faltam aos outros e que sobram na sua mão. Por uma linha em que mais ninguém pode pontuar, dá para abrir mão de alguns pontos.
tips-block = Feche com a mão leve
tips-block-text = Com poucas pedras e baixas, uma rodada fechada sai barata. Com a mão pesada, deixe a linha aberta.
tips-out = Jogue para bater
tips-out-text = Quem bate não paga nada. Perto do fim, vale mais ter lugar para cada pedra que sobra do que pontuar mais uma vez.

## História

history-dominoes = O dominó chega à Grã-Bretanha
history-dominoes-text = O dominó como o conhecemos chegou à Grã-Bretanha vindo do continente no fim do século XVIII. O jogo mais antigo de que se fala lá é o simples: juntar pontas iguais, e comprar quando nada encaixa.
history-fives = Contar de cinco em cinco
history-fives-text = Jogos em que múltiplos de cinco pontuam aparecem impressos no século XIX. Um jogo de cartas chamado All Fives é descrito em 1863, e em 1864 The American Hoyle traz Muggins ao lado de Bergen e Rounce. O Foster’s Complete Hoyle de 1897 descreve “Muggins, or All Fives”. O jogo tomou a forma de hoje no começo do século XX.
history-name = O que é um muggins
history-name-text = Na gíria inglesa da década de 1850, um muggins era alguém fácil de enganar. Na mesa de cartas virou o grito com que se levavam os pontos que o dono não tinha visto; quem joga cribbage o conhece até hoje.
history-family = Uma grande família
history-family-text = Os parentes têm muitos nomes. All Fives tem uma bucha em cruz; em Five-Up todas são; em Sniff a primeira bucha continua contando por um tempo. Seven-Toed Pete dá jogadas extras, All Threes conta de três em três, e nos pubs britânicos se joga Fives and Threes. O dominó com monte e o dominó sem monte só dão pontos no fim da rodada, e em Bergen pontuam as pontas iguais.
history-today = Hoje
history-today-text = Nos torneios dos Estados Unidos se joga Five-Up e dominó com e sem monte. No campeonato mundial os cincos vão até 250, com a primeira bucha em cruz, e toda soma é anunciada em voz alta.
history-paper = Riscos e cruzes
history-paper-text = Os pontos eram anotados à mão, em riscos de cinco: uma cruz grande com uma pequena em cada canto são cinquenta. Outros movem pinos em um tabuleiro de cribbage. Um conjunto duplo seis tem 28 pedras, um duplo nove 55 e um duplo doze 91.

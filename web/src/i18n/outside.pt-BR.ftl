### O que se diz do jogo fora dele e na página das licenças; as palavras estão no começo de pt-BR.ftl.

game-about = Muggins, o dominó dos cincos, para duas a seis pessoas no mesmo aparelho.
licences-back = Voltar ao jogo
licences-text = De que este jogo é feito, e em que condições cada parte pode ser usada e repassada.
licences-source = Código-fonte:
licences-below = { $licence }: o texto está mais abaixo.
licences-libraries = Bibliotecas do programa do Python (várias)

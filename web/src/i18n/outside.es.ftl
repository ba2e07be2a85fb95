### Lo que se dice del juego fuera de él y en la página de licencias; las palabras están al principio de es.ftl.

game-about = Muggins, el dominó de los cincos, para dos a seis personas en un mismo dispositivo.
licences-back = Volver al juego
licences-text = De qué está hecho este juego y en qué condiciones se puede usar y compartir cada parte.
licences-source = Código fuente:
licences-below = { $licence }: el texto está más abajo.
licences-libraries = Bibliotecas del programa de Python (varias)

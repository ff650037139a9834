### Ayuda: cómo se juega, términos, teclas, reglas.

help-title = Ayuda
help-rules = Reglas
help-terms = Iconos y términos
help-keys = Teclado
help-about = Acerca de

glossary-search = Buscar un icono o un término
glossary-found =
    { $n ->
        [one] Un término
       *[other] { $n } términos
    }
glossary-none = Sin resultados.
glossary-none-rules = Buscar en las reglas

terms-turn = Tu turno
terms-places = Lugares
terms-people = Personas
terms-works = Obras y tablas
terms-end = El final

term-point-title = Punto de acción
term-point = Un sello de lacre. Tienes 5 en tu turno (6 con el Cardenal Muret); los que no uses se pierden.
term-ducat-title = Ducado
term-ducat = El dinero. Sirve para pagar los viajes, los políticos, las abadesas y el ascenso a cardenal.
term-knowledge = La tabla que rodea el mapa. Decide qué manuscritos puedes leer y resuelve todos los empates.
term-level-title = Nivel
term-level = El último número de nivel que ha alcanzado tu disco en la tabla de conocimiento, del 1 al 8. Un manuscrito requiere al menos su propio nivel.
term-free-title = Acción gratuita
term-free = No cuesta puntos de acción: bonus, cambio de estatus, amanuenses en una abadía, robar en la Biblioteca. Cada tipo, una vez por turno.
term-order-title = Orden de juego
term-order = Quien menos sabe juega primero; entre discos de una misma casilla, el de encima. Quien más ha avanzado en el Descanso pasa delante de todos.
term-learnt-title = No se puede deshacer
term-learnt = Ya no se puede deshacer cuando alguien ha visto algo nuevo (fichas miradas o una carta descubierta) o cuando otro jugador ha decidido.

term-city = Da una vez a cada jugador sus ducados (solo a mercaderes) y su conocimiento, sin gastar puntos. Tu disco la marca.
term-event = Una ficha en una ciudad: el primero que la usa se lleva sus ducados (solo mercaderes) o su conocimiento.
term-start = La ciudad donde un jugador empieza la partida. No tiene bonus.
term-harbour = Desde aquí se navega a cualquier otro puerto del mismo mar: cuesta 3 puntos y 10 ducados.
term-convent = Aquí un mercader puede hacerse fraile: le cuesta la mitad de sus ducados.
term-cathedral = Milano y Brindisi tienen una. Aquí un fraile puede hacerse cardenal: le cuesta 40 ducados y un político o un noble.
term-abbey = Aquí las abadesas no cuestan ducados y tus amanuenses se convierten en conocimiento o puntos de victoria.
term-franciscan = Aquí se busca el Cántico, en el turno de su ficha; cerca del final, en las cinco ciudades.
term-university = Bologna. Quien ha completado el Mensajero obtiene aquí, una vez, hasta 15 puntos de conocimiento.

term-merchant = El estatus de todos al empezar. Cobra ducados de ciudades y eventos y comercia con Oriente.
term-friar = Vive de la caridad, tiene una ficha de Fraile con su poder y puede llegar a Monje Benedictino.
term-cardinal = Recibe más caridad, tiene una ficha de Cardenal y puede llegar a Camarlengo o Papa.
term-shlasinger = Una de las fichas de Cardenal. Una vez por partida, hace retroceder 6 casillas el conocimiento de un rival.
term-charity = Al principio del turno, hasta el turno 11, el mercader más rico da 5 ducados a cada fraile y 10 a cada cardenal que sea más pobre que él; en los demás casos los da la banca.
term-politicians = 3 votos. Cuesta 30 ducados; dos cuestan 60.
term-nobles = 2 votos. No cuesta ducados; si se descarta al tomarlo, da 20.
term-abbesses = 1 voto. Cuesta 15 ducados, o ninguno en una abadía. Sirve para el Cántico y el Mensajero.
term-scribes = Espera delante de la pantalla hasta que en una abadía se convierte en 3 puntos de conocimiento o en 1 PV.
term-virtual-title = Cubo virtual
term-virtual = Algunas fichas equivalen a un cubo que cuenta en cada pago, puja o recuento y que nunca se descarta.

term-manuscript = Da tantos PV como su nivel. Se toma en la zona de su lengua, con suficiente conocimiento, y cuesta tantos puntos como su fila; uno por turno.
term-lingua = Vale 8 PV. Está disponible cuando se agota un nivel; requiere el nivel de conocimiento 8 y 4 puntos, en cualquier lugar.
term-psalter = 1 punto: 3 puntos de conocimiento, o 4 para quien menos sabe.
term-business = 1 punto: 10 ducados.
term-riddle = En zona azul. Al final solo puntúa quien va en cabeza, de 4 a 6 PV.
term-messenger = En cualquier lugar. Su última casilla cuesta ducados y abadesas y abre el conocimiento de Bologna.
term-orient = Para mercaderes. Al completar la tabla, las ciudades dan más ducados.
term-canticle = En ciudades franciscanas, una abadesa por casilla. 9 PV para el primero, menos para el segundo.
term-library = Sus números permiten robar fichas de Biblioteca y conservar una: puntos de victoria secretos.
term-rest = El más avanzado juega primero en el próximo turno; después su disco vuelve al inicio.

term-stupor = Desde el turno 10, una vez por partida: quien termina su turno en Brindisi puede convocar a los demás a una subasta con votos por 10 puntos de conocimiento.
term-papal-title = Evento Papal
term-papal = Una ficha por turno desde el turno 12. Con la primera roja, el Papa se está muriendo. Con la segunda, es el último turno.
term-crown = Tras el último turno, los votos dan un cargo: Banquero (7 votos, 6 PV), Monje (10 votos, 11 PV), Camarlengo (11 votos, 14 PV) o Papa (17 votos, 22 PV).
term-vp-title = PV
term-vp = Puntos de victoria. Gana quien tiene más; en caso de empate, quien tiene más conocimiento.

key-tab = Pasar a lo siguiente que se puede hacer o que explica por qué no
key-enter = Seleccionar; otra vez, ejecutar
key-actions = Cada acción tiene su tecla, la misma en todas las mesas y en todos los turnos; al pie de la mesa aparece delante del nombre de la acción. La primera pulsación muestra la acción; Intro la ejecuta.
key-escape = Soltar lo seleccionado
key-undo = Deshacer una jugada (también Ctrl Z)
key-redo = Rehacer lo deshecho
key-end = Terminar el turno
key-next = A la siguiente mesa que te espera
key-log = A la Crónica
key-help = Iconos y términos
key-zoom = Acercar el mapa o volver a verlo entero
key-arrows = En el mapa, ir al lugar vecino; en un repaso, avanzar o retroceder una jugada
key-turns = En un repaso, avanzar o retroceder un turno

five-lead = Italia, hacia 1300: los mercaderes quieren contratos que todos puedan leer, y los estudiosos empiezan a escribir como se habla. Viajas entre los dialectos, reúnes lo que se ha escrito en ellos y te buscas un lugar en el mundo.
five-aim = Objetivo
    .p1 = El mayor número de puntos de victoria. La mayoría vienen de los manuscritos (de 1 a 8 cada uno) y del cargo que obtengas al final (hasta 22 para el Papa).
    .p2 = La partida dura entre 13 y 16 turnos. Termina con el turno en que muere el Papa.
five-turn = Tu turno
    .p1 = Tienes cinco puntos de acción, los sellos de lacre. Casi todo cuesta puntos; cada acción se puede hacer una vez en tu turno, en cualquier orden.
    .p2 = Las acciones gratuitas no cuestan puntos: cobrar el bonus del lugar donde estás, cambiar de estatus, convertir amanuenses.
    .p3 = Lo que tiene borde dorado se puede hacer ahora. Tócalo para ver coste y resultado, y otra vez para hacerlo. Puedes deshacer hasta que alguien haya visto algo nuevo.
five-travel = Viajar
    .p1 = Un paso a un lugar vecino cuesta 1 punto. Un viaje de 2 puntos o más cuesta además 10 ducados, por largo que sea.
    .p2 = Navegar de un puerto a cualquier otro del mismo mar cuesta 3 puntos.
five-cities = Ciudades y eventos
    .p1 = Cada ciudad con una moneda o un libro te da una recompensa una vez por partida: los ducados, solo a los mercaderes; el conocimiento, a todos.
    .p2 = Casi cada turno aparece un evento en una ciudad. El primero que lo usa se lleva lo que muestra.
    .p3 = Solo aprovechas el lugar donde estás, antes o después de tu viaje, no los lugares por los que pasas.
five-manuscripts = Conocimiento y manuscritos
    .p1 = La tabla que rodea el mapa es tu conocimiento; cada trece casillas se alcanza un nivel. Para un manuscrito de nivel 3 hace falta el nivel de conocimiento 3.
    .p2 = Debes estar en la zona de su lengua. Cuesta tantos puntos como su fila; cuando un nivel se agota, los superiores se abaratan. Uno por turno.
    .p3 = Las cinco lenguas juntas dan 5 PV más. Lingua Volgare vale 8 PV y requiere el nivel de conocimiento 8.
five-cubes = Cuatro clases de personas
    .p1 = Políticos, nobles y abadesas son votos (3, 2 y 1) para la elección; las abadesas sirven también para el Cántico y el Mensajero.
    .p2 = Una persona cuesta 1 punto, y dos de la misma clase, 4. Los políticos cuestan además 30 ducados cada uno; las abadesas, 15. Un noble se puede descartar al tomarlo y da 20 ducados.
    .p3 = Los amanuenses esperan delante de tu pantalla hasta que en una abadía se convierten todos en conocimiento o en PV.
five-status = Mercader, fraile, cardenal
    .p1 = Empiezas como mercader. En un convento puedes hacerte fraile, lo que te cuesta la mitad de tus ducados; en una catedral, cardenal, lo que cuesta 40 ducados y un político o un noble. No hay vuelta atrás.
    .p2 = Frailes y cardenales ya no cobran ducados de ciudades ni eventos. Viven de la caridad, que da el mercader más rico, y tienen una ficha con un poder propio.
    .p3 = Nada de esto es obligatorio: un mercader también puede ganar.
five-tracks = Las tablas
    .p1 = Adivinanza Veronesa (zonas azules): quien va en cabeza gana de 4 a 6 PV al final.
    .p2 = Mensajero (en cualquier lugar): al completarlo se abre Bologna, con 10 o 15 puntos de conocimiento.
    .p3 = Oriente (mercaderes): al completar la tabla, las ciudades dan ducados.
    .p4 = Cántico de las Criaturas (ciudades franciscanas, una abadesa por casilla): 9 PV para el primero, menos para el segundo.
    .p5 = Biblioteca Papal: roba fichas y conserva una; puntos secretos.
    .p6 = Descanso: el más avanzado juega primero en el próximo turno.
five-end = Cómo termina
    .p1 = Desde el turno 12 se descubren las fichas de Evento Papal. Con la segunda roja, el Papa ha muerto: todos los peones van a Roma y ese turno es el último.
    .p2 = Después, los votos dan cargos: un mercader llega a Banquero (7 votos, 6 PV), un fraile a Monje (10 votos, 11 PV), un cardenal a Camarlengo (11 votos, 14 PV) o a Papa (17 votos, 22 PV).
    .p3 = Tener más votos y más ducados que nadie da unos puntos más. Gana el total más alto.
five-first = Para tu primera partida
    .p1 = Cobra los bonus de las ciudades que te rodean: cuanto antes tengas conocimiento, antes podrás tomar buenos manuscritos.
    .p2 = Toma un manuscrito siempre que te detengas en una zona en la que puedas.
    .p3 = Guarda votos para la elección desde el turno 8, más o menos: un cargo suele ser lo que más puntúa de una vez.
five-play = Jugar
five-rules = Todas las reglas

about-game = De Vulgari Eloquentia es un juego de mesa de Mario Papini. Se publicó en 2010, y en una edición Deluxe revisada en 2019. Todos los dibujos y todos los textos de estas páginas son nuestros.
about-site = Volgare es una mesa para jugarlo en el navegador, gratis y sin cuentas. Sus reglas están escritas una a una y numeradas; cuando algo no se permite, se indica ese número.
about-board = El tablero
about-board-how = No se ha copiado ningún tablero impreso. Se usan todos los valores que indica algún reglamento; donde ninguno dice nada, el valor se ha reconstruido y está marcado como tal.
about-board-n =
    { $n ->
        [0] todos los valores constan en una fuente.
        [one] un valor está reconstruido.
       *[other] { $n } valores están reconstruidos.
    }
about-board-box = La caja, valor por valor
about-board-edit = Corregir el tablero
about-editions = Ediciones
about-editions-how = Los reglamentos de 2010 difieren entre sí en algunos puntos. Cada uno se puede jugar tal como es: elígelo al crear una mesa. Otras decisiones sueltas son opciones.
about-words = Las palabras de los manuscritos
about-words-how = En las hojas están las primeras palabras de obras de la época, en su propia lengua. Cada una puede leerse en la edición o el manuscrito que se indica; las grafías varían de uno a otro, y la nuestra no se ha cotejado letra por letra.
about-fonts = Tipografía
about-fonts-how = Alegreya y Alegreya Sans, de Juan Pablo del Peral, bajo la SIL Open Font License.

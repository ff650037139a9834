### La caja valor por valor, y el editor de tableros.

## La caja
box-title = La caja, valor por valor
box-lead = Los documentos que tenemos describen solo en parte el tablero y las fichas impresos. Aquí está cada valor con su procedencia, y también lo que se ha reconstruido donde ningún documento dice nada.
box-of-table = La caja de una mesa según la edición { $preset }.
box-to-table = Volver a la mesa
box-search = Buscar
box-search-hint = Un lugar, una carta, un valor, un documento
box-correct = Corregir el tablero
box-filter = Fiabilidad de los valores
box-mark-attested = documentado
box-mark-inferred = deducido
box-mark-proposed = reconstruido
box-mark-how-attested = consta en un documento
box-mark-how-inferred = se deduce de lo que dicen los documentos
box-mark-how-proposed = no consta en ningún documento: se ha elegido para que encaje con todo lo demás
box-on-board = De los { $all } valores reconstruidos, { $n } son del tablero; los demás, de fichas, cartas y tablas.
box-differ = distintos
box-differ-how = del tablero incluido
box-map-how = El anillo de un lugar indica cuánto se sabe de él: tinta para lo documentado, oro para lo deducido; trazos para lo reconstruido.
box-place-noted = cambiado
box-place-wrong = con un error
box-found =
    { $n ->
        [one] Un valor
       *[other] { $n } valores
    }
box-nothing = No hay ningún valor así.
box-unsure =
    { $n ->
        [one] { $n } de { $all } reconstruido
       *[other] { $n } de { $all } reconstruidos
    }
box-otherwise = En el tablero incluido: { $value }.
box-added = No está en el tablero incluido.
box-expansion =
    Viene con la opción «{ $option }».{ $on ->
        [yes] {" "}En esta mesa está en juego.
        [no] {" "}En esta mesa se queda en la caja.
       *[other] {""}
    }
box-ruling = Opción «{ $option }»: { $value }.
box-yes = sí
box-none = ninguno

box-group-places = Lugares
box-group-events = Fichas de Evento
box-group-manuscripts = Manuscritos
box-group-tiles = Otras fichas
box-group-people = Frailes y cardenales
box-group-cards = Cartas de las expansiones
box-group-tracks = Tablas
box-group-pieces = Otras piezas
box-group-players = Según el número de jugadores
box-group-sources = Documentos
box-event-n = { $n }. { $name }
box-manuscripts-n = Manuscritos de nivel { $level }
box-entry-library = Fichas de Biblioteca
box-entry-library-more = Una ficha de Biblioteca más
box-entry-canticle = Fichas del Cántico
box-entry-papal = Fichas de Evento Papal
box-entry-coins = Monedas
box-entry-discs = Discos de cada color
box-entry-pawns = Peones de cada color
box-entry-markers = Discos de acción
box-players = Jugadores
box-limit = Cubos que caben en una casilla de turno
box-face-up = Manuscritos a la vista en cada fila

## Cómo se llama un valor
box-field-id = En el tablero
box-field-name = Nombre
box-field-zone = Lengua
box-field-feature = Qué es
box-field-sea = Mar
box-field-ducats = Ducados
box-field-knowledge = Conocimiento
box-field-road = Camino a
box-field-alone = Caminos
box-field-no = Número
box-field-place = Lugar
box-field-gift = Da
box-field-kinds = En la caja
box-field-tile = Fichas
box-field-more = Ficha
box-field-printed = Nombre
box-field-effect = Qué hace
box-field-card = Cartas
box-field-drawn = Se roban en
box-field-deck = Cartas que se roban
box-field-action = Carta de espacio de acción
box-field-turn = Turnos
box-field-spaces = Longitud
box-field-length = Longitud
box-field-steps = Casillas marcadas
box-field-late = Para quien llega tarde
box-field-red = Rojas
box-auction = { $n } de conocimiento, en subasta
box-from-space = desde la casilla { $n }
box-spaces =
    { $n ->
        [one] una casilla
       *[other] { $n } casillas
    }
box-step = { $value } en la casilla { $space }
box-red = { $n } de 5

## Para qué sirve un valor
box-use-id = Aquí están los peones, y por aquí pasan los viajes.
box-use-zone = Aquí se toman manuscritos de esta lengua; en zonas azules se avanza en la Adivinanza.
box-use-feature-start = Una de las ciudades en las que empieza la partida; no da nada.
box-use-feature-city = Premia a cada jugador una vez: ducados a los mercaderes, conocimiento a todos.
box-use-feature-convent = Aquí un mercader puede hacerse fraile.
box-use-feature-abbey = Aquí las abadesas no cuestan ducados y los amanuenses se convierten.
box-use-feature-cathedral = Aquí un fraile puede hacerse cardenal.
box-use-feature-franciscan = Aquí se busca el Cántico, en el turno de su ficha.
box-use-feature-harbour = Desde aquí se navega a los demás puertos del mismo mar.
box-use-feature-event = Aquí puede haber una ficha de Evento.
box-use-feature-university = Conocimiento para quien ha completado el Mensajero, una vez.
box-use-sea = Solo se navega dentro de un mismo mar.
box-use-ducats = Lo que un mercader cobra aquí, una vez por partida.
box-use-knowledge = Lo que cada jugador obtiene aquí, una vez por partida.
box-use-road = Un paso de un viaje por tierra, en ambos sentidos.
box-use-alone = Aquí solo se llega por mar.
box-use-event-no = Los números dan el orden en que salen los eventos.
box-use-event-place = Dónde se usa el evento.
box-use-event-gift = Lo que recibe el primero que usa el evento.
box-use-kinds = Los manuscritos que se barajan en el mazo de este nivel.
box-use-tile = PV al final; la ficha que lleva el símbolo de manuscrito vale también por un color.
box-use-more = Se mezcla en la pila de las fichas de Biblioteca.
box-use-action = Está junto al mapa y guarda los discos de acción gastados aquí; por sí sola no hace nada.
box-use-friars = El mercader que se hace fraile toma una de las fichas que quedan.
box-use-cardinals = El fraile que se hace cardenal toma una de las fichas que quedan.
box-use-card-ritmo = Dos o tres cartas de colores distintos dan 3 o 7 puntos de conocimiento. Se pueden intercambiar. Quien más cartas tenga de un mismo color puede puntuar según la tabla de la Adivinanza.
box-use-card-placito = Quien más Placiti tenga puede puntuar según la tabla del Cántico.
box-use-card-guaita = La Guaita, devuelta al mazo, da 30 ducados o 6 puntos de conocimiento.
box-use-card-white = Cada carta blanca devuelta al mazo da 1 punto de conocimiento; a igualdad de Placiti, deciden las cartas blancas.
box-use-card-scuola = Abre la acción de Cagliari. Sus PV cuentan al final si se tiene también una carta de Arnault Daniel.
box-use-card-arnault = Sus PV cuentan al final si se tiene también una carta de la Scuola Siciliana.
box-use-card-glossario = Sus PV cuentan al final.
box-use-turn = Los turnos en que cada ciudad franciscana está activa.
box-use-red = La segunda ficha roja anuncia la muerte del Papa y el último turno.
box-use-coins = La banca paga con estas monedas; la mitad de los ducados que paga un nuevo fraile se redondea a una moneda entera.
box-use-discs = Avanzan por las tablas y marcan ciudades.
box-use-pawns = Muestran dónde está cada jugador.
box-use-markers = Muestran qué acciones se han hecho en un turno.
box-use-spaces = Hasta dónde puede subir el conocimiento.
box-use-level = Qué manuscritos se pueden leer y cuántas cartas se pueden conservar.
box-use-late = Lo que da la universidad después del turno 7.
box-use-track-riddle = Quien va en cabeza al final suma el número que ha alcanzado su disco.
box-use-track-messenger = La última casilla abre la universidad y cuesta ducados y abadesas.
box-use-track-orient = Al completar la tabla, las ciudades dan más ducados.
box-use-track-canticle = Al final el primero suma 9 PV; el segundo, menos.
box-use-track-library = Las casillas marcadas indican cuántas fichas de Biblioteca se pueden robar.
box-use-track-rest = El más avanzado juega primero en el próximo turno.

## Notas de los archivos incluidos
box-note-at-least-one-of-each-colour-dx = Está documentado al menos uno de cada color (Deluxe).
box-note-at-least-two-of-each-colour-fr = Están documentados al menos dos de cada color (ayuda de juego francesa).
box-note-one-of-1-5-6-7-and-9 = Uno de los números 1, 5, 6, 7 y 9.
box-note-the-value-of-2010-is-not-known = No se conoce el valor de 2010.
box-note-the-value-in-the-deluxe-edition-is-not-known = No se conoce el valor en la edición Deluxe.
box-note-the-event-that-the-first-edition-lacked = El evento que le faltaba a la primera edición.
box-note-that-the-numbers-stand-on-spaces-4-5-and-6-is-said-by-de = El reglamento alemán dice que los números están en las casillas 4, 5 y 6.
box-note-only-two-let-the-game-end-on-turns-13-14-15-and-16 = Solo si son dos puede acabar la partida en cada uno de los turnos del 13 al 16.
box-note-named-for-trade-so-ducats-are-likely = Toma su nombre del comercio: probablemente ducados.
box-note-named-for-a-school-art-so-knowledge-is-likely = Toma su nombre de un arte de la escuela: probablemente conocimiento.
box-note-named-for-a-poet-so-knowledge-is-likely = Toma su nombre de un poeta: probablemente conocimiento.
box-note-level-8-is-very-rarely-reached-pk = Según una reseña, muy rara vez se llega al nivel 8.
box-note-that-there-is-one-more-tile-is-attested-dx = Está documentado que hay una ficha más (Deluxe).
box-note-it-once-calls-him-giustino-by-a-slip = El reglamento italiano lo llama una vez Giustino, por error.
box-note-until-when-charity-gives-him-more-differs = El turno hasta el que recibe más caridad cambia de un reglamento a otro.
box-note-where-es-describes-the-tile-it-says-6-vp-its-list-of-points-says-4-as-the-others-do = El reglamento español da 6 PV al describir la ficha y 4 en su lista de puntos, como los demás.
box-note-five-colours-are-attested-these-are-the-other-dialects = Están documentados cinco colores; estos son los demás dialectos.
box-note-the-list-of-contents-the-line-for-the-set-up-speaks-of-10-cards-which-does-not-fit-it = Según el contenido de la caja; la línea de la preparación habla de 10 cartas, que no cuadran con él.
box-note-six-cards-in-all-are-attested-dx = Están documentadas seis cartas en total (Deluxe).
box-note-ten-cards-in-all-are-attested-dx = Están documentadas diez cartas en total (Deluxe).
box-note-every-pair-of-colours-once-then-the-55-tiles-add-up = Cada par de colores una vez: así cuadran las 55 fichas.
box-note-else-who-begins-in-catania-could-not-leave = Si no, quien empieza en Catania no podría salir.
box-note-at-least-7-in-the-deluxe-edition-dx = Al menos 7 en la edición Deluxe.
box-note-at-least-7-are-attested-dx = Están documentadas al menos 7 (Deluxe).
box-note-after-the-praise-of-milano-by-bonvesin-da-la-riva = Según el elogio de Milano de Bonvesin da la Riva.
box-note-deluxe-does-not-say = El reglamento de la edición Deluxe no lo dice.
box-note-weakly-from-the-backs-of-the-cards-of-the-sicilian-school = Un indicio débil: el dorso de las cartas de la Scuola Siciliana.
box-note-weakly-from-the-backs-of-the-cards-of-the-occitan-poet = Un indicio débil: el dorso de las cartas del poeta occitano.
box-note-the-seat-of-the-sicilian-school-green-lies-in-the-south = La sede de la Scuola Siciliana; el verde está en el sur.
box-note-the-numbers-1-to-4-are-attested-it-their-spaces-are-not = Los números del 1 al 4 están documentados (reglamento italiano); sus casillas, no.
box-note-the-north-is-blue-so-blue-is-likely = El norte es azul: probablemente también este lugar.
box-note-the-early-value-the-late-one-is-in-the-component-files = El valor para quien llega pronto; el otro, para quien llega tarde, figura con las tablas.
box-note-ten-tiles-dx-jn-some-of-them-jokers-dx-are-attested = Están documentadas diez fichas (Deluxe, una reseña italiana), algunas de ellas comodines.
box-note-pink-is-the-fiorentino-of-tuscany = El rosa es el florentino de Toscana.
box-note-no-other-place-of-sardinia-is-named = No se nombra ningún otro lugar de Cerdeña.
box-note-more-than-90-are-attested-for-the-edition-of-2010-bdml = Están documentadas más de 90 para la edición de 2010.
box-note-more-than-90-are-attested-bdml = Están documentadas más de 90.
box-note-how-many-blank-spaces-come-first-is-not-known = No se sabe cuántas casillas vacías hay antes.
box-note-eight-tiles-of-2-3-or-4-vp-are-attested-it-es-de-bdml = Están documentadas ocho fichas de 2, 3 o 4 PV.
box-note-as-in-the-deluxe-edition = Como en la edición Deluxe.
box-note-1-2-and-3-are-the-last-three-spaces = 1, 2 y 3 son las tres últimas casillas.
box-note-a-merchant-a-friar-and-a-cardinal = Un mercader, un fraile y un cardenal.
box-note-five-and-one-more-for-muret = Cinco, y uno más con Muret.

## El editor
bench-title = Editor de tableros
bench-lead = Si tienes la caja, sabes más que nosotros: anota lo que está impreso en tu tablero y juega con él. El servidor revisa cada cambio; nada sale de este navegador hasta que crees una mesa.
bench-name = Nombre del tablero
bench-source = De dónde vienen tus valores
bench-source-how = Figura junto a cada valor que corriges o confirmas.
bench-own-title = Mi tablero
bench-own-source = mi propio ejemplar, tal como está impreso
bench-load = Continuar desde un archivo
bench-unread = Este archivo tiene errores y no se ha cargado. Línea por línea:
bench-anew = Empezar de nuevo
bench-anew-sure = ¿Olvidar todas las correcciones?
bench-choose = Lugar o ficha de Evento
bench-kind = Qué es
bench-extras = Además
bench-roads = Caminos
bench-road = Camino { $road }
bench-road-add = Un camino a…
bench-road-away = Quitar el camino a { $place }
bench-road-new = construido
bench-road-gone = quitado
bench-gift-kind = Qué da la ficha
bench-gift-ducats = ducados
bench-gift-knowledge = conocimiento
bench-gift-auction = conocimiento, en subasta
bench-stands = Es correcto
bench-all-stand = Todo es correcto
bench-stands-how = Este valor está impreso en tu tablero: desde ahora consta en tu propia fuente.
bench-was = era { $value } ({ $mark }: { $codes })
bench-was-nothing = no estaba
bench-put-back = Restablecer: { $what }
bench-changes =
    { $n ->
        [0] Qué ha cambiado
        [one] Ha cambiado un valor
       *[other] Han cambiado { $n } valores
    }
bench-no-changes = Todavía nada: toca un lugar en el mapa o elígelo por su nombre.
bench-change-confirmed = confirmado
bench-faults =
    { $n ->
        [one] Un error
       *[other] { $n } errores
    }
bench-in-order = El tablero no tiene errores.
bench-left =
    { $n ->
        [0] Ya no queda ningún valor reconstruido.
        [one] Todavía hay un valor reconstruido.
       *[other] Todavía hay { $n } valores reconstruidos.
    }
bench-download = Descargar
bench-play = Jugar con él
bench-whole = El tablero
bench-part-board = Nombre del tablero
bench-part-title = Nombre del tablero
bench-part-note = Nota
bench-part-sources = De dónde vienen tus valores

## Qué puede estar mal en un tablero; a, b, c y d son nombres y cifras
fault-file-too-large = Un tablero puede tener { $a } bytes como máximo, no { $b }: acorta sus notas.
fault-too-many-signs = Hay demasiado en este tablero: tiene { $b } corchetes, comas y dos puntos, y puede tener { $a }.
fault-too-wide = Una lista puede tener { $a } elementos como máximo.
fault-value-too-long = Un texto puede tener { $a } bytes como máximo, no { $b }.
fault-many-faults = Errores en total: { $a }. Estos son los primeros { $b }.
fault-out-of-range = Hace falta un número entero de { $b } a { $c }, no { $d }.
fault-no-text = Hace falta un texto.
fault-no-word = Dale un nombre que contenga alguna letra sin acento (a-z).
fault-name-is-taken = Otro tablero ya se llama { $a }: dale otro nombre.
fault-code-taken = La sigla { $a } ya está en uso.
fault-code-blank = Una sigla no lleva espacios.
fault-no-source = Hay que indicar de dónde viene.
fault-other-source = No se ha explicado la fuente { $b }.
fault-not-one-kind = Un lugar solo puede ser una de estas cosas: { $b }.
fault-needs-city = Esto solo puede tenerlo una ciudad: { $b }.
fault-no-sea = Un puerto necesita su mar.
fault-no-harbour = Está en un mar, pero no es un puerto.
fault-not-neutral = Un lugar de esta clase no tiene lengua: { $b }.
fault-worth-missing = Una ciudad necesita aquí un valor, 0 si no da nada.
fault-worth-of-no-city = Solo una ciudad tiene este valor.
fault-poor-university = La universidad necesita conocimiento.
fault-wrong-count = Tiene que haber { $a } lugares de la clase «{ $b }», y hay { $c }: { $d }.
fault-one-way = El camino a { $b } solo existe en un sentido.
fault-two-marks = El camino a { $b } está marcado de otra forma en el otro extremo.
fault-only-harbour = { $b } es el único puerto de este mar: un mar necesita dos.
fault-unreachable = No se puede llegar aquí desde Roma, ni por tierra ni por mar.
fault-no-event-box = La ficha de Evento { $a } está en { $b }, donde no hay casilla para eventos.
fault-not-one-gift = Una ficha da exactamente una cosa: ducados, conocimiento o una subasta.
fault-wrong-stupor = Esta ficha pertenece a Brindisi.
fault-wrong-auction = La ficha { $b }, y ninguna otra, es una subasta.

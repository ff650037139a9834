### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
  }
tty-seed = semilla { $seed }
tty-human = humano
tty-you-are = tú eres { $seat }
tty-reconstructed = En este tablero hay { $n } valores que no constan en ninguna fuente; el mapa los marca con ?.
tty-lineup =
    .seat = asiento
    .status = estatus
    .ducats = ducados
    .level = nivel
    .scribes = aman.
    .tiles = fichas
    .place = lugar
tty-cardinal = Card. { $name }
tty-have = Recursos
tty-are = Estás
tty-in = Estás en
tty-at-sea = en alta mar ({ $sea }); saliste de { $place }.
tty-offer = Disponible
tty-cards = Cartas
tty-trade = Intercambio
tty-you-give = tú das
tty-gives = { $seat } da
tty-nothing = nada
tty-none = ninguno
tty-at = { $what } a { $n } d
tty-manuscript = manuscrito { $what }
tty-tile = ficha de Biblioteca { $what }
tty-zone = zona { $zone }
tty-here = aquí: { $who }
tty-hold = Tienes en la mano: { $list }.

## What a place is and gives
tty-song-now = activa ahora
tty-song-from = desde el turno { $n }
tty-song-in = turno { $n }
tty-university = { $n } de conocimiento si has completado el Mensajero ({ $late } después del turno 7)
tty-taken = bonus ya cobrado
tty-knowledge-only = { $what } (para ti solo el conocimiento)
tty-not-for-you = { $what } (no para ti)
tty-event = evento { $name }: { $what }
tty-auction = subasta
tty-auction-for = subasta por { $n } de conocimiento
tty-d = { $n } d
tty-k = { $n } c

## The map
tty-map = Mapa
    .aside = lo que costaría moverse desde donde estás
    .place = lugar
    .cost = coste
    .zone = zona
    .d = d
    .k = c
    .here = aquí
    .used = usados
    .what = qué es
    .note = d ducados, c conocimiento, una vez por jugador; aquí y usados: los peones y los discos de los jugadores. Un paso cuesta 1 punto, una travesía por el Tirreno (T) o el Adriático (A) 3, y el viaje cuesta 10 ducados si requiere más de 1 punto en total. «mapa LUGAR» muestra los caminos de un lugar.
    .unsure = Un ? marca un valor que no consta en ninguna fuente: este tablero tiene { $n }.
tty-it-is = Es
tty-roads = Caminos a
tty-ships = Barcos a
tty-from-you = Tu viaje

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuscritos
    .aside = uno por turno, en una zona de su color
    .level = nivel
    .points = puntos
    .knowledge = conocimiento
    .deck = mazo
    .shown = a la vista
    .note = Un manuscrito da tantos PV como su nivel; los cinco colores dan 5 PV más.
    .own = Tienes: { $what }; tu nivel es { $level }.
tty-lingua-beside = solo cuando se agote un nivel
tty-lingua-offered = puede tomarse en cualquier lugar
tty-lingua-taken = tomada
tty-turns = Turnos
    .aside = eventos y cubos que llegarán
    .turn = turno
    .cubes = cubos
    .event = evento
    .and = además
tty-letter-politicians = P
tty-letter-nobles = N
tty-letter-abbesses = A
tty-letter-scribes = M
tty-canticle = cántico en { $place }
tty-canticle-all = cántico en las cinco ciudades
tty-papal = evento papal
tty-last-charity = última caridad
tty-tracks = Tablas
    .aside = por orden de avance, también dentro de una pila (+)
tty-of = de { $n }
tty-start = inicio
tty-level = estás en el nivel { $level }; el nivel { $next } empieza en la casilla { $space }, { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
  }
tty-level-last = estás en el nivel más alto, el { $n }
tty-marked = { $what } desde la casilla { $n }
tty-friars = Frailes
    .aside = un mercader puede hacerse fraile en un convento, a cambio de la mitad de sus ducados
tty-cardinals = Cardenales
    .aside = un fraile puede hacerse cardenal en una catedral: 40 ducados y un político o un noble
tty-library = Biblioteca
    .aside = { $n ->
      [one] { $n } ficha en la pila
     *[other] { $n } fichas en la pila
    }
tty-stack = Conoces la pila, desde arriba: { $tiles }.

## Seats and score
tty-seats = Asientos
    .aside = en el orden de este turno
tty-to-convert = { $what } por convertir
tty-progress = { $track } { $n } de { $all }
tty-closed = cerrada; { $tiles }
tty-seat-has = tiene
tty-seat-knows = sabe
tty-seat-in = está en
tty-seat-tracks = tablas
tty-seat-used = ha usado
tty-seat-power = poder
tty-seat-cards = cartas
tty-seat-screen = pantalla
tty-score = Puntuación
    .aside = si la partida terminara ahora, sin elección; – significa oculto
    .rule = regla
tty-score-final = Puntuación final
tty-vp = Puntos de victoria
tty-order = Orden de juego:

## What can be done
tty-moves = Tus jugadas
    .aside = con sus efectos seguros
    .no = n.º
    .move = jugada
    .points = puntos
    .gains = efectos y coste
tty-group-free = gratis
tty-group-take = toma
tty-group-read = lee
tty-group-work = trabaja
tty-group-advance = avanza
tty-group-cards = cartas
tty-group-turn = turno
tty-price = { $points } pt{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } d
  }
tty-price-free = gratis
tty-price-step = 1 por casilla
tty-more-map = y { $n } más: «mapa»
tty-more = y { $n } más
tty-abbess-a-step = una abadesa por casilla
tty-no-way-back = sin vuelta atrás

## Answers
tty-refused = «{ $move }» no es posible ahora. { $why }
tty-never = «{ $text }» no es una jugada: lo explica la regla { $rule }. Hay estas: { $list }
tty-no-such-move = «{ $text }» no es una jugada. Hay estas: { $list }
tty-no-move = «{ $text }» no es ni una jugada ni un comando; «ayuda» muestra todo lo que se puede escribir
tty-no-number = no existe el número { $n }: { $all ->
    [0] no hay nada que elegir
   *[other] se puede elegir del 1 al { $all }
  }
tty-ambiguous = «{ $text }» puede significar: { $list }
tty-possible = Posible: { $list }.
tty-no-place = no hay ningún lugar llamado «{ $text }»
tty-no-rule = no hay ninguna regla «{ $text }», ni ninguna que contenga ese texto; «regla» a secas las muestra todas
tty-log-what = «crónica» no admite «{ $what }»; «crónica todo» muestra la partida entera
tty-why-what = «motivo» necesita una jugada, por ejemplo: motivo mueve roma
tty-undo-what = «deshaz» no admite «{ $what }»: «deshaz» anula una jugada; «deshaz turno», todo el turno
tty-undone = { $n ->
    [one] Se ha deshecho { $n } jugada.
   *[other] Se han deshecho { $n } jugadas.
  }
tty-nothing-to-undo = no hay nada que deshacer
tty-decided = otro jugador ya ha decidido después: no se puede deshacer
tty-information-revealed = esa jugada ha mostrado algo nuevo: no se puede deshacer
tty-nothing-to-redo = no hay nada que rehacer
tty-over = la partida ha terminado
tty-save-what = «guarda» necesita el nombre de un archivo
tty-saved = Partida guardada. Para seguir: volgare play --load { $file }
tty-not-saved = la partida no se ha guardado: { $why }
tty-unsaved = la partida no está guardada: «guarda ARCHIVO» la guarda; un segundo «sal» sale sin guardar
tty-broken-off = La partida no se ha guardado. Con «play --save ARCHIVO» se conserva aunque se interrumpa.
tty-break-off = «guarda ARCHIVO» guarda la partida y «sal» sale de ella; si interrumpes otra vez, sales sin guardar.
tty-pass = Pasa el teclado a { $seat }.
tty-enter = Pulsa Intro cuando no mire nadie más.
tty-line = línea { $n }: { $what }
tty-hint-again = ¿Cuál es la mejor? Elige y después escribe «pista» otra vez.

## Help and commands: a word each, in small letters
tty-help = Qué se puede escribir
    .text = Un número de la lista o una jugada tal como aparece en ella: mueve roma, toma nobles 2 descarta 1, adivinanza 3, fin. Las palabras se pueden acortar mientras la jugada siga siendo inconfundible: adi 3, salt, o simplemente roma.
tty-cmd-moves = jugadas
    .help = todo lo que puedes hacer, con sus efectos seguros
tty-cmd-map = mapa
    .args = [LUGAR]
    .help = los lugares con sus distancias, o un lugar con sus caminos
tty-cmd-tracks = tablas
    .help = las tablas con sus pilas
tty-cmd-seats = asientos
    .help = lo que tiene cada jugador y lo que hay tras tu pantalla
tty-cmd-manuscripts = manuscritos
    .help = los manuscritos con su precio actual
tty-cmd-turns = turnos
    .help = la tabla de turnos: eventos y cubos que llegarán
tty-cmd-tiles = fichas
    .help = los frailes, los cardenales y las fichas de Biblioteca que quedan
tty-cmd-score = puntuación
    .help = la puntuación hasta ahora, con lo que puedes saber
tty-cmd-log = crónica
    .args = [todo]
    .help = lo que ha pasado en el último turno o en toda la partida
tty-cmd-why = motivo
    .args = JUGADA
    .help = por qué una jugada no es posible ahora
tty-cmd-rule = regla
    .args = [PALABRAS]
    .help = una regla entera, como «regla MOV-2», o las reglas en que aparecen unas palabras
tty-cmd-hint = pista
    .help = tres ideas para la decisión; escrito otra vez, dice cuál es la mejor. Solo si juegas a solas contra bots
tty-cmd-undo = deshaz
    .args = [turno]
    .help = deshace tu última jugada o todo tu turno
tty-cmd-redo = rehaz
    .help = rehace lo último que se ha deshecho
tty-cmd-save = guarda
    .args = [ARCHIVO]
    .help = guarda la partida en un archivo; «play --load ARCHIVO» la continúa
tty-cmd-help = ayuda
    .help = esta lista
tty-cmd-quit = sal
    .help = deja la mesa
tty-word-all = todo
tty-word-turn = turno

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = empieza
type-charity = caridad
type-end = fin
type-end-summon = fin convoca
type-move = mueve
type-embark = zarpa
type-city = ciudad
type-event = evento
type-scribes-knowledge = amanuenses conocimiento
type-scribes-vp = amanuenses pv
type-friar = fraile
type-cardinal = cardenal
type-shlasinger = shlasinger
type-draw = roba
type-take-politicians = toma políticos
type-take-nobles = toma nobles
type-take-abbesses = toma abadesas
type-take-scribes = toma amanuenses
type-manuscript = manuscrito
type-lingua = lingua
type-psalter = salterio
type-business = comercio
type-riddle = adivinanza
type-messenger = mensajero
type-orient = oriente
type-canticle = cántico
type-library = biblioteca
type-rest = descanso
type-keep = conserva
type-top = encima
type-give = descarta
type-accept = acepta
type-refuse = rechaza
type-bid = puja
type-pass = pasa
type-pay = paga
type-elect = elección
type-decline = renuncia
type-ritmo = ritmo
type-placiti = placiti
type-arnault = arnault
type-glossario = glossario
type-return-ritmo = devuelve ritmo
type-return-guaita = devuelve guaita
type-return-white = devuelve blancas
type-trade = intercambia
type-keep-card = conserva
type-give-up = descarta carta
type-give-ritmo = da ritmo
type-ask = pide
type-offer = ofrece
type-withdraw = retira
type-counter = contraoferta
type-yield = entrega
type-score-cards = puntúa cartas
type-score-track = puntúa tabla
type-sell = descarta { $n }
type-discard-politicians = descarta político
type-discard-nobles = descarta noble
type-discard-virtual = descarta virtual
type-nothing = nada
type-none = ninguna
type-ducats = ducados
type-knowledge = conocimiento
type-deck-ritmo = ritmo
type-deck-placiti = placiti
type-deck-scuola = scuola
type-deck-arnault = arnault
type-deck-glossario = glossario
type-card-placiti = { $label ->
    [guaita] guaita
    [white] blanca
   *[placito] placito
  }
type-card-ritmo = { label-colour }
type-good-ducats = ducados
type-good-library = biblioteca
type-good-scribes-vp = amanuenses-pv
type-good-lingua = lingua

## The guide, where the browser’s text speaks of what is touched there
tty-guide-aim = Gana quien tiene más puntos de victoria cuando muere el Papa, entre el turno 13 y el 16: la mayoría vienen de los manuscritos, de 1 a 8 cada uno, y del cargo que se obtiene al final, hasta 22. Una primera partida a solas contra bots dura cerca de una hora.
tty-guide-start = Todos empiezan como mercaderes y con 10 ducados. La ciudad inicial solo importa por lo que tiene cerca: «mapa» lo muestra.
tty-guide-points = En cada turno tienes 5 puntos de acción para viajar, tomar cubos, estudiar, comerciar, avanzar en una tabla…; cada acción, una sola vez. Las acciones gratuitas no cuestan puntos. Escribe un número o una jugada; «ayuda» explica más.
tty-guide-undo = ¿Has cambiado de idea? «deshaz» anula una jugada y «deshaz turno», el turno entero, mientras nadie haya visto nada nuevo.
tty-guide-end = Ya no te queda nada por hacer. Escribe «fin» para terminar el turno; hasta entonces puedes usar «deshaz».
tty-guide-waiting = Las jugadas de los demás están aquí arriba; «crónica» muestra el último turno y «crónica todo», la partida entera.
tty-guide-payment = Paga con los cubos que quieras, sin que sobre ninguno.
tty-guide-card-keep = Elige la carta que conservas; solo tú ves estas cartas, salvo que estén boca arriba. Las demás van debajo del mazo.

## What a table can be made of
tty-presets = Reglas predefinidas
tty-options = Opciones
tty-documents = Documentos
tty-option-values = Valores: { $list }.
tty-all-presets = todas
tty-option-documents = Documentos: { $list }.
tty-no-document = En ningún documento: es una elección de este proyecto.
tty-option-rules = Reglas: { $list }.

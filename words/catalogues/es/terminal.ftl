### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
  }
tty-seed = semilla { $seed }
tty-human = humano
tty-you-are = tú eres { $seat }
tty-reconstructed = Ninguna fuente da { $n } de los valores de este tablero; el mapa los marca con ?.
tty-lineup =
    .seat = sitio
    .status = rango
    .ducats = ducados
    .level = nivel
    .scribes = aman.
    .tiles = fichas
    .place = lugar
tty-cardinal = Card. { $name }
tty-have = Tienes
tty-are = Estás
tty-in = Estás en
tty-at-sea = en el { $sea }; saliste de { $place }.
tty-offer = En oferta
tty-cards = Cartas
tty-trade = Trueque
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
tty-university = { $n } de conocimiento para el mensajero ({ $late } tras el turno 7)
tty-taken = bono ya cobrado
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
    .note = d ducados, c conocimiento, una vez por jugador; aquí y usados: las piezas y los discos de los sitios. Un paso cuesta 1 punto, un viaje por el Tirreno (T) o el Adriático (A) 3, y 10 ducados si en total lleva más de 1 punto. mapa LUGAR muestra sus caminos.
    .unsure = Un ? marca un valor que ninguna fuente da: este tablero tiene { $n }.
tty-it-is = Es
tty-roads = Caminos a
tty-ships = Barcos a
tty-from-you = Desde ti

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuscritos
    .aside = uno por turno, en una zona de su color
    .level = nivel
    .points = puntos
    .knowledge = conocimiento
    .deck = mazo
    .shown = a la vista
    .note = Un manuscrito vale en PV su nivel; cinco colores dan 5 PV más.
    .own = Tienes: { $what }; tu nivel es { $level }.
tty-lingua-beside = no antes de que se agote un nivel
tty-lingua-offered = puede tomarse en cualquier lugar
tty-lingua-taken = tomada
tty-turns = Turnos
    .aside = eventos y cubos por venir
    .turn = turno
    .cubes = cubos
    .event = evento
    .and = y
tty-letter-politicians = P
tty-letter-nobles = N
tty-letter-abbesses = A
tty-letter-scribes = E
tty-canticle = cántico en { $place }
tty-canticle-all = cántico en las cinco
tty-papal = evento papal
tty-last-charity = última caridad
tty-tracks = Tablas
    .aside = el más avanzado primero, también en una pila (+)
tty-of = de { $n }
tty-start = inicio
tty-level = estás en el nivel { $level }; el nivel { $next } empieza en la casilla { $space }, faltan { $n }
tty-level-last = estás en el nivel más alto, el { $n }
tty-marked = { $what } desde la casilla { $n }
tty-friars = Frailes
    .aside = un Mercader en un convento puede serlo, por la mitad de sus ducados
tty-cardinals = Cardenales
    .aside = un Fraile en una catedral, por 40 ducados y un político o noble
tty-library = Biblioteca
    .aside = { $n ->
      [one] { $n } ficha en la pila
     *[other] { $n } fichas en la pila
    }
tty-stack = Conoces la pila, desde arriba: { $tiles }.

## Seats and score
tty-seats = Sitios
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
    .aside = si la partida acabara ahora, sin elección; – está oculto
    .rule = regla
tty-score-final = Puntuación final
tty-vp = Puntos de victoria
tty-order = El orden:

## What can be done
tty-moves = Tus jugadas
    .aside = lo que es seguro de cada una
    .no = n.º
    .move = jugada
    .points = puntos
    .gains = da y cuesta
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
tty-price-step = 1 por paso
tty-more-map = y { $n } más: mapa
tty-more = y { $n } más
tty-abbess-a-step = una abadesa por paso
tty-no-way-back = sin vuelta atrás

## Answers
tty-refused = { $move }: ahora no es posible. { $why }
tty-never = «{ $text }» no es una jugada: la regla es { $rule }. Hay: { $list }
tty-no-such-move = «{ $text }» no es una jugada. Hay: { $list }
tty-no-move = «{ $text }» no es ni jugada ni orden; ayuda enumera lo que se puede decir
tty-no-number = no hay número { $n }: { $all ->
    [0] no hay nada que elegir
   *[other] se elige de 1 a { $all }
  }
tty-ambiguous = «{ $text }» puede ser { $list }
tty-possible = Posible: { $list }.
tty-no-place = no hay un lugar «{ $text }»
tty-no-rule = no hay regla «{ $text }» y ninguna la contiene; regla sola las enumera todas
tty-log-what = crónica no conoce «{ $what }»; crónica todo muestra la partida entera
tty-why-what = porqué necesita una jugada, por ejemplo: porqué mueve roma
tty-undo-what = deshaz no conoce «{ $what }»: deshaz retira una jugada, deshaz turno el turno
tty-undone = { $n ->
    [one] Retirada: { $n } jugada.
   *[other] Retiradas: { $n } jugadas.
  }
tty-nothing-to-undo = no hay nada que retirar
tty-decided = otro ha decidido desde entonces: no hay vuelta atrás
tty-information-revealed = esa jugada mostró algo nuevo: no hay vuelta atrás
tty-nothing-to-redo = no hay nada que rehacer
tty-over = la partida ha terminado
tty-save-what = guarda necesita el nombre de un archivo
tty-saved = Guardada. Para seguir: volgare play --load { $file }
tty-not-saved = no guardada: { $why }
tty-unsaved = la partida no está guardada: guarda ARCHIVO la conserva, otra vez sal la deja
tty-broken-off = No guardada. Con play --save ARCHIVO se conserva una partida interrumpida.
tty-break-off = guarda ARCHIVO conserva la partida, sal la deja; interrumpe otra vez para salir ya.
tty-pass = Pasa el teclado a { $seat }.
tty-enter = Pulsa Intro cuando nadie más mire.
tty-line = línea { $n }: { $what }
tty-hint-again = ¿Cuál es la mejor? Elige, y luego di pista otra vez.

## Help and commands: a word each, in small letters
tty-help = Qué se puede decir
    .text = Un número de la lista, o una jugada como está escrita allí: mueve roma, toma nobles 2 vende 1, adivinanza 3, fin. Las palabras se pueden acortar mientras quede una sola jugada: adi 3, sal, o roma a secas.
tty-cmd-moves = jugadas
    .help = todo lo que puedes hacer, con lo que es seguro de ello
tty-cmd-map = mapa
    .args = [LUGAR]
    .help = los lugares con sus distancias, o un lugar con sus caminos
tty-cmd-tracks = tablas
    .help = las tablas con sus pilas
tty-cmd-seats = sitios
    .help = lo que tiene cada sitio, y lo que hay tras tu pantalla
tty-cmd-manuscripts = manuscritos
    .help = los manuscritos con sus precios de ahora
tty-cmd-turns = turnos
    .help = la tabla de turnos: eventos y cubos por venir
tty-cmd-tiles = fichas
    .help = frailes, cardenales y fichas de Biblioteca que quedan
tty-cmd-score = puntuación
    .help = la puntuación hasta ahora, hasta donde puedes saberla
tty-cmd-log = crónica
    .args = [todo]
    .help = lo que pasó en el último turno, o en toda la partida
tty-cmd-why = porqué
    .args = JUGADA
    .help = por qué una jugada no es posible ahora
tty-cmd-rule = regla
    .args = [PALABRAS]
    .help = una regla entera, como regla MOV-2, o las reglas en que salen unas palabras
tty-cmd-hint = pista
    .help = tres ideas para la decisión; dicho otra vez, cuál es la mejor. Solo para quien juega a solas contra bots
tty-cmd-undo = deshaz
    .args = [turno]
    .help = retira tu última jugada, o todo tu turno
tty-cmd-redo = rehaz
    .help = rehace lo último que se retiró
tty-cmd-save = guarda
    .args = [ARCHIVO]
    .help = escribe la partida en un archivo; play --load ARCHIVO la sigue
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
type-business = negocio
type-riddle = adivinanza
type-messenger = mensajero
type-orient = oriente
type-canticle = cántico
type-library = biblioteca
type-rest = descanso
type-keep = conserva
type-top = encima
type-give = entrega
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
type-trade = trueca
type-keep-card = conserva
type-give-up = entrega carta
type-give-ritmo = da ritmo
type-ask = pide
type-offer = ofrece
type-withdraw = retira
type-counter = contraoferta
type-yield = da
type-score-cards = puntúa cartas
type-score-track = puntúa tabla
type-sell = vende { $n }
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
tty-guide-aim = Gana quien tiene más puntos de victoria cuando muere el Papa, tras 13 a 16 turnos: la mayoría viene de los manuscritos, de 1 a 8 cada uno, y de un cargo al final, hasta 22. Una primera partida a solas contra bots dura cerca de una hora.
tty-guide-start = Todos empiezan de Mercaderes con 10 ducados. La ciudad de partida solo importa por lo que tiene cerca: lo muestra mapa.
tty-guide-points = Cada turno tienes 5 puntos para acciones, cada clase una vez: viajar, tomar cubos, estudiar, comerciar, avanzar en una tabla. Las acciones gratuitas no cuestan. Escribe un número o una jugada; ayuda dice más.
tty-guide-undo = ¿Has cambiado de idea? deshaz retira una jugada, deshaz turno todo el turno, mientras nadie haya sabido nada por ello.
tty-guide-end = Tu turno está agotado. fin lo cierra cuando estés conforme; hasta entonces deshaz retira.
tty-guide-waiting = Lo que hicieron los demás está arriba; crónica muestra el último turno, crónica todo la partida entera.
tty-guide-payment = Paga con cubos a tu elección. Ninguno puede sobrar.
tty-guide-card-keep = Elige una carta para conservar; solo tú las ves, si no están descubiertas. Las demás van bajo el mazo.

## What a table can be made of
tty-presets = Reglas predefinidas
tty-options = Opciones
tty-documents = Documentos
tty-option-values = Valores: { $list }.
tty-all-presets = todas
tty-option-documents = Documentos: { $list }.
tty-no-document = Ningún documento: una elección de este proyecto.
tty-option-rules = Reglas: { $list }.

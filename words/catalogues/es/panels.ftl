### Los paneles alrededor del mapa.

panel-seats = Jugadores
panel-turns = Turnos
panel-manuscripts = Manuscritos
panel-cubes = Cubos disponibles
panel-tracks = Tablas
panel-tiles = Frailes y cardenales
panel-screen = Tras mi pantalla
vp-unit = PV

## Asientos
seat-me = tú
seat-bot-playing = ausente
seat-resigned = ha abandonado
seat-decides = tiene que decidir
knowledge-level = Nivel de conocimiento { $n }
seat-discs =
    { $n ->
        [one] { $n } bonus de ciudad cobrado
       *[other] { $n } bonus de ciudad cobrados
    }
seat-tiles =
    { $n ->
        [one] { $n } ficha de Biblioteca
       *[other] { $n } fichas de Biblioteca
    }
seat-graduate = Completó el Mensajero en el turno 7 o antes
seat-reader = Ha robado fichas de Biblioteca
seat-scribes = { $n } { cube-scribes } delante de la pantalla: en una abadía cada uno da 3 puntos de conocimiento o 1 PV
seat-hidden = Tras la pantalla: { $votes ->
    [one] { $votes } voto
   *[other] { $votes } votos
  }, { $cubes }
seat-known = { $n } PV conocidos si la partida terminara ahora{ $open ->
    [0] { "" }
   *[other] , { $open } de ellos aún en disputa
  }

## Turnos
turn-event = { $name }, { $place }, { $what }
event-coming = por llegar
event-up = en el mapa
event-used = agotado
papal-unknown = Evento Papal, boca abajo
papal-white = Evento Papal: blanco
papal-red = Evento Papal: rojo
canticle-turn = Cántico activo en { $place }
canticle-all = Cántico activo en todas las ciudades franciscanas
turn-cubes = cubos: { $cubes }

## Manuscritos
zone-short-blue = Oïl
zone-short-yellow = Lat
zone-short-pink = Flo
zone-short-green = Sic
zone-short-orange = Oc
row-level = Nivel { $n }: requiere el nivel de conocimiento { $n } y vale { $n } PV
row-used-up = Agotado
row-deck = { $n } boca abajo
manuscript-tile =
    Manuscrito de nivel { $level }, { $zones }, { $n ->
        [one] { $n } a la vista
       *[other] { $n } a la vista
    }
lingua-beside = junto al tablero
lingua-offered = disponible
lingua-taken = tomada
lingua-about = Vale 8 PV: requiere el nivel de conocimiento 8 y 4 puntos de acción, en cualquier lugar, una vez agotado un nivel.

## Cubos
area-left = { $n ->
    [one] { $n } disponible
   *[other] { $n } disponibles
  }
about-politicians = 3 votos. Uno: 1 punto de acción y 30 ducados; dos: 4 puntos y 60 ducados.
about-nobles = 2 votos. Uno: 1 punto de acción; dos: 4 puntos. Recién tomado, se puede descartar y da 20 ducados.
about-abbesses = 1 voto; sirven para el Cántico. Una: 1 punto de acción y 15 ducados; dos: 4 puntos y 30 ducados; en una abadía no cuestan ducados.
about-scribes = En una abadía cada uno da 3 puntos de conocimiento o 1 PV. Uno: 1 punto de acción; dos: 4 puntos.

## Tablas
track-length = { $n } casillas
track-disc = { $who } en la { $n }
about-riddle = Adivinanza Veronesa
    .classic = En zona azul. El más avanzado suma 4, 5 o 6 PV, según la última casilla con uno de estos números que haya alcanzado.
    .deluxe = En zona azul. El más avanzado suma 4, 5 o 6 PV, según la última casilla con uno de estos números que haya alcanzado.
about-messenger = Mensajero
    .classic = La última casilla abre el conocimiento de Bologna y cuesta 20 ducados y 2 abadesas; desde el turno 8, 10 ducados y 1 abadesa.
    .deluxe = La última casilla abre Bologna y cuesta 10 ducados y 1 abadesa; después, Bologna da 1 PV por cada ciudad con universidad.
about-orient = Oriente
    .classic = Solo para mercaderes. Al llegar a la última casilla: desde entonces, 10 ducados más en cada ciudad.
    .deluxe = Solo para mercaderes. Al llegar a la última casilla: 10 ducados por cada ciudad que ya te ha pagado, y al final 1 PV por puerto.
about-canticle = Cántico de las Criaturas
    .classic = En la ciudad franciscana del turno, una abadesa por casilla. El primero gana 9 PV, el segundo 4.
    .deluxe = En la ciudad franciscana del turno, una abadesa por casilla. El primero gana 9 PV, el segundo 6.
about-library = Biblioteca Papal
    .classic = Desde el turno 12. El número alcanzado indica cuántas fichas se miran, una vez por partida; se conserva una.
    .deluxe = El número alcanzado indica cuántas fichas se miran; se conserva una y el disco sale de la tabla.
about-rest = Descanso
    .classic = El más avanzado juega primero en el turno siguiente, y su disco vuelve al inicio.
    .deluxe = El más avanzado juega primero en el turno siguiente, y su disco vuelve al inicio.
stack-label = Pila de la Biblioteca, { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
  }
stack-about =
    { $n ->
        [one] { $n } ficha de Biblioteca boca abajo
       *[other] { $n } fichas de Biblioteca boca abajo
    }
stack-known = desde arriba: { $tiles }

## Frailes y cardenales
tiles-friar = Frailes
tiles-cardinal = Cardenales
tile-held = de { $who }

## Mi pantalla
screen-scribes = { $n } { cube-scribes } tras la pantalla, 1 PV cada uno
screen-votes = Votos de mis cubos, incluidos los virtuales
five-colours = Cinco colores
five-own = { $zone }: con manuscrito propio
five-shared = { $zone }: solo con manuscrito de dos lenguas
five-none = { $zone }: falta

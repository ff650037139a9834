### Los términos del juego. Donde hay un número, siempre se da `n`.

## Asientos
seat-yellow = Amarillo
seat-red = Rojo
seat-black = Negro
seat-grey = Gris
seat-green = Verde

## Estatus y cargo
status-merchant = Mercader
status-friar = Fraile
status-cardinal = Cardenal
office-banker = Banquero
office-monk = Monje Benedictino
office-camerlengo = Camarlengo
office-pope = Papa

## Cubos: la palabra que acompaña a un número, y el nombre de la clase
cube-politicians =
    { $n ->
        [one] político
       *[other] políticos
    }
    .name = Políticos
cube-nobles =
    { $n ->
        [one] noble
       *[other] nobles
    }
    .name = Nobles
cube-abbesses =
    { $n ->
        [one] abadesa
       *[other] abadesas
    }
    .name = Abadesas
cube-scribes =
    { $n ->
        [one] amanuense
       *[other] amanuenses
    }
    .name = Amanuenses

## Tablas
track-knowledge = Conocimiento
track-riddle = Adivinanza Veronesa
    .short = Adivinanza
track-messenger = Mensajero
    .short = Mensajero
track-orient = Oriente
    .short = Oriente
track-canticle = Cántico de las Criaturas
    .short = Cántico
track-library = Biblioteca Papal
    .short = Biblioteca
track-rest = Descanso
    .short = Descanso

## Fichas de Fraile, con su poder
friar-mario = Fraile Mario
    .short = Mario
friar-michele = Fraile Michele
    .short = Michele
    .power = una abadesa virtual, que vota y paga y nunca se descarta
friar-stefano = Fraile Stefano
    .short = Stefano
    .power = un noble virtual, que vota y paga y nunca se descarta
friar-gigi = Fraile Gigi
    .short = Gigi
    .power = 10 ducados de caridad en vez de 5
friar-raffaele = Fraile Raffaele
    .short = Raffaele
    .power = no paga ducados por moverse

## Fichas de Cardenal, con su poder
cardinal-balestreri = Cardenal Balestreri
    .short = Balestreri
    .power = un político virtual, que vota y nunca se descarta
cardinal-lanzuisi = Cardenal Lanzuisi
    .short = Lanzuisi
cardinal-muret = Cardenal Muret
    .short = Muret
    .power = cuesta 70 ducados en vez de 40; 6 puntos de acción por turno
cardinal-shlasinger = Cardenal Shlasinger
    .short = Shlasinger
    .power = una vez, un rival retrocede 6 casillas de conocimiento
cardinal-zazza = Cardenal Zazza
    .short = Zazza
    .power = recupera los 40 ducados; mira una ficha de Biblioteca más

## What a tile brings at once, and what it is worth at the end
person-knowledge = +{ $n } de conocimiento al momento
friar-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, mientras sea fraile
cardinal-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV, salvo si es Papa

## Zonas y mares
zone-blue = Lengua d’Oïl
zone-yellow = Latín
zone-pink = Florentino
zone-green = Siciliano
zone-orange = Lengua d’Oc
zone-neutral = Neutral
sea-tirreno = Mar Tirreno
sea-adriatico = Mar Adriático

## El turno
turn-n = Turno { $n }
phase-setup = Preparación
phase-charity = Caridad
phase-actions = Acciones
phase-summons = Stupor Mundi
phase-election = Elección
phase-over = Fin de la partida
decision-over = Fin de la partida
decision-start = Ciudad inicial
decision-charity = Quién da la caridad
decision-turn = Turno
decision-keep = Qué ficha de Biblioteca conservar
decision-order = Orden de las fichas
decision-give = Qué ficha de Biblioteca descartar
decision-answer = Respuesta a la convocatoria
decision-bidding = Puja
decision-payment = Pago
decision-election = Elección

## Qué es un lugar
feature-start = Ciudad inicial
feature-city = Ciudad
feature-convent = Convento
feature-abbey = Abadía
feature-cathedral = Catedral
feature-franciscan = Ciudad franciscana
feature-harbour = Puerto
feature-event = Evento
feature-university = Universidad

## Categorías de la puntuación
category-office = Cargo
category-votes = Mayoría de votos
    .now = Mayoría de votos, de momento
category-scribes = Amanuenses
category-library = Fichas de Biblioteca
category-ducats = Mayoría de ducados
    .now = Mayoría de ducados, de momento
category-riddle = Adivinanza
    .now = Adivinanza, de momento
category-canticle = Cántico
    .now = Cántico, de momento
category-university = Universidad
category-harbours = Puertos
category-manuscripts = Manuscritos
category-colours = Cinco colores
category-tile = Fraile o Cardenal

## Clases de jugada
kind-start = Ciudad inicial
kind-charity = Caridad
kind-end = Fin de turno
kind-end-summon = Fin y convocatoria a Brindisi
kind-move = Movimiento
kind-embark = Zarpar
kind-city = Bonus de ciudad
kind-event = Bonus de evento
kind-scribes-knowledge = Amanuenses: conocimiento
kind-scribes-vp = Amanuenses: PV
kind-friar = Hacerse fraile
kind-cardinal = Hacerse cardenal
kind-shlasinger = El Cardenal Shlasinger hace retroceder a un rival 6 casillas
kind-draw = Robar fichas de Biblioteca
kind-take-politicians = Políticos
kind-take-nobles = Nobles
kind-take-abbesses = Abadesas
kind-take-scribes = Amanuenses
kind-manuscript = Manuscrito
kind-lingua = Lingua Volgare
kind-psalter = Salterio
kind-business = Pequeño comercio
kind-riddle = Adivinanza Veronesa
kind-messenger = Mensajero
kind-orient = Oriente
kind-canticle = Cántico de las Criaturas
kind-library = Biblioteca Papal
kind-rest = Descanso
kind-keep = Conservar una ficha
kind-top = Devolver encima
kind-give = Descartar ficha
kind-accept = Aceptar
kind-refuse = Rechazar
kind-bid = Pujar
kind-pass = Pasar
kind-pay = Pagar
kind-elect = Optar a un cargo
kind-decline = Renunciar

## Medidas
ducats =
    { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
ducats-unit =
    { $n ->
        [one] ducado
       *[other] ducados
    }
knowledge-n = { $n } de conocimiento
knowledge-unit = de conocimiento
points =
    { $n ->
        [one] { $n } punto de acción
       *[other] { $n } puntos de acción
    }
points-left =
    { $n ->
        [one] Queda { $n } punto de acción
       *[other] Quedan { $n } puntos de acción
    }
points-left-after =
    { $n ->
        [one] Queda { $n } punto de acción
       *[other] Quedan { $n } puntos de acción
    }, después { $after }
vp = { $n } PV
votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }
steps =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
level = Nivel { $n }
manuscript-level-n = Manuscrito de nivel { $n }
lingua-volgare = Lingua Volgare
stupor-mundi = Stupor Mundi
bot = Bot

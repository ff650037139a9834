### Las cartas de las expansiones: solo hacen falta en las mesas que las usan.

## Mazos y cartas
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = En Venezia. 1 punto: miras 2 cartas y conservas 1; 4 puntos: miras 4 y conservas 2. Quedan a la vista. Dos o tres colores dan 3 o 7 de conocimiento; se pueden intercambiar; quien más cartas tenga de un mismo color puede puntuar con la Adivinanza.
deck-placiti = Placiti di Capua y Guaita di Travale
    .short = Placiti
    .place = Toscana
    .about = En las ciudades de la zona rosa. 1 punto: miras 2 cartas y conservas 1; 4 puntos: miras 4 y conservas 2. Secretas. La Guaita da 30 ducados o 6 de conocimiento, una carta blanca 1 de conocimiento; quien más Placiti tenga puede puntuar con el Cántico.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = Una carta para cada peón que esté en Brindisi cuando se resuelve Stupor Mundi. Secretas. Solo valen con una carta de Arnault Daniel; abren Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = En Cagliari, con una carta de la Scuola Siciliana. 1 punto: miras 2 cartas y conservas 1; 4 puntos: miras 4 y conservas 2. Secretas. Solo valen con una carta de la Scuola.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = En Milano. 1, 2 o 3 puntos por otras tantas cartas. Secretas. Como mucho una por cada otra expansión de la que tengas una carta.
deck-left =
    { $n ->
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
deck-known = algunas las conoces: { $cards }
panel-decks = Mazos de cartas
panel-cards = Cartas
panel-hand = Mis cartas
hand-room =
    { $n ->
        [0] no caben más
        [one] cabe una más
       *[other] caben { $n } más
    }
hand-of = { $deck }: { $n }
hand-none = ninguna carta
card-unknown =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
card-ritmo = carta { label-colour } del Ritmo
  .short = { label-colour }
  .one = una carta { label-colour } del Ritmo
card-placiti = { $label ->
    [guaita] Guaita di Travale
    [white] carta blanca
   *[placito] Placito
  }
  .one = { $label ->
      [guaita] la Guaita di Travale
      [white] una carta blanca
     *[placito] un Placito
    }
card-scuola = Scuola Siciliana de { $vp } PV
  .short = { $vp } PV
  .one = una carta de la Scuola Siciliana de { $vp } PV
card-arnault = Arnault Daniel de { $vp } PV
  .short = { $vp } PV
  .one = una carta de Arnault Daniel de { $vp } PV
card-glossario = Glossario de { $vp } PV
  .short = { $vp } PV
  .one = una carta del Glossario de { $vp } PV
colour-blue = azul
    .letter = Az
colour-yellow = amarilla
    .letter = Am
colour-pink = rosa
    .letter = Ro
colour-green = verde
    .letter = Ve
colour-orange = naranja
    .letter = Na
label-colour = { $label ->
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [pink] { colour-pink }
    [green] { colour-green }
   *[orange] { colour-orange }
  }

## Lo que se puede intercambiar, con su número
good-scribes-vp =
    { $n ->
        [one] { $n } amanuense tras la pantalla
       *[other] { $n } amanuenses tras la pantalla
    }
    .name = Amanuenses tras la pantalla
good-library =
    { $n ->
        [one] { $n } ficha de Biblioteca
       *[other] { $n } fichas de Biblioteca
    }
    .name = Fichas de Biblioteca
good-ducats = { ducats }
  .name = Ducados
good-lingua = { thing-lingua }
good-ritmo =
    { $n ->
        [one] { $n } carta del Ritmo
       *[other] { $n } cartas del Ritmo
    }
good-placiti =
    { $n ->
        [one] { $n } carta de Placiti
       *[other] { $n } cartas de Placiti
    }
good-scuola =
    { $n ->
        [one] { $n } carta de la Scuola Siciliana
       *[other] { $n } cartas de la Scuola Siciliana
    }
good-poets =
    { $n ->
        [one] { $n } carta de los poetas
       *[other] { $n } cartas de los poetas
    }
good-arnault =
    { $n ->
        [one] { $n } carta de Arnault Daniel
       *[other] { $n } cartas de Arnault Daniel
    }
good-glossario =
    { $n ->
        [one] { $n } carta del Glossario
       *[other] { $n } cartas del Glossario
    }
good-manuscript = { $n ->
        [one] el manuscrito de { $what }
       *[other] { $n } × manuscrito de { $what }
    }
good-brief = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
card-n = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }

## Un sexto fraile, un sexto cardenal
friar-alessandro = Fraile Alessandro
    .short = Alessandro
    .power = mira una carta más siempre que una acción le deja robar
cardinal-sonzogni = Cardenal Sonzogni
    .short = Sonzogni
    .power = mira una carta más siempre que una acción le deja robar, y conserva una más

## Decisiones
decision-card-keep = Carta que conservar
decision-card-give = Carta que ceder
decision-draft = Preparación de un intercambio
decision-reply = Respuesta a una oferta
decision-pick = Qué entregar
decision-ritmo-choice = Ritmo o Adivinanza
decision-placiti-choice = Placiti o Cántico
ask-card-keep = { $deck }: has robado { $cards ->
    [one] una carta: consérvala
   *[other] { $cards } cartas: elige { $keep ->
        [one] la que conservas
       *[other] las { $keep } que conservas
      }
  }.
  .other = { $name } elige qué cartas conserva: { $deck }.
ask-card-give = No puedes tener más cartas de estas: elige cuál cedes.
  .other = { $name } elige qué carta cede.
ask-draft = { $counter ->
    [yes] Tu contraoferta a { $seat }: ¿qué querrías y qué das?
   *[no] Intercambio con { $seat }: elige qué das y qué pides.
  }
  .other = { $counter ->
    [yes] { $name } prepara una contraoferta.
   *[no] { $name } prepara un intercambio.
  }
ask-reply = { $seat } te ofrece un intercambio: ¿estás de acuerdo?
  .other = { $name } piensa en la oferta de { $seat }.
ask-pick = El intercambio está acordado: elige qué entregas a { $seat }.
  .other = { $name } elige qué entrega a { $seat }.
ask-ritmo-choice = Tienes el mayor número de cartas del Ritmo de un mismo color y vas en cabeza en la Adivinanza: solo puntúa una de las dos cosas.
  .other = { $name } elige qué puntúa: el Ritmo o la Adivinanza.
ask-placiti-choice = Tienes el mayor número de Placiti y puntuarías con el Cántico: solo puntúa una de las dos cosas.
  .other = { $name } elige qué puntúa: los Placiti o el Cántico.

## Clases de jugada
chip-ritmo = Ritmo
chip-placiti = Placiti
chip-arnault = Arnault
chip-glossario = Glossario
chip-return-ritmo = Devolver Ritmo
chip-return-guaita = Devolver Guaita
chip-return-white = Devolver blancas
chip-trade = Intercambio
kind-ritmo = Cartas del Ritmo
kind-placiti = Cartas de Placiti
kind-arnault = Cartas de Arnault Daniel
kind-glossario = Cartas del Glossario
kind-return-ritmo = Devolver cartas del Ritmo
kind-return-guaita = Devolver la Guaita
kind-return-white = Devolver cartas blancas
kind-trade = Intercambio
kind-keep-card = Conservar una carta
kind-give-up = Ceder una carta
kind-give-ritmo = Carta del Ritmo que dar
kind-ask = Pedir
kind-offer = Hacer la oferta
kind-withdraw = Retirar
kind-counter = Contraoferta
kind-yield = Entregar
kind-score-cards = Puntuar con las cartas
kind-score-track = Puntuar con la tabla

## Jugadas
move-ritmo = Robar cartas del Ritmo por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-placiti = Robar cartas de Placiti por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-arnault = Robar cartas de Arnault Daniel por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-glossario = Robar cartas del Glossario por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-return-ritmo = Devolver { $list }
move-return-guaita = Devolver la Guaita por { $gain ->
    [ducats] ducados
   *[knowledge] conocimiento
  }
move-return-white = Devolver { $n ->
    [one] una carta blanca
   *[other] { $n } cartas blancas
  }
move-trade = Intercambio con { $seat }
move-keep-card = { $card ->
    [none] No conservar más
   *[other] Conservar: { $card }
  }
  .done = { $card ->
      [none] no conserva más
     *[other] quiere conservar: { $card }
    }
move-give-up = Ceder: { $card }
move-give-ritmo = Dar: { $card }
  .done = {""}
move-ask = Pedir { $good }
  .done = {""}
move-offer = Hacer la oferta
move-withdraw = { $counter ->
    [yes] Retirarla y rechazar
   *[no] Retirar
  }
move-counter = Hacer una contraoferta
move-yield = Entregar: { $last }
move-score-cards = Puntuar con las cartas: { $decision ->
    [placiti-choice] Placiti
   *[ritmo-choice] Ritmo
  }
move-score-track = Puntuar con la tabla: { $decision ->
    [placiti-choice] Cántico
   *[ritmo-choice] Adivinanza
  }

## Elegir entre las cartas
cards-drawn = Robadas
cards-mine = Mías
cards-keep-more =
    { $n ->
        [one] Conserva una.
       *[other] Conserva { $n }, una tras otra.
    }
cards-swap = No puedes tener más: la que conservas ocupa el sitio de una que tienes.
cards-full = { $deck ->
    [glossario] Tienes { $cards } y por ahora no puedes tener más.
   *[other] Tienes { $cards }: con el nivel de conocimiento { $level } no puedes tener más.
  }
cards-new = La nueva
keep-this = Conservarla
give-this = Cederla
yield-this = Entregarla
choice-cards-riddle = 1 PV por cada casilla avanzada por tu disco en la tabla de la Adivinanza: está en la { $n }
choice-cards-canticle = 2 PV por cada casilla avanzada por tu disco en la tabla del Cántico: está en la { $n }
choice-brings = { $name } { $vp } PV
choice-total = en total { $n } PV conocidos

## Un intercambio
trade-title = Intercambio con { $name }
trade-counter-title = Contraoferta a { $name }
trade-you-give = Tú das
trade-gives = { $name } da
trade-you-ask = Pides a { $name }
trade-nothing-yet = Nada todavía
trade-add = Añadir { $what }
trade-remove = Quitar { $what }
trade-others = Manuscritos
trade-not = No es posible ({ $n })
trade-not-there = No hay tanto.
trade-blind = Lo que hay tras la pantalla de { $name } no lo ves: puede que no lo tenga.
trade-touch-give = Toca las cartas que cambian de manos.
trade-touch-ask = Toca lo que pides.
trade-touch-ask-back = Toca lo que darías a cambio.
trade-counter-note = Ahora puedes decir qué te convendría. { $name } solo puede aceptarlo o rechazarlo.
trade-answered = Te han ofrecido: { $gives }, a cambio de { $asks }.
trade-secret = Nadie ve la preparación y se puede deshacer. Si la retiras, o si { $name } rechaza la oferta, en este turno no hay otra para { $name }; todavía puedes dirigirte a otros.
trade-seen = Hecha la oferta, { $name } la ve: no se podrá deshacer.
trade-back = Volver a la oferta
trade-back-counter = Volver a la contraoferta
trade-left = Queda por elegir: { $what }

## Qué ha pasado
fx-cards-laid = { $n } cartas: { $a }
fx-cards-drawn = roba { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }: { $a }
  .out = { $n ->
    [one] robar { $n } carta y conservarla
   *[other] robar { $n } cartas y conservar { $b }
  }
fx-card-seen = mira { $a }
  .list = mira { $list }
fx-card-kept = conserva { $a }
  .out = { $a } es tuya
fx-card-returned = pone { $a } debajo del mazo
  .out = debajo del mazo: { $a }
  .list = pone { $list } debajo del mazo
fx-deck-shuffled = Se baraja el mazo: { $a }
  .out = se baraja el mazo
fx-trade-opened = prepara un intercambio
fx-drafted = sigue preparando la oferta
fx-card-drafted = daría { $a }
fx-good-drafted = pediría { $a }
fx-trade-withdrawn = retira el intercambio
fx-trade-offered = ofrece un intercambio a { $a }
fx-card-offered = daría { $a }
  .list = daría { $list }
fx-good-offered = daría { $a }
  .list = daría { $list }
fx-trade-accepted = acepta la oferta de { $a }
fx-trade-refused = no llega a un acuerdo con { $a }
fx-trade-countered = quiere hacer otra oferta a { $a }
fx-good-traded = { $gain ->
    [yes] recibe { $a } de { $b }
   *[no] da { $a } a { $b }
  }
  .out = { $gain ->
      [yes] recibes { $a }
     *[no] das { $a }
    }
fx-tile-traded = { $gain ->
    [yes] recibe { $a } de { $b }
   *[no] da { $a } a { $b }
  }
  .out = { $gain ->
    [yes] recibes { $a }
   *[no] das { $a }
  }
fx-card-traded = { $gain ->
    [yes] recibe { $a } de { $b }
   *[no] da { $a } a { $b }
  }
  .out = { $gain ->
      [yes] recibes { $a }
     *[no] das { $a }
    }
fx-card-shown = enseña { $a }
  .list = enseña { $list }
fx-choice = puntúa: { $a }

## Por qué no
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] No tienes la carta que hace falta.
       *[other] Necesitas { $thing }.
      }
   *[other] { $thing ->
        [none] { $need ->
            [one] Hace falta { $need } carta así
           *[other] Hacen falta { $need } cartas así
          }; tienes { $have }.
       *[other] Requisito: { $thing }; tienes { $have }.
      }
  }
why-refused-before = En este turno no ha habido acuerdo con este jugador: no hay segunda oferta.
why-partner-level-too-low = Hace falta el nivel de conocimiento { $need }; el de la otra parte es { $have }.
why-over-limit = { $thing ->
    [none] Puedes tener { $need } como mucho; serían { $have }.
   *[other] Puedes tener como mucho { $thing }; serían { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] La otra parte puede tener { $need } como mucho; serían { $have }.
   *[other] La otra parte puede tener como mucho { $thing }; serían { $have }.
  }
why-one-sided = Un intercambio necesita algo de ambas partes.

## Puntuación
category-ritmo = Mayoría del Ritmo
category-placiti = Mayoría de Placiti
category-poets = Poetas
category-glossario = Glossario

## La guía
guide-ritmo = Ritmo Bellunese
    .text = Aquí puedes robar cartas del Ritmo. Por 1 punto miras dos y conservas una, por 4 puntos miras cuatro y conservas dos. Quedan a la vista: con colores distintos se obtiene conocimiento, se pueden intercambiar, y quien más cartas tenga de un mismo color puede puntuar al final.
guide-placiti = Placiti y Guaita
    .text = En las ciudades de la zona rosa robas estas cartas; solo tú las ves. Quien más Placiti tenga puede puntuar con el Cántico; la Guaita y las cartas blancas se devuelven a cambio de algo enseguida.
guide-scuola = Un poeta de la Scuola
    .text = Lo recibe quien está en Brindisi cuando se resuelve Stupor Mundi. Solo cuenta junto con una carta de Arnault Daniel, que se roba en Cagliari.
guide-arnault = Arnault Daniel
    .text = Tienes una carta de la Scuola, así que Cagliari está abierta para ti. Con al menos una carta de cada clase, al final cuentan todos sus valores.
guide-glossario = Glossario di Monza
    .text = Por cada punto robas una carta y la conservas. Puedes tener una por cada otra expansión de la que tengas una carta, y no más que tu nivel de conocimiento.
guide-card-keep = Elige una carta
    .text = Solo tú ves estas cartas. Toca la que conservas; las demás van debajo del mazo.
guide-return-ritmo = Dos o tres colores
    .text = Sin gastar puntos puedes devolver cartas del Ritmo de colores distintos: dos dan 3 de conocimiento, tres dan 7.
guide-return-guaita = La Guaita
    .text = Sin gastar puntos puedes devolverla por 30 ducados o 6 de conocimiento. Después se baraja su mazo.
guide-return-white = Cartas blancas
    .text = Cada carta devuelta da 1 de conocimiento. Al final solo deciden los empates de Placiti.
guide-trade = Puedes intercambiar
    .text = Puedes ofrecer tus cartas del Ritmo a otro jugador a cambio de ducados, cubos, manuscritos, fichas o cartas. No cuesta puntos; un intercambio por turno.
guide-draft = Tu oferta
    .text = Elige qué cambia de manos. Nadie la ve antes de que hagas la oferta; hasta entonces lo puedes deshacer todo.
guide-reply = Te ofrecen un intercambio
    .text = Acepta, rechaza o haz una sola contraoferta. Si rechazas, nadie sabrá si habrías podido aceptar.
guide-choice = Cartas o tabla
    .text = Tienes el mayor número de cartas y vas bien en la tabla: solo puntúa una de las dos cosas. Si eliges las cartas, tu disco sale de la tabla y los que van detrás suben un puesto.

## El glosario
terms-cards = Cartas de las expansiones
term-cards = El Ritmo, los Placiti y los poetas se roban en su lugar por 1 o 4 puntos, una vez por turno. De cada uno de los tres puedes tener tantas cartas como tu nivel de conocimiento, cuatro como mucho.
term-ritmo = Cartas a la vista en cinco colores. Dos o tres distintas dan 3 o 7 de conocimiento; quien más cartas tenga de un mismo color puede sumar 1 PV por cada casilla avanzada en la tabla de la Adivinanza.
term-trade = Una acción gratuita: das cartas del Ritmo por lo que tenga otro jugador. El otro puede negarse; un intercambio por turno.
term-placiti = Cartas secretas. Quien más Placiti tenga puede sumar 2 PV por cada casilla avanzada en la tabla del Cántico. La Guaita da 30 ducados o 6 de conocimiento, una carta blanca 1 de conocimiento.
term-scuola = Cartas secretas con valor para quienes están en Brindisi cuando se resuelve Stupor Mundi. Solo cuentan junto con una carta de Arnault Daniel.
term-arnault = Cartas secretas con valor, solo para quien tiene una carta de la Scuola Siciliana.
term-glossario = Cartas con valor, una por cada punto. Puedes tener una por cada otra expansión de la que tengas una carta, y no más que tu nivel de conocimiento.
term-alessandro = El sexto fraile: miras una carta más siempre que una acción te deja robar.
term-sonzogni = El sexto cardenal: miras una carta más siempre que una acción te deja robar, y conservas una más.

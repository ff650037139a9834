### Las cartas de las expansiones: solo hacen falta en las mesas que las usan.

## Mazos y cartas
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = En Venezia. Con 1 punto miras 2 cartas y conservas 1; con 4 puntos miras 4 y conservas 2. Quedan a la vista. Cartas de dos o tres colores distintos dan 3 o 7 puntos de conocimiento; se pueden intercambiar; quien más cartas tenga de un mismo color puede puntuar según la tabla de la Adivinanza.
deck-placiti = Placiti di Capua y Guaita di Travale
    .short = Placiti
    .place = Toscana
    .about = En las ciudades de la zona rosa. Con 1 punto miras 2 cartas y conservas 1; con 4 puntos miras 4 y conservas 2. Son secretas. La Guaita da 30 ducados o 6 puntos de conocimiento; una carta blanca, 1 punto de conocimiento; quien más Placiti tenga puede puntuar según la tabla del Cántico.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = Una carta para cada peón que esté en Brindisi cuando se resuelva Stupor Mundi. Son secretas. Solo puntúan si tienes también una carta de Arnault Daniel; abren la acción de Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = En Cagliari, si tienes una carta de la Scuola Siciliana. Con 1 punto miras 2 cartas y conservas 1; con 4 puntos miras 4 y conservas 2. Son secretas. Solo cuentan con una carta de la Scuola Siciliana.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = En Milano. Con 1, 2 o 3 puntos robas otras tantas cartas. Son secretas. Puedes tener como mucho una por cada otra expansión de la que tengas una carta.
deck-left =
    { $n ->
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
deck-known = conoces algunas: { $cards }
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
    .power = mira una carta más en cada acción de robar cartas
cardinal-sonzogni = Cardenal Sonzogni
    .short = Sonzogni
    .power = mira una carta más en cada acción de robar cartas y conserva una más

## Decisiones
decision-card-keep = Qué carta conservar
decision-card-give = Qué carta descartar
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
ask-card-give = No puedes tener más cartas de esta clase: elige cuál descartas.
  .other = { $name } elige qué carta descarta.
ask-draft = { $counter ->
    [yes] Tu contraoferta a { $seat }: ¿qué pides y qué das?
   *[no] Intercambio con { $seat }: elige qué das y qué pides.
  }
  .other = { $counter ->
    [yes] { $name } prepara una contraoferta.
   *[no] { $name } prepara un intercambio.
  }
ask-reply = { $seat } te ofrece un intercambio: ¿lo aceptas?
  .other = { $name } se piensa la oferta de { $seat }.
ask-pick = El intercambio está acordado: elige qué entregas a { $seat }.
  .other = { $name } elige qué entrega a { $seat }.
ask-ritmo-choice = Tienes más cartas de un mismo color del Ritmo que nadie y vas en cabeza en la Adivinanza: solo puntúa una de las dos cosas.
  .other = { $name } elige qué puntúa: el Ritmo o la Adivinanza.
ask-placiti-choice = Tienes más Placiti que nadie y también puntuarías en el Cántico: solo puntúa una de las dos cosas.
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
kind-give-up = Descartar carta
kind-give-ritmo = Qué carta del Ritmo dar
kind-ask = Pedir
kind-offer = Hacer la oferta
kind-withdraw = Retirarla
kind-counter = Contraoferta
kind-yield = Entregar
kind-score-cards = Puntuar con las cartas
kind-score-track = Puntuar con la tabla

## Jugadas
move-ritmo = Robar cartas del Ritmo con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-placiti = Robar cartas de Placiti con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-arnault = Robar cartas de Arnault Daniel con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-glossario = Robar cartas del Glossario con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
move-return-ritmo = Devolver { $list }
move-return-guaita = Devolver la Guaita a cambio de { $gain ->
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
move-give-up = Descartar: { $card }
move-give-ritmo = Dar: { $card }
  .done = {""}
move-ask = Pedir { $good }
  .done = {""}
move-offer = Hacer la oferta
move-withdraw = { $counter ->
    [yes] Retirarla y rechazar
   *[no] Retirarla
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
cards-swap = No puedes tener más: la carta que conserves ocupará el sitio de una que ya tienes.
cards-full = { $deck ->
    [glossario] Tienes { $cards } y por ahora no puedes tener más.
   *[other] Tienes { $cards }: con nivel de conocimiento { $level } no puedes tener más.
  }
cards-new = La nueva
keep-this = Conservarla
give-this = Descartarla
yield-this = Entregarla
choice-cards-riddle = 1 PV por cada casilla que ha avanzado tu disco en la tabla de la Adivinanza: está en la casilla { $n }
choice-cards-canticle = 2 PV por cada casilla que ha avanzado tu disco en la tabla del Cántico: está en la casilla { $n }
choice-brings = { $name } { $vp } PV
choice-total = { $n } PV conocidos en total

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
trade-not = No disponible ({ $n })
trade-not-there = No tiene tanto.
trade-blind = No ves lo que hay tras la pantalla de { $name }: puede que no tenga lo que pides.
trade-touch-give = Toca las cartas que cambian de manos.
trade-touch-ask = Toca lo que pides.
trade-touch-ask-back = Toca lo que darías a cambio.
trade-counter-note = Ahora puedes decir qué te convendría. { $name } solo puede aceptarlo o rechazarlo.
trade-answered = Te han ofrecido: { $gives }, a cambio de { $asks }.
trade-secret = Nadie ve tu oferta mientras la preparas, y puedes deshacerla. Si la retiras, o si { $name } la rechaza, en este turno no puedes hacerle otra; todavía puedes ofrecer un intercambio a los demás.
trade-seen = En cuanto hagas la oferta, { $name } la verá: no se podrá deshacer.
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
  .out = conservas { $a }
fx-card-returned = pone { $a } debajo del mazo
  .out = debajo del mazo: { $a }
  .list = pone debajo del mazo { $list }
fx-deck-shuffled = Se baraja el mazo: { $a }
  .out = se baraja el mazo
fx-trade-opened = prepara un intercambio
fx-drafted = sigue preparando la oferta
fx-card-drafted = daría { $a }
fx-good-drafted = pediría { $a }
fx-trade-withdrawn = retira la oferta
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
fx-choice = elige puntuar: { $a }

## Por qué no
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] No tienes la carta que hace falta.
       *[other] Necesitas { $thing }.
      }
   *[other] { $thing ->
        [none] { $need ->
            [one] Hace falta { $need } carta de esa clase
           *[other] Hacen falta { $need } cartas de esa clase
          }; tienes { $have }.
       *[other] Requisito: { $thing }; tienes { $have }.
      }
  }
why-refused-before = En este turno ya no ha habido acuerdo con este jugador: no puedes hacerle otra oferta.
why-partner-level-too-low = Hace falta el nivel de conocimiento { $need }; el del otro jugador es { $have }.
why-over-limit = { $thing ->
    [none] Puedes tener { $need } como mucho; tendrías { $have }.
   *[other] Puedes tener como mucho { $thing }; tendrías { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] El otro jugador puede tener { $need } como mucho; tendría { $have }.
   *[other] El otro jugador puede tener como mucho { $thing }; tendría { $have }.
  }
why-one-sided = En un intercambio cada jugador tiene que dar algo.

## Puntuación
category-ritmo = Mayoría del Ritmo
category-placiti = Mayoría de Placiti
category-poets = Poetas
category-glossario = Glossario

## La guía
guide-ritmo = Ritmo Bellunese
    .text = Aquí puedes robar cartas del Ritmo. Con 1 punto miras dos y conservas una; con 4 puntos miras cuatro y conservas dos. Quedan a la vista: las de colores distintos se convierten en conocimiento, todas se pueden intercambiar, y quien más cartas tenga de un mismo color puede puntuar al final.
guide-placiti = Placiti y Guaita
    .text = En las ciudades de la zona rosa robas estas cartas; solo tú las ves. Quien más Placiti tenga puede puntuar según la tabla del Cántico; la Guaita y las cartas blancas se pueden devolver a cambio de algo inmediato.
guide-scuola = Una carta de la Scuola
    .text = La recibe cada jugador que está en Brindisi cuando se resuelve Stupor Mundi. Solo cuenta junto con una carta de Arnault Daniel, que se roba en Cagliari.
guide-arnault = Arnault Daniel
    .text = Tienes una carta de la Scuola Siciliana, así que puedes robar en Cagliari. Con al menos una carta de cada clase, al final cuentan todos sus valores.
guide-glossario = Glossario di Monza
    .text = Con cada punto robas una carta y la conservas. Puedes tener una por cada otra expansión de la que tengas una carta, y no más que tu nivel de conocimiento.
guide-card-keep = Elige una carta
    .text = Solo tú ves estas cartas. Toca la que conservas; las demás van debajo del mazo.
guide-return-ritmo = Dos o tres colores
    .text = Sin gastar puntos de acción puedes devolver cartas del Ritmo de colores distintos: dos dan 3 puntos de conocimiento; tres, 7.
guide-return-guaita = La Guaita
    .text = Sin gastar puntos de acción puedes devolverla a cambio de 30 ducados o de 6 puntos de conocimiento. Después se baraja su mazo.
guide-return-white = Cartas blancas
    .text = Cada carta que devuelves da 1 punto de conocimiento. Al final solo sirven para resolver los empates de Placiti.
guide-trade = Puedes intercambiar
    .text = Puedes ofrecer tus cartas del Ritmo a otro jugador a cambio de ducados, cubos, manuscritos, fichas o cartas. No cuesta puntos; un intercambio por turno.
guide-draft = Tu oferta
    .text = Elige qué cambia de manos. Nadie ve la oferta antes de que la hagas; hasta entonces puedes deshacerlo todo.
guide-reply = Te ofrecen un intercambio
    .text = Acepta, rechaza o haz una sola contraoferta. Si rechazas, nadie sabrá si podrías haber aceptado.
guide-choice = Cartas o tabla
    .text = Tienes más cartas que nadie y vas bien en la tabla: solo puntúa una de las dos cosas. Si eliges las cartas, tu disco sale de la tabla y los que van detrás suben un puesto.

## El glosario
terms-cards = Cartas de las expansiones
term-cards = Las cartas del Ritmo, de los Placiti y de los poetas se roban en su lugar con 1 o 4 puntos, una vez por turno. De cada una de estas tres expansiones puedes tener tantas cartas como tu nivel de conocimiento, cuatro como mucho.
term-ritmo = Cartas a la vista de cinco colores. Dos o tres distintas dan 3 o 7 puntos de conocimiento; quien más cartas tenga de un mismo color puede sumar 1 PV por cada casilla avanzada en la tabla de la Adivinanza.
term-trade = Una acción gratuita: das cartas del Ritmo a cambio de algo que tenga otro jugador. El otro jugador puede negarse; un intercambio por turno.
term-placiti = Cartas secretas. Quien más Placiti tenga puede sumar 2 PV por cada casilla avanzada en la tabla del Cántico. La Guaita da 30 ducados o 6 puntos de conocimiento; una carta blanca, 1 punto de conocimiento.
term-scuola = Cartas secretas con PV para quienes están en Brindisi cuando se resuelve Stupor Mundi. Solo cuentan junto con una carta de Arnault Daniel.
term-arnault = Cartas secretas con PV, solo para quien tiene una carta de la Scuola Siciliana.
term-glossario = Cartas con PV, una por cada punto. Puedes tener una por cada otra expansión de la que tengas una carta, y no más que tu nivel de conocimiento.
term-alessandro = El sexto fraile: miras una carta más en cada acción de robar cartas.
term-sonzogni = El sexto cardenal: miras una carta más en cada acción de robar cartas, y conservas una más.

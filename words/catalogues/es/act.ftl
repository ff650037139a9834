# La pregunta: qué se pide, y a quién
ask-start = Elige la ciudad donde empiezas.
  .other = { $name } elige su ciudad inicial.
ask-charity = Recibes caridad: elige cuál de los mercaderes más ricos la da.
  .other = { $name } elige quién da la caridad.
ask-turn = { $shared ->
    [yes] { $name }, elige
   *[no] Elige
  } qué hacer: { $points ->
    [one] te queda { $points } punto
   *[other] te quedan { $points } puntos
  }.
  .other = { $name } juega: { $points ->
    [one] le queda { $points } punto
   *[other] le quedan { $points } puntos
  }.
ask-turn-spent = { $shared ->
    [yes] { $name }, has
   *[no] Has
  } gastado tus puntos: termina el turno o usa una acción gratuita.
ask-turn-done = { $shared ->
    [yes] { $name }, has
   *[no] Has
  } gastado tus puntos: termina el turno.
ask-keep = Has robado { $tiles ->
    [one] una ficha de Biblioteca: consérvala
   *[other] { $tiles } fichas de Biblioteca: elige la que conservas
  }.
  .other = { $name } elige qué ficha de Biblioteca conserva.
ask-order = Devuelve las demás fichas a la pila, en el orden en que se robarán: ¿cuál va ahora?
  .other = { $name } devuelve fichas de Biblioteca en el orden que prefiere.
ask-give = No puedes tener más fichas: elige cuál descartas.
  .other = { $name } elige qué ficha de Biblioteca descarta.
ask-answer = { $seat } te convoca a Brindisi: ¿vas?
  .other = { $name } responde a la convocatoria de { $seat } a Brindisi.
ask-bidding = { $votes ->
    [0] Stupor Mundi: haz la primera puja.
   *[other] Stupor Mundi: { $seat } puja { $votes }. Sube la puja o pasa.
  }
  .other = { $name } puja por Stupor Mundi{ $votes ->
    [0] .
   *[other] ; la puja más alta es { $votes }, de { $seat }.
  }
ask-payment = { $office ->
    [none] Has ganado la subasta: paga { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
      } con los cubos que quieras.
   *[other] Vas a obtener el cargo de { $office }: paga { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
      } con los cubos que quieras.
  }
  .other = { $office ->
      [none] { $name } ha ganado la subasta y elige con qué cubos paga { $votes ->
          [one] { $votes } voto
         *[other] { $votes } votos
        }.
     *[other] { $name } va a obtener el cargo de { $office } y elige con qué cubos paga { $votes ->
          [one] { $votes } voto
         *[other] { $votes } votos
        }.
    }
ask-election = La elección: opta a un cargo, o a ninguno.
  .other = { $name } decide si opta a un cargo.
ask-closed = La mesa está cerrada.
ask-unsent = Tu jugada aún no se ha enviado.
ask-over = Ha ganado { $name }.
ask-over-counting = La partida ha terminado: se cuentan los puntos.

# Los tres estantes en que están: caminos y lo que se hace al llegar, lo que se toma, discos
shelf-travel = Viajar
shelf-gather = Reunir
shelf-tracks = Tablas

# Clases de jugada, tan breves como pide la barra de acciones
chip-end-summon = Terminar y convocar
chip-move = Moverse
chip-embark = Zarpar
chip-city = Bonus de ciudad
chip-event = Bonus de evento
chip-scribes-knowledge = Amanuenses: conocimiento
chip-scribes-vp = Amanuenses: PV
chip-friar = Hacerse fraile
chip-cardinal = Hacerse cardenal
chip-shlasinger = Shlasinger
chip-draw = Robar fichas
chip-take-politicians = Políticos
chip-take-nobles = Nobles
chip-take-abbesses = Abadesas
chip-take-scribes = Amanuenses
chip-manuscript = Manuscrito
chip-lingua = Lingua Volgare
chip-psalter = Salterio
chip-business = Pequeño comercio
chip-riddle = Adivinanza
chip-messenger = Mensajero
chip-orient = Oriente
chip-canticle = Cántico
chip-library = Biblioteca
chips-not = { $n ->
    [one] { $n } no disponible
   *[other] { $n } no disponibles
  }
chip-rest = Descanso

# Jugadas concretas
move-start = Empezar en { $place }
move-charity = La da { $seat }
move-end = Terminar el turno
move-end-summon = Terminar el turno y convocar a todos a Brindisi
move-move = Ir a { $place }
move-embark = Zarpar de { $place }
move-city = Cobrar { $part ->
    [ducats] solo los ducados
    [knowledge] solo el conocimiento
   *[all] el bonus
  } de { $place }
move-event = Cobrar el bonus del evento
move-scribes-knowledge = Convertir los amanuenses en conocimiento
  .did = convierte sus amanuenses
move-scribes-vp = Convertir los amanuenses en PV
move-friar = Convertirse en { $friar }
move-cardinal = Convertirse en { $cardinal }, descartando { $discard ->
    [politicians] un político
    [nobles] un noble
   *[virtual] solo el cubo virtual
  }
  .way = { $discard ->
      [politicians] Descartar un político
      [nobles] Descartar un noble
     *[virtual] Usar el cubo virtual
    }
friar-leaves = Tu ficha sale de la partida: { $what }.
gives-up-friar = Para siempre: ya no cobrarás ducados de ciudades ni de eventos ni avanzarás en Oriente.
move-shlasinger = Shlasinger hace retroceder a { $seat } 6 casillas de conocimiento
move-draw = Robar fichas de Biblioteca
move-take-politicians = Tomar { good-politicians }
move-take-nobles = { $sold ->
    [0] Tomar { good-nobles }
   *[other] Tomar { good-nobles }, descartar { $sold }
  }
move-take-abbesses = Tomar { good-abbesses }
move-take-scribes = Tomar { good-scribes }
  .means = en una abadía cada uno da 3 puntos de conocimiento o 1 PV
move-manuscript = Tomar el manuscrito de { $manuscript }
move-lingua = Tomar Lingua Volgare
move-psalter = Estudiar el salterio
  .did = estudia el salterio
move-business = Hacer pequeño comercio
  .did = hace pequeño comercio
move-riddle = { track-riddle }: { steps-n }
move-messenger = { track-messenger }: { steps-n }
move-orient = { track-orient }: { steps-n }
move-canticle = { track-canticle }: { steps-n }
move-library = { track-library }: { steps-n }
move-rest = { track-rest }: { steps-n }
steps-n = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
  }
move-keep = { $tile ->
    [none] No conservar ninguna
   *[other] Conservar { $tile }
  }
  .done = { $tile ->
      [none] no conserva ninguna
     *[other] quiere conservar { $tile }
    }
move-top = Siguiente en la pila: { $tile }
move-give = Descartar { $tile }
move-accept = { $decision ->
    [reply] Aceptar el intercambio
   *[other] Ir a Brindisi
  }
move-refuse = { $decision ->
    [reply] Rechazar el intercambio
   *[other] Quedarme donde estoy
  }
move-bid = Pujar { $n ->
    [one] { $n } voto
   *[other] { $n } votos
  }
move-pass = Pasar
move-pay = { $list ->
    [none] No pagar nada
   *[other] Pagar { $list }
  }
move-elect = Optar al cargo de { $office }
  .done = opta al cargo de { $office }
move-decline = No optar a ningún cargo

# Lo que hay sobre la mesa
manuscript-name = nivel { $level }, { $colours }
tile-plain = { $n ->
    [one] la ficha de { $vp } PV
   *[other] { $n } fichas de { $vp } PV
  }
tile-joker = { $n ->
    [one] la ficha de { $vp } PV con el manuscrito
   *[other] { $n } fichas de { $vp } PV con el manuscrito
  }
thing-lingua = Lingua Volgare
thing-stack = pila de la Biblioteca

# Coste y resultado
cost-points = { $n ->
    [one] { $n } punto de acción
   *[other] { $n } puntos de acción
  }
cost-points-range = de { $n } a { $most } puntos de acción
cost-free = sin puntos de acción
cost-ducats = cuesta { $n ->
    [one] { $n } ducado
   *[other] { $n } ducados
  }
earn-ducats = da { $n ->
    [one] { $n } ducado
   *[other] { $n } ducados
  }
ducats-after = { $n ->
    [one] queda { $n } ducado
   *[other] quedan { $n } ducados
  }
reveals = Con esto alguien verá algo nuevo: no se podrá deshacer.
ways = { $kind ->
    [trade] { $n } jugadores
   *[other] { $n } maneras
  }
lately-by = Lo acaba de usar { $who }.
do-it = Hacerlo
choose-lit = { $kind ->
    [trade] En la mesa se resaltan los jugadores con quienes puedes intercambiar: toca uno.
   *[other] En la mesa se resaltan las posibilidades: toca una.
  }
choose-list = Como lista ({ $n })
what-now = Qué puedo hacer ahora
why-not = Por qué no
cannot-now = Ahora no es posible
rule-open = Regla { $id }
rule-mark = Reglas
rule-missing = Ahora mismo no se pueden cargar las reglas.

# Atrás, adelante, hecho
hint = Pista
    .tip = Ideas para lo que puedes hacer ahora
undo = Deshacer
undo-hint = Deshacer la última jugada
undo-turn = Deshacer turno
undo-turn-hint = Deshacer este turno: { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
  }
redo = Rehacer
redo-hint = { $n ->
    [one] Se puede rehacer { $n } jugada
   *[other] Se pueden rehacer { $n } jugadas
  }
undo-nothing-to-undo = No hay nada que deshacer.
undo-information-revealed = Alguien ha visto algo nuevo desde entonces: no se puede deshacer.
undo-decided = Otro jugador ha decidido desde entonces: no se puede deshacer.
undo-limit-reached = Ya has deshecho todas las jugadas que se pueden deshacer hasta ahora; con cada turno de la partida se podrán deshacer más.
end-turn = Fin de turno
end-sure = { $n ->
    [one] Se perdería { $n } punto. ¿Terminar de todos modos?
   *[other] Se perderían { $n } puntos. ¿Terminar de todos modos?
  }
end-yes = Terminar
end-no = Seguir

# Decisiones
bid-label = Votos de tu puja
bid-less = Menos
bid-more = Más
bid-most = Tienes { $votes ->
    [one] { $votes } voto
   *[other] { $votes } votos
  }{ $more ->
    [0] : puedes pujar hasta { $most }.
   *[other] , y { $more } adicionales por haber convocado: puedes pujar hasta { $most }.
  }{ $opens ->
    [yes] {" "}Haces la primera puja, de { $least } como mínimo; solo los demás pueden pasar.
   *[no] {""}
  }
auction-prize = Quien gana obtiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  } de conocimiento.
bid-seen = Todos ven la puja: no se podrá deshacer.
pay-cheapest = Mínimo de votos
votes-n = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
  }

# Puntuación
score-title = Si terminara ahora
score-seat = Jugador
score-known = Conocido
score-total = Total
score-unknown = desconocido
score-swings = De momento: estos puntos serán de quien vaya por delante al final.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV
votes-mine = Tienes { $n ->
    [one] { $n } voto
   *[other] { $n } votos
  }.
office-deal = { $vp } PV por { $votes } votos
start-near = Caminos: { $list }
score-final = La puntuación final
score-at-least = { $n }+
to-space = hasta la casilla { $n }

# La mesa en texto
text-drawings = Ajustes (mesa con dibujos)
text-stock = Junto al mapa
text-hidden = oculto
text-status = Estatus
text-place = Lugar
text-time = Tiempo
text-ducats = Ducados
text-tiles = Fichas de Biblioteca
text-behind = Tras la pantalla
text-you = tú
text-decides = decide
text-knowledge = casilla { $space }, nivel { $level }
text-none = nada
text-cubes = Cubos disponibles
text-manuscripts = Manuscritos
text-used-up = agotado
text-deck = { $n } boca abajo
text-lingua-beside = todavía no
text-lingua-offered = disponible
text-lingua-taken = tomada
text-people = Frailes, cardenales, Biblioteca
text-turns = Próximos turnos
text-zone = Zona
text-what = Qué es y qué da
text-there = Quién está
text-ways = Caminos
text-disc = disco de { $name }
acting-did = Lo último: { $what }
meanwhile = Mientras esperas:
next-table = Siguiente: { $table }
next-table-count =
    { $n ->
        [one] Te espera otra mesa.
       *[other] Te esperan otras { $n } mesas.
    }

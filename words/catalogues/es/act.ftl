# La pregunta: qué se pide, y a quién
ask-start = Elige la ciudad donde empiezas.
  .other = { $name } elige su ciudad inicial.
ask-charity = Recibes caridad: elige cuál de los mercaderes más ricos la paga.
  .other = { $name } elige quién paga la caridad.
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
ask-order = Devuelve a la pila las demás fichas, en el orden en que se robarán: ¿cuál va ahora?
  .other = { $name } devuelve fichas de Biblioteca en el orden que quiere.
ask-give = No puedes tener más fichas: elige cuál entregas.
  .other = { $name } elige qué ficha de Biblioteca entrega.
ask-answer = { $seat } te convoca a Brindisi: ¿vas?
  .other = { $name } responde a la convocatoria de { $seat } a Brindisi.
ask-bidding = { $votes ->
    [0] Stupor Mundi: abre la subasta.
   *[other] Stupor Mundi: { $seat } puja { $votes }. Sube o pasa.
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
   *[other] Vas a ser { $office }: paga { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
      } con los cubos que quieras.
  }
  .other = { $office ->
      [none] { $name } ha ganado la subasta y elige con qué cubos paga { $votes ->
          [one] { $votes } voto
         *[other] { $votes } votos
        }.
     *[other] { $name } va a ser { $office } y elige con qué cubos paga { $votes ->
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
shelf-travel = De viaje
shelf-gather = Reunir
shelf-tracks = Tablas

# Clases de jugada, tan breves como pide la barra de acciones
chip-end-summon = Fin con convocatoria
chip-move = Moverse
chip-embark = Zarpar
chip-city = Bonus de ciudad
chip-event = Bonus de evento
chip-scribes-knowledge = Amanuenses por conocimiento
chip-scribes-vp = Amanuenses por PV
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
move-charity = Paga { $seat }
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
move-scribes-knowledge = Amanuenses por conocimiento
  .did = convierte sus amanuenses
move-scribes-vp = Amanuenses tras la pantalla, por PV
move-friar = Convertirse en { $friar }
move-cardinal = Convertirse en { $cardinal }, a cambio de { $discard ->
    [politicians] un político
    [nobles] un noble
   *[virtual] nada más que el cubo virtual
  }
  .way = { $discard ->
      [politicians] A cambio de un político
      [nobles] A cambio de un noble
     *[virtual] Con el cubo virtual
    }
friar-leaves = Tu ficha sale del juego: { $what }.
gives-up-friar = Para siempre: no más ducados de ciudades ni de eventos, no más casillas en Oriente.
move-shlasinger = Shlasinger hace retroceder a { $seat } 6 casillas de conocimiento
move-draw = Robar fichas de Biblioteca
move-take-politicians = Tomar { good-politicians }
move-take-nobles = { $sold ->
    [0] Tomar { good-nobles }
   *[other] Tomar { good-nobles }, vender { $sold }
  }
move-take-abbesses = Tomar { good-abbesses }
move-take-scribes = Tomar { good-scribes }
  .means = en una abadía cada uno da 3 de conocimiento o 1 PV
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
move-top = { $tile }, la próxima que se roba
move-give = Entregar { $tile }
move-accept = { $decision ->
    [reply] Aceptar el intercambio
   *[other] Ir a Brindisi
  }
move-refuse = { $decision ->
    [reply] Rechazar el intercambio
   *[other] Quedarse donde está
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
move-elect = Optar a { $office }
  .done = opta a { $office }
move-decline = No optar a ninguno

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
reveals = Alguien verá algo nuevo: no se podrá deshacer.
ways = { $kind ->
    [trade] { $n } jugadores
   *[other] { $n } maneras
  }
lately-by = Usado hace poco por { $who }.
do-it = Hacerlo
choose-lit = { $kind ->
    [trade] Aquellos con quienes puedes comerciar brillan en la mesa: toca uno.
   *[other] Las posibilidades brillan en la mesa: toca una.
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
    .tip = Ideas de qué hacer ahora
undo = Deshacer
undo-hint = Deshacer el último paso
undo-turn = Deshacer turno
undo-turn-hint = Deshacer este turno: { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
  }
redo = Rehacer
redo-hint = { $n ->
    [one] Se puede rehacer { $n } paso
   *[other] Se pueden rehacer { $n } pasos
  }
undo-nothing-to-undo = No hay nada que deshacer.
undo-information-revealed = Después alguien ha visto algo nuevo: no se puede deshacer.
undo-decided = Después alguien ha decidido: no se puede deshacer.
undo-limit-reached = Ya has deshecho tantas jugadas como se pueden deshacer hasta ahora; cada turno de la partida trae más.
end-turn = Fin de turno
end-sure = { $n ->
    [one] Se perdería { $n } punto. ¿Terminar de todos modos?
   *[other] Se perderían { $n } puntos. ¿Terminar de todos modos?
  }
end-yes = Terminar
end-no = Seguir

# Decisiones
bid-label = Votos que pujas
bid-less = Menos
bid-more = Más
bid-most = Tienes { $votes ->
    [one] { $votes } voto
   *[other] { $votes } votos
  }{ $more ->
    [0] : puedes pujar hasta { $most }.
   *[other] , y { $more } más por haber convocado: puedes pujar hasta { $most }.
  }{ $opens ->
    [yes] {" "}Abres tú, con { $least } como mínimo; solo los demás pueden pasar.
   *[no] {""}
  }
auction-prize = Quien gane obtiene { $n } de conocimiento.
bid-seen = La puja la ven todos: no se podrá deshacer.
pay-cheapest = Con menos votos
votes-n = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
  }

# Puntuación
score-title = Si terminase ahora
score-seat = Jugador
score-known = Conocido
score-total = Total
score-unknown = sin saber
score-swings = Por ahora: estos puntos serán de quien vaya por delante al final.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } PV
votes-mine = Tienes { $n ->
    [one] { $n } voto
   *[other] { $n } votos
  }.
office-deal = { $votes } votos por { $vp } PV
start-near = Por camino: { $list }
score-final = La puntuación final
score-at-least = { $n }+
to-space = hasta la casilla { $n }

# La mesa en texto
text-drawings = Ajustes (mesa con dibujos)
text-stock = Junto al mapa
text-hidden = oculto
text-status = Estatus
text-place = Lugar
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
text-lingua-taken = tomado
text-people = Frailes, cardenales, Biblioteca
text-turns = Próximos turnos
text-zone = Zona
text-what = Qué es y qué da
text-there = Quién está
text-ways = Caminos
text-disc = disco de { $name }
acting-did = Lo último: { $what }
meanwhile = Mientras esperas:

### Turns prepared in advance: drafts, and orders that the server plays.

draft-kept = Jugada preparada: { $moves }.
draft-late = Jugada preparada, que ya no es posible tal como está: { $moves }.
draft-play = { $n ->
    [one] Jugarla
   *[other] Jugar las { $n }
  }
draft-drop = Descartar
order-give = Jugar cuando sea mi turno
order-end = y terminar el turno
order-keep = Conservar el plan anterior
order-waits = Tu próximo turno está preparado: { $moves }.
order-soon = Tu turno preparado se jugará en breve: { $moves }.
order-now = Jugarlo ya
order-answers = Tus respuestas hasta tu próximo turno están preparadas.
order-change = Cambiar
order-change-n = Cambiar el plan { $n }
order-remove = Quitar
order-remove-n = Quitar el plan { $n }
order-details = Detalles
order-title = Tu próximo turno
order-how = Cuando te toque, se jugará el primer plan posible, siempre que tenga exactamente el resultado que has visto. Solo tú ves esto.
order-add = Añadir una alternativa
order-unless = No jugar nada si
order-if-summons = me convocan a Brindisi
  .met = Te han convocado a Brindisi.
order-if-manuscript = otro jugador toma el manuscrito de { $manuscript }
  .met = Otro jugador ha tomado el manuscrito de { $manuscript }.
order-if-city = otro jugador va a { $place }
  .met = Otro jugador ha ido a { $place }.
order-until = Hasta entonces
order-bid = Pujar como máximo (0: decido yo)
order-bid-unit = votos
order-summons = Si me convocan a Brindisi
order-summons-ask = decido yo
order-summons-accept = acudo
order-summons-refuse = me quedo donde estoy
order-trades = Rechazar todos los intercambios
order-played = Tu turno preparado se ha jugado.
order-dropped = { $n ->
    [one] Una jugada no se ha hecho, porque antes se ha revelado algo.
   *[other] { $n } jugadas no se han hecho, porque antes se ha revelado algo.
  }
order-failed = Tu turno preparado no se ha jugado.
order-why-not-legal = «{ $move }» ya no era posible.
order-why-other-outcome = No habría tenido el resultado que viste.
order-why-ended = El turno ya había terminado.
order-undone = Has deshecho jugadas: tu turno preparado ya no se jugará.
order-others = Las alternativas tampoco eran posibles.
order-again = Prepararlo de nuevo

# What a link shows of the table to which it leads: title and text.
preview-title = { $table } · Volgare
preview-invitation = Un asiento para ti: { $table } · Volgare
preview-free =
  { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
  }
preview-seating = { $people }. La partida aún no ha empezado: siéntate a la mesa.
preview-starting = { $people }. Están eligiendo dónde empezar.
preview-playing = { $people }, turno { $n }.
preview-won = Ha ganado { $name } con { $n } PV.
preview-won-as = Ha ganado { $name } con { $n } PV y el cargo de { $office }.
preview-closed = La mesa está cerrada.
preview-rules = El juego en dos páginas, y después cada regla con sus ejemplos: para leer, buscar e imprimir.

# What a link shows of the table to which it leads: title and text.
preview-title = { $table } · Volgare
preview-invitation = Ein Platz für dich: { $table } · Volgare
preview-free =
  { $n ->
    [one] ein freier Platz
   *[other] { $n } freie Plätze
  }
preview-seating = { $people }. Die Partie hat noch nicht begonnen: Setz dich dazu.
preview-starting = { $people }. Sie wählen, wo sie beginnen.
preview-playing = { $people }, Runde { $n }.
preview-won = { $name } hat mit { $n } VP gewonnen.
preview-won-as = { $name } hat als { $office } mit { $n } VP gewonnen.
preview-closed = Der Tisch ist geschlossen.
preview-rules = Das Spiel auf zwei Seiten, dann jede Regel mit ihren Beispielen: zum Lesen, Suchen und Drucken.

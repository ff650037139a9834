# What a link shows of the table to which it leads: title and text.
preview-title = { $table } · Volgare
preview-invitation = A seat for you: { $table } · Volgare
preview-free =
  { $n ->
    [one] a free seat
   *[other] { $n } free seats
  }
preview-seating = { $people }. The game has not begun: come and sit down.
preview-starting = { $people }. They are choosing where to start.
preview-playing = { $people }, turn { $n }.
preview-won = { $name } has won with { $n } VP.
preview-won-as = { $name } has won as { $office } with { $n } VP.
preview-closed = The table is closed.
preview-rules = The game in two pages, then every rule with its examples: to read, to search, to print.

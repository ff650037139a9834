# What a link shows of the table to which it leads: title and text.
preview-title = { $table } · Volgare
preview-invitation = Une place pour toi : { $table } · Volgare
preview-free =
  { $n ->
    [one] une place libre
   *[other] { $n } places libres
  }
preview-seating = { $people }. La partie n’a pas encore commencé : viens prendre place.
preview-starting = { $people }. On choisit d’où partir.
preview-playing = { $people }, tour { $n }.
preview-won = { $name } l’emporte avec { $n } PV.
preview-won-as = { $name } l’emporte avec { $n } PV et la charge de { $office }.
preview-closed = La table est fermée.
preview-rules = Le jeu en deux pages, puis chaque règle avec ses exemples : à lire, à chercher, à imprimer.

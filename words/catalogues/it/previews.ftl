# What a link shows of the table to which it leads: title and text.
preview-title = { $table } · Volgare
preview-invitation = Un posto per te: { $table } · Volgare
preview-free =
  { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
  }
preview-seating = { $people }. La partita non è ancora cominciata: siediti al tavolo.
preview-starting = { $people }. Si scelgono le città di partenza.
preview-playing = { $people }, turno { $n }.
preview-won = Ha vinto { $name } con { $n } PV.
preview-won-as = Ha vinto { $name } con { $n } PV e la carica di { $office }.
preview-closed = Il tavolo è chiuso.
preview-rules = Il gioco in due pagine, poi ogni regola con i suoi esempi: da leggere, cercare, stampare.

### La fine della partita, e il modo di ripercorrerla.

ending-title = L’ultima pagina
ending-aside = Guarda il tabellone
ending-back = Il risultato
ending-back-count = Al conteggio
ending-pope = { $name } diventa Papa
ending-no-pope = Nessuno è stato eletto Papa
ending-begin = Il Papa è morto, l’elezione è conclusa. Si conta ciò che si è imparato.
ending-winner = { $name } vince con { $n } PV
ending-line = { $name }: { $n } PV
ending-pause = Pausa
ending-go = Continua
ending-next = Avanti
ending-skip = Salta
ending-count = { $n } di { $all }
ending-study = Tutti i dati
ending-rematch = Rivincita
ending-rematch-stronger = Rivincita con bot più forti
ending-rematch-there = Alla rivincita
ending-rematch-watch = Guarda la rivincita
ending-replay = Ripercorri la partita
ending-review = Analizza con i bot
ending-record = Scarica la partita
ending-again = Rivedi il conteggio
ending-picture = Un’immagine da condividere
ending-picture-save = Salva l’immagine
ending-picture-send = Inviala

score-caption = Punti Volgare per categoria e posto
score-category = Categoria
score-rank = { $n }º
score-nothing =
    { $n ->
        [one] Una categoria in cui nessuno ha ottenuto PV
       *[other] { $n } categorie in cui nessuno ha ottenuto PV
    }
score-tie = { $names } hanno lo stesso totale: prevale chi ha più conoscenza.

chart-knowledge = Conoscenza per turno
chart-vp = Punti Volgare per turno, come se la partita finisse lì
chart-turn = Turno

replay-title = La partita mossa per mossa
replay-slider = Mossa della partita
replay-where = { $turn ->
    [0] { phase-setup }
   *[other] Turno { $turn }
  } · mossa { $n } di { $all }
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Avvia
replay-pause = Pausa
replay-eyes = Visto da
replay-spectator = Uno spettatore
replay-open = Tutto scoperto
replay-now = Torna al presente
replay-result = Al risultato
replay-play-on = Continua da qui

# Che cosa ha fatto una mossa. Con un giocatore è ciò che fa, dopo il suo nome;
# .out è la stessa cosa come esito, prima della mossa.
fx-turn = Comincia il turno { $n }
fx-event-shown = { $a } arriva a { $b }
fx-event-used = usa l’Evento { $a }
  .out = l’Evento { $a } è usato
fx-cubes-returned = { $cubes } al turno { $b }
fx-cubes-offered = { $cubes } da prendere
fx-cubes-discarded = scarta { $cubes }, al turno { $b }
  .out = { $cubes } al turno { $b }
fx-cubes-gone = { $seat ->
    [none] { $cubes } fuori dal gioco
   *[other] paga { $cubes } per sempre
  }
  .out = { $cubes } fuori dal gioco
fx-manuscript-shown = { $a } scoperto
fx-papal = { $a ->
    [red] Un Evento Papale rosso
   *[white] Un Evento Papale bianco: non succede niente
  }
fx-pope-dying = Il Papa è morente
fx-pope-dead = Il Papa è morto: questo è l’ultimo turno
fx-order = gioca per numero { $n }
fx-moved = { $from ->
    [none] parte da { $b }
   *[other] va da { $a } a { $b }
  }
  .out = a { $b }
fx-ducats = { $gain ->
    [yes] incassa { $n } ducati { $bank ->
        [yes] dalla banca
       *[no] da { $a }
      }
   *[no] paga { $n } ducati { $bank ->
        [yes] alla banca
       *[no] a { $a }
      }
  }
  .out = { $gain ->
    [yes] +{ $n } ducati { $bank ->
        [yes] dalla banca
       *[no] da { $a }
      }
   *[no] −{ $n } ducati { $bank ->
        [yes] alla banca
       *[no] a { $a }
      }
  }
fx-points = { $gain ->
    [yes] ha { $n } punti azione
   *[no] spende { $n } punti azione
  }
fx-knowledge = { $gain ->
    [yes] guadagna { $n } di conoscenza (spazio { $b }{ $level ->
        [0] )
       *[other] , ora livello { $level })
      }
   *[no] perde { $n } di conoscenza (spazio { $b })
  }
  .out = { $gain ->
    [yes] +{ $n } di conoscenza, fino a { $b }{ $level ->
        [0] {""}
       *[other] : livello { $level }
      }
   *[no] −{ $n } di conoscenza, fino a { $b }
  }
fx-track-start = toglie il dischetto da { $a }
  .out = il dischetto lascia { $a }
fx-track = { $gain ->
    [yes] avanza di { $n } su { $a } (spazio { $b })
   *[no] indietreggia di { $n } su { $a } (spazio { $b })
  }
  .out = { $a }: { $gain ->
    [yes] +{ $n }
   *[no] −{ $n }
  }, fino a { $b }
fx-disc = segna { $a }
  .out = un dischetto a { $a }
fx-friar = diventa { $a }
  .out = { $a }
fx-cardinal = diventa { $a }
  .out = { $a }
fx-cubes-taken = prende { $cubes }
  .out = +{ $cubes }
fx-scribes-kept = tiene { $cubes } dietro lo schermo
  .out = { $cubes } dietro lo schermo
fx-virtual = fa valere il cubetto virtuale ({ $a })
  .out = vale il cubetto virtuale ({ $a })
fx-manuscript = prende il Manoscritto { $a }
  .out = +{ $n } PV
fx-lingua = prende Lingua Volgare
  .out = +8 PV
fx-rows-moved = Il livello { $a } è esaurito: i livelli superiori costano un punto in meno
fx-lingua-offered = Ora si può prendere Lingua Volgare
fx-bologna-opened = può guadagnare { $n } di conoscenza a Bologna
fx-orient-opened = completa l’Oriente
fx-tiles-drawn = pesca { $n ->
    [one] { $n } tessera Biblioteca
   *[other] { $n } tessere Biblioteca
  }
fx-tile-seen = guarda { $a }
fx-tile-kept = tiene { $a }
fx-tile-returned = rimette { $a } { $b ->
    [top] in cima alla pila
   *[bottom] in fondo alla pila
  }
fx-summons = convoca tutti a Brindisi
fx-accepts = accetta la convocazione
fx-refuses = rifiuta la convocazione
fx-bid = offre { $n }
fx-passes = passa
fx-auction-won = vince l’asta{ $n ->
    [0] {""}
   *[other] {" "}con { $n }
  }
fx-stupor-used = Stupor Mundi è usato
fx-elected = è eletto { $a }: { $n } PV
  .out = { $a }: +{ $n } PV
fx-declines = non si candida
fx-turn-ends = { $n ->
    [0] chiude il turno
    [one] chiude il turno senza usare { $n } punto
   *[other] chiude il turno senza usare { $n } punti
  }
fx-scored = segna { $n } PV ({ $a })
fx-won = vince con { $n } PV
fx-cubes-laid = { $cubes } per il turno { $b }
fx-event-laid = { $a } per il turno { $b }
fx-papal-laid = { $n } Eventi Papali coperti
fx-canticle-laid = { $a } è attiva nel turno { $n }
fx-deck-laid = { $n } Manoscritti di livello { $a }
fx-library-laid = { $n } tessere nella Biblioteca

# Più cose in una
fx-orders = Ordine di gioco: { $list }
fx-offers = Da prendere: { $list }
fx-returns = Al turno { $b }: { $list }
fx-shows = Scoperti: { $list }
fx-scores = segna { $list }

# Che cosa si è fatto, dove gli effetti da soli non lo dicono
did-psalter = legge il salterio
did-business = fa piccoli affari
did-scribes = converte gli Amanuensi
did-elect = si candida a { $what }
did-keep = vuole tenere { $what }

# Parole all’interno
a-tile = una tessera
the-bank = banca
cubes-n = { $n } { $cubes }

# La cronaca
log-title = Cronaca
log-empty = Non è ancora successo niente.
log-earlier = Prima ({ $n })
log-setup = Preparazione
log-turn = Turno { $n }
log-spent = { $n ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
  }
log-no-move = ha chiuso la partita
now-ago = adesso
side-log = Cronaca
side-score = Punteggio
side-chat = Chat
say = Di’ qualcosa al tavolo
send = Dillo

# Accanto al gioco
remark-created = { $name } ha preparato il tavolo.
remark-sat = { $name } ha preso posto: { $seat }.
remark-stood = { $name } ha lasciato il posto.
remark-started = { $name } ha cominciato la partita.
remark-bot = Ora un bot gioca per { $seat }.
remark-back = { $name } è di nuovo qui.
remark-opened = Il posto { $seat } è libero.
remark-claimed = { $name } ha preso il posto { $seat }.
remark-resigned = { $name } ha abbandonato; continua un bot.
remark-renamed = { $name } ha chiamato il tavolo { $text }.
remark-closed = { $name } ha chiuso il tavolo.
remark-reopened = { $name } ha riaperto il tavolo.
remark-undone = { $name } ha annullato l’ultimo passo di { $seat }.
remark-redone = { $name } ha ripetuto il passo.
remark-over = La partita è finita.
somebody = Qualcuno
side-people = Persone

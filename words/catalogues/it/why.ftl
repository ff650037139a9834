# Perché una mossa è rifiutata, secondo il codice del motivo.
why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $need }.
why-other-decision = Ora si decide altro: { $need }.
why-no-such-move = Questa mossa non esiste.
why-too-early = Solo dal turno { $need }; siamo al turno { $have }.
why-once-a-turn = L’hai già fatto in questo turno.
why-once-a-game = L’hai già avuto; si può una volta sola per partita.
why-not-now = { $thing ->
    [none] Si può solo subito dopo un’altra mossa.
   *[other] Solo quando si risolve Stupor Mundi.
  }
why-wrong-status = Solo per chi è { $need }; tu sei { $have }.
why-wrong-tile = Nessuna tua tessera dà questo potere.
why-level-too-low = Serve il livello di conoscenza { $need }; il tuo è { $have }.
why-must-land = Sei in mare e devi sbarcare in questo turno: tieni da parte un punto.
why-must-keep = Devi tenere una tessera.
why-wrong-place = { $places ->
    [none] La tua pedina non è nel luogo giusto.
   *[other] Si può fare solo qui: { $places }.
  }
why-wrong-zone = { $need ->
    [none] La tua pedina non è in una zona dei suoi colori.
   *[other] La tua pedina deve essere nella zona «{ $need }»; è nella zona «{ $have }».
  }
why-not-active = Questa città è attiva nel turno { $need }; siamo al turno { $have }.
why-closed = Qui non puoi entrare.
why-same-place = La tua pedina è già lì.
why-no-way = Non ci si arriva con un solo movimento.
why-not-there = { $need ->
    [none] Qui non c’è niente da prendere.
   *[other] { $thing ->
        [none] { $need ->
            [one] Ne serve { $need }
           *[other] Ne servono { $need }
          }; disponibili: { $have }.
       *[other] Requisito: { $thing }; disponibili: { $have }.
      }
  }
why-taken = Ce l’ha qualcun altro.
why-no-value = Per te qui non c’è niente da guadagnare.
why-end-of-track = Sulla tabella { $have ->
    [one] resta solo uno spazio.
   *[other] restano solo { $have } spazi.
  }
why-not-reached = Il tuo dischetto deve arrivare allo spazio { $need }; è su { $have }.
why-not-richest = Non è uno dei Mercanti più ricchi.
why-not-yourself = Deve essere un avversario.
why-too-few-points = { $need ->
    [one] Serve { $need } punto azione
   *[other] Servono { $need } punti azione
  }; ne hai { $have }.
why-too-many-points = In un’azione si usano al massimo { $need } punti; qui sarebbero { $have }.
why-too-few-ducats = Costa { $need ->
    [one] { $need } ducato
   *[other] { $need } ducati
  }; ne hai { $have }.
why-too-few-cubes = { $thing ->
    [none] { $need ->
        [one] Serve { $need } cubetto
       *[other] Servono { $need } cubetti
      }; ne hai { $have }.
   *[other] Requisito: { $thing }; ne hai { $have }.
  }
why-too-few-votes = { $need ->
    [one] Serve { $need } voto
   *[other] Servono { $need } voti
  }; ne hai { $have }.
why-bid-too-low = L’offerta minima è { $need }.
why-not-minimal = Un cubetto è di troppo: toglilo.

# Che cosa ha rifiutato il server, secondo il codice del problema.
fault-offline = Nessuna risposta: manca la connessione. Non è stato fatto niente; riprova.
fault-bad-request = Il server non ha capito la richiesta.
fault-bad-request-field = Il server non ha capito la richiesta: { $field }.
fault-bad-json = Il server non è riuscito a leggere la richiesta.
fault-too-large = È troppo lungo.
fault-unsupported-type = Il server non accetta questo tipo di dati.
fault-not-acceptable = Il server non può rispondere in questa forma.
fault-method = Il server non lo prevede.
fault-cross-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
fault-wrong-host = Il server non risponde a questo nome. Aprilo all’indirizzo che mostra all’avvio.
fault-too-many-requests = Troppo in fretta: riprova tra { $seconds ->
    [0] un momento.
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
  }
fault-unknown-table = Forse il link è incompleto, o il tavolo è stato rimosso.
fault-unknown-link = Questo link non porta da nessuna parte, o è già stato usato.
fault-unknown-page = Qui non c’è niente.
fault-unknown-code = Questo codice non esiste.
fault-not-held = Questo posto non è tuo, in questo browser.
fault-not-host = Può farlo solo chi ospita il tavolo.
fault-seat-taken = Lì c’è già qualcuno.
fault-second-seat = Hai già visto un’altra mano di questa partita, quindi non puoi prendere questo posto.
fault-not-for-host = Ospiti tu il tavolo: mentre altri giocano non puoi prendere il posto di un bot, perché vedresti la sua mano.
fault-not-seated = Non hai un posto a questo tavolo.
fault-leaves-seats = Questo browser perderebbe i posti che occupa adesso. Si ritrovano solo con il suo codice di recupero o con un altro tuo dispositivo.
fault-bad-name = Questo nome non si può usare.
fault-bad-config = Con queste impostazioni non si può preparare un tavolo.
fault-bad-record = La partita salvata non è leggibile.
fault-bad-move = Questa mossa non esiste.
fault-illegal = Ora non si può.
fault-not-your-turn = Ora decide qualcun altro.
fault-stale = Intanto il tavolo è andato avanti. Guarda di nuovo, poi decidi.
fault-nothing-to-undo = Non c’è niente da annullare.
fault-learnt = Qualcuno ha già visto qualcosa di nuovo: non si può più annullare.
fault-decided = Qualcun altro ha già deciso: non si può più annullare.
fault-nothing-to-redo = Non c’è niente da ripetere.
fault-reveals = Questa mossa rivela qualcosa: va fatta da sola.
fault-seating = La partita non è cominciata.
fault-started = La partita è già cominciata.
fault-over = La partita è finita.
fault-not-over = La partita non è ancora finita.
fault-closed = Il tavolo è chiuso.
fault-too-many = Non c’è più posto.
fault-spent = È già stato fatto tutte le volte che un tavolo permette. La partita comunque continua.
fault-key-used = La richiesta è stata confusa con una precedente e non è stata eseguita. Ricarica la pagina.
fault-rules-lost = Questo tavolo si può solo leggere: questa versione del server non conosce le regole con cui è cominciato.
fault-storage = Il server non è riuscito a salvare la mossa: non è cambiato niente. Riprova tra un momento.
fault-stopping = Il server si riavvia: riprova tra un momento.
fault-internal = Qualcosa è andato storto nel server. La partita è al sicuro.
fault-away = A questo posto ora gioca un bot: prima riprendilo.
fault-resigned = Chi giocava a questo posto ha abbandonato.

# Perché una mossa è rifiutata, secondo il codice del motivo.
why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $need }.
why-other-decision = Ora si decide altro: { $need }.
why-no-such-move = Questa mossa non esiste.
why-too-early = Solo dal turno { $need }; siamo al turno { $have }.
why-once-a-turn = Una volta per turno: questa azione l’hai già usata.
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

# Perché una mossa porta meno del solito, secondo il codice del motivo, dopo ciò che porta.
cut-game-over = non seguono altri turni: non serve a niente
cut-once-a-turn = la prossima pesca sarà in un turno successivo
cut-once-a-game = hai già pescato: non porta più niente
cut-not-now = fino al turno { $need }; poi { $have }
cut-wrong-status = niente ducati: sono per chi è { $need }
cut-over-limit = puoi averne al massimo { $need }: altre solo in cambio
cut-not-there = { $have ->
    [none] non restano tessere: non si può pescare niente
    [one] ne resta solo { $have }
   *[other] ne restano solo { $have }
  }
cut-taken = { $which ->
    [rest] posto { $have }: comincia solo chi è più avanti
    [canticle] posto { $have }: contano solo i primi due
   *[riddle] posto { $have }: conta solo chi è più avanti
  }
cut-no-value = niente ducati: nessuna città ti ha ancora pagato
cut-end-of-track = lì la tabella finisce
cut-not-reached = { $which ->
    [library] si pesca a partire dallo spazio { $need }
   *[riddle] dà punti a partire dallo spazio { $need }
  }

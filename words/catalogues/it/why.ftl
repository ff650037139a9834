# Perché una mossa è rifiutata, secondo il codice del motivo.
why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $need }.
why-other-decision = Ora c’è un’altra decisione da prendere: { $need }.
why-no-such-move = Questa mossa non esiste.
why-too-early = È possibile solo dal turno { $need }; siamo al turno { $have }.
why-once-a-turn = Questa azione si può fare una volta per turno, e l’hai già fatta.
why-once-a-game = È possibile una volta sola per partita, e l’hai già fatto.
why-not-now = { $thing ->
    [none] È possibile solo subito dopo un’altra mossa.
   *[other] È possibile solo quando si risolve lo Stupor Mundi.
  }
why-wrong-status = Lo status richiesto è { $need }; il tuo è { $have }.
why-wrong-tile = Nessuna delle tue tessere ha questo potere.
why-level-too-low = Serve il livello di conoscenza { $need }; il tuo è { $have }.
why-must-land = Sei in mare e in questo turno devi sbarcare: ti serve un punto azione per farlo.
why-must-keep = Devi tenere una tessera.
why-wrong-place = { $places ->
    [none] La tua pedina non è in un luogo adatto.
   *[other] Si può fare solo qui: { $places }.
  }
why-wrong-zone = { $need ->
    [none] La tua pedina non è in una zona del colore del manoscritto.
   *[other] La tua pedina deve essere nella zona «{ $need }»; è nella zona «{ $have }».
  }
why-not-active = Questa città è attiva nel turno { $need }; siamo al turno { $have }.
why-closed = Non puoi entrare in questo luogo.
why-same-place = La tua pedina è già lì.
why-no-way = Questo luogo non si raggiunge con un solo movimento.
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
why-taken = Ce l’ha già un altro giocatore.
why-no-value = Qui non c’è niente da guadagnare per te.
why-end-of-track = Sulla tabella { $have ->
    [one] resta solo uno spazio.
   *[other] restano solo { $have } spazi.
  }
why-not-reached = Il tuo dischetto deve arrivare allo spazio { $need }; ora è sullo spazio { $have }.
why-not-richest = Questo giocatore non è uno dei Mercanti più ricchi.
why-not-yourself = Devi scegliere un avversario.
why-too-few-points = { $need ->
    [one] Serve { $need } punto azione
   *[other] Servono { $need } punti azione
  }; ne hai { $have }.
why-too-many-points = In un’azione si spendono al massimo { $need } punti; qui sarebbero { $have }.
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
why-not-minimal = Uno di questi cubetti è superfluo: toglilo.

# Perché una mossa porta meno del solito, secondo il codice del motivo, dopo ciò che porta.
cut-game-over = non ci sono altri turni: non serve a niente
cut-once-a-turn = potrai pescare di nuovo solo in un turno successivo
cut-once-a-game = hai già pescato: non ti dà altro
cut-not-now = fino al turno { $need }; poi { $have }
cut-wrong-status = niente ducati: lo status richiesto è { $need }
cut-over-limit = puoi averne al massimo { $need }: altre solo con un cambio
cut-not-there = { $have ->
    [none] non restano tessere: non si può pescare niente
    [one] ne resta solo { $have }
   *[other] ne restano solo { $have }
  }
cut-taken = { $which ->
    [rest] { $have }º posto: comincia solo il più avanti
    [canticle] { $have }º posto: danno PV solo i primi due
   *[riddle] { $have }º posto: dà PV solo il più avanti
  }
cut-no-value = niente ducati: finora nessuna città te ne ha pagati
cut-end-of-track = la tabella finisce lì
cut-not-reached = { $which ->
    [library] si pesca solo dallo spazio { $need } in poi
   *[riddle] dà PV solo dallo spazio { $need } in poi
  }

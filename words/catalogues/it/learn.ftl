### Imparare il gioco: il tutorial e i problemi, intorno alle lezioni stesse (lessons.ftl).

learn-begin = Comincia
learn-begun = Sei al passo { $n } di { $of }.
learn-go-on = Continua
learn-again = Dall’inizio
learn-gone-through = Hai completato il tutorial.
learn-once-more = Ancora una volta
learn-puzzles = Rompicapi
learn-puzzles-how = Un turno, un obiettivo. Ogni rompicapo è stato esplorato fino in fondo: una soluzione c’è sempre, e appena non è più raggiungibile te lo diciamo.
learn-tally = { $n } risolti su { $of }.
learn-hard-1 = Facile
learn-hard-2 = Meno facile
learn-hard-3 = Difficile
learn-best =
    { $n ->
        [1] risolto al primo tentativo
       *[other] risolto in { $n } tentativi
    }
    .helped = risolto con un aiuto
learn-tried = provato
learn-mark = Risolto

learn-step = { $n } di { $of }
learn-next = Avanti
learn-back = Passo precedente
learn-fold = Riduci e torna al tavolo
learn-meanwhile = Ora giocano gli altri: guarda il tavolo, o toccalo per passare subito alla fine.
learn-again-sure = Ricominciare?
learn-over = La lezione finisce qui. Ti aspettano i rompicapi e la tua prima partita.
learn-over-puzzle = Il rompicapo finisce qui.
learn-over-lost = Il turno è finito senza raggiungere l’obiettivo.
learn-leave = Lascia la lezione
learn-lit = Riguarda: { $what }.
learn-reveals = Questa mossa scoprirebbe qualcosa di nascosto, e un rompicapo non lascia nulla al caso. Prova un’altra via.
learn-play = Gioca la tua prima partita
learn-beginning = Si prepara il tavolo…
learn-to-puzzles = Ai rompicapi

learn-solved =
    { $n ->
        [1] Risolto, al primo tentativo!
       *[other] Risolto, in { $n } tentativi.
    }
    .helped = { $n ->
        [1] Risolto, con un aiuto.
       *[other] Risolto, in { $n } tentativi e con un aiuto.
    }
learn-shown = Ecco come si fa. Vuoi provare da te?
learn-lost = L’obiettivo non è più raggiungibile, a causa di questa mossa:
learn-lost-together = Presa da sola, ogni parte sarebbe ancora possibile.
learn-back-there = Torna a quel punto
learn-goal = Obiettivo
learn-met = Fatto
learn-unmet = Ancora da fare
learn-gone = fuori portata
learn-have = (ora { $n })
learn-hint = Suggerimento
learn-show = Mostra la soluzione
learn-show-on = Mostra la prossima mossa
learn-next-puzzle = Il prossimo: { $title }

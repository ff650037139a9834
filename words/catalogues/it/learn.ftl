### Imparare il gioco: il tutorial e i problemi, intorno alle lezioni stesse (lessons.ftl).

learn-begin = Cominciare
learn-begun = Sei al passo { $n } di { $of }.
learn-go-on = Continuare
learn-again = Dall’inizio
learn-gone-through = L’hai percorsa per intero.
learn-once-more = Ancora una volta
learn-puzzles = Problemi
learn-puzzles-how = Un turno, un obiettivo. Ogni problema è stato esplorato fino in fondo: ciascuno ha una soluzione, e appena è persa te lo diciamo.
learn-tally = { $n } risolti su { $of }.
learn-hard-1 = Facile
learn-hard-2 = Meno facile
learn-hard-3 = Difficile
learn-best =
    { $n ->
        [1] risolto al primo colpo
       *[other] risolto in { $n } tentativi
    }
    .helped = risolto con un aiuto
learn-tried = tentato
learn-mark = Risolto

learn-step = { $n } di { $of }
learn-next = Avanti
learn-back = Il passo precedente
learn-fold = Ripiega e torna al tavolo
learn-meanwhile = Ora giocano gli altri: guarda il tavolo, o toccalo per andare alla fine.
learn-again-sure = Ricominciare?
learn-over = La lezione finisce qui. Ti aspettano i problemi e la tua prima partita.
learn-over-puzzle = Il problema finisce qui.
learn-over-lost = Il turno è finito e l’obiettivo non è raggiunto.
learn-leave = Lasciare la lezione
learn-lit = Riguarda: { $what }.
learn-reveals = Così si scoprirebbe qualcosa di nascosto, e un problema non lascia nulla al caso. Prova un’altra via.
learn-play = Gioca la tua prima partita
learn-beginning = Si prepara il tavolo…
learn-to-puzzles = Ai problemi

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
learn-lost = L’obiettivo non è più raggiungibile. Si è perso qui:
learn-lost-together = Da sola, ogni parte sarebbe ancora possibile.
learn-back-there = Torna a quel punto
learn-goal = Che cosa si vuole
learn-met = Fatto
learn-unmet = Ancora da fare
learn-gone = fuori portata
learn-have = (ora { $n })
learn-hint = Suggerimento
learn-show = Mostra la soluzione
learn-show-on = Mostra la prossima mossa
learn-next-puzzle = Il prossimo: { $title }

### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Che cosa si sapeva
review-perspective-own = Con ciò che ciascuno sapeva
review-perspective-open = A carte scoperte
review = Analisi della partita
    .aside = { $perspective ->
        [open] a carte scoperte
       *[own] con ciò che ogni giocatore sapeva
      }, passata { $depth } di { $all }
review-waiting = In attesa: si sta analizzando un’altra partita
review-looking = Passata { $n } di { $all }: { $weighed } scelte su { $of } valutate
review-done = Analisi completata
review-outlook = Probabilità di vittoria
review-outlook-text = In percentuale; sotto, i PV attesi a fine partita e l’intervallo in cui il risultato cade nove volte su dieci.
review-expected = PV attesi a fine partita
review-win-probability = { $n } %
review-band = { $vp } (da { $low } a { $high })
review-band-text = La fascia ombreggiata: il risultato di { $name } vi cade nove volte su dieci.
review-end = Fine
review-choices = Momenti decisivi
review-choices-text = Ogni scelta è confrontata con la migliore trovata. Le differenze che possono dipendere dal caso non contano come errori.
review-whose = Scelte di quale giocatore
review-no-choices = In nessun caso è certo che un’altra scelta fosse migliore.
review-grade-slip = Svista
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-loss = vantaggio perso: { $n } PV (da { $low } a { $high })
review-played = Giocata
review-better = Meglio
review-why = Motivo
review-why-item = { $what } { $vp }
review-sums = Su { $all } scelte, in { $best } nessuna alternativa era sicuramente migliore; sviste { $slips }, errori { $mistakes }, errori gravi { $blunders }.
review-even = Turni pari al meglio che è stato trovato, per quanto si può stabilire: { $turns }.
review-luck = Fortuna
review-luck-text = Quanti PV il caso ha dato o tolto a ciascuno rispetto a quanto ci si poteva attendere.
review-luck-draw = Tessere e carte pescate
review-luck-refill = Cubetti e tessere usciti
review-luck-ending = Fine della partita
review-luck-result = Risultato
review-luck-without = Senza fortuna
review-show = Mostra sul tabellone

## Hints
decimal-mark = ,
hint-text = Ecco alcune mosse possibili. Partendo da ciò che puoi sapere, i bot hanno giocato ciascuna fino alla fine molte volte, ogni volta con informazioni nascoste diverse. Quale sceglieresti?
    .bold = In grassetto ciò che distingue un’idea dalle altre.
hint-thinking = I bot si consultano…
hint-only = C’è solo questa possibilità.
hint-idea = Idea { $letter }
hint-why = PV alla fine, rispetto alla media delle altre idee
hint-rest = Il resto, compresi guadagni e perdite dei rivali
hint-sum = In totale, rispetto ai rivali: { $vp } PV
hint-alike = In nessuna voce del punteggio si distingue chiaramente dalle altre.
    .all = In nessuna voce del punteggio queste idee si distinguono chiaramente.
hint-which = Qual è la migliore?
hint-best = La migliore
    .by = La migliore, di circa { $n } PV
    .maybe = Probabilmente la migliore, ma può essere un caso
hint-even = Buona quanto la migliore
hint-deficit = Circa { $n } PV in meno (da { $low } a { $high })
    .sure = Circa { $n } PV in meno
    .maybe = Circa { $n } PV in meno, ma può essere un caso
hint-see = Guardala sul tabellone

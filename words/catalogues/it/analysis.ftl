### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Che cosa si sapeva
review-perspective-own = Con ciò che ognuno sapeva
review-perspective-open = Con tutto scoperto
review = Riguardando la partita
    .aside = { $perspective ->
        [open] con tutto scoperto
       *[own] con ciò che ogni posto sapeva
      }, passata { $depth } di { $all }
review-waiting = Prima si guarda un’altra partita
review-looking = Passata { $n } di { $all }: { $weighed } scelte su { $of } valutate
review-done = Guardata fino in fondo
review-outlook = Probabilità di vincere
review-outlook-text = In percento; sotto, i PV da attendersi alla fine e i limiti entro cui finirà nove volte su dieci.
review-expected = PV attesi alla fine
review-win-probability = { $n } %
review-band = { $vp } (da { $low } a { $high })
review-band-text = La fascia ombreggiata: lì dentro { $name } finirà nove volte su dieci.
review-end = Fine
review-choices = Svolte
review-choices-text = Le scelte contro la migliore trovata. Ciò che può essere caso non si rimprovera a nessuno.
review-whose = Di chi sono le scelte
review-no-choices = Nessuna scelta di cui sia certo che un’altra era migliore.
review-grade-slip = Svista
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-loss = { $n } PV di vantaggio persi (da { $low } a { $high })
review-played = Giocato
review-better = Meglio
review-why = Perché
review-why-item = { $what } { $vp }
review-sums = Di { $all } scelte { $best } non erano certo migliorabili; sviste { $slips }, errori { $mistakes }, errori gravi { $blunders }.
review-even = Turni buoni quanto il meglio trovato, per quanto si può dire: { $turns }.
review-luck = Fortuna
review-luck-text = Che cosa il caso ha portato a ognuno oltre l’atteso, in PV.
review-luck-draw = Ciò che fu pescato
review-luck-refill = Ciò che fu disposto
review-luck-ending = Se era l’ultimo turno
review-luck-result = Risultato
review-luck-without = Senza fortuna
review-show = Mostra sul tabellone

## Hints
decimal-mark = ,
hint-text = Modi di proseguire. Da ciò che puoi sapere i bot hanno giocato ciascuno molte volte fino alla fine, e ogni volta ciò che è nascosto era diverso. Quale sceglieresti?
    .bold = In grassetto c’è ciò che solo alcune fanno.
hint-thinking = I bot si consultano …
hint-only = C’è solo questo.
hint-idea = Idea { $letter }
hint-why = PV alla fine, rispetto alla media delle altre idee
hint-rest = Il resto, con ciò che i rivali guadagnano o perdono
hint-sum = In tutto, rispetto ai rivali: { $vp } PV
hint-alike = In nessuna parte del punteggio si distingue chiaramente dalle altre.
    .all = In nessuna parte del punteggio queste idee si distinguono chiaramente.
hint-which = Qual è la migliore?
hint-best = La migliore
    .by = La migliore, di circa { $n } PV
    .maybe = Ritenuta la migliore, ma può essere un caso
hint-even = Buona quanto la migliore
hint-deficit = Circa { $n } PV in meno (da { $low } a { $high })
    .sure = Circa { $n } PV in meno
    .maybe = Circa { $n } PV in meno, ma può essere un caso
hint-see = Guardala sul tabellone

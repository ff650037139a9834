### Turns prepared in advance: drafts, and orders that the server plays.

draft-kept = Mosse preparate: { $moves }.
draft-late = Mosse preparate, ora non più possibili: { $moves }.
draft-play = { $n ->
    [one] Giocala
   *[other] Giocale tutte e { $n }
  }
draft-drop = Rinuncia
order-give = Giocale quando tocca a me
order-end = poi termina il turno
order-keep = Tieni il piano di prima
order-waits = Il tuo prossimo turno è pronto: { $moves }.
order-soon = Il turno che hai preparato sarà giocato tra poco: { $moves }.
order-now = Gioca subito
order-answers = Le tue risposte fino al prossimo turno sono pronte.
order-change = Modifica
order-change-n = Modifica il piano { $n }
order-remove = Elimina
order-remove-n = Elimina il piano { $n }
order-details = Dettagli
order-title = Il tuo prossimo turno
order-how = Quando tocca a te, si gioca il primo piano possibile, purché abbia esattamente l’esito che hai visto. Lo vedi soltanto tu.
order-add = Aggiungi un’alternativa
order-unless = Non giocare nulla se
order-if-summons = vengo convocato a Brindisi
  .met = Sei stato convocato a Brindisi.
order-if-manuscript = un altro giocatore prende il manoscritto di { $manuscript }
  .met = Un altro giocatore ha preso il manoscritto di { $manuscript }.
order-if-city = un altro giocatore raggiunge { $place }
  .met = Un altro giocatore ha raggiunto { $place }.
order-until = Fino ad allora
order-bid = Offri al massimo (0: decido io)
order-bid-unit = voti
order-summons = Se vengo convocato a Brindisi
order-summons-ask = decido io
order-summons-accept = ci vado
order-summons-refuse = resto dove sono
order-trades = Rifiuta ogni scambio
order-played = Il turno che hai preparato è stato giocato.
order-dropped = { $n ->
    [one] Una mossa non è stata fatta, perché prima è stato rivelato qualcosa.
   *[other] { $n } mosse non sono state fatte, perché prima è stato rivelato qualcosa.
  }
order-failed = Il turno che hai preparato non è stato giocato.
order-why-not-legal = «{ $move }» non era più possibile.
order-why-other-outcome = Non avrebbe avuto l’esito che hai visto.
order-why-ended = Il turno era già finito.
order-undone = Hai annullato delle mosse: il turno che hai preparato non sarà più giocato.
order-others = Nemmeno le alternative erano possibili.
order-again = Preparalo di nuovo

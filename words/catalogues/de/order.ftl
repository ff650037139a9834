### Turns prepared in advance: drafts, and orders that the server plays.

draft-kept = Bereitgelegt: { $moves }.
draft-late = Bereitgelegt, so aber nicht mehr möglich: { $moves }.
draft-play = { $n ->
    [one] Ausführen
   *[other] Alle { $n } ausführen
  }
draft-drop = Verwerfen
order-give = Ausführen, wenn ich am Zug bin
order-end = danach den Zug beenden
order-keep = Alles lassen, wie es war
order-waits = Dein nächster Zug ist vorbereitet: { $moves }.
order-soon = Dein vorbereiteter Zug wird gleich ausgeführt: { $moves }.
order-now = Jetzt ausführen
order-answers = Deine Antworten bis zu deinem nächsten Zug sind vorbereitet.
order-change = Ändern
order-change-n = Variante { $n } ändern
order-remove = Entfernen
order-remove-n = Variante { $n } entfernen
order-details = Einzelheiten
order-title = Dein nächster Zug
order-how = Sobald du am Zug bist, wird die erste Variante ausgeführt, die möglich ist, sofern sie genau das bringt, was du gesehen hast. Nur du kannst das hier sehen.
order-add = Variante hinzufügen
order-unless = Nichts ausführen, wenn
order-if-summons = ich nach Brindisi gerufen werde
  .met = Du wurdest nach Brindisi gerufen.
order-if-manuscript = jemand anders dieses Manuskript nimmt: { $manuscript }
  .met = Jemand anders hat dieses Manuskript genommen: { $manuscript }.
order-if-city = jemand anders nach { $place } reist
  .met = Jemand anders ist nach { $place } gereist.
order-until = Bis dahin
order-bid = Höchstens bieten (0: ich entscheide selbst)
order-bid-unit = Stimmen
order-summons = Wenn ich nach Brindisi gerufen werde
order-summons-ask = entscheide ich selbst
order-summons-accept = komme ich
order-summons-refuse = bleibe ich, wo ich bin
order-trades = Jeden Handel ablehnen
order-played = Dein vorbereiteter Zug wurde ausgeführt.
order-dropped = { $n ->
    [one] Eine Aktion entfiel, weil davor etwas aufgedeckt wurde.
   *[other] { $n } Aktionen entfielen, weil davor etwas aufgedeckt wurde.
  }
order-failed = Dein vorbereiteter Zug wurde nicht ausgeführt.
order-why-not-legal = „{ $move }“ war nicht mehr möglich.
order-why-other-outcome = Er hätte nicht das gebracht, was du gesehen hast.
order-why-ended = Der Zug war schon vorbei.
order-undone = Du hast Aktionen rückgängig gemacht: Dein vorbereiteter Zug wird nicht mehr ausgeführt.
order-others = Auch die anderen Varianten waren nicht möglich.
order-again = Wieder bereitlegen

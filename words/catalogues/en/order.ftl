### Turns prepared in advance: drafts, and orders that the server plays.

draft-kept = Prepared: { $moves }.
draft-late = Prepared, no longer possible as it stands: { $moves }.
draft-play = { $n ->
    [one] Play it
   *[other] Play all { $n }
  }
draft-drop = Let it go
order-give = Play it when it is my turn
order-end = then end the turn
order-keep = Keep the earlier plan
order-waits = Your next turn is prepared: { $moves }.
order-soon = Your prepared turn will be played shortly: { $moves }.
order-now = Play it now
order-answers = Your answers until your next turn are prepared.
order-change = Change
order-change-n = Change plan { $n }
order-remove = Remove
order-remove-n = Remove plan { $n }
order-details = Details
order-title = Your next turn
order-how = When your turn comes, the first plan that is possible is played, provided that it has exactly the outcome you saw. Only you can see this.
order-add = Add an alternative
order-unless = Play nothing if
order-if-summons = I am summoned to Brindisi
  .met = You were summoned to Brindisi.
order-if-manuscript = another player takes the manuscript of { $manuscript }
  .met = Another player has taken the manuscript of { $manuscript }.
order-if-city = another player goes to { $place }
  .met = Another player has gone to { $place }.
order-until = Until then
order-bid = Bid at most (0: I decide myself)
order-bid-unit = votes
order-summons = If I am summoned to Brindisi
order-summons-ask = I decide myself
order-summons-accept = I go there
order-summons-refuse = I stay where I am
order-trades = Refuse every trade
order-played = Your prepared turn was played.
order-dropped = { $n ->
    [one] One move was left out, because something was revealed before it.
   *[other] { $n } moves were left out, because something was revealed before them.
  }
order-failed = Your prepared turn was not played.
order-why-not-legal = “{ $move }” was no longer possible.
order-why-other-outcome = It would not have had the outcome you saw.
order-why-ended = The turn was already over.
order-undone = You have undone moves: your prepared turn will no longer be played.
order-others = The alternatives were not possible either.
order-again = Prepare it again

### Turns prepared in advance: drafts, and orders that the server plays.

draft-kept = Coups préparés : { $moves }.
draft-late = Coups préparés, impossibles désormais : { $moves }.
draft-play = { $n ->
    [one] Le jouer
   *[other] Jouer les { $n }
  }
draft-drop = Y renoncer
order-give = Jouer quand ce sera mon tour
order-end = puis finir le tour
order-keep = Garder le plan précédent
order-waits = Ton prochain tour est préparé : { $moves }.
order-soon = Le tour que tu as préparé va bientôt être joué : { $moves }.
order-now = Le jouer maintenant
order-answers = Tes réponses jusqu’à ton prochain tour sont préparées.
order-change = Modifier
order-change-n = Modifier le plan { $n }
order-remove = Retirer
order-remove-n = Retirer le plan { $n }
order-details = Détails
order-title = Ton prochain tour
order-how = Quand ce sera ton tour, le premier plan possible sera joué, à condition qu’il ait exactement le résultat que tu as vu. Toi seul vois cela.
order-add = Ajouter une variante
order-unless = Ne rien jouer si
order-if-summons = on me convoque à Brindisi
  .met = On t’a convoqué à Brindisi.
order-if-manuscript = un autre joueur prend le manuscrit de { $manuscript }
  .met = Un autre joueur a pris le manuscrit de { $manuscript }.
order-if-city = un autre joueur va à { $place }
  .met = Un autre joueur est allé à { $place }.
order-until = D’ici là
order-bid = Enchérir au plus à (0 : je décide moi-même)
order-bid-unit = votes
order-summons = Si on me convoque à Brindisi
order-summons-ask = je décide moi-même
order-summons-accept = j’y vais
order-summons-refuse = je reste où je suis
order-trades = Refuser tout échange
order-played = Le tour que tu as préparé a été joué.
order-dropped = { $n ->
    [one] Un coup n’a pas été joué, car quelque chose a été révélé avant.
   *[other] { $n } coups n’ont pas été joués, car quelque chose a été révélé avant.
  }
order-failed = Le tour que tu as préparé n’a pas été joué.
order-why-not-legal = « { $move } » n’était plus possible.
order-why-other-outcome = Il n’aurait pas eu le résultat que tu as vu.
order-why-ended = Le tour était déjà fini.
order-undone = Tu as annulé des coups : le tour que tu as préparé ne sera plus joué.
order-others = Les variantes n’étaient pas possibles non plus.
order-again = Le préparer à nouveau

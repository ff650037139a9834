### Les pendules d’une table qui en a.

clock-of = Temps de { $name }
clock-at-reserve = Crédit de temps entamé : { $when }.
clock-at-holiday = Congé entamé : { $when }.
clock-at-ends = Échéance : { $when }.
clock-low = { $n ->
    [one] Il te reste { $n } seconde.
   *[other] Il te reste { $n } secondes.
  }
clock-own-up = Ton temps est écoulé.
clock-paused = Les pendules sont arrêtées.
clock-resume = Relancer les pendules
clock-pause = Arrêter les pendules
clock-pause-how = Tous les joueurs doivent être d’accord. Tant que les pendules sont arrêtées, personne ne perd de temps, et on peut continuer à jouer.
clock-pause-wanted = { $name } voudrait arrêter les pendules.
clock-pause-agree = Accepter
clock-pause-refuse = Refuser
clock-pause-waits = Tu voudrais arrêter les pendules : les autres n’ont pas encore accepté.
clock-pause-withdraw = Retirer la demande
clock-timed-out = Le temps de { $name } est écoulé.
clock-vote = Laisser jouer un bot
clock-votes = { $n ->
    [one] Un joueur veut un bot.
   *[other] { $n } joueurs veulent un bot.
  }
clock-mine-up = Ton temps est écoulé : les autres peuvent laisser un bot jouer pour toi.
clock-holiday = Congé
clock-holiday-left = Il te reste { $time } de congé. Pendant un congé, ton temps ne s’écoule pas.
clock-holiday-none = Tu n’as plus de congé.
clock-holiday-begin = Commencer un congé
clock-holiday-end = Terminer le congé
clock-on-holiday = Tu es en congé. Fin : { $when }.
clock-seat-on-holiday = { $name } est en congé. Fin : { $when }.

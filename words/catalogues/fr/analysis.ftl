### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Ce que l’on savait
review-perspective-own = Selon ce que chacun savait
review-perspective-open = Tout à découvert
review = Analyse de la partie
    .aside = { $perspective ->
        [open] tout à découvert
       *[own] selon ce que savait chaque joueur
      }, passe { $depth } sur { $all }
review-waiting = Une autre partie est en cours d’analyse
review-looking = Passe { $n } sur { $all } : { $weighed } choix jugés sur { $of }
review-done = Analyse terminée
review-outlook = Chances de gagner
review-outlook-text = En pourcentage ; au-dessous, les PV attendus à la fin et la fourchette où le total tombera neuf fois sur dix.
review-expected = PV attendus à la fin
review-win-probability = { $n } %
review-band = { $vp } ({ $low } à { $high })
review-band-text = La bande ombrée : neuf fois sur dix, le total final de { $name } s’y trouvera.
review-end = Fin
review-choices = Tournants
review-choices-text = Les choix comparés au meilleur trouvé. Ce qui peut tenir au hasard n’est retenu contre personne.
review-whose = Choix de quel joueur
review-no-choices = Aucun choix à coup sûr moins bon qu’un autre.
review-grade-slip = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur
review-loss = { $n } PV d’avance perdus ({ $low } à { $high })
review-played = Joué
review-better = Mieux
review-why = Parce que
review-why-item = { $what } { $vp }
review-sums = Sur { $all } choix, sans alternative à coup sûr meilleure : { $best } ; imprécisions : { $slips }, erreurs : { $mistakes }, grosses erreurs : { $blunders }.
review-even = Tours qui, à ce qu’on peut en juger, valent le meilleur trouvé : { $turns }.
review-luck = Chance
review-luck-text = Ce que le hasard a apporté à chacun, en PV, en plus ou en moins de ce qu’on pouvait attendre.
review-luck-draw = Ce qui a été pioché
review-luck-refill = Ce qui a été dévoilé
review-luck-ending = Le moment du dernier tour
review-luck-result = Résultat
review-luck-without = Sans le hasard
review-show = Montrer sur le plateau

## Hints
decimal-mark = ,
hint-text = Plusieurs façons de continuer. À partir de ce que tu peux savoir, les bots ont joué chacune de nombreuses fois jusqu’au bout, en redistribuant à chaque fois ce qui est caché. Laquelle choisirais-tu ?
    .bold = En gras : ce qui n’est pas commun à toutes.
hint-thinking = Les bots se concertent…
hint-only = Il n’y a pas d’autre choix.
hint-idea = Idée { $letter }
hint-why = PV à la fin, par rapport à la moyenne des autres idées
hint-rest = Le reste, avec ce que gagnent ou perdent les adversaires
hint-sum = En tout, par rapport aux adversaires : { $vp } PV
hint-alike = Elle ne se distingue nettement des autres dans aucune ligne du décompte.
    .all = Ces idées ne se distinguent nettement dans aucune ligne du décompte.
hint-which = Laquelle est la meilleure ?
hint-best = La meilleure
    .by = La meilleure, d’environ { $n } PV
    .maybe = Jugée la meilleure, mais c’est peut-être le hasard
hint-even = Aussi bonne que la meilleure
hint-deficit = Environ { $n } PV de moins ({ $low } à { $high })
    .sure = Environ { $n } PV de moins
    .maybe = Environ { $n } PV de moins, mais c’est peut-être le hasard
hint-see = La voir sur le plateau

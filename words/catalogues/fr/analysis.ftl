### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = Ce que l’on savait
review-perspective-own = Selon ce que chacun savait
review-perspective-open = Tout à découvert
review = Retour sur la partie
    .aside = { $perspective ->
        [open] tout à découvert
       *[own] selon ce que chaque siège savait
      }, passe { $depth } sur { $all }
review-waiting = Une autre partie est d’abord regardée
review-looking = Passe { $n } sur { $all } : { $weighed } choix jugés sur { $of }
review-done = Regardée à fond
review-outlook = Chances de gagner
review-outlook-text = En pour cent ; dessous, les PV à attendre à la fin et les bornes entre lesquelles elle finira neuf fois sur dix.
review-expected = PV attendus à la fin
review-win-probability = { $n } %
review-band = { $vp } ({ $low } à { $high })
review-band-text = La bande ombrée : { $name } y finira neuf fois sur dix.
review-end = Fin
review-choices = Tournants
review-choices-text = Les choix face au meilleur trouvé. Ce qui peut être du hasard n’est reproché à personne.
review-whose = Choix de qui
review-no-choices = Aucun choix dont il soit sûr qu’un autre était meilleur.
review-grade-slip = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur
review-loss = { $n } PV d’avance perdus ({ $low } à { $high })
review-played = Joué
review-better = Mieux
review-why = Parce que
review-why-item = { $what } { $vp }
review-sums = Sur { $all } choix, { $best } n’étaient pas améliorables à coup sûr ; imprécisions { $slips }, erreurs { $mistakes }, grosses erreurs { $blunders }.
review-even = Tours aussi bons que le meilleur trouvé, autant qu’on puisse le dire : { $turns }.
review-luck = Chance
review-luck-text = Ce que le hasard a apporté à chacun au-delà de ce qui était à attendre, en PV.
review-luck-draw = Ce qui fut pioché
review-luck-refill = Ce qui fut disposé
review-luck-ending = Si c’était le dernier tour
review-luck-result = Résultat
review-luck-without = Sans la chance
review-show = Montrer sur le plateau

## Hints
decimal-mark = ,
hint-text = Des façons de continuer. D’après ce que tu peux savoir, les bots ont joué chacune bien des fois jusqu’au bout, en imaginant chaque fois autrement ce qui est caché. Laquelle choisirais-tu ?
    .bold = En gras, ce que seules certaines d’entre elles font.
hint-thinking = Les bots se concertent…
hint-only = Il n’y a que cela.
hint-idea = Idée { $letter }
hint-why = PV à la fin, par rapport à la moyenne des autres idées
hint-rest = Le reste, avec ce que gagnent ou perdent les rivaux
hint-sum = En tout, par rapport aux rivaux : { $vp } PV
hint-alike = Dans aucune partie du décompte elle ne se distingue nettement des autres.
    .all = Dans aucune partie du décompte ces idées ne se distinguent nettement.
hint-which = Laquelle est la meilleure ?
hint-best = La meilleure
    .by = La meilleure, d’environ { $n } PV
    .maybe = Jugée la meilleure, mais ce peut être le hasard
hint-even = Aussi bonne que la meilleure
hint-deficit = Environ { $n } PV de moins (de { $low } à { $high })
    .sure = Environ { $n } PV de moins
    .maybe = Environ { $n } PV de moins, mais ce peut être le hasard
hint-see = La voir sur le plateau

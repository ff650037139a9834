### Apprendre le jeu : le tutoriel et les problèmes, autour des leçons elles-mêmes (lessons.ftl).

learn-begin = Commencer
learn-begun = Tu en es à l’étape { $n } sur { $of }.
learn-go-on = Continuer
learn-again = Depuis le début
learn-gone-through = Tu as parcouru toute la leçon.
learn-once-more = Encore une fois
learn-puzzles = Défis
learn-puzzles-how = Un tour, un but. Chaque défi a été exploré jusqu’au bout : il a toujours une solution, et dès qu’elle est perdue, tu le sais.
learn-tally = Réussis : { $n } sur { $of }.
learn-hard-1 = Facile
learn-hard-2 = Moins facile
learn-hard-3 = Difficile
learn-best =
    { $n ->
        [1] réussi du premier coup
       *[other] réussi en { $n } essais
    }
    .helped = réussi avec de l’aide
learn-tried = essayé
learn-mark = Réussi

learn-step = { $n } sur { $of }
learn-next = Suite
learn-back = L’étape précédente
learn-fold = Replier et revenir à la table
learn-meanwhile = Les autres jouent : regarde la table, ou touche-la pour aller à la fin.
learn-again-sure = Recommencer ?
learn-over = La leçon s’achève ici. Les défis et ta première partie t’attendent.
learn-over-puzzle = Le défi s’achève ici.
learn-over-lost = Le tour est fini, le but n’est pas atteint.
learn-leave = Quitter la leçon
learn-lit = À regarder : { $what }.
learn-reveals = Cela dévoilerait quelque chose de caché, et un défi ne laisse rien au hasard. Essaie autrement.
learn-play = Joue ta première partie
learn-beginning = La table se prépare…
learn-to-puzzles = Aux défis

learn-solved =
    { $n ->
        [1] Réussi, au premier essai !
       *[other] Réussi, en { $n } essais.
    }
    .helped = { $n ->
        [1] Réussi, avec de l’aide.
       *[other] Réussi, en { $n } essais et avec de l’aide.
    }
learn-shown = Voilà comment faire. Veux-tu essayer sans aide ?
learn-lost = Le but ne peut plus être atteint. Il a été perdu ici :
learn-lost-together = Chaque objectif peut encore être atteint séparément, mais plus tous à la fois.
learn-back-there = Revenir à ce point
learn-goal = Le but
learn-met = Fait
learn-unmet = Encore à faire
learn-gone = hors de portée
learn-have = (actuellement { $n })
learn-hint = Indice
learn-show = Montrer la solution
learn-show-on = Montrer le coup suivant
learn-next-puzzle = Suivant : { $title }

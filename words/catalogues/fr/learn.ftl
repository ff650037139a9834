### Apprendre le jeu : le tutoriel et les problèmes, autour des leçons elles-mêmes (lessons.ftl).

learn-begin = Commencer
learn-begun = Tu en es à l’étape { $n } sur { $of }.
learn-go-on = Continuer
learn-again = Depuis le début
learn-gone-through = Tu l’as parcourue en entier.
learn-once-more = Encore une fois
learn-puzzles = Problèmes
learn-puzzles-how = Un tour, un but. Chaque problème a été exploré jusqu’au bout : tous ont une solution, et dès qu’elle est perdue, tu le sais.
learn-tally = { $n } sur { $of } résolus.
learn-hard-1 = Facile
learn-hard-2 = Moins facile
learn-hard-3 = Difficile
learn-best =
    { $n ->
        [1] résolu du premier coup
       *[other] résolu en { $n } essais
    }
    .helped = résolu avec de l’aide
learn-tried = essayé
learn-mark = Résolu

learn-step = { $n } sur { $of }
learn-next = Suite
learn-back = L’étape précédente
learn-fold = Replier et revenir à la table
learn-meanwhile = Les autres jouent : regarde la table, ou touche-la pour aller à la fin.
learn-again-sure = Recommencer ?
learn-over = La leçon s’achève ici. Les problèmes et ta première partie t’attendent.
learn-over-puzzle = Le problème s’achève ici.
learn-over-lost = Le tour est fini, le but n’est pas atteint.
learn-leave = Quitter la leçon
learn-lit = Il s’agit de : { $what }.
learn-reveals = Cela montrerait quelque chose de caché, et un problème ne laisse rien au hasard. Essaie une autre voie.
learn-play = Joue ta première partie
learn-beginning = On dresse la table…
learn-to-puzzles = Aux problèmes

learn-solved =
    { $n ->
        [1] Résolu, au premier essai !
       *[other] Résolu, en { $n } essais.
    }
    .helped = { $n ->
        [1] Résolu, avec de l’aide.
       *[other] Résolu, en { $n } essais et avec de l’aide.
    }
learn-shown = Voilà comment on fait. Veux-tu essayer toi-même ?
learn-lost = Le but ne peut plus être atteint. Il a été perdu ici :
learn-lost-together = Séparément, chaque partie reste possible.
learn-back-there = Revenir à ce point
learn-goal = Ce qui est demandé
learn-met = Fait
learn-unmet = Encore à faire
learn-gone = hors de portée
learn-have = (actuellement { $n })
learn-hint = Indice
learn-show = Montrer la solution
learn-show-on = Montrer le coup suivant
learn-next-puzzle = Suivant : { $title }

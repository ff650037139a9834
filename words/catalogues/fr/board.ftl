## Le plateau au centre : la carte et la piste de Connaissance
board-map = Carte d’Italie
board-keys = Les flèches mènent d’un lieu à l’autre, plus et moins changent l’échelle, zéro montre toute la carte.
board-larger = Agrandir
board-smaller = Réduire
board-whole = Toute la carte
board-reconstructed = Plateau reconstitué
    .why = Aucune source n’indique { $n ->
        [one] { $n } valeur
       *[other] { $n } valeurs
    } du plateau. Ce sont des propositions qui s’accordent avec tout ce que disent les livrets.
board-proposed = {"\u00A0"}: { $n } de ses valeurs

board-you = toi
board-piece = { $who }, { $status }
board-here = ici : { $who }
board-discs = bonus déjà pris : { $who }
board-go = tu peux y aller : { $price }
board-free = sans frais
board-canticle =
    { $state ->
        [active] cantique du tour { $turn }, actif
       *[asleep] cantique du tour { $turn }
    }
board-event =
    { $state ->
        [up] événement { $name } ({ $gift })
       *[coming] au tour { $turn }, événement { $name } ({ $gift })
    }

board-disc = { $who } : { $space }, niveau { $level }
board-space =
    { $space ->
        [0] Connaissance 0, départ
       *[other] Connaissance { $space }, niveau { $level }
    }
board-next = niveau { $level } dans { $n }

## Il tabellone al centro: la mappa e la scala della conoscenza
board-map = Mappa d’Italia
board-keys = Con le frecce si passa da un luogo all’altro, con più e meno si ingrandisce e si rimpicciolisce, con zero si vede tutta la mappa.
board-larger = Ingrandisci
board-smaller = Rimpicciolisci
board-whole = Tutta la mappa
board-reconstructed = Tabellone ricostruito
    .why = Nessuna fonte riporta { $n } valori del tabellone: quelli usati qui sono proposte compatibili con tutto ciò che dicono i regolamenti.
board-proposed = : { $n } dei suoi valori

board-you = tu
board-piece = { $who }, { $status }
board-here = qui: { $who }
board-discs = bonus già preso da: { $who }
board-go = puoi andarci: { $price }
board-free = gratis
board-canticle =
    { $state ->
        [active] Cantico del turno { $turn }, attivo
       *[asleep] Cantico del turno { $turn }
    }
board-event =
    { $state ->
        [up] evento { $name } ({ $gift })
       *[coming] al turno { $turn } evento { $name } ({ $gift })
    }

board-disc = { $who }: { $space }, livello { $level }
board-space =
    { $space ->
        [0] Conoscenza 0, partenza
       *[other] Conoscenza { $space }, livello { $level }
    }
board-next = { $n } al livello { $level }

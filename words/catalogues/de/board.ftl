## Der Spielplan in der Mitte: die Karte und die Wissensleiste
board-map = Karte von Italien
board-keys = Die Pfeiltasten führen von Ort zu Ort, Plus und Minus ändern die Größe, Null zeigt die ganze Karte.
board-larger = Größer
board-smaller = Kleiner
board-whole = Die ganze Karte
board-reconstructed = Rekonstruierter Spielplan
    .why = { $n } Werte des Spielplans nennt keine Quelle. Es sind Vorschläge, die zu allem passen, was in den Regelheften steht.
board-proposed = : { $n } seiner Werte

board-you = du
board-piece = { $who }, { $status }
board-here = hier: { $who }
board-discs = schon genutzt von: { $who }
board-go = du kannst dorthin: { $price }
board-free = kostenlos
board-canticle =
    { $state ->
        [active] Sonnengesang der Runde { $turn }, aktiv
       *[asleep] Sonnengesang der Runde { $turn }
    }
board-event =
    { $state ->
        [up] Ereignis { $name } ({ $gift })
       *[coming] in Runde { $turn } Ereignis { $name } ({ $gift })
    }

board-disc = { $who }: { $space }, Stufe { $level }
board-space =
    { $space ->
        [0] Wissen 0, Start
       *[other] Wissen { $space }, Stufe { $level }
    }
board-next = { $n } bis Stufe { $level }

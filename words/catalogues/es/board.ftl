## El tablero en el centro: el mapa y la tabla de conocimiento
board-map = Mapa de Italia
board-keys = Las flechas llevan de un lugar a otro, más y menos cambian el tamaño, cero muestra el mapa entero.
board-larger = Acercar
board-smaller = Alejar
board-whole = Mapa entero
board-reconstructed = Tablero reconstruido
    .why = En este tablero hay { $n } valores que no constan en ninguna fuente. Son propuestas que encajan con todo lo que dicen los reglamentos.
board-proposed = : { $n } de sus valores

board-you = tú
board-piece = { $who }, { $status }
board-here = aquí: { $who }
board-discs = bonus ya cobrado: { $who }
board-go = puedes ir: { $price }
board-free = gratis
board-canticle =
    { $state ->
        [active] Cántico del turno { $turn }, activo
       *[asleep] Cántico del turno { $turn }
    }
board-event =
    { $state ->
        [up] evento { $name } ({ $gift })
       *[coming] en el turno { $turn }, evento { $name } ({ $gift })
    }

board-disc = { $who }: { $space }, nivel { $level }
board-space =
    { $space ->
        [0] Conocimiento 0, inicio
       *[other] Conocimiento { $space }, nivel { $level }
    }
board-next = { $n } hasta el nivel { $level }

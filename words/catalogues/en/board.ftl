## The board in the middle: the map and the knowledge track
board-map = Map of Italy
board-keys = The arrow keys lead from place to place, plus and minus change the size, zero shows the whole map.
board-larger = Larger
board-smaller = Smaller
board-whole = The whole map
board-reconstructed = Reconstructed board
    .why = No source states { $n } values of the board. They are proposals that fit everything the rulebooks say.
board-proposed = : { $n } of its values

board-you = you
board-piece = { $who }, { $status }
board-here = here: { $who }
board-discs = has collected: { $who }
board-go = you can go there: { $price }
board-free = free of charge
board-canticle =
    { $state ->
        [active] canticle of turn { $turn }, active
       *[asleep] canticle of turn { $turn }
    }
board-event =
    { $state ->
        [up] event { $name } ({ $gift })
       *[coming] in turn { $turn } event { $name } ({ $gift })
    }

board-disc = { $who }: { $space }, level { $level }
board-space =
    { $space ->
        [0] Knowledge 0, start
       *[other] Knowledge { $space }, level { $level }
    }
board-next = { $n } to level { $level }

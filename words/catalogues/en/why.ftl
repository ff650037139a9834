# Why a move is refused, by the code of the reason.
why-game-over = The game is over.
why-not-your-turn = It is { $need }’s turn.
why-other-decision = Something else is to be decided now: { $need }.
why-no-such-move = There is no such move.
why-too-early = Only from turn { $need } on; this is turn { $have }.
why-once-a-turn = Once a turn: you have used this action already.
why-once-a-game = You have had this already; it comes once a game.
why-not-now = { $thing ->
    [none] This is only possible right after another move.
   *[other] Only when Stupor Mundi is resolved.
  }
why-wrong-status = Only for a { $need }; you are a { $have }.
why-wrong-tile = No tile of yours gives this power.
why-level-too-low = It needs knowledge level { $need }; yours is { $have }.
why-must-land = You are at sea and must land in this turn: keep a point for it.
why-must-keep = You have to keep a tile.
why-wrong-place = { $places ->
    [none] Your piece is not where this can be done.
   *[other] This can be done only here: { $places }.
  }
why-wrong-zone = { $need ->
    [none] Your piece has to be in a zone of its colours.
   *[other] Your piece has to be in the zone { $need }; it is in { $have }.
  }
why-not-active = This city is active in turn { $need }; this is turn { $have }.
why-closed = This place is closed to you.
why-same-place = Your piece is there already.
why-no-way = No way leads there in one movement.
why-not-there = { $need ->
    [none] There is nothing to take here.
   *[other] { $thing ->
        [none] { $need } needed, { $have } there.
       *[other] It needs { $thing }; { $have } there.
      }
  }
why-taken = Somebody else has it.
why-no-value = There is nothing in it for you.
why-end-of-track = The track has only { $have } more { $have ->
    [one] step
   *[other] steps
  }.
why-not-reached = Your disc has to reach space { $need }; it is on { $have }.
why-not-richest = Not one of the richest Merchants who could give.
why-not-yourself = It has to be an opponent.
why-too-few-points = It needs { $need ->
    [one] { $need } action point
   *[other] { $need } action points
  }; you have { $have }.
why-too-many-points = One action takes at most { $need } points; this would take { $have }.
why-too-few-ducats = It costs { $need ->
    [one] { $need } ducat
   *[other] { $need } ducats
  }; you have { $have }.
why-too-few-cubes = { $thing ->
    [none] It needs { $need ->
        [one] { $need } cube
       *[other] { $need } cubes
      }; you have { $have }.
   *[other] It needs { $thing }; you have { $have }.
  }
why-too-few-votes = It needs { $need ->
    [one] { $need } vote
   *[other] { $need } votes
  }; you have { $have }.
why-bid-too-low = The lowest bid is { $need }.
why-not-minimal = One of these cubes is not needed: leave it out.

# Why a move brings less than it otherwise would, by the code of the reason, behind what it brings.
cut-game-over = no turn follows: it brings nothing
cut-once-a-turn = the next draw is in a later turn
cut-once-a-game = you have drawn already: it brings nothing more
cut-not-now = up to turn { $need }; { $have } later
cut-wrong-status = no ducats: they are for a { $need }
cut-over-limit = you may own { $need } at most: more only in exchange
cut-not-there = { $have ->
    [none] no tile is left: nothing can be drawn
    [one] only { $have } is left
   *[other] only { $have } are left
  }
cut-taken = { $which ->
    [rest] place { $have }: only the furthest begins
    [canticle] place { $have }: only the first two score
   *[riddle] place { $have }: only the furthest scores
  }
cut-no-value = no ducats: no city has paid you yet
cut-end-of-track = the track ends there
cut-not-reached = { $which ->
    [library] tiles can be drawn from space { $need } on
   *[riddle] it scores from space { $need } on
  }

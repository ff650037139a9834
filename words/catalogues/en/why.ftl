# Why a move is refused, by the code of the reason.
why-game-over = The game is over.
why-not-your-turn = It is { $need }’s turn.
why-other-decision = Something else is to be decided now: { $need }.
why-no-such-move = There is no such move.
why-too-early = Only from turn { $need } on; this is turn { $have }.
why-once-a-turn = You have done this in this turn already.
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

# What the server refused, by the code of the problem.
fault-offline = No answer: the line is down. Nothing was done; try again.
fault-bad-request = The server did not understand the request.
fault-bad-request-field = The server did not understand the request: { $field }.
fault-bad-json = The server could not read the request.
fault-too-large = That is too long.
fault-unsupported-type = The server does not take this kind of data.
fault-not-acceptable = The server cannot answer in this form.
fault-method = The server does not do this.
fault-cross-origin = The request came from another site and was refused.
fault-wrong-host = The server does not go by this name. Open it at the address that it shows when it starts.
fault-too-many-requests = That was too fast: try again in { $seconds ->
    [0] a moment.
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
  }
fault-unknown-table = Perhaps the link is not complete, or the table has been removed.
fault-unknown-link = This link leads nowhere, or has been used.
fault-unknown-page = There is nothing here.
fault-unknown-code = There is no such code.
fault-not-held = This browser does not hold that seat.
fault-not-host = Only the host of the table may do this.
fault-seat-taken = Somebody sits there already.
fault-second-seat = You have seen another hand of this game, so you cannot take this seat.
fault-not-for-host = You are the host: while others play you cannot take the seat of a bot, as you would see its hand.
fault-not-seated = You have no seat at this table.
fault-leaves-seats = This browser would lose the seats that it holds now. Only its own recovery code or another device of yours brings them back.
fault-bad-name = This name cannot be used.
fault-bad-config = A table cannot be made of these settings.
fault-bad-record = The record cannot be read.
fault-bad-move = There is no such move.
fault-illegal = This is not possible now.
fault-not-your-turn = Somebody else decides now.
fault-stale = The table has moved on in the meantime. Look again, then decide.
fault-nothing-to-undo = There is nothing to undo.
fault-learnt = Somebody has learnt something since: it cannot be undone.
fault-decided = Somebody has decided since: it cannot be undone.
fault-nothing-to-redo = There is nothing to redo.
fault-reveals = Somebody would learn something: make this move on its own.
fault-seating = The game has not begun.
fault-started = The game has begun already.
fault-over = The game is over.
fault-not-over = The game is not over yet.
fault-closed = The table is closed.
fault-too-many = There is no room for more.
fault-spent = That has been done as often as a table allows. The game itself goes on.
fault-key-used = The request was mixed up with an earlier one and was not carried out. Load the page again.
fault-rules-lost = This table can only be read: this version of the server does not know the rules it began with.
fault-storage = The server could not save the move: nothing was changed. Try again in a moment.
fault-stopping = The server is being restarted: try again in a moment.
fault-internal = Something went wrong in the server. The game is safe.
fault-away = A bot plays this seat now: take it back first.
fault-resigned = This seat has resigned.

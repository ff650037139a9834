### What went wrong: a sentence for each code of the contract.

problem-dismiss = All right
problem-rule = Rule { $rule }

problem-offline = The server cannot be reached. Nothing is lost: what you see is the last thing it sent.
problem-bad-request = The server did not understand the request.
problem-bad-request-field = The server did not understand the request: { $field }.
problem-bad-json = The server could not read the request.
problem-too-large = That is too long for the server.
problem-unsupported-type = The server does not take that kind of file.
problem-not-acceptable = The server cannot answer in a form that this page reads. Load the page again.
problem-method = That cannot be done here. Load the page again.
problem-cross-origin = The request came from another site and was refused.
problem-wrong-host = The server does not go by this name. Open it at the address that it shows when it starts.
problem-too-many-requests =
    { $seconds ->
        [0] Too much at once: wait a moment, then try again.
        [one] Too much at once: try again in a second.
       *[other] Too much at once: try again in { $seconds } seconds.
    }
problem-unknown-table = There is no such table. It may have been removed, or the link is not complete.
problem-unknown-link = This link is not known, was used already, or has expired. Ask for a new one.
problem-unknown-page = There is no such page.
problem-unknown-code = This recovery code is not known. Check it letter by letter; a newer code replaces the older.
problem-unknown-channel = This way of notifying you no longer exists.
problem-too-many-channels = There are too many ways to be notified. Delete one, and try again.
problem-bad-target = This address cannot be used for notifications. Check it, and try again.
problem-no-mail = This server sends no mails.
problem-no-https = Browsers accept notifications only from sites with https, which this server does not have.
problem-not-confirmed = This address is not confirmed yet: open the link in the mail that was sent to it.
problem-not-sent = The message could not be delivered.
problem-not-held = This seat is not yours, in this browser.
problem-not-host = Only the host of the table may do that.
problem-seat-taken = Somebody else sits there already.
problem-second-seat = You have seen another hand of this game, so you cannot take this seat.
problem-not-for-host = You are the host: while others play you cannot take the seat of a bot, as you would see its hand.
problem-not-seated = Only those who sit at the table may do that.
problem-not-solo-against-bots = Hints are for who plays alone against bots.
problem-not-alone = Only whoever plays alone against bots, at a table where no other person has ever had a seat, can save a running game whole.
problem-leaves-seats = This browser would lose the seats that it holds now. Only its own recovery code or another device of yours brings them back.
problem-bad-name = A name has 1 to 40 characters.
problem-bad-text = The text is empty.
problem-character = The character { $character } is not accepted here: it cannot be seen, or it changes those around it. Delete it and try again.
problem-long = That is too long: at most { $n } characters are accepted.
problem-bad-config = These settings do not go together.
problem-bad-record = This is not the record of a game that can be played.
problem-bad-move = This move cannot be read.
problem-illegal = The rules do not allow this move.
problem-not-asked = This is possible, but the lesson asks for something else here.
problem-not-your-turn = Somebody else has to decide now.
problem-your-turn = It is already your turn: make your moves.
problem-stale = The table has changed in the meantime, so this was not done. Look again, then decide.
problem-nothing-to-undo = There is nothing of yours to undo.
problem-information-revealed = This cannot be undone: somebody has learnt something by it.
problem-decided = This cannot be undone: another player has decided since.
problem-nothing-to-redo = There is nothing to redo.
problem-reveals = What this move would show cannot be tried beforehand.
problem-seating = The game has not begun yet.
problem-started = The game has begun already.
problem-over = The game is over.
problem-not-over = That can be done when the game is over.
problem-closed = This table is closed.
problem-bot-playing = A bot plays this seat now: take it back first.
problem-present = Not yet: whoever plays this seat may be there, and thinking.
problem-asked = That has been asked already.
problem-absence-off = The host has not allowed a bot to replace absent players.
problem-no-clock = This table has no clock.
problem-clock-paused = The clocks are already paused, or you have agreed to that.
problem-clock-runs = The clocks are running, and no one wants to pause them.
problem-no-holiday = You have no holiday to begin or to end.
problem-time-is-up = The time for this turn is up. You can take your seat back after it.
problem-resigned = This seat has resigned.
problem-too-many = That is more than a table can hold.
problem-too-many-tables = You sit at as many tables as one person can. Finish a game, or leave or close a table, and try again.
problem-limit-reached = That has been done as often as a table allows. The game itself goes on.
problem-key-used = The request was mixed up with an earlier one and was not carried out. Load the page again.
problem-rules-unavailable = This table can only be read: this version of the server does not know the rules it began with.
problem-storage = The server could not write it down, so it was not done. The table is as it was; try again.
problem-stopping = The server is being restarted. Try again in a moment.
problem-internal = Something went wrong on the server. The table is as it was.

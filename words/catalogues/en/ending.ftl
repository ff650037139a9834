### The end of the game, and going through it again.

ending-title = The last page
ending-aside = Look at the board
ending-back = The result
ending-back-count = To the count
ending-pope = { $name } is elected Pope
ending-no-pope = Nobody was elected Pope
ending-begin = The Pope is dead, the election is over. What was learnt is counted.
ending-winner = { $name } wins with { $n } VP
ending-line = { $name }: { $n } VP
ending-pause = Pause
ending-go = Go on
ending-next = Next
ending-skip = Skip
ending-count = { $n } of { $all }
ending-study = All the figures
ending-rematch = Rematch
ending-rematch-stronger = Rematch with stronger bots
ending-rematch-there = To the rematch
ending-rematch-watch = Watch the rematch
ending-replay = Go through the game
ending-review = Look back with the bots
ending-record = Download the record
ending-again = Show the count again
ending-picture = A picture to share
ending-picture-save = Save the picture
ending-picture-send = Send it

score-caption = Victory points by category and seat
score-category = Category
score-rank =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
score-nothing =
    { $n ->
        [one] One category brought nobody points
       *[other] { $n } categories brought nobody points
    }
score-tie = { $names } have the same total: whoever is further in knowledge goes first.

chart-knowledge = Knowledge by turn
chart-vp = Victory points by turn, as if the game had ended there
chart-turn = Turn

replay-title = Through the game
replay-slider = Move of the game
replay-where = { $turn ->
    [0] { phase-setup }
   *[other] Turn { $turn }
  } · move { $n } of { $all }
replay-back = One move back
replay-on = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-spectator = A spectator
replay-open = Everything open
replay-now = Back to now
replay-result = To the result
replay-play-on = Play on from here

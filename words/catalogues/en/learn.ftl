### Learning the game: the tutorial and the puzzles around which the lessons themselves are told (lessons.ftl).

learn-begin = Begin
learn-begun = You stand at step { $n } of { $of }.
learn-go-on = Go on
learn-again = From the beginning
learn-gone-through = You have gone through all of it.
learn-once-more = Once more
learn-puzzles = Puzzles
learn-puzzles-how = One turn, one goal. Every puzzle has been searched to its end: each has a solution, and you are told at once when it is lost.
learn-tally = { $n } of { $of } solved.
learn-hard-1 = Easy
learn-hard-2 = Not so easy
learn-hard-3 = Hard
learn-best =
    { $n ->
        [1] solved at once
       *[other] solved in { $n } tries
    }
    .helped = solved with help
learn-tried = tried
learn-mark = Solved

learn-step = { $n } of { $of }
learn-next = Next
learn-back = The step before
learn-fold = Fold and go on to the table
learn-meanwhile = The others play now: watch the table, or touch it to go to the end.
learn-again-sure = Begin again?
learn-over = That was the whole lesson. The puzzles and your first game are waiting.
learn-over-puzzle = That was the puzzle.
learn-over-lost = The turn is over, and the goal was not reached.
learn-leave = Leave the lesson
learn-lit = It is about: { $what }.
learn-reveals = That would show something hidden, and a puzzle leaves nothing to chance. Try another way.
learn-play = Play your first game
learn-beginning = The table is being laid…
learn-to-puzzles = To the puzzles

learn-solved =
    { $n ->
        [1] Solved, at the first try!
       *[other] Solved, in { $n } tries.
    }
    .helped = { $n ->
        [1] Solved, with help.
       *[other] Solved, in { $n } tries and with help.
    }
learn-shown = That is how it is done. Will you try it by yourself?
learn-lost = The goal can no longer be reached. It was lost here:
learn-lost-together = Each part alone could still be had.
learn-back-there = Back to there
learn-goal = What is wanted
learn-met = Done
learn-unmet = Still to do
learn-gone = out of reach
learn-have = (now { $n })
learn-hint = Hint
learn-show = Show the solution
learn-show-on = Show the next move
learn-next-puzzle = Next: { $title }

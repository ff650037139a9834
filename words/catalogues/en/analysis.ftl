### What bots think of games: looking back, and hints.

## Looking back with the bots
review-perspective = What was known
review-perspective-own = As each knew it
review-perspective-open = With everything open
review = Looking back
    .aside = { $perspective ->
        [open] with everything open
       *[own] from what each seat knew
      }, pass { $depth } of { $all }
review-waiting = Another game is looked at first
review-looking = Pass { $n } of { $all }: { $weighed } of { $of } choices judged
review-done = Looked at in full depth
review-outlook = Chances to win
review-outlook-text = In percent; below it the VP to expect in the end, and within which bounds it will end nine times in ten.
review-expected = VP to expect in the end
review-win-probability = { $n } %
review-band = { $vp } ({ $low } to { $high })
review-band-text = The shaded band: within it { $name } will end nine times in ten.
review-end = End
review-choices = Turning points
review-choices-text = Choices against the best that was found. What may be chance is held against nobody.
review-whose = Whose choices
review-no-choices = No choice of which it is sure that another was better.
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-loss = { $n } VP of lead lost ({ $low } to { $high })
review-played = Played
review-better = Better
review-why = Because
review-why-item = { $what } { $vp }
review-sums = Of { $all } choices { $best } could not be bettered for sure; slips { $slips }, mistakes { $mistakes }, blunders { $blunders }.
review-even = Turns as good as the best that was found, as far as can be told: { $turns }.
review-luck = Luck
review-luck-text = What chance has brought each beyond what could be expected, in VP.
review-luck-draw = What was drawn
review-luck-refill = What was laid out
review-luck-ending = Whether it was the last turn
review-luck-result = Result
review-luck-without = Without luck
review-show = Show on the board

## Hints
decimal-mark = .
hint-text = Ways to go on. From what you can know, the bots have played each of them to the end many times, with what is hidden placed differently each time. Which would you choose?
    .bold = What only some of them do is in bold.
hint-thinking = The bots put their heads together …
hint-only = There is only this.
hint-idea = Idea { $letter }
hint-why = VP at the end, against the mean of the other ideas
hint-rest = The rest, with what rivals gain or lose
hint-sum = In all, compared with rivals: { $vp } VP
hint-alike = In no part of the score does it clearly differ from the others.
    .all = In no part of the score do these ideas clearly differ.
hint-which = Which is the best?
hint-best = The best
    .by = The best, by about { $n } VP
    .maybe = Thought best, though that may be chance
hint-even = As good as the best
hint-deficit = About { $n } VP less ({ $low } to { $high })
    .sure = About { $n } VP less
    .maybe = About { $n } VP less, which may be chance
hint-see = See it on the board

### The guided first game: each thing the first time it matters.

guide-title = Guide
guide-good = Got it
guide-no-more = No more tips

guide-aim = What you play for
    .text = The most victory points when the Pope dies, after 13 to 16 turns: most come from manuscripts, 1 to 8 each, and from an office at the end, up to 22. Alone against bots a first game takes about an hour. Stop whenever you like: the table waits.
guide-start = Choose where to begin
    .text = The places with a golden edge are free. A starting city brings nothing by itself: look at what lies near it. Touch one to see it, once more to take it.
guide-points = Five action points
    .text = The wax seals are your action points. Everything with a golden edge can be done now; touch it to see what it costs and brings, touch it again to do it. What is dim says why.
guide-city = A city pays you once
    .text = Once a game each city pays you: a merchant takes its ducats, anyone its knowledge. It costs no action point. Your disc stays there as a mark.
guide-event = An event lies here
    .text = The first to claim it gets its ducats (merchants only) or its knowledge. It costs no action point; then it is gone.
guide-move = Travel
    .text = Each step to a neighbouring place costs a point. With two steps or more the journey costs 10 ducats in all, however long. Between harbours of one sea you sail for 3 points. You move once a turn.
guide-cubes = People who help you
    .text = One costs a point, two of a kind four; a politician also costs 30 ducats, an abbess 15. Politicians, nobles and abbesses are votes; a noble may be sold at once for 20 ducats. Scribes become knowledge or VP in an abbey.
guide-psalter = Psalter and small business
    .text = For one point each, once a turn: the psalter brings 3 knowledge (4 if you know least), small business 10 ducats. Neither needs a place.
guide-manuscript = You can take a manuscript
    .text = You stand in the zone of its language and know enough. It costs as many points as its row and is worth its level at the end; all five languages bring 5 VP more. One a turn.
guide-lingua = Lingua Volgare is offered
    .text = A level of manuscripts has run out: the higher ones are a point cheaper now. Lingua Volgare is worth 8 and can be taken anywhere by whoever has reached level 8, for 4 points.
guide-undo = Changed your mind?
    .text = Undo reverses one step or the whole turn, as long as nobody has learnt anything by it. Try things out.
guide-end = Your turn is used up
    .text = End it here when you are happy with it. Until then you can still undo.
guide-waiting = What the others did
    .text = It was shown on the board and stands here in words. Until your next move a small mark in their colour stays on what they used. While they play, a touch anywhere skips ahead; how fast it goes can be chosen under ⋯.
guide-order = Who knows least plays first
    .text = Each turn the player with the least knowledge begins. Among discs on one space the upper plays first. Whoever has rested most jumps to the front.
guide-alms = Charity
    .text = At the start of each turn up to the 11th every friar gets 5 ducats and every cardinal 10: from the richest merchant, if he has more than they do, else from the bank.
guide-charity = Who pays you?
    .text = Several merchants are equally rich: you choose which of them gives the charity.
guide-friar = You could become a friar
    .text = It costs half of your ducats, and you cannot be a merchant again: no more ducats from cities, no further steps in the Orient, but charity, a friar tile with its power, and a better office at the end. Choose at leisure.
guide-cardinal = You could become a cardinal
    .text = It costs 40 ducats (70 for Muret), a politician or a noble, and your friar tile. A cardinal receives 10 ducats of charity, takes a cardinal tile, and alone can be elected Camerlengo or Pope.
guide-scribes = What becomes of your scribes?
    .text = Here all of them turn either into 3 knowledge each or into a point each at the end. Early in the game knowledge is worth more.
guide-canticle = The canticle can be sung here
    .text = Each step costs a point and an abbess. At the end the first on this track gets 9 VP, the second { $deluxe ->
        [yes] 6
       *[no] 4
    }. A Franciscan city is open only in the turn on its tile, all of them near the end.
guide-riddle = The riddle of Verona
    .text = In a blue zone each point is a step. Only the leader scores at the end: 4, 5 or 6 VP.
guide-messenger = The messenger
    .text = Anywhere, each point is a step. The last one needs { $deluxe ->
        [yes] 10 ducats and an abbess
       *[no] 20 ducats and two abbesses, from turn 8 on half of that
    }, and opens Bologna: 15 knowledge up to turn 7, then 10.
guide-orient = The orient
    .text = For merchants: each point is a step. On the last space { $deluxe ->
        [yes] you receive 10 ducats for each city that has paid you ducats
       *[no] every city that pays you ducats from then on pays 10 more
    }.
guide-library = The papal library
    .text = Each point is a step; on the numbers you may draw library tiles and keep one{ $deluxe ->
        [yes] , then the disc starts again
       *[no] , once in the game
    }. They are victory points that nobody else sees.
guide-draw = Draw in the library
    .text = It costs no point: look at the tiles, keep one, the rest goes back. It cannot be undone, since you learn something.
guide-keep = Keep one
    .text = Only you see these tiles. The number is its VP at the end{ $deluxe ->
        [yes] ; one with a manuscript also counts as any colour of the five
       *[no] {""}
    }.
guide-rest = Rest
    .text = Points that you do not need are steps here. Whoever is furthest along plays first next turn, and starts again here.
guide-stupor = Stupor Mundi
    .text = From now on whoever stands in Brindisi when his turn ends may summon all the others to an auction with votes. The winner gains 10 knowledge. It happens once.
guide-summon = You may summon the others
    .text = The others may come to Brindisi and bid votes against you; you have 2 extra. The winner gains 10 knowledge and pays with cubes.
guide-answer = A summons to Brindisi
    .text = If you accept, your piece travels there for free and you may bid. If you refuse, it stays where it is.
guide-bidding = Bid with votes
    .text = A politician counts 3, a noble 2, an abbess 1. Only the winner pays. Remember that the election needs votes too.
guide-dying = The Pope is dying
    .text = The turn of the next red papal tile is the last. Think of the votes you need and convert your scribes in time.
guide-last = The last turn
    .text = All pieces have come to Roma. After this turn there is the election, then the count.
guide-election = The election
    .text = Give up votes for an office, or keep them: the most votes left bring 3 VP. An office is worth more; which one is open to you depends on your status.
guide-payment = Pay with cubes
    .text = The cheapest way is chosen already. None of the cubes may be needless.

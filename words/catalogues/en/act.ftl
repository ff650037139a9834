# The prompt: what is asked, and of whom
ask-start = Choose the city where you start.
  .other = { $name } chooses a starting city.
ask-charity = You get charity: choose which of the richest Merchants gives it.
  .other = { $name } chooses who gives charity.
ask-turn = { $shared ->
    [yes] { $name }, choose
   *[no] Choose
  } what to do: { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }.
  .other = { $name } acts: { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }.
ask-turn-spent = { $shared ->
    [yes] { $name }, your
   *[no] Your
  } points are spent: end your turn, or use a free action.
ask-turn-done = { $shared ->
    [yes] { $name }, your
   *[no] Your
  } points are spent: end your turn.
ask-keep = You drew { $tiles ->
    [one] a library tile: keep it
   *[other] { $tiles } library tiles: choose the one to keep
  }.
  .other = { $name } chooses which library tile to keep.
ask-order = Put the other tiles back on the stack, in the order in which they will be drawn: which comes next?
  .other = { $name } puts library tiles back in any order.
ask-give = You may own no more tiles: choose the one to give up.
  .other = { $name } chooses a library tile to give up.
ask-answer = { $seat } summons you to Brindisi: do you come?
  .other = { $name } answers the summons of { $seat } to Brindisi.
ask-bidding = { $votes ->
    [0] Stupor Mundi: open the bidding.
   *[other] Stupor Mundi: { $seat } bids { $votes }. Bid more, or pass.
  }
  .other = { $name } bids for Stupor Mundi{ $votes ->
    [0] .
   *[other] ; the highest bid is { $votes }, by { $seat }.
  }
ask-payment = { $office ->
    [none] You won the auction: pay { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      } with cubes of your choice.
   *[other] You are to be { $office }: pay { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
      } with cubes of your choice.
  }
  .other = { $office ->
      [none] { $name } won the auction and chooses cubes to pay { $votes ->
          [one] { $votes } vote
         *[other] { $votes } votes
        }.
     *[other] { $name } is to be { $office } and chooses cubes to pay { $votes ->
          [one] { $votes } vote
         *[other] { $votes } votes
        }.
    }
ask-election = The election: stand for an office, or for none.
  .other = { $name } decides whether to stand for an office.
ask-closed = The table is closed.
ask-unsent = Your move has not been sent yet.
ask-over = { $name } has won.
ask-over-counting = The game is over: the points are being counted.

# The three shelves on which they lie: ways and what is done where they lead, what is taken, discs
shelf-travel = Travel
shelf-gather = Gather
shelf-tracks = Tracks

# Kinds of move, as short as the action bar needs them
chip-end-summon = End with summons
chip-move = Move
chip-embark = Put to sea
chip-city = City bonus
chip-event = Event bonus
chip-scribes-knowledge = Scribes for knowledge
chip-scribes-vp = Scribes for VP
chip-friar = Become Friar
chip-cardinal = Become Cardinal
chip-shlasinger = Shlasinger
chip-draw = Library draw
chip-take-politicians = Politicians
chip-take-nobles = Nobles
chip-take-abbesses = Abbesses
chip-take-scribes = Scribes
chip-manuscript = Manuscript
chip-lingua = Lingua Volgare
chip-psalter = Psalter
chip-business = Small business
chip-riddle = Riddle
chip-messenger = Messenger
chip-orient = Orient
chip-canticle = Canticle
chip-library = Library
chips-not = { $n } not possible
chip-rest = Rest

# Single moves
move-start = Start in { $place }
move-charity = { $seat } gives
move-end = End the turn
move-end-summon = End the turn and summon all to Brindisi
move-move = Move to { $place }
move-embark = Put out to sea from { $place }
move-city = Take { $part ->
    [ducats] only the ducats
    [knowledge] only the knowledge
   *[all] the bonus
  } of { $place }
move-event = Take the event’s bonus
move-scribes-knowledge = Scribes for knowledge
  .did = converts the scribes
move-scribes-vp = Scribes behind the screen, for VP
move-friar = Become { $friar }
move-cardinal = Become { $cardinal }, give up { $discard ->
    [politicians] a politician
    [nobles] a noble
   *[virtual] nothing but the virtual cube
  }
  .way = { $discard ->
      [politicians] Give up a politician
      [nobles] Give up a noble
     *[virtual] Use the virtual cube
    }
friar-leaves = Your tile leaves the game: { $what }.
gives-up-friar = For good: no more ducats from cities and events, no more steps in the Orient.
move-shlasinger = Shlasinger sets { $seat } 6 spaces back in knowledge
move-draw = Draw library tiles
move-take-politicians = Take { good-politicians }
move-take-nobles = { $sold ->
    [0] Take { good-nobles }
   *[other] Take { good-nobles }, sell { $sold }
  }
move-take-abbesses = Take { good-abbesses }
move-take-scribes = Take { good-scribes }
  .means = an abbey turns each into 3 knowledge or 1 VP
move-manuscript = Take the manuscript of { $manuscript }
move-lingua = Take Lingua Volgare
move-psalter = Read the psalter
  .did = reads the psalter
move-business = Do small business
  .did = does small business
move-riddle = { track-riddle }: { steps-n }
move-messenger = { track-messenger }: { steps-n }
move-orient = { track-orient }: { steps-n }
move-canticle = { track-canticle }: { steps-n }
move-library = { track-library }: { steps-n }
move-rest = { track-rest }: { steps-n }
steps-n = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
move-keep = { $tile ->
    [none] Keep none
   *[other] Keep { $tile }
  }
  .done = { $tile ->
      [none] keeps none
     *[other] wants to keep { $tile }
    }
move-top = { $tile } to be drawn next
move-give = Give up { $tile }
move-accept = { $decision ->
    [reply] Accept the trade
   *[other] Go to Brindisi
  }
move-refuse = { $decision ->
    [reply] Refuse the trade
   *[other] Stay where I am
  }
move-bid = Bid { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }
move-pass = Pass
move-pay = { $list ->
    [none] Pay nothing
   *[other] Pay { $list }
  }
move-elect = Stand for { $office }
  .done = stands for { $office }
move-decline = Stand for no office

# What lies on the table
manuscript-name = level { $level }, { $colours }
tile-plain = { $n ->
    [one] the { $vp } VP tile
   *[other] { $n } tiles of { $vp } VP
  }
tile-joker = { $n ->
    [one] the { $vp } VP tile with the manuscript
   *[other] { $n } tiles of { $vp } VP with the manuscript
  }
thing-lingua = Lingua Volgare
thing-stack = library stack

# Cost and outcome
cost-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
  }
cost-points-range = { $n } to { $most } action points
cost-free = no action points
cost-ducats = costs { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
earn-ducats = brings { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ducats-after = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } left
reveals = Somebody learns something: this cannot be undone.
ways = { $kind ->
    [trade] { $n } players
   *[other] { $n } ways
  }
lately-by = Used just now by { $who }.
do-it = Do it
choose-lit = { $kind ->
    [trade] Those you can trade with are lit on the table: touch one.
   *[other] The ways are lit on the table: touch one.
  }
choose-list = As a list ({ $n })
what-now = What I can do now
why-not = Why not
cannot-now = Cannot be done now
rule-open = Rule { $id }
rule-mark = Rules
rule-missing = The rules cannot be fetched just now.

# Back, forward, done
hint = Hint
    .tip = Ideas for what to do now
undo = Undo
undo-hint = Undo the last step
undo-turn = Undo turn
undo-turn-hint = Undo this turn: { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
redo = Redo
redo-hint = { $n ->
    [one] { $n } step can be redone
   *[other] { $n } steps can be redone
  }
undo-nothing-to-undo = There is nothing to undo.
undo-information-revealed = Somebody has learnt something since: it cannot be undone.
undo-decided = Somebody has decided since: it cannot be undone.
undo-limit-reached = You have undone as many moves as you can so far; every turn of the game adds more.
end-turn = End turn
end-sure = { $n ->
    [one] { $n } point would be lost. End anyway?
   *[other] { $n } points would be lost. End anyway?
  }
end-yes = End anyway
end-no = Go on

# Decisions
bid-label = Votes that you bid
bid-less = Less
bid-more = More
bid-most = You have { $votes ->
    [0] no votes
    [one] { $votes } vote
   *[other] { $votes } votes
  }{ $more ->
    [0] : bid up to { $most }.
   *[other] , and { $more } more as the one who summoned: bid up to { $most }.
  }{ $opens ->
    [yes] {" "}You open with at least { $least }; only the others may pass.
   *[no] {""}
  }
auction-prize = The winner gains { $n } knowledge.
bid-seen = Everybody sees a bid: it cannot be undone.
pay-cheapest = The fewest votes
votes-n = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }

# Score
score-title = As if it ended now
score-seat = Seat
score-known = Known
score-total = Total
score-unknown = not known
score-swings = At present: these points go to whoever is ahead at the end.
score-change = { $category } { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP
votes-mine = You have { $n ->
    [0] no votes
    [one] { $n } vote
   *[other] { $n } votes
  }.
office-deal = { $votes } votes for { $vp } VP
start-near = On the road: { $list }
score-final = The final score
score-at-least = { $n }+
to-space = to space { $n }

# The table as text
text-drawings = Settings (table with drawings)
text-stock = Beside the map
text-hidden = hidden
text-status = Status
text-place = Place
text-time = Time
text-ducats = Ducats
text-tiles = Library tiles
text-behind = Behind the screen
text-you = you
text-decides = decides
text-knowledge = space { $space }, level { $level }
text-none = none
text-cubes = Cubes to take
text-manuscripts = Manuscripts
text-used-up = used up
text-deck = { $n } face down
text-lingua-beside = not yet
text-lingua-offered = can be taken
text-lingua-taken = taken
text-people = Friars, cardinals, library
text-turns = Turns to come
text-zone = Zone
text-what = What it is and gives
text-there = Who is there
text-ways = Ways
text-disc = disc of { $name }
acting-did = Last: { $what }
meanwhile = While you wait:
next-table = Next: { $table }
next-table-count =
    { $n ->
        [one] One other table waits for you.
       *[other] { $n } other tables wait for you.
    }

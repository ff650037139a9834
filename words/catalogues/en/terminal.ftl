### The table in the terminal. The browser does not need these.

## The screen
tty-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
tty-seed = seed { $seed }
tty-human = human
tty-you-are = you are { $seat }
tty-reconstructed = No source states { $n } of the values of this board; the map marks them with ?.
tty-lineup =
    .seat = seat
    .status = status
    .ducats = ducats
    .level = level
    .scribes = scribes
    .tiles = tiles
    .place = place
tty-cardinal = Card. { $name }
tty-have = You have
tty-are = You are
tty-in = You are in
tty-at-sea = at sea on the { $sea }; you left { $place }.
tty-offer = On offer
tty-cards = Cards
tty-trade = Trade
tty-you-give = you give
tty-gives = { $seat } gives
tty-nothing = nothing
tty-none = none
tty-at = { $what } at { $n } d
tty-manuscript = manuscript { $what }
tty-tile = library tile { $what }
tty-zone = { $zone } zone
tty-here = here: { $who }
tty-hold = You hold: { $list }.

## What a place is and gives
tty-song-now = active now
tty-song-from = from turn { $n }
tty-song-in = turn { $n }
tty-university = { $n } knowledge for the messenger ({ $late } after turn 7)
tty-taken = bonus taken
tty-knowledge-only = { $what } (knowledge only for you)
tty-not-for-you = { $what } (not for you)
tty-event = event { $name }: { $what }
tty-auction = auction
tty-auction-for = auction for { $n } knowledge
tty-d = { $n } d
tty-k = { $n } k

## The map
tty-map = Map
    .aside = what a movement from where you stand would cost
    .place = place
    .cost = cost
    .zone = zone
    .d = d
    .k = k
    .here = here
    .used = used
    .what = what it is
    .note = d ducats, k knowledge, once for each player; here and used: the pieces and the discs of the seats. A step costs 1 point, a voyage on the Tirreno (T) or the Adriatico (A) 3, and 10 ducats if it takes more than 1 point in all. map PLACE shows its roads.
    .unsure = A ? marks a value that no source states: this board has { $n } such values.
tty-it-is = It is
tty-roads = Roads to
tty-ships = Ships to
tty-from-you = From you

## Manuscripts, turns, tracks, tiles
tty-manuscripts = Manuscripts
    .aside = one a turn, in a zone of its colour
    .level = level
    .points = points
    .knowledge = knowledge
    .deck = deck
    .shown = on display
    .note = A manuscript scores its level in VP; five colours score 5 VP more.
    .own = You have { $what }; your level is { $level }.
tty-lingua-beside = not before a level is used up
tty-lingua-offered = can be taken anywhere
tty-lingua-taken = taken
tty-turns = Turns
    .aside = events and cubes to come
    .turn = turn
    .cubes = cubes
    .event = event
    .and = and
tty-letter-politicians = P
tty-letter-nobles = N
tty-letter-abbesses = A
tty-letter-scribes = S
tty-canticle = canticle in { $place }
tty-canticle-all = canticle in all five
tty-papal = papal tile
tty-last-charity = last charity
tty-tracks = Tracks
    .aside = the most advanced first, also in a stack (+)
tty-of = of { $n }
tty-start = start
tty-level = you are on level { $level }; level { $next } begins at space { $space }, { $n } more
tty-level-last = you are on the highest level, { $n }
tty-marked = { $what } from space { $n }
tty-friars = Friars
    .aside = a Merchant in a convent may become one, for half of his ducats
tty-cardinals = Cardinals
    .aside = a Friar in a cathedral, for 40 ducats and a politician or noble
tty-library = Library
    .aside = { $n ->
      [one] { $n } tile in the stack
     *[other] { $n } tiles in the stack
    }
tty-stack = You know the stack, from the top: { $tiles }.

## Seats and score
tty-seats = Seats
    .aside = in the order of this turn
tty-to-convert = { $what } to convert
tty-progress = { $track } { $n } of { $all }
tty-closed = closed; { $tiles }
tty-seat-has = has
tty-seat-knows = knows
tty-seat-in = is in
tty-seat-tracks = tracks
tty-seat-used = has used
tty-seat-power = power
tty-seat-cards = cards
tty-seat-screen = screen
tty-score = Score
    .aside = if the game ended now, without election; – is hidden
    .rule = rule
tty-score-final = Final score
tty-vp = Victory points
tty-order = The order:

## What can be done
tty-moves = Your moves
    .aside = what is certain about each
    .no = no
    .move = move
    .points = points
    .gains = brings and costs
tty-group-free = free
tty-group-take = take
tty-group-read = read
tty-group-work = work
tty-group-advance = advance
tty-group-cards = cards
tty-group-turn = turn
tty-price = { $points } pt{ $ducats ->
    [0] {""}
   *[other] {" "}{ $ducats } d
  }
tty-price-free = free
tty-price-step = 1 a step
tty-more-map = and { $n } more: map
tty-more = and { $n } more
tty-abbess-a-step = an abbess a step
tty-no-way-back = no way back

## Answers
tty-refused = { $move } is not possible now. { $why }
tty-never = “{ $text }” is no move: { $rule } says what is. There are: { $list }
tty-no-such-move = “{ $text }” is no move. There are: { $list }
tty-no-move = “{ $text }” is no move and no command; help lists what can be said
tty-no-number = there is no number { $n }: { $all ->
    [0] nothing can be chosen
   *[other] 1 to { $all } can be chosen
  }
tty-ambiguous = “{ $text }” can mean { $list }
tty-possible = Possible: { $list }.
tty-no-place = there is no place “{ $text }”
tty-no-rule = there is no rule “{ $text }”, and none has it in it; rule alone lists all
tty-log-what = log knows no “{ $what }”; log all shows the whole game
tty-why-what = why needs a move, for example: why move roma
tty-undo-what = undo knows no “{ $what }”: undo reverses a move, undo turn the whole turn
tty-undone = { $n ->
    [one] Undone: { $n } move.
   *[other] Undone: { $n } moves.
  }
tty-nothing-to-undo = there is nothing to undo
tty-decided = another seat has decided since, so the move cannot be undone
tty-information-revealed = the move showed something new, so it cannot be undone
tty-nothing-to-redo = there is nothing to redo
tty-over = the game is over
tty-save-what = save needs the name of a file
tty-saved = Saved. Go on with: volgare play --load { $file }
tty-not-saved = not saved: { $why }
tty-unsaved = the game is not saved: save FILE keeps it, quit again leaves it
tty-broken-off = Not saved. With play --save FILE a game that is broken off is kept.
tty-break-off = save FILE keeps the game, quit leaves; break off again to leave at once.
tty-pass = Pass the keyboard to { $seat }.
tty-enter = Press Enter when nobody else looks.
tty-line = line { $n }: { $what }
tty-hint-again = Which is the best? Choose, then say hint once more.

## Help and commands: a word each, in small letters
tty-help = What you can say
    .text = A number from the list, or a move as it is written there: move roma, take nobles 2 sell 1, riddle 3, end. Words may be cut short as long as only one move is left: ri 3, psa, or roma alone.
tty-cmd-moves = moves
    .help = all you can do, with everything that is certain about it
tty-cmd-map = map
    .args = [PLACE]
    .help = the places with their distances, or one place with its roads
tty-cmd-tracks = tracks
    .help = the tracks with their stacks
tty-cmd-seats = seats
    .help = what every seat has, and what lies behind your screen
tty-cmd-manuscripts = manuscripts
    .help = the manuscripts with their prices now
tty-cmd-turns = turns
    .help = the turn track: events and cubes to come
tty-cmd-tiles = tiles
    .help = friars, cardinals and library tiles left
tty-cmd-score = score
    .help = the score so far, as far as you may know it
tty-cmd-log = log
    .args = [all]
    .help = what happened in the last turn, or in the whole game
tty-cmd-why = why
    .args = MOVE
    .help = why a move is not possible now
tty-cmd-rule = rule
    .args = [WORDS]
    .help = a rule in full, such as rule MOV-2, or the rules in which words occur
tty-cmd-hint = hint
    .help = three ideas for what to decide; said once more, which is the best. Only for who plays alone against bots
tty-cmd-undo = undo
    .args = [turn]
    .help = undo your last move, or your whole turn
tty-cmd-redo = redo
    .help = redo what was undone last
tty-cmd-save = save
    .args = [FILE]
    .help = write the game to a file; play --load FILE goes on
tty-cmd-help = help
    .help = this list
tty-cmd-quit = quit
    .help = leave the table
tty-word-all = all
tty-word-turn = turn

## Moves as they are typed, in small letters; what follows a word is a name or a number
type-start = start
type-charity = charity
type-end = end
type-end-summon = end summon
type-move = move
type-embark = embark
type-city = city
type-event = event
type-scribes-knowledge = scribes knowledge
type-scribes-vp = scribes vp
type-friar = friar
type-cardinal = cardinal
type-shlasinger = shlasinger
type-draw = draw
type-take-politicians = take politicians
type-take-nobles = take nobles
type-take-abbesses = take abbesses
type-take-scribes = take scribes
type-manuscript = manuscript
type-lingua = lingua
type-psalter = psalter
type-business = business
type-riddle = riddle
type-messenger = messenger
type-orient = orient
type-canticle = canticle
type-library = library
type-rest = rest
type-keep = keep
type-top = top
type-give = give
type-accept = accept
type-refuse = refuse
type-bid = bid
type-pass = pass
type-pay = pay
type-elect = elect
type-decline = decline
type-ritmo = ritmo
type-placiti = placiti
type-arnault = arnault
type-glossario = glossario
type-return-ritmo = return ritmo
type-return-guaita = return guaita
type-return-white = return white
type-trade = trade
type-keep-card = keep
type-give-up = give up
type-give-ritmo = give ritmo
type-ask = ask
type-offer = offer
type-withdraw = withdraw
type-counter = counter
type-yield = yield
type-score-cards = score cards
type-score-track = score track
type-sell = sell { $n }
type-discard-politicians = discard politician
type-discard-nobles = discard noble
type-discard-virtual = discard virtual
type-nothing = nothing
type-none = none
type-ducats = ducats
type-knowledge = knowledge
type-deck-ritmo = ritmo
type-deck-placiti = placiti
type-deck-scuola = scuola
type-deck-arnault = arnault
type-deck-glossario = glossario
type-card-placiti = { $label ->
    [guaita] guaita
    [white] white
   *[placito] placito
  }
type-card-ritmo = { label-colour }
type-good-ducats = ducats
type-good-library = library
type-good-scribes-vp = scribes-vp
type-good-lingua = lingua

## The guide, where the browser’s text speaks of what is touched there
tty-guide-aim = Whoever has the most victory points when the Pope dies wins, after 13 to 16 turns: most come from manuscripts, 1 to 8 each, and from an office at the end, up to 22. A first game alone against bots takes about an hour.
tty-guide-start = Everybody begins as a Merchant with 10 ducats. The starting city only matters for what is near: map shows it.
tty-guide-points = Each turn you have 5 points for actions, each kind once: travel, take cubes, study, trade, advance on a track. Free actions cost none. Type a number or a move; help tells more.
tty-guide-undo = Changed your mind? undo reverses your last move, undo turn the whole turn, as long as nobody has learnt anything by it.
tty-guide-end = Your turn is used up. end ends it when you are happy with it; until then you can undo.
tty-guide-waiting = What the others did stands above; log shows the last turn, log all the whole game.
tty-guide-payment = Pay with cubes of your choice. None of them may be needless.
tty-guide-card-keep = Choose a card to keep; only you see them unless they lie open. The others go under the deck.

## What a table can be made of
tty-presets = Presets
tty-options = Options
tty-documents = Documents
tty-option-values = Values: { $list }.
tty-all-presets = all presets
tty-option-documents = Documents: { $list }.
tty-no-document = No document: a choice of this project.
tty-option-rules = Rules: { $list }.

### The box viewer and the board editor.

## The viewer
box-title = The box, value by value
box-lead = The printed board and tiles are only partly described in the documents we have. Here is every value with where it comes from, and what was reconstructed where no document says anything.
box-of-table = The box of a table by { $preset }.
box-to-table = Back to the table
box-search = Search
box-search-hint = A place, a card, a value, a document
box-correct = Correct the board
box-filter = How sure the values are
box-mark-attested = attested
box-mark-inferred = inferred
box-mark-proposed = reconstructed
box-mark-how-attested = stated in a document
box-mark-how-inferred = follows from what documents state
box-mark-how-proposed = no document says it: chosen to fit all the rest
box-on-board = Of the { $all } reconstructed values { $n } are the board’s; the others are those of tiles, cards and tracks.
box-differ = differ
box-differ-how = from the built-in board
box-map-how = The ring round a place tells how much of it is known: ink for what is attested, gold for what is inferred; dashed is what was reconstructed.
box-place-noted = changed
box-place-wrong = with a fault
box-found =
    { $n ->
        [one] One value
       *[other] { $n } values
    }
box-nothing = There is no such value.
box-unsure = { $n } of { $all } reconstructed
box-otherwise = On the built-in board: { $value }.
box-added = Not on the built-in board.
box-expansion =
    Comes with the option “{ $option }”.{ $on ->
        [yes] {" "}It is in play at this table.
        [no] {" "}At this table it stays in the box.
       *[other] {""}
    }
box-ruling = Option “{ $option }”: { $value }.
box-yes = yes
box-none = none

box-group-places = Places
box-group-events = Event tiles
box-group-manuscripts = Manuscripts
box-group-tiles = Other tiles
box-group-people = Friars and cardinals
box-group-cards = Cards of the expansions
box-group-tracks = Tracks
box-group-pieces = Other pieces
box-group-players = By number of players
box-group-sources = Documents
box-event-n = { $n }. { $name }
box-manuscripts-n = Manuscripts of level { $level }
box-entry-library = Library tiles
box-entry-library-more = One more library tile
box-entry-canticle = Canticle tiles
box-entry-papal = Papal tiles
box-entry-coins = Coins
box-entry-discs = Discs of each colour
box-entry-pawns = Pawns of each colour
box-entry-markers = Action markers
box-players = Players
box-limit = Cubes a turn space holds at most
box-face-up = Manuscripts face up in a row

## What a value is called
box-field-id = On the board
box-field-name = Name
box-field-zone = Dialect
box-field-feature = What it is
box-field-sea = Sea
box-field-ducats = Ducats
box-field-knowledge = Knowledge
box-field-road = Road to
box-field-alone = Roads
box-field-no = Number
box-field-place = Place
box-field-gift = Brings
box-field-kinds = In the box
box-field-tile = Tiles
box-field-more = Tile
box-field-printed = Name
box-field-effect = What it does
box-field-card = Cards
box-field-drawn = Drawn in
box-field-deck = Cards drawn
box-field-action = Action Space card
box-field-turn = Turns
box-field-spaces = Length
box-field-length = Length
box-field-steps = Marked spaces
box-field-late = For latecomers
box-field-red = Red ones
box-auction = { $n } knowledge, by auction
box-from-space = from space { $n }
box-spaces =
    { $n ->
        [one] one space
       *[other] { $n } spaces
    }
box-step = { $value } on space { $space }
box-red = { $n } of 5

## What a value is used for
box-use-id = Pieces stand here, and travel by way of it.
box-use-zone = Manuscripts of this dialect are taken here, in blue zones the riddle is solved.
box-use-feature-start = One of the cities in which a game begins; it gives nothing.
box-use-feature-city = It rewards each player once: ducats for merchants, knowledge for all.
box-use-feature-convent = A merchant may become a friar here.
box-use-feature-abbey = Abbesses cost no ducats here, and scribes are converted.
box-use-feature-cathedral = A friar may become a cardinal here.
box-use-feature-franciscan = The canticle is sung here, in the turn on its tile.
box-use-feature-harbour = From here one sails to the other harbours of the same sea.
box-use-feature-event = An event tile can lie here.
box-use-feature-university = Knowledge for whoever has completed the messenger, once.
box-use-sea = Voyages stay within one sea.
box-use-ducats = What a merchant takes here, once in the game.
box-use-knowledge = What everybody takes here, once in the game.
box-use-road = One step of a journey by land, in either direction.
box-use-alone = It is reached by sea only.
box-use-event-no = The numbers give the order in which the events come.
box-use-event-place = Where the event is claimed.
box-use-event-gift = What the first to claim it receives.
box-use-kinds = The manuscripts that are shuffled into the deck of this level.
box-use-tile = Victory points at the end; one with the manuscript also stands for a colour.
box-use-more = It is shuffled into the stack of library tiles.
box-use-action = It lies beside the map and holds the action markers spent here; it does nothing by itself.
box-use-friars = A merchant who becomes a friar takes one of the tiles that are left.
box-use-cardinals = A friar who becomes a cardinal takes one of the tiles that are left.
box-use-card-ritmo = Two or three of different colours bring 3 or 7 knowledge. They can be traded. Whoever has the most of one colour can score by the riddle track.
box-use-card-placito = Whoever has the most Placiti can score by the canticle track.
box-use-card-guaita = The Guaita, put back, brings 30 ducats or 6 knowledge.
box-use-card-white = White cards, put back, bring 1 knowledge each; they break ties among the Placiti.
box-use-card-scuola = Opens the action in Cagliari. Its VP count at the end, if there is a card of Arnault Daniel too.
box-use-card-arnault = Its VP count at the end, if there is a card of the Scuola Siciliana too.
box-use-card-glossario = Its VP count at the end.
box-use-turn = The turns in which single Franciscan cities are active.
box-use-red = The second red one announces the Pope’s death and the last turn.
box-use-coins = The bank pays in them; half of a purse is rounded to them.
box-use-discs = They stand on the tracks and mark cities.
box-use-pawns = They show where somebody is.
box-use-markers = They show what was done in a turn.
box-use-spaces = How far knowledge can rise.
box-use-level = Which manuscripts can be read, and how many cards can be kept.
box-use-late = What the university gives after turn 7.
box-use-track-riddle = Whoever leads here at the end scores what the disc has reached.
box-use-track-messenger = Its last space opens the university and costs ducats and abbesses.
box-use-track-orient = Its end brings more ducats from the cities.
box-use-track-canticle = The first here scores 9 VP at the end, the second fewer.
box-use-track-library = Its marked spaces say how many library tiles may be drawn.
box-use-track-rest = Whoever is furthest plays first in the next turn.

## Remarks of the built-in files
box-note-at-least-one-of-each-colour-dx = At least one of each colour is attested (Deluxe).
box-note-at-least-two-of-each-colour-fr = At least two of each colour are attested (French player aid).
box-note-one-of-1-5-6-7-and-9 = One of the numbers 1, 5, 6, 7 and 9.
box-note-the-value-of-2010-is-not-known = The value of 2010 is not known.
box-note-the-value-in-the-deluxe-edition-is-not-known = The value in the Deluxe edition is not known.
box-note-the-event-that-the-first-edition-lacked = The event that the first edition lacked.
box-note-that-the-numbers-stand-on-spaces-4-5-and-6-is-said-by-de = That the numbers stand on spaces 4, 5 and 6 is said by the German rulebook.
box-note-only-two-let-the-game-end-on-turns-13-14-15-and-16 = Only with two of them can the game end on each of the turns 13 to 16.
box-note-named-for-trade-so-ducats-are-likely = It is named for trade, so ducats are likely.
box-note-named-for-a-school-art-so-knowledge-is-likely = It is named for a school art, so knowledge is likely.
box-note-named-for-a-poet-so-knowledge-is-likely = It is named for a poet, so knowledge is likely.
box-note-level-8-is-very-rarely-reached-pk = A review says that level 8 is very rarely reached.
box-note-that-there-is-one-more-tile-is-attested-dx = That there is one more tile is attested (Deluxe).
box-note-it-once-calls-him-giustino-by-a-slip = The Italian rulebook once calls him Giustino, by a slip.
box-note-until-when-charity-gives-him-more-differs = Until when charity gives him more differs from rulebook to rulebook.
box-note-where-es-describes-the-tile-it-says-6-vp-its-list-of-points-says-4-as-the-others-do = Where the Spanish rulebook describes the tile it says 6 VP; its list of points says 4, as the others do.
box-note-five-colours-are-attested-these-are-the-other-dialects = Five colours are attested; these are the other dialects.
box-note-the-list-of-contents-the-line-for-the-set-up-speaks-of-10-cards-which-does-not-fit-it = From the list of contents; the line for the set-up speaks of 10 cards, which does not fit it.
box-note-six-cards-in-all-are-attested-dx = Six cards in all are attested (Deluxe).
box-note-ten-cards-in-all-are-attested-dx = Ten cards in all are attested (Deluxe).
box-note-every-pair-of-colours-once-then-the-55-tiles-add-up = Every pair of colours once: then the 55 tiles add up.
box-note-else-who-begins-in-catania-could-not-leave = Otherwise whoever begins in Catania could not leave.
box-note-at-least-7-in-the-deluxe-edition-dx = At least 7 in the Deluxe edition.
box-note-at-least-7-are-attested-dx = At least 7 are attested (Deluxe).
box-note-after-the-praise-of-milano-by-bonvesin-da-la-riva = After the praise of Milano by Bonvesin da la Riva.
box-note-deluxe-does-not-say = The Deluxe rulebook does not say.
box-note-weakly-from-the-backs-of-the-cards-of-the-sicilian-school = A weak sign: the backs of the cards of the Sicilian School.
box-note-weakly-from-the-backs-of-the-cards-of-the-occitan-poet = A weak sign: the backs of the cards of the Occitan poet.
box-note-the-seat-of-the-sicilian-school-green-lies-in-the-south = The seat of the Sicilian School; green lies in the south.
box-note-the-numbers-1-to-4-are-attested-it-their-spaces-are-not = The numbers 1 to 4 are attested (Italian rulebook), their spaces are not.
box-note-the-north-is-blue-so-blue-is-likely = The north is blue, so blue is likely.
box-note-the-early-value-the-late-one-is-in-the-component-files = The early value; that for latecomers stands beside the tracks.
box-note-ten-tiles-dx-jn-some-of-them-jokers-dx-are-attested = Ten tiles are attested (Deluxe, an Italian review), some of them jokers.
box-note-pink-is-the-fiorentino-of-tuscany = Pink is the Fiorentino of Tuscany.
box-note-no-other-place-of-sardinia-is-named = No other place of Sardinia is named anywhere.
box-note-more-than-90-are-attested-for-the-edition-of-2010-bdml = More than 90 are attested for the edition of 2010.
box-note-more-than-90-are-attested-bdml = More than 90 are attested.
box-note-how-many-blank-spaces-come-first-is-not-known = How many blank spaces come first is not known.
box-note-eight-tiles-of-2-3-or-4-vp-are-attested-it-es-de-bdml = Eight tiles of 2, 3 or 4 VP are attested.
box-note-as-in-the-deluxe-edition = As in the Deluxe edition.
box-note-1-2-and-3-are-the-last-three-spaces = 1, 2 and 3 are the last three spaces.
box-note-a-merchant-a-friar-and-a-cardinal = A Merchant, a Friar and a Cardinal.
box-note-five-and-one-more-for-muret = Five, and one more for Muret.

## The editor
bench-title = Board editor
bench-lead = If you own the box, you know better: put in what is printed on your board, and play on it. The server checks every change; nothing leaves this browser until you make a table.
bench-name = Name of the board
bench-source = Where your values come from
bench-source-how = Stands beside every value that you correct or confirm.
bench-own-title = My board
bench-own-source = my own copy of the game, as printed
bench-load = Go on with a board file
bench-unread = This file has faults, so it was not loaded. Line by line:
bench-anew = Start over
bench-anew-sure = Forget all corrections?
bench-choose = Place or event tile
bench-kind = What it is
bench-extras = Besides
bench-roads = Roads
bench-road = Road { $road }
bench-road-add = A road to…
bench-road-away = Take away the road to { $place }
bench-road-new = built
bench-road-gone = taken away
bench-gift-kind = What the tile brings
bench-gift-ducats = ducats
bench-gift-knowledge = knowledge
bench-gift-auction = knowledge, by auction
bench-stands = As printed
bench-all-stand = All as printed
bench-stands-how = The value is printed on your board: from now on your own source vouches for it.
bench-was = was { $value } ({ $mark }: { $codes })
bench-was-nothing = was not there
bench-put-back = Put back: { $what }
bench-changes =
    { $n ->
        [0] What was changed
        [one] One value was changed
       *[other] { $n } values were changed
    }
bench-no-changes = Nothing yet: touch a place on the map, or choose it by name.
bench-change-confirmed = confirmed
bench-faults =
    { $n ->
        [one] One fault
       *[other] { $n } faults
    }
bench-in-order = The board is in order.
bench-left =
    { $n ->
        [0] No value of it is reconstructed any more.
        [one] One value is still reconstructed.
       *[other] { $n } values are still reconstructed.
    }
bench-download = Download
bench-play = Play on it
bench-whole = The board
bench-part-board = Name of the board
bench-part-title = Name of the board
bench-part-note = ChatMessage
bench-part-sources = Where your values come from

## What can be wrong with a board; a, b, c and d are names and figures
fault-file-too-large = A board has at most { $a } bytes, not { $b }: shorten its remarks.
fault-too-many-signs = There is too much on this board: it has { $b } brackets, commas and colons, and may have { $a }.
fault-too-wide = A list has at most { $a } entries.
fault-value-too-long = A text has at most { $a } bytes, not { $b }.
fault-many-faults = Faults in all: { $a }. Listed are the first { $b }.
fault-out-of-range = A whole number from { $b } to { $c } is needed, not { $d }.
fault-no-text = Some text is needed.
fault-no-word = Give it a name with some plain letters.
fault-name-is-taken = Another board is already called { $a }: give it another name.
fault-code-taken = The code { $a } is taken already.
fault-code-blank = A code has no spaces.
fault-no-source = It has to say where it comes from.
fault-other-source = The source { $b } is not explained.
fault-not-one-kind = A place is exactly one of these: { $b }.
fault-needs-city = Only a city can have this: { $b }.
fault-no-sea = A harbour needs its sea.
fault-no-harbour = It lies on a sea, but is no harbour.
fault-not-neutral = A place of this kind has no dialect: { $b }.
fault-worth-missing = A city needs a value here, 0 for none.
fault-worth-of-no-city = Only a city has this value.
fault-poor-university = The university needs knowledge.
fault-wrong-count = There have to be { $a } places of the kind “{ $b }”, and there are { $c }: { $d }.
fault-one-way = { $b } is a neighbour, but not the other way round.
fault-two-marks = The road to { $b } is marked differently at its other end.
fault-only-harbour = The only harbour of this sea ({ $b }): a sea needs two.
fault-unreachable = It cannot be reached from Roma, by land or sea.
fault-no-event-box = Event tile { $a } lies in { $b }, which has no place for events.
fault-not-one-gift = A tile brings exactly one thing: ducats, knowledge or an auction.
fault-wrong-stupor = This tile belongs to Brindisi.
fault-wrong-auction = Tile { $b }, and no other, is an auction.

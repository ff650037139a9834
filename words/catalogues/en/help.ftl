### Help: how to play, terms, keys, rules.

help-title = Help
help-rules = Rules
help-terms = Icons and terms
help-keys = Keyboard
help-about = About

glossary-search = Search an icon or a term
glossary-found =
    { $n ->
        [one] One term
       *[other] { $n } terms
    }
glossary-none = Nothing is called that.
glossary-none-rules = Search the rules

terms-turn = Your turn
terms-places = Places
terms-people = People
terms-works = Works and tracks
terms-end = The end

term-point-title = Action point
term-point = A wax seal. You have 5 in your turn (6 with Cardinal Muret); what you do not use is lost.
term-ducat-title = Ducat
term-ducat = Money: it pays for journeys, politicians and abbesses, and the way to cardinal.
term-knowledge = The track around the map. It decides which manuscripts you can read, and it breaks every tie.
term-level-title = Level
term-level = The last level number that your disc has reached on the knowledge track, from 1 to 8. A manuscript needs at least its own level.
term-free-title = Free action
term-free = It costs no action point: bonuses, a change of status, scribes in an abbey, a library draw. Each kind once a turn.
term-order-title = Playing order
term-order = Whoever knows least plays first; of discs on one space the upper one. Whoever has rested most jumps to the front.
term-learnt-title = Cannot be undone
term-learnt = Undo ends where somebody has learnt something, by tiles seen or a new card turned, and where another player has decided.

term-city = Gives you once its ducats (merchants only) and its knowledge, free of points. Your disc marks it.
term-event = A tile on a city: the first to claim it gets its ducats (merchants only) or its knowledge.
term-start = Where a game begins. It has no bonus.
term-harbour = From here you sail to any other harbour of the same sea, for 3 points and 10 ducats.
term-convent = Here a merchant may become a friar: for half of his ducats.
term-cathedral = Milano and Brindisi. Here a friar may become a cardinal: for 40 ducats and a politician or a noble.
term-abbey = Here abbesses cost no ducats, and your scribes turn into knowledge or victory points.
term-franciscan = Here the canticle is sung, in the turn on its tile; near the end in all five.
term-university = Bologna. Whoever has completed the messenger gets up to 15 knowledge here, once.

term-merchant = Everyone begins as one. He takes ducats from cities and events and trades with the orient.
term-friar = Lives on charity, holds a friar tile with its power, and may be elected Benedictine Monk.
term-cardinal = Receives more charity, holds a cardinal tile, and may be elected Camerlengo or Pope.
term-shlasinger = One of the cardinals whom a friar may become. Once, he sets an opponent’s knowledge 6 spaces back.
term-charity = At the start of a turn, up to the 11th, the richest merchant gives 5 ducats to each friar and 10 to each cardinal poorer than he is; else the bank does.
term-politicians = 3 votes. Costs 30 ducats, two cost 60.
term-nobles = 2 votes. Costs no ducats; discarded when taken it brings 20.
term-abbesses = 1 vote. Costs 15 ducats, none in an abbey. Pays for the canticle and the messenger.
term-scribes = Lies in front of the screen until an abbey turns it into 3 knowledge or 1 VP.
term-virtual-title = Virtual cube
term-virtual = Some tiles stand for a cube that helps in each payment, bid or count and is never given up.

term-manuscript = Worth its level. Taken in the zone of its language, with enough knowledge, for as many points as its row; one a turn.
term-lingua = Worth 8. It is offered when a level has run out, and needs knowledge level 8 and 4 points, anywhere.
term-psalter = 1 point: 3 knowledge, or 4 for whoever is last.
term-business = 1 point: 10 ducats.
term-riddle = In blue zones. At the end only the leader scores, 4 to 6 VP.
term-messenger = Anywhere. Its last space costs ducats and abbesses and opens Bologna’s knowledge.
term-orient = For merchants. Its end brings more ducats from cities.
term-canticle = In Franciscan cities, an abbess a step. 9 VP for the first, fewer for the second.
term-library = Its numbers let you draw library tiles and keep one: secret victory points.
term-rest = The one furthest along plays first next turn; then he starts again.

term-stupor = From turn 10, once: whoever ends his turn in Brindisi may summon the others to an auction with votes for 10 knowledge.
term-papal-title = Papal tile
term-papal = One a turn from turn 12. The first red one: the Pope is dying. The second: the last turn.
term-crown = After the last turn votes buy an office: Banker (7 votes, 6 VP), Monk (10 votes, 11 VP), Camerlengo (11 votes, 14 VP) or Pope (17 votes, 22 VP).
term-vp-title = VP
term-vp = Victory points. Whoever has the most wins; in a tie, whoever has more knowledge.

key-tab = To the next thing that can be done or says why not
key-enter = Touch it; once more does it
key-actions = Each action has a key, the same at every table and in every turn; at the foot of the table it stands before its name. The first press shows the action, Enter does it.
key-escape = Let go of what was touched
key-undo = Undo a step (also Ctrl Z)
key-redo = Redo it
key-end = End the turn
key-next = To the next table that waits for you
key-log = To the log
key-help = Icons and terms
key-zoom = Zoom the map, and back to all of it
key-arrows = On the map to the neighbouring place; in a replay one move
key-turns = In a replay one turn

five-lead = Italy around 1300: the merchants want contracts that everyone can read, and the scholars begin to write as people speak. You travel through the dialects, gather what is written in them, and seek a place in the world.
five-aim = What you want
    .p1 = The most victory points. Most come from manuscripts (1 to 8 each) and from the office to which you are elected at the end (up to 22 for the Pope).
    .p2 = The game lasts 13 to 16 turns. It ends with the turn in which the Pope dies.
five-turn = Your turn
    .p1 = You have five action points, the wax seals. Almost everything costs points; each kind of action can be done once in your turn, in any order.
    .p2 = Free actions cost none: taking a bonus where you stand, changing your status, converting scribes.
    .p3 = Whatever has a golden edge can be done now. Touch it to see cost and outcome, touch it again to do it. You can undo until somebody has learnt something.
five-travel = Travelling
    .p1 = A step to a neighbouring place costs 1 point. A journey of 2 points or more costs 10 ducats as well, however long it is.
    .p2 = From a harbour you sail to any other harbour of the same sea for 3 points.
five-cities = Cities and events
    .p1 = A city with a coin or a book rewards you once in the game: merchants take the ducats, everyone the knowledge.
    .p2 = Nearly every turn an event appears at a city. The first to claim it gets what it shows.
    .p3 = You deal with places only where you stand, before or after your journey, not with those you pass.
five-manuscripts = Knowledge and manuscripts
    .p1 = The track around the map is your knowledge; every thirteen spaces is a level. A manuscript of level 3 needs knowledge level 3.
    .p2 = You must stand in the zone of its language. It costs as many points as its row; when a level runs out, the higher ones become cheaper. One a turn.
    .p3 = All five languages together are worth 5 more. Lingua Volgare is worth 8 and needs level 8.
five-cubes = Four kinds of people
    .p1 = Politicians, nobles and abbesses are votes (3, 2, 1) for the election; abbesses also pay for the canticle and the messenger.
    .p2 = One costs 1 point, two of a kind cost 4. Politicians cost 30 ducats each, abbesses 15. A noble can be discarded as you take it, for 20 ducats.
    .p3 = Scribes wait in front of your screen until an abbey turns all of them into knowledge or into points.
five-status = Merchant, friar, cardinal
    .p1 = You begin as a merchant. In a convent you may become a friar, for half of your ducats; in a cathedral a cardinal, for 40 ducats and a politician or a noble. There is no way back.
    .p2 = The religious take no more ducats from cities and events. They live on charity, which the richest merchant pays, and hold a tile with a power of its own.
    .p3 = None of it is compulsory: a merchant can win, too.
five-tracks = The tracks
    .p1 = Riddle of Verona (blue zones): the leader gets 4 to 6 VP at the end.
    .p2 = Messenger (anywhere): its end opens Bologna, with 10 or 15 knowledge.
    .p3 = Orient (merchants): its end brings ducats from the cities.
    .p4 = Canticle of the Sun (Franciscan cities, an abbess a step): 9 VP for the first, fewer for the second.
    .p5 = Papal library: draw tiles, keep one; secret points.
    .p6 = Rest: be first in the next turn.
five-end = How it ends
    .p1 = From turn 12 papal tiles are turned. With the second red one the Pope is dead: all pieces go to Roma, and that turn is the last.
    .p2 = Then votes buy offices: a merchant becomes Banker (7 votes, 6 VP), a friar Monk (10 votes, 11 VP), a cardinal Camerlengo (11 votes, 14 VP) or Pope (17 votes, 22 VP).
    .p3 = Most votes left and most ducats bring a few points more. The highest total wins.
five-first = For your first game
    .p1 = Take the bonuses of the cities around you: knowledge early opens manuscripts early.
    .p2 = Take a manuscript whenever you stop in a zone in which you can.
    .p3 = Keep votes for the election from about turn 8 on: the office is the largest single score.
five-play = Play
five-rules = All rules

about-game = De Vulgari Eloquentia is a board game by Mario Papini. It came out in 2010, and in a revised Deluxe edition in 2019. All drawings and all words on these pages are our own.
about-site = Volgare is a table for it in the browser, free and without accounts. Its rules are written down one by one with a number; wherever something is refused, that number is given.
about-board = The board
about-board-how = No printed board was copied. Every value that a rulebook states is used; where none says anything, a value was reconstructed and is marked as such.
about-board-n =
    { $n ->
        [0] all values are stated by a source.
        [one] one value is reconstructed.
       *[other] { $n } values are reconstructed.
    }
about-board-box = The box, value by value
about-board-edit = Correct the board
about-editions = Editions
about-editions-how = The rulebooks of 2010 differ from each other in a few places. Each of them can be played as it stands: choose it for a new table. Single rulings are options.
about-words = The words on the manuscripts
about-words-how = On the leaves stand the first words of works of the time, in their own language. The edition or the manuscript named is where each can be read; spellings differ from one to the other, and ours was not compared with it letter by letter.
about-fonts = Type
about-fonts-how = Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.

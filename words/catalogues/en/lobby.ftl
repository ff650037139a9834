### The pages around the game.

lobby-home = Volgare: to the tables
lobby-nav = Pages
lobby-help = Help
lobby-settings = Settings
lobby-about = About
lobby-how = The rules in brief
lobby-five = The game in five minutes
    .short = In five minutes
lobby-learn = Tutorial and puzzles
    .how = New here? Ten minutes, led by the hand

lobby-what = Italy around 1300. A language is being born between dialects and Latin: travel, learn, gather manuscripts, and rise from merchant to friar, cardinal, perhaps Pope. The board game for 2 to 5 players.
lobby-play = Play now
lobby-play-how = Deluxe, you against three bots
lobby-beginning = The table is being laid…
lobby-new = New table
    .short = New
lobby-mine = My tables
lobby-waiting = Waiting for you
lobby-going = Other games
lobby-finished = Finished
lobby-all = Show all { $n }
lobby-more = Show more
lobby-open = Open tables
lobby-none-open = Nobody is waiting for players just now.
lobby-open-one = Open a table
lobby-asks =
    { $what ->
        [start] Choose your starting city
        [charity] Charity: choose who pays
        [summons] A summons: accept or refuse
        [bid] Your bid
        [payment] Your payment
        [election] The election
        [trade] A trade
        [scoring] Choose what to score
       *[other] Your turn
    }
lobby-waits-for = Waiting for { $name }
lobby-since =
    { $form ->
        [today] since { $when }
       *[other] since { $when }
    }
lobby-moves =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }
lobby-messages =
    { $n ->
        [one] one message
       *[other] { $n }{ $more } messages
    }
lobby-news = New: { $what }
lobby-turn = Turn { $n }
    .in = turn { $n }
lobby-seats-free =
    { $n ->
        [0] All seats taken
        [one] One seat free
       *[other] { $n } seats free
    }
lobby-won = { $name } won, { $n } VP
lobby-won-mine = You won, { $n } VP
lobby-state-over = Over
lobby-state-closed = Closed
lobby-read-only = Can only be read
lobby-join = Join
lobby-watch = Watch

who-open = Open
who-name-mine = { $name } (you)
who-bot = { $n ->
        [2] { $name } II (bot)
        [3] { $name } III (bot)
        [4] { $name } IV (bot)
        [5] { $name } V (bot)
       *[other] { $name } (bot)
    }

bot-random = Fortune
    .who = and her wheel
    .how = Makes any move at all, at once: she knows the rules and nothing else.
bot-novice = Calandrino
    .who = Boccaccio’s simpleton
    .how = Sees what lies before him and misjudges the rest, as beginners do. Plays at once.
bot-greedy-1 = Young Datini
    .who = as he was at first
    .how = The first that planned; he stays as he is, to measure others by.
bot-greedy = Francesco Datini
    .who = merchant of Prato
    .how = Follows the few plans that bring most in his turn and overlooks the rest. Plays at once.
bot-planner = Brunetto Latini
    .who = notary, Dante’s teacher
    .how = Plans his whole turn, with prices learnt from thousands of games; what others will do he leaves out. Plays at once.
bot-simulator-quick = Guido Bonatti
    .who = astrologer of Forlì
    .how = Plays his best plans on in his mind, others’ turns too, for a tenth of a second a turn: he errs where plans are close.
bot-simulator = Michael Scot
    .who = astrologer of Frederick II
    .how = Plays his best plans on in his mind, others’ turns too, for half a second a turn; what is hidden he can only guess.
bot-program = A bot of the host
bot-rung = Rung { $n } of { $of }
bot-elo = Elo { $elo }

preset-text-deluxe = The revised game: eleven events, the library open from the first turn, a closed Bologna, no stopping at sea. The best way to begin.
preset-text-it2010 = The classic game as its first rulebook has it: strict landing, Shlasinger only at his appointment.
preset-text-es2010 = The classic game with library tiles drawn on advancing, and landing in any harbour.
preset-text-de2010 = The classic game with the canticle in all five cities from turn 15, and Norcia in the place of Gubbio.
preset-text-fr2010 = The classic game as French tables play it; with 2 or 3 players the option “{ option-grunt }” is worth a try.
preset-document-deluxe = English rulebook of the Deluxe edition, 2019
preset-document-it2010 = Italian rulebook, 2010
preset-document-es2010 = Spanish rulebook, 2010
preset-document-de2010 = German rulebook, 2010
preset-document-fr2010 = French player aid to the edition of 2010

option-edition = Edition
option-text-edition = The box whose rules are played.
option-value-edition-classic = Classic, 2010
option-value-edition-deluxe = Deluxe, 2019
option-library = Papal library
option-text-library = When library tiles are drawn.
option-value-library-later = At any moment of your own turn
option-value-library-on-advance = Directly after advancing
option-value-library-book = In any turn, more than once (Deluxe)
option-shlasinger = Cardinal Shlasinger
option-text-shlasinger = He throws a rival 6 spaces of knowledge back: when he may do so.
option-value-shlasinger-appointment = In the turn of his appointment
option-value-shlasinger-once = Once, in any of his own turns
option-canticle-open = Canticle for all
option-text-canticle-open = The first turn in which the canticle can be sung in all five Franciscan cities.
option-value-canticle-open-14 = From turn 14
option-value-canticle-open-15 = From turn 15
option-gigi-until = Gigi’s charity
option-text-gigi-until = The last turn in which Gigi doubles what charity brings.
option-value-gigi-until-10 = Up to turn 10
option-value-gigi-until-11 = Up to turn 11
option-landing = Landing
option-text-landing = Where a piece at sea may land.
option-value-landing-another = In a harbour other than the one it left
option-value-landing-any = In any harbour of that sea
option-bologna = Bologna
option-text-bologna = Who may enter and cross Bologna.
option-value-bologna-open = Everyone
option-value-bologna-closed = Only those who have completed the messenger
option-norcia = Norcia
option-text-norcia = Gubbio is called Norcia, as on the German board.
option-grunt = Fewer manuscripts
option-text-grunt = With 2 or 3 players: one level-1 manuscript of each colour, and two face up in each row.
option-screens = Screens
option-text-screens = Whether what was taken in public stays listed for all.
option-value-screens-closed = Closed: hidden behind the screens
option-value-screens-open = Open: stays listed
option-bonus-parts = Parts of a city bonus
option-text-bonus-parts = Whether a Merchant may leave the ducats or the knowledge of a city.
option-value-bonus-parts-choose = Both or one of them
option-value-bonus-parts-whole = Always both
option-city-bonuses = City bonuses in a turn
option-text-city-bonuses = Where a movement starts and where it ends: at both places, or at one.
option-value-city-bonuses-both = At both places
option-value-city-bonuses-one = At one of the two
option-half = Half of the ducats
option-text-half = How the half that a new friar loses is rounded up.
option-value-half-coins = To coins of 5
option-value-half-exact = To the ducat
option-rows = Manuscript rows
option-text-rows = Which level has to run out for the higher rows to move up.
option-value-rows-every = Level 1, 2 or 3
option-value-rows-first = Level 1 only
option-origin-half-coins = A ruling of this site: there are coins of 5, 10 and 50
option-origin-half-exact = As the rulebooks say: rounded up
option-value-on = On
option-value-off = Off

expansions = Expansions of the Deluxe edition
expansions-off = none
expansions-how = Each can be played by itself or with any others, but for the Glossario di Monza: it needs one with cards of its own.
expansions-all = All of them
expansions-none = None of them
option-ritmo = Ritmo Bellunese
option-text-ritmo = In Venezia cards of five colours are drawn. Different ones become knowledge, and they are what you trade with the others; whoever has the most of one colour may score by the riddle track at the end.
option-placiti = Placiti di Capua & Guaita di Travale
option-text-placiti = In the cities of the Fiorentino secret cards are drawn. The Guaita becomes ducats or knowledge, white ones a little knowledge; whoever has the most Placiti may score by the canticle track at the end.
option-placiti-deck = Cards of the Placiti
option-text-placiti-deck = How many cards the deck has: the rulebook counts twelve, but speaks of ten in its set-up.
option-value-placiti-deck-12 = 12, six of them white
option-value-placiti-deck-10 = 10, four of them white
option-origin-placiti-deck-12 = Deluxe 2019, list of contents
option-origin-placiti-deck-10 = Deluxe 2019, set-up
option-poeti = Scuola Siciliana & Arnault Daniel
option-text-poeti = Whoever is in Brindisi when Stupor Mundi is resolved gets a Sicilian poet, and may then draw cards of Arnault Daniel in Cagliari. Both kinds together are worth their VP, one kind alone nothing.
option-glossario = Glossario di Monza
option-text-glossario = In Milano cards worth VP are drawn: at most one for each other expansion of which you own a card, and no more than your knowledge level.
option-alessandro = Friar Alessandro
option-text-alessandro = A sixth friar: when an action lets him draw cards, he has one more to choose from.
option-sonzogni = Cardinal Sonzogni
option-text-sonzogni = A sixth cardinal: when an action lets him draw cards, he draws and keeps one more.
option-library-tile = Eleventh library tile
option-text-library-tile = One more library tile is shuffled into the stack.

option-all-books = All rulebooks
option-no-book = In no rulebook: a choice of this site
option-elsewhere = Options of other rulebooks
need-classic = Only in the game of 2010.
need-deluxe = Only in the Deluxe edition.
need-players =
    { $n ->
       *[other] Only with at most { $n } players.
    }
need-options = Needs { $options }.
option-idle = Changes nothing at this table: it needs { $options }.

differ-title = How this table differs from { $preset }
differ-none = Everything is as { $preset } has it.
differ-here = This table
differ-nothing = does not apply
differ-line = Differs: { $what }
differ-more = { $n } more
differ-all-expansions = all expansions
differ-expansions =
    { $n ->
        [one] one expansion
       *[other] { $n } expansions
    }

## Documents
source-IT = Italian rulebook of 2010
source-ES = Spanish rulebook of 2010
source-DE = German rulebook of 2010
source-FR = French player aid to the edition of 2010
source-DX = English rulebook of the Deluxe edition of 2019
source-BDML = component list of 2010, in a French games library
source-GOB1 = report of a Deluxe game, on an Italian forum
source-ITC = Italian review of 2014
source-JED = French page about the game of 2010
source-JN = Italian review of the Deluxe edition, 2019
source-MM = German review of the game of 2010
source-PK = German review of 2011
source-GEO = the map of Italy
source-VOL = proposal of this project

board-reconstruction = Reconstructed board

new-title = New table
new-preset = Rules
new-seats = Seats
new-players = Number of players
new-players-n = { $n } players
new-seat = Who plays { $seat }
new-me = Me
new-screen = A person at this screen
new-open = Open
new-me-how = In this browser.
new-open-how = For whoever gets the link, or finds the table in the list.
new-screen-name = Name
new-bots = Strength of the bots
    .how = For all bots at once; a single one is chosen at its seat. Elo is measured in games of four, on a scale on which the first bot that planned has 1000.
new-external-bot = A bot of mine
new-external-bot-how = It comes by a command that you are shown next.
new-external-bots = Bots of your own
    .how = If you have written a bot, it can play here: it gets a seat, and you get a command with which it comes to the table.
new-external-bots-n =
    { $n ->
        [one] one seat
       *[other] { $n } seats
    }
new-table = Table
new-name = Name of the table
new-name-hint = If left empty, we choose one
new-public = Listed
new-public-how = Everybody can find, watch and join it. Otherwise only those who have the link.
new-absence = Replace absent players
new-absence-how = Whoever keeps the others waiting for long can be asked whether they are still there. If they do not answer, a bot may play on until they are back. Leave this off for games that last for days.
new-options = Options
new-options-none = all as the rulebook has it
new-options-changed =
    { $n ->
        [one] one differs from the rulebook
       *[other] { $n } differ from the rulebook
    }
new-differs = differs
new-board = Board
new-board-how = All its values are stated by a source.
new-board-reconstructed =
    { $n ->
        [one] One of its values is reconstructed: no source states it.
       *[other] { $n } of its values are reconstructed: no source states them.
    }
new-board-own = A board file of your own
new-board-look = All its values
new-board-correct = Correct it
new-board-edit = Edit
new-board-differs =
    { $n ->
        [0] no value differs
        [one] one value differs
       *[other] { $n } values differ
    }
new-board-not = Take the built-in board
new-board-kept = The table keeps the whole board, and so does its record.
new-board-faults = This file has faults, so it was not taken. Line by line:
new-begin = Begin
new-begin-how = The game begins at once.
new-create = Open the table
new-create-how = You get a link for every open seat, and begin when all are there.

import-title = Continue from a record
import-how = The record of a game becomes a table: to go through it, or to play it on.
import-file = Choose a file…
import-text = Or its text
import-do = Make a table of it

seating-title = Who sits where
seating-wait =
    { $n ->
        [one] One seat is still open.
       *[other] { $n } seats are still open.
    }
seating-full = All seats are taken.
seating-choose = Choose yours.
seating-sit = Sit here
seating-sit-screen = Somebody at this screen
seating-leave = Stand up
seating-free = Free the seat
seating-link = Link for this seat
seating-link-how = Whoever opens this link may take { $seat }. It works for one person.
seating-bot = Bot…
seating-to-bot = Give { $seat } to a bot
external-bot-command = Show the command
external-bot-file = my-bot
external-bot-how = Run this where your bot is, with its name at the end. It is shown this once and lets nobody else in: another command ends it.
seating-start = Begin
seating-start-how = The starting cities are chosen first.
seating-start-bots =
    { $n ->
        [one] The open seat is then played by a bot.
       *[other] The { $n } open seats are then played by bots.
    }
seating-host-starts = The host begins the game.
seating-invite = Invite
seating-invite-how = Whoever has this link can come to the table, watch, and take an open seat.
seating-invite-public = The table is listed: anybody can find it. This link leads here directly.
seating-listed = Listed
seating-listed-yes = yes
seating-listed-no = no, by link only
seating-deal = Deal
seating-deal-known = from a record: whoever made the table may know what is hidden
seating-reconstructed = with reconstructed values

link-seat = An invitation
link-device = This device, too
link-seat-text = The seat { $seat } at the table “{ $table }”.
link-seat-do = Take the seat
link-device-unnamed = This device joins the one that showed you the link: the same tables, the same seats.
link-device-text = This device becomes { $name }: the same tables, the same seats.
link-device-do = Yes, that is me
link-device-leaves = At these tables this browser would sit no more:
link-device-leave = Leave them, and become that person
link-device-stay = Stay who I am
link-mine = It is yours already.
link-to-table = To the table
link-watch = Watch the table
link-name = Your name

lost-title = This leaf is missing
lost-text = Nothing is written here: the page does not exist, or the link was not complete.
lost-home = To the tables

share-link-label = Link
share-copy = Copy
share-copied = Copied
share-share = Share
share-qr = QR code
share-qr-label = QR code of the link
share-here-known = Your browser shows { $here }, which leads to this computer only. The link has an address that others in your network can open.
share-here-only = This link works on this computer only. To play with others, start the server with --addr :8080.
share-address = Address

sure-yes = Yes
sure-no = No

menu-game = Game
menu-rematch = Rematch
menu-record = Download the record
menu-replay = Go through the game
menu-record-whole = The whole game as text; every program that knows the notation can read it.
menu-record-redacted = While the game goes on it holds only what you may know, and the game cannot be continued from it. Whoever plays alone against bots can save a running game whole.
menu-save = Save the game
menu-save-how = The file holds the whole game, including everything hidden, and the game can be continued from it. The table says that you may know all this.
menu-link = Link to this position (move { $n })
menu-seats = Seats
menu-seat-resigned = has resigned
menu-seat-bot-playing = away, played by { $bot }
menu-bot-mine = Let a bot play for me
menu-bot-mine-sure = A bot plays on in your place at once; what it does cannot be undone. You may take the seat back at any time. Let it play?
menu-ask = Ask whether { $name } is there
menu-ask-in = can be asked in { $n } min
menu-present = Anyone who has the table open in a browser counts as at the table, even behind other windows. Whether someone keeps the others waiting is judged by silence alone.
menu-absence = Whoever keeps the others waiting for { $after } minutes can be asked whether they are still there. If they say nothing for another { $within } minutes, a bot may take over until they are back.
menu-take-back = Take my seat back
menu-seat-link = New link
menu-seat-link-how = Whoever opens this link may take the seat.
menu-seat-link-bot = Whoever opens this link may take the seat, unless they have seen another hand of this game. Everybody at the table is told. You cannot take it yourself while others play.
menu-resign = Resign
menu-resign-sure = Resign? A bot plays the seat to the end, for good.
menu-host = As the host
menu-rename = Rename
menu-close = Close the table
menu-close-sure = Close the table? Nobody can play until you open it again.
menu-reopen = Open the table again
menu-look = View
menu-settings = All settings
menu-help = Help
menu-about = Rules and board
menu-box = The box, value by value
menu-board-file = Board file
menu-board = Of the board’s values { $attested } are stated by a source, { $inferred } follow from one, { $proposed } are reconstructed.

report-title = Report a wrong rule
report-what = What is wrong at move { $n }, and what should happen?
report-how = The position, the moves and the exact rules of this table are kept with it.
report-do = Report
report-done = Thank you: it is kept as { $id }.

# A table whose rules the server does not know.
read-only-title = A table to be read
read-only-why = Nobody can play on here. The game began under rules that this version of Volgare does not know, so the server no longer sets up the board. What was done is kept, and can be read.
read-only-seats = Seats
read-only-score = { $vp } VP
read-only-over = The game is over.
read-only-running = The game had come to turn { $turn }. What was hidden stays so. A version that knows the rules can take the game up again.
read-only-known = The points are those that all could know.
read-only-moves =
    { $n ->
        [one] One move
       *[other] { $n } moves
    }

# The clock of a table
clock = Clock
clock-none = No clock
clock-name-live = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s a turn
}
clock-name-correspondence = { $hours } h a turn{ $bank ->
    [no] {""}
   *[other] {" "}+ { $bank }
}
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
clock-turn = { $time } for each turn, and for each decision in another player’s turn.
clock-reserve = Extra time comes from a reserve for the whole game: { $time }.
clock-window = Time counts only from { $from } to { $to } ({ $zone }).
clock-holidays = Everyone has two days of holiday and earns another every ten days, up to 14. A holiday also begins by itself before the time is up.
clock-live = { $time } for the whole game{ $more ->
    [no] .
   *[other] , and { $more } more with each turn.
}
clock-reply = Decisions in another player’s turn have { $time } of their own.
clock-out-takeover = When a player’s time is up, a bot plays until they return: { $bot }.
clock-out-turn = When a player’s time is up, a bot plays this turn or decision: { $bot }.
clock-out-vote = When a player’s time is up, a bot plays as soon as more than half of the others want it: { $bot }.
lobby-left = { $time } left
new-clock-none-how = Everybody takes as long as they like.
new-clock-correspondence = A turn a day
new-clock-correspondence-how = For a game that lasts for weeks.
new-clock-live = In one sitting
new-clock-live-how = Everybody is at the table until the end.
new-clock-turn = Time for a turn
new-clock-reserve = Reserve for the game
new-clock-reserve-none = None
new-clock-window = Only at certain hours
new-clock-window-how = At other hours no one’s time runs. At least three hours a day.
new-clock-from = From
new-clock-to = To
new-clock-zone = Time zone
new-clock-holidays = Holidays
new-clock-pace = Pace
new-clock-pace-how = Minutes for the game, and seconds more with each turn.
new-clock-own = Another
new-clock-initial = Minutes for the game
new-clock-increment = Seconds with each turn
new-clock-reply = Seconds for a decision in another player’s turn
new-clock-out = When a player’s time is up
new-clock-out-takeover = a bot plays until they return
new-clock-out-turn = a bot plays this turn only
new-clock-out-vote = the others may let a bot play
new-clock-bot = Which bot

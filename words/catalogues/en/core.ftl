volgare = Volgare

# The table page
table-parts = Parts of the table
tab-map = Map
tab-market = Market
tab-tracks = Tracks
tab-players = Players
tab-log = Log
tab-beckons = Something can be chosen here
list-and = { $list } and { $last }
colon = { $what }:
last-turn = last turn
seat-looks = Through whose eyes
seat-none = A spectator
to-lobby = To the lobby
try-again = Try again
reload = Load it
close = Close
loading = The table is being laid…
offline = No connection. What you see may be old; it comes back by itself.
unsent = Not sent yet: the server has not answered. Your move will be sent as soon as the connection is back.
unsent-back = Take it back
undone = The server could not be reached. Check whether this was done, and repeat it if not.
new-build = There is a new version of this page.
fault-read = Understood

trouble-title = The table cannot be shown

you-watch = You watch this game.
take-seat = Do you play here? Take your seat with your recovery code
take-seat-title = Take your seat
take-seat-how = The code makes this browser yours, with all your seats.
keep-seat = With a recovery code you find this seat again on any device.
keep-seat-code = Show a code
keep-seat-not = Not now
keep-seat-once = Your recovery code is shown this once:
awaited-elsewhere = { $name } has to decide.
pass-screen = Pass the screen
curtain-pass = Pass the screen to { $name }
curtain-why = What lies behind a screen is for one pair of eyes.
curtain-show = I am { $name }: show my table

closed-table = The table is closed: nobody can play until its host opens it again.
closed-permanently = This table was closed for good by those who run this server.
closed-open = Open it again
bot-for-me = A bot plays for you ({ $name }).
bot-for-good = You have resigned: a bot plays for { $name } to the end.
bot-take-back = Play again myself
absent-mine = Are you still there? { $n ->
    [0] A bot may take over for you now.
   *[other] Otherwise a bot may take over for you in { $n } s.
  }
absent-still-here = I am here
absent-asked = { $n ->
    [0] { $name } has not answered.
   *[other] Is { $name } still there? { $n } s left to answer.
  }
absent-bot = Let a bot play on
absent-ask = Ask whether they are still here
absent-allow = Allow a bot to replace absent players

now-ago = just now
seat-here = at the table
seat-gone = not at the table
seat-left = not at the table, last seen { $ago }
watching = { $n ->
    [one] { $n } is watching
   *[other] { $n } are watching
  }

away-title = Since you were away:
away-seat = { $name } { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
away-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
away-watch = Show me
away-skip = Go to now
story-skip = Skip { $n ->
    [0] { "" }
   *[other] ({ $n })
  }

trying = What if: { $n ->
    [0] make any moves, nothing of it happens.
    [one] { $n } move tried, nothing of it happens.
   *[other] { $n } moves tried, nothing of it happens.
  }
trying-stop = Back to the game
try-out = What if it were my turn?
your-turn-now = It is your turn now
your-turn-go = To my turn

# Title of the tab, notification
title-mine = Your decision
title-theirs = { $name } decides
notify-mine = It is your decision at { $table }.

# What is there before the catalogue of a page
page-skip = Skip to the content
page-loading = Loading…
page-unscripted = Volgare is played here in the browser, and needs JavaScript for it: please switch it on and load the page again.
page-missing = This page could not be loaded: the connection is gone, or a new edition has come out.
page-again = Load again
part-missing = Part of this page has not arrived. It will be requested again automatically.
part-replaced = There is a new version of this page, and only that version has the part you asked for.
page-lobby = Volgare · De vulgari eloquentia
page-new = New table · Volgare
page-link = Invitation · Volgare
page-help = Help · Volgare
page-learn = Tutorial and puzzles · Volgare
page-settings = Settings · Volgare
page-box = The box · Volgare
page-board = Board editor · Volgare
page-lost = Not found · Volgare
menu-title = Table
glossary-open = Icons and terms (?)
glossary-title = Icons and terms

# Editions
preset-deluxe = Deluxe 2019
preset-it2010 = Italian 2010
preset-es2010 = Spanish 2010
preset-de2010 = German 2010
preset-fr2010 = French 2010

table-of = { $who }’s table
table-bots =
    { $n ->
        [1] a bot
        [2] two bots
        [3] three bots
        [4] four bots
       *[other] { $n } bots
    }
who-me = You
who-person = Somebody

# Time
time-hours = { $h } h { $m } min
time-days = { $d } d{ $h ->
    [0] {""}
   *[other] {" "}{ $h } h
  }
time-reserve = { $time } in reserve
time-up = time is up
time-until = until { $when }
time-window = stopped until { $when }
time-holiday = holiday until { $when }

# What a move did. With a seat these are what the seat does, after its name;
# .out is the same as an outcome, before the move is made.
fx-turn = Turn { $n } begins
fx-event-shown = { $a } comes to { $b }
fx-event-used = claims the event { $a }
  .out = the event { $a } is used up
fx-cubes-returned = { $a } on offer again in turn { $b }
  .list = On offer again in turn { $b }: { $list }
fx-cubes-offered = { $a } on offer
  .list = On offer: { $list }
fx-cubes-discarded = gives up { $a } (on offer again in turn { $b })
  .out = { $a } given up, on offer again in turn { $b }
fx-cubes-gone = { $seat ->
    [none] { $a } out of the game
   *[other] pays { $a } for good
  }
  .out = { $a } out of the game
  .list = { $seat ->
      [none] { $list } out of the game
     *[other] pays { $list } for good
    }
fx-manuscript-shown = { $a } laid open
  .list = Laid open: { $list }
fx-papal = { $which ->
    [red] A red papal tile
   *[white] A white papal tile: nothing happens
  }
fx-pope-dying = The Pope is dying
fx-pope-dead = The Pope is dead: this is the last turn
fx-order = acts as number { $n }
  .all = Order of play: { $list }
  .item = { $name }
fx-moved = { $which ->
    [none] starts in { $b }
   *[other] goes from { $a } to { $b }
  }
  .out = in { $b }
fx-ducats = { $gain ->
    [yes] receives { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
      } { $which ->
        [bank] from the bank
       *[other] from { $a }
      }
   *[no] pays { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
      } { $which ->
        [bank] to the bank
       *[other] to { $a }
      }
  }
  .out = { $gain ->
      [yes] +{ $n ->
          [one] { $n } ducat
         *[other] { $n } ducats
        } { $which ->
          [bank] from the bank
         *[other] from { $a }
        }
     *[no] −{ $n ->
          [one] { $n } ducat
         *[other] { $n } ducats
        } { $which ->
          [bank] to the bank
         *[other] to { $a }
        }
    }
fx-points = { $gain ->
    [yes] has { $n ->
        [one] { $n } action point
       *[other] { $n } action points
      }
   *[no] spends { $n ->
        [one] { $n } action point
       *[other] { $n } action points
      }
  }
fx-track = { $which ->
    [knowledge] { $n ->
        [0] gains no knowledge (space { $b })
       *[other] { $gain ->
            [yes] gains { $n } knowledge (space { $b }{ $level ->
                [0] )
               *[other] , level { $level } now)
              }
           *[no] loses { $n } knowledge (space { $b })
          }
    }
   *[other] { $b ->
        [0] takes the disc off { $a }
       *[other] { $gain ->
            [yes] advances { $n } on { $a } (space { $b })
           *[no] goes back { $n } on { $a } (space { $b })
          }
      }
  }
  .out = { $which ->
      [knowledge] { $n ->
          [0] no knowledge
         *[other] { $gain ->
              [yes] +{ $n } knowledge, to { $b }{ $level ->
                  [0] {""}
                 *[other] : level { $level }
                }
             *[no] −{ $n } knowledge, to { $b }
            }
      }
     *[other] { $b ->
          [0] the disc leaves { $a }
         *[other] { $a }: { $gain ->
              [yes] +{ $n }
             *[no] −{ $n }
            }, to { $b }
        }
    }
fx-disc = marks { $a }
fx-friar = becomes { $a }
fx-cardinal = becomes { $a }
fx-cubes-taken = takes { $a }
fx-scribes-kept = keeps { $n } { cube-scribes } behind the screen
  .out = { $n } { cube-scribes } behind the screen
fx-virtual = counts the virtual { $a }
  .out = the virtual { $a } counts
fx-manuscript = takes the manuscript of { $a }
fx-lingua = takes Lingua Volgare
fx-rows-moved = Level { $a } is used up{ $n ->
    [0] { "" }
   *[other] : the levels above cost one point less
  }
fx-lingua-offered = Lingua Volgare can be taken now
fx-bologna-opened = may collect { $n } knowledge in Bologna
fx-orient-opened = completes the Orient
fx-tiles-drawn = draws { $n ->
    [one] { $n } library tile
   *[other] { $n } library tiles
  }
fx-tile-seen = looks at { $a }
  .list = looks at { $list }
fx-tile-kept = keeps { $a }
fx-tile-returned = { $b ->
    [top] puts { $a } back to be drawn next
   *[bottom] puts { $a } under the stack
  }
  .list = { $b ->
      [top] puts { $list } back, to be drawn in this order
     *[bottom] puts { $list } under the stack
    }
fx-summons = summons all to Brindisi
  .out = the others may come; those present bid votes for the knowledge of Stupor Mundi, you with 2 more
fx-accepts = accepts the summons
fx-refuses = refuses the summons
fx-bid = bids { $n }
fx-passes = passes
fx-auction-won = wins the auction{ $n ->
    [0] {""}
   *[other] {" "}with { $n }
  }
fx-stupor-used = Stupor Mundi is used up
  .all = Stupor Mundi is used up
fx-elected = is elected { $a }: { $n } VP
fx-declines = stands for no office
fx-turn-ends = { $n ->
    [0] ends the turn
    [one] ends the turn with { $n } point unused
   *[other] ends the turn with { $n } points unused
  }
fx-scored = scores { $n } VP ({ $a })
  .list = scores { $list }
  .item = { $gain ->
      [yes] { $n }
     *[no] −{ $n }
    } VP ({ $a })
fx-won = wins with { $n } VP
fx-cubes-laid = { $a } for turn { $b }
fx-event-laid = { $a } for turn { $b }
fx-papal-laid = { $n } papal tiles face down
fx-canticle-laid = { $a } is active in turn { $n }
fx-deck-laid = { $n } manuscripts of level { $a }
fx-library-laid = { $n } tiles in the library

# Several in one

# What was done, where the effects alone do not say it

# Words inside
tile-unknown = { $n ->
    [one] a tile
   *[other] { $n } tiles
  }
seat-bank = the bank
good-politicians = { $n } { cube-politicians }
  .listed = { $n } { cube-politicians }
good-nobles = { $n } { cube-nobles }
  .listed = { $n } { cube-nobles }
good-abbesses = { $n } { cube-abbesses }
  .listed = { $n } { cube-abbesses }
good-scribes = { $n } { cube-scribes }
  .listed = { $n } { cube-scribes }
manuscript-n = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
  }

# The log
log-title = Log
log-empty = Nothing has happened yet.
log-then = The table after this
    .of = The table after move { $n }
log-here = { $n ->
    [0] You are here: before the first move
   *[other] You are here: after move { $n }
  }
log-earlier = Earlier ({ $n })
log-spent = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
side-log = Log
side-score = Score
side-note = Notes
note-private = Only you can see this. It is saved as you write.
side-chat = Chat
say = Say something to the table
say-name = Your name (optional)
send = Say it
say-waits = On its way:
say-unsent = Not sent yet:
say-unread = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
say-title = Chat
say-none = Nothing has been said yet.
say-refused = Refused:
say-edit = Edit
say-discard = Discard

# Beside the game
chat-created = { $name } made the table.
chat-sat = { $name } sat down as { $seat }.
chat-left = { $name } stood up.
chat-started = { $name } started the game.
chat-bot = A bot plays for { $seat } now.
chat-bot-takeover = { $seat } said nothing: { $name } let a bot play on.
chat-took-back = { $name } is back.
chat-asked = { $name } asks whether { $seat } is still there.
chat-still-here = { $name } is here.
chat-absence-on = { $name } allows a bot to replace absent players.
chat-absence-off = { $name } no longer allows a bot to replace absent players.
chat-opened = The seat { $seat } is open.
chat-claimed = { $name } took the seat { $seat }.
chat-resigned = { $name } resigned; a bot plays on.
chat-renamed = { $name } named the table { $text }.
chat-closed = { $name } closed the table.
chat-reopened = { $name } opened the table again.
chat-revealed = { $name } saved the whole game and may know what is hidden.
chat-undone = { $name } took back { $n ->
    [one] a move
   *[other] { $n } moves
}{ $own ->
    [yes] .
   *[no] {" "}of { $seat }.
}
chat-redone = { $name } made { $n ->
    [one] the move
   *[other] the { $n } moves
} again.
chat-over = The game is over.
somebody = Somebody
side-people = People
side-taller = More room for this, in place of the tracks

# The clocks
chat-pause-wanted = { $name } would like to pause the clocks.
chat-pause-refused = { $name } lets the clocks run on.
chat-paused = All have agreed: the clocks are paused.
chat-resumed = { $name } has ended the pause: the clocks run again.
chat-holiday = { $name } is on holiday.
chat-holiday-over = { $name } is back from holiday.
chat-timed-out = { $name }’s time is up{ $bot ->
    [yes] : a bot plays.
   *[no] .
}
chat-voted = { $bot ->
    [yes] { $name } lets a bot play for { $seat }.
   *[no] { $name } wants a bot to play for { $seat }.
}
chat-credited = The server was down: the time lost meanwhile has been given back.

### The panels round the map.

panel-seats = Players
panel-turns = Turns
panel-manuscripts = Manuscripts
panel-cubes = Cubes to take
panel-tracks = Tracks
panel-tiles = Friars and cardinals
panel-screen = Behind my screen
vp-unit = VP

## Seats
seat-me = you
seat-bot-playing = away
seat-resigned = resigned
seat-decides = has to decide
knowledge-level = Knowledge level { $n }
seat-discs =
    { $n ->
        [one] { $n } city collected
       *[other] { $n } cities collected
    }
seat-tiles =
    { $n ->
        [one] { $n } library tile
       *[other] { $n } library tiles
    }
seat-graduate = Completed the messenger by turn 7
seat-reader = Has drawn library tiles
seat-scribes = { $n } { cube-scribes } in front of the screen: an abbey turns each into 3 knowledge or 1 VP
seat-hidden = Behind the screen: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
  }, { $cubes }
seat-known = { $n } VP known if the game ended now{ $open ->
    [0] { "" }
   *[other] , { $open } of them still contested
  }

## Turns
turn-event = { $name }, { $place }, { $what }
event-coming = still to come
event-up = on the map
event-used = used up
papal-unknown = Papal tile, face down
papal-white = Papal tile: white
papal-red = Papal tile: red
canticle-turn = Canticle active in { $place }
canticle-all = Canticle active in all Franciscan cities
turn-cubes = cubes: { $cubes }

## Manuscripts
zone-short-blue = Oïl
zone-short-yellow = Lat
zone-short-pink = Fio
zone-short-green = Sic
zone-short-orange = Oc
row-level = Level { $n }: needs knowledge level { $n }, worth { $n } VP
row-used-up = Used up
row-deck = { $n } face down
manuscript-tile =
    Manuscript of level { $level }, { $zones }, { $n ->
        [one] { $n } open
       *[other] { $n } open
    }
lingua-beside = beside the board
lingua-offered = to be had
lingua-taken = taken
lingua-about = Worth 8 VP: needs knowledge level 8 and 4 action points, at any place, once a level is used up.

## Cubes
area-left = { $n } to take
about-politicians = 3 votes. One: 1 action point and 30 ducats; two: 4 and 60.
about-nobles = 2 votes. One: 1 action point; two: 4. Just taken, one can be sold for 20 ducats.
about-abbesses = 1 vote, and the Canticle. One: 1 action point and 15 ducats; two: 4 and 30; no ducats in an abbey.
about-scribes = Turned in an abbey into 3 knowledge or 1 VP each. One: 1 action point; two: 4.

## Tracks
track-length = { $n } spaces
track-disc = { $who } on { $n }
about-riddle = Riddle of Verona
    .classic = In the blue zone. The furthest scores 4, 5 or 6 VP from the spaces so marked on.
    .deluxe = In the blue zone. The furthest scores 4, 5 or 6 VP from the spaces so marked on.
about-messenger = Messenger
    .classic = The last space opens the knowledge of Bologna and costs 20 ducats and 2 abbesses, from turn 8 on 10 and 1.
    .deluxe = The last space opens Bologna and costs 10 ducats and 1 abbess; Bologna then counts 1 VP per city of knowledge.
about-orient = Orient
    .classic = Merchants only. On the last space: from then on 10 ducats more with every city.
    .deluxe = Merchants only. On the last space: 10 ducats for each city collected, and 1 VP per harbour at the end.
about-canticle = Canticle of the Sun
    .classic = In the Franciscan city of the turn, an abbess for each step. The first scores 9 VP, the second 4.
    .deluxe = In the Franciscan city of the turn, an abbess for each step. The first scores 9 VP, the second 6.
about-library = Papal Library
    .classic = From turn 12. The number reached is how many tiles may be looked at, once a game; one is kept.
    .deluxe = The number reached is how many tiles may be looked at; one is kept, and the disc leaves the track.
about-rest = Rest
    .classic = The furthest plays first in the next turn and goes back to the start.
    .deluxe = The furthest plays first in the next turn and goes back to the start.
stack-label = Library stack, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
stack-about =
    { $n ->
        [one] { $n } library tile face down
       *[other] { $n } library tiles face down
    }
stack-known = from the top: { $tiles }

## Friars and cardinals
tiles-friar = Friars
tiles-cardinal = Cardinals
tile-held = held by { $who }

## My screen
screen-scribes = { $n } { cube-scribes } kept behind the screen, 1 VP each
screen-votes = Votes of my cubes, a virtual one included
five-colours = Five colours
five-own = { $zone }: a manuscript of its own
five-shared = { $zone }: only in a manuscript of two dialects
five-none = { $zone }: missing

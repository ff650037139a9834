### The terms of the game. With a number: `n` is always given.

## Seats
seat-yellow = Yellow
seat-red = Red
seat-black = Black
seat-grey = Grey
seat-green = Green

## Status and office
status-merchant = Merchant
status-friar = Friar
status-cardinal = Cardinal
office-banker = Banker
office-monk = Benedictine Monk
office-camerlengo = Camerlengo
office-pope = Pope

## Cubes: the word that goes with a number, and the name of the kind
cube-politicians =
    { $n ->
        [one] politician
       *[other] politicians
    }
    .name = Politicians
cube-nobles =
    { $n ->
        [one] noble
       *[other] nobles
    }
    .name = Nobles
cube-abbesses =
    { $n ->
        [one] abbess
       *[other] abbesses
    }
    .name = Abbesses
cube-scribes =
    { $n ->
        [one] scribe
       *[other] scribes
    }
    .name = Scribes

## Tracks
track-knowledge = Knowledge
track-riddle = Riddle of Verona
    .short = Riddle
track-messenger = Messenger
    .short = Messenger
track-orient = Orient
    .short = Orient
track-canticle = Canticle of the Sun
    .short = Canticle
track-library = Papal Library
    .short = Library
track-rest = Rest
    .short = Rest

## Friar tiles, with their power
friar-mario = Friar Mario
    .short = Mario
friar-michele = Friar Michele
    .short = Michele
    .power = a virtual abbess, who votes and pays and is never given up
friar-stefano = Friar Stefano
    .short = Stefano
    .power = a virtual noble, who votes and pays and is never given up
friar-gigi = Friar Gigi
    .short = Gigi
    .power = 10 ducats of charity instead of 5
friar-raffaele = Friar Raffaele
    .short = Raffaele
    .power = travels free of ducats

## Cardinal tiles, with their power
cardinal-balestreri = Cardinal Balestreri
    .short = Balestreri
    .power = a virtual politician, who votes and is never given up
cardinal-lanzuisi = Cardinal Lanzuisi
    .short = Lanzuisi
cardinal-muret = Cardinal Muret
    .short = Muret
    .power = costs 70 ducats instead of 40; 6 action points a turn
cardinal-shlasinger = Cardinal Shlasinger
    .short = Shlasinger
    .power = once, an opponent goes back 6 knowledge
cardinal-zazza = Cardinal Zazza
    .short = Zazza
    .power = the 40 ducats come back; looks at one more library tile

## What a tile brings at once, and what it is worth at the end
person-knowledge = +{ $n } knowledge at once
friar-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP, while a Friar
cardinal-vp = { $gain ->
    [yes] +
   *[no] −
  }{ $n } VP, unless Pope

## Zones and seas
zone-blue = Lingua d’Oïl
zone-yellow = Latin
zone-pink = Fiorentino
zone-green = Siciliana
zone-orange = Lingua d’Oc
zone-neutral = Neutral
sea-tirreno = Tyrrhenian Sea
sea-adriatico = Adriatic Sea

## The turn
turn-n = Turn { $n }
phase-setup = Set-up
phase-charity = Charity
phase-actions = Actions
phase-summons = Stupor Mundi
phase-election = Election
phase-over = Game over
decision-over = Game over
decision-start = Starting city
decision-charity = Who pays the charity
decision-turn = Turn
decision-keep = Library tile to keep
decision-order = Order of the tiles
decision-give = Library tile to give up
decision-answer = Answer to the summons
decision-bidding = Bid
decision-payment = Payment
decision-election = Election

## What a place is
feature-start = Starting city
feature-city = City
feature-convent = Convent
feature-abbey = Abbey
feature-cathedral = Cathedral
feature-franciscan = Franciscan city
feature-harbour = Harbour
feature-event = Event
feature-university = University

## Categories of the score
category-office = Office
category-votes = Most votes
    .now = Most votes at present
category-scribes = Scribes
category-library = Library tiles
category-ducats = Most ducats
    .now = Most ducats at present
category-riddle = Riddle
    .now = Riddle, at present
category-canticle = Canticle
    .now = Canticle, at present
category-university = University
category-harbours = Harbours
category-manuscripts = Manuscripts
category-colours = Five colours
category-tile = Friar or cardinal

## Kinds of move
kind-start = Starting city
kind-charity = Charity
kind-end = End the turn
kind-end-summon = End and summon to Brindisi
kind-move = Movement
kind-embark = Put to sea
kind-city = City bonus
kind-event = Event bonus
kind-scribes-knowledge = Scribes for knowledge
kind-scribes-vp = Scribes for VP
kind-friar = Become a Friar
kind-cardinal = Become a Cardinal
kind-shlasinger = Cardinal Shlasinger sets an opponent 6 spaces back
kind-draw = Draw library tiles
kind-take-politicians = Politicians
kind-take-nobles = Nobles
kind-take-abbesses = Abbesses
kind-take-scribes = Scribes
kind-manuscript = Manuscript
kind-lingua = Lingua Volgare
kind-psalter = Psalter
kind-business = Small business
kind-riddle = Riddle of Verona
kind-messenger = Messenger
kind-orient = Orient
kind-canticle = Canticle of the Sun
kind-library = Papal Library
kind-rest = Rest
kind-keep = Keep a tile
kind-top = Put back on top
kind-give = Give up a tile
kind-accept = Accept
kind-refuse = Refuse
kind-bid = Bid
kind-pass = Pass
kind-pay = Pay
kind-elect = Be elected
kind-decline = Decline

## Measures
ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
ducats-unit =
    { $n ->
        [one] ducat
       *[other] ducats
    }
knowledge-n = { $n } knowledge
knowledge-unit = knowledge
points =
    { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    }
points-left =
    { $n ->
        [one] { $n } action point left
       *[other] { $n } action points left
    }
points-left-after =
    { $n ->
        [one] { $n } action point left
       *[other] { $n } action points left
    }, { $after } afterwards
vp = { $n } VP
votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
level = Level { $n }
manuscript-level-n = Manuscript of level { $n }
lingua-volgare = Lingua Volgare
stupor-mundi = Stupor Mundi
bot = Bot

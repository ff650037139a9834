### The cards of the expansions: fetched for tables that have some of them.

## Decks and cards
deck-ritmo = Ritmo Bellunese
    .short = Ritmo
    .place = Venezia
    .about = In Venezia. 1 point: look at 2, keep 1; 4 points: look at 4, keep 2. They lie open. Two or three colours become 3 or 7 knowledge; they can be traded; whoever has the most of one colour may score by the riddle track.
deck-placiti = Placiti di Capua and Guaita di Travale
    .short = Placiti
    .place = Tuscany
    .about = In the cities of the pink zone. 1 point: look at 2, keep 1; 4 points: look at 4, keep 2. Secret. The Guaita brings 30 ducats or 6 knowledge, a white card 1 knowledge; whoever has the most Placiti may score by the canticle track.
deck-scuola = Scuola Siciliana
    .short = Scuola
    .place = Brindisi
    .about = One card for each piece in Brindisi when Stupor Mundi is resolved. Secret. Counts only with a card of Arnault Daniel; opens Cagliari.
deck-arnault = Arnault Daniel
    .short = Arnault
    .place = Cagliari
    .about = In Cagliari, with a card of the Scuola Siciliana. 1 point: look at 2, keep 1; 4 points: look at 4, keep 2. Secret. Counts only with a card of the Scuola.
deck-glossario = Glossario di Monza
    .short = Glossario
    .place = Milano
    .about = In Milano. 1, 2 or 3 points for as many cards. Secret. At most one for each other expansion of which you own a card.
deck-left =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
deck-known = some known to you: { $cards }
panel-decks = Decks of cards
panel-cards = Cards
panel-hand = My cards
hand-room =
    { $n ->
        [0] no room for more
        [one] room for one more
       *[other] room for { $n } more
    }
hand-of = { $deck }: { $n }
hand-none = no cards
card-unknown =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
card-ritmo = { label-colour } Ritmo card
  .short = { label-colour }
  .one = { $label ->
      [orange] an
     *[other] a
    } { label-colour } Ritmo card
card-placiti = { $label ->
    [guaita] Guaita di Travale
    [white] white card
   *[placito] Placito
  }
  .one = { $label ->
      [guaita] the Guaita di Travale
      [white] a white card
     *[placito] a Placito
    }
card-scuola = Scuola Siciliana ({ $vp } VP)
  .short = { $vp } VP
  .one = a Scuola Siciliana card ({ $vp } VP)
card-arnault = Arnault Daniel ({ $vp } VP)
  .short = { $vp } VP
  .one = an Arnault Daniel card ({ $vp } VP)
card-glossario = Glossario ({ $vp } VP)
  .short = { $vp } VP
  .one = a Glossario card ({ $vp } VP)
colour-blue = blue
    .letter = Bl
colour-yellow = yellow
    .letter = Ye
colour-pink = pink
    .letter = Pi
colour-green = green
    .letter = Gr
colour-orange = orange
    .letter = Or
label-colour = { $label ->
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [pink] { colour-pink }
    [green] { colour-green }
   *[orange] { colour-orange }
  }

## What can be traded, with its number
good-scribes-vp =
    { $n ->
        [one] { $n } scribe behind the screen
       *[other] { $n } scribes behind the screen
    }
    .name = Scribes behind the screen
good-library =
    { $n ->
        [one] { $n } library tile
       *[other] { $n } library tiles
    }
    .name = Library tiles
good-ducats = { ducats }
  .name = Ducats
good-lingua = { thing-lingua }
good-ritmo =
    { $n ->
        [one] { $n } Ritmo card
       *[other] { $n } Ritmo cards
    }
good-placiti =
    { $n ->
        [one] { $n } card of the Placiti
       *[other] { $n } cards of the Placiti
    }
good-scuola =
    { $n ->
        [one] { $n } card of the Scuola Siciliana
       *[other] { $n } cards of the Scuola Siciliana
    }
good-poets =
    { $n ->
        [one] { $n } card of the poets
       *[other] { $n } cards of the poets
    }
good-arnault =
    { $n ->
        [one] { $n } card of Arnault Daniel
       *[other] { $n } cards of Arnault Daniel
    }
good-glossario =
    { $n ->
        [one] { $n } card of the Glossario
       *[other] { $n } cards of the Glossario
    }
good-manuscript = { $n ->
        [one] the manuscript of { $what }
       *[other] { $n } × manuscript of { $what }
    }
good-brief = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
card-n = { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }

## A sixth friar, a sixth cardinal
friar-alessandro = Friar Alessandro
    .short = Alessandro
    .power = looks at one more card whenever an action lets him draw
cardinal-sonzogni = Cardinal Sonzogni
    .short = Sonzogni
    .power = looks at one more card whenever an action lets him draw, and keeps one more

## Decisions
decision-card-keep = Card to keep
decision-card-give = Card to give up
decision-draft = Draft of a trade
decision-reply = Reply to an offer
decision-pick = What to hand over
decision-ritmo-choice = Ritmo or riddle
decision-placiti-choice = Placiti or canticle
ask-card-keep = { $deck }: you drew { $cards ->
    [one] a card: keep it
   *[other] { $cards } cards: choose { $keep ->
        [one] the one
       *[other] { $keep }
      } to keep
  }.
  .other = { $name } chooses which cards to keep: { $deck }.
ask-card-give = You may own no more of these cards: choose the one to give up.
  .other = { $name } chooses a card to give up.
ask-draft = { $counter ->
    [yes] Your counter-offer to { $seat }: what would you want, and give?
   *[no] Trade with { $seat }: choose what you give and what you ask for.
  }
  .other = { $counter ->
    [yes] { $name } considers a counter-offer.
   *[no] { $name } considers a trade.
  }
ask-reply = { $seat } offers you a trade: do you agree?
  .other = { $name } considers the offer of { $seat }.
ask-pick = The trade is agreed: choose what you hand over to { $seat }.
  .other = { $name } chooses what to hand over to { $seat }.
ask-ritmo-choice = You have the most Ritmo cards of a colour and lead the riddle: only one of them scores.
  .other = { $name } chooses what scores: the Ritmo or the riddle.
ask-placiti-choice = You have the most Placiti and score on the canticle: only one of them scores.
  .other = { $name } chooses what scores: the Placiti or the canticle.

## Kinds of move
chip-ritmo = Ritmo
chip-placiti = Placiti
chip-arnault = Arnault
chip-glossario = Glossario
chip-return-ritmo = Return Ritmo
chip-return-guaita = Return Guaita
chip-return-white = Return white
chip-trade = Trade
kind-ritmo = Cards of the Ritmo
kind-placiti = Cards of the Placiti
kind-arnault = Cards of Arnault Daniel
kind-glossario = Cards of the Glossario
kind-return-ritmo = Return Ritmo cards
kind-return-guaita = Return the Guaita
kind-return-white = Return white cards
kind-trade = Trade
kind-keep-card = Keep a card
kind-give-up = Give up a card
kind-give-ritmo = Ritmo card to give
kind-ask = Ask for
kind-offer = Make the offer
kind-withdraw = Withdraw
kind-counter = Counter-offer
kind-yield = Hand over
kind-score-cards = Score the cards
kind-score-track = Score the track

## Single moves
move-ritmo = Draw Ritmo cards for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-placiti = Draw cards of the Placiti for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-arnault = Draw cards of Arnault Daniel for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-glossario = Draw cards of the Glossario for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
move-return-ritmo = Return { $list }
move-return-guaita = Return the Guaita for { $gain ->
    [ducats] ducats
   *[knowledge] knowledge
  }
move-return-white = Return { $n ->
    [one] a white card
   *[other] { $n } white cards
  }
move-trade = Trade with { $seat }
move-keep-card = { $card ->
    [none] Keep no more
   *[other] Keep: { $card }
  }
  .done = { $card ->
      [none] keeps no more
     *[other] wants to keep: { $card }
    }
move-give-up = Give up: { $card }
move-give-ritmo = Give: { $card }
  .done = {""}
move-ask = Ask for { $good }
  .done = {""}
move-offer = Make the offer
move-withdraw = { $counter ->
    [yes] Withdraw and refuse
   *[no] Withdraw
  }
move-counter = Make a counter-offer
move-yield = Hand over: { $last }
move-score-cards = Score the cards: { $decision ->
    [placiti-choice] Placiti
   *[ritmo-choice] Ritmo
  }
move-score-track = Score the track: { $decision ->
    [placiti-choice] Canticle
   *[ritmo-choice] Riddle
  }

## Choosing among cards
cards-drawn = Drawn
cards-mine = Mine
cards-keep-more =
    { $n ->
        [one] Keep one of them.
       *[other] Keep { $n } of them, one after the other.
    }
cards-swap = You may own no more: what you keep takes the place of a card you have.
cards-full = { $deck ->
    [glossario] You own { $cards }, and may own no more now.
   *[other] You own { $cards }: on knowledge level { $level } you may own no more.
  }
cards-new = The new one
keep-this = Keep it
give-this = Give it up
yield-this = Hand it over
choice-cards-riddle = 1 VP for each step of your disc on the riddle track: it stands on space { $n }
choice-cards-canticle = 2 VP for each step of your disc on the canticle track: it stands on space { $n }
choice-brings = { $name } { $vp } VP
choice-total = { $n } VP known in all

## A trade
trade-title = Trade with { $name }
trade-counter-title = Counter-offer to { $name }
trade-you-give = You give
trade-gives = { $name } gives
trade-you-ask = You ask { $name } for
trade-nothing-yet = Nothing yet
trade-add = Add { $what }
trade-remove = Remove { $what }
trade-others = Manuscripts
trade-not = Not possible ({ $n })
trade-not-there = So much is not there.
trade-blind = What lies behind the screen of { $name } you do not see: it may not be there.
trade-touch-give = Touch the cards that change hands.
trade-touch-ask = Touch what you ask for.
trade-touch-ask-back = Touch what you would give for them.
trade-counter-note = You may now say what would suit you. { $name } can only accept or refuse it.
trade-answered = You were offered: { $gives }, for { $asks }.
trade-secret = Nobody sees a draft, and you can undo it. If you withdraw it, or { $name } refuses, there is no second offer to { $name } in this turn; you may still ask others.
trade-seen = { $name } sees the offer once it is made: this cannot be undone.
trade-back = Back to the offer
trade-back-counter = Back to the counter-offer
trade-left = Still to choose: { $what }

## What a move did
fx-cards-laid = { $n } cards: { $a }
fx-cards-drawn = draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }: { $a }
  .out = { $n ->
    [one] draws { $n } card and keeps it
   *[other] draws { $n } cards, keeps { $b }
  }
fx-card-seen = looks at { $a }
  .list = looks at { $list }
fx-card-kept = keeps { $a }
  .out = { $a } is yours
fx-card-returned = puts { $a } under the deck
  .out = under the deck: { $a }
  .list = puts { $list } under the deck
fx-deck-shuffled = The deck is shuffled: { $a }
  .out = the deck is shuffled
fx-trade-opened = considers a trade
fx-drafted = goes on considering what to offer
fx-card-drafted = would give { $a }
fx-good-drafted = would ask for { $a }
fx-trade-withdrawn = withdraws the draft
fx-trade-offered = offers { $a } a trade
fx-card-offered = would give { $a }
  .list = would give { $list }
fx-good-offered = would give { $a }
  .list = would give { $list }
fx-trade-accepted = accepts the offer of { $a }
fx-trade-refused = does not come to terms with { $a }
fx-trade-countered = wants to make { $a } another offer
fx-good-traded = { $gain ->
    [yes] gets { $a } from { $b }
   *[no] gives { $a } to { $b }
  }
  .out = { $gain ->
      [yes] you get { $a }
     *[no] you give { $a }
    }
fx-tile-traded = { $gain ->
    [yes] gets { $a } from { $b }
   *[no] gives { $a } to { $b }
  }
  .out = { $gain ->
    [yes] you get { $a }
   *[no] you give { $a }
  }
fx-card-traded = { $gain ->
    [yes] gets { $a } from { $b }
   *[no] gives { $a } to { $b }
  }
  .out = { $gain ->
      [yes] you get { $a }
     *[no] you give { $a }
    }
fx-card-shown = shows { $a }
  .list = shows { $list }
fx-choice = scores { $a }

## Why not
why-lacks-card = { $need ->
    [none] { $thing ->
        [none] You do not have the card that it needs.
       *[other] You need { $thing }.
      }
   *[other] { $thing ->
        [none] It needs { $need ->
            [one] { $need } such card
           *[other] { $need } such cards
          }; you have { $have }.
       *[other] It needs { $thing }; you have { $have }.
      }
  }
why-refused-before = There was no agreement with this player in this turn: no second offer.
why-partner-level-too-low = It needs knowledge level { $need }; your partner’s is { $have }.
why-over-limit = { $thing ->
    [none] You may own { $need } at most; it would be { $have }.
   *[other] You may own at most { $thing }; it would be { $have }.
  }
why-partner-over-limit = { $thing ->
    [none] Your partner may own { $need } at most; it would be { $have }.
   *[other] Your partner may own at most { $thing }; it would be { $have }.
  }
why-one-sided = A trade needs something from both sides.

## Score
category-ritmo = Most Ritmo
category-placiti = Most Placiti
category-poets = Poets
category-glossario = Glossario

## The guide
guide-ritmo = Ritmo Bellunese
    .text = Here you may draw Ritmo cards. For 1 point you look at two and keep one, for 4 points at four and keep two. They lie open: different colours become knowledge, you can trade them, and whoever has the most of one colour may score them at the end.
guide-placiti = Placiti and the Guaita
    .text = In the cities of the pink zone you draw these cards; only you see them. Whoever has the most Placiti may score by the canticle track; the Guaita and the white cards can be returned for something at once.
guide-scuola = A poet of the Scuola
    .text = Whoever stands in Brindisi when Stupor Mundi is resolved gets one. It counts only together with a card of Arnault Daniel, which you draw in Cagliari.
guide-arnault = Arnault Daniel
    .text = You own a card of the Scuola, so Cagliari is open to you. With at least one card of each kind all their values count at the end.
guide-glossario = Glossario di Monza
    .text = For each point you draw one card and keep it. You may own one for each other expansion of which you have a card, and no more than your knowledge level.
guide-card-keep = Choose a card
    .text = Only you see these cards. Touch the one to keep; the others go under the deck.
guide-return-ritmo = Two or three colours
    .text = Without a point you may return Ritmo cards of different colours: two bring 3 knowledge, three bring 7.
guide-return-guaita = The Guaita
    .text = Without a point you may return it for 30 ducats or 6 knowledge. Then its deck is shuffled.
guide-return-white = White cards
    .text = Each that you return brings 1 knowledge. At the end they only break ties among the Placiti.
guide-trade = You can trade
    .text = Your Ritmo cards can be offered to another player for ducats, cubes, manuscripts, tiles or cards. It costs no point; one trade a turn.
guide-draft = Your offer
    .text = Choose what changes hands. Nobody sees it before you make the offer; until then you can undo everything.
guide-reply = You are offered a trade
    .text = Accept, refuse, or make one counter-offer. If you refuse, nobody learns whether you could have accepted.
guide-choice = Cards or track
    .text = You have the most cards and stand well on the track: only one of them scores. If you take the cards, your disc leaves the track and those behind move up.

## The glossary
terms-cards = Cards of the expansions
term-cards = Ritmo, Placiti and poets are drawn at their place for 1 or 4 points, once a turn. You may own as many of each of the three as your knowledge level, four at most.
term-ritmo = Open cards in five colours. Two or three different ones become 3 or 7 knowledge; whoever has the most of one colour may score 1 VP for each step on the riddle track.
term-trade = A free action: you give Ritmo cards for things that another player has. Whoever is asked may refuse; one trade a turn.
term-placiti = Secret cards. Whoever has the most Placiti may score 2 VP for each step on the canticle track. The Guaita becomes 30 ducats or 6 knowledge, a white card 1 knowledge.
term-scuola = Secret cards with values for those who are in Brindisi when Stupor Mundi is resolved. They count only together with a card of Arnault Daniel.
term-arnault = Secret cards with values, only for those who own a card of the Scuola Siciliana.
term-glossario = Cards with values, one for each point. You may own one for each other expansion of which you have a card, and no more than your knowledge level.
term-alessandro = The sixth friar: you look at one more card whenever an action lets you draw.
term-sonzogni = The sixth cardinal: you look at one more card whenever an action lets you draw, and keep one more.

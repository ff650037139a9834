package engine

// Seat is a player of a table, 0 to 4. Seats are named by colours in notation;
// see Seat.String.
type Seat uint8

// Nobody is the absence of a seat: the bank, a spectator, no decision.
const Nobody Seat = 0xFF

var seatNames = [MaxSeats]string{"yellow", "red", "black", "grey", "green"}

// String returns the colour of the seat.
func (s Seat) String() string {
	if s == Nobody {
		return "nobody"
	}
	return nameOf(seatNames[:], uint8(s))
}

// ParseSeat returns the seat with the given colour.
func ParseSeat(name string) (Seat, bool) {
	return parsed[Seat](seatNames[:], name)
}

// Decision is the decision that is due. One seat decides at a time.
type Decision uint8

// The decisions of the game. Over is the end: there is nothing to decide.
const (
	Over          Decision = iota
	StartCity              // SET-8: start city of a piece
	CharityGiver           // CHA-2: giver among equally wealthy Merchants
	Turn                   // an action, a free action or the end of the turn
	LibraryKeep            // LIB-1, LIB-2: which tile to keep
	LibraryOrder           // LIB-1: which tile will be drawn next
	LibraryGiveUp          // LIB-2: old tile to put under the stack
	Answer                 // STU-2: accept or refuse a summons
	Bidding                // STU-3: raise or pass
	Payment                // ELE-1, STU-4: which cubes are discarded
	Election               // ELE-1: which office to run for, if any
	CardKeep               // EXP-K1, EXP-G1: card to keep
	CardGiveUp             // EXP-K4, EXP-G6: old card to put under its deck
	TradeDraft             // RUL-13: the next part of an offer
	TradeReply             // RUL-13: accept, refuse or counter an offer
	TradePick              // RUL-13: piece to hand over
	RitmoChoice            // EXP-R6: score the cards or the riddle track
	PlacitiChoice          // EXP-P6: score the cards or the canticle track
	numDecisions
)

var decisionNames = [numDecisions]string{
	"over", "start", "charity", "turn", "keep", "order", "give", "answer", "bidding", "payment", "election",
	"card-keep", "card-give", "draft", "reply", "pick", "ritmo-choice", "placiti-choice",
}

// String returns the English name of the decision.
func (d Decision) String() string { return nameOf(decisionNames[:], uint8(d)) }

// OfTurn reports whether the decision belongs to the turn of a seat, including decisions about its trades. // ACT-1 EXP-R4
func (d Decision) OfTurn() bool {
	switch d {
	case Turn, LibraryKeep, LibraryOrder, LibraryGiveUp, CardKeep, CardGiveUp, TradeDraft, TradeReply, TradePick:
		return true
	}
	return false
}

// OfDraw reports whether the decision is about drawn pieces. // LIB-1 LIB-2 EXP-K1 EXP-K4
func (d Decision) OfDraw() bool {
	switch d {
	case LibraryKeep, LibraryOrder, LibraryGiveUp, CardKeep, CardGiveUp:
		return true
	}
	return false
}

// OfTrade reports whether the decision is part of a trade. // RUL-13
func (d Decision) OfTrade() bool { return d == TradeDraft || d == TradeReply || d == TradePick }

// Status is the status of a player's character.
type Status uint8

// The statuses. A character never returns to a previous one, PLC-8.
const (
	Merchant Status = iota
	Friar
	Cardinal
	numStatuses
)

var statusNames = [numStatuses]string{"merchant", "friar", "cardinal"}

// String returns the English name of the status.
func (s Status) String() string { return nameOf(statusNames[:], uint8(s)) }

// Office is the office that a player was elected to at the end of the game.
type Office uint8

// The offices, ELE-1.
const (
	NoOffice Office = iota
	Banker
	Monk
	Camerlengo
	Pope
	numOffices
)

var officeNames = [numOffices]string{"none", "banker", "monk", "camerlengo", "pope"}

// String returns the English name of the office.
func (o Office) String() string { return nameOf(officeNames[:], uint8(o)) }

// Cube is a colour of cube.
type Cube uint8

// The cubes, in the order in which they return to the turn track, EVT-3.
const (
	Politician Cube = iota
	Noble
	Abbess
	Scribe
	NumCubes
)

var cubeNames = [NumCubes]string{"politicians", "nobles", "abbesses", "scribes"}

// String returns the English name of the cubes in the plural.
func (c Cube) String() string { return nameOf(cubeNames[:], uint8(c)) }

// ParseCube returns the cube with the given name.
func ParseCube(name string) (Cube, bool) {
	return parsed[Cube](cubeNames[:], name)
}

// votes of one cube of each colour, CUB-4.
var votes = [NumCubes]int{Politician: 3, Noble: 2, Abbess: 1}

// Votes returns the votes of one cube of the colour, 0 to 3. // CUB-4
func (c Cube) Votes() int { return votes[c] }

// Papal is the colour of a papal event tile.
type Papal uint8

// The colours of papal tiles. In a masked state an unrevealed tile is PapalUnknown.
const (
	White Papal = iota
	Red
	PapalUnknown
)

var papalNames = [...]string{"white", "red", "unknown"}

// String returns the English name of the colour.
func (p Papal) String() string { return nameOf(papalNames[:], uint8(p)) }

// Player is the state of one seat.
type Player struct {
	Place  PlaceNo
	Left   PlaceNo // harbour that a piece at sea left from, else NoPlace
	Status Status
	Friar  FriarTile
	Card   CardinalTile
	Office Office

	Ducats   uint16
	Cubes    [NumCubes]uint8 // behind the screen; scribes there are worth VP
	Scribes  uint8           // in front of the screen
	Graduate bool            // 2010 only: entered the last messenger space by turn 7, MSG-4
	Reader   bool            // 2010 only: has drawn library tiles, LIB-1
	Lingua   bool            // owns Lingua Volgare
	Discs    uint64          // cities with a disc, bit 1<<place
	Unpaid   uint64          // cities with a disc whose ducats were not taken, RUL-3
	Unlearnt uint64          // cities with a disc whose knowledge was not taken, RUL-3

	Hand        Hand
	Manuscripts [MaxManuscripts]uint8 // tiles of each kind

	Cards [NumCardDecks]CardHand // expansion cards in hand
}

// Summons is a summons to Brindisi, from its call to its end.
type Summons struct {
	Called bool
	By     Seat
	In     uint8 // seats that take part, bit 1<<seat
	At     uint8 // number of seats in the bidding order that have answered; during the auction, the index of the bidder
	Bid    uint8
	High   Seat // seat of the highest bid
}

// State is a position: everything that changes during a game. It holds no
// pointers: assignment clones it and == compares it.
type State struct {
	Decision Decision
	Seat     Seat  // seat that decides; Nobody when the game is over
	Turn     uint8 // 1 to 16; 0 during the choice of start cities
	At       uint8 // index of the current seat in the order of the phase
	Order    [MaxSeats]Seat

	Points    uint8   // action points left of the seat whose turn it is
	Done      KindSet // kinds of move made in this turn
	Virtual   bool    // Deluxe only: the virtual cube has been used in a payment this turn, FRI-6
	Converted bool    // 2010 only: scribes were converted at the current place of the piece, RUL-2
	Fresh     bool    // the last move advanced on the library track, LIB-1
	Drawn     uint8   // library tiles in hand for a decision, on top of the stack
	Placed    uint8   // number of these that are back in their order

	Summons  Summons
	Stupor   bool   // the Stupor Mundi tile lies face up
	Inquired bool   // Shlasinger's power has been used
	Due      uint8  // votes that a payment must reach with real cubes
	Office   Office // office that the payment is for, NoOffice in an auction

	FirstEvent uint8  // index of the event tile of turn 1
	Events     uint16 // event tiles face up on the map, bit 1<<index
	Papal      [5]Papal
	Canticle   [MaxFranciscan]uint8 // turn of each Franciscan city's tile

	Areas  [NumCubes]uint8               // cubes that can be taken
	Coming [MaxTurns + 1][NumCubes]uint8 // cubes on the spaces of the turn track, from 1
	Gone   [NumCubes]uint8               // cubes out of the game

	Friars    uint8 // friar tiles left, bit 1<<tile
	Cardinals uint8 // cardinal tiles left, bit 1<<tile

	FaceUp   [MaxManuscripts]uint8 // manuscripts on display, by kind
	Showing  uint32                // kinds on display, bit 1<<kind
	RowN     [4]uint8              // manuscripts on display, by level
	Deck     [4][MaxDeck]uint8     // face down, drawn from the end
	DeckN    [4]uint8
	LinguaUp bool // Lingua Volgare can be taken

	Stack Pile // library tiles face down

	Tracks  [NumTracks]Discs
	Players [MaxSeats]Player

	Piles    [NumCardDecks]Pile // expansion decks, face down
	Draw     CardDraw
	Trade    Trade
	Chance   [2]uint64            // state of the generator of later shuffles; 0 in a mask // EXP-P4
	GuaitaIn bool                 // the Guaita was openly returned to its deck, which has not been drawn from since
	Chosen   [NumCardDecks]Choice // choice between the most cards of a deck and its track // EXP-R8 EXP-P8
}

// Level returns the knowledge level of a seat, 1 to 8. // MSS-2
func (r *Rules) Level(s *State, seat Seat) uint8 {
	return r.levelAt[s.Tracks[Knowledge].Space[seat]]
}

// LevelReached returns the new level of knowledge of a seat whose level an effect has raised, and 0 for any other effect. // MSS-2
func (r *Rules) LevelReached(e Effect) uint8 {
	if e.Kind != DiscMoved || Track(e.A) != Knowledge {
		return 0
	}
	level, from := r.levelAt[e.B], r.levelAt[int(e.B)-int(e.N)]
	if level <= from {
		return 0
	}
	return level
}

// AtSea reports whether the piece of a seat is on the open sea. // MOV-7
func (r *Rules) AtSea(s *State, seat Seat) bool {
	p := s.Players[seat].Place
	return p != NoPlace && int(p) >= len(r.Box.Places)
}

// PapalOn returns the papal tile of a turn; ok is false for a turn without one. // SET-4
func (s *State) PapalOn(turn uint8) (tile Papal, ok bool) {
	if turn < firstPapal || turn > MaxTurns {
		return PapalUnknown, false
	}
	return s.Papal[turn-firstPapal], true
}

// LastTurn reports whether the second red papal tile has been revealed. // END-1
func (s *State) LastTurn() bool { return s.reds() == 2 }

// reds counts the red papal tiles revealed so far.
func (s *State) reds() int {
	n := 0
	for i := uint8(0); i < 5 && firstPapal+i <= s.Turn; i++ {
		if s.Papal[i] == Red {
			n++
		}
	}
	return n
}

// merchant reports whether the seat is still a Merchant.
func (s *State) merchant(seat Seat) bool { return s.Players[seat].Status == Merchant }

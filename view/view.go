package view

import (
	_ "embed" // schema.json

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

// View is a position as seen by one seat or a spectator.
type View struct {
	Table    Table     `json:"table"`
	Seat     *string   `json:"seat"`     // the viewer; null for a spectator
	Turn     int       `json:"turn"`     // 1 to 16; 0 while start cities are chosen
	LastTurn bool      `json:"lastTurn"` // END-1
	Phase    string    `json:"phase"`
	Decision string    `json:"decision"`
	Decides  *string   `json:"decides"` // the seat that decides; null when the game is over
	About    []Operand `json:"about"`   // subject of the decision, for the message that asks for it
	Acts     Acts      `json:"acts"`

	Order     []string   `json:"order"` // the player order of this turn
	Players   []Player   `json:"players"`
	Tracks    []Track    `json:"tracks"`
	Areas     Cubes      `json:"areas"` // cubes that can be taken
	Gone      Cubes      `json:"gone"`  // cubes out of the game
	Spaces    []Space    `json:"spaces"`
	Events    []Event    `json:"events"`
	Canticle  []Canticle `json:"canticle"`
	Rows      []Row      `json:"rows"`
	Lingua    string     `json:"lingua"` // next to the board, offered or taken
	Friars    []string   `json:"friars"` // tiles left
	Cardinals []string   `json:"cardinals"`
	Inquired  bool       `json:"inquired"` // CAR-4: Shlasinger's power is used up
	Library   Library    `json:"library"`
	Summons   *Summons   `json:"summons"`
	Decks     []Deck     `json:"decks"` // of the expansions in play
	Trade     *Trade     `json:"trade"`
	Choices   Choices    `json:"choices"`

	Score   Score     `json:"score"` // final at the end, provisional before
	Legal   []Legal   `json:"legal"` // of the deciding seat only
	Refused []Refused `json:"refused"`
}

// Acts describes what the seat whose turn it is has done in this turn, and what it has left.
type Acts struct {
	Points      int      `json:"points"`      // action points left
	Whole       int      `json:"whole"`       // action points of the whole turn, ACT-1
	Done        []string `json:"done"`        // kinds of move made in this turn
	VirtualUsed bool     `json:"virtualUsed"` // FRI-6
	Refused     []string `json:"refused"`     // seats with which there was no agreement on a trade, RUL-13
	Advanced    bool     `json:"advanced"`    // LIB-1: the last move advanced on the library track
}

// Of returns the view of a state for a seat. A seat that is not at the table, such as engine.Nobody, is a spectator. // SET-1
func Of(t *edition.Table, s *engine.State, seat engine.Seat) View {
	b := newBuilder(t, s, seat)
	v := View{
		Table: TableOf(t),
		Seat:  colour(b.seat),
		Score: b.score(),
	}
	b.clock(&v)
	b.people(&v)
	b.board(&v)
	b.moves(&v)
	return v
}

// clock sets the turn, the decision and its seat.
func (b *builder) clock(v *View) {
	s := &b.s
	v.Turn, v.LastTurn = int(s.Turn), s.LastTurn()
	v.Phase, v.Decision, v.Decides, v.About = phase(s), s.Decision.String(), colour(s.Seat), b.about()
	v.Acts = Acts{
		Points: int(s.Points), Whole: b.wholeTurn(), Done: kindWords(s.Done), VirtualUsed: s.Virtual, Advanced: s.Fresh,
		Refused: b.seatSet(s.Trade.Refused | s.Trade.Withdrawn),
	}
	v.Inquired = s.Inquired
}

// wholeTurn returns the number of action points of the turn in progress; 0 if there is none.
func (b *builder) wholeTurn() int {
	if b.s.Turn == 0 || int(b.s.At) >= b.r.Seats {
		return 0
	}
	return int(b.s.TurnPoints(b.s.Order[b.s.At]))
}

// phase returns the name of the part of the turn that a decision belongs to.
func phase(s *engine.State) string {
	switch s.Decision {
	case engine.Over:
		return "over"
	case engine.StartCity:
		return "setup"
	case engine.CharityGiver:
		return "charity"
	case engine.Answer, engine.Bidding:
		return "summons"
	case engine.Payment:
		if s.Office == engine.NoOffice {
			return "summons"
		}
		return "election"
	case engine.Election, engine.RitmoChoice, engine.PlacitiChoice:
		return "election"
	}
	return "actions"
}

// people sets the state of the seats.
func (b *builder) people(v *View) {
	v.Order = lists.Map(b.s.Order[:b.r.Seats], engine.Seat.String)
	for i := range b.r.Seats {
		v.Players = append(v.Players, b.player(engine.Seat(i)))
	}
	v.Tracks = b.tracks()
	v.Summons = b.summons()
}

// board sets the pieces on and next to the board.
func (b *builder) board(v *View) {
	s := &b.s
	v.Areas, v.Gone = cubes(s.Areas), cubes(s.Gone)
	v.Spaces, v.Events, v.Canticle = b.spaces(), b.events(), b.canticle()
	v.Rows, v.Lingua = b.rows(), b.lingua()
	v.Friars, v.Cardinals = friarsLeft(s.Friars), cardinalsLeft(s.Cardinals)
	v.Library = b.library()
	v.Decks, v.Trade, v.Choices = b.decks(), b.trade(), b.choices()
}

// moves sets the legal moves of the deciding seat, and the reasons for targets without any.
func (b *builder) moves(v *View) {
	v.Legal, v.Refused = []Legal{}, []Refused{}
	if b.s.Decision == engine.Over || b.s.Seat != b.seat {
		return
	}
	v.Legal, v.Refused = b.legal(), b.refused()
}

//go:embed schema.json
var schema string

// Schema returns the JSON schema (2020-12) of the JSON types of this package: a document is a View, and Legal, Refused,
// Effect, Score and Reason are under its $defs.
func Schema() string { return schema }

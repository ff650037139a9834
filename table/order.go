package table

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"slices"
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// Limits of orders.
const (
	MaxPlans      = 3
	MaxConditions = 16
	MaxBid        = 99
	OrdersPerTurn = 16 // orders of a seat in a turn of the game; the last one can still be removed
)

// Order prepares the next turn of a seat, and answers outside its turns until that turn has ended. The zero Order does nothing.
type Order struct {
	Plans        []Plan      `json:"p,omitempty"` // alternatives: the first that is possible is played
	Unless       []Condition `json:"u,omitempty"` // no plan is played if one of these is met
	Bid          int         `json:"b,omitempty"` // most votes to bid in an auction before passing; 0: not set
	Summons      string      `json:"s,omitempty"` // AcceptSummons, RefuseSummons or ""
	RefuseTrades bool        `json:"t,omitempty"`
}

// Values of Order.Summons.
const (
	AcceptSummons = "accept"
	RefuseSummons = "refuse"
)

// Plan is a planned turn.
type Plan struct {
	Moves   []string `json:"m"`           // notation
	Outcome string   `json:"o,omitempty"` // digest of the outcome that was certain at the time of the order
}

// Condition is something that other players do. All of them are public.
type Condition struct {
	Type  string `json:"c"`           // one of the constants
	Value string `json:"v,omitempty"` // word for the manuscript or the city
}

// Types of conditions.
const (
	IfSummoned        = "summons"    // another player has summoned the seat
	IfManuscriptTaken = "manuscript" // another player has taken a manuscript of this kind
	IfCityEntered     = "city"       // the piece of another player has moved to this city
)

// empty reports whether an order does nothing.
func (o *Order) empty() bool { return len(o.Plans) == 0 && !o.answers() }

// answers reports whether an order answers any decision outside a turn.
func (o *Order) answers() bool { return o.Bid > 0 || o.Summons != "" || o.RefuseTrades }

// GiveOrder replaces the order of a seat, outside its turns. For the holder of the seat, who alone sees it. An empty order only removes
// the earlier one.
type GiveOrder struct {
	Seat  string
	Order Order // Outcome is ignored
}

func (a GiveOrder) fields() []any {
	fields := []any{"order", a.Seat, a.Order.Bid, a.Order.Summons, a.Order.RefuseTrades, len(a.Order.Plans)}
	for _, p := range a.Order.Plans {
		fields = append(fields, p.Moves)
	}
	for _, c := range a.Order.Unless {
		fields = append(fields, c.Type, c.Value)
	}
	return fields
}

func (a GiveOrder) decide(s *Snapshot, by Identity, _ time.Time) (*Entry, error) {
	seat, err := s.acts(by, a.Seat)
	switch {
	case err != nil:
		return nil, err
	case s.deciding(seat):
		return nil, Refuse(YourTurn)
	case s.usage.orders[seat].in(s.turn()) >= OrdersPerTurn && !(a.Order.empty() && s.orders[seat] != nil):
		return nil, RefuseFor(LimitReached, fmt.Errorf("a seat gives at most %d orders in a turn of the game", OrdersPerTurn))
	}
	o, err := s.checkedOrder(seat, a.Order)
	if err != nil {
		return nil, err
	}
	return &Entry{Kind: kindOrder, Seat: a.Seat, Order: o}, nil
}

// deciding reports whether a seat decides, or its turn is in progress while its partner in a trade decides.
func (s *Snapshot) deciding(seat engine.Seat) bool {
	return s.history.Now().Seat == seat || s.inTurn(seat)
}

// inTurn reports whether the turn of a seat is in progress.
func (s *Snapshot) inTurn(seat engine.Seat) bool {
	now := s.history.Now()
	return now.Decision.OfTurn() && now.Order[now.At] == seat
}

func (s *Snapshot) turn() uint8 { return s.history.Now().Turn }

// checkedOrder returns an order as it is stored: moves in their usual notation, each plan with its outcome.
func (s *Snapshot) checkedOrder(seat engine.Seat, given Order) (*Order, error) {
	switch {
	case len(given.Plans) > MaxPlans:
		return nil, RefuseFor(BadOrder, fmt.Errorf("an order has at most %d plans", MaxPlans))
	case len(given.Unless) > MaxConditions:
		return nil, RefuseFor(BadOrder, fmt.Errorf("an order has at most %d conditions", MaxConditions))
	case given.Bid < 0 || given.Bid > MaxBid:
		return nil, RefuseFor(BadOrder, fmt.Errorf("a bid has 0 to %d votes", MaxBid))
	case !slices.Contains([]string{"", AcceptSummons, RefuseSummons}, given.Summons):
		return nil, RefuseFor(BadOrder, fmt.Errorf("%q answers no summons: %s or %s", given.Summons, AcceptSummons, RefuseSummons))
	}
	for _, c := range given.Unless {
		if _, ok := s.meets(c); !ok {
			return nil, RefuseFor(BadOrder, fmt.Errorf("unknown condition %q %q: a summons, a manuscript or a city", c.Type, c.Value))
		}
	}
	o := given
	o.Unless, o.Plans = slices.Clone(given.Unless), slices.Clone(given.Plans)
	for i := range o.Plans {
		p, err := s.foresee(seat, o.Plans[i].Moves)
		if err != nil {
			return nil, err
		}
		o.Plans[i] = p
	}
	if was := s.orders[seat]; was.keepsPlans(&o) {
		o.Plans = was.Plans
	}
	return &o, nil
}

// sameDetails reports whether two orders differ at most in their plans.
func (o *Order) sameDetails(other *Order) bool {
	return slices.Equal(o.Unless, other.Unless) && o.Bid == other.Bid && o.Summons == other.Summons && o.RefuseTrades == other.RefuseTrades
}

// foresee returns a plan with the digest of its certain outcome: of the effects of its moves before the first one that reveals
// something or ends the turn, from what the seat knows. Later moves are only read.
func (s *Snapshot) foresee(seat engine.Seat, moves []string) (Plan, error) {
	switch {
	case len(moves) == 0:
		return Plan{}, Refuse(BadMove)
	case len(moves) > MaxMoves:
		return Plan{}, Refuse(TooMany)
	}
	b, ok := s.history.Sandbox(seat)
	if !ok {
		return Plan{}, Refuse(NotYourTurn)
	}
	p, rules := Plan{Moves: make([]string, len(moves))}, s.Table.Rules
	sum, open := sha256.New(), true
	for i, text := range moves {
		m, err := record.ParseMove(rules, text)
		if err != nil {
			return p, refusedMove(i, text, refused(game.Refusal{Code: BadMove, Err: err}))
		}
		p.Moves[i] = record.MoveString(rules, m)
		if !open {
			continue
		}
		var out engine.Effects
		why, shows := b.Play(m, &out)
		if !why.Legal() {
			return p, refusedMove(i, text, illegal(rules, why))
		}
		if open = !shows; shows {
			continue
		}
		for _, e := range out.List {
			e = e.As(seat)
			fmt.Fprintln(sum, i, e.Kind.Form().Name, e.Seat, e.A, e.B, e.N)
		}
	}
	p.Outcome = base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:9])
	return p, nil
}

// refusedMove names the move of a request that is refused.
func refusedMove(i int, text string, r *Refusal) *Refusal {
	r.Index, r.Move = i, text
	return r
}

// meets returns a function that reports whether a step meets a condition of a seat. It returns false for an unknown condition.
func (s *Snapshot) meets(c Condition) (met func(seat engine.Seat, step *game.PlayedStep) bool, ok bool) {
	rules := s.Table.Rules
	switch c.Type {
	case IfSummoned:
		return byOther(engine.Summoned, func(engine.Effect) bool { return true }), c.Value == ""
	case IfManuscriptTaken:
		for kind := range rules.Box.Manuscripts {
			if record.ManuscriptWord(rules, uint8(kind)) == c.Value {
				return byOther(engine.ManuscriptTaken, func(e engine.Effect) bool { return int(e.A) == kind }), true
			}
		}
	case IfCityEntered:
		place, ok := rules.PlaceByID(c.Value)
		return byOther(engine.Moved, func(e engine.Effect) bool { return e.B == uint8(place) }), ok
	}
	return nil, false
}

// byOther reports whether a step has an effect of a kind on another seat.
func byOther(kind engine.EffectKind, fits func(engine.Effect) bool) func(engine.Seat, *game.PlayedStep) bool {
	return func(seat engine.Seat, step *game.PlayedStep) bool {
		return slices.ContainsFunc(step.Effects, func(e engine.Effect) bool { return e.Kind == kind && e.Seat != seat && fits(e) })
	}
}

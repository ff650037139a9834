package play

import (
	"fmt"
	"slices"

	"volgare/engine"
	"volgare/record"
	"volgare/server/api"
	"volgare/table"
	"volgare/view"
)

// Plan is a planned turn.
type Plan struct {
	Moves []string `json:"moves"`
}

// OrderCondition is something after which no plan is played.
type OrderCondition struct {
	Type  string `json:"type"`
	Value string `json:"value,omitempty"`
}

// orderBody is the body of a request to prepare a turn.
type orderBody struct {
	turnBody
	Plans        []Plan           `json:"plans"`
	Unless       []OrderCondition `json:"unless"`
	Bid          int              `json:"bid"`
	Summons      *string          `json:"summons"`
	RefuseTrades bool             `json:"refuseTrades"`
}

// Check returns a problem if a required field is missing or invalid.
func (b *orderBody) Check() *api.Problem {
	if p := b.turnBody.Check(); p != nil {
		return p
	}
	switch {
	case len(b.Plans) > table.MaxPlans:
		return api.BadField("plans", fmt.Sprintf("an order has at most %d plans", table.MaxPlans))
	case len(b.Unless) > table.MaxConditions:
		return api.BadField("unless", fmt.Sprintf("an order has at most %d conditions", table.MaxConditions))
	case b.Bid < 0 || b.Bid > table.MaxBid:
		return api.BadField("bid", fmt.Sprintf("0 to %d votes, 0 for none", table.MaxBid))
	case b.Summons != nil && !slices.Contains([]string{table.AcceptSummons, table.RefuseSummons}, *b.Summons):
		return api.BadField("summons", "must be null, accept or refuse")
	}
	for _, plan := range b.Plans {
		if len(plan.Moves) == 0 {
			return api.BadField("plans.moves", "at least one move is required")
		}
		if p := BadMoves(plan.Moves); p != nil {
			return p
		}
	}
	return nil
}

// giveOrder prepares the next turn of a seat.
func (s *Service) giveOrder(c *api.Request, b *orderBody) (*api.Reply, error) {
	o := table.Order{Bid: b.Bid, RefuseTrades: b.RefuseTrades}
	if b.Summons != nil {
		o.Summons = *b.Summons
	}
	for _, plan := range b.Plans {
		o.Plans = append(o.Plans, table.Plan{Moves: plan.Moves})
	}
	for _, condition := range b.Unless {
		o.Unless = append(o.Unless, table.Condition(condition))
	}
	return s.act(c, &b.turnBody, table.GiveOrder{Seat: b.Seat, Order: o})
}

// Order is the last order of a seat, for its holder.
type Order struct {
	State        string           `json:"state"`
	Plans        [][]view.Move    `json:"plans"`
	Unless       []OrderCondition `json:"unless"`
	Bid          int              `json:"bid"`
	Summons      *string          `json:"summons"`
	RefuseTrades bool             `json:"refuseTrades"`
	Played       *PlayedOrder     `json:"played"`
	Faults       []OrderFault     `json:"faults"`
}

// PlayedOrder says which steps a plan has made.
type PlayedOrder struct {
	Plan    int `json:"plan"`
	From    int `json:"from"`
	To      int `json:"to"`
	Dropped int `json:"dropped"`
}

// OrderFault is a reason why an order is cancelled.
type OrderFault struct {
	Reason    string          `json:"reason"`
	Plan      *int            `json:"plan"`
	Move      *int            `json:"move"`
	Condition *OrderCondition `json:"condition"`
}

// orderOf encodes the order of a seat; nil if there is none.
func orderOf(snap *table.Snapshot, seat engine.Seat) *Order {
	o := snap.OrderOf(seat)
	if o == nil {
		return nil
	}
	made := &Order{
		State:   o.State,
		Plans:   api.ListOf(o.Plans, func(p *table.Plan) []view.Move { return planned(snap.Table.Rules, p) }),
		Unless:  api.ListOf(o.Unless, func(c *table.Condition) OrderCondition { return OrderCondition(*c) }),
		Bid:     o.Bid,
		Summons: api.OrNull(o.Summons), RefuseTrades: o.RefuseTrades,
		Faults: api.ListOf(o.Faults, faultOf),
	}
	if o.Played > 0 {
		made.Played = &PlayedOrder{o.Played, o.From, o.To, o.Dropped}
	}
	return made
}

// planned encodes the moves of a plan. A move that this version cannot read any more is left out: it is not legal either.
func planned(r *engine.Rules, p *table.Plan) []view.Move {
	moves := []view.Move{}
	for _, text := range p.Moves {
		if m, err := record.ParseMove(r, text); err == nil {
			moves = append(moves, view.MoveOf(r, m))
		}
	}
	return moves
}

func faultOf(f *table.OrderFault) OrderFault {
	made := OrderFault{Reason: f.Reason, Plan: api.OrNull(f.Plan)}
	if f.Reason == table.NotLegal {
		made.Move = &f.Move
	}
	if f.Condition != nil {
		made.Condition = (*OrderCondition)(f.Condition)
	}
	return made
}

package table

import (
	"errors"
	"slices"
	"strings"
	"time"

	"volgare/engine"
)

// States of an order.
const (
	OrderWaiting   = "waiting"
	OrderPlayed    = "played"
	OrderCancelled = "cancelled"
)

// OrderFault is a reason why an order is cancelled.
type OrderFault struct {
	Reason    string     `json:"r"`           // one of the constants
	Plan      int        `json:"p,omitempty"` // number of the plan, from 1, for NotLegal and OtherOutcome
	Move      int        `json:"i,omitempty"` // index of the move, for NotLegal
	Condition *Condition `json:"c,omitempty"` // for ConditionMet
}

// Reasons why an order is cancelled. The first three are part of entries.
const (
	NotLegal     = "not-legal"
	OtherOutcome = "other-outcome" // not the one that was certain at the time of the order
	ConditionMet = "condition"
	Used         = "used"   // the player has moved in the turn
	Undone       = "undone" // the player has undone moves of the order, or the end of the turn before it
	Ended        = "ended"  // the turn has ended
)

// OrderState is the last order of a seat.
type OrderState struct {
	Order

	State  string       // of the plans, or of the answers if there are none
	Faults []OrderFault // if cancelled

	// Of the plan that was played, even if it was undone; else 0.
	Played   int // its number, from 1
	From, To int // its first and last step, from 1
	Dropped  int // its moves that were not made, because an earlier one revealed something

	at        time.Time
	since     []int // for each condition, the number of moves after which it counts
	answering bool  // the answers still hold
}

// keepsPlans reports whether the next order changes only the conditions or answers of one that waits. Then the plans keep the outcome
// that the player has seen, and the conditions keep their time. The same order again is about the present position.
func (o *OrderState) keepsPlans(next *Order) bool {
	return o != nil && o.State == OrderWaiting && !o.sameDetails(next) &&
		slices.EqualFunc(o.Plans, next.Plans, func(a, b Plan) bool { return slices.Equal(a.Moves, b.Moves) })
}

// conditionsSince returns since of the next order of a seat.
func (s *Snapshot) conditionsSince(seat engine.Seat, next *Order) []int {
	was, since := s.orders[seat], make([]int, len(next.Unless))
	keeps := was.keepsPlans(next)
	for i, c := range next.Unless {
		since[i] = s.Steps()
		if keeps {
			if at := slices.Index(was.Unless, c); at >= 0 {
				since[i] = was.since[at]
			}
		}
	}
	return since
}

// OrderOf returns the last order of a seat, or nil. It is only for the holder of the seat, and must not be modified.
func (s *Snapshot) OrderOf(seat engine.Seat) *OrderState {
	if s.among(seat) == engine.Nobody {
		return nil
	}
	return s.orders[seat]
}

// ordered counts the orders of a seat in a turn.
type ordered struct {
	turn uint8
	n    int
}

// in returns the number of orders in a turn.
func (o ordered) in(turn uint8) int {
	if o.turn == turn {
		return o.n
	}
	return 0
}

// hidden reports whether not everybody may know of an entry. It changes nothing that others see, not even a number or a time.
func (e *Entry) hidden() bool {
	return e.Kind == kindOrder || e.Kind == kindCancelOrder || e.Kind == kindTold
}

// foldOrder replaces the order of a seat.
func foldOrder(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err != nil {
		return err
	}
	if e.Order == nil {
		return errors.New("an order has its content")
	}
	s.usage.orders[seat] = ordered{s.turn(), s.usage.orders[seat].in(s.turn()) + 1}
	var next *OrderState
	if o := e.Order; !o.empty() {
		next = &OrderState{Order: *o, State: OrderWaiting, at: e.at(), since: s.conditionsSince(seat, o), answering: o.answers()}
	}
	s.orders[seat] = next
	return nil
}

// foldCancelOrder cancels the plans of an order.
func foldCancelOrder(s *Snapshot, e *Entry) error {
	seat, err := s.foldSeat(e)
	if err == nil {
		s.cancelOrder(seat, e.Faults...)
		s.notices.stoppedAt[seat] = e.at()
	}
	return err
}

// changeOrder changes a copy of the order of a seat, if there is one.
func (s *Snapshot) changeOrder(seat engine.Seat, change func(o *OrderState)) {
	if o := s.orders[seat]; o != nil {
		next := *o
		change(&next)
		s.orders[seat] = &next
	}
}

// cancelOrder cancels an order that is waiting or was played.
func (s *Snapshot) cancelOrder(seat engine.Seat, why ...OrderFault) {
	s.changeOrder(seat, func(o *OrderState) {
		if o.State != OrderCancelled {
			o.State, o.Faults = OrderCancelled, why
		}
	})
}

// noteMoves changes the order of a seat for which an entry of moves was made. inTurn says whether its turn was in progress before it,
// and steps is the number of moves before it.
func (s *Snapshot) noteMoves(seat engine.Seat, e *Entry, inTurn bool, steps int) {
	if s.orders[seat] == nil {
		return
	}
	switch {
	case e.Ordered > 0:
		s.changeOrder(seat, func(o *OrderState) { o.played(e, steps, s.Steps()) })
	case e.Bot != "" || e.Ordered == answered:
	case !inTurn:
		s.changeOrder(seat, func(o *OrderState) { o.answering = false })
	case s.orders[seat].State == OrderWaiting:
		s.cancelOrder(seat, OrderFault{Reason: Used})
	}
	for _, step := range s.history.Steps()[steps:] {
		if step.Seat == seat && step.Move.Kind.EndsTurn() {
			s.endOrder(seat)
		}
	}
}

// played notes that an entry has made moves of a plan.
func (o *OrderState) played(e *Entry, before, after int) {
	o.State, o.Played, o.From, o.To = OrderPlayed, e.Ordered, before+1, after
	if e.Ordered > len(o.Plans) {
		return
	}
	planned, made := o.Plans[e.Ordered-1].Moves, strings.Split(e.Moves, "; ")
	n := 0
	for n < min(len(planned), len(made)) && planned[n] == made[n] {
		n++
	}
	o.Dropped = len(planned) - n
}

// endOrder ends the order of a seat whose turn has ended.
func (s *Snapshot) endOrder(seat engine.Seat) {
	s.changeOrder(seat, func(o *OrderState) {
		if o.answering = false; o.State == OrderWaiting {
			o.State, o.Faults = OrderCancelled, []OrderFault{{Reason: Ended}}
		}
	})
}

// noteUndo changes the orders after moves of a seat were undone.
func (s *Snapshot) noteUndo(by engine.Seat) {
	for i := range s.Seats {
		seat := engine.Seat(i)
		s.changeOrder(seat, func(o *OrderState) {
			o.since = slices.Clone(o.since)
			for i := range o.since {
				o.since[i] = min(o.since[i], s.Steps())
			}
		})
		if o := s.orders[seat]; o == nil || seat != by || o.State == OrderPlayed && s.Steps() >= o.To {
			continue
		}
		s.changeOrder(seat, func(o *OrderState) { o.answering = false })
		if s.orders[seat].State == OrderPlayed || s.deciding(seat) {
			s.cancelOrder(seat, OrderFault{Reason: Undone})
		}
	}
}

// SameOrder reports whether a seat has the same order as at another snapshot of the table.
func (s *Snapshot) SameOrder(other *Snapshot, seat engine.Seat) bool {
	return s.orders[seat] == other.orders[seat]
}

package table

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strings"
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/table/clock"
)

// answered is Entry.Ordered of an answer outside a turn.
const answered = -1

// Delays of an order after the seat begins to decide. Other players cannot foresee them.
const (
	leastOrderDelayLive           = 3 * time.Second
	mostOrderDelayLive            = 12 * time.Second
	leastOrderDelayCorrespondence = 2 * time.Minute
	mostOrderDelayCorrespondence  = 12 * time.Minute
)

// orderDue returns the moves that an order makes for the person who decides, or its cancellation.
func orderDue(s *Snapshot) (Due, bool) {
	seat, ok := s.Decider()
	if !ok || s.orders[seat] == nil || !s.Seats[seat].played() || s.clock.Paused() {
		return Due{}, false
	}
	o := s.orders[seat]
	if _, answers := s.answer(o, seat); !answers && !s.awaits(o) {
		return Due{}, false
	}
	return Due{At: s.askedAt.Add(s.orderDelay(o)), Seat: seat, Ordered: true}, true
}

// awaits reports whether the order of the seat that decides has a plan for the present decision.
func (s *Snapshot) awaits(o *OrderState) bool {
	return o.State == OrderWaiting && len(o.Plans) > 0 && s.history.Now().Decision == engine.Turn
}

// orderDelay draws the delay of the order of the seat that decides. It ends before the time of the seat.
func (s *Snapshot) orderDelay(o *OrderState) time.Duration {
	least, most := leastOrderDelayLive, mostOrderDelayLive
	if rules := s.clock.Rules(); rules != nil && rules.Kind == clock.Correspondence {
		least, most = leastOrderDelayCorrespondence, mostOrderDelayCorrespondence
	}
	if at, ok := s.clock.Deadline(); ok {
		most = min(most, max(0, at.Sub(s.askedAt)))
		least = min(least, most)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "volgare order\n%s\n%d\n%d\n%+v", s.seed, o.at.UnixMilli(), s.Steps(), o.Order))
	part := float64(binary.LittleEndian.Uint32(sum[:])) / (1 << 32)
	return (least + time.Duration(part*float64(most-least))).Round(time.Millisecond)
}

// answer returns the answer of an order to a decision outside the turn of the seat that decides, and false if it has none.
func (s *Snapshot) answer(o *OrderState, seat engine.Seat) (engine.Move, bool) {
	if !o.answering {
		return engine.Move{}, false
	}
	switch now := s.history.Now(); now.Decision {
	case engine.Answer:
		m := engine.Move{Kind: engine.Accept}
		if o.Summons == RefuseSummons {
			m.Kind = engine.Refuse
		}
		return m, o.Summons != ""
	case engine.TradeReply:
		return engine.Move{Kind: engine.Refuse}, o.RefuseTrades && !s.inTurn(seat)
	case engine.Bidding:
		return lowestBid(s.Table.Rules.AppendLegal(nil, now), o.Bid)
	}
	return engine.Move{}, false
}

// lowestBid returns the lowest bid of the legal moves in an auction if it is at most the given one, else the pass. It returns false if
// neither is possible or no bid is given.
func lowestBid(legal []engine.Move, most int) (best engine.Move, ok bool) {
	for _, m := range legal {
		bids, betters := m.Kind == engine.Bid && int(m.A) <= most, best.Kind != engine.Bid || m.A < best.A
		if bids && betters || m.Kind == engine.Pass && !ok {
			best, ok = m, true
		}
	}
	return best, ok && most > 0
}

// Act returns the entry of something that is due and that no bot chooses, and false if it is not due any more.
func (s *Snapshot) Act(d Due) (*Entry, bool) {
	switch {
	case d.TimeOut:
		return &Entry{Kind: kindTimeOut, Seat: d.Seat.String(), Bot: d.Bot}, true
	case d.Event != "":
		return s.told(d), true
	case d.Ordered:
		is, ok := orderDue(s)
		if !ok || is.Seat != d.Seat {
			return nil, false
		}
		return s.carryOutOrder(s.orders[d.Seat], d.Seat), true
	}
	return nil, false
}

// carryOutOrder returns the entry with which the order of the seat that decides is played or cancelled.
func (s *Snapshot) carryOutOrder(o *OrderState, seat engine.Seat) *Entry {
	if m, ok := s.answer(o, seat); ok {
		e, _ := s.BotMove(seat, "", m) // it is legal
		e.Ordered = answered
		return e
	}
	if c, met := s.metCondition(o, seat); met {
		return &Entry{Kind: kindCancelOrder, Seat: seat.String(), Faults: []OrderFault{{Reason: ConditionMet, Condition: &c}}}
	}
	var faults []OrderFault
	for i := range o.Plans {
		e, fault := s.tryPlan(seat, &o.Plans[i])
		if fault == nil {
			e.Ordered = i + 1
			return e
		}
		fault.Plan = i + 1
		faults = append(faults, *fault)
	}
	return &Entry{Kind: kindCancelOrder, Seat: seat.String(), Faults: faults}
}

// metCondition returns the first condition of an order that is met.
func (s *Snapshot) metCondition(o *OrderState, seat engine.Seat) (Condition, bool) {
	for i, c := range o.Unless {
		met, ok := s.meets(c)
		if !ok {
			return c, true // a later version does not know it
		}
		for _, step := range s.history.Walk(o.since[i], s.Steps()) {
			if met(seat, &step) {
				return c, true
			}
		}
	}
	return Condition{}, false
}

// tryPlan returns the entry of the moves of a plan up to the first that reveals something, or why the plan is not possible.
func (s *Snapshot) tryPlan(seat engine.Seat, p *Plan) (*Entry, *OrderFault) {
	t := s.history.Trial(seat)
	var texts []string
	for i, text := range p.Moves {
		m, err := nextMove(s.Table.Rules, t, text)
		if err != nil && err.Code == Reveals {
			break
		}
		if err != nil {
			return nil, &OrderFault{Reason: NotLegal, Move: i}
		}
		texts = append(texts, record.MoveString(s.Table.Rules, m))
	}
	if is, err := s.foresee(seat, p.Moves); err != nil || is.Outcome != p.Outcome {
		return nil, &OrderFault{Reason: OtherOutcome}
	}
	return s.movesEntry(seat, t, texts), nil
}

// movesEntry returns the entry of moves that were tried. The table answers for the player if there is no choice after them: it is no
// secret, and there is nothing to undo.
func (s *Snapshot) movesEntry(seat engine.Seat, t *game.Trial, texts []string) *Entry {
	if m, only := t.PlayOnly(); only {
		texts = append(texts, record.MoveString(s.Table.Rules, m))
	}
	return &Entry{Kind: kindMoves, Seat: seat.String(), Moves: strings.Join(texts, "; "), trial: t}
}

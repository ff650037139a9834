package appraisal

import "volgare/engine"

// KeepFirstDrawn continues a plan after drawing cards as if the first ones were kept, as far as there is room: most of the
// cards are not known in advance.
func (e *Evaluator) KeepFirstDrawn(s *engine.State) {
	for s.Decision == engine.CardKeep {
		d, kind := s.Draw.Deck, engine.NoTile
		if e.r.CardRoom(s, e.seat, d) > 0 {
			kind = s.Piles[d].Piece[0].Kind()
		}
		e.r.Apply(s, s, engine.Move{Kind: engine.KeepCard, A: uint8(d), B: kind}, nil)
	}
}

// afterCard returns the value of keeping or giving up a card. If a card is kept at the limit, the least valuable card is
// given up. // EXP-K1 EXP-K4 EXP-G6
func (e *Evaluator) afterCard(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	if next.Decision != engine.CardGiveUp {
		return e.Value(&next)
	}
	var legal [engine.MaxCards * 2]engine.Move
	best, at := 0, next
	for i, give := range e.r.AppendLegal(legal[:0], &at) {
		e.r.Apply(&next, &at, give, nil)
		if v := e.Value(&next); i == 0 || v > best {
			best = v
		}
	}
	return best
}

// finalLead returns the lead over the best rival after a choice at the end of the game. // RUL-9
func (e *Evaluator) finalLead(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	vp := e.r.Score(&next).VP
	rival := 0
	for seat := range e.r.Seats {
		if engine.Seat(seat) != e.seat {
			rival = max(rival, vp[seat])
		}
	}
	return 1000 * (vp[e.seat] - rival)
}

package appraisal

import "volgare/engine"

// KeepFirstDrawn goes on in a plan after a draw of cards as if the first ones were kept, as
// far as there is room: most of them are not known before.
func (e *Evaluator) KeepFirstDrawn(s *engine.State) {
	for s.Decision == engine.CardKeep {
		d, kind := s.Draw.Deck, engine.NoTile
		if e.r.CardRoom(s, e.seat, d) > 0 {
			kind = s.Piles[d].Piece[0].Kind()
		}
		e.r.Apply(s, s, engine.Move{Kind: engine.KeepCard, A: uint8(d), B: kind}, nil)
	}
}

// afterCard values keeping or giving up a card; with a card kept at the limit the best
// one to give up goes. // EXP-K1 EXP-K4 EXP-G6
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

// finalLead is how far a choice at the end puts the seat ahead of the best rival. // RUL-9
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

package greedy

import "volgare/engine"

// answer chooses in a decision that is not part of a turn's plan: the move with
// the highest worth, among equals the one that the seed picks.
func (p *Player) answer(e *evaluator, s *engine.State, legal []engine.Move) engine.Move {
	best, most := legal[0], 0
	for i, m := range legal {
		worth := e.worth(s, m)*8 + int(fold(p.seed, uint64(s.Turn)<<24|uint64(m.Kind)<<8|uint64(m.A))>>61)
		if i == 0 || worth > most {
			best, most = m, worth
		}
	}
	return best
}

// worth is what a move is worth in another decision than that of the turn, in
// mVP. Only moves of one decision can be compared.
func (e *evaluator) worth(s *engine.State, m engine.Move) int {
	switch s.Decision {
	case engine.StartCity:
		return e.start(s, engine.PlaceNo(m.A))
	case engine.CharityGiver:
		return e.standing(s, engine.Seat(m.A))
	case engine.LibraryKeep, engine.LibraryGiveUp:
		return e.after(s, m)
	case engine.LibraryOrder: // the next to draw is a rival: the worst on top
		return -1000 * int(e.r.Box.Library[m.A].VP)
	case engine.Answer:
		return e.reply(s, m.Kind)
	case engine.Bidding:
		return e.raise(s, m)
	case engine.Payment:
		return e.without(s, m)
	case engine.Election:
		return e.stand(s, m)
	case engine.CardKeep, engine.CardGiveUp:
		return e.drawn(s, m)
	case engine.RitmoChoice, engine.PlacitiChoice:
		return e.ahead(s, m)
	case engine.TradePick:
		return e.yielding(s, m)
	}
	return 0
}

// after is the value of the position after a move that reveals nothing.
func (e *evaluator) after(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	if next.Decision == engine.LibraryGiveUp { // the worst tile will go
		kept := &e.r.Box.Library[m.A]
		gain := e.tileVP(m.A) - e.worstTile(&next.Players[e.seat])
		return e.value(&next) + gain + e.w.Joker*btoi(kept.Joker)
	}
	return e.value(&next)
}

// start values beginning in a city. // SET-8
func (e *evaluator) start(s *engine.State, at engine.PlaceNo) int {
	there := *s
	there.Players[e.seat].Place = at
	return e.value(&there)
}

// standing is what a rival's position is worth to him.
func (e *evaluator) standing(s *engine.State, other engine.Seat) int {
	theirs := newEvaluator(e.board, e.w, s, other)
	return theirs.value(s)
}

// without values what is left after a payment. // STU-4 ELE-1
func (e *evaluator) without(s *engine.State, m engine.Move) int {
	paid := *s
	p := &paid.Players[e.seat]
	p.Cubes[engine.Politician] -= m.A
	p.Cubes[engine.Noble] -= m.B
	p.Cubes[engine.Abbess] -= m.C
	if s.Office != engine.NoOffice { // only the votes left count
		return votesOf(&p.Cubes)
	}
	return e.value(&paid)
}

// stand values standing for an office, or for none; the Pope loses what his tile would
// have brought. // ELE-1
func (e *evaluator) stand(s *engine.State, m engine.Move) int {
	p := &s.Players[e.seat]
	need, vp := 0, 0
	if m.Kind == engine.Stand {
		o := engine.Office(m.A)
		need, vp = o.Needs(), o.VP()
		if o == engine.Pope {
			vp -= p.TileVP()
		}
	}
	if p.Votes()-need > e.strong {
		vp += 3
	}
	return vp
}

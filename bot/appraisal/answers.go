package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// Answers chooses moves for every decision outside the plan of a turn, and for the trades at its end. It caches the tables
// of the last board it has seen, and has no other memory.
type Answers struct {
	seed    uint64
	weights Weights
	board   *chart.Board
	eval    Evaluator
	broker  broker
}

// NewAnswers returns Answers that use the given weights. The seed breaks ties between equally good moves.
func NewAnswers(w Weights, seed uint64) *Answers {
	a := &Answers{seed: seed, weights: w}
	a.broker.reserve()
	return a
}

// Seed replaces the seed.
func (a *Answers) Seed(seed uint64) { a.seed = seed }

// Board returns the index of the board of r. It is cached until the next call with other rules.
func (a *Answers) Board(r *engine.Rules) *chart.Board {
	if a.board == nil || a.board.Rules != r {
		a.board = chart.New(r)
	}
	return a.board
}

// Look returns an evaluator for the deciding seat. It is valid until the next call of any method.
func (a *Answers) Look(r *engine.Rules, view *engine.State) *Evaluator {
	a.eval = NewEvaluator(a.Board(r), &a.weights, view, view.Seat)
	return &a.eval
}

// To returns the best answer to a decision other than a turn. view must be masked for the deciding seat.
func (a *Answers) To(r *engine.Rules, view *engine.State, legal []engine.Move) engine.Move {
	a.Look(r, view)
	switch view.Decision {
	case engine.TradeDraft:
		return a.draft(view)
	case engine.TradeReply:
		return a.reply(view, legal)
	}
	return a.answer(view, legal)
}

// Trade opens a trade at the end of a turn, if there is a good one.
func (a *Answers) Trade(r *engine.Rules, view *engine.State, legal []engine.Move) (engine.Move, bool) {
	if !r.Has(engine.OpenTrade) {
		return engine.Move{}, false
	}
	a.Look(r, view)
	return a.openTrade(view, legal)
}

// answer chooses a move in a decision that is not part of a turn's plan: the move with the highest worth. The seed breaks
// ties.
func (a *Answers) answer(s *engine.State, legal []engine.Move) engine.Move {
	best, most := legal[0], 0
	for i, m := range legal {
		worth := a.eval.worth(s, m)*8 + int(chart.Fold(a.seed, uint64(s.Turn)<<24|uint64(m.Kind)<<8|uint64(m.A))>>61)
		if i == 0 || worth > most {
			best, most = m, worth
		}
	}
	return best
}

// worth returns the value of a move in a decision other than a turn, in mVP. Only moves of one decision can be compared.
func (e *Evaluator) worth(s *engine.State, m engine.Move) int {
	switch s.Decision {
	case engine.StartCity:
		return e.startCity(s, engine.PlaceNo(m.A))
	case engine.CharityGiver:
		return e.rivalValue(s, engine.Seat(m.A))
	case engine.LibraryKeep, engine.LibraryGiveUp:
		return e.afterMove(s, m)
	case engine.LibraryOrder: // the next player to draw is a rival: put the worst tile on top
		return -1000 * int(e.r.Box.Library[m.A].VP)
	case engine.Answer:
		return e.summonsReply(s, m.Kind)
	case engine.Bidding:
		return e.bid(s, m)
	case engine.Payment:
		return e.afterPayment(s, m)
	case engine.Election:
		return e.candidacy(s, m)
	case engine.CardKeep, engine.CardGiveUp:
		return e.afterCard(s, m)
	case engine.RitmoChoice, engine.PlacitiChoice:
		return e.finalLead(s, m)
	case engine.TradePick:
		return e.afterYield(s, m)
	}
	return 0
}

// afterMove returns the value of the position after a move that reveals nothing.
func (e *Evaluator) afterMove(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	if next.Decision == engine.LibraryGiveUp { // the worst tile will be given up
		kept := &e.r.Box.Library[m.A]
		gain := e.tileVP(m.A) - e.worstTile(&next.Players[e.seat])
		return e.Value(&next) + gain + e.w.Joker*btoi(kept.Joker)
	}
	return e.Value(&next)
}

// startCity returns the value of starting in a city. // SET-8
func (e *Evaluator) startCity(s *engine.State, at engine.PlaceNo) int {
	there := *s
	there.Players[e.seat].Place = at
	return e.Value(&there)
}

// rivalValue returns the value of a rival's position for that rival.
func (e *Evaluator) rivalValue(s *engine.State, other engine.Seat) int {
	theirs := NewEvaluator(e.board, e.w, s, other)
	return theirs.Value(s)
}

// afterPayment returns the value of what is left after a payment. // STU-4 ELE-1
func (e *Evaluator) afterPayment(s *engine.State, m engine.Move) int {
	paid := *s
	p := &paid.Players[e.seat]
	p.Cubes[engine.Politician] -= m.A
	p.Cubes[engine.Noble] -= m.B
	p.Cubes[engine.Abbess] -= m.C
	if s.Office != engine.NoOffice { // only the remaining votes count
		return votesOf(&p.Cubes)
	}
	return e.Value(&paid)
}

// candidacy returns the value of running for an office. The Pope loses what the cardinal tile would have brought. // ELE-1
func (e *Evaluator) candidacy(s *engine.State, m engine.Move) int {
	p := &s.Players[e.seat]
	need, vp := 0, 0
	if m.Kind == engine.Stand {
		o := engine.Office(m.A)
		need, vp = o.Needs(), o.VP()
		if o == engine.Pope {
			vp -= p.TileVP()
		}
	}
	if p.Votes()-need > e.rivalVotes {
		vp += 3
	}
	return vp
}

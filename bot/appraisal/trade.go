package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// afterYield returns the value of handing over a piece: the value of the position left, less the gain of the receiver, who
// is a rival.
func (e *Evaluator) afterYield(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	theirs := NewEvaluator(e.board, e.w, s, s.Order[s.At])
	return e.Value(&next) - theirs.Value(&next)/(e.r.Seats-1)
}

// openTrade finds the partner for the best bargain of the active seat. A bot makes an offer to at most one opponent per
// turn, and not in every turn. At a table of two there is no bargain (see gains.overRivals).
func (a *Answers) openTrade(s *engine.State, legal []engine.Move) (engine.Move, bool) {
	best, found := bargain{}, false
	var choice engine.Move
	if a.weights.Cards == 0 || a.eval.r.Seats == 2 || s.Trade.Refused|s.Trade.Withdrawn != 0 || !a.tradesNow(s) {
		return choice, false
	}
	for _, m := range legal {
		if m.Kind != engine.OpenTrade {
			continue
		}
		a.broker.begin(&a.eval, s, engine.Seat(m.A), s.Seat)
		if deal, ok := a.broker.best(); ok && (!found || deal.gain > best.gain) {
			best, choice, found = deal, m, true
		}
	}
	return choice, found
}

// tradesNow returns true in three of four turns; the seed decides in which.
func (a *Answers) tradesNow(s *engine.State) bool {
	return chart.Fold(a.seed, uint64(s.Turn)<<8|uint64(s.Seat))>>62 > 0
}

// draft returns the next step towards the bargain for which the trade was opened.
func (a *Answers) draft(s *engine.State) engine.Move {
	a.broker.begin(&a.eval, s, s.Trade.With, s.Seat)
	if deal, ok := a.broker.best(); ok && draftFits(deal, &s.Trade) {
		if m := deal.next(&s.Trade); a.eval.r.Check(s, m).Legal() {
			return m
		}
	}
	return engine.Move{Kind: engine.Withdraw}
}

// draftFits reports whether a draft contains only parts of a bargain.
func draftFits(deal bargain, draft *engine.Trade) bool {
	var all engine.Trade
	all.Gives[deal.colour] = min(draft.Gives[deal.colour], 1)
	all.Asks.Set(deal.good, uint8(min(draft.Asks.Of(deal.good), deal.n)))
	return all.Gives == draft.Gives && all.Asks == draft.Asks
}

// reply accepts an offer that brings enough over the mean of the rivals. Sometimes it makes a counter-offer. // RUL-13
func (a *Answers) reply(s *engine.State, legal []engine.Move) engine.Move {
	a.broker.begin(&a.eval, s, s.Trade.With, s.Trade.With)
	for _, m := range legal {
		switch m.Kind {
		case engine.Accept:
			if a.agrees(s) {
				return m
			}
		case engine.Counter:
			if a.counters(s) {
				return m
			}
		}
	}
	return engine.Move{Kind: engine.Refuse}
}

// agrees reports whether an offer is good for the deciding seat.
func (a *Answers) agrees(s *engine.State) bool {
	both := a.broker.gainsOf(&s.Trade).overRivals(a.eval.r.Seats)
	return both.forDecider(s) >= max(a.weights.TradeGain, 1)
}

// counters reports whether the partner makes a counter-offer.
func (a *Answers) counters(s *engine.State) bool {
	if a.weights.Cards == 0 || !a.tradesNow(s) {
		return false
	}
	_, ok := a.broker.best()
	return ok
}

package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// afterYield values handing over a piece: what is left, less what it brings the other, who
// is one of the rivals.
func (e *Evaluator) afterYield(s *engine.State, m engine.Move) int {
	var next engine.State
	e.r.Apply(&next, s, m, nil)
	theirs := NewEvaluator(e.board, e.w, s, s.Order[s.At])
	return e.Value(&next) - theirs.Value(&next)/(e.r.Seats-1)
}

// openTrade finds the partner for the best bargain of the seat in turn. A bot offers to
// one opponent in a turn at most, and not in every turn; at a table of two there is no
// bargain, see gains.overRivals.
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

// tradesNow is true in three of four turns, for every seed in others.
func (a *Answers) tradesNow(s *engine.State) bool {
	return chart.Fold(a.seed, uint64(s.Turn)<<8|uint64(s.Seat))>>62 > 0
}

// draft takes the next step to the bargain that has made it open the trade.
func (a *Answers) draft(s *engine.State) engine.Move {
	a.broker.begin(&a.eval, s, s.Trade.With, s.Seat)
	if deal, ok := a.broker.best(); ok && draftFits(deal, &s.Trade) {
		if m := deal.next(&s.Trade); a.eval.r.Check(s, m).Legal() {
			return m
		}
	}
	return engine.Move{Kind: engine.Withdraw}
}

// draftFits reports whether a draft holds nothing but parts of a bargain.
func draftFits(deal bargain, draft *engine.Trade) bool {
	var all engine.Trade
	all.Gives[deal.colour] = min(draft.Gives[deal.colour], 1)
	all.Asks.Set(deal.good, uint8(min(draft.Asks.Of(deal.good), deal.n)))
	return all.Gives == draft.Gives && all.Asks == draft.Asks
}

// reply accepts an offer that brings enough over the mean of the rivals; sometimes it
// proposes something else. // RUL-13
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

// agrees reports whether the deciding seat likes an offer.
func (a *Answers) agrees(s *engine.State) bool {
	both := a.broker.gainsOf(&s.Trade).overRivals(a.eval.r.Seats)
	return both.forDecider(s) >= max(a.weights.TradeGain, 1)
}

// counters reports whether the partner drafts another offer.
func (a *Answers) counters(s *engine.State) bool {
	if a.weights.Cards == 0 || !a.tradesNow(s) {
		return false
	}
	_, ok := a.broker.best()
	return ok
}

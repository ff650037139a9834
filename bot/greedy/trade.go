package greedy

import "volgare/engine"

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
func (p *Player) openTrade(s *engine.State, legal []engine.Move) (engine.Move, bool) {
	best, found := bargain{}, false
	var choice engine.Move
	if p.weights.Cards == 0 || p.eval.r.Seats == 2 || s.Trade.Refused|s.Trade.Withdrawn != 0 || !p.tradesNow(s) {
		return choice, false
	}
	for _, m := range legal {
		if m.Kind != engine.OpenTrade {
			continue
		}
		p.broker.begin(&p.eval, s, engine.Seat(m.A), s.Seat)
		if deal, ok := p.broker.best(); ok && (!found || deal.gain > best.gain) {
			best, choice, found = deal, m, true
		}
	}
	return choice, found
}

// tradesNow is true in three of four turns, for every seed in others.
func (p *Player) tradesNow(s *engine.State) bool {
	return fold(p.seed, uint64(s.Turn)<<8|uint64(s.Seat))>>62 > 0
}

// draft takes the next step to the bargain that has made it open the trade.
func (p *Player) draft(s *engine.State) engine.Move {
	p.broker.begin(&p.eval, s, s.Trade.With, s.Seat)
	if deal, ok := p.broker.best(); ok && draftFits(deal, &s.Trade) {
		if m := deal.next(&s.Trade); p.eval.r.Check(s, m).Legal() {
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
func (p *Player) reply(s *engine.State, legal []engine.Move) engine.Move {
	p.broker.begin(&p.eval, s, s.Trade.With, s.Trade.With)
	for _, m := range legal {
		switch m.Kind {
		case engine.Accept:
			if p.agrees(s) {
				return m
			}
		case engine.Counter:
			if p.counters(s) {
				return m
			}
		}
	}
	return engine.Move{Kind: engine.Refuse}
}

// agrees reports whether the deciding seat likes an offer.
func (p *Player) agrees(s *engine.State) bool {
	both := p.broker.gainsOf(&s.Trade).overRivals(p.eval.r.Seats)
	return both.forDecider(s) >= max(p.weights.TradeGain, 1)
}

// counters reports whether the partner drafts another offer.
func (p *Player) counters(s *engine.State) bool {
	if p.weights.Cards == 0 || !p.tradesNow(s) {
		return false
	}
	_, ok := p.broker.best()
	return ok
}

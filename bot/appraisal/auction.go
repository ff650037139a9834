package appraisal

import "volgare/engine"

// Summons returns the value of summoning the others to Brindisi: part of the knowledge, and the poet card for players in
// Brindisi. // STU-1 EXP-S1
func (e *Evaluator) Summons(s *engine.State) int {
	v := e.auctionPrize(s) * e.w.Summon / 1000
	if e.usesCards() {
		v += e.poetCard(s, &s.Players[e.seat]) * e.w.Cards / 1000
	}
	return v
}

// auctionPrize returns the value of the knowledge of Stupor Mundi in mVP, plus a little for moving ahead at all.
func (e *Evaluator) auctionPrize(s *engine.State) int {
	for _, event := range e.r.Box.Events {
		if event.Auction > 0 {
			return e.knowledgeGain(s, int(event.Auction)) + 20
		}
	}
	return 0
}

// summonsReply returns the value of accepting or refusing a summons: the place and a part of the prize. // STU-2
func (e *Evaluator) summonsReply(s *engine.State, k engine.Kind) int {
	if k == engine.Refuse {
		return e.Value(s)
	}
	there := *s
	there.Players[e.seat].Place, there.Players[e.seat].Left = s.Players[s.Summons.By].Place, engine.NoPlace
	return e.Value(&there) + e.auctionPrize(s)/4
}

// bid returns the value of a bid that no other player raises. Passing is worth 0. // STU-3
func (e *Evaluator) bid(s *engine.State, m engine.Move) int {
	if m.Kind == engine.Pass {
		return 0
	}
	due := int(m.A) - s.Players[e.seat].Votes() + votesOf(&s.Players[e.seat].Cubes)
	if e.seat == s.Summons.By {
		due -= 2
	}
	return e.auctionPrize(s) - e.costOfVotes(s, max(due, 0)) - int(m.A)
}

// costOfVotes returns the minimum cost of losing cubes worth the given number of votes.
func (e *Evaluator) costOfVotes(s *engine.State, due int) int {
	have := &s.Players[e.seat].Cubes
	now, least, found := e.Value(s), 0, false
	for p := range int(have[engine.Politician]) + 1 {
		for n := range int(have[engine.Noble]) + 1 {
			a := max(due-3*p-2*n, 0)
			if a > int(have[engine.Abbess]) {
				continue
			}
			cost := now - e.afterPayment(s, engine.Move{Kind: engine.Pay, A: uint8(p), B: uint8(n), C: uint8(a)})
			if !found || cost < least {
				least, found = cost, true
			}
		}
	}
	return least
}

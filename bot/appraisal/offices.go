package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// career returns the value of the best career open to a character: keep the current status or advance, with the office at
// the end, the gifts and the costs. // ELE-1
func (e *Evaluator) career(s *engine.State, p *engine.Player) int {
	switch p.Status {
	case engine.Merchant:
		best := e.merchant(s, p)
		if e.left > 0 {
			best = max(best, e.convent(s, p))
		}
		return best
	case engine.Friar:
		best := e.friar(s, p)
		if e.left > 0 {
			best = max(best, e.cathedral(s, p))
		}
		return best
	}
	return e.cardinal(s, p, p.Card, p.Votes())
}

// merchant returns the value of staying a Merchant: Banker, the Orient and the most ducats.
func (e *Evaluator) merchant(s *engine.State, p *engine.Player) int {
	v := e.office(engine.Banker, p.Votes())
	return v + e.richest(engine.Merchant, p.Ducats) + e.orient(s, p)
}

// richest returns the value of having the most ducats, for a status. // SCO-4
func (e *Evaluator) richest(is engine.Status, ducats uint16) int {
	return e.r.RichestVP(is) * e.chanceOfRichest(int(ducats))
}

// office returns the value of an office and of the votes left after it. // ELE-1
func (e *Evaluator) office(o engine.Office, votes int) int {
	return o.VP()*e.chanceOfVotes(votes, o.Needs()) + e.majority(votes, o.Needs())
}

// friar returns the value of staying a Friar: Monk and the tile.
func (e *Evaluator) friar(s *engine.State, p *engine.Player) int {
	v := e.office(engine.Monk, p.Votes()) + 1000*p.Friar.VP()
	switch p.Friar {
	case engine.Raffaele:
		v += e.w.Raffaele * e.left / chart.Turn
	case engine.Alessandro:
		v += e.w.Alessandro * e.left / chart.Turn
	}
	return v + e.richest(engine.Friar, p.Ducats) + e.charity(s, p)
}

// cardinal returns the value of being a Cardinal with the given tile and votes.
func (e *Evaluator) cardinal(s *engine.State, p *engine.Player, card engine.CardinalTile, votes int) int {
	return e.highOffice(s, card, votes) + e.richest(engine.Cardinal, p.Ducats) + e.charity(s, p)
}

// prospects holds the chances that a number of votes gives a Cardinal with any tile, in mVP or thousandths.
type prospects struct {
	known      bool
	camerlengo int // mVP of being at least Camerlengo
	pope       int // chance of becoming Pope
	majority   int // mVP of the votes left to a Camerlengo
}

// highOffice returns the value of the chances to become Camerlengo or Pope with a tile. // SCO-11
func (e *Evaluator) highOffice(s *engine.State, card engine.CardinalTile, votes int) int {
	tile, v := (&engine.Player{Card: card}).TileVP(), 0
	switch card {
	case engine.Muret:
		v = e.w.Muret * e.left / chart.Turn
	case engine.Sonzogni:
		v = e.w.Sonzogni * e.left / chart.Turn
	}
	has := e.prospects(s, votes)
	v += has.camerlengo + 1000*tile + max(engine.Pope.VP()-engine.Camerlengo.VP()-tile, 0)*has.pope
	return v + has.majority*(1000-has.pope)/1000
}

// prospects returns the chances that votes give. They are computed once for each rank of knowledge. Their other inputs
// change during a seat's turn only through Shlasinger and trades. // CAR-4
func (e *Evaluator) prospects(s *engine.State, votes int) prospects {
	if votes >= len(e.promise[0]) || s.Inquired != e.inquired || e.trading {
		return e.prospectsOf(s, votes)
	}
	kept := &e.promise[chart.Rank(&s.Tracks[engine.Knowledge], e.seat)][votes]
	if !kept.known {
		*kept = e.prospectsOf(s, votes)
	}
	return *kept
}

func (e *Evaluator) prospectsOf(s *engine.State, votes int) prospects {
	low, high := engine.Camerlengo, engine.Pope
	pope := e.chanceOfVotes(votes, high.Needs())
	if pope > 0 {
		pope = pope * e.chanceForPope(s, votes) / 1000
	}
	return prospects{true, low.VP() * e.chanceOfVotes(votes, low.Needs()), pope, e.majority(votes, low.Needs())}
}

// convent returns the value for a Merchant of becoming a Friar, and then perhaps a Cardinal. // PLC-5
func (e *Evaluator) convent(s *engine.State, p *engine.Player) int {
	to := e.board.For(s, e.seat)
	steps := int(to.Convent[p.Place])
	then := *p
	then.Status, then.Friar = engine.Friar, engine.Mario
	then.Ducats -= p.Ducats / 2
	v := e.office(engine.Monk, p.Votes()) + e.richest(engine.Friar, then.Ducats)
	v = v*e.chanceToReach(steps)/1000 + e.charity(s, &then)
	v = max(v, e.promotion(s, &then, steps+3))
	v += e.knowledgeGain(s, e.w.FriarKnowledge) * e.chanceToReach(steps) / 1000
	v -= e.purse(int(p.Ducats)) - e.purse(int(then.Ducats))
	return v*e.w.Unpromoted[0]/1000 - steps*e.w.Step
}

// cathedral returns the value for a Friar of becoming a Cardinal. // PLC-6
func (e *Evaluator) cathedral(s *engine.State, p *engine.Player) int {
	to := e.board.For(s, e.seat)
	return e.promotion(s, p, int(to.Cathedral[p.Place]))
}

// promotion returns the value for a Friar of becoming a Cardinal after the given number of steps.
func (e *Evaluator) promotion(s *engine.State, p *engine.Player, steps int) int {
	votes := votesOf(&p.Cubes)
	if p.Friar != engine.Stefano {
		votes -= engine.Noble.Votes()
	}
	best := e.bestCardinal(s, max(votes, 0))
	if best == 0 {
		return 0
	}
	v := (best + e.richest(engine.Cardinal, p.Ducats) + e.charity(s, p)) * e.chanceToReach(steps) / 1000
	price := engine.Balestreri.Price()
	short := max(price-int(p.Ducats), 0)
	paid := min(price, int(p.Ducats))
	v -= short*e.w.DucatShort + e.purse(int(p.Ducats)) - e.purse(int(p.Ducats)-paid)
	return v*e.w.Unpromoted[1]/1000 - steps*e.w.Step
}

// bestCardinal returns the value of the best tile left, at the price of every tile but Muret, or 0 if no tile is left.
func (e *Evaluator) bestCardinal(s *engine.State, votes int) int {
	best := 0
	for card := engine.Balestreri; card <= engine.Sonzogni; card++ {
		if s.Cardinals&(1<<card) == 0 || card == engine.Muret {
			continue
		}
		has, refund := votes, 0
		switch card {
		case engine.Balestreri:
			has += engine.Politician.Votes()
		case engine.Zazza:
			refund = e.purse(card.Price())
		}
		best = max(best, e.highOffice(s, card, has)+refund)
	}
	return best
}

// chanceToReach returns the chance to make that number of steps in the turns left: about three per turn, plus one turn to
// act.
func (e *Evaluator) chanceToReach(steps int) int {
	need := chart.Turn + steps*chart.Turn/3
	return min(1000*e.left/need, 1000)
}

// chanceOfVotes returns the probability of having the needed votes at the end of the game.
func (e *Evaluator) chanceOfVotes(votes, need int) int {
	if votes >= need {
		return 1000
	}
	if e.left == 0 {
		return 0
	}
	over := (votes-need)*chart.Turn + min(e.supply, e.left*2)
	spread := e.w.Spread + e.w.SpreadTurn*e.left/chart.Turn
	return min(max(500+500*over/spread, 20), 950)
}

// chanceForPope returns the chance that no rival becomes Pope first. // ELE-1
func (e *Evaluator) chanceForPope(s *engine.State, votes int) int {
	chance, ahead := 1000, true
	for _, other := range s.Tracks[engine.Knowledge].Ahead[:e.r.Seats] {
		if other == e.seat {
			ahead = false
			continue
		}
		chance = chance * e.chanceLeftBy(&s.Players[other], votes, ahead) / 1000
	}
	return chance
}

// chanceLeftBy returns the chance of becoming Pope that one rival leaves.
func (e *Evaluator) chanceLeftBy(p *engine.Player, votes int, ahead bool) int {
	theirs := p.Votes()
	switch {
	case p.Office == engine.Pope:
		return 0
	case e.left == 0 && ahead && p.Status == engine.Cardinal && theirs >= engine.Pope.Needs():
		return 50
	case e.left == 0:
		return 1000
	case p.Status == engine.Cardinal && ahead && theirs >= votes:
		return e.w.RivalForPope[0]
	case p.Status != engine.Merchant && (ahead || theirs >= votes):
		return e.w.RivalForPope[1]
	}
	return e.w.RivalForPope[2]
}

// majority returns the value of the votes left after an office. // SCO-1
func (e *Evaluator) majority(votes, need int) int {
	over := votes
	if votes >= need {
		over -= need
	}
	lead := over - e.rivalVotes
	if e.left == 0 {
		if lead > 0 {
			return 1000 * engine.VotesVP
		}
		return 0
	}
	chance := min(max(300+lead*e.w.VoteLead, 0), 900)
	return engine.VotesVP*chance*chart.Turn/(chart.Turn+e.left/3) + max(votes-need, 0)*e.w.Vote
}

package greedy

import "volgare/engine"

// career values the best of the ways that are open to a character: to stay what
// he is or to go on, with the office at the end, the gifts and the costs. // ELE-1
func (j *judge) career(s *engine.State, p *engine.Player) int {
	switch p.Status {
	case engine.Merchant:
		best := j.merchant(s, p)
		if j.left > 0 {
			best = max(best, j.convent(s, p))
		}
		return best
	case engine.Friar:
		best := j.friar(s, p)
		if j.left > 0 {
			best = max(best, j.cathedral(s, p))
		}
		return best
	}
	return j.cardinal(s, p, p.Card, p.Votes())
}

// merchant values staying a Merchant: Banker, the Orient and the most ducats.
func (j *judge) merchant(s *engine.State, p *engine.Player) int {
	v := 6*j.chance(p.Votes(), 7) + j.majority(p.Votes(), 7)
	richest := 6
	if j.r.Options.Edition == engine.Classic {
		richest = 7
	}
	return v + richest*j.richest(int(p.Ducats)) + j.orient(s, p)
}

// friar values staying a Friar: Monk and the tile.
func (j *judge) friar(s *engine.State, p *engine.Player) int {
	v := 11*j.chance(p.Votes(), 10) + j.majority(p.Votes(), 10)
	switch p.Friar {
	case engine.Raffaele:
		v += 4000 + j.w.Raffaele*j.left/turnUnit
	case engine.Gigi:
		v -= 4000
	case engine.Alessandro:
		v += j.w.Alessandro * j.left / turnUnit
	}
	return v + 3*j.richest(int(p.Ducats)) + j.charity(s, p)
}

// cardinal values being a Cardinal: what the tile and the votes lead to.
func (j *judge) cardinal(s *engine.State, p *engine.Player, card engine.CardinalTile, votes int) int {
	return j.title(s, card, votes) + 3*j.richest(int(p.Ducats)) + j.charity(s, p)
}

// title values Camerlengo or Pope with a tile. // SCO-11
func (j *judge) title(s *engine.State, card engine.CardinalTile, votes int) int {
	tile, v := 0, 0
	switch card {
	case engine.Muret:
		v = j.w.Muret * j.left / turnUnit
	case engine.Shlasinger:
		tile = 4
	case engine.Lanzuisi:
		tile = 6
	case engine.Sonzogni:
		v = j.w.Sonzogni * j.left / turnUnit
	}
	pope := j.chance(votes, 17)
	if pope > 0 {
		pope = pope * j.free(s, votes) / 1000
	}
	v += 14*j.chance(votes, 11) + 1000*tile + max(22-14-tile, 0)*pope
	return v + j.majority(votes, 11)*(1000-pope)/1000
}

// convent values the way of a Merchant who becomes a Friar, and then perhaps a
// Cardinal. // PLC-5
func (j *judge) convent(s *engine.State, p *engine.Player) int {
	c := j.at.chartOf(s, j.seat)
	steps := int(c.convent[p.Place])
	then := *p
	then.Status, then.Friar = engine.Friar, engine.Mario
	then.Ducats -= p.Ducats / 2
	v := 11*j.chance(p.Votes(), 10) + j.majority(p.Votes(), 10) + 3*j.richest(int(then.Ducats))
	v = v*j.time(steps)/1000 + j.charity(s, &then)
	v = max(v, j.promotion(s, &then, steps+3))
	space := int(s.Tracks[engine.Knowledge].Space[j.seat])
	v += (j.knows(space+j.w.Habit) - j.knows(space)) * j.time(steps) / 1000
	v -= j.purse(int(p.Ducats)) - j.purse(int(then.Ducats))
	return v*j.w.Promise[0]/1000 - steps*j.w.Step
}

// cathedral values the way of a Friar who becomes a Cardinal. // PLC-6
func (j *judge) cathedral(s *engine.State, p *engine.Player) int {
	c := j.at.chartOf(s, j.seat)
	return j.promotion(s, p, int(c.cathedral[p.Place]))
}

// promotion values a Friar's becoming a Cardinal after so many steps.
func (j *judge) promotion(s *engine.State, p *engine.Player, steps int) int {
	votes := votesOf(&p.Cubes)
	if p.Friar != engine.Stefano {
		votes -= 2
	}
	best := j.bestTitle(s, max(votes, 0))
	if best == 0 {
		return 0
	}
	v := (best + 3*j.richest(int(p.Ducats)) + j.charity(s, p)) * j.time(steps) / 1000
	short := max(40-int(p.Ducats), 0)
	paid := min(40, int(p.Ducats))
	v -= short*j.w.Short + j.purse(int(p.Ducats)) - j.purse(int(p.Ducats)-paid)
	return v*j.w.Promise[1]/1000 - steps*j.w.Step
}

// bestTitle values the best of the tiles left for a Cardinal of 40 ducats, 0 if
// there is none.
func (j *judge) bestTitle(s *engine.State, votes int) int {
	best := 0
	for card := engine.Balestreri; card <= engine.Sonzogni; card++ {
		if s.Cardinals&(1<<card) == 0 || card == engine.Muret {
			continue
		}
		var v int
		switch card {
		case engine.Balestreri:
			v = j.title(s, card, votes+3)
		case engine.Zazza:
			v = j.title(s, card, votes) + j.purse(40)
		default:
			v = j.title(s, card, votes)
		}
		best = max(best, v)
	}
	return best
}

// time is the chance that so many steps can be made in the turns left: about
// three in a turn, and a turn to act.
func (j *judge) time(steps int) int {
	need := turnUnit + steps*turnUnit/3
	return min(1000*j.left/need, 1000)
}

// chance is the probability of having the votes needed in the end.
func (j *judge) chance(votes, need int) int {
	if votes >= need {
		return 1000
	}
	if j.left == 0 {
		return 0
	}
	over := (votes-need)*turnUnit + min(j.supply, j.left*2)
	spread := j.w.Spread + j.w.SpreadTurn*j.left/turnUnit
	return min(max(500+500*over/spread, 20), 950)
}

// free is the chance that nobody else becomes Pope first. // ELE-1
func (j *judge) free(s *engine.State, votes int) int {
	chance, ahead := 1000, true
	for _, other := range s.Tracks[engine.Knowledge].Ahead[:j.r.Seats] {
		if other == j.seat {
			ahead = false
			continue
		}
		chance = chance * j.leaves(&s.Players[other], votes, ahead) / 1000
	}
	return chance
}

// leaves is the chance for Pope that one rival leaves.
func (j *judge) leaves(p *engine.Player, votes int, ahead bool) int {
	theirs := p.Votes()
	switch {
	case p.Office == engine.Pope:
		return 0
	case j.left == 0 && ahead && p.Status == engine.Cardinal && theirs >= 17:
		return 50
	case j.left == 0:
		return 1000
	case p.Status == engine.Cardinal && ahead && theirs >= votes:
		return j.w.Rival[0]
	case p.Status != engine.Merchant && (ahead || theirs >= votes):
		return j.w.Rival[1]
	}
	return j.w.Rival[2]
}

// majority values the votes that an office leaves. // SCO-1
func (j *judge) majority(votes, need int) int {
	over := votes
	if votes >= need {
		over -= need
	}
	lead := over - j.strong
	if j.left == 0 {
		if lead > 0 {
			return 3000
		}
		return 0
	}
	chance := min(max(300+lead*j.w.Lead, 0), 900)
	return 3*chance*turnUnit/(turnUnit+j.left/3) + max(votes-need, 0)*j.w.Vote
}

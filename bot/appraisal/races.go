package appraisal

import (
	"math/bits"

	"volgare/bot/chart"
	"volgare/engine"
)

const lastStep = 6 // progress on the messenger and orient tracks is measured in sixths

// canticle returns the value of the disc on the canticle track. // SCO-6
func (e *Evaluator) canticle(s *engine.State) int {
	t := &s.Tracks[engine.Canticle]
	space := int(t.Space[e.seat])
	if space == 0 {
		return 0
	}
	second := 6
	if e.r.Options.Edition == engine.Classic {
		second = 4
	}
	switch e.seat {
	case t.Ahead[0]:
		hold := e.chanceToLead(e.w.HoldCanticle, space-int(t.Space[t.Ahead[1]]))
		return 9*hold + second*(1000-hold)*3/4
	case t.Ahead[1]:
		ahead, behind := int(t.Space[t.Ahead[0]]), 0
		if e.r.Seats > 2 {
			behind = int(t.Space[t.Ahead[2]])
		}
		return second*e.chanceToLead(e.w.HoldCanticle, space-behind) + (9-second)*e.shareBehind(ahead-space)
	}
	return second * e.shareBehind(int(t.Space[t.Ahead[1]])-space)
}

// chanceToLead returns the chance to keep a lead of the given number of steps.
func (e *Evaluator) chanceToLead(base, lead int) int {
	if e.left == 0 {
		return min(base+150+lead*e.w.Hold*2, 1000)
	}
	return min(max(base+lead*e.w.Hold-e.w.HoldTurn*e.left/chart.Turn, 100), 980)
}

// shareBehind returns the part of the VP that a seat counts on when it trails by the given number of steps, in thousandths.
func (e *Evaluator) shareBehind(steps int) int {
	if e.left == 0 {
		return 0
	}
	return e.w.Behind / (steps + 1)
}

// riddle returns the value of the disc on the riddle track. // SCO-5 RID-1
func (e *Evaluator) riddle(s *engine.State) int {
	t := &s.Tracks[engine.Riddle]
	space := int(t.Space[e.seat])
	if space == 0 {
		return 0
	}
	vp := e.riddleVP(space)
	if t.Ahead[0] != e.seat {
		gap := int(t.Space[t.Ahead[0]]) - space
		return max(vp, 4) * e.shareBehind(gap)
	}
	hold := e.chanceToLead(e.w.HoldRiddle, space-int(t.Space[t.Ahead[1]]))
	if vp > 0 {
		return vp * hold
	}
	if e.left == 0 {
		return 0
	}
	return space * e.w.RiddleStep * hold / 1000
}

func (e *Evaluator) riddleVP(space int) int {
	vp := 0
	for _, step := range e.r.Box.RiddleVP {
		if space >= int(step.Space) {
			vp = int(step.Value)
		}
	}
	return vp
}

// messenger returns the value of the progress towards Bologna, its knowledge and, in the Deluxe edition, the cities of
// culture. // MSG-4 SCO-7
func (e *Evaluator) messenger(s *engine.State, p *engine.Player) int {
	deluxe := e.r.Options.Edition == engine.Deluxe
	culture := 0
	if deluxe {
		culture = 1000*bits.OnesCount64(p.Discs&^p.Unlearnt&e.board.Books) + e.w.CityVisits*e.left/chart.Turn
	}
	if e.board.University < engine.MaxPlaces && p.Discs&(1<<e.board.University) != 0 {
		return culture
	}
	space, last := int(s.Tracks[engine.Messenger].Space[e.seat]), int(e.r.Box.TrackSpaces[engine.Messenger])
	if space == 0 || e.left == 0 {
		return 0
	}
	gain := culture + 1000*btoi(deluxe) + e.w.University*e.graduation(s, p)/1000
	if space < last {
		return gain * e.w.Messenger[space*lastStep/last] / 1000 * e.chanceOfSteps(last-space) / 1000
	}
	steps := int(e.board.Open.Steps[p.Place][e.board.University])
	return (gain - steps*e.w.Step) * e.chanceToReach(steps) / 1000
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// graduation returns the mVP of Bologna's knowledge as expected some turns from now.
func (e *Evaluator) graduation(s *engine.State, p *engine.Player) int {
	n := int(e.r.Box.LateUniversity)
	if p.Graduate || s.Turn < 7 {
		n = int(e.r.Box.Places[e.board.University].Knowledge)
	}
	return e.knowledgeGain(s, n)
}

// chanceOfSteps returns the chance that there is time for that number of steps on a track.
func (e *Evaluator) chanceOfSteps(steps int) int {
	return min(1000*e.left/(steps*chart.Turn/2+chart.Turn), 1000)
}

// orient returns the value of the trade with the Orient for a Merchant. // ORI-2 SCO-8
func (e *Evaluator) orient(s *engine.State, p *engine.Player) int {
	space, last := int(s.Tracks[engine.Orient].Space[e.seat]), int(e.r.Box.TrackSpaces[engine.Orient])
	done := space == last
	if space == 0 || !done && e.left == 0 {
		return 0
	}
	var gain int
	if e.r.Options.Edition == engine.Deluxe {
		gain = 1000*bits.OnesCount64(p.Discs&e.board.Harbours) + e.w.HarbourVisits*e.left/chart.Turn
		if !done {
			gain += 10 * bits.OnesCount64(p.Discs&^p.Unpaid&e.board.Coins) * e.w.Ducat[1]
		}
	} else {
		gain = 10 * e.w.Ducat[1] * e.w.HarbourVisits * 2 * e.left / (1000 * chart.Turn)
	}
	if done {
		return gain
	}
	return gain * e.w.Orient[space*lastStep/last] / 1000 * e.chanceOfSteps(last-space) / 1000
}

// turnOrder returns the value of the seat's position in the turn order of the next turn. // ORD-1 ORD-2
func (e *Evaluator) turnOrder(s *engine.State) int {
	v, ahead := 0, true
	for _, other := range s.Tracks[engine.Knowledge].Ahead[:e.r.Seats] {
		switch {
		case other == e.seat:
			ahead = false
		case ahead:
			v += e.w.RivalLater
		}
	}
	if rest := &s.Tracks[engine.Rest]; rest.Ahead[0] == e.seat && rest.Space[e.seat] > 0 {
		v += e.w.RestLead
	}
	return v
}

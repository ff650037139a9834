package greedy

import (
	"math/bits"

	"volgare/engine"
)

const lastStep = 6 // spaces of the messenger and orient tracks are seen in sixths

// canticle values the disc on the canticle track. // SCO-6
func (j *judge) canticle(s *engine.State) int {
	t := &s.Tracks[engine.Canticle]
	space := int(t.Space[j.seat])
	if space == 0 {
		return 0
	}
	second := 6
	if j.r.Options.Edition == engine.Classic {
		second = 4
	}
	switch j.seat {
	case t.Ahead[0]:
		hold := j.hold(j.w.HoldCanticle, space-int(t.Space[t.Ahead[1]]))
		return 9*hold + second*(1000-hold)*3/4
	case t.Ahead[1]:
		ahead, behind := int(t.Space[t.Ahead[0]]), 0
		if j.r.Seats > 2 {
			behind = int(t.Space[t.Ahead[2]])
		}
		return second*j.hold(j.w.HoldCanticle, space-behind) + (9-second)*j.chase(ahead-space)
	}
	return second * j.chase(int(t.Space[t.Ahead[1]])-space)
}

// hold is the chance to keep a lead of so many steps.
func (j *judge) hold(base, lead int) int {
	if j.left == 0 {
		return min(base+150+lead*j.w.Hold*2, 1000)
	}
	return min(max(base+lead*j.w.Hold-j.w.HoldTurn*j.left/turnUnit, 100), 980)
}

// chase is what one counts on who is so many steps behind.
func (j *judge) chase(steps int) int {
	if j.left == 0 {
		return 0
	}
	return j.w.Chase / (steps + 1)
}

// riddle values the disc on the riddle track. // SCO-5 RID-1
func (j *judge) riddle(s *engine.State) int {
	t := &s.Tracks[engine.Riddle]
	space := int(t.Space[j.seat])
	if space == 0 {
		return 0
	}
	vp := j.riddleVP(space)
	if t.Ahead[0] != j.seat {
		gap := int(t.Space[t.Ahead[0]]) - space
		return max(vp, 4) * j.chase(gap)
	}
	hold := j.hold(j.w.HoldRiddle, space-int(t.Space[t.Ahead[1]]))
	if vp > 0 {
		return vp * hold
	}
	if j.left == 0 {
		return 0
	}
	return space * j.w.RiddleStep * hold / 1000
}

func (j *judge) riddleVP(space int) int {
	vp := 0
	for _, step := range j.r.Box.RiddleVP {
		if space >= int(step.Space) {
			vp = int(step.Value)
		}
	}
	return vp
}

// messenger values the way to Bologna, its knowledge and, in the Deluxe edition,
// the cities of culture. // MSG-4 SCO-7
func (j *judge) messenger(s *engine.State, p *engine.Player) int {
	deluxe := j.r.Options.Edition == engine.Deluxe
	culture := 0
	if deluxe {
		culture = 1000*bits.OnesCount64(p.Discs&^p.Unlearnt&j.at.books) + j.w.Visit*j.left/turnUnit
	}
	if j.at.university < engine.MaxPlaces && p.Discs&(1<<j.at.university) != 0 {
		return culture
	}
	space, last := int(s.Tracks[engine.Messenger].Space[j.seat]), int(j.r.Box.TrackSpaces[engine.Messenger])
	if space == 0 || j.left == 0 {
		return 0
	}
	gain := culture + 1000*btoi(deluxe) + j.w.University*j.graduation(s, p)/1000
	if space < last {
		return gain * j.w.Messenger[space*lastStep/last] / 1000 * j.able(last-space) / 1000
	}
	steps := int(j.at.open.steps[p.Place][j.at.university])
	return (gain - steps*j.w.Step) * j.time(steps) / 1000
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// graduation is the mVP of Bologna's knowledge as it will be in some turns.
func (j *judge) graduation(s *engine.State, p *engine.Player) int {
	n := int(j.r.Box.LateUniversity)
	if p.Graduate || s.Turn < 7 {
		n = int(j.r.Box.Places[j.at.university].Knowledge)
	}
	space := int(s.Tracks[engine.Knowledge].Space[j.seat])
	return j.knows(space+n) - j.knows(space)
}

// able is the chance that so many steps on a track will be found time for.
func (j *judge) able(steps int) int {
	return min(1000*j.left/(steps*turnUnit/2+turnUnit), 1000)
}

// orient values the trade with the Orient for a Merchant. // ORI-2 SCO-8
func (j *judge) orient(s *engine.State, p *engine.Player) int {
	space, last := int(s.Tracks[engine.Orient].Space[j.seat]), int(j.r.Box.TrackSpaces[engine.Orient])
	done := space == last
	if space == 0 || !done && j.left == 0 {
		return 0
	}
	var gain int
	if j.r.Options.Edition == engine.Deluxe {
		gain = 1000*bits.OnesCount64(p.Discs&j.at.harbours) + j.w.Trade*j.left/turnUnit
		if !done {
			gain += 10 * bits.OnesCount64(p.Discs&^p.Unpaid&j.at.coins) * j.w.Ducat[1]
		}
	} else {
		gain = 10 * j.w.Ducat[1] * j.w.Trade * 2 * j.left / (1000 * turnUnit)
	}
	if done {
		return gain
	}
	return gain * j.w.Orient[space*lastStep/last] / 1000 * j.able(last-space) / 1000
}

// order values who moves before whom in the next turn. // ORD-1 ORD-2
func (j *judge) order(s *engine.State) int {
	v, ahead := 0, true
	for _, other := range s.Tracks[engine.Knowledge].Ahead[:j.r.Seats] {
		switch {
		case other == j.seat:
			ahead = false
		case ahead:
			v += j.w.Waiting
		}
	}
	if rest := &s.Tracks[engine.Rest]; rest.Ahead[0] == j.seat && rest.Space[j.seat] > 0 {
		v += j.w.First
	}
	return v
}

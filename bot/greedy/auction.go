package greedy

import "volgare/engine"

// summons values calling the others to Brindisi: a part of the knowledge, and the poet
// that comes to who is there. // STU-1 EXP-S1
func (j *judge) summons(s *engine.State) int {
	v := j.prize(s) * j.w.Summon / 1000
	if j.usesCards() {
		v += j.song(s, &s.Players[j.seat]) * j.w.Cards / 1000
	}
	return v
}

// prize is the mVP of the knowledge of Stupor Mundi, and a little for moving
// ahead at all.
func (j *judge) prize(s *engine.State) int {
	for _, e := range j.r.Box.Events {
		if e.Auction > 0 {
			space := int(s.Tracks[engine.Knowledge].Space[j.seat])
			return j.knows(space+int(e.Auction)) - j.knows(space) + 20
		}
	}
	return 0
}

// reply values accepting or refusing a summons: the place and the prospect. // STU-2
func (j *judge) reply(s *engine.State, k engine.Kind) int {
	if k == engine.Refuse {
		return j.value(s)
	}
	there := *s
	there.Players[j.seat].Place, there.Players[j.seat].Left = s.Players[s.Summons.By].Place, engine.NoPlace
	return j.value(&there) + j.prize(s)/4
}

// raise values a bid as if nobody raised it, and passing as nothing. // STU-3
func (j *judge) raise(s *engine.State, m engine.Move) int {
	if m.Kind == engine.Pass {
		return 0
	}
	due := int(m.A) - s.Players[j.seat].Votes() + votesOf(&s.Players[j.seat].Cubes)
	if j.seat == s.Summons.By {
		due -= 2
	}
	return j.prize(s) - j.price(s, max(due, 0)) - int(m.A)
}

// price is the least that losing cubes worth so many votes costs.
func (j *judge) price(s *engine.State, due int) int {
	have := &s.Players[j.seat].Cubes
	now, least, found := j.value(s), 0, false
	for p := range int(have[engine.Politician]) + 1 {
		for n := range int(have[engine.Noble]) + 1 {
			a := max(due-3*p-2*n, 0)
			if a > int(have[engine.Abbess]) {
				continue
			}
			cost := now - j.without(s, engine.Move{Kind: engine.Pay, A: uint8(p), B: uint8(n), C: uint8(a)})
			if !found || cost < least {
				least, found = cost, true
			}
		}
	}
	return least
}

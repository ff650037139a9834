package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// votesToCome returns the seat's share of the votes on the map and on the turn track.
func (e *Evaluator) votesToCome(s *engine.State) int {
	if e.left == 0 {
		return 0
	}
	votes := votesOf(&s.Areas)
	for turn := int(s.Turn) + 1; turn <= engine.MaxTurns; turn++ {
		votes += votesOf(&s.Coming[turn])
	}
	return votes * chart.Turn * e.w.VoteShare / (1000 * e.r.Seats)
}

// votesOf returns the number of votes of the cubes. // CUB-4
func votesOf(cubes *[engine.NumCubes]uint8) (votes int) {
	for c, n := range cubes {
		votes += engine.Cube(c).Votes() * int(n)
	}
	return votes
}

// assessRival records the assets of a rival.
func (e *Evaluator) assessRival(s *engine.State, other engine.Seat) {
	p := &s.Players[other]
	e.richestRival = max(e.richestRival, int(p.Ducats))
	e.rivalVotes = max(e.rivalVotes, votesLeft(p))
	e.threat[other] = e.w.Threat * int(s.Tracks[engine.Knowledge].Space[other]) / 20
}

// votesLeft returns the votes left to a player after taking the best office available now.
func votesLeft(p *engine.Player) int {
	votes := p.Votes()
	switch {
	case p.Office != engine.NoOffice:
		return votes
	case p.Status == engine.Merchant && votes >= engine.Banker.Needs():
		return votes - engine.Banker.Needs()
	case p.Status == engine.Friar && votes >= engine.Monk.Needs():
		return votes - engine.Monk.Needs()
	case p.Status == engine.Cardinal && votes >= engine.Pope.Needs():
		return votes - engine.Pope.Needs()
	case p.Status == engine.Cardinal && votes >= engine.Camerlengo.Needs():
		return votes - engine.Camerlengo.Needs()
	}
	return votes
}

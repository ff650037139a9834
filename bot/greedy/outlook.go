package greedy

import "volgare/engine"

const turnUnit = 100 // turns left are counted in hundredths

// judge values positions for one seat. What the other seats have and what is
// still to come is looked up once, from the position that the decision is made
// in; it does not change during the seat's own turn.
type judge struct {
	r    *engine.Rules
	at   *atlas
	w    *Weights
	seat engine.Seat

	left    int                  // turns after this one, in hundredths; 0 in the last
	point   int                  // mVP that an action point brings elsewhere
	reading [4]int               // mVP a turn of reading up to each level
	supply  int                  // votes that the seat may still get, in hundredths
	rich    int                  // ducats of the richest rival
	strong  int                  // the most votes a rival will have left
	threat  [engine.MaxSeats]int // mVP of a space of knowledge of each rival
	faceUp  uint16               // event tiles on the map now
	events  uint16               // these and the one of the next turn

	errand [engine.NumCardDecks]int   // mVP of one more card of a deck, less the point for it
	held   [engine.NumCardDecks]uint8 // cards of these decks in hand
}

func newJudge(a *atlas, w *Weights, s *engine.State, seat engine.Seat) judge {
	j := judge{r: a.rules, at: a, w: w, seat: seat, left: turnsLeft(a.rules, s), faceUp: s.Events, events: s.Events}
	if tile, ok := a.rules.EventOn(s, s.Turn+1); ok && j.left > 0 {
		j.events |= 1 << tile
	}
	j.point = j.w.Point
	if j.usesCards() {
		j.point = j.w.Busy
	}
	j.supply = j.votesToCome(s)
	j.read(s)
	for other := range a.rules.Seats {
		if engine.Seat(other) != seat {
			j.meet(s, engine.Seat(other))
		}
	}
	j.plan(s)
	return j
}

// turnsLeft is how many turns follow this one, in hundredths, on the average of
// all orders of the papal tiles that are still possible. // SET-4 END-1
func turnsLeft(r *engine.Rules, s *engine.State) int {
	if s.Decision == engine.Over || s.Decision == engine.Election || s.Office != engine.NoOffice {
		return 0
	}
	unseen, red := 0, int(r.Box.RedPapal)
	for _, tile := range s.Papal {
		switch tile {
		case engine.PapalUnknown:
			unseen++
		case engine.Red:
			red--
		}
	}
	if red <= 0 {
		return 0
	}
	before := engine.MaxTurns - unseen - int(s.Turn)
	return before*turnUnit + red*(unseen+1)*turnUnit/(red+1)
}

// votesToCome is the seat's share of the votes on the map and on the turn track.
func (j *judge) votesToCome(s *engine.State) int {
	if j.left == 0 {
		return 0
	}
	votes := votesOf(&s.Areas)
	for turn := int(s.Turn) + 1; turn <= engine.MaxTurns; turn++ {
		votes += votesOf(&s.Coming[turn])
	}
	return votes * turnUnit * j.w.Supply / (1000 * j.r.Seats)
}

func votesOf(cubes *[engine.NumCubes]uint8) int {
	return 3*int(cubes[engine.Politician]) + 2*int(cubes[engine.Noble]) + int(cubes[engine.Abbess])
}

// meet notes what a rival has.
func (j *judge) meet(s *engine.State, other engine.Seat) {
	p := &s.Players[other]
	j.rich = max(j.rich, int(p.Ducats))
	j.strong = max(j.strong, votesLeft(p))
	j.threat[other] = j.w.Threat * int(s.Tracks[engine.Knowledge].Space[other]) / 20
}

// votesLeft is what a player keeps who takes the best office that he can have now.
func votesLeft(p *engine.Player) int {
	votes := p.Votes()
	switch {
	case p.Office != engine.NoOffice:
		return votes
	case p.Status == engine.Merchant && votes >= 7:
		return votes - 7
	case p.Status == engine.Friar && votes >= 10:
		return votes - 10
	case p.Status == engine.Cardinal && votes >= 17:
		return votes - 17
	case p.Status == engine.Cardinal && votes >= 11:
		return votes - 11
	}
	return votes
}

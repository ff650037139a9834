package enginetest

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/engine"
)

// Sheet is a slow score: VP by seat and category, and the ranking, winner first. It is computed from the rules alone, with plain loops.
type Sheet struct {
	By   [engine.MaxSeats][engine.NumCategories]int
	Rank []engine.Seat
}

// Total returns the sum of a seat.
func (sh *Sheet) Total(seat engine.Seat) int {
	sum := 0
	for _, vp := range sh.By[seat] {
		sum += vp
	}
	return sum
}

// SlowScore scores a position. // ELE-1 SCO-1 to SCO-12 EXP-R6 EXP-P6 EXP-S5 EXP-G7
func SlowScore(r *engine.Rules, s *engine.State) *Sheet {
	c := counter{r: r, s: s, sheet: &Sheet{}}
	for _, seat := range c.seats() {
		c.count(seat)
	}
	c.mostVotes()
	c.mostDucats()
	c.riddle()
	c.canticle()
	c.rank()
	return c.sheet
}

// counter scores one position.
type counter struct {
	r     *engine.Rules
	s     *engine.State
	sheet *Sheet
}

// seats returns the seats of the table.
func (c counter) seats() []engine.Seat {
	var list []engine.Seat
	for seat := range c.r.Seats {
		list = append(list, engine.Seat(seat))
	}
	return list
}

func (c counter) deluxe() bool { return c.r.Options.Edition == engine.Deluxe }

// give adds VP to the sheet.
func (c counter) give(seat engine.Seat, category engine.Category, vp int) {
	c.sheet.By[seat][category] += vp
}

// count scores the categories that do not depend on other seats.
func (c counter) count(seat engine.Seat) {
	p := &c.s.Players[seat]
	offices := map[engine.Office]int{engine.Banker: 6, engine.Monk: 11, engine.Camerlengo: 14, engine.Pope: 22}
	c.give(seat, engine.ScoreOffice, offices[p.Office])            // ELE-1
	c.give(seat, engine.ScoreScribes, int(p.Cubes[engine.Scribe])) // SCO-2
	for i := range int(p.Hand.N) {                                 // SCO-3
		c.give(seat, engine.ScoreLibrary, int(c.r.Box.Library[p.Hand.Piece[i].Kind()].VP))
	}
	for kind, n := range p.Manuscripts { // SCO-9
		for range n {
			c.give(seat, engine.ScoreManuscripts, int(c.r.Box.Manuscripts[kind].Level))
		}
	}
	if p.Lingua { // SCO-9
		c.give(seat, engine.ScoreManuscripts, 8)
	}
	if c.allColours(p) { // SCO-10
		c.give(seat, engine.ScoreColours, 5)
	}
	c.give(seat, engine.ScoreTile, personVP(p))
	if c.deluxe() {
		c.cities(seat)
		c.values(seat)
	}
}

// personVP returns the VP of friars and cardinals; the Pope has none. // SCO-11 ELE-1
func personVP(p *engine.Player) int {
	friars := map[engine.FriarTile]int{engine.Raffaele: 4, engine.Gigi: -4}
	cardinals := map[engine.CardinalTile]int{engine.Lanzuisi: 6, engine.Shlasinger: 4}
	if p.Office == engine.Pope {
		return 0
	}
	return friars[p.Friar] + cardinals[p.Card]
}

// cities scores discs on cities, in the Deluxe edition. // SCO-7 SCO-8
func (c counter) cities(seat engine.Seat) {
	p := &c.s.Players[seat]
	last := func(t engine.Track) bool { return c.s.Tracks[t].Space[seat] == c.r.Box.TrackSpaces[t] }
	graduate := last(engine.Messenger) && c.discAt(p, engine.University)
	trader := last(engine.Orient) && p.Status == engine.Merchant
	for no, place := range c.r.Box.Places {
		if p.Discs&(1<<no) == 0 {
			continue
		}
		if graduate && place.Knowledge > 0 && p.Unlearnt&(1<<no) == 0 {
			c.give(seat, engine.ScoreUniversity, 1)
		}
		if trader && place.Features&engine.Harbour != 0 {
			c.give(seat, engine.ScoreHarbours, 1)
		}
	}
}

// discAt reports whether a player has a disc on a place with a feature.
func (c counter) discAt(p *engine.Player, f engine.Feature) bool {
	for no, place := range c.r.Box.Places {
		if place.Features&f != 0 && p.Discs&(1<<no) != 0 {
			return true
		}
	}
	return false
}

// rank orders the seats by VP, ties by knowledge. // SCO-12
func (c counter) rank() {
	list := slices.Clone(c.s.Tracks[engine.Knowledge].Ahead[:c.r.Seats])
	slices.SortStableFunc(list, func(a, b engine.Seat) int { return c.sheet.Total(b) - c.sheet.Total(a) })
	c.sheet.Rank = list
}

// ScoreReference is the invariant that the engine's score, and its tally, equal the slow score.
func ScoreReference(s *Step) error {
	slow, quick, tally := SlowScore(s.Rules, s.After), s.Rules.Score(s.After), s.Rules.Tally(s.After)
	for seat := range s.Rules.Seats {
		for c := range engine.NumCategories {
			what := fmt.Sprintf("%v VP of %v", c, engine.Seat(seat))
			err := cmp.Or(
				differ(what+" in the score", quick.By[seat][c], slow.By[seat][c]),
				differ(what+" in the tally", int(tally[seat][c]), slow.By[seat][c]),
			)
			if err != nil {
				return err
			}
		}
		if err := differ("VP", quick.VP[seat], slow.Total(engine.Seat(seat))); err != nil {
			return err
		}
	}
	if got := quick.Rank[:s.Rules.Seats]; !slices.Equal(got, slow.Rank) {
		return fmt.Errorf("rank: %v, want %v", got, slow.Rank)
	}
	return scoreLines(s, &quick)
}

// scoreLines checks that the lines of a score add up to its sums, and that the effects at the end of a game match them.
func scoreLines(s *Step, quick *engine.Result) error {
	var sum [engine.MaxSeats]int
	for _, line := range quick.Lines {
		if line.Rule == engine.NoRule {
			return fmt.Errorf("score line without a rule: %+v", line)
		}
		sum[line.Seat] += line.VP
	}
	if s.After.Decision == engine.Over && !s.first() {
		if err := differ("score lines told", len(s.emitted(engine.Scored)), len(quick.Lines)); err != nil {
			return err
		}
	}
	return differ("VP by lines", sum, quick.VP)
}

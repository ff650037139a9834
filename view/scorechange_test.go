package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestScoreChanges checks that each promised change of the score is the difference between the scores before and after the
// move, and that each such difference is promised if it does not depend on anything hidden.
func TestScoreChanges(t *testing.T) {
	seen := map[string]bool{}
	eachPosition(t, func(t *testing.T, p *position) {
		if p.s.Decision == engine.Over {
			return
		}
		before := lines(ScoreOf(p.t, &p.s, p.s.Seat))
		open := !p.t.Rules.Screened(&p.s)
		for _, legal := range newBuilder(p.t, &p.s, p.s.Seat).legal() {
			m, _ := p.t.Rules.MoveByID(legal.ID)
			var next engine.State
			p.t.Rules.Apply(&next, &p.s, m, nil)
			promised := map[line]int{}
			for _, c := range legal.Score {
				promised[line{c.Seat, c.Category}] = c.VP
				if seen[c.Category] = true; c.VP < 0 {
					seen["less "+c.Category] = true
				}
			}
			after := lines(ScoreOf(p.t, &next, p.s.Seat))
			for at, to := range after {
				from, known := before[at]
				want := promised[at]
				switch {
				case !known || next.Decision == engine.Over && !open:
				case want == 0 && legal.Reveals:
				case to-from != want:
					t.Errorf("%s: %v from %d to %d, promised %d", legal.Notation, at, from, to, want)
				}
			}
		}
	})
	for _, want := range []string{
		"office", "scribes", "library", "ducats", "less ducats", "riddle", "less riddle", "canticle", "less canticle", "votes", "less votes",
		"harbours", "manuscripts", "tile", "less tile", "less library",
	} {
		if !seen[want] {
			t.Errorf("no change of %s", want)
		}
	}
}

// TestFifthColourPromisesItsVP checks that taking the manuscript that completes five colours promises their VP too.
func TestFifthColourPromisesItsVP(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 3 seed a\nturn 3\nshowing 4 blue-pink blue-green\n"+
		"seat red place milano knowledge 40 manuscripts 1-yellow 1-pink 1-green 1-orange\nto-move red\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, legal := range Of(table, &s, s.Seat).Legal {
		sum := 0
		for _, c := range legal.Score {
			if c.Seat == s.Seat.String() {
				sum += c.VP
			}
		}
		if legal.Kind == "manuscript" && sum == 9 {
			return
		}
	}
	t.Error("no manuscript promises 4 VP and 5 for the colours")
}

type line struct{ seat, category string }

// lines returns the known lines of a score.
func lines(score Score) map[line]int {
	all := map[line]int{}
	for _, seat := range score.Seats {
		for _, l := range seat.Lines {
			if l.VP != nil {
				all[line{seat.Seat, l.Category}] = *l.VP
			}
		}
	}
	return all
}

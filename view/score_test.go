package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestScore checks that the score at the end is the engine's result, and that scores before contain nothing wrong.
func TestScore(t *testing.T) {
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%11 != 0 && p.s.Decision != engine.Over {
			return
		}
		result := p.t.Rules.Score(&p.s)
		if p.s.Decision != engine.Over && newBuilder(p.t, &p.s, 0).alike() {
			for i := range result.By {
				result.By[i][engine.ScoreDucats] = 0
			}
		}
		over := p.s.Decision == engine.Over
		for _, viewer := range p.viewers() {
			score := ScoreOf(p.t, &p.s, viewer)
			if score.Final != over || (score.Rank != nil) != over {
				t.Errorf("final %v, rank %v", score.Final, score.Rank)
			}
			for i, seat := range score.Seats {
				checkScore(t, seat, result.By[i], over)
				if over {
					checkCited(t, engine.Seat(i), seat, result.Lines)
				}
				if over && *seat.Total != result.VP[i] {
					t.Errorf("%s has %d, want %d", seat.Seat, *seat.Total, result.VP[i])
				}
			}
		}
	})
}

func checkScore(t *testing.T, seat SeatScore, want [engine.NumCategories]int, over bool) {
	t.Helper()
	for _, line := range seat.Lines {
		c := categories[line.Category]
		switch {
		case line.VP == nil && over:
			t.Errorf("%s: %s is hidden at the end", seat.Seat, line.Category)
		case line.VP != nil && *line.VP != want[c]:
			t.Errorf("%s: %s is %d, want %d", seat.Seat, line.Category, *line.VP, want[c])
		}
	}
}

// checkCited checks that at the end each line cites the rule that decided it.
func checkCited(t *testing.T, seat engine.Seat, got SeatScore, lines []engine.ScoreLine) {
	t.Helper()
	for _, want := range lines {
		for _, line := range got.Lines {
			if want.Seat == seat && line.Category == want.Category.String() && line.Rule != want.Rule.String() {
				t.Errorf("%s: %s cites %s, want %s", got.Seat, line.Category, line.Rule, want.Rule)
			}
		}
	}
}

// categories maps the names of the engine's categories.
var categories = func() map[string]engine.Category {
	all := map[string]engine.Category{}
	for c := range engine.NumCategories {
		all[c.String()] = c
	}
	return all
}()

// TestNothingScored checks that while all players have the same ducats, none is listed as the richest because of the
// knowledge track. // SCO-4
func TestNothingScored(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 4 seed a\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range ScoreOf(table, &s, engine.Nobody).Seats {
		if seat.Known != 0 {
			t.Errorf("%s has %d VP before the first move", seat.Seat, seat.Known)
		}
	}
}

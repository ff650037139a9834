package terminal

import (
	"strings"
	"testing"

	"volgare/bot/arena"
	"volgare/engine"
)

// TestReportNames checks that every category with points has a row, named as in the score.
func TestReportNames(t *testing.T) {
	r := &arena.Report{Games: 1, Players: 2, Scored: map[string]int{}}
	for c := range engine.NumCategories {
		r.Scored[c.String()] = 0
	}
	text := Report(Style{}, r)
	for c := range engine.NumCategories {
		id := "category-" + c.String()
		if name := english().Say(id, nil); name == id || !strings.Contains(text, "\n  "+name+" ") {
			t.Errorf("no row %s, %q, in\n%s", id, name, text)
		}
	}
}

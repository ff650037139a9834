package terminal

import (
	"fmt"
	"strings"

	"volgare/bot/comparison"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// line formats moves of the deciding seat.
func (l *Look) line(from *engine.State, moves []engine.Move) string {
	s, named := *from, make([]string, len(moves))
	for i, m := range moves {
		v := view.Of(l.table, &s, s.Seat)
		named[i] = l.Move(view.MoveAs(l.table, m, s.Seat, view.Receiver(&s), s.Seat), &v)
		l.rules.Apply(&s, &s, m, nil)
	}
	return strings.Join(named, " · ")
}

// brings formats differences by category.
func (p *page) brings(all []comparison.Difference) string {
	return strings.Join(lists.Map(all, func(d comparison.Difference) string {
		return p.say("review-why-item", words.Args{"what": p.say("category-"+d.Category.String(), nil), "vp": p.gained(d.VP)})
	}), ", ")
}

// tenths formats a measured number with the language's decimal mark. gained formats a measured change.
func (p *page) tenths(v float64) string { return p.measured("%.1f", v) }

func (p *page) gained(v float64) string { return p.measured("%+.1f", v) }

func (p *page) measured(format string, v float64) string {
	return strings.Replace(fmt.Sprintf(format, v), ".", p.say("decimal-mark", nil), 1)
}

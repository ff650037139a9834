package terminal

import (
	"strings"

	"volgare/engine"
	"volgare/view"
)

// log shows steps in words: those of a seat on end together, what happened to all
// between them.
func (p *page) log(l *Look, steps []step) {
	t := telling{page: p}
	for i := range steps {
		s := &steps[i]
		if i > 0 && steps[i-1].seat != s.seat {
			t.flush()
		}
		move := view.MoveAs(l.table, s.move, s.seat, engine.Nobody, l.seat)
		for _, c := range l.Clauses(s.seat.String(), move, view.Effects(l.table, s.effects, l.seat)) {
			t.add(c.Seat, c.Text)
		}
		if s.move.Kind.EndsTurn() {
			t.flush()
		}
	}
	t.flush()
}

// telling collects what one seat did, or what happened to all.
type telling struct {
	*page
	seat string // "" for all
	told []string
}

func (t *telling) add(seat, text string) {
	if seat != t.seat {
		t.flush()
	}
	if n := len(t.told) - 1; n >= 0 && seat != "" && t.told[n] == text { // a draft, step by step
		return
	}
	t.seat, t.told = seat, append(t.told, text)
}

// flush shows what was collected: deeds behind their seat, all else behind a dot.
func (t *telling) flush() {
	switch {
	case len(t.told) == 0:
	case t.seat == "":
		t.prose("  "+t.paint(faint, "· "), strings.Join(t.told, ". ")+".")
	default:
		t.prose("  "+pad(t.page.seat(t.seat), 10), strings.Join(t.told, "; ")+".")
	}
	t.told = nil
}

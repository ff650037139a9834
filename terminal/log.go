package terminal

import "strings"

// log shows steps as text: consecutive steps of a seat together, with effects on all players in between.
func (p *page) log(l *Look, steps []step) {
	t := telling{page: p}
	for i := range steps {
		s := &steps[i]
		if i > 0 && steps[i-1].seat != s.seat {
			t.flush()
		}
		for _, c := range l.Clauses(s.seat.String(), s.move, s.effects) {
			t.add(c.Seat, c.Text)
		}
		if s.ends {
			t.flush()
		}
	}
	t.flush()
}

// telling collects the actions of one seat, or effects on all players.
type telling struct {
	*page
	seat string // "" for all players
	told []string
}

func (t *telling) add(seat, text string) {
	if seat != t.seat {
		t.flush()
	}
	if n := len(t.told) - 1; n >= 0 && seat != "" && t.told[n] == text { // the steps of a draft
		return
	}
	t.seat, t.told = seat, append(t.told, text)
}

// flush shows the collected text.
func (t *telling) flush() {
	if len(t.told) > 0 {
		t.deeds("  ", t.seat, t.told...)
	}
	t.told = nil
}

// deeds shows actions after the name of their seat, or effects on all players after a dot.
func (p *page) deeds(lead, seat string, told ...string) {
	if seat == "" {
		p.prose(lead+p.paint(faint, "· "), strings.Join(told, ". ")+".")
		return
	}
	p.prose(lead+p.seatColumn(seat), strings.Join(told, "; ")+".")
}

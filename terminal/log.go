package terminal

import (
	"strings"

	"volgare/engine"
)

// log shows steps in words: those of a seat on end together, what happened to all
// between them.
func (p *page) log(l *Look, steps []step) {
	st := &story{l}
	var deeds []string
	var seat engine.Seat
	flush := func() {
		if len(deeds) > 0 {
			p.deeds(seat, deeds)
			deeds = nil
		}
	}
	for i := range steps {
		t := st.tell(&steps[i])
		if t.seat != seat {
			flush()
		}
		seat = t.seat
		if t.did != "" && !(drafts(steps[i].move.Kind) && len(deeds) > 0) {
			deeds = append(deeds, t.did)
		}
		if k := steps[i].move.Kind; k.EndsTurn() || len(t.news) > 0 {
			flush()
		}
		if len(t.news) > 0 {
			p.prose("  "+p.paint(faint, "· "), strings.Join(t.news, " "))
		}
	}
	flush()
}

// deeds are what a seat did, one after the other.
func (p *page) deeds(seat engine.Seat, deeds []string) {
	for i := range deeds {
		if i < len(deeds)-1 {
			deeds[i] += ";"
		} else {
			deeds[i] += "."
		}
	}
	p.prose("  "+pad(p.seat(seat.String()), 10), strings.Join(deeds, " "))
}

package table

import (
	"testing"

	"volgare/bot"
)

// TestDefaultBotIsWritten: the log contains the name of the default bot, so that a version with another default does not
// change the table.
func TestDefaultBotIsWritten(t *testing.T) {
	t.Parallel()
	h := open(t)
	s := h.create(anna, NewTable{Preset: "deluxe", Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	h.do(s.ID, anna, Start{})
	s = h.do(s.ID, anna, Resign{"yellow"})
	for _, e := range h.entries(s.ID) {
		if (e.Kind == kindStart || e.Kind == kindResign) && e.Bot != bot.Default {
			t.Errorf("entry %s names the bot %q", e.Kind, e.Bot)
		}
	}
}

// TestBotOfAnEntry: the bot named in an entry plays. For old entries without a name, the default of that time plays.
func TestBotOfAnEntry(t *testing.T) {
	t.Parallel()
	h := open(t)
	seats := []SeatPlan{{Who: "me"}, {Who: "open"}}
	for written, plays := range map[string]string{"": "greedy", "random": "random", "oracle": "oracle"} {
		s := *h.create(anna, NewTable{Preset: "deluxe", Seats: seats})
		for _, e := range []*Entry{{Kind: kindStart, By: anna.ID, Bot: written}, {Kind: kindResign, Seat: "yellow", Bot: written}} {
			if err := s.apply(e); err != nil {
				t.Fatal(err)
			}
		}
		for _, at := range s.Seats {
			if at.Bot != plays {
				t.Errorf("%q is written, %s is played by %s", written, at.Colour, at.Bot)
			}
		}
	}
}

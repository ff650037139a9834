package table

import (
	"errors"
	"testing"

	"volgare/plain"
)

// TestPlayOnRejectsBadName: the refusal says what is wrong with the name.
func TestPlayOnRejectsBadName(t *testing.T) {
	h := open(t)
	s := h.settled(h.create(anna, NewTable{Seats: []SeatPlan{{Who: "bot", Bot: "random"}, {Who: "bot", Bot: "random"}}, Start: true}))
	for name, character := range map[string]rune{"": 0, "An\x00na": 0, "An\u202Ena": '\u202E'} {
		_, err := s.PlayOn(Identity{ID: anna.ID, Name: name}, 1, "red")
		why, ok := errors.AsType[*plain.TextError](err)
		if CodeOf(err) != BadName || ok != (name != "") || ok && why.Character != character {
			t.Errorf("%q: %v", name, err)
		}
	}
}

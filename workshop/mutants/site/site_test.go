package site

import (
	"slices"
	"testing"
)

// TestSwitchesActOnlyWhileOn checks that a switch changes a value only while its mutant is active.
func TestSwitchesActOnlyWhileOn(t *testing.T) {
	for _, c := range []struct {
		on   int
		want [6]any
	}{
		{0, [6]any{true, false, true, uint8(4), uint8(7), "rule"}},
		{1, [6]any{false, false, true, uint8(4), uint8(7), "rule"}},
		{2, [6]any{true, true, true, uint8(4), uint8(7), "rule"}},
		{3, [6]any{true, false, false, uint8(4), uint8(7), "rule"}},
		{4, [6]any{true, false, true, uint8(5), uint8(7), "rule"}},
		{5, [6]any{true, false, true, uint8(4), uint8(248), "rule"}},
		{6, [6]any{true, false, true, uint8(4), uint8(7), ""}},
	} {
		on = c.on
		got := [6]any{If(1, 2, true), If(1, 2, false), Not(3, true), More(4, uint8(4)), Never(5, uint8(7)), Zero(6, "rule")}
		if got != c.want {
			t.Errorf("mutant %d: %v, want %v", c.on, got, c.want)
		}
	}
	on = 0
	Reached()
	On(7)
	More(3, 1)
	if got := Reached(); !slices.Equal(got, []int{3, 7}) {
		t.Errorf("reached %v", got)
	}
	if got := Reached(); got != nil {
		t.Errorf("reached %v again", got)
	}
}

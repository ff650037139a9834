package table

import (
	"testing"

	"volgare/record"
)

// TestFingerprintsNeverChange: the log contains fingerprints of commands with a key, so the fingerprint of a command must never change.
func TestFingerprintsNeverChange(t *testing.T) {
	sums := map[string]Action{}
	for want, a := range map[string]Action{
		"evVdwY5FPfxC": Play{"red", []string{"move roma", "end"}},
		"Y9RyMM1geKzx": Undo{"red", true},
		"u5OXrBtK8aZJ": Sit{"green", "Dante"},
		"20T3-4jgJ-nC": Start{},
	} {
		c := Command{Action: a}
		got := c.sum()
		if got != want {
			t.Errorf("%#v: %s, want %s", a, got, want)
		}
		if sums[got] != nil {
			t.Errorf("%#v and %#v are one", a, sums[got])
		}
		sums[got] = a
	}
}

// TestPositionDigest holds the form of digests: if this one changes and the game is the
// same, positionForm has to be raised, or all stored games seem to differ.
func TestPositionDigest(t *testing.T) {
	t.Parallel()
	h := open(t)
	s := h.hotseat("it2010", 2, "pinned")
	if got, want := digestOf(s.Table, s.history.Now()), "1:1lmHBvqQe8vmn2FE"; got != want {
		t.Errorf("%s, want %s of\n%s", got, want, record.AppendPosition(nil, s.Table, s.history.Now()))
	}
}

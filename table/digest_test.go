package table

import (
	"testing"

	"volgare/record"
)

// TestPositionDigest holds the form of digests: if this one changes and the game is the
// same, positionForm has to be raised, or all stored games seem to differ.
func TestPositionDigest(t *testing.T) {
	t.Parallel()
	h := open(t)
	s := h.hotseat("it2010", 2, "pinned")
	if got, want := s.digest(), "1:1lmHBvqQe8vmn2FE"; got != want {
		t.Errorf("%s, want %s of\n%s", got, want, record.AppendPosition(nil, s.Table, s.history.Now()))
	}
}

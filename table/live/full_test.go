package live

import (
	"testing"

	"volgare/table"
)

// TestFullLog: a log has an end, for the host as for bots.
func TestFullLog(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "")
	full := *s
	full.Seq = table.MaxEntries
	h.live[s.ID].snap.Store(&full)
	_, err := h.Do(t.Context(), s.ID, table.Command{By: anna, Seq: -1, Action: table.Rename{Name: "one more"}})
	if table.CodeOf(err) != table.TooMany {
		t.Error(err)
	}
	if now, err := h.Look(t.Context(), s.ID); err != nil || now.Seq != table.MaxEntries || now.Name != s.Name {
		t.Errorf("%+v, %v", now, err)
	}
}

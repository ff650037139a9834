package live

import (
	"testing"
	"time"

	"volgare/store"
	"volgare/table"
)

// TestKeysOfWhatCannotBeApplied: a command is not answered from log entries that this build cannot apply.
func TestKeysOfWhatCannotBeApplied(t *testing.T) {
	t.Parallel()
	h := open(t, Options{Sweep: time.Hour})
	s := h.hotseat("deluxe", 2, "")
	chat := table.Command{By: anna, Key: "later-key", Seq: s.Seq + 2, Action: table.Chat{Text: "Salve"}}
	sum := summaryOf(s)
	sum.Seq += 2
	said, err := s.Decide(&table.Command{By: chat.By, Key: chat.Key, Seq: -1, Action: chat.Action}, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	later := &table.Entry{Kind: "of a later build"}
	c := store.Commit{Summary: sum, Expect: s.Seq, Last: h.last(s.ID)}
	for _, e := range []*table.Entry{said, later} {
		data, err := e.Encode()
		if err != nil {
			t.Fatal(err)
		}
		c.Entries = append(c.Entries, data)
	}
	if err := h.st.Commit(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	if done, err := h.Act(t.Context(), s.ID, chat); err == nil {
		t.Errorf("answered with %+v", done)
	}
	if !h.IsReadOnly(s.ID) {
		t.Error("the list does not tell that the table can only be read")
	}
}

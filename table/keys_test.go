package table

import (
	"testing"

	"volgare/store"
)

// TestSums: what commands with a key ask stands in the log in short, so that it must
// never come out otherwise.
func TestSums(t *testing.T) {
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

// TestKeysOfWhatCannotBeApplied: a command is not answered from a log that this build
// cannot follow.
func TestKeysOfWhatCannotBeApplied(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "")
	chat := Command{By: anna, Key: "later-key", Seq: s.Seq + 2, Action: Chat{Text: "Salve"}}
	sum := summaryOf(s)
	sum.Seq += 2
	said := Entry{Kind: kindChat, By: anna.Identity, Text: "Salve", Key: chat.Key, Sum: chat.sum()}
	later := Entry{Kind: "of a later build"}
	c := store.Commit{Summary: sum, Expect: s.Seq}
	for _, e := range []Entry{said, later} {
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
	if !h.Lost(s.ID) {
		t.Error("the list does not tell that the table can only be read")
	}
}

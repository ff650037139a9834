package table

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"volgare/engine"
	"volgare/table/tabletest"
	"volgare/workshop/soak"
)

// campaign is a table at which random actions happen in any order.
type campaign struct {
	*house
	t    *rapid.T
	s    *Snapshot
	kept []keptSnapshot
}

// keptSnapshot is a snapshot with its output when it was new.
type keptSnapshot struct {
	s   *Snapshot
	sum [32]byte
}

func digest(tb testing.TB, s *Snapshot) [32]byte {
	tb.Helper()
	var all []byte
	for _, seat := range []engine.Seat{0, engine.Nobody} {
		all = append(all, s.Record(seat)...)
		all = append(all, tabletest.JSON(tb, s.Log(seat, max(0, s.Steps()-3), s.Steps()))...)
	}
	all = fmt.Append(all, *s.StateAt(s.Steps()), *s.StateAt(s.Steps() / 2), s.Seats, s.chat, s.history.Undoable(s.history.Now().Seat), s.State, s.Name)
	if again, err := s.history.ForceRedo(); err == nil {
		all = fmt.Append(all, again.Steps(), *again.Now())
	}
	return sha256.Sum256(all)
}

// TestCampaigns: after any actions, folding the log gives the current table, earlier snapshots are unchanged, undo reveals
// nothing, and refused actions change nothing.
func TestCampaigns(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		c := &campaign{t: rt, house: open(t)}
		preset := rapid.SampledFrom([]string{"it2010", "es2010", "deluxe"}).Draw(rt, "preset")
		options := map[string]string{"screens": rapid.SampledFrom([]string{"open", "closed"}).Draw(rt, "screens")}
		c.s = c.settled(c.create(anna, NewTable{
			Preset: preset, Options: options, Seed: fmt.Sprint(rapid.IntRange(0, 99).Draw(rt, "seed")), Start: true,
			Seats: []SeatPlan{{Who: "me"}, {Who: "me", Name: "Aunt"}, {Who: rapid.SampledFrom([]string{"me", "bot"}).Draw(rt, "third"), Bot: "random"}},
		}))
		for range rapid.IntRange(10, soak.Or(80, 120)/tabletest.Slower).Draw(rt, "length") {
			c.act()
		}
	})
}

// act carries out one action and checks the result.
func (c *campaign) act() {
	before := c.s
	a := c.draw()
	after, err := c.command(before.ID, Command{By: anna, Seq: -1, Action: a})
	if err != nil && CodeOf(err) == "" {
		c.t.Fatalf("%T%+v: %v", a, a, err)
	}
	if undo, ok := a.(Undo); ok && err == nil {
		c.undid(undo, before, after)
	}
	c.s = c.settled(c.look(before.ID))
	if err != nil && c.s != before {
		c.t.Fatalf("%T%+v was refused, %v, and changed the table", a, a, err)
	}
	c.compare()
}

// draw draws an action, mostly moves.
func (c *campaign) draw() Action {
	seat := rapid.SampledFrom([]string{"yellow", "red", "black"}).Draw(c.t, "seat")
	if now, moves := legal(c.s); now != "" && rapid.IntRange(0, 9).Draw(c.t, "playing") < 6 {
		list := []string{rapid.SampledFrom(moves).Draw(c.t, "move")}
		for rapid.Bool().Draw(c.t, "more") {
			list = append(list, rapid.SampledFrom(moves).Draw(c.t, "move"))
		}
		return Play{now, list}
	}
	return rapid.SampledFrom([]Action{
		Undo{Seat: seat},
		Undo{Seat: seat},
		Undo{Seat: seat, Turn: true},
		Redo{seat},
		Redo{seat},
		SetBot{seat, "random"},
		TakeBackSeat{seat},
		TakeBackSeat{seat},
		OpenSeat{seat},
		Sit{Seat: seat},
		Sit{Seat: seat},
		Claim{Seat: seat},
		Chat{Text: "hm"},
		Rename{"x"},
		Close{},
		Reopen{},
		Reopen{},
		Publish{true},
		Start{},
		Leave{seat},
		Play{seat, []string{"end"}},
	}).Draw(c.t, "action")
}

// undid checks that undone moves had revealed nothing: after each of them, every seat knew as much as before the first.
func (c *campaign) undid(a Undo, before, after *Snapshot) {
	r := before.Table.Rules
	if *after.history.Now() != *before.StateAt(after.Steps()) {
		c.t.Fatal("undo has not returned to the position before")
	}
	for n := after.Steps() + 1; n <= before.Steps(); n++ {
		if st := before.history.Steps()[n-1]; st.Seat.String() != a.Seat || st.Bot != "" {
			c.t.Fatalf("undo of %s has undone a move of %v", a.Seat, st.Seat)
		}
		for _, seat := range viewers(before) {
			var was, is engine.State
			r.Mask(&was, before.StateAt(n-1), seat)
			r.Mask(&is, before.StateAt(n), seat)
			if r.Unknowns(&is) < r.Unknowns(&was) {
				c.t.Fatalf("undo has undone what %v has learnt", seat)
			}
		}
	}
	for _, line := range after.Log(engine.Nobody, 0, 9999) {
		if line.Step > after.Steps() {
			c.t.Fatal("the log shows undone moves")
		}
	}
}

// compare compares the table and the earlier snapshots for all viewers.
func (c *campaign) compare() {
	if len(c.kept) == 0 || c.kept[len(c.kept)-1].s != c.s {
		c.kept = append(c.kept, keptSnapshot{c.s, digest(c.house.t, c.s)})
	}
	folded, _ := c.fold(c.s.ID)
	if !same(folded, c.s) {
		c.t.Fatalf("entry %d: the fold of the log is another table", c.s.Seq)
	}
	for i := 0; i < len(c.kept); i += 1 + len(c.kept)/4 {
		if digest(c.house.t, c.kept[i].s) != c.kept[i].sum {
			c.t.Fatalf("snapshot %d has changed", c.kept[i].s.Seq)
		}
	}
}

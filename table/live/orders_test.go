package live

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
)

// longestDelay is the longest delay of an order at a table with a clock of days.
const longestDelay = 12*time.Minute + time.Second

// ordered makes a table of Anna with a clock, at which one seat is in its turn and the other has an order to end its own. It returns the
// seats.
func (h *house) ordered() (id, deciding, waiting string) {
	h.t.Helper()
	s := h.timed()
	for s.History().Now().Turn == 0 {
		seat, moves := legal(s)
		s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	}
	deciding, _ = legal(s)
	waiting = map[string]string{"yellow": "red", "red": "yellow"}[deciding]
	h.do(s.ID, anna, table.GiveOrder{Seat: waiting, Order: table.Order{Plans: []table.Plan{{Moves: []string{"end"}}}}})
	return s.ID, deciding, waiting
}

// orderedEntries counts the entries of moves by orders.
func orderedEntries(t *testing.T, st store.Store, id string) (n int) {
	t.Helper()
	all, err := st.Entries(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if strings.Contains(string(e.Data), `"od":`) {
			n++
		}
	}
	return n
}

// TestOrderIsPlayedOnceOnThreeNodes: whichever nodes have the tables in use.
func TestOrderIsPlayedOnceOnThreeNodes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, st := &bustest.Wire{}, storetest.Memory(t)
		var all []*acting
		for range 3 {
			all = append(all, join(t, wire, st, Options{}))
		}
		var ids []string
		for i := range 12 {
			id, deciding, _ := all[i%3].ordered()
			for n := range i % 4 {
				all[n].look(id)
			}
			all[(i+1)%3].do(id, anna, table.Play{Seat: deciding, Moves: []string{"end"}})
			ids = append(ids, id)
		}
		time.Sleep(2*time.Minute - time.Second)
		synctest.Wait()
		for i, id := range ids {
			if n := orderedEntries(t, st, id); n != 0 {
				t.Errorf("table %d: the order was played at once", i)
			}
		}
		time.Sleep(longestDelay)
		synctest.Wait()
		for i, id := range ids {
			if n := orderedEntries(t, st, id); n != 1 {
				t.Errorf("table %d: played %d times", i, n)
			}
			if !same(all[0].look(id), all[1].look(id)) {
				t.Errorf("table %d differs between nodes", i)
			}
		}
		closeAll(all)
	})
}

// TestOrderSurvivesRestarts: of the server, before the turn and during the delay.
func TestOrderSurvivesRestarts(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		a := started(t, st)
		id, deciding, _ := a.ordered()
		_ = a.Close()
		time.Sleep(time.Minute)
		a = started(t, st)
		a.do(id, anna, table.Play{Seat: deciding, Moves: []string{"end"}})
		time.Sleep(time.Minute)
		_ = a.Close()
		a = started(t, st)
		time.Sleep(longestDelay)
		synctest.Wait()
		if n := orderedEntries(t, st, id); n != 1 {
			t.Errorf("played %d times", n)
		}
		_ = a.Close()
	})
}

// TestOrderIsPlayedDespiteLostNotes: a node that has the table in use and hears nothing of the order and of the turn does no harm.
func TestOrderIsPlayedDespiteLostNotes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, st := &bustest.Wire{}, storetest.Memory(t)
		all := []*acting{join(t, wire, st, Options{}), join(t, wire, st, Options{})}
		id, deciding, waiting := all[0].ordered()
		all[1].look(id)
		wire.Swallow()
		order := table.Order{Plans: []table.Plan{{Moves: []string{"end"}}}, Bid: 2}
		all[1].do(id, anna, table.GiveOrder{Seat: waiting, Order: order})
		all[0].do(id, anna, table.Play{Seat: deciding, Moves: []string{"end"}})
		time.Sleep(longestDelay)
		synctest.Wait()
		wire.Heal(t)
		synctest.Wait()
		if n := orderedEntries(t, st, id); n != 1 {
			t.Errorf("played %d times", n)
		}
		if a, b := all[0].look(id), all[1].look(id); !same(a, b) || a.Hidden != 2 {
			t.Errorf("at %d and %d of the log, %d hidden", a.Logged(), b.Logged(), a.Hidden)
		}
		closeAll(all)
	})
}

// TestHiddenEntriesInNotes: a note of an order has the number of public entries before it, and names only the owner.
func TestHiddenEntriesInNotes(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.timed()
	for s.History().Now().Turn == 0 {
		seat, moves := legal(s)
		s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	}
	deciding, _ := legal(s)
	waiting := map[string]string{"yellow": "red", "red": "yellow"}[deciding]
	h.do(s.ID, bert, table.Claim{Seat: waiting})
	s = h.look(s.ID)
	var notes []bus.Note
	defer h.env.bus.Listen(func(n bus.Note) { notes = append(notes, n) })()
	c := table.Command{By: bert, Key: "order", Seq: s.Seq, Action: table.GiveOrder{Seat: waiting, Order: table.Order{Bid: 2}}}
	for range 2 {
		if done, err := h.Act(t.Context(), s.ID, c); err != nil || done.Seq != s.Seq || done.Logged != s.Logged()+1 {
			t.Errorf("%+v, %v", done, err)
		}
	}
	if want := []bus.Note{{Table: s.ID, Seq: s.Seq, Hidden: 1, Holder: bert.ID}}; !slices.Equal(notes, want) {
		t.Errorf("notes %+v, want %+v", notes, want)
	}
	sum, err := h.st.Summary(t.Context(), s.ID)
	if err != nil || sum.Seq != s.Seq || sum.Hidden != 1 || !sum.Changed.Equal(s.Changed) {
		t.Errorf("%+v, %v", sum, err)
	}
	if r, err := h.Verify(t.Context(), &sum); err != nil || r.Result != VerifySame {
		t.Errorf("%+v, %v", r, err)
	}
	if after := h.do(s.ID, anna, table.Chat{Text: "salve"}); after.Seq != s.Seq+1 || !same(after, h.second().look(s.ID)) {
		t.Errorf("at %d", after.Seq)
	}
}

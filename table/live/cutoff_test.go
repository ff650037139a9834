package live

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"volgare/bus/bustest"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
)

// twoNodes are two services over one store, with a bus between them that can be cut.
func twoNodes(t *testing.T, o Options) (*bustest.Wire, *house, *house) {
	t.Helper()
	w := &bustest.Wire{}
	h := open(t, Options{})
	return w, h.node(w.Join(t), o), h.node(w.Join(t), o)
}

// knows waits until a node knows of an entry without being asked to look for it.
func (h *house) knows(id string, seq int64) *table.Snapshot {
	h.t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if s := h.look(id); s.Seq >= seq {
			return s
		}
	}
	h.t.Fatalf("%s is still at %d, not at %d", id, h.look(id).Seq, seq)
	return nil
}

// TestNodes: a table that is in use on two nodes goes on at both, wherever something is done.
func TestNodes(t *testing.T) {
	t.Parallel()
	_, a, b := twoNodes(t, Options{})
	s := a.hotseat("deluxe", 2, "nodes")
	b.look(s.ID)
	rng := rand.New(rand.NewPCG(2, 2))
	for i := range 30 {
		s = []*house{a, b}[i%2].advance(s, anna, 1, rng)
		a.knows(s.ID, s.Seq)
		b.knows(s.ID, s.Seq)
	}
	if !same(a.look(s.ID), b.look(s.ID)) {
		t.Error("the two know different tables")
	}
}

// TestCutOff: two nodes play on at tables that both have in use while they do not hear each
// other, whether they know that or not. When they do again, each catches up by itself.
func TestCutOff(t *testing.T) {
	t.Parallel()
	t.Run("known", func(t *testing.T) { t.Parallel(); cutOff(t, func(w *bustest.Wire) { w.Cut(t) }, true) })
	t.Run("unknown", func(t *testing.T) { t.Parallel(); cutOff(t, (*bustest.Wire).Swallow, false) })
}

func cutOff(t *testing.T, cut func(*bustest.Wire), known bool) {
	t.Helper()
	w, a, b := twoNodes(t, Options{})
	var tables []*table.Snapshot
	for range 6 {
		s := a.hotseat("deluxe", 2, "cut off")
		b.look(s.ID)
		tables = append(tables, s)
	}
	cut(w)
	rng := rand.New(rand.NewPCG(3, 3))
	for i, s := range tables {
		tables[i] = []*house{a, b}[i%2].advance(s, anna, 20, rng)
	}
	if !known && (a.look(tables[1].ID).Seq == tables[1].Seq || b.look(tables[0].ID).Seq == tables[0].Seq) {
		t.Fatal("they hear each other though they are cut off")
	}
	w.Heal(t)
	for _, s := range tables {
		if !same(a.knows(s.ID, s.Seq), b.knows(s.ID, s.Seq)) {
			t.Errorf("the two know different tables %s", s.ID)
		}
	}
}

// TestLostWithoutAWord: what nobody knows to be lost is found in the rounds.
func TestLostWithoutAWord(t *testing.T) {
	t.Parallel()
	w, a, b := twoNodes(t, Options{Sweep: 10 * time.Millisecond})
	s := a.hotseat("deluxe", 2, "swallowed")
	b.look(s.ID)
	w.Swallow()
	s = a.advance(s, anna, 5, rand.New(rand.NewPCG(4, 4)))
	b.knows(s.ID, s.Seq)
}

// stale is a game that one node has in use and another has gone on with, and the command by
// which it has.
func stale(t *testing.T, o Options) (a, b *house, before, after *table.Snapshot, c table.Command) {
	t.Helper()
	w, a, b := twoNodes(t, o)
	before = a.hotseat("deluxe", 2, "stale")
	b.look(before.ID)
	w.Swallow()
	seat, moves := legal(before)
	c = table.Command{By: anna, Key: "once-and-for-all", Seq: before.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
	after, err := a.Do(t.Context(), before.ID, c)
	if err != nil {
		t.Fatal(err)
	}
	if at := b.look(before.ID).Seq; at != before.Seq {
		t.Fatalf("the other node is at %d", at)
	}
	return a, b, before, after, c
}

// TestStaleNode: what is asked of a node that is behind is never done to the table that it
// knows: it is refused, answered as the first time, or done to the table as it is.
func TestStaleNode(t *testing.T) {
	t.Parallel()
	t.Run("a move is refused", func(t *testing.T) {
		t.Parallel()
		_, b, before, after, c := stale(t, Options{})
		c.Key = "another-key"
		if _, err := b.Do(t.Context(), before.ID, c); table.CodeOf(err) != table.Stale {
			t.Errorf("%v, want stale", err)
		}
		if !same(b.look(before.ID), after) {
			t.Error("it has not caught up")
		}
	})
	t.Run("a repeated command is answered", func(t *testing.T) {
		t.Parallel()
		_, b, before, after, c := stale(t, Options{})
		want := table.Done{Seq: after.Seq, Steps: after.Steps()}
		if did, err := b.Act(t.Context(), before.ID, c); err != nil || did != want {
			t.Errorf("%+v, %v, want %+v", did, err, want)
		}
		c.Action = table.Redo{Seat: "red"}
		if _, err := b.Do(t.Context(), before.ID, c); table.CodeOf(err) != table.KeyUsed {
			t.Errorf("another command with the key: %v", err)
		}
	})
	t.Run("a move from what another node has told is made", func(t *testing.T) {
		t.Parallel()
		_, b, _, after, _ := stale(t, Options{})
		seat, moves := legal(after)
		next, err := b.Do(t.Context(), after.ID, table.Command{By: anna, Seq: after.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}})
		if err != nil || next.Steps() != after.Steps()+1 {
			t.Errorf("%v", err)
		}
	})
	t.Run("what it cannot look up is not called stale", func(t *testing.T) {
		t.Parallel()
		_, b, _, after, _ := stale(t, Options{})
		seat, moves := legal(after)
		c := table.Command{By: anna, Key: "as-often-as-it-takes", Seq: after.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
		b.st.shut.Store(true)
		if _, err := b.Do(t.Context(), after.ID, c); table.CodeOf(err) != table.Unavailable {
			t.Errorf("while the store is shut: %v, want %s", err, table.Unavailable)
		}
		b.st.shut.Store(false)
		if next, err := b.Do(t.Context(), after.ID, c); err != nil || next.Steps() != after.Steps()+1 {
			t.Errorf("afterwards: %v", err)
		}
	})
	t.Run("what minds nothing comes after the rest", func(t *testing.T) {
		t.Parallel()
		_, b, before, after, _ := stale(t, Options{})
		if late := b.do(before.ID, anna, table.Chat{Text: "late"}); late.Seq != after.Seq+1 || late.Steps() != after.Steps() {
			t.Errorf("at %d with %d moves", late.Seq, late.Steps())
		}
	})
}

// TestRefusedByANodeBehind: nobody is refused for what is no longer so.
func TestRefusedByANodeBehind(t *testing.T) {
	t.Parallel()
	w, a, b := twoNodes(t, Options{Sweep: time.Hour})
	s := a.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "open"}}})
	a.do(s.ID, bert, table.Sit{Seat: "red"})
	b.look(s.ID)
	w.Swallow()
	a.do(s.ID, bert, table.Leave{Seat: "red"})
	carl := table.Identity{ID: "carl-browser", Name: "Carl"}
	b.st.shut.Store(true)
	b.refused(s.ID, carl, table.Sit{Seat: "red"}, table.Unavailable) // it cannot know
	b.st.shut.Store(false)
	if s := b.do(s.ID, carl, table.Sit{Seat: "red"}); s.Seats[1].Identity != carl.ID {
		t.Errorf("%+v sits there", s.Seats[1])
	}
	b.refused(s.ID, bert, table.Sit{Seat: "red"}, table.SeatTaken)
}

// TestLookSince: who has heard of an entry on one node is told of it by another, or that
// there is none such.
func TestLookSince(t *testing.T) {
	t.Parallel()
	_, b, before, after, _ := stale(t, Options{})
	for seq, want := range map[int64]int64{0: before.Seq, before.Seq: before.Seq} {
		if s, err := b.LookSince(t.Context(), before.ID, seq); err != nil || s.Seq != want {
			t.Errorf("since %d: %d, %v", seq, s.Seq, err)
		}
	}
	for _, seq := range []int64{after.Seq, after.Seq + 1, after.Seq + 100} {
		if s, err := b.LookSince(t.Context(), before.ID, seq); err != nil || !same(s, after) {
			t.Errorf("since %d: %d, %v", seq, s.Seq, err)
		}
	}
	if _, err := b.LookSince(t.Context(), "nothing", 1); table.CodeOf(err) != table.Unknown {
		t.Errorf("of a table that there is not: %v", err)
	}
}

// dim is a store that does not tell how far tables are, a few times.
type dim struct {
	store.Store

	times chan struct{}
}

func (d *dim) Seqs(ctx context.Context, tables []string) (map[string]int64, error) {
	select {
	case <-d.times:
		return nil, store.ErrUnavailable
	default:
		return d.Store.Seqs(ctx, tables)
	}
}

// TestCutOffFromBoth: a node that hears again before its store answers catches up once it does.
func TestCutOffFromBoth(t *testing.T) {
	t.Parallel()
	w, h := &bustest.Wire{}, open(t, Options{})
	d := &dim{h.st.Store, make(chan struct{}, 2)}
	h.st.Store = d
	a, b := h.node(w.Join(t), Options{}), h.node(w.Join(t), Options{})
	s := a.hotseat("deluxe", 2, "both")
	b.look(s.ID)
	w.Swallow()
	s = a.advance(s, anna, 3, rand.New(rand.NewPCG(6, 6)))
	d.times <- struct{}{}
	d.times <- struct{}{}
	w.Heal(t)
	b.knows(s.ID, s.Seq)
}

// shorter returns a store that has lost the last entry of a table.
func shorter(t *testing.T, h *house, id string) store.Store {
	t.Helper()
	ctx := t.Context()
	list, err := h.st.Entries(ctx, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	sum, err := h.st.Summary(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	other := storetest.Memory(t)
	c := store.Commit{Summary: sum}
	for _, e := range list[:len(list)-1] {
		c.Entries = append(c.Entries, e.Data)
	}
	c.Summary.Seq--
	s := h.look(id)
	if err := other.PutRules(ctx, s.Table.Hash, s.Table.Archive()); err != nil {
		t.Fatal(err)
	}
	if err := other.Commit(ctx, c); err != nil {
		t.Fatal(err)
	}
	return other
}

// TestTableIsReadAgainIfStoreIsShorter: if a failover has lost an entry that a node has read, the node answers a command with an
// error, reads the table again and continues.
func TestTableIsReadAgainIfStoreIsShorter(t *testing.T) {
	h := open(t, Options{Sweep: time.Hour})
	s := h.hotseat("deluxe", 2, "lost")
	h.do(s.ID, anna, table.Chat{Text: "one"})
	s = h.do(s.ID, anna, table.Chat{Text: "two"})
	h.st.Store = shorter(t, h, s.ID)
	before := h.st.commits.Load()
	_, err := h.Do(t.Context(), s.ID, table.Command{By: anna, Seq: -1, Action: table.Chat{Text: "three"}})
	if n := h.st.commits.Load() - before; table.CodeOf(err) != table.Unavailable || n != 1 {
		t.Errorf("%d commits, %v", n, err)
	}
	if next := h.do(s.ID, anna, table.Chat{Text: "four"}); next.Seq != s.Seq {
		t.Errorf("the table is at %d, want %d", next.Seq, s.Seq)
	}
}

package live

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/edition/editiontest"
	"volgare/store"
	"volgare/store/sqlite"
	"volgare/store/storetest"
	"volgare/table"
	"volgare/table/tabletest"
	"volgare/workshop/soak"
)

// idle makes a node that does nothing by itself: many others are ahead of it.
func (h *house) idle() *house {
	for i := range 10_000 {
		h.env.nodes.note(beacon{node: fmt.Sprint("node ", i)}, time.Now().Add(time.Hour))
	}
	return h
}

// left returns the tables of a server that has stopped, each with another host. At the first of them a bot's move is due.
func left(tb testing.TB, st store.Store, tables, due int) (all []*table.Snapshot) {
	tb.Helper()
	h := &house{t: tb, lib: editiontest.Library(tb), st: &faulty{Store: st}}
	h.serve(&bus.Local{}, Options{})
	h.idle()
	all = make([]*table.Snapshot, tables)
	const hands = 32
	var group sync.WaitGroup
	for hand := range hands {
		group.Go(func() {
			for i := hand; i < tables; i += hands {
				by := table.Identity{ID: fmt.Sprint("host ", i), Name: "Host"}
				s, err := h.Create(tb.Context(), by, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}, Seed: fmt.Sprint(i), Start: true})
				if err == nil && i < due {
					decides, _ := s.Decider()
					s, err = h.Do(tb.Context(), s.ID, table.Command{By: by, Seq: -1, Action: table.SetBot{Seat: decides.String(), Bot: "random"}})
				}
				if all[i] = s; err != nil {
					tb.Error(err)
					return
				}
			}
		})
	}
	group.Wait()
	if err := h.Close(); err != nil {
		tb.Error(err)
	}
	return all
}

// started returns a node, alone over a store that others have left, which counts how often its bots choose.
func started(tb testing.TB, st store.Store) *acting {
	tb.Helper()
	a := &acting{}
	a.house = &house{t: tb, lib: editiontest.Library(tb), st: &faulty{Store: st}}
	a.serve(&bus.Local{}, Options{Observer: a})
	a.Resume()
	return a
}

// wantGone checks that all that was due at the first tables has been done, once, and that none but these was loaded.
func wantGone(t *testing.T, st store.Store, all []*table.Snapshot, due int, nodes ...*acting) {
	t.Helper()
	var chosen, made, loaded int64
	for _, n := range nodes {
		chosen, loaded = chosen+n.thought.Load(), loaded+n.st.reads.Load()
	}
	for i, was := range all {
		entries, err := st.Entries(t.Context(), was.ID, was.Seq)
		if err != nil || (len(entries) > 0) != (i < due) {
			t.Errorf("table %d: %d entries after the start, %v", i, len(entries), err)
		}
		made += int64(len(entries))
	}
	if chosen != made || loaded != int64(due) {
		t.Errorf("%d choices for %d moves; %d logs were read of tables of which %d had something due", chosen, made, loaded, due)
	}
	if left, err := st.Due(t.Context(), store.Due{}, 1); err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
}

// TestRestart: after a restart the tables at which something is due continue, no other is loaded, and nothing is done twice.
func TestRestart(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		all := left(t, st, 200, 50)
		one := started(t, st)
		synctest.Wait()
		wantGone(t, st, all, 50, one)
		_ = one.Close()
	})
}

// TestDueActionsAtConcurrentRestart: the same if two nodes start at once. A table that one has finished with is not loaded
// by the other.
func TestDueActionsAtConcurrentRestart(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		all := left(t, st, 200, 50)
		wire, o := &bustest.Wire{}, Options{Sweep: time.Hour} // else a sweep may read a log just when it grows
		one, other := join(t, wire, st, o), join(t, wire, st, o)
		time.Sleep(2 * dueInterval)
		wantGone(t, st, all, 50, one, other)
		for _, n := range []*acting{one, other} {
			_ = n.Close()
			time.Sleep(time.Second)
			wantGone(t, st, all, 50, one, other)
		}
	})
}

// TestResumePass: after a restart the server passes for a person without another legal move.
func TestResumePass(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
		h.serve(&bus.Local{}, Options{})
		h.idle()
		s := toPass(h)
		_ = h.Close()
		again := started(t, st)
		synctest.Wait()
		if last := again.entries(s.ID)[s.Seq:]; len(last) == 0 || last[0].Moves != "pass" {
			t.Errorf("nobody passes: %v", last)
		}
		_ = again.Close()
	})
}

// toPass returns a table at which all players can see that a person can only pass. Few random games have such a position.
func toPass(h *house) *table.Snapshot {
	h.t.Helper()
	rng := rand.New(rand.NewPCG(11, 11))
	for game := range 100 {
		s := h.create(anna, table.NewTable{
			Preset: "it2010", Options: map[string]string{"screens": "open"}, Seats: all(3, table.SeatPlan{Who: "me"}),
			Seed: fmt.Sprint("pass ", game), Start: true,
		})
		for !s.Over() {
			if len(s.Due()) > 0 {
				return s
			}
			seat, moves := legal(s)
			move := tabletest.Some(rng, moves)
			for _, m := range moves {
				if m == "end summon" || m == "accept" || strings.HasPrefix(m, "bid ") {
					move = m // of bids the last is the highest, after which others can only pass
				}
			}
			s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: []string{move}})
		}
	}
	h.t.Fatal("nobody can only pass")
	return nil
}

// TestResumeLate: a server that starts while its store cannot be read loads due tables as soon as it can.
func TestResumeLate(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		all := left(t, st, 20, 10)
		h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
		h.st.shut.Store(true)
		h.serve(&bus.Local{}, Options{})
		h.Resume()
		time.Sleep(10 * time.Second)
		h.st.shut.Store(false)
		time.Sleep(dueInterval)
		synctest.Wait()
		for _, was := range all[:10] {
			if h.look(was.ID).Seq == was.Seq {
				t.Error("a table does not go on")
			}
		}
		_ = h.Close()
	})
}

// TestResumeOlder: running tables of versions that did not store due times are loaded once when a server starts, and continue
// if something is due there.
func TestResumeOlder(t *testing.T) {
	t.Parallel()
	dirs, err := filepath.Glob("../../testdata/stores/*/volgare.db")
	if err != nil || len(dirs) == 0 {
		t.Fatal("no stores", err)
	}
	for _, file := range dirs {
		st := copied(t, filepath.Dir(file))
		list, err := st.Due(t.Context(), store.Due{}, store.MaxLimit)
		if err != nil || len(list) == 0 {
			t.Fatalf("%d tables, %v", len(list), err)
		}
		h := started(t, st)
		eventually(t, "not all are looked at", func() bool {
			left, err := st.Due(t.Context(), store.Due{}, 1)
			return err == nil && len(left) == 0
		})
		if n := h.st.reads.Load(); n != int64(len(list)) {
			t.Errorf("%d logs were read for %d tables", n, len(list))
		}
		_ = h.Close()
		for _, d := range list {
			h := openWith(t, editiontest.Library(t), st)
			h.wantVerified(d.Table, VerifySame)
		}
	}
}

// TestVerifyDue: a table at which something is due differs from a summary without a due time.
func TestVerifyDue(t *testing.T) {
	t.Parallel()
	st := storetest.Memory(t)
	was := left(t, st, 1, 1)[0]
	h := openWith(t, editiontest.Library(t), st)
	h.wantVerified(was.ID, VerifySame)
	if err := st.NothingDue(t.Context(), was.ID, was.Seq); err != nil {
		t.Fatal(err)
	}
	if r := h.wantVerified(was.ID, VerifyDiffers); !slices.Equal(r.What, []string{"due: stored false, folded true"}) {
		t.Errorf("%q", r.What)
	}
}

// TestMeasureResume measures how long a server that starts takes to continue at the tables at which something is due, which are
// few of many.
func TestMeasureResume(t *testing.T) {
	soak.Measure(t)
	st, err := sqlite.Open(t.Context(), t.TempDir(), sqlite.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	const tables, due = 2000, 50
	all := left(t, st, tables, due)
	from := time.Now()
	if list, err := st.Due(t.Context(), store.Due{}, store.MaxLimit); err != nil || len(list) != due {
		t.Fatalf("%d tables, %v", len(list), err)
	}
	found := time.Since(from)
	h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
	h.serve(&bus.Local{}, Options{})
	from = time.Now()
	h.Resume()
	for _, was := range all[:due] {
		eventually(t, "a table does not go on", func() bool {
			is, err := st.Summary(t.Context(), was.ID)
			return err == nil && is.Seq > was.Seq
		})
	}
	t.Logf("%d of %d tables have gone on after %v, of which %v to find them; %d logs were read; 2 s are allowed",
		due, tables, time.Since(from), found, h.st.reads.Load())
}

// TestResumeReadOnly: a due table whose rules are unavailable is tried again every minute, and continues once they are there.
func TestResumeReadOnly(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		was := left(t, st, 1, 1)[0]
		h := &house{t: t, lib: editiontest.Changed(t, "deluxe.yaml", "{is: Mercis", "{is: Merces"), st: &faulty{Store: st}}
		h.serve(&bus.Local{}, Options{})
		h.st.Store = h.unarchived(t)
		h.st.reads.Store(0)
		h.Resume()
		for _, c := range []struct {
			after time.Duration
			tries int64
		}{{0, 1}, {readOnlyFor, 2}, {readOnlyFor - time.Second, 2}, {time.Second, 3}, {10 * readOnlyFor, 13}} {
			time.Sleep(c.after)
			synctest.Wait()
			if n := h.st.reads.Load(); n != c.tries || !h.IsReadOnly(was.ID) {
				t.Errorf("%v later: tried %d times, want %d", c.after, n, c.tries)
			}
		}
		if err := h.st.PutRules(t.Context(), was.Table.Hash, was.Table.Archive()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(readOnlyFor + dueInterval)
		synctest.Wait()
		if h.IsReadOnly(was.ID) || h.look(was.ID).Seq == was.Seq {
			t.Error("it does not go on")
		}
		_ = h.Close()
	})
}

// TestUnknownDueIsUnloaded: a table of which an earlier version has not stored what is due is read once when a server starts. If
// nothing is due there, it does not stay in memory, unless there is a request for it.
func TestUnknownDueIsUnloaded(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		all := left(t, st, 20, 0)
		looked := all[0].ID
		h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: &unknownDue{Store: st, tables: all}}}
		h.serve(&bus.Local{}, Options{})
		h.look(looked)
		time.Sleep(time.Second)
		h.Resume()
		time.Sleep(dueInterval)
		synctest.Wait()
		if n := h.st.reads.Load(); n != int64(len(all)) {
			t.Errorf("%d logs were read of %d tables", n, len(all))
		}
		if in := slices.Collect(maps.Keys(h.tables.all())); !slices.Equal(in, []string{looked}) {
			t.Errorf("%d tables are in memory, want that which is looked at", len(in))
		}
		if s := h.do(all[1].ID, hostOf(all[1]), table.Chat{Text: "back"}); s.Seq != all[1].Seq+1 || h.tables.find(s.ID) == nil {
			t.Errorf("a table that was unloaded is at %d", s.Seq)
		}
		_ = h.Close()
	})
}

// unknownDue is a store without the due times of some tables, until NothingDue.
type unknownDue struct {
	store.Store

	mu     sync.Mutex
	tables []*table.Snapshot
}

func (u *unknownDue) Due(_ context.Context, after store.Due, _ int) (list []store.Due, err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, s := range u.tables {
		if after.At.Before(store.Epoch) {
			list = append(list, store.Due{Table: s.ID, At: store.Epoch})
		}
	}
	return list, nil
}

func (u *unknownDue) NothingDue(_ context.Context, id string, _ int64) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.tables = slices.DeleteFunc(slices.Clone(u.tables), func(s *table.Snapshot) bool { return s.ID == id })
	return nil
}

package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/store"
)

// Neighbour is a store whose database other processes may use at the same time: Beside
// opens it once more, as one of them would. The tests close what it returns.
type Neighbour interface {
	store.Store
	Beside(t *testing.T) store.Store
}

// Lone is a store that only one process can use. Alone returns the reason.
type Lone interface {
	Alone() string
}

// Interrupter is a store that can be left in the middle of a commit: Interrupt writes
// all of one but its end, as a process would that is killed then.
type Interrupter interface {
	Interrupt(t *testing.T, c store.Commit)
}

// pairs are the tests of what two processes can do at once.
var pairs = []struct {
	name string
	run  func(t *testing.T, a, b store.Store)
}{
	{"rivals", rivals},
	{"catching up", catchingUp},
	{"shared tables", sharedTables},
	{"same identity", sameIdentity},
	{"changed identity", changedIdentity},
	{"changed channel", changedChannel},
	{"dropped link", droppedLink},
	{"same secret", sameSecret},
	{"same link", sameLink},
	{"same rules", sameRules},
	{"shared reports", sharedReports},
	{"one leaves", oneLeaves},
	{"one dies", oneDies},
}

// runPairs runs them with two stores over one database, if it takes two.
func runPairs(t *testing.T, open func(t *testing.T) store.Store) {
	t.Helper()
	for _, test := range pairs {
		t.Run("two: "+test.name, func(t *testing.T) {
			a := open(t)
			defer shut(t, a)
			with, ok := a.(Neighbour)
			if lone, is := a.(Lone); is {
				t.Skip(lone.Alone())
			} else if !ok {
				t.Fatal("the store tells neither how to open it twice nor why not")
			}
			b := with.Beside(t)
			defer shut(t, b)
			test.run(t, a, b)
		})
	}
}

// atOnce calls f for the numbers from 0 to n-1, for each number concurrently with both stores.
func atOnce(n int, a, b store.Store, f func(s store.Store, i int)) {
	var group sync.WaitGroup
	for i := range n {
		group.Go(func() { f(a, 2*i) })
		group.Go(func() { f(b, 2*i+1) })
	}
	group.Wait()
}

// rivals commit to one table through two stores at once, beginning with the commit that
// makes it: for each number exactly one wins, and both stores have what it wrote.
func rivals(t *testing.T, a, b store.Store) {
	const rounds, each = 20, 4
	ctx := context.Background()
	var log []string
	for round := range rounds {
		var won [2 * each]bool
		atOnce(each, a, b, func(s store.Store, i int) {
			c := commit("a", int64(round), i, fmt.Sprint(round, " by ", i))
			c.Hold = []store.SeatHolding{{Table: "a", Seat: strconv.Itoa(round), Identity: "anna"}}
			if round > 0 {
				c.Last = store.Sum([]byte(log[round-1]))
			}
			err := s.Commit(ctx, c)
			won[i] = err == nil
			if err != nil && !errors.Is(err, store.ErrConflict) {
				t.Error(err)
			}
		})
		n := slices.Index(won[:], true)
		if n < 0 || slices.Contains(won[n+1:], true) {
			t.Fatalf("round %d won by %v", round, won)
		}
		log = append(log, fmt.Sprint(round, " by ", n))
		want(t, "changed", get(a.Summary(ctx, "a")).Changed, commit("a", 0, n).Summary.Changed)
	}
	for _, s := range []store.Store{a, b} {
		wantLog(t, s, "a", log...)
		want(t, "summary", get(s.Summary(ctx, "a")).Seq, rounds)
		want(t, "seats", len(get(s.Holdings(ctx, "anna"))), rounds)
	}
}

// catchingUp: one store reads at once what the other has acknowledged. A writer that does not know the last entries is refused,
// reads them, and continues.
func catchingUp(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for n := int64(0); n < 40; n += 2 {
		writer, reader := a, b
		if n/2%2 == 1 {
			writer, reader = b, a
		}
		who := func(n int64) string { return strconv.FormatInt(n, 10) }
		c := commit("a", n, int(n), who(n+1), who(n+2))
		c.Summary.State, c.Summary.Public = "playing", true
		c.Release = []store.SeatHolding{{Table: "a", Seat: "red", Identity: who(n - 2)}}
		c.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: who(n)}}
		put(t, writer, c)
		if n > 0 {
			wantError(t, "commit of who is behind", reader.Commit(ctx, commit("a", n, 0, "no", "no")), store.ErrConflict)
		}
		list := get(reader.Entries(ctx, "a", n))
		want(t, "what is new", list, []store.Entry{{Seq: n + 1, Data: c.Entries[0]}, {Seq: n + 2, Data: c.Entries[1]}})
		want(t, "summary", get(reader.Summary(ctx, "a")), c.Summary)
		want(t, "holdings", get(reader.Holdings(ctx, who(n))), c.Hold)
		want(t, "holdings", get(reader.Holdings(ctx, who(n-2))), nil)
		wantTables(t, reader, store.Query{Public: true, Limit: 9}, "a")
	}
}

// sharedTables grow through both stores at once, several in each group: everybody who is
// refused catches up and tries again, and in the end each entry is there once.
func sharedTables(t *testing.T, a, b store.Store) {
	const tables, each, times = 5, 6, 15
	ctx := context.Background()
	atOnce(each, a, b, func(s store.Store, i int) {
		for n := range times {
			table := fmt.Sprint("t", (i+n)%tables)
			for {
				list, err := s.Entries(ctx, table, 0)
				if err != nil && !errors.Is(err, store.ErrUnknown) {
					t.Error(err)
					return
				}
				c := commit(table, int64(len(list)), n, fmt.Sprint(i, " ", n))
				if len(list) > 0 {
					c.Last = store.Sum(list[len(list)-1].Data)
				}
				err = s.Commit(ctx, c)
				if err == nil {
					break
				}
				if !errors.Is(err, store.ErrConflict) {
					t.Error(err)
					return
				}
			}
		}
	})
	seen := map[string]bool{}
	for i := range tables {
		for _, e := range get(b.Entries(ctx, fmt.Sprint("t", i), 0)) {
			seen[string(e.Data)] = true
		}
		want(t, "summary", get(a.Summary(ctx, fmt.Sprint("t", i))).Seq, int64(len(get(b.Entries(ctx, fmt.Sprint("t", i), 0)))))
	}
	want(t, "entries", len(seen), 2*each*times)
}

// sameIdentity is changed by both at once: it is what one of them has made of it, whole.
func sameIdentity(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for round := range 10 {
		made := make([]store.Identity, 8)
		atOnce(4, a, b, func(s store.Store, i int) {
			made[i] = store.Identity{
				ID: "anna", Name: fmt.Sprint(round, i), Recovery: hash(fmt.Sprint("r", i)), Created: noon, Seen: noon,
				Secrets: [][]byte{hash(fmt.Sprint("1 ", round, i)), hash(fmt.Sprint("2 ", round, i))},
			}
			keep(t, s, made[i])
		})
		is := get(a.Identity(ctx, "anna"))
		at := slices.IndexFunc(made, func(one store.Identity) bool { return one.Name == is.Name })
		want(t, "identity", is, made[max(at, 0)])
		for i := range made {
			_, err := b.IdentityBySecret(ctx, made[i].Secrets[1])
			if (err == nil) != (i == at) || err != nil && !errors.Is(err, store.ErrUnknown) {
				t.Errorf("round %d: lookup by a secret of writer %d, when writer %d was the last: error %v", round, i, at, err)
			}
		}
	}
}

// changedIdentity: if many writers change an identity concurrently and retry after conflicts, no change is lost.
func changedIdentity(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	keep(t, a, store.Identity{ID: "anna", Secrets: [][]byte{hash("first")}, Created: noon, Seen: noon})
	atOnce(4, a, b, func(s store.Store, i int) {
		for err := store.ErrConflict; errors.Is(err, store.ErrConflict); {
			was := get(s.Identity(ctx, "anna"))
			is := was
			is.Secrets = append(slices.Clone(was.Secrets), hash(strconv.Itoa(i)))
			if err = s.ChangeIdentity(ctx, was, is); err != nil && !errors.Is(err, store.ErrConflict) {
				t.Errorf("change: %v", err)
			}
		}
	})
	want(t, "secrets", len(get(b.Identity(ctx, "anna")).Secrets), 1+8)
}

// droppedLink is dropped by all at once: one has it.
func droppedLink(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for round := range 10 {
		link := store.Link{Hash: hash(strconv.Itoa(round)), Table: "a", Seat: "red"}
		issue(t, a, link)
		var had atomic.Int64
		atOnce(4, a, b, func(s store.Store, _ int) {
			switch err := s.DropLink(ctx, link.Hash); {
			case err == nil:
				had.Add(1)
			case !errors.Is(err, store.ErrUnknown):
				t.Errorf("drop: %v", err)
			}
		})
		want(t, "who had it", had.Load(), 1)
	}
}

// sameSecret is taken by both for another identity at once: one has it in the end.
func sameSecret(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for range 10 {
		atOnce(4, a, b, func(s store.Store, i int) {
			keep(t, s, store.Identity{
				ID: fmt.Sprint("b", i), Secrets: [][]byte{hash("shared"), hash(fmt.Sprint("own ", i))}, Recovery: hash("code"),
				Created: noon, Seen: noon,
			})
		})
		secrets, codes := 0, 0
		for i := range 8 {
			one := get(b.Identity(ctx, fmt.Sprint("b", i)))
			if holds(&one, hash("shared")) {
				secrets++
				want(t, "by the secret", get(a.IdentityBySecret(ctx, hash("shared"))), one)
			}
			if len(one.Recovery) > 0 {
				codes++
				want(t, "by the code", get(a.IdentityByRecovery(ctx, hash("code"))), one)
			}
			if !holds(&one, hash(fmt.Sprint("own ", i))) {
				t.Errorf("%s has lost its own secret", one.ID)
			}
		}
		want(t, "who has the secret", secrets, 1)
		want(t, "who has the code", codes, 1)
	}
}

// sameLink: both hand out a link to one seat at once; the last of them is one.
func sameLink(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for round := range 10 {
		atOnce(4, a, b, func(s store.Store, i int) {
			issue(t, s, store.Link{Hash: hash(fmt.Sprint(round, i)), Table: "a", Seat: "red"})
		})
		left := 0
		for i := range 8 {
			_, err := a.Link(ctx, hash(fmt.Sprint(round, i)), noon)
			if err == nil {
				left++
				wantError(t, "drop", b.DropLink(ctx, hash(fmt.Sprint(round, i))), nil)
				wantNoLink(t, a, hash(fmt.Sprint(round, i)))
			}
		}
		want(t, "links that are left", left, 1)
	}
}

// sameRules stay what one of them has stored first.
func sameRules(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	for round := range 10 {
		name := fmt.Sprint("rules ", round)
		atOnce(4, a, b, func(s store.Store, i int) {
			wantError(t, "put rules", s.PutRules(ctx, name, []byte(strconv.Itoa(i))), nil)
		})
		first := get(a.Rules(ctx, name))
		wantError(t, "put rules", a.PutRules(ctx, name, []byte("other")), nil)
		want(t, "rules", string(get(b.Rules(ctx, name))), string(first))
	}
}

// sharedReports are counted together.
func sharedReports(t *testing.T, a, b store.Store) {
	ctx := context.Background()
	atOnce(store.MaxReportsEach, a, b, func(s store.Store, i int) {
		r := store.Report{ID: strconv.Itoa(i), Table: "a", By: "anna", Created: noon.Add(time.Duration(i) * time.Millisecond)}
		wantError(t, "report", s.PutReport(ctx, r), nil)
	})
	want(t, "reports", len(get(a.Reports(ctx, "a"))), store.MaxReportsEach)
	want(t, "reports", len(get(b.Reports(ctx, "a"))), store.MaxReportsEach)
}

// oneLeaves: a store that is closed leaves the other at work.
func oneLeaves(t *testing.T, a, b store.Store) {
	put(t, b, commit("a", 0, 0, "1"))
	shut(t, b)
	put(t, a, commit("a", 1, 0, "2"))
	wantLog(t, a, "a", "1", "2")
}

// oneDies: if one process dies during a commit, no part of the commit is stored, and the other process continues, also with that
// table.
func oneDies(t *testing.T, a, b store.Store) {
	mortal, ok := a.(Interrupter)
	if !ok {
		t.Skip("a commit of this store cannot be left half done")
	}
	put(t, a, commit("a", 0, 0, "1"))
	left := commit("a", 1, 1, "lost", "lost")
	left.Hold = []store.SeatHolding{{Table: "a", Seat: "red", Identity: "anna"}}
	mortal.Interrupt(t, left)
	wantLog(t, b, "a", "1")
	put(t, b, commit("a", 1, 2, "2"))
	put(t, a, commit("b", 0, 2, "other"))
	wantLog(t, a, "a", "1", "2")
	want(t, "holdings", get(b.Holdings(context.Background(), "anna")), nil)
}

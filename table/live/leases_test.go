package live

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/edition/editiontest"
	"volgare/store"
	"volgare/store/memory"
	"volgare/table"
)

// acting is a node with bots, of which is known how much they have thought. It can be frozen: then it does not say that it
// lives, and goes on all the same.
type acting struct {
	*house
	noObserver
	store.Leases

	thought atomic.Int64
	frozen  atomic.Bool
	fenced  atomic.Int64 // commits that came too late
}

func (a *acting) Chosen(string, time.Duration) { a.thought.Add(1) }

func (a *acting) Beat(ctx context.Context, node string, lives time.Duration, most int) (map[string]store.Fence, error) {
	if a.frozen.Load() {
		return nil, store.ErrUnavailable
	}
	return a.Leases.Beat(ctx, node, lives, most)
}

// late counts the commits of a node that are fenced off.
type late struct {
	store.Store
	node *acting
}

func (l late) Commit(ctx context.Context, c store.Commit) error {
	err := l.Store.Commit(ctx, c)
	if errors.Is(err, store.ErrFenced) {
		l.node.fenced.Add(1)
	}
	return err
}

// twoActing are two nodes over one store and one bus. Where somebody has lent his seat each move takes a tenth of a second.
func twoActing(t *testing.T) (one, other *acting) {
	t.Helper()
	st, all := memory.New(), &bus.Local{}
	node := func() *acting {
		a := &acting{Leases: st}
		a.house = &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: late{st, a}}}
		a.serve(all, Options{Leases: a, Observer: a, Sweep: time.Second, AwayPause: 100 * time.Millisecond})
		return a
	}
	return node(), node()
}

// watched is a game of bots, one of whom plays for a person, that some nodes have in use; it was begun at the first of them,
// and goes on.
func watched(nodes ...*acting) string {
	t := nodes[0].t
	t.Helper()
	bots := table.SeatPlan{Who: "bot", Bot: "random"}
	s := nodes[0].create(anna, table.NewTable{Preset: "it2010", Seats: []table.SeatPlan{{Who: "me"}, bots, bots}, Start: true})
	synctest.Wait() // a bot that thinks while seats change has to think again
	nodes[0].do(s.ID, anna, table.SetBot{Seat: s.Seats[0].Colour, Bot: "random"})
	for _, n := range nodes {
		n.look(s.ID)
	}
	eventually(t, "nothing is played", func() bool { return nodes[0].moves(s.ID) > 3 })
	return s.ID
}

// moves is how many have been made at a table, as far as a node knows.
func (a *acting) moves(id string) int64 { return int64(a.look(id).Steps()) }

// shared are two nodes that have a table in use; neither hears the other.
func shared(t *testing.T) (one, other *house, s *table.Snapshot) {
	t.Helper()
	one = open(t, Options{Sweep: time.Hour})
	other = one.second()
	s = one.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}})
	return one, other, other.look(s.ID)
}

// TestHeard: a node that has been told of an entry answers nobody as of an earlier one.
func TestHeard(t *testing.T) {
	t.Parallel()
	one, other, s := shared(t)
	for range 50 {
		seq := one.do(s.ID, anna, table.Chat{Text: "!"}).Seq
		other.bus.Publish(bus.Note{Table: s.ID, Seq: seq})
		if got := other.look(s.ID).Seq; got < seq {
			t.Fatalf("it is answered as of %d, told was %d", got, seq)
		}
	}
}

// TestHeardInVain: what cannot be read, or is not there, keeps nobody from what is known, and is not looked for again.
func TestHeardInVain(t *testing.T) {
	t.Parallel()
	one, other, s := shared(t)
	seq := one.do(s.ID, anna, table.Chat{Text: "!"}).Seq
	other.st.shut.Store(true)
	other.bus.Publish(bus.Note{Table: s.ID, Seq: seq})
	if got := other.look(s.ID).Seq; got != s.Seq {
		t.Errorf("without its store it is answered as of %d", got)
	}
	other.st.shut.Store(false)
	if got := other.look(s.ID).Seq; got != seq {
		t.Errorf("it is answered as of %d, told was %d", got, seq)
	}
	other.bus.Publish(bus.Note{Table: s.ID, Seq: seq + 5})
	eventually(t, "it is looked for again", func() bool {
		other.look(s.ID)
		before := other.st.reads.Load()
		other.look(s.ID)
		return other.st.reads.Load() == before
	})
}

// TestOneNodeThinks: where two nodes have a table in use, the bots of one think, once for each move.
func TestOneNodeThinks(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		one, other := twoActing(t)
		id := watched(one, other)
		eventually(t, "the game does not end", func() bool { return one.look(id).Over() && other.look(id).Over() })
		if first, second := one.thought.Load(), other.thought.Load(); min(first, second) != 0 || first+second != one.moves(id) {
			t.Errorf("%d and %d choices for %d moves", first, second, one.moves(id))
		}
	})
}

// TestBotsGoOnElsewhere: when the node stops whose bots think, those of another go on at once, though nobody looks at the
// table there.
func TestBotsGoOnElsewhere(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		one, other := twoActing(t)
		watched(one)
		_ = one.Close()
		time.Sleep(time.Second)
		if other.thought.Load() == 0 {
			t.Error("the other does not go on")
		}
	})
}

// TestAdoptedLate: a table that comes from a node that has gone is played on as soon as it can be read.
func TestAdoptedLate(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		one, other := twoActing(t)
		watched(one)
		other.st.shut.Store(true)
		_ = one.Close()
		time.Sleep(10 * time.Second)
		other.st.shut.Store(false)
		time.Sleep(retry + time.Second)
		if other.thought.Load() == 0 {
			t.Error("nobody plays on")
		}
	})
}

// TestLateChoice: what a bot has chosen with a lease that has gone to another node since is not written, and
// nothing is lost by it.
func TestLateChoice(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		one, other := twoActing(t)
		id := watched(one, other)
		for range 3 {
			one.frozen.Store(true)
			before := other.thought.Load()
			time.Sleep(5 * time.Second)
			if other.thought.Load() == before && !other.look(id).Over() {
				t.Error("the other does not go on within 5 s")
			}
			one.frozen.Store(false)
			one, other = other, one
		}
		if one.fenced.Load()+other.fenced.Load() == 0 {
			t.Error("nothing came too late")
		}
		eventually(t, "the game does not end", func() bool { return one.look(id).Over() && other.look(id).Over() })
		one.wantRefold(id, RefoldSame)
	})
}

// TestProgramAtAnotherNode: a program plays at the node to which it has come, whichever had the lease before.
func TestProgramAtAnotherNode(t *testing.T) {
	t.Parallel()
	one, other := twoActing(t)
	s := one.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: table.Program}, {Who: "bot", Bot: "random"}}})
	if _, err := one.leases.Await(t.Context(), s.ID); err != nil {
		t.Fatal(err)
	}
	other.attends(s.ID, newGuest(sayLast))
	one.do(s.ID, anna, table.Start{})
	if by := playedBy(one.anna(s.ID, 10), "red"); len(by) != 1 || by[table.Program] < 4 {
		t.Errorf("%v", by)
	}
}

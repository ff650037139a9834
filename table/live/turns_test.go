package live

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/store"
	"volgare/store/storetest"
	"volgare/table"
)

// acting is a node with bots, which counts how often they have chosen. It can be frozen: then it does not broadcast
// that it is alive, but continues to act.
type acting struct {
	*house
	noObserver

	thought atomic.Int64
	frozen  atomic.Bool
	refused atomic.Int64 // commits that came second
}

func (a *acting) Chosen(string, time.Duration) { a.thought.Add(1) }

// second counts the commits of a node that the store refuses because another was first.
type second struct {
	store.Store
	node *acting
}

func (s second) Commit(ctx context.Context, c store.Commit) error {
	err := s.Store.Commit(ctx, c)
	if errors.Is(err, store.ErrConflict) {
		s.node.refused.Add(1)
	}
	return err
}

// muted is a bus on which a frozen node is not heard.
type muted struct {
	bus.Bus
	node *acting
}

func (m muted) Say(text string) {
	if !m.node.frozen.Load() {
		m.Bus.Say(text)
	}
}

// join starts a node over a store that others share.
func join(t *testing.T, wire *bustest.Wire, st store.Store, o Options) *acting {
	t.Helper()
	a := &acting{}
	a.house = &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: second{st, a}}}
	o.Observer, o.Sweep = a, cmp.Or(o.Sweep, time.Second)
	a.serve(muted{wire.Join(t), a}, o)
	a.Resume()
	return a
}

// twoActing are two nodes over one store and one bus. Each move of a bot that plays for a person takes a tenth of a second.
func twoActing(t *testing.T) (one, other *acting) {
	t.Helper()
	wire, st, o := &bustest.Wire{}, storetest.Memory(t), Options{AwayPause: 100 * time.Millisecond}
	one, other = join(t, wire, st, o), join(t, wire, st, o)
	eventually(t, "the nodes do not know each other", func() bool { return one.peers() == 1 && other.peers() == 1 })
	return one, other
}

// peers returns the number of other nodes that a node has heard of.
func (a *acting) peers() int {
	a.env.nodes.mu.Lock()
	defer a.env.nodes.mu.Unlock()
	return len(a.env.nodes.peers)
}

// watched starts a game of bots, one of which plays for a person, at the first node. All nodes have its table in use.
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

// moves returns the number of moves at a table, as far as a node knows.
func (a *acting) moves(id string) int64 { return int64(a.look(id).Steps()) }

// ignore is called with the external bots of other nodes by nodes that have none.
func ignore(seatKey, connectionID) {}

// ranked returns nodes that know each other, each on a separate bus.
func ranked(t *testing.T, count int) []*nodes {
	t.Helper()
	all := make([]*nodes, count)
	for i := range all {
		all[i] = newNodes(&bus.Local{}, ignore)
		all[i].join()
		for _, n := range all[:i] {
			n.note(beacon{node: all[i].self}, time.Now().Add(aliveFor))
			all[i].note(beacon{node: n.self}, time.Now().Add(aliveFor))
		}
	}
	return all
}

// firstOf returns which of the nodes is first for a table, and fails unless they agree on an order.
func firstOf(t *testing.T, all []*nodes, id string, seat engine.Seat) (first int) {
	t.Helper()
	places := map[int]bool{}
	for i, n := range all {
		place, _ := n.ahead(id, seat)
		places[place] = true
		if place == 0 {
			first = i
		}
	}
	if len(places) != len(all) {
		t.Fatalf("table %s: the nodes do not agree on an order", id)
	}
	return first
}

// TestNodesDivideTables: every table has one first node, each node has its share, and when one stops only its tables move.
func TestNodesDivideTables(t *testing.T) {
	t.Parallel()
	const tables = 600
	all := ranked(t, 3)
	counts, first := [3]int{}, [tables]int{}
	for i := range tables {
		first[i] = firstOf(t, all, fmt.Sprint("table ", i), engine.Nobody)
		counts[first[i]]++
	}
	for i, n := range counts {
		if n < tables/6 {
			t.Errorf("node %d is first for %d of %d tables", i, n, tables)
		}
	}
	all[0].receive(bus.Word{Text: stoppedPrefix + all[2].self + "\n"})
	all[1].receive(bus.Word{Text: stoppedPrefix + all[2].self + "\n"})
	for i := range tables {
		if now := firstOf(t, all[:2], fmt.Sprint("table ", i), engine.Nobody); first[i] != 2 && now != first[i] {
			t.Errorf("table %d moves from node %d to %d", i, first[i], now)
		}
	}
}

// hasHeard reports whether a node knows that another has an external bot at seat 2 of a table.
func (n *nodes) hasHeard(other *nodes, id string) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.peers[other.self].bots[seatKey{id, 2}].id.number > 0
}

// TestNodeOfExternalBotIsFirst: for a decision of an external bot the node to which it is connected comes first, and for no
// other decision.
func TestNodeOfExternalBotIsFirst(t *testing.T) {
	t.Parallel()
	wire := &bustest.Wire{}
	all := make([]*nodes, 3)
	for i := range all {
		all[i] = newNodes(wire.Join(t), ignore)
		all[i].join()
		go all[i].run(t.Context())
	}
	eventually(t, "the nodes do not know each other", func() bool {
		for _, n := range all {
			n.mu.Lock()
			known := len(n.peers)
			n.mu.Unlock()
			if known != 2 {
				return false
			}
		}
		return true
	})
	for i := range 20 {
		id, at := fmt.Sprint("table-", i), i%3
		before := firstOf(t, all, id, 1)
		all[at].connect(seatKey{id, 2})
		all[at].broadcast()
		eventually(t, "the others do not hear of the bot", func() bool {
			return all[(at+1)%3].hasHeard(all[at], id) && all[(at+2)%3].hasHeard(all[at], id)
		})
		if first := firstOf(t, all, id, 2); first != at {
			t.Errorf("node %d is first, the bot is connected to %d", first, at)
		}
		if first := firstOf(t, all, id, 1); first != before {
			t.Errorf("another seat moves from node %d to %d", before, first)
		}
	}
}

// TestSilentNodeIsNotAhead: a node that is not heard for three seconds is ahead of none, and waiting choices are woken.
func TestSilentNodeIsNotAhead(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		n := newNodes(&bus.Local{}, ignore)
		n.receive(bus.Word{Text: "node other\nbot table red 1\n"})
		if count, _ := n.ahead("table", 0); count != 1 {
			t.Errorf("%d nodes are ahead of one that has not joined, want 1", count)
		}
		n.join()
		go n.run(t.Context())
		synctest.Wait()
		_, changed := n.ahead("table", engine.Seat(1))
		began := time.Now()
		<-changed
		if count, _ := n.ahead("table", engine.Seat(1)); count != 0 || time.Since(began) != aliveFor {
			t.Errorf("after %v %d nodes are ahead", time.Since(began), count)
		}
	})
}

// shared returns two nodes that have a table in use and do not hear each other.
func shared(t *testing.T) (one, other *house, s *table.Snapshot) {
	t.Helper()
	one = open(t, Options{Sweep: time.Hour})
	other = one.second()
	s = one.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}}})
	return one, other, other.look(s.ID)
}

// TestNoAnswerFromBeforeKnownEntry: a node that has heard of an entry gives no answer from before that entry.
func TestNoAnswerFromBeforeKnownEntry(t *testing.T) {
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

// TestUnreadableAnnouncement: a node answers with what it knows if the entry it has heard of cannot be read or does not
// exist, and does not read again.
func TestUnreadableAnnouncement(t *testing.T) {
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

// TestOneNodeThinks: if two nodes have a table in use, bots think at one of them only, once for each move.
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

// TestBotsGoOnElsewhere: when the acting node stops, another node continues at once, even if the table is not in use there.
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

// TestSecondNodeActsInTime: if the first node for a table is alive and does not act, the second one does so after three seconds,
// even if the table is not in use.
func TestSecondNodeActsInTime(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		one := join(t, &bustest.Wire{}, st, Options{Sweep: time.Hour})
		one.env.nodes.note(beacon{node: "one that does not act"}, time.Now().Add(time.Hour))
		time.Sleep(time.Minute)
		all := left(t, st, 40, 40)
		time.Sleep(takeover + 2*dueInterval)
		synctest.Wait()
		wantGone(t, st, all, 40, one)
		_ = one.Close()
	})
}

// TestBotsContinueOnceStoreIsReadable: a table of a node that has stopped continues as soon as it can be read.
func TestBotsContinueOnceStoreIsReadable(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		one, other := twoActing(t)
		watched(one)
		other.st.shut.Store(true)
		_ = one.Close()
		time.Sleep(10 * time.Second)
		other.st.shut.Store(false)
		time.Sleep(2 * dueInterval)
		if other.thought.Load() == 0 {
			t.Error("nobody plays on")
		}
	})
}

// TestSecondChoiceIsDropped: if two nodes act for a table, the log takes the moves of one, and no move is made twice.
func TestSecondChoiceIsDropped(t *testing.T) {
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
		if one.refused.Load()+other.refused.Load() == 0 {
			t.Error("no commit came second")
		}
		eventually(t, "the game does not end", func() bool { return one.look(id).Over() && other.look(id).Over() })
		one.wantVerified(id, VerifySame)
	})
}

// TestExternalBotAtAnotherNode: an external bot plays at the node to which it has come, whichever node is first for the table.
func TestExternalBotAtAnotherNode(t *testing.T) {
	t.Parallel()
	one, other := twoActing(t)
	s := one.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: table.ExternalBot}, {Who: "bot", Bot: "random"}}})
	other.connects(s.ID, newGuest(sayLast))
	one.do(s.ID, anna, table.Start{})
	if by := playedBy(one.anna(s.ID, 10), "red"); len(by) != 1 || by[table.ExternalBot] < 4 {
		t.Errorf("%v", by)
	}
}

// TestFastClockDelaysNoBot: a bot does not wait for the time of an entry that came from a node whose clock was a day ahead.
func TestFastClockDelaysNoBot(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		st := storetest.Memory(t)
		h := &house{t: t, lib: editiontest.Library(t), st: &faulty{Store: st}}
		h.serve(&bus.Local{}, Options{Now: func() time.Time { return time.Now().Add(24 * time.Hour) }, BotGrace: time.Second})
		h.idle()
		s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "random"}}, Start: true})
		for seat, moves := legal(s); seat == "yellow"; seat, moves = legal(s) {
			s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: []string{moves[len(moves)-1]}})
		}
		_ = h.Close()
		next := started(t, st)
		next.look(s.ID)
		time.Sleep(time.Minute)
		if now := next.look(s.ID).Steps(); now == s.Steps() {
			t.Errorf("after a minute there are still %d moves", now)
		}
		_ = next.Close()
	})
}

// TestNodeThatCannotFollowGivesWay: if the first node for a table is alive and never acts there, its bots wait for it once a
// minute, not before every move. Once that node acts again, no other does.
func TestNodeThatCannotFollowGivesWay(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, st, o := &bustest.Wire{}, storetest.Memory(t), Options{AwayPause: time.Second}
		first, second := join(t, wire, st, o), join(t, wire, st, o)
		time.Sleep(2 * beaconInterval)
		id := watched(first, second)
		if first.thought.Load() == 0 {
			first, second = second, first
		}
		fails := func(yes bool) {
			first.st.shut.Store(yes)
			first.st.full.Store(yes)
		}
		choices := func(n *acting, in time.Duration) int64 {
			before := n.thought.Load()
			time.Sleep(in)
			return n.thought.Load() - before
		}
		fails(true)
		time.Sleep(2 * takeover)
		if n := choices(second, 10*time.Second); n < 9 {
			t.Errorf("%d moves are made in 10 s", n)
		}
		fails(false)
		time.Sleep(takeoverLasts)
		if n := choices(second, 10*time.Second); n > 1 || second.look(id).Over() {
			t.Errorf("%d moves are chosen at two nodes; the game is over: %v", n, second.look(id).Over())
		}
	})
}

// TestNodesPlayOnWithoutNotes: while no notification arrives for 15 s, longer than the interval of comparisons with the store,
// games continue at all nodes. Once notifications arrive again, all nodes have the same table at once, and one of them thinks.
func TestNodesPlayOnWithoutNotes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, st, o := &bustest.Wire{}, storetest.Memory(t), Options{AwayPause: 500 * time.Millisecond, Sweep: 2 * time.Second}
		nodes := []*acting{join(t, wire, st, o), join(t, wire, st, o)}
		time.Sleep(2 * beaconInterval)
		id, chat := watched(nodes...), nodes[0].hotseat("deluxe", 2, "chat").ID
		nodes[1].look(chat)
		wire.Swallow()
		for second := 0; second < 15; second += 3 {
			before := []int64{nodes[0].moves(id), nodes[1].moves(id)}
			said := nodes[0].do(chat, anna, table.Chat{Text: "ecco"}).Seq
			time.Sleep(3 * time.Second)
			for i, n := range nodes {
				if n.moves(id) == before[i] {
					t.Errorf("%d s after the cut node %d still has %d moves", second+3, i, before[i])
				}
			}
			if seq := nodes[1].look(chat).Seq; seq != said {
				t.Errorf("%d s after the cut the other node has %d entries, want %d", second+3, seq, said)
			}
		}
		wire.Heal(t)
		time.Sleep(aliveFor)
		synctest.Wait()
		thought := nodes[0].thought.Load() + nodes[1].thought.Load()
		before := nodes[0].moves(id)
		if other := nodes[1].moves(id); other != before {
			t.Errorf("one node has %d moves, the other %d", before, other)
		}
		time.Sleep(5 * time.Second)
		thought = nodes[0].thought.Load() + nodes[1].thought.Load() - thought
		if made := nodes[0].moves(id) - before; made < 5 || thought > made+1 {
			t.Errorf("%d choices for %d moves", thought, made)
		}
		nodes[0].wantVerified(id, VerifySame)
	})
}

// TestClocksThatDiffer: nodes whose clocks differ by a quarter of an hour write times that never run backwards into a log, and
// no bot waits for the clock of another node.
func TestClocksThatDiffer(t *testing.T) {
	t.Parallel()
	for _, differ := range []time.Duration{15 * time.Minute, -15 * time.Minute} {
		t.Run(differ.String(), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				wire, st, o := &bustest.Wire{}, storetest.Memory(t), Options{AwayPause: 100 * time.Millisecond, BotGrace: time.Second}
				one := join(t, wire, st, o)
				o.Now = func() time.Time { return time.Now().Add(differ) }
				other := join(t, wire, st, o)
				time.Sleep(2 * beaconInterval)
				id := watched(one, other)
				slow, fast := one, other
				if differ < 0 {
					slow, fast = other, one
				}
				for i := range 10 {
					[]*acting{slow, fast}[i%2].do(id, anna, table.Rename{Name: fmt.Sprint("Siena ", i)})
					time.Sleep(100 * time.Millisecond)
				}
				_ = fast.Close()
				before := slow.moves(id)
				time.Sleep(takeover + 10*time.Second) // a move takes a tenth of a second
				if n := slow.moves(id) - before; n < 80 && !slow.look(id).Over() {
					t.Errorf("%d moves are made in 10 s", n)
				}
				last := int64(0)
				for _, e := range slow.entries(id) {
					if e.At < last {
						t.Fatalf("an entry %q is %v earlier than the one before", e.Kind, time.Duration(last-e.At)*time.Millisecond)
					}
					last = e.At
				}
			})
		})
	}
}

package live

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/bus/bustest"
	"volgare/store/storetest"
	"volgare/table"
)

// nodesOf starts nodes over one store and one bus, which know each other.
func nodesOf(t *testing.T, count int, o Options) (*bustest.Wire, []*acting) {
	t.Helper()
	wire, st := &bustest.Wire{}, storetest.Memory(t)
	var all []*acting
	for range count {
		all = append(all, join(t, wire, st, o))
	}
	eventually(t, "the nodes do not know each other", func() bool {
		for _, n := range all {
			if n.peers() != count-1 {
				return false
			}
		}
		return true
	})
	return wire, all
}

// closeAll ends nodes within a synctest bubble.
func closeAll(all []*acting) {
	for _, n := range all {
		_ = n.Close()
	}
}

// comesTo connects a bot to a seat of a node and returns how that ends.
func (a *acting) comesTo(id, colour string, g *guest) <-chan error {
	a.t.Helper()
	ended := make(chan error, 1)
	go func() {
		defer g.Close()
		ended <- a.ConnectBot(a.t.Context(), id, colour, g, always)
	}()
	seat, _ := a.look(id).SeatOf(colour)
	eventually(a.t, "the bot is not seated", func() (seated bool) {
		a.env.external.update(seatKey{id, seat}, func(p *botSeat) { seated = p.conn != nil && p.conn.ctx.Err() == nil })
		return seated
	})
	return ended
}

// slowly makes a guest that thinks for a while.
func slowly(say func(asked) string) *guest {
	g := newGuest(say)
	g.after = forNow
	return g
}

// against creates a table of Anna and an external bot at a node, and starts the game.
func (a *acting) against() *table.Snapshot {
	a.t.Helper()
	return a.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: table.ExternalBot}}, Start: true})
}

// untilBot plays for the person until the external bot's seat has to decide.
func (a *acting) untilBot(id string) *table.Snapshot {
	a.t.Helper()
	s := a.look(id)
	for seat, moves := legal(s); seat == "yellow"; seat, moves = legal(s) {
		s = a.do(id, anna, table.Play{Seat: seat, Moves: moves[len(moves)-1:]})
	}
	if s.Over() {
		a.t.Fatal("the game is over")
	}
	return s
}

// choice waits until the external bot's seat has to decide, and returns the time until its decision and the bot that makes it.
func (a *acting) choice(id string) (wait time.Duration, bot string) {
	a.t.Helper()
	began, steps := time.Now(), a.untilBot(id).Steps()
	for a.look(id).Steps() == steps {
		if time.Since(began) > 10*time.Minute {
			a.t.Fatal("the bot's seat does not decide")
		}
		time.Sleep(100 * time.Millisecond)
		synctest.Wait()
	}
	return time.Since(began), a.look(id).History().Steps()[steps].Bot
}

// wantChoice checks the bot that makes a decision, and the time until then, to two seconds: the node may learn late that the decision
// is due.
func (a *acting) wantChoice(id, when string, want time.Duration, by string) {
	a.t.Helper()
	if wait, bot := a.choice(id); bot != by || wait < want-2*time.Second || wait > want+2*time.Second {
		a.t.Errorf("%s: %s decides after %v, want %s after %v", when, bot, wait, by, want)
	}
}

const (
	once   = 30 * time.Second     // how long a bot that is known to be absent is awaited
	anew   = once + 5*time.Second // how long a bot that may be connected elsewhere is awaited for each decision
	forNow = 3 * time.Second      // how long the bots of these tests think
)

// TestBotOfOtherNodeDecidesWithoutBus: while the nodes do not hear each other, an external bot that is connected to one of them makes
// all its decisions.
func TestBotOfOtherNodeDecidesWithoutBus(t *testing.T) {
	t.Parallel()
	for name, cut := range map[string]func(*bustest.Wire){
		"known": func(w *bustest.Wire) { w.Cut(t) }, "unknown": (*bustest.Wire).Swallow,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				wire, all := nodesOf(t, 2, Options{})
				s := all[0].against()
				all[1].comesTo(s.ID, "red", slowly(sayLast))
				time.Sleep(time.Second)
				cut(wire)
				for i := range 40 {
					all[0].wantChoice(s.ID, fmt.Sprint("decision ", i), forNow, table.ExternalBot)
				}
				closeAll(all)
			})
		})
	}
}

// TestFaultOfBotElsewhereReplacesNoLaterDecision: a bot at a node that is not heard makes a fault, which the log records as a decision
// of the default bot, and continues to decide.
func TestFaultOfBotElsewhereReplacesNoLaterDecision(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 3, Options{})
		s := all[0].against()
		n := 0
		all[1].comesTo(s.ID, "red", slowly(func(q asked) string {
			if n++; n == 15 {
				return "babble"
			}
			return sayLast(q)
		}))
		time.Sleep(time.Second)
		all[1].frozen.Store(true) // the two others hear each other
		for i := range 30 {
			by := table.ExternalBot
			if i == 14 {
				by = "greedy"
			}
			all[0].wantChoice(s.ID, fmt.Sprint("decision ", i), forNow, by)
		}
		closeAll(all)
	})
}

// TestAbsentBotIsAwaitedOnce: a bot that is connected to no node is awaited for one decision; it is awaited again after it
// was connected to any node.
func TestAbsentBotIsAwaitedOnce(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 2, Options{})
		s := all[0].against()
		for _, at := range []int{0, 1, 0} {
			all[0].wantChoice(s.ID, "at first", once, "greedy")
			all[0].wantChoice(s.ID, "then", 0, "greedy")
			all[0].wantChoice(s.ID, "then", 0, "greedy")
			g := newGuest(sayLast)
			left := all[at].comesTo(s.ID, "red", g)
			time.Sleep(3 * time.Second)
			g.Close()
			if err := <-left; !errors.Is(err, errLeft) {
				t.Error(err)
			}
			time.Sleep(aliveFor + 2*time.Second)
		}
		closeAll(all)
	})
}

// TestBotThatLeavesOtherNodeIsAwaitedAgain: the same after the bot has made decisions at another node.
func TestBotThatLeavesOtherNodeIsAwaitedAgain(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 2, Options{})
		s := all[0].against()
		all[0].wantChoice(s.ID, "at first", once, "greedy")
		g := slowly(sayLast)
		all[1].comesTo(s.ID, "red", g)
		time.Sleep(time.Second)
		all[0].wantChoice(s.ID, "with it", forNow, table.ExternalBot)
		all[0].untilBot(s.ID)
		g.Close()
		const ago = aliveFor + 2*time.Second
		time.Sleep(ago)
		all[0].wantChoice(s.ID, "without it", once-ago, "greedy")
		all[0].wantChoice(s.ID, "then", 0, "greedy")
		closeAll(all)
	})
}

// lastWords is a guest whose connection is known to have ended only a while after nothing more can be read from it.
type lastWords struct {
	*guest
	done chan struct{}
}

func (g *lastWords) Done() <-chan struct{} { return g.done }

// TestBotThatLeavesWhileAskedIsAskedAgain: the end of a connection is no fault. The bot is asked for the same decision on its next
// connection. After the third one another bot makes the decision.
func TestBotThatLeavesWhileAskedIsAskedAgain(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 1, Options{})
		s := all[0].against()
		steps := 0
		for i := range maxAsked {
			left := make(chan error, 1)
			g := &lastWords{slowly(sayLast), make(chan struct{})}
			go func() { left <- all[0].ConnectBot(t.Context(), s.ID, "red", g, always) }()
			time.Sleep(forNow + time.Second)
			if i == 0 {
				steps = all[0].untilBot(s.ID).Steps()
				time.Sleep(time.Second) // it is being asked
			}
			if n := all[0].look(s.ID).Steps(); n != steps {
				t.Errorf("%d: %d decisions were made without the bot", i, n-steps)
			}
			g.Close()
			time.Sleep(time.Second)
			close(g.done)
			if err := <-left; !errors.Is(err, errLeft) {
				t.Error(err)
			}
		}
		if by := all[0].look(s.ID).History().Steps()[steps].Bot; by != "greedy" {
			t.Errorf("%s decides, want greedy", by)
		}
		all[0].comesTo(s.ID, "red", newGuest(sayLast))
		all[0].wantChoice(s.ID, "after its return", 0, table.ExternalBot)
		closeAll(all)
	})
}

// TestNodeWithoutBusAwaitsTheBot: a node that does not hear others awaits an absent bot for each decision. A connected node does
// so once.
func TestNodeWithoutBusAwaitsTheBot(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, all := nodesOf(t, 1, Options{})
		s := all[0].against()
		wire.Cut(t)
		for range 3 {
			all[0].wantChoice(s.ID, "unheard", anew, "greedy")
		}
		wire.Heal(t)
		all[0].choice(s.ID) // was awaited before
		all[0].wantChoice(s.ID, "alone", 0, "greedy")
		closeAll(all)
		alone := started(t, storetest.Memory(t))
		s = alone.against()
		alone.wantChoice(s.ID, "from the beginning", once, "greedy")
		alone.wantChoice(s.ID, "then", 0, "greedy")
		_ = alone.Close()
	})
}

// TestBotOfSilentNodeIsAwaited: a bot of a node that was not heard of for a while is awaited for each decision, but not for ever.
func TestBotOfSilentNodeIsAwaited(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 3, Options{})
		s := all[0].against()
		all[1].comesTo(s.ID, "red", newGuest(sayLast))
		time.Sleep(time.Second)
		all[0].wantChoice(s.ID, "with it", 0, table.ExternalBot)
		all[1].frozen.Store(true)
		_ = all[1].Close() // without a word to the others
		time.Sleep(time.Minute)
		for range 3 {
			all[0].wantChoice(s.ID, "its node is silent", anew, "greedy")
		}
		time.Sleep(10 * time.Minute)
		all[0].choice(s.ID) // the table may have been unloaded
		all[0].wantChoice(s.ID, "for long", 0, "greedy")
		closeAll(all)
	})
}

// TestBotThatHasLeftSinceItsNodeFellSilentIsNotAwaited: a connection to a silent node does not count any more once the bot
// has connected to another node.
func TestBotThatHasLeftSinceItsNodeFellSilentIsNotAwaited(t *testing.T) {
	t.Parallel()
	for _, at := range []int{0, 2} {
		t.Run(fmt.Sprint("node ", at), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				_, all := nodesOf(t, 3, Options{})
				s := all[0].against()
				all[1].comesTo(s.ID, "red", newGuest(sayLast))
				time.Sleep(time.Second)
				all[1].frozen.Store(true)
				_ = all[1].Close() // without a word to the others
				time.Sleep(aliveFor + 2*time.Second)
				g := newGuest(sayLast)
				left := all[at].comesTo(s.ID, "red", g)
				time.Sleep(3 * time.Second)
				g.Close()
				if err := <-left; !errors.Is(err, errLeft) {
					t.Error(err)
				}
				time.Sleep(aliveFor + 2*time.Second)
				all[0].wantChoice(s.ID, "at first", once, "greedy")
				all[0].wantChoice(s.ID, "then", 0, "greedy")
				closeAll(all)
			})
		})
	}
}

// TestBotThatAnswersDuringAnOutageDecides: while nothing can be stored, no node gives up an external bot that is connected to another
// one. Its answer is stored when the store is back.
func TestBotThatAnswersDuringAnOutageDecides(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 2, Options{})
		s := all[0].against()
		all[1].comesTo(s.ID, "red", slowly(sayLast))
		time.Sleep(time.Second)
		for range 5 {
			steps := all[0].untilBot(s.ID).Steps()
			for _, n := range all {
				n.st.full.Store(true)
			}
			time.Sleep(time.Minute)
			for _, n := range all {
				n.st.full.Store(false)
			}
			time.Sleep(5 * time.Second)
			if by := all[0].look(s.ID).History().Steps()[steps].Bot; by != table.ExternalBot {
				t.Errorf("%s decides", by)
			}
		}
		closeAll(all)
	})
}

// TestAbsentBotNeedsNoStore: a node asks the store only when it has awaited a bot. While nothing can be stored, it does not
// do so again and again for a bot that is known to be absent.
func TestAbsentBotNeedsNoStore(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		_, all := nodesOf(t, 1, Options{})
		s := all[0].against()
		for i := range 5 {
			all[0].choice(s.ID)
			if n := all[0].st.wells.Load(); n != 1 {
				t.Fatalf("%d questions to the store in %d decisions", n, i+1)
			}
		}
		for range 5 { // absent, then full
			steps := all[0].untilBot(s.ID).Steps()
			all[0].st.full.Store(true)
			time.Sleep(time.Minute)
			all[0].st.full.Store(false)
			time.Sleep(5 * time.Second)
			if by := all[0].look(s.ID).History().Steps()[steps].Bot; by != "greedy" {
				t.Errorf("%s decides", by)
			}
		}
		if n := all[0].st.wells.Load(); n != 1 {
			t.Errorf("%d questions to the store", n)
		}
		closeAll(all)
	})
}

// TestBotThatConnectsWhileTheStoreIsAskedDecides: a bot that connects, to any node, while nodes that have given it up ask
// whether anything can be stored, makes the decision.
func TestBotThatConnectsWhileTheStoreIsAskedDecides(t *testing.T) {
	t.Parallel()
	for at := range 2 {
		t.Run(fmt.Sprint("node ", at), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				_, all := nodesOf(t, 2, Options{})
				s := all[0].against()
				for _, n := range all {
					n.st.slow.Store(int64(11 * time.Second))
				}
				var late sync.WaitGroup
				late.Go(func() {
					time.Sleep(once + 7*time.Second) // it takes forNow to say hello
					all[at].comesTo(s.ID, "red", slowly(sayLast))
				})
				if wait, by := all[0].choice(s.ID); by != table.ExternalBot {
					t.Errorf("%s decides after %v", by, wait)
				}
				late.Wait()
				closeAll(all)
			})
		})
	}
}

// TestNewestConnectionTakesSeatAcrossNodes: of connections to one seat at several nodes only the newest remains, even if
// the nodes learn of them later. The others end with the reason.
func TestNewestConnectionTakesSeatAcrossNodes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		wire, all := nodesOf(t, 3, Options{})
		s := all[0].against()
		var last <-chan error
		for i, at := range []int{0, 1, 0, 2, 2, 1} {
			unheard := i >= 3
			if unheard {
				wire.Swallow()
			}
			before := last
			last = all[at].comesTo(s.ID, "red", newGuest(sayLast))
			wire.Heal(t)
			time.Sleep(2 * beaconInterval)
			synctest.Wait()
			if before != nil {
				select {
				case err := <-before:
					if !errors.Is(err, errReplaced) {
						t.Errorf("connection %d ends with %v", i-1, err)
					}
				default:
					t.Errorf("connection %d is still there", i-1)
				}
			}
			select {
			case err := <-last:
				t.Fatalf("the newest connection, %d, ends with %v", i, err)
			default:
			}
			all[0].wantChoice(s.ID, fmt.Sprint("connection ", i), 0, table.ExternalBot)
		}
		closeAll(all)
	})
}

// TestReplacedBotLosesNoDecision: a decision for which a bot is being asked when a newer connection takes its seat, at its node or
// another, is asked of the newer one.
func TestReplacedBotLosesNoDecision(t *testing.T) {
	t.Parallel()
	for at := range 2 {
		t.Run(fmt.Sprint("node ", at), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				_, all := nodesOf(t, 2, Options{})
				s := all[0].against()
				mute := newGuest(func(asked) string { return "" })
				ended := all[0].comesTo(s.ID, "red", mute)
				var second sync.WaitGroup
				second.Go(func() {
					time.Sleep(2 * time.Second)
					all[at].comesTo(s.ID, "red", newGuest(sayLast))
				})
				all[0].wantChoice(s.ID, "the second", 2*time.Second, table.ExternalBot)
				second.Wait()
				if err := <-ended; !errors.Is(err, errReplaced) {
					t.Error(err)
				}
				closeAll(all)
			})
		})
	}
}

// TestNewerConnections: all nodes agree which of two connections to a seat is newer.
func TestNewerConnections(t *testing.T) {
	ordered := []connectionID{{}, {1, "b"}, {2, "a"}, {2, "b"}}
	for i, c := range ordered {
		for k, than := range ordered {
			if c.newer(than) != (i > k) {
				t.Errorf("%v is newer than %v: %v", c, than, c.newer(than))
			}
		}
	}
	n := newNodes(&bus.Local{}, ignore)
	n.receive(bus.Word{Text: "node fast clock\nbot table red 9000000000000000\nbot table red\nbot table red x\nbot table nowhere 1\n"})
	if c := n.connect(seatKey{"table", 1}); c.number != 9000000000000001 {
		t.Errorf("after a connection at a node with a fast clock: %v", c)
	}
}

// TestBroadcastsFit: the external bots of a node fit into broadcasts of the largest size that a bus takes.
func TestBroadcastsFit(t *testing.T) {
	const bots = 1000
	sent := beacon{node: "one", bots: map[seatKey]connectionID{}}
	for i := range bots {
		sent.bots[seatKey{fmt.Sprintf("table%011d", i), 4}] = connectionID{time.Now().UnixMilli(), sent.node}
	}
	heard := map[seatKey]connectionID{}
	for _, text := range sent.texts() {
		if len(text) > bus.MaxWord {
			t.Errorf("a broadcast of %d bytes", len(text))
		}
		part, ok := parseBeacon(text)
		if !ok || part.node != sent.node || part.stopped {
			t.Errorf("%+v is heard", part)
		}
		maps.Copy(heard, part.bots)
	}
	if !maps.Equal(heard, sent.bots) {
		t.Errorf("%d of %d bots are heard", len(heard), bots)
	}
}

// slowToGreet is a bot that says hello when it is free.
type slowToGreet struct {
	*guest

	free chan struct{}
}

// Receive implements remote.Conn.
func (g *slowToGreet) Receive(ctx context.Context) ([]byte, error) {
	<-g.free
	return g.guest.Receive(ctx)
}

// TestForgottenSeatIsFound: a bot that says hello while its table is unloaded is asked for the decisions of its seat.
func TestForgottenSeatIsFound(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	g := &slowToGreet{newGuest(sayLast), make(chan struct{})}
	ended, seated := make(chan error, 1), make(chan struct{}, 100)
	go func() {
		ended <- h.ConnectBot(t.Context(), s.ID, "red", g, func(context.Context) bool {
			seated <- struct{}{}
			return true
		})
	}()
	eventually(t, "the bot is not greeted", func() bool { return g.count("hello") > 0 })
	h.env.external.forget(s.ID) // as when the table is unloaded
	close(g.free)
	<-seated
	h.do(s.ID, anna, table.Start{})
	if by := playedBy(h.anna(s.ID, 10), "red"); len(by) != 1 || by[table.ExternalBot] == 0 {
		t.Errorf("%v", by)
	}
	g.Close()
	if err := <-ended; !errors.Is(err, errLeft) {
		t.Error(err)
	}
}

package live

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"volgare/engine"
	"volgare/store"
	"volgare/table"
	"volgare/table/tabletest"
)

// TestManyCallersAtOneTable: fifty callers look and act at one table at once.
func TestManyCallersAtOneTable(t *testing.T) {
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "me"}, {Who: "bot", Bot: "random"}}, Start: true})
	var done, lost atomic.Int64
	var crowd sync.WaitGroup
	for i := range 50 {
		crowd.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(i), 1))
			for n := range 40 {
				s, err := h.Look(t.Context(), s.ID)
				if err != nil {
					t.Error(err)
					return
				}
				s.View(s.Steps(), engine.Seat(i%4))
				s.Log(engine.Nobody, s.Steps()-1, s.Steps())
				c := table.Command{By: anna, Key: fmt.Sprint(i, " ", n), Seq: s.Seq, Action: table.Chat{Text: "hm"}}
				if seat, moves := legal(s); i%2 == 0 && seat != "" {
					c.Action = table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}}
				} else if i%3 == 0 {
					c.Action = table.Undo{Seat: "red"}
				}
				if _, err := h.Do(t.Context(), s.ID, c); err == nil {
					done.Add(1)
				} else if table.CodeOf(err) == "" {
					t.Error(err)
				} else {
					lost.Add(1)
				}
			}
		})
	}
	crowd.Wait()
	s = h.look(s.ID)
	t.Logf("%d done, %d refused, %d entries, %d moves", done.Load(), lost.Load(), s.Seq, s.Steps())
	_ = h.Close()
	// A bot whose turn it was when the first house closed may have moved in the second.
	second := h.second()
	again := second.look(s.ID)
	if again.Seq < s.Seq || !same(second.actorAfter(s.ID, again.Seq), again) {
		t.Error("loaded again it is another table")
	}
}

// actorAfter folds the log up to an entry without a live table.
func (h *house) actorAfter(id string, last int64) *table.Snapshot {
	h.t.Helper()
	s, err := newReplica(h.env, id).load(last)
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

// TestIdleTableIsUnloaded: a table without requests is unloaded, and loading it again gives the same table. The synctest bubble
// proves that no goroutine is left.
func TestIdleTableIsUnloaded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{Idle: time.Minute})
		s := h.advance(h.hotseat("deluxe", 3, ""), anna, 50, rand.New(rand.NewPCG(2, 2)))
		live := func() int {
			h.tables.mu.Lock()
			defer h.tables.mu.Unlock()
			return len(h.tables.actors)
		}
		time.Sleep(30 * time.Second)
		h.look(s.ID)
		time.Sleep(50 * time.Second)
		synctest.Wait()
		if live() != 1 {
			t.Error("unloaded while it was used")
		}
		time.Sleep(3 * time.Minute)
		synctest.Wait()
		if live() != 0 {
			t.Error("not unloaded")
		}
		again := h.look(s.ID)
		if again == s || !same(again, s) {
			t.Error("it came back as another table")
		}
		_ = h.Close()
		if _, err := h.Look(t.Context(), s.ID); table.CodeOf(err) != table.Stopping {
			t.Errorf("after the end: %v", err)
		}
		if _, err := h.Do(t.Context(), s.ID, table.Command{By: anna, Seq: -1, Action: table.Chat{Text: "x"}}); table.CodeOf(err) != table.Stopping {
			t.Errorf("after the end: %v", err)
		}
	})
}

// slow is a store whose commits wait to be let through.
type slow struct {
	store.Store
	gate chan struct{}
}

func (s *slow) Commit(ctx context.Context, c store.Commit) error {
	<-s.gate
	return s.Store.Commit(ctx, c)
}

// TestReadersDoNotWait: readers do not wait for a commit in progress. A command is carried out even if its caller
// has stopped waiting.
func TestReadersDoNotWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{})
		s := h.hotseat("deluxe", 2, "slow")
		gate := &slow{Store: h.st.Store, gate: make(chan struct{})}
		h.st.Store = gate
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		c := table.Command{By: anna, Key: "once", Seq: -1, Action: table.Chat{Text: "slow"}}
		ended := make(chan error, 1)
		go func() {
			_, err := h.Do(ctx, s.ID, c)
			ended <- err
		}()
		synctest.Wait()
		if h.look(s.ID) != s {
			t.Error("shown before it was written")
		}
		if err := <-ended; !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("gave up: %v", err)
		}
		close(gate.gate)
		synctest.Wait()
		again, err := h.Do(t.Context(), s.ID, c)
		if err != nil || again.Seq != s.Seq+1 {
			t.Errorf("at %d: %v", again.Seq, err)
		}
		_ = h.Close()
	})
}

// TestBotRetries: a bot whose move cannot be written tries again.
func TestBotRetries(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{BotGrace: time.Minute})
		s := h.create(anna, table.NewTable{Seats: all(2, table.SeatPlan{Who: "bot", Bot: "random"})})
		h.do(s.ID, anna, table.Start{})
		h.st.full.Store(true)
		time.Sleep(10 * time.Second)
		synctest.Wait()
		if n := h.st.commits.Load(); n > 500 {
			t.Errorf("%d commits", n)
		}
		h.st.full.Store(false)
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if s = h.look(s.ID); s.State != table.StateOver {
			t.Errorf("%s after %d moves", s.State, s.Steps())
		}
		_ = h.Close()
	})
}

// TestResume: after a restart, bots move at their due time without any request. Before that time no table is loaded, and tables
// that wait for a person are not loaded at all.
func TestResume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{BotPause: time.Hour})
		id := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "random"}, {Who: "bot", Bot: "random"}}}).ID
		h.hotseat("deluxe", 2, "")
		s := h.do(id, anna, table.Start{})
		for !botActed(s) || !botDecides(s) {
			if seat, moves := legal(s); botDecides(s) {
				time.Sleep(time.Hour)
				synctest.Wait()
				s = h.look(id)
			} else {
				s = h.do(id, anna, table.Play{Seat: seat, Moves: moves[:1]})
			}
		}
		_ = h.Close()
		again := h.second()
		again.Resume()
		time.Sleep(time.Hour - time.Millisecond)
		synctest.Wait()
		if again.tables.find(id) != nil {
			t.Error("the table is live, though nothing is due yet")
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if sum, err := h.st.Summary(t.Context(), id); err != nil || sum.Seq <= s.Seq {
			t.Errorf("bots have stopped at %d of %d: %s decides, %s, %v", sum.Seq, s.Seq, sum.Decides, sum.State, err)
		}
		// The table of the bots is unloaded again if nothing more is due there.
		others := slices.DeleteFunc(slices.Collect(maps.Keys(again.tables.all())), func(live string) bool { return live == id })
		if len(others) > 0 {
			t.Errorf("%d tables are live at which nothing is due", len(others))
		}
		_ = again.Close()
	})
}

// TestFaultStaysAtItsTable: after a panic in a command, a bot or a log the table is unchanged, and other tables
// continue.
func TestFaultStaysAtItsTable(t *testing.T) {
	h := open(t, Options{})
	s, other := h.hotseat("deluxe", 2, ""), h.hotseat("deluxe", 2, "")
	actor := h.tables.find(s.ID)
	spoilt := *s
	spoilt.Table = nil
	actor.snap.Store(&spoilt)
	seat, moves := legal(s)
	if _, err := h.Do(t.Context(), s.ID, table.Command{By: anna, Seq: -1, Action: table.Play{Seat: seat, Moves: moves[:1]}}); err == nil || table.CodeOf(err) != "" {
		t.Errorf("the command: %v", err)
	}
	decider, _ := s.Decider()
	worker := &tableBots{table: newReplica(h.env, s.ID)}
	worker.start(&spoilt, botMove{choice: choice{seat: decider, bot: "random"}}, time.Now())
	h.advance(other, anna, 5, rand.New(rand.NewPCG(1, 1)))
	actor.snap.Store(s)
	h.advance(s, anna, 5, rand.New(rand.NewPCG(1, 1)))
}

// botActed reports whether the last move is a bot's.
func botActed(s *table.Snapshot) bool {
	steps := s.History().Steps()
	return len(steps) > 0 && steps[len(steps)-1].Bot != ""
}

// botDecides reports whether a bot's move is awaited.
func botDecides(s *table.Snapshot) bool {
	seat, ok := s.Decider()
	return ok && s.Seats[seat].Bot != ""
}

func BenchmarkLoad(b *testing.B) {
	h := open(b, Options{})
	rng := rand.New(rand.NewPCG(2, 2))
	s := h.advance(h.hotseat("deluxe", 5, "bench"), anna, 400, rng)
	a := newReplica(h.env, s.ID)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := a.load(math.MaxInt64); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(s.Steps()), "moves")
}

// BenchmarkPlay measures a move from the command to the next snapshot, without a disk.
func BenchmarkPlay(b *testing.B) {
	h := open(b, Options{})
	s := h.hotseat("deluxe", 2, "bench")
	rng := rand.New(rand.NewPCG(2, 2))
	for b.Loop() {
		seat, moves := legal(s)
		if seat == "" || s.Seq > table.MaxEntries/2 {
			b.StopTimer()
			s = h.hotseat("deluxe", 2, "bench")
			b.StartTimer()
			continue
		}
		s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, moves)}})
	}
}

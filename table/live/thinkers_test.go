package live

import (
	"context"
	"fmt"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bot/roster"
	"volgare/table"
)

// TestPatience: a bot that thinks is stopped after its time, one that answers at once only with the table.
func TestPatience(t *testing.T) {
	bots := roster.House()
	synctest.Test(t, func(t *testing.T) {
		for _, c := range []struct {
			after         time.Duration
			quick, steady bool
		}{{0, false, false}, {190 * time.Millisecond, false, false}, {210 * time.Millisecond, true, false}, {1100 * time.Millisecond, true, true}} {
			ctx, cancel := context.WithCancel(t.Context())
			quick, stopQuick := thinking(ctx, bots.Thinks("simulator-quick"))
			steady, stopSteady := thinking(ctx, bots.Thinks("simulator"))
			greedy, stopGreedy := thinking(ctx, bots.Thinks("greedy"))
			time.Sleep(c.after)
			synctest.Wait()
			if quick.Err() != nil != c.quick || steady.Err() != nil != c.steady || greedy.Err() != nil {
				t.Errorf("after %v: quick %v, steady %v, greedy %v", c.after, quick.Err(), steady.Err(), greedy.Err())
			}
			cancel()
			if quick.Err() == nil || steady.Err() == nil || greedy.Err() == nil {
				t.Error("a bot thinks on though nobody wants its move any more")
			}
			stopQuick()
			stopSteady()
			stopGreedy()
		}
	})
}

// TestThinkersKeepNobodyWaiting: while every place of those that think is taken, other bots play, and the table of one
// that waits for a place takes commands; one of them puts another bot there, and the game goes on.
func TestThinkersKeepNobodyWaiting(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	for i := range max(runtime.GOMAXPROCS(0)-1, 1) {
		if _, err := h.thinkers.Enter(t.Context(), fmt.Sprint("other ", i)); err != nil {
			t.Fatal(err)
		}
	}
	s := h.create(anna, table.NewTable{Preset: "deluxe", Seats: all(2, table.SeatPlan{Who: "bot", Bot: "simulator"}), Start: true})
	h.over(h.create(bert, table.NewTable{Preset: "deluxe", Seats: all(2, table.SeatPlan{Who: "bot", Bot: "greedy"}), Start: true}).ID)
	if now := h.look(s.ID); now.Steps() != 0 {
		t.Errorf("%d moves of one that has no place", now.Steps())
	}
	for _, seat := range s.Seats {
		h.do(s.ID, anna, table.SetBot{Seat: seat.Colour, Bot: "greedy"})
	}
	h.over(s.ID)
}

// TestThinkers: bots that think play a game on.
func TestThinkers(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Preset: "deluxe", Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "simulator-quick"}}, Start: true})
	for s.Steps() < 3 {
		s = h.settled(s)
		seat, moves := legal(s)
		s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	}
}

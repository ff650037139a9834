package live

import (
	"context"
	"fmt"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"volgare/table"
)

// TestSlowBotIsStopped: a bot that thinks is stopped after its time. A bot that answers at once is stopped only with the table.
func TestSlowBotIsStopped(t *testing.T) {
	var o Options
	o.setDefaults()
	chooser := newChooser(&o)
	synctest.Test(t, func(t *testing.T) {
		for _, c := range []struct {
			after         time.Duration
			quick, steady bool
		}{{0, false, false}, {190 * time.Millisecond, false, false}, {210 * time.Millisecond, true, false}, {1100 * time.Millisecond, true, true}} {
			ctx, cancel := context.WithCancel(t.Context())
			quick, stopQuick := withThinkTime(ctx, chooser.thinkTime("simulator-quick"))
			steady, stopSteady := withThinkTime(ctx, chooser.thinkTime("simulator"))
			greedy, stopGreedy := withThinkTime(ctx, chooser.thinkTime("greedy"))
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

// TestThinkersKeepNobodyWaiting: while all workers for thinking bots are busy, other bots play, and the table of a waiting bot
// takes commands. After a command replaces the bot, the game continues.
func TestThinkersKeepNobodyWaiting(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	for i := range max(runtime.GOMAXPROCS(0)-1, 1) {
		if _, err := h.env.chooser.thinkers.Enter(t.Context(), fmt.Sprint("other ", i)); err != nil {
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

// TestThinkingBotsMove: bots that think make their moves.
func TestThinkingBotsMove(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Preset: "deluxe", Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "simulator-quick"}}, Start: true})
	for s.Steps() < 3 {
		s = h.settled(s)
		seat, moves := legal(s)
		s = h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	}
}

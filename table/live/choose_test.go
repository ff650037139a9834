package live

import (
	"log/slog"
	"runtime"
	"strings"
	"testing"
	"time"

	"volgare/bot"
	"volgare/bus"
	"volgare/engine"
	"volgare/table"
)

// TestRemovedBot: the default bot plays for a bot that this build does not know. The log of the game names the
// default bot, and the error log gives the reason once.
func TestRemovedBot(t *testing.T) {
	t.Parallel()
	var told strings.Builder
	h := open(t, Options{Log: slog.New(slog.NewTextHandler(&told, nil))})
	s := h.create(anna, table.NewTable{Preset: "deluxe", Seats: all(2, table.SeatPlan{Who: "open"})})
	e := &table.Entry{Kind: "start", By: anna.ID, Bot: "oracle"}
	next, err := s.After(e)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.env.writer.write(t.Context(), s, next, h.last(s.ID), e); err != nil {
		t.Fatal(err)
	}
	h.bus.Publish(bus.Note{Table: s.ID, Seq: next.Seq})
	for s = h.look(s.ID); s.Steps() < 4; s = h.look(s.ID) {
		time.Sleep(time.Millisecond)
	}
	_ = h.Close()
	for _, line := range s.Log(engine.Nobody, 1, s.Steps()) {
		if line.Bot != bot.Default {
			t.Errorf("move %d is said to be that of %q", line.Step, line.Bot)
		}
	}
	if n := strings.Count(told.String(), "bot=oracle plays="+bot.Default); n != 1 {
		t.Errorf("it is told %d times:\n%s", n, told.String())
	}
}

// TestPlayersAreLent: a choice does not create a new player of half a megabyte. With the race detector a pool
// drops one of four players.
func TestPlayersAreLent(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "lent")
	const choices = 50
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range choices {
		h.env.chooser.line(t.Context(), s, "greedy", nil)
	}
	runtime.ReadMemStats(&after)
	if each := (after.TotalAlloc - before.TotalAlloc) / choices; each > 300_000 {
		t.Errorf("a choice takes %d bytes", each)
	}
}

package table

import (
	"log/slog"
	"runtime"
	"strings"
	"testing"
	"time"

	"volgare/bot"
	"volgare/bus"
	"volgare/engine"
	"volgare/store"
)

// entries is the log of a table, as it is stored.
func (h *house) entries(id string) (all []*Entry) {
	h.t.Helper()
	list, err := h.st.Entries(h.t.Context(), id, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, one := range list {
		e, err := DecodeEntry(one.Data)
		if err != nil {
			h.t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}

// TestDefaultBotIsWritten: the log says which bot plays where nobody has named one, so
// that a program with another default leaves the table as it is.
func TestDefaultBotIsWritten(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.create(anna, NewTable{Preset: "deluxe", Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	h.do(s.ID, anna, Start{})
	s = h.do(s.ID, anna, Resign{"yellow"})
	for _, e := range h.entries(s.ID) {
		if (e.Kind == kindStart || e.Kind == kindResign) && e.Bot != bot.Default {
			t.Errorf("entry %s names the bot %q", e.Kind, e.Bot)
		}
	}
}

// TestBotOfAnEntry: the bot that an entry names plays, and of those of the time when
// entries named none the default of that time.
func TestBotOfAnEntry(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	seats := []SeatPlan{{Who: "me"}, {Who: "open"}}
	for written, plays := range map[string]string{"": "greedy", "random": "random", "oracle": "oracle"} {
		s := h.create(anna, NewTable{Preset: "deluxe", Seats: seats}).clone()
		for _, e := range []*Entry{{Kind: kindStart, By: anna.Identity, Bot: written}, {Kind: kindResign, Seat: "yellow", Bot: written}} {
			if err := s.apply(e); err != nil {
				t.Fatal(err)
			}
		}
		for _, at := range s.Seats {
			if at.Bot != plays {
				t.Errorf("%q is written, %s is played by %s", written, at.Colour, at.Bot)
			}
		}
	}
}

// TestRemovedBot: for a bot that this program does not know the default one plays; the
// log of the game names it, and that of errors tells why, once.
func TestRemovedBot(t *testing.T) {
	t.Parallel()
	var told strings.Builder
	h := open(t, Options{Log: slog.New(slog.NewTextHandler(&told, nil))})
	s := h.create(anna, NewTable{Preset: "deluxe", Seats: all(2, SeatPlan{Who: "open"})})
	e := &Entry{Kind: kindStart, By: anna.Identity, Bot: "oracle"}
	next := s.clone()
	if err := next.apply(e); err != nil {
		t.Fatal(err)
	}
	if err := h.write(t.Context(), s, next, store.Fence{}, e); err != nil {
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

// TestPlayersAreLent: a choice does not cost a new player, of half a megabyte. With the
// race detector a pool loses one of four.
func TestPlayersAreLent(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "lent")
	seat, _ := s.Decider()
	var masked engine.State
	s.Table.Rules.Mask(&masked, s.history.Now(), seat)
	legal := s.Table.Rules.AppendLegal(nil, &masked)
	const choices = 50
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range choices {
		h.choose(t.Context(), s, "greedy", &masked, legal)
	}
	runtime.ReadMemStats(&after)
	if each := (after.TotalAlloc - before.TotalAlloc) / choices; each > 300_000 {
		t.Errorf("a choice takes %d bytes", each)
	}
}

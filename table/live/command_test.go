package live

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/store"
	"volgare/table"
	"volgare/workshop/soak"
)

func TestKeysAndStaleness(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "keys")
	seat, moves := legal(s)
	c := table.Command{By: anna, Key: "k-1", Seq: s.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
	first, err := h.Do(t.Context(), s.ID, c)
	if err != nil {
		t.Fatal(err)
	}
	again, err := h.Do(t.Context(), s.ID, c)
	if err != nil || again != first {
		t.Errorf("repeated: %v", err)
	}
	other := c
	other.Action = table.Play{Seat: seat, Moves: moves[1:2]}
	h.refusedCommand(s.ID, other, table.KeyUsed)
	other.Action = table.Undo{Seat: seat}
	h.refusedCommand(s.ID, other, table.KeyUsed)
	other.By = bert // whose keys are others
	h.refusedCommand(s.ID, other, table.Stale)
	c.Key = "k-2"
	h.refusedCommand(s.ID, c, table.Stale)
	c.Seq = first.Seq + 1
	h.refusedCommand(s.ID, c, table.Stale)
	chat := h.do(s.ID, anna, table.Chat{Text: "well"})
	seat, moves = legal(chat)
	c.Seq, c.Action = first.Seq, table.Play{Seat: seat, Moves: moves[:1]}
	second, err := h.Do(t.Context(), s.ID, c)
	if err != nil {
		t.Errorf("chat makes no command stale: %v", err)
	}
	want := table.DoneAt(second)
	h.do(s.ID, anna, table.Chat{Text: "later"})
	for _, house := range []*house{h, h.second()} { // keys are in the log
		if did, err := house.Act(t.Context(), s.ID, c); err != nil || did != want {
			t.Errorf("repeated: %+v, %v, want %+v", did, err, want)
		}
		wrong := c
		wrong.Action = table.Redo{Seat: seat}
		house.refusedCommand(s.ID, wrong, table.KeyUsed)
	}
	c.Key = strings.Repeat("k", 65)
	h.refusedCommand(s.ID, c, table.BadKey)
}

func TestFullDisk(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 3, "full")
	seat, moves := legal(s)
	h.st.full.Store(true)
	h.refused(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]}, table.Unavailable)
	h.refused(s.ID, anna, table.Chat{Text: "hello?"}, table.Unavailable)
	if _, err := h.Create(t.Context(), anna, table.NewTable{Seats: all(2, table.SeatPlan{Who: "me"})}); table.CodeOf(err) != table.Unavailable {
		t.Errorf("create: %v", err)
	}
	h.st.full.Store(false)
	after := h.do(s.ID, anna, table.Play{Seat: seat, Moves: moves[:1]})
	if after.Seq != s.Seq+1 || !same(after, h.second().look(s.ID)) {
		t.Errorf("the table went on at %d", after.Seq)
	}
}

// TestUnconfirmedCommandIsResolved: if the store cannot confirm a command, a repetition with its key finds out whether it
// is stored. Nothing else is done at the table before that.
func TestUnconfirmedCommandIsResolved(t *testing.T) {
	for _, stored := range []bool{true, false} {
		h := open(t, Options{})
		s := h.hotseat("deluxe", 3, "doubt")
		seat, moves := legal(s)
		c := table.Command{By: anna, Key: "once", Seq: s.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
		h.st.doubt.Store(&stored)
		if _, err := h.Do(t.Context(), s.ID, c); !errors.Is(err, store.ErrUncertain) || table.CodeOf(err) != "" {
			t.Errorf("a command in doubt: %v", err)
		}
		h.st.full.Store(true)
		h.refused(s.ID, anna, table.Chat{Text: "hello?"}, table.Unavailable)
		h.st.full.Store(false)
		done, err := h.Act(t.Context(), s.ID, c)
		if err != nil || done.Steps != 1 || done.Seq != s.Seq+1 {
			t.Errorf("stored %v: again it has led to %+v, %v", stored, done, err)
		}
		if after := h.look(s.ID); after.Seq != s.Seq+1 || !same(after, h.second().look(s.ID)) {
			t.Errorf("stored %v: the table went on at %d", stored, after.Seq)
		}
	}
}

// refusals counts refused commands.
type refusals struct {
	noObserver
	n atomic.Int64
}

func (r *refusals) Refused(table.Code) { r.n.Add(1) }

// TestGoneCallerIsNotRefused: a command whose caller leaves while the store is asked for one in doubt counts as no failure
// of the store.
func TestGoneCallerIsNotRefused(t *testing.T) {
	counted := &refusals{}
	h := open(t, Options{Observer: counted})
	s := h.hotseat("deluxe", 3, "gone")
	seat, moves := legal(s)
	c := table.Command{By: anna, Key: "once", Seq: s.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
	h.st.doubt.Store(new(bool))
	if _, err := h.Do(t.Context(), s.ID, c); !errors.Is(err, store.ErrUncertain) {
		t.Fatal(err)
	}
	gone, leave := context.WithCancel(t.Context())
	pinged := func() { leave() }
	h.st.pinged.Store(&pinged)
	if _, err := h.Do(gone, s.ID, c); !errors.Is(err, context.Canceled) {
		t.Errorf("its caller has left: %v", err)
	}
	if _, err := h.Do(t.Context(), s.ID, c); err != nil {
		t.Error(err)
	}
	if n := counted.n.Load(); n != 0 || h.st.pinged.Load() != nil {
		t.Errorf("%d commands were refused", n)
	}
}

// TestBotsFinishWithUnconfirmedMoves: bots whose moves the store cannot confirm play the game to its end, and the log has the same
// end.
func TestBotsFinishWithUnconfirmedMoves(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.create(anna, table.NewTable{Seats: all(3, table.SeatPlan{Who: "bot", Bot: "random"}), Start: true})
	for doubts := range soak.Or(2, 4) {
		stored := doubts%2 == 0 // a bot waits before it tries again
		h.st.doubt.Store(&stored)
		for h.st.doubt.Load() != nil && h.look(s.ID).State != table.StateOver {
			time.Sleep(100 * time.Microsecond)
		}
	}
	if h.st.doubt.Load() != nil {
		t.Error("the game was over before the last doubt")
	}
	if s = h.over(s.ID); !same(s, h.second().look(s.ID)) {
		t.Error("the log has another game")
	}
}

// TestRepeatedIsOnDisk: a repeated command whose entry was only read is answered after the store has written again.
// A command whose entry was written here is answered at once.
func TestRepeatedIsOnDisk(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 3, "repeated")
	seat, moves := legal(s)
	c := table.Command{By: anna, Key: "once", Seq: s.Seq, Action: table.Play{Seat: seat, Moves: moves[:1]}}
	other := h.second()
	for i, step := range []struct {
		house *house
		pings int64
	}{{h, 0}, {h, 0}, {other, 1}, {other, 1}} {
		if _, err := step.house.Do(t.Context(), s.ID, c); err != nil || h.st.pings.Load() != step.pings {
			t.Errorf("step %d: %d pings, %v", i, h.st.pings.Load(), err)
		}
	}
	third := h.second()
	h.st.full.Store(true)
	third.refusedCommand(s.ID, c, table.Unavailable)
}

func TestBadTables(t *testing.T) {
	h := open(t, Options{})
	two := all(2, table.SeatPlan{Who: "me"})
	for name, c := range map[string]struct {
		n    table.NewTable
		by   table.Identity
		want table.Code
	}{
		"no seats":      {table.NewTable{}, anna, table.BadConfig},
		"preset":        {table.NewTable{Preset: "x", Seats: two}, anna, table.BadConfig},
		"six":           {table.NewTable{Seats: all(6, table.SeatPlan{Who: "me"})}, anna, table.BadConfig},
		"seats missing": {table.NewTable{Players: 3, Seats: two}, anna, table.BadConfig},
		"option":        {table.NewTable{Seats: two, Options: map[string]string{"x": "y"}}, anna, table.BadConfig},
		"board":         {table.NewTable{Seats: two, BoardText: "places: 5"}, anna, table.BadConfig},
		"who":           {table.NewTable{Seats: all(2, table.SeatPlan{Who: "you"})}, anna, table.BadConfig},
		"bot":           {table.NewTable{Seats: all(2, table.SeatPlan{Who: "bot", Bot: "x"})}, anna, table.BadBot},
		"name":          {table.NewTable{Seats: two, Name: "\x01"}, anna, table.BadName},
		"nameless":      {table.NewTable{Seats: two}, table.Identity{ID: "b"}, table.BadName},
	} {
		if _, err := h.Create(t.Context(), c.by, c.n); table.CodeOf(err) != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
	if _, err := h.Look(t.Context(), "nosuchtable"); table.CodeOf(err) != table.Unknown || !errors.Is(err, store.ErrUnknown) {
		t.Errorf("unknown table: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.Create(ctx, anna, table.NewTable{Seats: two}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestOwnBoard: a board that a player supplies is stored with the table.
func TestOwnBoard(t *testing.T) {
	h := open(t, Options{})
	text := strings.Replace(h.lib.Boards()[0].Text(), "ducats: 15", "ducats: 20", 1)
	if text == h.lib.Boards()[0].Text() {
		text = strings.Replace(text, "15", "20", 1)
	}
	s, err := h.Create(t.Context(), anna, table.NewTable{Seats: all(2, table.SeatPlan{Who: "me"}), BoardText: text, Start: true})
	if err != nil {
		t.Fatal(err)
	}
	other := h.second()
	other.env.rules.cache = newRulesCache(h.lib)
	if again := other.look(s.ID); again.Table.Hash != s.Table.Hash || again.Table.Board.Text() != text {
		t.Errorf("board %s, rules %s, want %s", again.Table.Board.Name, again.Table.Hash, s.Table.Hash)
	}
}

// TestImportOwnBoard: a record carries a player's board to a server that does not have it, even a board with the
// name of the built-in one.
func TestImportOwnBoard(t *testing.T) {
	for _, name := range []string{"mine", "reconstruction"} {
		h := open(t, Options{})
		text := strings.NewReplacer("board: reconstruction", "board: "+name, "ducats: {is: 15, proposed: VOL}", "ducats: {is: 20, proposed: VOL}").
			Replace(h.lib.Boards()[0].Text())
		s := h.create(anna, table.NewTable{Seats: all(2, table.SeatPlan{Who: "me"}), BoardText: text, Start: true, Seed: "own"})
		s = h.advance(s, anna, 5000, rand.New(rand.NewPCG(4, 4)))
		full := s.Record(engine.Nobody)
		other := open(t, Options{})
		done, err := other.Import(t.Context(), bert, "", full, "")
		if err != nil {
			t.Fatal(err)
		}
		if done.Table.Hash != s.Table.Hash || *done.History().Now() != *s.History().Now() || done.Table.Board.Text() != text {
			t.Errorf("%s: board %s, rules %s, want %s", name, done.Table.Board.Name, done.Table.Hash, s.Table.Hash)
		}
		if again := other.second().look(done.ID); again.Record(engine.Nobody) != done.Record(engine.Nobody) {
			t.Error("loaded again it is another record")
		}
		g, err := record.ParseGame(h.lib.Table, full)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Verify(g, h.lib); err != nil {
			t.Error(err)
		}
		if again := string(record.AppendGame(nil, g.Table.Rules, g)); again != full {
			t.Error("another text comes back")
		}
		renamed := strings.Replace(full, `[Board "`+name, `[Board "other`, 1)
		if _, err := other.Import(t.Context(), bert, "", renamed, ""); table.CodeOf(err) != table.BadRecord {
			t.Errorf("a board under another name: %v", err)
		}
	}
}

// TestLargeBoard: a table continues with a stored board that is larger than the present limit. A new table cannot
// have such a board.
func TestLargeBoard(t *testing.T) {
	h := open(t, Options{})
	text := strings.Replace(h.lib.Boards()[0].Text(), "board: reconstruction", "board: mine", 1) + strings.Repeat("# a remark\n", 15_000)
	n := table.NewTable{Seats: all(2, table.SeatPlan{Who: "me"}), BoardText: text, Start: true}
	if _, err := h.Create(t.Context(), anna, n); table.CodeOf(err) != table.BadConfig || !strings.Contains(err.Error(), "65536 bytes") {
		t.Fatalf("%d bytes: %v", len(text), err)
	}
	b, err := h.lib.StoredBoard([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	h.env.rules.cache.with(b) // as if a table of an earlier version had brought it
	s := h.create(anna, n)
	other := h.second()
	other.env.rules.cache = newRulesCache(h.lib)
	if again := other.look(s.ID); again.Table.Board.Text() != text {
		t.Errorf("%d bytes, want %d", len(again.Table.Board.Text()), len(text))
	}
}

// TestFullLog: a command is refused once the log has the maximum number of entries.
func TestFullLog(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "")
	full := *s
	full.Seq = table.MaxEntries
	h.tables.find(s.ID).snap.Store(&full)
	_, err := h.Do(t.Context(), s.ID, table.Command{By: anna, Seq: -1, Action: table.Rename{Name: "one more"}})
	if table.CodeOf(err) != table.TooMany {
		t.Error(err)
	}
	if now, err := h.Look(t.Context(), s.ID); err != nil || now.Seq != table.MaxEntries || now.Name != s.Name {
		t.Errorf("%+v, %v", now, err)
	}
}

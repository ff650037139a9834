package table

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"volgare/bus"
	"volgare/engine"
	"volgare/game"
	"volgare/internal/soak"
	"volgare/record"
	"volgare/store"
)

func TestForgedSeat(t *testing.T) {
	h := open(t, Options{})
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	id := s.ID
	seated := h.do(id, bert, Sit{Seat: "red"})
	if held := seated.heldBy(bert.Identity); len(held) != 1 || held[0] != 1 {
		t.Errorf("bert holds %v", held)
	}
	h.refused(id, anna, Play{"yellow", []string{"start roma"}}, Seating)
	h.refused(id, bert, Start{}, NotHost)
	s = h.do(id, anna, Start{})
	seat, moves := legal(s)
	forger := anna
	if seat == "yellow" {
		forger = bert
	}
	for _, by := range []Person{forger, {Name: "nobody"}, {Identity: "stranger", Name: "S"}} {
		h.refused(id, by, Play{seat, moves[:1]}, NotHeld)
		h.refused(id, by, Undo{Seat: seat}, NotHeld)
		h.refused(id, by, Redo{seat}, NotHeld)
		h.refused(id, by, Resign{seat}, NotHeld)
		h.refused(id, by, TakeBack{seat}, NotHeld)
		h.refused(id, by, Stand{seat}, NotHeld)
	}
	stranger := Person{Identity: "stranger", Name: "S"}
	h.refused(id, stranger, SetBot{seat, ""}, NotHeld)
	h.refused(id, stranger, OpenSeat{seat}, NotHost)
	h.refused(id, stranger, Chat{Text: "hello"}, NotSeated)
	h.refused(id, stranger, Sit{Seat: "red"}, SeatTaken)
	for _, a := range []Action{Rename{"x"}, Publish{true}, Close{}} {
		h.refused(id, bert, a, NotHost)
	}
	h.refused(id, anna, Play{"green", []string{"end"}}, NoSeat)
	h.refused(id, anna, Play{"mauve", []string{"end"}}, NoSeat)
}

func TestAllOrNothing(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "all or nothing")
	id := s.ID
	for s.history.Now().Decision == engine.StartCity {
		seat, moves := legal(s)
		h.refused(id, anna, Play{seat, []string{moves[0], moves[0]}}, Reveals)
		s = h.do(id, anna, Play{seat, moves[:1]})
	}
	seat, _ := legal(s)
	h.refused(id, anna, Play{seat, []string{"library 1", "fly roma"}}, BadMove)
	h.refused(id, anna, Play{seat, []string{"library 1", "library 1"}}, Illegal)
	h.refused(id, anna, Play{seat, []string{"library 1", "rest 5"}}, Illegal)
	h.refused(id, anna, Play{seat, nil}, BadMove)
	h.refused(id, anna, Play{seat, make([]string, 65)}, TooMany)
	_, err := h.Do(t.Context(), id, Command{By: anna, Seq: -1, Action: Play{seat, []string{"library 1", "rest 5"}}})
	if r, _ := errors.AsType[*Refusal](err); r.Index != 1 || r.Move != "rest 5" || r.Reason.Legal() {
		t.Errorf("refusal %+v", r)
	}
	steps := s.Steps()
	if s = h.do(id, anna, Play{seat, []string{"library 1", "rest 1"}}); s.Steps() != steps+2 {
		t.Errorf("%d moves, want %d", s.Steps(), steps+2)
	}
	if u := s.Undo(s.history.Now().Seat); u.Step != 2 || u.Turn != 2 {
		t.Errorf("undo %+v", u)
	}
	if s = h.do(id, anna, Undo{Seat: seat}); s.Steps() != steps {
		t.Errorf("%d moves, want %d", s.Steps(), steps)
	}
	if s = h.do(id, anna, Redo{seat}); s.Steps() != steps+2 {
		t.Errorf("%d moves, want %d", s.Steps(), steps+2)
	}
	h.refused(id, anna, Redo{seat}, NothingToRedo)
}

func TestKeysAndStaleness(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "keys")
	seat, moves := legal(s)
	c := Command{By: anna, Key: "k-1", Seq: s.Seq, Action: Play{seat, moves[:1]}}
	first, err := h.Do(t.Context(), s.ID, c)
	if err != nil {
		t.Fatal(err)
	}
	again, err := h.Do(t.Context(), s.ID, c)
	if err != nil || again != first {
		t.Errorf("repeated: %v", err)
	}
	other := c
	other.Action = Play{seat, moves[1:2]}
	h.refusedCommand(s.ID, other, KeyUsed)
	other.Action = Undo{Seat: seat}
	h.refusedCommand(s.ID, other, KeyUsed)
	other.By = bert // whose keys are others
	h.refusedCommand(s.ID, other, Stale)
	c.Key = "k-2"
	h.refusedCommand(s.ID, c, Stale)
	c.Seq = first.Seq + 1
	h.refusedCommand(s.ID, c, Stale)
	chat := h.do(s.ID, anna, Chat{Text: "well"})
	seat, moves = legal(chat)
	c.Seq, c.Action = first.Seq, Play{seat, moves[:1]}
	second, err := h.Do(t.Context(), s.ID, c)
	if err != nil {
		t.Errorf("talk makes no command stale: %v", err)
	}
	want := Done{second.Seq, second.Steps()}
	h.do(s.ID, anna, Chat{Text: "later"})
	for _, house := range []*house{h, h.second()} { // keys are in the log
		if did, err := house.Act(t.Context(), s.ID, c); err != nil || did != want {
			t.Errorf("repeated: %+v, %v, want %+v", did, err, want)
		}
		wrong := c
		wrong.Action = Redo{seat}
		house.refusedCommand(s.ID, wrong, KeyUsed)
	}
	c.Key = strings.Repeat("k", 65)
	h.refusedCommand(s.ID, c, BadKey)
}

func TestFullDisk(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 3, "full")
	seat, moves := legal(s)
	h.st.full.Store(true)
	h.refused(s.ID, anna, Play{seat, moves[:1]}, Unavailable)
	h.refused(s.ID, anna, Chat{Text: "hello?"}, Unavailable)
	if _, err := h.Create(t.Context(), anna, NewTable{Seats: all(2, SeatPlan{Who: "me"})}); CodeOf(err) != Unavailable {
		t.Errorf("create: %v", err)
	}
	h.st.full.Store(false)
	after := h.do(s.ID, anna, Play{seat, moves[:1]})
	if after.Seq != s.Seq+1 || !same(after, h.second().look(s.ID)) {
		t.Errorf("the table went on at %d", after.Seq)
	}
}

// TestDoubt: a command of which the store cannot tell whether it is stored is done or
// not, and its key tells; nothing else is done at the table before that is known.
func TestDoubt(t *testing.T) {
	for _, stored := range []bool{true, false} {
		h := open(t, Options{})
		s := h.hotseat("deluxe", 3, "doubt")
		seat, moves := legal(s)
		c := Command{By: anna, Key: "once", Seq: s.Seq, Action: Play{seat, moves[:1]}}
		h.st.doubt.Store(&stored)
		if _, err := h.Do(t.Context(), s.ID, c); !errors.Is(err, store.ErrUncertain) || CodeOf(err) != "" {
			t.Errorf("a command in doubt: %v", err)
		}
		h.st.full.Store(true)
		h.refused(s.ID, anna, Chat{Text: "hello?"}, Unavailable)
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

// TestBotsInDoubt: bots whose moves are stored or not play the game to its end, which is
// that of its log.
func TestBotsInDoubt(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.create(anna, NewTable{Seats: all(3, SeatPlan{Who: "bot", Bot: "random"}), Start: true})
	for doubts := range soak.Or(2, 4) {
		stored := doubts%2 == 0 // a bot waits before it tries again
		h.st.doubt.Store(&stored)
		for h.st.doubt.Load() != nil && h.look(s.ID).State != StateOver {
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

// TestRepeatedIsOnDisk: what was only read of a log is not told as done before the store
// has written after it; what was written here is, at once.
func TestRepeatedIsOnDisk(t *testing.T) {
	h := open(t, Options{})
	s := h.hotseat("deluxe", 3, "repeated")
	seat, moves := legal(s)
	c := Command{By: anna, Key: "once", Seq: s.Seq, Action: Play{seat, moves[:1]}}
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
	third.refusedCommand(s.ID, c, Unavailable)
}

// TestTwoServices lets two processes write to one table: who is behind catches up.
func TestTwoServices(t *testing.T) {
	h := open(t, Options{})
	both := []*house{h, h.second()}
	s := h.hotseat("deluxe", 2, "two")
	rng := rand.New(rand.NewPCG(9, 9))
	for i := range 60 {
		seat, moves := legal(s)
		next, err := both[i%2].Do(t.Context(), s.ID, Command{By: anna, Seq: s.Seq, Action: Play{seat, []string{some(rng, moves)}}})
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	both[0].bus.Publish(bus.Note{Table: s.ID, Seq: s.Seq})
	for both[0].look(s.ID).Seq < s.Seq {
		time.Sleep(time.Millisecond)
	}
	if !same(both[0].look(s.ID), both[1].look(s.ID)) {
		t.Error("the two know different tables")
	}
}

func TestTwoServicesConflict(t *testing.T) {
	h := open(t, Options{})
	other := h.second()
	s := h.hotseat("deluxe", 2, "conflict")
	old := other.look(s.ID)
	seat, moves := legal(s)
	s = h.do(s.ID, anna, Play{seat, moves[:1]})
	if late := other.do(s.ID, anna, Chat{Text: "late"}); late.Seq != s.Seq+1 || late.Steps() != 1 || old.Steps() != 0 {
		t.Errorf("at %d with %d moves", late.Seq, late.Steps())
	}
}

func TestSeats(t *testing.T) {
	h := open(t, Options{})
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "me", Name: "Aunt"}}, Public: true})
	id := s.ID
	check := func(s *Snapshot, seat string, want Seat) {
		t.Helper()
		at, _ := s.SeatOf(seat)
		if want.Colour = seat; s.Seats[at] != want {
			t.Errorf("%s: %+v, want %+v", seat, s.Seats[at], want)
		}
	}
	check(h.do(id, bert, Sit{Seat: "red", Name: "Bertie"}), "red", Seat{Identity: bert.Identity, Name: "Bertie"})
	check(h.do(id, bert, Stand{"red"}), "red", Seat{})
	check(h.do(id, anna, SetBot{"red", "random"}), "red", Seat{Bot: "random"})
	check(h.do(id, anna, OpenSeat{"red"}), "red", Seat{})
	check(h.do(id, bert, Claim{Seat: "red"}), "red", Seat{Identity: bert.Identity, Name: "Bert"})
	h.refused(id, bert, Sit{Seat: "red"}, SeatTaken)
	h.refused(id, bert, SetBot{"red", "genius"}, BadBot)
	h.refused(id, anna, SetBot{"red", "random"}, NotHeld)
	h.do(id, anna, Start{})
	h.refused(id, anna, Start{}, Started)
	h.refused(id, bert, Stand{"red"}, Started)
	check(h.do(id, bert, SetBot{"red", "random"}), "red", Seat{Identity: bert.Identity, Name: "Bert", Bot: "random", Away: true})
	h.settled(h.look(id))
	h.refused(id, bert, Play{"red", []string{"end"}}, IsAway)
	check(h.do(id, bert, TakeBack{"red"}), "red", Seat{Identity: bert.Identity, Name: "Bert"})
	check(h.do(id, bert, Resign{"red"}), "red", Seat{Identity: bert.Identity, Name: "Bert", Bot: "greedy", Resigned: true})
	h.settled(h.look(id))
	h.refused(id, bert, TakeBack{"red"}, HasResigned)
	h.refused(id, bert, Resign{"red"}, HasResigned)
	h.refused(id, bert, Claim{Seat: "yellow"}, SecondSeat)
	check(h.do(id, carl, Claim{Seat: "yellow"}), "yellow", Seat{Identity: carl.Identity, Name: "Carl"})
	s = h.do(id, anna, Close{})
	if _, ok := s.Decider(); ok || s.State != StateClosed {
		t.Errorf("closed: %s", s.State)
	}
	h.refused(id, bert, Sit{Seat: "red"}, IsClosed)
	h.refused(id, anna, Chat{Text: "x"}, IsClosed)
	if s = h.do(id, anna, Reopen{}); s.State != StatePlaying {
		t.Errorf("reopened: %s", s.State)
	}
	for _, name := range []string{strings.Repeat("x", 41), "a\nb", "\x00"} {
		h.refused(id, anna, Rename{name}, BadName)
	}
	h.refused(id, anna, Chat{Text: strings.Repeat("x", 501)}, BadText)
	h.refused(id, anna, Chat{Text: " "}, BadText)
	held, err := h.st.Holdings(t.Context(), bert.Identity)
	if err != nil || len(held) != 1 {
		t.Errorf("bert holds %v: %v", held, err)
	}
	sum := summaryOf(h.do(id, anna, Rename{"Renamed"}))
	card, err := CardOf(sum.Data)
	if err != nil || sum.Name != "Renamed" || !sum.Public || card.Players != 3 || card.Seats[0].Name != "Carl" {
		t.Errorf("summary %+v, %+v: %v", sum, card, err)
	}
	if s := h.settled(h.look(id)); !same(s, h.second().look(id)) {
		t.Error("loaded again it is another table")
	}
}

func TestBadTables(t *testing.T) {
	h := open(t, Options{})
	two := all(2, SeatPlan{Who: "me"})
	for name, c := range map[string]struct {
		n    NewTable
		by   Person
		want Code
	}{
		"no seats":      {NewTable{}, anna, BadConfig},
		"preset":        {NewTable{Preset: "x", Seats: two}, anna, BadConfig},
		"six":           {NewTable{Seats: all(6, SeatPlan{Who: "me"})}, anna, BadConfig},
		"seats missing": {NewTable{Players: 3, Seats: two}, anna, BadConfig},
		"option":        {NewTable{Seats: two, Options: map[string]string{"x": "y"}}, anna, BadConfig},
		"board":         {NewTable{Seats: two, BoardText: "places: 5"}, anna, BadConfig},
		"who":           {NewTable{Seats: all(2, SeatPlan{Who: "you"})}, anna, BadConfig},
		"bot":           {NewTable{Seats: all(2, SeatPlan{Who: "bot", Bot: "x"})}, anna, BadBot},
		"name":          {NewTable{Seats: two, Name: "\x01"}, anna, BadName},
		"nameless":      {NewTable{Seats: two}, Person{Identity: "b"}, BadName},
	} {
		if _, err := h.Create(t.Context(), c.by, c.n); CodeOf(err) != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
	if _, err := h.Look(t.Context(), "nosuchtable"); CodeOf(err) != Unknown || !errors.Is(err, store.ErrUnknown) {
		t.Errorf("unknown table: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.Create(ctx, anna, NewTable{Seats: two}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestOwnBoard stores a board of one's own with the table.
func TestOwnBoard(t *testing.T) {
	h := open(t, Options{})
	text := strings.Replace(h.lib.Boards()[0].Text(), "ducats: 15", "ducats: 20", 1)
	if text == h.lib.Boards()[0].Text() {
		text = strings.Replace(text, "15", "20", 1)
	}
	s, err := h.Create(t.Context(), anna, NewTable{Seats: all(2, SeatPlan{Who: "me"}), BoardText: text, Start: true})
	if err != nil {
		t.Skipf("the changed board is none: %v", err)
	}
	other := h.second()
	other.cache = newRulesCache(h.lib)
	if again := other.look(s.ID); again.Table.Hash != s.Table.Hash || again.Table.Board.Text() != text {
		t.Errorf("board %s, rules %s, want %s", again.Table.Board.Name, again.Table.Hash, s.Table.Hash)
	}
}

func TestImport(t *testing.T) {
	h := open(t, Options{})
	rng := rand.New(rand.NewPCG(4, 4))
	s := h.advance(h.hotseat("fr2010", 3, "import"), anna, 5000, rng)
	full := s.Record(engine.Nobody)
	done, err := h.Import(t.Context(), bert, "", full, "For review")
	if err != nil {
		t.Fatal(err)
	}
	if done.State != StateOver || done.Steps() != s.Steps() || *done.history.Now() != *s.history.Now() {
		t.Errorf("%s after %d moves, want %d", done.State, done.Steps(), s.Steps())
	}
	if !same(done, h.second().look(done.ID)) {
		t.Error("loaded again it is another table")
	}
	lines := strings.Split(full, "\n")
	cut := strings.Join(lines[:len(lines)-20], "\n")
	tags, rest, _ := strings.Cut(cut, "[Result")
	_, rest, _ = strings.Cut(rest, "\n\n")
	cut = tags + "\n" + rest
	half, err := h.Import(t.Context(), bert, "", cut, "")
	if err != nil {
		t.Fatal(err)
	}
	seat, moves := legal(half)
	h.do(half.ID, bert, Play{seat, moves[:1]})
	for _, bad := range []string{"", "[Preset \"x\"]", full + "9 red: end\n", strings.Repeat("x", MaxRecord+1), half.Record(0)} {
		if _, err := h.Import(t.Context(), bert, "", bad, ""); CodeOf(err) != BadRecord {
			t.Errorf("import of %.40q: %v", bad, err)
		}
	}
}

// TestImportKeeps: what others have put into a record comes back, tag by tag and comment by comment, from the
// log too; of a game that still runs no comment tells what somebody may not know.
func TestImportKeeps(t *testing.T) {
	h := open(t, Options{})
	s := h.advance(h.hotseat("deluxe", 3, "keeps"), anna, 5000, rand.New(rand.NewPCG(5, 5)))
	g, err := record.ParseGame(h.lib, s.Record(engine.Nobody))
	if err != nil {
		t.Fatal(err)
	}
	g.Tags = []record.Tag{{Name: "Event", Value: "A club’s evening"}, {Name: "Round", Value: "2"}, {Name: "Date", Value: "1304.07.20"}, {Name: "Round", Value: ""}}
	g.Comment, g.Plies[3].Comment, g.Plies[len(g.Plies)-1].Comment = "before all", "una {bella} mossa", "and so it ended\nwell"
	text := string(record.AppendGame(nil, g.Table.Rules, g))
	done, err := h.Import(t.Context(), bert, "", text, "For review")
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*Snapshot{"at once": done, "from the log": h.second().look(done.ID)} {
		if again := s.Record(engine.Nobody); again != text {
			t.Errorf("%s another record comes back:\n%s\nwant\n%s", name, again, text)
		}
	}
	g.Plies, g.Result = g.Plies[:40], nil
	half, err := h.Import(t.Context(), bert, "", string(record.AppendGame(nil, g.Table.Rules, g)), "")
	if err != nil {
		t.Fatal(err)
	}
	if shown := half.Record(0); strings.Contains(shown, "bella") || strings.Contains(shown, "before all") || !strings.Contains(shown, `[Round "2"]`) {
		t.Errorf("of a running game a seat is told\n%s", shown)
	}
}

// TestImportOwnBoard: a record carries a board of one's own to where nobody has it, even
// one that has the name of the built-in board.
func TestImportOwnBoard(t *testing.T) {
	for _, name := range []string{"mine", "reconstruction"} {
		h := open(t, Options{})
		text := strings.NewReplacer("board: reconstruction", "board: "+name, "ducats: {is: 15, proposed: VOL}", "ducats: {is: 20, proposed: VOL}").
			Replace(h.lib.Boards()[0].Text())
		s := h.create(anna, NewTable{Seats: all(2, SeatPlan{Who: "me"}), BoardText: text, Start: true, Seed: "own"})
		s = h.advance(s, anna, 5000, rand.New(rand.NewPCG(4, 4)))
		full := s.Record(engine.Nobody)
		other := open(t, Options{})
		done, err := other.Import(t.Context(), bert, "", full, "")
		if err != nil {
			t.Fatal(err)
		}
		if done.Table.Hash != s.Table.Hash || *done.history.Now() != *s.history.Now() || done.Table.Board.Text() != text {
			t.Errorf("%s: board %s, rules %s, want %s", name, done.Table.Board.Name, done.Table.Hash, s.Table.Hash)
		}
		if again := other.second().look(done.ID); again.Record(engine.Nobody) != done.Record(engine.Nobody) {
			t.Error("loaded again it is another record")
		}
		g, err := record.ParseGame(h.lib, full)
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
		if _, err := other.Import(t.Context(), bert, "", renamed, ""); CodeOf(err) != BadRecord {
			t.Errorf("a board under another name: %v", err)
		}
	}
}

// TestLargeBoard: a table goes on with the board that it has kept from when larger ones
// were taken; a new table does not get so large a board.
func TestLargeBoard(t *testing.T) {
	h := open(t, Options{})
	text := strings.Replace(h.lib.Boards()[0].Text(), "board: reconstruction", "board: mine", 1) + strings.Repeat("# a remark\n", 15_000)
	n := NewTable{Seats: all(2, SeatPlan{Who: "me"}), BoardText: text, Start: true}
	if _, err := h.Create(t.Context(), anna, n); CodeOf(err) != BadConfig || !strings.Contains(err.Error(), "65536 bytes") {
		t.Fatalf("%d bytes: %v", len(text), err)
	}
	b, err := h.lib.StoredBoard([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	h.cache.with(b) // as if a table of an earlier version had brought it
	s := h.create(anna, n)
	other := h.second()
	other.cache = newRulesCache(h.lib)
	if again := other.look(s.ID); again.Table.Board.Text() != text {
		t.Errorf("%d bytes, want %d", len(again.Table.Board.Text()), len(text))
	}
}

// TestIllegalUnderRules: who tells why a move is refused, or cannot be tried, has the rules for it.
func TestIllegalUnderRules(t *testing.T) {
	t.Parallel()
	h := open(t, Options{})
	s := h.hotseat("deluxe", 2, "illegal")
	seat, _ := s.Decider()
	_, played := h.Do(t.Context(), s.ID, Command{By: anna, Seq: s.Seq, Action: Play{seat.String(), []string{"end"}}})
	_, tried := s.Try(seat, []string{"end"})
	for _, err := range []error{played, tried} {
		if r, ok := errors.AsType[*Refusal](err); !ok || r.Code != Illegal || r.Rules != s.Table.Rules {
			t.Errorf("%+v", err)
		}
	}
}

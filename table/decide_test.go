package table

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/record"
)

func TestForgedSeat(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}}})
	id := s.ID
	seated := h.do(id, bert, Sit{Seat: "red"})
	if seated.Seats[0].Identity == bert.ID || seated.Seats[1].Identity != bert.ID {
		t.Errorf("bert does not hold the second seat alone: %v", seated.Seats)
	}
	h.refused(id, anna, Play{"yellow", []string{"start roma"}}, Seating)
	h.refused(id, bert, Start{}, NotHost)
	s = h.do(id, anna, Start{})
	seat, moves := legal(s)
	forger := anna
	if seat == "yellow" {
		forger = bert
	}
	for _, by := range []Identity{forger, {Name: "nobody"}, {ID: "stranger", Name: "S"}} {
		h.refused(id, by, Play{seat, moves[:1]}, NotHeld)
		h.refused(id, by, Undo{Seat: seat}, NotHeld)
		h.refused(id, by, Redo{seat}, NotHeld)
		h.refused(id, by, Resign{seat}, NotHeld)
		h.refused(id, by, TakeBackSeat{seat}, NotHeld)
		h.refused(id, by, Leave{seat}, NotHeld)
	}
	stranger := Identity{ID: "stranger", Name: "S"}
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
	h := open(t)
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
	_, err := h.command(id, Command{By: anna, Seq: -1, Action: Play{seat, []string{"library 1", "rest 5"}}})
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

func TestSeats(t *testing.T) {
	h := open(t)
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "me", Name: "Aunt"}}, Public: true})
	id := s.ID
	check := func(s *Snapshot, seat string, want Seat) {
		t.Helper()
		at, _ := s.SeatOf(seat)
		if want.Colour = seat; s.Seats[at] != want {
			t.Errorf("%s: %+v, want %+v", seat, s.Seats[at], want)
		}
	}
	check(h.do(id, bert, Sit{Seat: "red", Name: "Bertie"}), "red", Seat{Identity: bert.ID, Name: "Bertie"})
	check(h.do(id, bert, Leave{"red"}), "red", Seat{})
	check(h.do(id, anna, SetBot{"red", "random"}), "red", Seat{Bot: "random"})
	check(h.do(id, anna, OpenSeat{"red"}), "red", Seat{})
	check(h.do(id, bert, Claim{Seat: "red"}), "red", Seat{Identity: bert.ID, Name: "Bert"})
	h.refused(id, bert, Sit{Seat: "red"}, SeatTaken)
	h.refused(id, bert, SetBot{"red", "genius"}, BadBot)
	h.refused(id, anna, SetBot{"red", "random"}, NotHeld)
	h.do(id, anna, Start{})
	h.refused(id, anna, Start{}, Started)
	h.refused(id, bert, Leave{"red"}, Started)
	check(h.do(id, bert, SetBot{"red", "random"}), "red", Seat{Identity: bert.ID, Name: "Bert", Bot: "random", BotPlaying: true})
	h.settled(h.look(id))
	h.refused(id, bert, Play{"red", []string{"end"}}, BotPlaying)
	check(h.do(id, bert, TakeBackSeat{"red"}), "red", Seat{Identity: bert.ID, Name: "Bert"})
	check(h.do(id, bert, Resign{"red"}), "red", Seat{Identity: bert.ID, Name: "Bert", Bot: "greedy", Resigned: true})
	h.settled(h.look(id))
	h.refused(id, bert, TakeBackSeat{"red"}, HasResigned)
	h.refused(id, bert, Resign{"red"}, HasResigned)
	h.refused(id, bert, Claim{Seat: "yellow"}, SecondSeat)
	check(h.do(id, carl, Claim{Seat: "yellow"}), "yellow", Seat{Identity: carl.ID, Name: "Carl"})
	s = h.do(id, anna, Close{})
	if _, ok := s.Decider(); ok || s.State != StateClosed {
		t.Errorf("closed: %s", s.State)
	}
	h.refused(id, bert, Sit{Seat: "red"}, IsClosed)
	h.refused(id, anna, Chat{Text: "x"}, IsClosed)
	if s = h.do(id, anna, Reopen{}); s.State != StatePlaying {
		t.Errorf("reopened: %s", s.State)
	}
	for _, name := range []string{strings.Repeat("x", 41), "a\x1bb", "\x00"} {
		h.refused(id, anna, Rename{name}, BadName)
	}
	h.refused(id, anna, Chat{Text: strings.Repeat("x", 501)}, BadText)
	h.refused(id, anna, Chat{Text: " "}, BadText)
	s = h.do(id, anna, Rename{"Renamed"})
	if card := s.Card(); s.Name != "Renamed" || !s.Public || card.Players != 3 || card.Seats[0].Name != "Carl" {
		t.Errorf("%s, %+v", s.Name, card)
	}
	if s := h.settled(h.look(id)); !same(s, h.second().look(id)) {
		t.Error("loaded again it is another table")
	}
}

// TestIllegalUnderRules: the error of an illegal move carries the rules, which are needed to describe it.
func TestIllegalUnderRules(t *testing.T) {
	t.Parallel()
	h := open(t)
	s := h.hotseat("deluxe", 2, "illegal")
	seat, _ := s.Decider()
	_, played := h.command(s.ID, Command{By: anna, Seq: s.Seq, Action: Play{seat.String(), []string{"end"}}})
	_, tried := s.Simulate(seat, []string{"end"})
	for _, err := range []error{played, tried} {
		if r, ok := errors.AsType[*Refusal](err); !ok || r.Code != Illegal || r.Rules != s.Table.Rules {
			t.Errorf("%+v", err)
		}
	}
}

func TestImport(t *testing.T) {
	h := open(t)
	rng := rand.New(rand.NewPCG(4, 4))
	s := h.advance(h.hotseat("fr2010", 3, "import"), anna, 5000, rng)
	full := s.Record(engine.Nobody)
	done, err := h.imports(bert, full, "For review")
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
	half, err := h.imports(bert, cut, "")
	if err != nil {
		t.Fatal(err)
	}
	seat, moves := legal(half)
	h.do(half.ID, bert, Play{seat, moves[:1]})
	for _, bad := range []string{"", "[Preset \"x\"]", full + "9 red: end\n", strings.Repeat("x", MaxRecord+1), half.Record(0)} {
		if _, err := h.imports(bert, bad, ""); CodeOf(err) != BadRecord {
			t.Errorf("import of %.40q: %v", bad, err)
		}
	}
}

// TestImportKeepsTagsAndComments: the tags and comments of an imported record are exported again, even after the table is loaded. For a
// running game, comments do not reveal secrets.
func TestImportKeepsTagsAndComments(t *testing.T) {
	h := open(t)
	s := h.advance(h.hotseat("deluxe", 3, "keeps"), anna, 5000, rand.New(rand.NewPCG(5, 5)))
	g, err := record.ParseGame(h.lib.Library.Table, s.Record(engine.Nobody))
	if err != nil {
		t.Fatal(err)
	}
	g.Tags = []record.Tag{{Name: "Event", Value: "A club’s evening"}, {Name: "Round", Value: "2"}, {Name: "Date", Value: "1304.07.20"}, {Name: "Round", Value: ""}}
	g.Comment, g.Steps[3].Comment, g.Steps[len(g.Steps)-1].Comment = "before all", "una {bella} mossa", "and so it ended\nwell"
	text := string(record.AppendGame(nil, g.Table.Rules, g))
	done, err := h.imports(bert, text, "For review")
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*Snapshot{"at once": done, "from the log": h.second().look(done.ID)} {
		if again := s.Record(engine.Nobody); again != text {
			t.Errorf("%s another record comes back:\n%s\nwant\n%s", name, again, text)
		}
	}
	g.Steps, g.Result = g.Steps[:40], nil
	half, err := h.imports(bert, string(record.AppendGame(nil, g.Table.Rules, g)), "")
	if err != nil {
		t.Fatal(err)
	}
	if shown := half.Record(0); strings.Contains(shown, "bella") || strings.Contains(shown, "before all") || !strings.Contains(shown, `[Round "2"]`) {
		t.Errorf("the record of a running game for a seat is\n%s", shown)
	}
}

package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"volgare/engine"
)

// aloneAgainstBots returns a running game of anna against two bots.
func (h *house) aloneAgainstBots(seed string) *Snapshot {
	s := h.create(anna, NewTable{Seats: []SeatPlan{{Who: "bot", Bot: "random"}, {Who: "me"}, {Who: "bot", Bot: "novice"}}, Start: true, Seed: seed})
	rng := rand.New(rand.NewPCG(7, 7))
	for s = h.settled(s); s.Steps() < 60; {
		seat, moves := legal(s)
		s = h.settled(h.do(s.ID, anna, Play{seat, []string{moves[rng.IntN(len(moves))]}}))
	}
	return s
}

// TestSoloPlayerSavesWholeGame: who plays alone against bots can save a running game whole, and play it on elsewhere
// against the same bots. From then on the table counts as one whose deal is known.
func TestSoloPlayerSavesWholeGame(t *testing.T) {
	h := open(t)
	s := h.aloneAgainstBots("")
	if s.DealKnownToHost || s.Over() {
		t.Fatal("it is no running game whose deal is secret")
	}
	_, err := h.imports(anna, s.Record(engine.Seat(1)), "")
	if CodeOf(err) != BadRecord || !strings.Contains(err.Error(), "only a whole record can be played on") {
		t.Errorf("import of what red may know: %v", err)
	}
	h.refused(s.ID, bert, Reveal{}, NotAlone)
	saved := h.do(s.ID, anna, Reveal{})
	if !saved.DealKnownToHost || saved.Version != s.Version {
		t.Errorf("afterwards: the deal is known: %v, version %d, was %d", saved.DealKnownToHost, saved.Version, s.Version)
	}
	h.refused(s.ID, anna, Reveal{}, Decided) // once is enough
	if again := h.second().look(s.ID); !same(saved, again) {
		t.Error("loaded again it is another table")
	}
	for _, seat := range []engine.Seat{engine.Nobody, 0, 1} {
		if text := saved.Record(seat); !strings.Contains(text, "?") || strings.Contains(text, "[Seed") {
			t.Errorf("%s may read all of it", seat)
		}
	}
	on, err := h.imports(bert, saved.WholeRecord(), "")
	if err != nil {
		t.Fatal(err)
	}
	if *on.history.Now() != *s.history.Now() || !on.DealKnownToHost {
		t.Error("the game that goes on is another one")
	}
	for i, want := range []Seat{{Bot: "random"}, {Identity: bert.ID, Name: "Anna"}, {Bot: "novice"}} {
		want.Colour = engine.Seat(i).String()
		if on.Seats[i] != want {
			t.Errorf("seat %d: %+v, want %+v", i, on.Seats[i], want)
		}
	}
}

// TestRevealRefused: where another person plays, has played or has only sat, and before the game, nothing is revealed.
func TestRevealRefused(t *testing.T) {
	h := open(t)
	solo := NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "bot"}}}
	for name, c := range map[string]struct {
		plan NewTable
		code Code
		do   func(id string)
	}{
		"two at one screen": {NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "me"}}, Start: true}, NotAlone, func(string) {}},
		"before the game":   {NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "bot"}}}, Seating, func(string) {}},
		"an open seat":      {solo, NotAlone, func(string) {}},
		"a closed table": {NewTable{Seats: []SeatPlan{{Who: "me"}, {Who: "bot"}}, Start: true}, IsClosed, func(id string) {
			h.do(id, anna, Close{})
		}},
		"another plays": {solo, NotAlone, func(id string) {
			h.do(id, bert, Sit{Seat: "red"})
			h.do(id, anna, Start{})
		}},
		"another plays, a bot in his place": {solo, NotAlone, func(id string) {
			h.do(id, bert, Sit{Seat: "red"})
			h.do(id, anna, Start{})
			h.do(id, bert, SetBot{Seat: "red"})
		}},
		"another sat before the game": {solo, NotAlone, func(id string) {
			h.do(id, bert, Sit{Seat: "red"})
			h.do(id, bert, Leave{"red"})
			h.do(id, anna, Start{})
		}},
		"another has taken the seat of a bot": {solo, NotAlone, func(id string) {
			h.do(id, anna, Start{})
			h.do(id, bert, Claim{Seat: "red"})
			h.do(id, bert, SetBot{Seat: "red"})
		}},
		"another has played the seat": {solo, NotAlone, func(id string) {
			h.do(id, anna, Start{})
			h.do(id, bert, Claim{Seat: "yellow"})
			h.do(id, anna, Claim{Seat: "yellow"})
		}},
		"the host does not play": {NewTable{Seats: []SeatPlan{{Who: "open"}, {Who: "bot"}}}, NotAlone, func(id string) {
			h.do(id, bert, Sit{Seat: "yellow"})
			h.do(id, anna, Start{})
		}},
	} {
		id := h.create(anna, c.plan).ID
		c.do(id)
		for _, who := range []Identity{anna, bert, carl, {}} {
			code := c.code
			if who.ID != anna.ID {
				code = NotAlone
			}
			if _, err := h.command(id, Command{By: who, Seq: -1, Action: Reveal{}}); CodeOf(err) != code {
				t.Errorf("%s: %s is answered with %v, want %s", name, who.Name, err, code)
			}
		}
		if s := h.second().look(id); s.DealKnownToHost || s.shared != h.look(id).shared {
			t.Errorf("%s: loaded again it is another table", name)
		}
	}
}

// TestImportedBots: the bots of a record come back with their levels; one that cannot play here gives way to the default one, and
// an unfinished game of bots alone is given to a person. The log names the bots that have made the moves.
func TestImportedBots(t *testing.T) {
	h := open(t)
	s := h.aloneAgainstBots("bots")
	text := s.WholeRecord()
	for from, want := range map[string]string{`[Bot.yellow "random"]`: "random", `[Bot.yellow "retired"]`: "greedy", `[Bot.yellow "program"]`: "greedy", "": ""} {
		on, err := h.imports(bert, strings.Replace(text, `[Bot.yellow "random"]`, from, 1), "")
		if err != nil {
			t.Fatal(err)
		}
		if got := on.Seats[0].Bot; got != want {
			t.Errorf("%q: the seat goes to the bot %q, want %q", from, got, want)
		}
		for i, step := range on.history.Steps() {
			if by := on.Seats[step.Seat].Bot; step.Bot != by {
				t.Errorf("%q: move %d of %s was made by %q, want %q", from, i+1, step.Seat, step.Bot, by)
			}
		}
	}
	all, err := h.imports(bert, strings.Replace(text, "[Bot.yellow", "[Bot.red \"random\"]\n[Bot.yellow", 1), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range all.Seats {
		if seat.Identity != bert.ID || seat.Bot != "" {
			t.Errorf("a game of bots alone: %+v", seat)
		}
	}
	for _, s := range []*Snapshot{all, h.second().look(all.ID)} {
		if made := s.history.Steps()[0].Bot; made != "random" || !s.Kept {
			t.Errorf("a game of bots alone: its first move was made by %q, and it is kept: %v", made, s.Kept)
		}
	}
	if _, err := h.imports(bert, strings.Replace(text, "[Bot.yellow", "[Bot.pink", 1), ""); CodeOf(err) != BadRecord {
		t.Errorf("a bot on no seat: %v", err)
	}
}

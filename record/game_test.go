package record_test

import (
	"bytes"
	"errors"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

func TestGameRoundTrip(t *testing.T) {
	lib := editiontest.Library(t)
	eachTable(t, func(t *testing.T, table *edition.Table) {
		var last engine.State
		g := randomGame(table, "games", func(_, after *engine.State, _ engine.Move, _ []engine.Effect) { last = *after })
		g.Table = table
		g.Names[1] = `Anna "the [red]" \ {Rossi}`
		g.Tags = []record.Tag{{Name: "Event", Value: "a\nclub"}, {Name: "Event", Value: ""}}
		g.Comment = "before {all}; of: it"
		g.Steps[7].Comment = `a \comment}` + "\non two lines"
		text := string(record.AppendGame(nil, table.Rules, g))
		got, err := record.ParseGame(keep(table), text)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, g) {
			t.Fatalf("another game comes back:\n%+v\n%+v", got, g)
		}
		if again := string(record.AppendGame(nil, table.Rules, got)); again != text {
			t.Fatalf("another text comes back:\n%s\n%s", text, again)
		}
		steps := 0
		h, err := game.Replay(got, nil)
		if err != nil {
			t.Fatal(err)
		}
		for step, made := range h.Walk(0, h.Len()) {
			p := g.Steps[step]
			if step != steps || p.Seat != made.Seat || p.Move != made.Move || len(made.Effects) == 0 && !quiet[made.Move.Kind] {
				t.Errorf("step %d: %s %+v with %d effects", step, made.Seat, made.Move, len(made.Effects))
			}
			steps++
		}
		if *h.Now() != last || steps != len(g.Steps) {
			t.Fatal("replay ends elsewhere")
		}
		got.Table = nil
		if err := game.Verify(got, lib); err != nil {
			t.Fatal(err)
		}
	})
}

// TestTagsNeedNoRules checks that the tags of a game can be parsed and written without its rules, and that the rest stays unchanged.
func TestTagsNeedNoRules(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	g := randomGame(table, "tags", nil)
	g.Tags = []record.Tag{{Name: "Event", Value: `a "club"`}}
	g.Config.Options, g.Config.BoardText, g.Config.Board = map[string]string{"of-a": "later build"}, "board: its own\n", "own"
	text := string(record.AppendGame(nil, table.Rules, g))
	got, rest, err := record.ParseTags(text)
	if err != nil {
		t.Fatal(err)
	}
	if again := string(record.AppendTags(nil, got)) + rest; again != text {
		t.Errorf("another text comes back:\n%s\n%s", text, again)
	}
	if !reflect.DeepEqual(got.Config, g.Config) || got.Rules != g.Rules || got.Seed != g.Seed {
		t.Errorf("other tags: %+v", got)
	}
	if got, rest, err := record.ParseTags("\n[Preset \"x\"]\n\nbody"); err != nil || got.Config.Revision != 1 || rest != "body" {
		t.Errorf("%+v, %q, %v", got, rest, err)
	}
	if _, _, err := record.ParseTags("[Preset"); err == nil {
		t.Error("half a tag is read")
	}
}

// quiet are kinds of move that only lead to another decision of the same seat.
var quiet = map[engine.Kind]bool{engine.Stand: true, engine.Keep: true, engine.KeepCard: true}

// keep returns Tables that always return one table.
func keep(table *edition.Table) record.Tables {
	return func(edition.Config) (*edition.Table, error) { return table, nil }
}

func TestVerifyRefuses(t *testing.T) {
	table := editiontest.Table(t, "it2010", 3)
	good := func() *record.Game {
		g := randomGame(table, "refused", nil)
		g.Table = table
		return g
	}
	for _, c := range []struct {
		name  string
		spoil func(*record.Game)
		want  string
	}{
		{"rules", func(g *record.Game) { g.Rules = "00" }, "the record states the rules 00: its config has " + table.Hash},
		{"seed", func(g *record.Game) { g.Seed = "other" }, `the record states the seed "other": it gives another deal`},
		{"deal", func(g *record.Game) { g.Deal.Cubes[1][0]++ }, "the deal of the record: the cubes on the turn track are not those of the bag"},
		{"hidden", func(g *record.Game) { g.Deal.Library[0] = engine.Unknown }, "the deal of the record: some of its tiles are not known"},
		{"move", func(g *record.Game) { g.Steps[3].Move = engine.Move{Kind: engine.Pass} }, "move 4, turn 1, " + good().Steps[3].Seat.String() + ": pass: other-decision need turn have bidding"},
		{"seat", func(g *record.Game) { g.Steps[0].Seat = (g.Steps[0].Seat + 1) % 3 }, "not-your-turn"},
		{"turn", func(g *record.Game) { g.Steps[3].Turn = 5 }, "it is turn 1"},
		{"too long", func(g *record.Game) { g.Steps = append(g.Steps, g.Steps[0]) }, "game-over (END-1)"},
		{"result", func(g *record.Game) { g.Result[0].VP++ }, "the record states the result"},
		{"unfinished", func(g *record.Game) { g.Steps = g.Steps[:20] }, "the game is not over"},
	} {
		g := good()
		if err := game.Verify(g, nil); err != nil {
			t.Fatal(err)
		}
		c.spoil(g)
		err := game.Verify(g, nil)
		var step *game.StepError
		var mismatch *game.MismatchError
		if err == nil || !strings.Contains(err.Error(), c.want) || !errors.As(err, &step) && !errors.As(err, &mismatch) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

func TestGameErrors(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 3)
	g := randomGame(table, "errors", nil)
	text := string(record.AppendGame(nil, table.Rules, g))
	lib := editiontest.Library(t)
	for _, c := range []struct{ old, text, want string }{
		{`[Preset "deluxe"]`, `[Preset "delux"]`, `line 8, column 1: the tags do not make a table: unknown preset "delux"; accepted: ` + strings.Join(edition.PresetIDs(), ", ")},
		{`[Preset "deluxe"]`, `[Preset deluxe]`, `line 1, column 1: expected a tag, [Name "value"], found "[Preset deluxe]"`},
		{`[Players "3"]`, `[Players "3"`, `line 2, column 13: expected ] at the end of the tag, found the end of the line`},
		{`[Revision "2"]`, `[Revision "3"]`, `line 8, column 1: the tags do not make a table: unknown revision 3 of the rules; accepted: 1, 2`},
		{`[Revision "2"]`, `[Revision "0"]`, `line 3, column 11: a revision of the rules is a number from 1 to 2, not "0"`},
		{`[Revision "2"]`, "[Revision \"2\"]\n[Revision \"2\"]", `line 4, column 11: the tag is given twice`},
		{"papal", "popal", `line 17, column 1: expected a line of a game ([, {, TURN SEAT:, order, space, first-event, papal, canticle, deck or library), found "popal"; did you mean papal?`},
		{"deck 2", "deck 1", `line 20, column 1: the deal may occur only once, before the moves`},
		{": start", " start", `line 25, column 9: expected a colon, found "start"`},
		{": start", ": stort", `expected a move, found "stort"; did you mean start?`},
		{"1 " + g.Steps[3].Seat.String() + ": ", "1 green: ", `line 28, column 3: expected a seat (yellow, red or black), found "green"`},
	} {
		spoilt := strings.Replace(text, c.old, c.text, 1)
		if _, err := record.ParseGame(lib.Table, spoilt); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s:\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

// TestGameForm checks that a parsed game is written unchanged.
func TestGameForm(t *testing.T) {
	text, err := os.ReadFile("testdata/game.txt")
	if err != nil {
		t.Fatal(err)
	}
	g, err := record.ParseGame(editiontest.Library(t).Table, string(text))
	if err != nil {
		t.Fatal(err)
	}
	if again := record.AppendGame(nil, g.Table.Rules, g); !bytes.Equal(again, text) {
		t.Errorf("another text comes back:\n%s", again)
	}
	if g.Names[0] != "Anna" || g.Steps[2].Comment != "a first move" || g.Result[0].Seat != 1 || g.Steps[3].Move.Kind != engine.End {
		t.Errorf("another game: %+v", g)
	}
}

// TestRedactedGame checks that unknown parts stay unknown.
func TestRedactedGame(t *testing.T) {
	table := editiontest.Table(t, "de2010", 5)
	g := randomGame(table, "redacted", nil)
	g.Seed, g.Table = "", table
	g.Deal.Papal = [5]engine.Papal{engine.White, engine.PapalUnknown, engine.PapalUnknown, engine.Red, engine.White}
	g.Deal.Decks[2][4] = engine.Unknown
	g.Deal.Library[3] = engine.Unknown
	got, err := record.ParseGame(keep(table), string(record.AppendGame(nil, table.Rules, g)))
	if err != nil || !reflect.DeepEqual(got, g) {
		t.Fatalf("%+v: %v", got, err)
	}
}

// BenchmarkGame300 parses a record of 300 moves, then checks and plays them.
func BenchmarkGame300(b *testing.B) {
	table := editiontest.Table(b, "deluxe", 5)
	g := &record.Game{}
	for n := 0; len(g.Steps) < 300; n++ {
		g = randomGame(table, strconv.Itoa(n), nil)
	}
	g.Steps, g.Result = g.Steps[:300], nil
	text := string(record.AppendGame(nil, table.Rules, g))
	tables := keep(table)
	b.ReportAllocs()
	for b.Loop() {
		g, err := record.ParseGame(tables, text)
		if err != nil {
			b.Fatal(err)
		}
		if err := game.Verify(g, nil); err != nil {
			b.Fatal(err)
		}
	}
}

// TestFirstRevision checks that a game without a stated revision has the first one, and is written unchanged.
func TestFirstRevision(t *testing.T) {
	lib := editiontest.Library(t)
	table, err := lib.Table(edition.Config{Preset: "it2010", Players: 3, Revision: 1})
	if err != nil {
		t.Fatal(err)
	}
	text := string(record.AppendGame(nil, table.Rules, randomGame(table, "first", nil)))
	g, err := record.ParseGame(lib.Table, text)
	if err != nil || g.Table.Hash != table.Hash || g.Config.Revision != 1 || strings.Contains(text, "Revision") {
		t.Errorf("record: %v\n%s", err, text)
	}
	s := table.Rules.New(table.Rules.Deal("first"), nil)
	text = string(record.AppendPosition(nil, table, &s))
	read, _, err := record.ParsePosition(lib.Table, text)
	if err != nil || read.Hash != table.Hash || strings.Contains(text, "revision") {
		t.Errorf("position: %v\n%s", err, text)
	}
	if read, _, err = record.ParsePosition(lib.Table, "new it2010 3\nrevision 1"); err != nil || read.Hash != table.Hash {
		t.Errorf("sparse position: %v", err)
	}
	if read, _, err = record.ParsePosition(lib.Table, "new it2010 3"); err != nil || read.Config.Revision != edition.Revision {
		t.Errorf("sparse position: %v", err)
	}
}

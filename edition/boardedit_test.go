package edition

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"volgare/engine"
)

// mine returns the built-in board under another name, for tests to change.
func mine(t *testing.T, l *Library) *Board {
	t.Helper()
	b := *l.Boards()[0]
	b.Name, b.Title = "mine", "My board"
	b.Places = slices.Clone(b.Places)
	for i := range b.Places {
		p := &b.Places[i]
		p.Features, p.Neighbours = slices.Clone(p.Features), slices.Clone(p.Neighbours)
	}
	return &b
}

// withoutLines returns the values of a board with their provenance, regardless of their lines.
func withoutLines(b *Board) Board {
	c := Board{Name: b.Name, Title: b.Title, Note: b.Note, Sources: b.Sources}
	for _, p := range b.Places {
		c.Places = append(c.Places, Place{
			ID: placed(p.ID), Name: placed(p.Name), Zone: placed(p.Zone), Features: allPlaced(p.Features), Sea: placed(p.Sea),
			Ducats: placed(p.Ducats), Knowledge: placed(p.Knowledge), Neighbours: allPlaced(p.Neighbours), At: placed(p.At), Alone: placed(p.Alone),
		})
	}
	for _, e := range b.Events {
		c.Events = append(c.Events, Event{placed(e.No), placed(e.Name), placed(e.Place), placed(e.Ducats), placed(e.Knowledge), placed(e.Auction)})
	}
	return c
}

// placed returns a value with line 1, if it has a line.
func placed[T any](v Value[T]) Value[T] {
	v.line = min(v.line, 1)
	return v
}

func allPlaced[T any](all []Value[T]) (out []Value[T]) {
	for _, v := range all {
		out = append(out, placed(v))
	}
	return out
}

// TestWrite checks that a written board is read back the same, whatever its texts contain.
func TestWrite(t *testing.T) {
	l := builtin(t)
	box := Provenance{Attested, []string{"BOX", "IT"}, `"50 %": as printed, {so} \ #1`}
	b := mine(t, l)
	b.Note, b.Sources = "two\nlines: – ✒", []Source{{"BOX", "my: own 'box'"}, {"photo-2", "a picture"}}
	p := b.Place("lucca")
	p.Name, p.Ducats, p.At = Say("null", box), Say(30, box), Say(Point{43.8412, 10.5}, box)
	p.Features = append(p.Features, Say(engine.EventBox, Provenance{Inferred, []string{"photo-2"}, ""}))
	b.Events = []Event{{
		No: Say(9, box), Name: Say("true", box), Place: Say("lucca", box), Ducats: Say(20, box),
	}}
	text, read, faults := l.Edit(b)
	if len(faults) > 0 {
		t.Fatalf("%v\n%s", faults, text)
	}
	if got, want := withoutLines(read), withoutLines(b); !reflect.DeepEqual(got, want) {
		t.Errorf("read:    %+v\nwritten: %+v", got, want)
	}
	if again, _, _ := l.Edit(read); again != text {
		t.Error("written again, it is another file")
	}
	if made := table(t, l.WithBoard(read), Config{Preset: "deluxe", Players: 3, Board: "mine"}); made.Events()[8].Place.Is != "lucca" || made.Board.Builtin() {
		t.Error(made.Events()[8])
	}
}

// Each case breaks one thing of a board. The fault has the expected place and kind.
func TestEditFaults(t *testing.T) {
	l := builtin(t)
	box := Provenance{Attested, []string{"IT"}, ""}
	for _, c := range []struct {
		code, at, args string
		broken         func(*Board)
	}{
		{"name-is-taken", "board", "reconstruction", func(b *Board) { b.Name = "reconstruction" }},
		{"no-word", "board", "board My board", func(b *Board) { b.Name = "My board" }},
		{"no-text", "title", "title", func(b *Board) { b.Title = " " }},
		{"out-of-range", "places/lucca/ducats", `place lucca: ducats 0 60 "61"`, func(b *Board) { b.Place("lucca").Ducats.Is = 61 }},
		{"out-of-range", "places/siena/knowledge", `place siena: knowledge 0 30 "-1"`, func(b *Board) { b.Place("siena").Knowledge.Is = -1 }},
		{"no-text", "places/lucca/name", "place lucca: name", func(b *Board) { b.Place("lucca").Name.Is = "" }},
		{"no-source", "places/lucca/zone", `place lucca: zone nothing accepted: IT, ES`, func(b *Board) { b.Place("lucca").Zone.Sources = nil }},
		{"other-source", "places/lucca/zone", "place lucca: zone BOX accepted: IT, ES", func(b *Board) { b.Place("lucca").Zone.Sources = []string{"BOX"} }},
		{"code-taken", "sources", "IT", func(b *Board) { b.Sources = []Source{{"IT", "x"}} }},
		{"not-one-kind", "places/lucca/features", "lucca start, city, convent, abbey, franciscan 2", func(b *Board) {
			b.Place("lucca").Features = append(b.Place("lucca").Features, Say(engine.Abbey, box))
		}},
		{"needs-city", "places/vicenza/features", "vicenza university", func(b *Board) {
			b.Place("vicenza").Features = append(b.Place("vicenza").Features, Say(engine.University, box))
		}},
		{"no-sea", "places/lucca/sea", "lucca accepted: tirreno, adriatico", func(b *Board) {
			b.Place("lucca").Features = append(b.Place("lucca").Features, Say(engine.Harbour, box))
		}},
		{"no-harbour", "places/lucca/sea", "lucca", func(b *Board) { b.Place("lucca").Sea = Say(engine.Tirreno, box) }},
		{"not-neutral", "places/parma/zone", "parma convent pink", func(b *Board) { b.Place("parma").Zone.Is = engine.Pink }},
		{"worth-missing", "places/lucca/ducats", "lucca ducats", func(b *Board) { b.Place("lucca").Ducats = Value[int]{} }},
		{"worth-of-no-city", "places/parma/knowledge", "parma knowledge", func(b *Board) { b.Place("parma").Knowledge = Say(3, box) }},
		{"poor-university", "places/bologna/knowledge", "bologna", func(b *Board) { b.Place("bologna").Knowledge.Is = 0 }},
		{"wrong-count", "", "3 abbey 2 pomposa, montecassino", func(b *Board) { b.Place("fiore").Features[0].Is = engine.City }},
		{"one-way", "places/lucca/neighbours", "lucca roma", func(b *Board) {
			b.Place("lucca").Neighbours = append(b.Place("lucca").Neighbours, Say("roma", box))
		}},
		{"two-marks", "places/asti/neighbours", "asti genova", func(b *Board) { b.Place("asti").Neighbours[2].Mark = Attested }},
		{"only-harbour", "places/venezia/sea", "venezia adriatico", func(b *Board) {
			for _, id := range []string{"ancona", "brindisi"} {
				b.Place(id).Sea.Is = engine.Tirreno
			}
		}},
		{"unreachable", "places/palermo/neighbours", "palermo", func(b *Board) {
			p := b.Place("palermo")
			p.Features, p.Sea = slices.DeleteFunc(p.Features, func(f Value[engine.Feature]) bool { return f.Is == engine.Harbour }), Value[engine.Sea]{}
		}},
		{"no-event-box", "events/9/place", "9 lucca accepted: milano, genova", func(b *Board) {
			b.Events = []Event{{No: Say(9, box), Name: Say("X", box), Place: Say("lucca", box), Ducats: Say(20, box)}}
		}},
		{"not-one-gift", "events/9", "event 9 0", func(b *Board) {
			b.Events = []Event{{No: Say(9, box), Name: Say("X", box), Place: Say("bari", box)}}
		}},
		{"no-event-box", "events/9/place", "9 bari accepted: milano, genova", func(b *Board) {
			b.Place("bari").Features = b.Place("bari").Features[:1]
		}},
	} {
		b := mine(t, l)
		c.broken(b)
		text, read, faults := l.Edit(b)
		if read != nil {
			t.Errorf("%s: taken", c.code)
		}
		found := slices.ContainsFunc(faults, func(f Fault) bool {
			return f.Code == c.code && f.At == c.at && strings.HasPrefix(strings.Join(f.Args, " "), c.args) && f.Text != "" && f.Line > 0
		})
		if !found {
			t.Errorf("want %s at %q (%s)\ngot %+v\n%s", c.code, c.at, c.args, faults, text)
		}
	}
}

// TestBoardText checks that a config with a board text makes a table of that board, and only under its name.
func TestBoardText(t *testing.T) {
	l := builtin(t)
	b := mine(t, l)
	b.Place("lucca").Ducats.Is = 30
	text := b.write().text.String()
	c := Config{Preset: "deluxe", Players: 3, BoardText: text}
	made := table(t, l, c)
	if made.Board.Name != "mine" || made.Config.Board != "mine" || made.Board.Text() != text || made.Config.BoardText != text || made.Board.Builtin() {
		t.Errorf("%+v", made.Config)
	}
	if base := table(t, l, Config{Preset: "deluxe", Players: 3}); base.Hash == made.Hash || !base.Board.Builtin() {
		t.Error("another board, the same hash")
	}
	for _, c := range []struct{ name, text, want string }{
		{"yours", text, "the board yours is called mine in its file"},
		{"", strings.ReplaceAll(text, "tirreno", "egeo"), `unknown sea "egeo"`},
	} {
		_, err := l.Table(Config{Preset: "deluxe", Players: 3, Board: c.name, BoardText: c.text})
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "unknown board") {
			t.Errorf("want %s, got %v", c.want, err)
		}
	}
}

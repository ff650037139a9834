package view

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestDrawsAtTheirPlace checks that selecting the place of the piece offers the draw of its cards, or the reason why there
// is none, and that other places offer no cards. // EXP-R1 EXP-P1 EXP-S2 EXP-G1
func TestDrawsAtTheirPlace(t *testing.T) {
	draws := func(kind string) bool {
		d, ok := engine.ParseCardDeck(kind)
		return ok && d.Action() != engine.NoMove
	}
	for _, c := range []struct {
		at, kind, why string // why: the reason if nothing can be done there
	}{
		{"venezia knowledge 60 discs venezia", "ritmo", ""},
		{"siena knowledge 60 discs siena", "placiti", ""},
		{"cagliari knowledge 60 discs cagliari scuola 4", "arnault", ""},
		{"milano knowledge 60 discs milano ritmo blue", "glossario", ""},
		{"cagliari knowledge 60 discs cagliari", "arnault", "lacks-card"},
		{"genova knowledge 60 discs genova", "", ""},
	} {
		l := redAt(t, c.at)
		place := "place:" + strings.Fields(c.at)[0]
		var kinds []string
		for _, legal := range l.legal() {
			if slices.Contains(legal.Targets, place) {
				kinds = append(kinds, legal.Kind)
			}
		}
		offered := slices.ContainsFunc(kinds, draws)
		if want := c.kind != "" && c.why == ""; offered != want || want && !slices.Contains(kinds, c.kind) {
			t.Errorf("%s offers %v, want %q", place, kinds, c.kind)
		}
		for _, no := range l.refused() {
			if no.Target == place && (c.why == "" || no.Code != c.why || no.Kind != c.kind) {
				t.Errorf("%s: %s %s, want %q", place, no.Kind, no.Code, c.why)
			}
		}
	}
}

// TestDecksOfPlaces checks that a place lists the decks in play whose cards players get there. // EXP-R1 EXP-P1 EXP-S1 EXP-S2 EXP-G1
func TestDecksOfPlaces(t *testing.T) {
	decks := func(players int, on ...string) map[string]string {
		all := map[string]string{}
		for _, place := range SetupOf(editiontest.Expanded(t, players, on...)).Places {
			if len(place.Decks) > 0 {
				all[place.ID] = strings.Join(place.Decks, " ")
			}
		}
		return all
	}
	want := map[string]string{
		"venezia": "ritmo", "brindisi": "scuola", "cagliari": "arnault", "milano": "glossario",
		"firenze": "placiti", "lucca": "placiti", "siena": "placiti", "cortona": "placiti",
	}
	if got := decks(4, "ritmo", "placiti", "poeti", "glossario"); !maps.Equal(got, want) {
		t.Errorf("decks of the edition: %v", got)
	}
	if got := decks(4, "poeti"); !maps.Equal(got, map[string]string{"brindisi": "scuola", "cagliari": "arnault"}) {
		t.Errorf("only poets: %v", got)
	}
}

// redAt returns a late turn of red at a table with all expansions.
func redAt(t *testing.T, at string) *builder {
	t.Helper()
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 3 seed place\n"+expanded+"turn 9\nseat red place "+at+"\nto-move red\n")
	if err != nil {
		t.Fatal(err)
	}
	red, _ := engine.ParseSeat("red")
	return newBuilder(table, &s, red)
}

// TestReasonsNameCountedGoods checks that figures whose meaning the code does not give come with the good that they count.
func TestReasonsNameCountedGoods(t *testing.T) {
	const reply = "decision reply\ntrade by red with yellow gives blue 1 asks "
	for _, c := range []struct{ lines, target, code, what string }{
		{reply + "abbesses 2", "action:accept", "too-few-cubes", "abbesses"},
		{reply + "placiti 2", "action:accept", "lacks-card", "placiti"},
		{reply + "library 1", "action:accept", "not-there", "library"},
		{reply + "manuscript 1 blue 1", "action:accept", "not-there", "manuscript-1-blue"},
		{reply + "ducats 50", "action:accept", "too-few-ducats", ""},
		{"decision draft\ntrade by red with yellow gives blue 1 asks abbesses 1", "action:offer", "partner-over-limit", "ritmo"},
		{"to-move red", "action:arnault", "lacks-card", "scuola"},
		{"to-move red", "action:canticle", "too-few-cubes", "abbesses"},
	} {
		table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new deluxe 3 seed what\n"+expanded+
			"turn 14\nseat red place cortona knowledge 60 ritmo blue ducats 60\nseat yellow ritmo green\n"+c.lines+"\n")
		if err != nil {
			t.Fatalf("%s: %v", c.lines, err)
		}
		b := newBuilder(table, &s, s.Seat)
		found := false
		for _, no := range b.refused() {
			if no.Target != c.target {
				continue
			}
			found = true
			what := ""
			if no.What != nil {
				what = *no.What
			}
			if no.Code != c.code || what != c.what {
				t.Errorf("%s: %s of %q, want %s of %q", no.Move, no.Code, what, c.code, c.what)
			}
		}
		if !found {
			t.Errorf("%s is not refused", c.target)
		}
	}
}

// TestDecisionsAboutCards checks that a decision of the expansions is recognizable by its trade or by the deck or cards of
// its moves. A choice at the end also names its track. Other decisions have none of these. // EXP-K1 EXP-K4 RUL-13 EXP-R6
// EXP-P6
func TestDecisionsAboutCards(t *testing.T) {
	ofCards := map[engine.Decision]bool{}
	for d := engine.CardKeep; d <= engine.PlacitiChoice; d++ {
		ofCards[d] = false // not seen yet
	}
	eachPosition(t, func(t *testing.T, p *position) {
		d := p.s.Decision
		if d == engine.Turn || d == engine.Over {
			return
		}
		b := newBuilder(p.t, &p.s, p.s.Seat)
		trade, targets := b.trade(), []string{}
		for _, move := range b.legal() {
			targets = append(targets, move.Targets...)
		}
		names := func(what string) bool {
			return slices.ContainsFunc(targets, func(target string) bool { return strings.HasPrefix(target, what) })
		}
		_, want := ofCards[d]
		if got := trade != nil || names("deck:") || names("card:"); got != want {
			t.Errorf("%s: trade %v, %v", d, trade, targets)
		}
		if want {
			ofCards[d] = true
		}
		if choice := d == engine.RitmoChoice || d == engine.PlacitiChoice; choice && !(names("deck:") && names("track:")) {
			t.Errorf("%s: no deck and track among %v", d, targets)
		}
	})
	for d, seen := range ofCards {
		if !seen {
			t.Errorf("no %s was seen", d)
		}
	}
}

// TestWhatMovesWereAbout checks the targets of past moves, as their effects show to the reader: each thing once, at its place.
func TestWhatMovesWereAbout(t *testing.T) {
	red, yellow := engine.Seat(1), engine.Seat(0)
	for _, c := range []struct{ box, at, move, want string }{
		{"deluxe", "siena", "move firenze", "place:siena place:firenze"},
		{"it2010", "genova", "embark genova", "place:genova sea:tirreno"},
		{"deluxe", "siena", "take nobles 1", "cubes:nobles"},
		{"deluxe", "roma knowledge 60", "manuscript 1 yellow", "row:1 manuscript:1-yellow"},
		{"deluxe", "roma knowledge 60", "library 3", "track:library"},
		{"deluxe", "venezia knowledge 60 discs venezia", "ritmo 1", "deck:ritmo"},
		{"deluxe", "siena", "end", ""}, // the next turn begins with cubes and a manuscript
	} {
		on := map[string]string{"deluxe": expanded}[c.box]
		table, s, err := record.ParsePosition(editiontest.Library(t).Table, "new "+c.box+" 3 seed about\n"+on+"turn 9\nareas nobles 5\nseat red place "+c.at+"\nto-move red\n")
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.ParseMove(table.Rules, c.move)
		if err != nil {
			t.Fatal(err)
		}
		if why := table.Rules.Check(&s, m); !why.Legal() {
			t.Fatalf("%s at %s: %v", c.move, c.at, why)
		}
		var next engine.State
		var out engine.Effects
		table.Rules.Apply(&next, &s, m, &out)
		if got := strings.Join(Targets(table, out.List, yellow), " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
	}
	table := editiontest.Expanded(t, 3)
	start := []engine.Effect{{Kind: engine.Moved, Seat: red, A: uint8(engine.NoPlace), B: 0}}
	if got := Targets(table, start, yellow); len(got) != 1 {
		t.Errorf("a starting piece comes from nowhere: %v", got)
	}
	drawn := []engine.Effect{{Kind: engine.TilesDrawn, Seat: red, N: 2}, {Kind: engine.TileSeen, Seat: red, A: 1, Secret: true}}
	if got := Targets(table, drawn, red); !slices.Equal(got, []string{"stack"}) {
		t.Errorf("tiles are drawn from %v", got)
	}
	seen := []engine.Effect{{Kind: engine.CardSeen, Seat: red, A: engine.CardCode(engine.Ritmo, 0), Secret: true}}
	if own, others := Targets(table, seen, red), Targets(table, seen, yellow); len(own) != 1 || len(others) != 0 {
		t.Errorf("a card that red has seen is %v to red and %v to yellow", own, others)
	}
	traded := []engine.Effect{{Kind: engine.TileTraded, Seat: red, A: 1, B: uint8(yellow), N: 1, Secret: true}}
	for _, reader := range []engine.Seat{red, yellow, engine.Nobody} {
		if all := Targets(table, traded, reader); len(all) > 0 {
			t.Errorf("a tile that went from hand to hand is %v to %v", all, reader)
		}
	}
	if open := OpenTargets(table, seen); len(open) != 1 {
		t.Errorf("with everything open it is %v", open)
	}
}

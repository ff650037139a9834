package server

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/engine"
	"volgare/server/catalogue"
	"volgare/server/tables"
)

// TestEveryValueOfBoxHasSource: every value in the box of every preset has a source that is explained.
func TestEveryValueOfBoxHasSource(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	for _, p := range read[wire.Presets](ann.get("/api/presets")).Presets {
		box := read[wire.Components](ann.get("/api/presets/" + p.ID + "/components"))
		if len(box.Board.Places) != 32 || len(box.Players) != 4 || !box.Builtin || len(box.Tracks) != int(engine.NumTracks)-1 {
			t.Errorf("%s: %d places, %d numbers of players, built in: %v", p.ID, len(box.Board.Places), len(box.Players), box.Builtin)
		}
		explained := map[string]bool{}
		for _, s := range box.Sources {
			explained[s.Code] = s.Text != ""
		}
		for _, place := range box.Board.Places {
			for _, code := range place.ID.Sources {
				if !explained[code] {
					t.Errorf("%s: %s is not explained", place.ID.Value, code)
				}
			}
		}
	}
	deluxe, german := read[wire.Components](ann.get("/api/presets/deluxe/components")), read[wire.Components](ann.get("/api/presets/de2010/components?board=reconstruction"))
	if len(deluxe.Events) != 11 || len(german.Events) != 10 || deluxe.Edition != "deluxe" || german.Settings["norcia"] != "on" {
		t.Error(len(deluxe.Events), len(german.Events), deluxe.Edition, german.Settings)
	}
	if len(german.Cards) != 0 || german.Extra != nil || len(german.Friars) != 5 || len(german.Cardinals) != 5 {
		t.Error("expansions in the box of 2010:", german.Cards, german.Extra, german.Friars, german.Cardinals)
	}
	for _, place := range german.Board.Places {
		if place.ID.Value == "gubbio" && (place.Name.Value != "Norcia" || place.Name.Sources[0] != "DE") {
			t.Error(place.Name)
		}
	}
	same := ann.get("/api/presets/deluxe/components")
	ann.get("/api/presets/deluxe/components", "If-None-Match", same.header.Get("ETag")).is(http.StatusNotModified)
	ann.get("/api/presets/it2011/components").code("unknown-page")
	ann.get("/api/presets/deluxe/components?board=casa").code("bad-request")
	ann.get("/api/presets/deluxe/components?card=1").code("bad-request")
}

// TestEveryCardHasSource: every card and tile of the expansions has a source, and decks name the places where their cards are
// drawn.
func TestEveryCardHasSource(t *testing.T) {
	r := newRig(t, how{})
	box := read[wire.Components](r.browser().get("/api/presets/deluxe/components"))
	want := []struct{ deck, option, word, place, sure string }{
		{"ritmo", "ritmo", "blue", "venezia", "15 cards, 3 of 3 attested; attested"},
		{"placiti", "placiti", "white", "lucca", "12 cards, 6 of 6 attested; proposed"},
		{"scuola", "poeti", "3", "brindisi", "6 cards, 1 of 2 attested; attested"},
		{"arnault", "poeti", "2", "cagliari", "10 cards, 1 of 4 attested; attested"},
		{"glossario", "glossario", "1", "milano", "10 cards, 1 of 3 attested; attested"},
	}
	if len(box.Cards) != int(engine.NumCardDecks) {
		t.Fatal(len(box.Cards))
	}
	for i, d := range box.Cards[:len(want)] {
		n, attested := 0, 0
		for _, c := range d.Cards {
			if c.Value != want[i].word {
				continue
			}
			n++
			if c.Mark == "attested" {
				attested++
			}
		}
		sure := fmt.Sprintf("%d cards, %d of %d attested; %s", len(d.Cards), attested, n, d.Places[0].Mark)
		if d.Deck != want[i].deck || d.Option != want[i].option || d.Places[0].Value != want[i].place || sure != want[i].sure {
			t.Errorf("%s, %s, %s: %s", d.Deck, d.Option, d.Places[0].Value, sure)
		}
	}
	if box.Extra == nil || box.Extra.Mark != "proposed" || !box.Extra.Value.Joker {
		t.Error(box.Extra)
	}
	if f := box.Friars[5]; f.Tile != "alessandro" || f.Option != "alessandro" || f.Effect.Value != "EXP-A1" || f.Names[0].Value != "Alessandro" {
		t.Error(f)
	}
	if c := box.Cardinals[5]; c.Option != "sonzogni" || c.Effect.Value != "EXP-Z1" || box.Cardinals[2].Option != "" {
		t.Error(c)
	}
}

// TestEditedBoardCanBePlayed: a board can be edited, downloaded, read again and used for a table.
func TestEditedBoardCanBePlayed(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	sheet := read[wire.Components](ann.get("/api/presets/deluxe/components")).Board
	sheet.Board, sheet.Title, sheet.Sources = "mine", " My\tbox\u202e", []wire.Source{{Code: "BOX", Text: "my copy, as\u00a0printed \U0001F469\u200D\U0001F680"}}
	lucca := &sheet.Places[10]
	if lucca.ID.Value != "lucca" {
		t.Fatal(lucca.ID)
	}
	lucca.Ducats = &wire.Sourced[int]{Value: 99, Mark: "attested", Sources: []string{"BOX"}}
	wrong := read[catalogue.CheckedBoard](ann.post("/api/boards/check", sheet))
	if len(wrong.Faults) != 1 || wrong.Board != nil || wrong.Marks != nil || !strings.Contains(wrong.Text, "ducats: {is: 99, attested: BOX}") {
		t.Fatalf("%+v", wrong.Faults)
	}
	if f := wrong.Faults[0]; f.At != "places/lucca/ducats" || f.Code != "out-of-range" || f.Args[2] != "60" || f.Line == 0 {
		t.Errorf("%+v", f)
	}
	if line := strings.Split(wrong.Text, "\n")[wrong.Faults[0].Line-1]; !strings.Contains(line, "99") {
		t.Errorf("the fault is reported in %q", line)
	}
	lucca.Ducats.Value = 30
	right := read[catalogue.CheckedBoard](ann.post("/api/boards/check", sheet))
	if len(right.Faults) != 0 || right.Board == nil || right.Marks == nil {
		t.Fatalf("%+v", right.Faults)
	}
	if got := right.Board; got.Title != "My box" || got.Sources[0].Text != "my copy, as printed \U0001F469\u200D\U0001F680" {
		t.Errorf("called %+q, by %+q", got.Title, got.Sources[0].Text)
	}
	again := read[catalogue.CheckedBoard](ann.send(http.MethodPost, "/api/boards/read", []byte(right.Text), "Content-Type", "text/plain"))
	if len(again.Faults) != 0 || again.Board.Places[10].Ducats.Value != 30 || again.Text != right.Text {
		t.Errorf("read again: %+v", again.Faults)
	}
	broken := read[catalogue.CheckedBoard](ann.send(http.MethodPost, "/api/boards/read", []byte("board: x"), "Content-Type", "text/plain"))
	if len(broken.Faults) == 0 || broken.Board != nil {
		t.Error("a file that is cut off is accepted")
	}

	tab := read[tables.Table](ann.post("/api/tables", object{"boardText": right.Text, "options": object{"screens": "open"}, "seats": []object{{"who": "me"}, {"who": "me"}}}))
	if tab.Board == nil || *tab.Board != "My box" {
		t.Fatalf("%+v", tab.Board)
	}
	box := read[wire.Components](ann.get(at("%s/components", tab.ID)))
	if box.Builtin || box.Board.Places[10].Ducats.Sources[0] != "BOX" || len(box.Players) != 1 || box.Players[0].Players != 2 {
		t.Errorf("%+v", box.Board.Places[10])
	}
	file := ann.get(at("%s/board", tab.ID)).is(http.StatusOK)
	if string(file.body) != right.Text || !strings.Contains(file.header.Get("Content-Disposition"), `"mine.board.yaml"`) {
		t.Error(file.header)
	}
	cards := read[tables.List](ann.get("/api/tables")).Tables
	if len(cards) != 1 || cards[0].Board == nil || *cards[0].Board != "My box" || cards[0].Options["screens"] != "open" {
		t.Errorf("%+v", cards)
	}
	plain := ann.create("me", "me")
	if plain.Board != nil {
		t.Error("the built-in board has a custom title")
	}
}

// TestComponentsHaveMarksOfBoard: tables with the same rules have different components if the marks of their boards differ.
func TestComponentsHaveMarksOfBoard(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	plain := ann.create("me", "me")
	sheet := read[wire.Components](ann.get("/api/presets/deluxe/components")).Board
	sheet.Board, sheet.Title = "mine", "My box"
	text := read[catalogue.CheckedBoard](ann.post("/api/boards/check", sheet)).Text
	own := read[tables.Table](ann.post("/api/tables", object{"boardText": text, "seats": []object{{"who": "me"}, {"who": "me"}}}))
	if own.Rules.Hash != plain.Rules.Hash {
		t.Fatal("a title is no rule")
	}
	type box struct {
		Board struct{ Title string }
	}
	if a, b := read[box](ann.get(at("%s/setup", plain.ID))), read[box](ann.get(at("%s/setup", own.ID))); a.Board.Title == b.Board.Title {
		t.Error(a, b)
	}
}

// TestBoardFaults: a body that is no board at all is a bad request.
func TestBoardFaults(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	sheet := read[wire.Components](ann.get("/api/presets/deluxe/components")).Board
	for _, c := range []struct {
		field  string
		breaks func(*wire.Place)
	}{
		{"zone", func(p *wire.Place) { p.Zone.Value = "mauve" }},
		{"sea", func(p *wire.Place) { p.Sea = &wire.Sourced[string]{Value: "egeo", Mark: "attested"} }},
		{"feature", func(p *wire.Place) { p.Features[0].Value = "town" }},
		{"mark", func(p *wire.Place) { p.Name.Mark = "sure" }},
		{"mark", func(p *wire.Place) { p.Ducats.Mark = "" }},
	} {
		broken := sheet
		broken.Places = append([]wire.Place{}, sheet.Places...)
		p := broken.Places[10]
		p.Features = append([]wire.Sourced[string]{}, p.Features...)
		ducats := *p.Ducats
		p.Ducats = &ducats
		c.breaks(&p)
		broken.Places[10] = p
		if got := ann.post("/api/boards/check", broken).code("bad-request"); got.Field != c.field {
			t.Errorf("%s: %+v", c.field, got)
		}
	}
	ann.post("/api/boards/check", object{"places": "none"}).code("bad-json")
	ann.send(http.MethodPost, "/api/boards/read", []byte("x"), "Content-Type", "application/json").code("unsupported-type")
	ann.send(http.MethodPost, "/api/boards/read", []byte(strings.Repeat(" ", 4*edition.MaxBoard)), "Content-Type", "text/plain").code("too-large")
}

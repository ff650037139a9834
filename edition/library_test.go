package edition

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"volgare/engine"
)

// own returns the built-in board under another name, with 30 ducats in Lucca.
func own(t *testing.T, name string) string {
	t.Helper()
	text, _ := change(t, dataFile(t, "board.yaml"), "board: reconstruction", "board: "+name+"\nsources: {BOX: my box}")
	text, _ = change(t, text, "id: {is: lucca…ducats: {is: 0, proposed: VOL}", "ducats: {is: 30, attested: BOX}")
	return text
}

func TestBoards(t *testing.T) {
	l := builtin(t)
	more, err := l.With(fstest.MapFS{
		"b.board.yaml": {Data: []byte(own(t, "casa"))},
		"a.board.yaml": {Data: []byte(own(t, "zara"))},
		"readme.txt":   {Data: []byte("no board")},
		"other.yaml":   {Data: []byte("no board")},
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Boards()) != 1 {
		t.Error("With has changed the library")
	}
	var names []string
	for _, b := range more.Boards() {
		names = append(names, b.Name)
	}
	if got := strings.Join(names, " "); got != "reconstruction casa zara" {
		t.Error(got)
	}
	base := table(t, l, Config{Preset: "deluxe", Players: 3})
	made := table(t, more, Config{Preset: "deluxe", Players: 3, Board: "casa"})
	if made.Hash == base.Hash || made.Config.Board != "casa" || made.Board.Place("lucca").Ducats.Is != 30 {
		t.Error(made.Hash, made.Config, made.Board.Place("lucca").Ducats)
	}
	if lucca := made.Board.Place("lucca").Ducats; lucca.Mark != Attested || lucca.Sources[0] != "BOX" || made.Board.Sources[0].Text != "my box" {
		t.Error(lucca, made.Board.Sources)
	}
	if made.Board.Reconstructed() != base.Board.Reconstructed()-1 {
		t.Error("one value fewer is reconstructed")
	}
	if _, err = l.Table(Config{Preset: "deluxe", Players: 3, Board: "casa"}); err == nil || err.Error() != `unknown board "casa"; accepted: reconstruction` {
		t.Error(err)
	}
}

func TestBoardsOfOneName(t *testing.T) {
	l := builtin(t)
	_, err := l.With(fstest.MapFS{"b.board.yaml": {Data: []byte(dataFile(t, "board.yaml"))}})
	if want := "b.board.yaml: board reconstruction: board.yaml has this name too"; err == nil || err.Error() != want {
		t.Errorf("want %s, got %v", want, err)
	}
	_, err = l.With(fstest.MapFS{"b.board.yaml": {Data: []byte(own(t, "b"))}, "c.board.yaml": {Data: []byte(own(t, "b"))}, "d.board.yaml": {Data: []byte("-")}})
	var faults Faults
	if !errors.As(err, &faults) || len(faults) != 2 {
		t.Error(err)
	}
}

// TestStoredBoard checks that a table is rebuilt from its stored board, whatever the library's board of that name is by then.
func TestStoredBoard(t *testing.T) {
	l := builtin(t)
	made := table(t, l, Config{Preset: "it2010", Players: 4})
	text, _ := change(t, own(t, "x"), "board: x", "board: reconstruction")
	b, err := CheckBoard("stored", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	other := l.WithBoard(b)
	if table(t, other, Config{Preset: "it2010", Players: 4}).Hash == made.Hash {
		t.Error("another board, the same hash")
	}
	if b, err = CheckBoard("stored", []byte(made.Board.Text())); err != nil {
		t.Fatal(err)
	}
	if table(t, other.WithBoard(b), Config{Preset: "it2010", Players: 4}).Hash != made.Hash {
		t.Error("the same board, another hash")
	}
	casa, err := CheckBoard("stored", []byte(own(t, "casa")))
	if err != nil {
		t.Fatal(err)
	}
	if len(l.WithBoard(casa).Boards()) != 2 || len(l.Boards()) != 1 {
		t.Error("WithBoard adds to a copy")
	}
}

// TestEventsOfBoard checks that a board may correct event tiles.
func TestEventsOfBoard(t *testing.T) {
	const tile = `events:
  - no: {is: 4, attested: BOX}
    name: {is: Commercium, attested: BOX}
    place: {is: bari, attested: BOX}
    ducats: {is: 35, attested: BOX}
`
	l := builtin(t)
	b, err := CheckBoard("b", []byte(own(t, "b")+tile))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := b.Marks().Attested, l.Boards()[0].Marks().Attested+1+4; got != want { // Lucca, and the tile
		t.Errorf("%d attested values, want %d", got, want)
	}
	for _, preset := range []string{"it2010", "deluxe"} {
		rules := table(t, l.WithBoard(b), Config{Preset: preset, Players: 2, Board: "b"}).Rules
		e := rules.Box.Events[3]
		if e.No != 4 || rules.Box.Places[e.Place].ID != "bari" || e.Ducats != 35 || len(rules.Box.Events) != 10+int(rules.Options.Edition) {
			t.Error(preset, e)
		}
	}
	text := own(t, "b") + strings.Replace(tile, "is: 4", "is: 11", 1)
	if b, err = CheckBoard("b", []byte(text)); err != nil || b.Events[0].No.Is != 11 { // of the Deluxe box only
		t.Error(err)
	}
	_, err = CheckBoard("b", []byte(own(t, "b")+strings.Replace(tile, "is: 4", "is: 12", 1)))
	if err == nil {
		t.Error("no box has an event 12")
	}
}

func TestAccessors(t *testing.T) {
	l := builtin(t)
	if len(l.Sources()) < 10 || l.Sources()[0].Code != "IT" {
		t.Error(l.Sources())
	}
	b := l.Boards()[0]
	if b.Place("nowhere") != nil || b.Title == "" || b.Note == "" || b.Text() != dataFile(t, "board.yaml") {
		t.Error(b.Name)
	}
	if l.Components(engine.Deluxe).Title != "Deluxe (2019)" {
		t.Error(l.Components(engine.Deluxe).Title)
	}
	if Attested.String() != "attested" || Proposed.String() != "proposed" || Mark(9).String() != "?" {
		t.Error("marks")
	}
}

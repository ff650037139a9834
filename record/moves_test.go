package record_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

func TestMovesRoundTrip(t *testing.T) {
	eachTable(t, func(t *testing.T, table *edition.Table) {
		r := table.Rules
		seen := map[string]bool{}
		for _, m := range r.Catalogue() {
			text := record.MoveString(r, m)
			if seen[text] {
				t.Errorf("%q is two moves", text)
			}
			seen[text] = true
			for _, written := range []string{text, strings.ToUpper(text), "  " + strings.ReplaceAll(text, " ", " \t\n ") + " "} {
				if got, err := record.ParseMove(r, written); err != nil || got != m {
					t.Errorf("%q: %+v, want %+v: %v", written, got, m, err)
				}
			}
		}
	})
}

// TestMoveForms compares one move of each kind and form with a golden list.
func TestMoveForms(t *testing.T) {
	r := editiontest.Table(t, "it2010", 3).Rules
	var text strings.Builder
	last := engine.NoMove
	for _, m := range r.Catalogue() {
		if m.Kind != last || m.Kind == engine.TakeNobles || m.A == engine.NoTile {
			text.WriteString(record.MoveString(r, m) + "\n")
		}
		last = m.Kind
	}
	golden(t, "moves.txt", text.String())
}

// TestPartsOfBonus checks that a table with whole bonuses has no moves for their parts. // RUL-3
func TestPartsOfBonus(t *testing.T) {
	table, err := editiontest.Library(t).Table(edition.Config{Preset: "deluxe", Players: 4, Revision: 1})
	if err != nil {
		t.Fatal(err)
	}
	want := `line 1, column 1: expected a move of these rules (city), found "city ducats"`
	if _, err := record.ParseMove(table.Rules, "city ducats"); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func TestMoveErrors(t *testing.T) {
	deluxe := editiontest.Table(t, "deluxe", 4).Rules
	for _, c := range []struct{ text, want string }{
		{"", `line 1, column 1: expected a move, found the end of the line`},
		{"mve roma", `line 1, column 1: expected a move, found "mve"; did you mean move?`},
		{"move rona", `line 1, column 6: expected a place, found "rona"; did you mean roma?`},
		{"move", `line 1, column 5: expected a place, found the end of the line`},
		{"move roma now", `line 1, column 11: expected the end of the line, found "now"`},
		{"charity green", `line 1, column 9: expected a seat (yellow, red, black or grey), found "green"; did you mean grey?`},
		{"start roma", `line 1, column 1: expected a move of these rules (start torino, start vicenza, start ancona, start taranto or start catania), found "start roma"`},
		{"embark roma", `line 1, column 1: expected a move of these rules, found "embark roma"`},
		{"city ducat", `line 1, column 6: expected a part of the bonus, or nothing more (ducats or knowledge), found "ducat"; did you mean ducats?`},
		{"riddle 9", `line 1, column 1: expected a move of these rules (riddle 1, riddle 2, riddle 3, riddle 4, riddle 5 or riddle 6), found "riddle 9"`},
		{"riddle 03", `line 1, column 8: expected a number, 0 to 255, found "03"`},
		{"bid  99", `line 1, column 1: expected a move of these rules, bid 1 to bid 60, found "bid 99"`},
		{"take nobles 1 sell 2", `line 1, column 1: expected a move of these rules (take nobles 1, take nobles 1 sell 1, take nobles 2, take nobles 2 sell 1 or take nobles 2 sell 2), found "take nobles 1 sell 2"`},
		{"manuscript 5 blue", `line 1, column 12: expected a level of manuscripts, 1 to 4, found "5"`},
		{"manuscript 1 blu", `line 1, column 14: expected colours of a manuscript (blue, yellow, pink, green or orange), found "blu"; did you mean blue?`},
		{"keep 5", `line 1, column 6: expected a library tile (2, 2j, 3, 3j or 4), found "5"`},
		{"cardinal muret noble", `line 1, column 16: expected discard, found "noble"`},
		{"pay nobles 1 nobles 1", `line 1, column 14: nobles are named twice`},
		{"pay scribes 1", `line 1, column 5: expected cubes or nothing (politicians, nobles or abbesses), found "scribes"`},
	} {
		_, err := record.ParseMove(deluxe, c.text)
		var fault *record.ParseError
		if !errors.As(err, &fault) || err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

// golden compares text with a file of testdata; VOLGARE_UPDATE writes it.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if os.Getenv("VOLGARE_UPDATE") != "" {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != text {
		t.Errorf("%s is not what comes out:\n%s", file, text)
	}
}

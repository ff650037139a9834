package edition

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// Each case changes one thing of a file. A fault in the changed line begins with the given words.
var boxFaults = []struct {
	name, file, old, with string
	down                  int
	want                  string
}{
	{"edition", "classic.yaml", "edition: classic", "edition: deluxe", 0, "edition: this file is that of classic, not deluxe"},
	{"unknown edition", "classic.yaml", "edition: classic", "edition: antique", 0, `unknown edition "antique"; accepted: classic, deluxe`},
	{"unknown key", "classic.yaml", "title: Classic", "titolo: Classic", 0, `box: unknown key "titolo"; accepted: edition, title, events`},
	{"event at an unknown place", "classic.yaml", "{is: siena, ", "{is: sienna, ", 0, "event 7: sienna is no place with the feature event on this board; accepted: milano, genova"},
	{"event elsewhere", "classic.yaml", "{is: siena, ", "{is: lucca, ", 0, "event 7: lucca is no place with the feature event"},
	{"event without value", "classic.yaml", "{is: siena, proposed: VOL}\n    ducats: {is: 20, proposed: VOL}", "{is: siena, proposed: VOL}", -2, "event 7: exactly one of ducats, knowledge and auction is expected, not 0"},
	{"event with two values", "classic.yaml", "{is: siena, proposed: VOL}\n", "{is: siena, proposed: VOL}\n    knowledge: {is: 2, proposed: VOL}\n", -2, "event 7: exactly one of ducats, knowledge and auction is expected, not 2"},
	{"event number", "classic.yaml", "no: {is: 7,", "no: {is: 12,", 0, `event 12: no: a whole number from 1 to 11 is expected, not "12"`},
	{"event number twice", "classic.yaml", "no: {is: 7,", "no: {is: 6,", 0, "duplicate event 6"},
	{"event number missing", "deluxe.yaml", "no: {is: 11,", "no: {is: 1,", 0, "duplicate event 1"},
	{"event 11 in the classic box", "classic.yaml", "no: {is: 9,", "no: {is: 11,", 0, "event 11: the box has 1 to 10"},
	{"auction of another", "classic.yaml", "Campsores…ducats:", "auction:", -3, "event 7: event 10, and no other, has an auction"},
	{"no auction", "classic.yaml", "auction: {is: 10", "knowledge: {is: 10", -3, "event 10: event 10, and no other, has an auction"},
	{"stupor elsewhere", "classic.yaml", "{is: brindisi,", "{is: bari,", 0, "event 10: its place is brindisi, not bari"},
	{"manuscripts", "deluxe.yaml", "  1: {is: {blue: 3", "  1: {is: {blue: 4", 0, "manuscripts: 55 are expected, not 56"},
	{"a deck too large", "deluxe.yaml", "  2: {is: {blue: 3", "  2: {is: {blue: 9", 0, "manuscripts: 21 of level 2, at most 20 fit"},
	{"colour missing", "deluxe.yaml", "  3: {is: {blue: 3, yellow: 3", "  3: {is: {blue: 6", 0, "manuscripts: level 3 needs all five colours"},
	{"unknown colour", "deluxe.yaml", "  3: {is: {blue", "  3: {is: {violet", 0, `manuscripts: 3: unknown colour "violet"; accepted: blue, yellow, pink, green, orange`},
	{"pair on level 3", "deluxe.yaml", "  3: {is: {blue", "  3: {is: {blue-pink", 0, `manuscripts: 3: "blue-pink": a manuscript of level 3 has 1 colour(s)`},
	{"one colour on level 4", "deluxe.yaml", "{blue-yellow: 1", "{blue: 1", 0, `manuscripts: 4: "blue": a manuscript of level 4 has 2 colour(s)`},
	{"pair twice", "deluxe.yaml", "{blue-yellow: 1, blue-pink: 1", "{blue-yellow: 1, yellow-blue: 1", 0, `manuscripts: 4: duplicate key "yellow-blue"`},
	{"kinds as a list", "deluxe.yaml", "1: {is: {blue: 3, yellow: 3, pink: 3, green: 3, orange: 3}", "1: {is: [3]", 0, "manuscripts: 1: a mapping of colours to counts is expected, not a list"},
	{"level missing", "deluxe.yaml", "  3: {is: {blue", "  5: {is: {blue", 0, `manuscripts: unknown key "5"; accepted: 1, 2, 3, 4`},
	{"library tiles, classic", "classic.yaml", "[2, 2, 2, 3, 3, 3, 4, 4]", "[2, 2, 3, 3, 3, 4, 4]", 0, "library: 8 tiles are expected, not 7"},
	{"library tiles, deluxe", "deluxe.yaml", "[2, 2j, ", "[2, 2, 2j, ", 0, "library: 10 tiles are expected, not 11"},
	{"joker of 2010", "classic.yaml", "[2, 2, 2, ", "[2, 2, 2j, ", 0, "library: jokers are of the deluxe edition"},
	{"library tile", "classic.yaml", "[2, 2, 2, ", "[2, 2, 2k, ", 0, `library: a library tile is 1 to 9, or 1j to 9j for a joker, not "2k"`},
	{"canticle tiles", "classic.yaml", "[8, 10, 12]", "[8, 10]", 0, "canticle: 5 tiles are expected, not 4"},
	{"canticle turn twice", "classic.yaml", "[8, 10, 12]", "[8, 6, 12]", 0, "canticle: duplicate turn 6"},
	{"canticle turn", "classic.yaml", "[8, 10, 12]", "[8, 10, 14]", 0, `canticle: a whole number from 1 to 13 is expected, not "14"`},
	{"level 1", "classic.yaml", "- {is: [1], ", "- {is: [2], ", 0, "knowledge: level 1 begins on space 1, not 2"},
	{"levels fall", "classic.yaml", "[14, 27, 40", "[14, 40, 40", 0, "knowledge: the levels have to rise: 40 after 40"},
	{"levels", "classic.yaml", "66, 79, 92]", "66, 79]", 0, "knowledge: 8 levels are expected, not 7"},
	{"short track", "classic.yaml", "[14, 27, 40, 53, 66, 79, 92]", "[14, 27, 40, 53, 66, 79, 93]", 0, "knowledge: a level begins on space 93 of 92"},
	{"no spaces", "classic.yaml", "messenger:\n    spaces: {is: 6", "messenger:\n    spaces: {is: 0", 1, `messenger: spaces: a whole number from 1 to 200 is expected, not "0"`},
	{"no track", "classic.yaml", "  messenger:\n    spaces: {is: 6, proposed: VOL}\n", "", -3, ""},
	{"marked space", "classic.yaml", "6: 3, 8: 4}", "6: 3, 9: 4}", 0, "library: space 9 of 8 is marked"},
	{"values fall", "classic.yaml", "6: 3, 8: 4}", "6: 3, 8: 3}", 0, "library: draw: the values of the marked spaces have to rise"},
	{"coins as a list", "classic.yaml", "{5: 10, 10: 15, 50: 5}", "[5]", 0, "pieces: coins: a mapping of ducats to counts is expected, not a list"},
	{"a coin twice", "classic.yaml", "10: 15, 50: 5}", "10: 15, 05: 5}", 0, "pieces: coins: duplicate key 5"},
	{"no marked spaces", "classic.yaml", "{2: 1, 4: 2, 6: 3, 8: 4}", "{}", 0, "library: draw: a mapping of spaces to values is expected"},
	{"no marks", "classic.yaml", "    draw: {", "    tiles: {", 0, `library: unknown key "tiles"; accepted: spaces, draw`},
	{"university", "classic.yaml", "late: {is: 10", "late: {is: 99", 0, `university: late: a whole number from 1 to 30 is expected, not "99"`},
	{"papal", "classic.yaml", "red: {is: 2", "red: {is: 1", 0, `papal: red: a whole number from 2 to 4 is expected, not "1"`},
	{"cards of 2010", "classic.yaml", "title: Classic", "cards: {}\ntitle: Classic", 0, `box: unknown key "cards"; accepted: edition, title`},
	{"extra tile", "deluxe.yaml", "{is: 3j, proposed", "{is: 3x, proposed", 0, `box: extra-library: a library tile is 1 to 9, or 1j to 9j for a joker, not "3x"`},
	{"no extra tile", "deluxe.yaml", "extra-library: {is: 3j", "extra-papal: {is: 3j", 0, `box: unknown key "extra-papal"`},
	{"unknown card", "deluxe.yaml", "[blue, blue, blue, pink", "[blue, blue, violet, pink", 0, `ritmo: unknown card "violet"; accepted: blue, yellow, pink, green, orange`},
	{"card without colour", "deluxe.yaml", "[blue, blue, blue, pink", "[blue, blue, 3, pink", 0, `ritmo: unknown card "3"`},
	{"four of a colour", "deluxe.yaml", "[blue, blue, blue, pink", "[blue, blue, pink, pink", 1, "ritmo: 3 of the cards are blue, not 2"},
	{"cards", "deluxe.yaml", "[3, 4, 4, 5]", "[3, 4, 4]", 0, "scuola: 6 cards are expected, not 5"},
	{"value of a card", "deluxe.yaml", "[3, 4, 4, 5]", "[3, 4, 4, 15]", 0, `scuola: a whole number from 1 to 9 is expected, not "15"`},
	{"kinds of card", "deluxe.yaml", "[1, 1, 1, 2, 2, 2, 3, 3, 4]", "[1, 3, 4, 5, 6, 7, 8, 9, 9]", 0, "arnault: at most 7 kinds of card, not 9"},
	{"two Guaitas", "deluxe.yaml", "placito, guaita, white", "guaita, guaita, white", 0, "placiti: 1 of the cards are guaita, not 2"},
	{"an action elsewhere", "deluxe.yaml", "arnault: {is: cagliari", "arnault: {is: roma", 0, "action-cards: arnault: its action is at cagliari, not \"roma\""},
	{"no deck", "deluxe.yaml", "  glossario: # EXP-G", "  glossary: # EXP-G", 0, `cards: unknown key "glossary"; accepted: ritmo, placiti, scuola, arnault, glossario`},
	{"friar of the other edition", "classic.yaml", "  raffaele: {", "  alessandro: {", 0, `friars: unknown key "alessandro"; accepted: mario, michele, stefano, gigi, raffaele`},
	{"friar without a name", "classic.yaml", "raffaele: {names", "raffaele: {name", 0, `raffaele: unknown key "name"; accepted: names, effect`},
	{"effect of a tile", "deluxe.yaml", "{is: CAR-3,", "{is: CAR-9,", 0, `muret: effect: there is no rule "CAR-9"`},
	{"provenance", "classic.yaml", "  red: {is: 2, inferred: IT ES DE DX, note", "  red: {is: 2, note", 0, "papal: red: provenance is missing; accepted: attested, inferred, proposed"},
	{"note", "classic.yaml", `note: "only two let the game end on turns 13, 14, 15 and 16"`, "note: []", 0, "papal: red: note: a text is expected, not a list"},
	{"sources", "sources.yaml", "  IT: Italian", "  IT :: Italian", 0, ""},
	{"source without text", "sources.yaml", "IT: Italian rulebook of 2010", "IT:", 0, "sources: IT: a text is expected, not nothing"},
	{"sources as a list", "sources.yaml", "sources:\n", "x:\n", 0, `file: unknown key "x"; accepted: sources`},
}

func TestBoxFaults(t *testing.T) {
	for _, c := range boxFaults {
		t.Run(c.name, func(t *testing.T) {
			fsys := dataFiles(t)
			broken, line := change(t, string(fsys[c.file].Data), c.old, c.with)
			fsys[c.file].Data = []byte(broken)
			l, err := Load(fsys)
			var faults Faults
			if !errors.As(err, &faults) || l != nil {
				t.Fatalf("got %v, want faults", err)
			}
			want := fmt.Sprintf("%s:%d: %s", c.file, line+c.down, c.want)
			if c.want != "" && !slices.ContainsFunc(faults, func(f Fault) bool { return strings.HasPrefix(f.String(), want) }) {
				t.Errorf("want %s\ngot\n%v", want, err)
			}
		})
	}
}

func TestMissingFiles(t *testing.T) {
	for _, name := range []string{"sources.yaml", "classic.yaml", "deluxe.yaml", "board.yaml"} {
		fsys := dataFiles(t)
		delete(fsys, name)
		if _, err := Load(fsys); err == nil || err.Error() != name+": cannot be read: file does not exist" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Load(fstest.MapFS{}); err == nil {
		t.Error("an empty directory is no library")
	}
}

package edition

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"volgare/engine"
)

// Each case changes one thing of the built-in board. The first fault in the changed line begins with the given words.
var boardFaults = []struct {
	name, old, with string
	down            int // lines from the change to the fault
	want            string
}{
	{"unknown key", "id: {is: lucca…    name:", "    nome:", 0, `place lucca: unknown key "nome"; accepted: id, name, zone`},
	{"missing key", "id: {is: lucca…    name: {is: Lucca, proposed: VOL}\n", "", -1, "place lucca: name is missing"},
	{"unknown key above", "title: Rec", "titel: Rec", 0, `board: unknown key "titel"; accepted: board, title`},
	{"unknown key of a value", "{is: Lucca, ", "{is: Lucca, remark: x, ", 0, `place lucca: name: unknown key "remark"; accepted: is, note, attested, inferred, proposed`},
	{"key twice", "id: {is: lucca…    zone: {is: pink, proposed: VOL}\n", "    zone: {is: pink, proposed: VOL}\n    zone: {is: pink, proposed: VOL}\n", 1, `place lucca: duplicate key "zone"`},
	{"duplicate place", "{is: lucca, proposed: VOL}", "{is: asti, proposed: VOL}", 0, "duplicate place asti, first in line"},
	{"no identifier", "{is: lucca, proposed: VOL}", "{is: Lucca, proposed: VOL}", 0, `place Lucca: id: "Lucca" is no identifier`},
	{"reserved id", "{is: lucca, proposed: VOL}", "{is: sea, proposed: VOL}", 0, "place sea: the name means something else"},
	{"unknown neighbour", "[torino, milano, genova]", "[torino, milano, genua]", 0, `place asti: unknown neighbour "genua"; accepted: torino, asti, milano`},
	{"one-way road", "[torino, milano, genova]", "[torino, milano, genova, lucca]", 0, "place asti: lucca is a neighbour, but not the other way round"},
	{"neighbour twice", "[torino, milano, genova]", "[torino, milano, torino, genova]", 0, "place asti: duplicate neighbour torino"},
	{"next to itself", "[torino, milano, genova]", "[torino, asti, milano, genova]", 0, "place asti: next to itself"},
	{"two provenances of a road", "{is: [venezia], attested: IT ES DE,", "{is: [venezia], attested: IT ES,", 0, "place milano: the road to venezia has another provenance at its other end"},
	{"harbour without sea", "id: {is: cagliari…    sea: {is: tirreno, attested: IT ES DE DX}\n", "", -6, "place cagliari: a harbour without sea; accepted: tirreno, adriatico"},
	{"sea without harbour", "id: {is: asti…    ducats:", "    sea: {is: tirreno, proposed: VOL}\n    ducats:", 0, "place asti: a sea without the feature harbour"},
	{"unknown sea", "id: {is: genova…{is: tirreno,", "{is: egeo,", 0, `place genova: sea: unknown sea "egeo"; accepted: tirreno, adriatico`},
	{"no sea", "id: {is: genova…{is: tirreno,", "{is: none,", 0, `place genova: sea: unknown sea "none"`},
	{"unknown feature", "id: {is: asti…[city]", "[town]", 0, `place asti: features: unknown feature "town"; accepted: start, city, convent`},
	{"feature twice", "id: {is: asti…[city]", "[city, city]", 0, "place asti: duplicate feature city"},
	{"two kinds of place", "id: {is: asti…[city]", "[city, abbey]", -4, "place asti: exactly one of start, city, convent, abbey, franciscan is expected, not 2"},
	{"no kind of place", "id: {is: asti…[city]", "[]", -4, "place asti: exactly one of start, city"},
	{"cathedral without city", "id: {is: lucca…[city]", "[convent, cathedral]", -4, "place lucca: cathedral needs a city"},
	{"unknown zone", "id: {is: asti…{is: orange,", "{is: rosa,", 0, `place asti: zone: unknown zone "rosa"; accepted: neutral, blue, yellow, pink, green, orange`},
	{"coloured start city", "id: {is: torino…{is: neutral,", "{is: blue,", 0, "place torino: the zone has to be neutral for the feature start, not blue"},
	{"coloured convent", "id: {is: parma…{is: neutral,", "{is: blue,", 0, "place parma: the zone has to be neutral for the feature convent, not blue"},
	{"coloured abbey", "id: {is: fiore…{is: neutral,", "{is: green,", 0, "place fiore: the zone has to be neutral for the feature abbey, not green"},
	{"four start cities", "id: {is: torino…[start]", "[abbey]", 0, ""},
	{"four Franciscan cities", "id: {is: urbino…[franciscan]", "[city]", 0, ""},
	{"one cathedral", "[city, cathedral]", "[city]", 0, ""},
	{"useless university", "id: {is: bologna…{is: 15,", "{is: 0,", 0, "place bologna: a university without knowledge"},
	{"city without ducats", "id: {is: lucca…    ducats: {is: 0, proposed: VOL}\n", "", -5, "place lucca: ducats is missing, 0 for none"},
	{"convent with ducats", "id: {is: parma…    neighbours:", "    ducats: {is: 5, proposed: VOL}\n    neighbours:", 0, "place parma: only a city has ducats"},
	{"ducats out of range", "id: {is: asti…{is: 15,", "{is: 61,", 0, `place asti: ducats: a whole number from 0 to 60 is expected, not "61"`},
	{"negative knowledge", "id: {is: padova…{is: 6,", "{is: -6,", 0, `place padova: knowledge: a whole number from 0 to 30 is expected, not "-6"`},
	{"no number", "id: {is: asti…{is: 15,", "{is: many,", 0, `place asti: ducats: a whole number from 0 to 60 is expected, not "many"`},
	{"a list for a number", "id: {is: asti…{is: 15,", "{is: [15],", 0, "place asti: ducats: a whole number from 0 to 60 is expected, not a list"},
	{"latitude", "[44.90, 8.21]", "[8.21, 44.90]", 0, "place asti: at: a latitude from 35 to 48"},
	{"no point", "[44.90, 8.21]", "44.90", 0, "place asti: at: [latitude, longitude] is expected"},
	{"missing provenance", "{is: Lucca, proposed: VOL}", "{is: Lucca}", 0, "place lucca: name: provenance is missing; accepted: attested, inferred, proposed"},
	{"bare value", "{is: Lucca, proposed: VOL}", "Lucca", 0, "place lucca: name: provenance is missing; write {is: Lucca, attested: CODES}"},
	{"bare list", "- {is: [torino, milano, genova], proposed: VOL}", "- torino", 0, "place asti: neighbours: provenance is missing"},
	{"two marks", "{is: Lucca, proposed: VOL}", "{is: Lucca, proposed: VOL, attested: IT}", 0, "place lucca: name: more than one of attested, inferred, proposed"},
	{"no value", "{is: Lucca, proposed: VOL}", "{proposed: VOL}", 0, "place lucca: name: is is missing"},
	{"unknown source", "{is: Lucca, proposed: VOL}", "{is: Lucca, attested: XX}", 0, `place lucca: name: unknown source "XX"; accepted: IT, ES, DE`},
	{"no source", "{is: Lucca, proposed: VOL}", "{is: Lucca, attested: ''}", 0, "place lucca: name: the code of a source is expected, not nothing"},
	{"no list", "id: {is: asti…[city]", "city", 0, "place asti: features: a list is expected, not a single value"},
	{"empty name", "{is: Lucca, ", "{is: '', ", 0, "place lucca: name: a text is expected, not nothing"},
	{"event box missing", "id: {is: bari…[city, event]", "[city]", -4, "event 9: bari is no place with the feature event on this board; accepted: milano,"},
	{"code explained twice", "title: Rec", "sources: {IT: x}\ntitle: Rec", 0, `sources: "IT" is explained already`},
	{"no code", "title: Rec", "sources: {a b: x}\ntitle: Rec", 0, `sources: "a b" is no code`},
	{"board name", "board: reconstruction", "board: My Board", 0, `board: "My Board" is no identifier`},
	{"alias", "{is: Lucca, ", "{is: *x, ", 0, "anchors, aliases, tags, merges and directives are not for data files"},
	{"no YAML", "title: Rec", "title: [Rec", 0, ""},
	{
		"own event in no box", "title: Rec", "events: [{no: {is: 11, attested: IT}, name: {is: A, attested: IT}, place: {is: asti, attested: IT}, ducats: {is: 5, attested: IT}}]\ntitle: Rec", 0,
		"event 11: asti is no place with the feature event on this board; accepted: milano, genova, venezia",
	},
}

func TestBoardFaults(t *testing.T) {
	l, text := builtin(t), dataFile(t, "board.yaml")
	for _, c := range boardFaults {
		t.Run(c.name, func(t *testing.T) {
			broken, line := change(t, text, c.old, c.with)
			_, err := l.CheckBoard("my.board.yaml", []byte(broken))
			var faults Faults
			if !errors.As(err, &faults) {
				t.Fatalf("got %v, want faults", err)
			}
			want := fmt.Sprintf("my.board.yaml:%d: %s", line+c.down, c.want)
			if c.want != "" && !slices.ContainsFunc(faults, func(f Fault) bool { return strings.HasPrefix(f.String(), want) }) {
				t.Errorf("want %s\ngot\n%v", want, err)
			}
		})
	}
}

// TestBoardCounts checks faults of the whole board, wherever they are reported.
func TestBoardCounts(t *testing.T) {
	for _, c := range []struct{ name, old, with, want string }{
		{"start", "id: {is: torino…[start]", "[abbey]", "places: 5 with the feature start are expected, not 4: vicenza, ancona, taranto, catania"},
		{"abbey", "id: {is: torino…[start]", "[abbey]", "places: 3 with the feature abbey are expected, not 4"},
		{"franciscan", "id: {is: urbino…[franciscan]", "[city]", "places: 5 with the feature franciscan are expected, not 4"},
		{"cathedral", "[city, cathedral]", "[city]", "places: 2 with the feature cathedral are expected, not 1: brindisi"},
		{"convent", "id: {is: parma…[convent]", "[abbey]", "places: 2 with the feature convent are expected, not 1: benevento"},
		{"universities", "id: {is: padova…[city]", "[city, university]", "places: 1 with the feature university are expected, not 2: padova, bologna"},
		{"university", "[city, university]", "[city]", "places: 1 with the feature university are expected, not 0"},
		{"roma", "{is: roma, attested: IT ES DE DX}", "{is: rom, attested: IT ES DE DX}", "places: roma is missing"},
		{"brindisi", "{is: brindisi, attested: IT ES DE DX}", "{is: brundisium, attested: IT ES DE DX}", "places: brindisi is missing"},
		{"event box", "id: {is: bari…[city, event]", "[city]", "palermo, cagliari, or another place for the tile under events"},
		{"tiles", "title: Rec", "events:\ntitle: Rec", "events: a list is expected"},
	} {
		t.Run(c.name, func(t *testing.T) {
			broken, _ := change(t, dataFile(t, "board.yaml"), c.old, c.with)
			_, err := CheckBoard("b", []byte(broken))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("want %s\ngot %v", c.want, err)
			}
		})
	}
}

func TestNoBoard(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "b: one YAML document is expected"},
		{"# nothing", "b"},
		{"- a", "b:1: a mapping is expected, not a list"},
		{"a: 1\n---\nb: 2", "b: one YAML document is expected, not 2"},
		{"board: x\ntitle: x\nplaces: []", "b:3: places: a board has 1 to 62"},
		{"board: x\ntitle: x\nplaces: roma", "b:3: places: a list is expected, not a single value"},
		{"board: x\ntitle: x\nplaces: [roma]", "b:3: place: a mapping is expected, not a single value"},
		{strings.Repeat("[", 100) + strings.Repeat("]", 100), "b:1: nested more than 16 deep"},
		{strings.Repeat("#", MaxBoard+1), "b: a file has at most 65536 bytes, not 65537"},
		{"a: 1\n  b: 2\n", "b:"},
		{"a: &x 1\n", "b:1: "},
		{"<<: {a: 1}\n", "b:1: "},
	} {
		b, err := CheckBoard("b", []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) || b != nil {
			t.Errorf("%.20q: want %s\ngot %v", c.text, c.want, err)
		}
	}
}

// TestReachable: a sea with one harbour, a place without roads, and an island that no ship reaches.
func TestReachable(t *testing.T) {
	text := dataFile(t, "board.yaml")
	for _, id := range []string{"venezia", "ancona"} {
		text, _ = change(t, text, "id: {is: "+id+"…{is: adriatico,", "{is: tirreno,")
	}
	_, err := CheckBoard("b", []byte(text))
	if err == nil || !strings.Contains(err.Error(), "place brindisi: the only harbour of the sea adriatico; two are needed") {
		t.Error(err)
	}
	text, _ = change(t, dataFile(t, "board.yaml"), "[cosenza], ", "[], ")
	text, line := change(t, text, "id: {is: cosenza…, fiore]", "]")
	_, err = CheckBoard("b", []byte(text))
	if want := fmt.Sprintf("b:%d: place fiore: cannot be reached from roma, by land or sea", line+4); err == nil || err.Error() != want {
		t.Errorf("want %s, got %v", want, err)
	}
	text, _ = change(t, dataFile(t, "board.yaml"), "id: {is: cagliari…{is: tirreno,", "{is: adriatico,")
	for _, id := range []string{"venezia", "ancona", "brindisi"} {
		text, _ = change(t, text, "id: {is: "+id+"…{is: adriatico,", "{is: tirreno,")
	}
	_, err = CheckBoard("b", []byte(text))
	if err == nil || !strings.Contains(err.Error(), "place cagliari: cannot be reached from roma") {
		t.Error(err)
	}
}

// TestAllFaults checks that all faults are returned together, by line.
func TestAllFaults(t *testing.T) {
	text := dataFile(t, "board.yaml")
	text, second := change(t, text, "id: {is: asti…{is: orange,", "{is: rosa,")
	text, first := change(t, text, "id: {is: torino…{is: neutral,", "{is: blue,")
	text, third := change(t, text, "{is: Lucca, proposed: VOL}", "{is: Lucca}")
	_, err := CheckBoard("b", []byte(text))
	var faults Faults
	if !errors.As(err, &faults) || len(faults) != 3 {
		t.Fatal(err)
	}
	for i, line := range []int{first, second, third} {
		if faults[i].Line != line {
			t.Errorf("fault %d: line %d, want %d: %v", i, faults[i].Line, line, faults[i])
		}
	}
}

// TestNames checks that files use the names of the engine's features, zones and seas.
func TestNames(t *testing.T) {
	for f := engine.StartTown; f <= engine.University; f <<= 1 {
		if got, ok := engine.ParseFeature(join(f)); !ok || got != f {
			t.Errorf("%s: %v %v", join(f), got, ok)
		}
	}
	if len(zoneNames()) != 6 || seaNames()[0] != "tirreno" || seaNames()[1] != "adriatico" {
		t.Error(zoneNames(), seaNames())
	}
}

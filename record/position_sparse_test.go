package record_test

import (
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

const rich = `new deluxe 4 seed a
# a friar in Venezia
turn 7
order yellow red black grey
to-move red
points 3
done move psalter
seat red place venezia ducats 25 knowledge 14 status friar mario
seat red cubes politicians 2 abbesses 3 scribes 1 scribes 4 discs milano venezia
seat black manuscripts 1-yellow*2 4-blue-pink lingua library 2j 4 rest 2
track riddle red 3 yellow 3
track library grey 2
areas politicians 1 abbesses 1
space 8 abbesses 4
first-event 2
events 2 5
papal white red white red white
canticle cortona 2 gubbio 6
deck 1 top blue green
showing 1 blue pink
library top 2 3
friars gigi raffaele
shlasinger used
`

// sparsePositions cover every line. Each is laid out, printed in full and parsed again, which also proves that no piece is
// lost or added.
var sparsePositions = []string{
	rich,
	"new deluxe 4 seed a",
	"new deluxe 2",
	"new es2010 5 seed a seed of words\noption landing another\norder green grey black red yellow",
	"new it2010 3 seed a\nseat red place torino\nseat black place vicenza\norder yellow red black",
	"new it2010 3 seed a\nturn 2\nseat red place tirreno left genova ducats 15\nto-move red",
	"new it2010 3 seed a\nturn 9\nseat red messenger 6 graduate reader\nfresh",
	"new it2010 5 seed a\nturn 13\nstupor used\nseat grey status cardinal muret\nto-move grey\ncardinals none",
	"new deluxe 4 seed a\nturn 16\nevents none",
	"new it2010 3 seed a\nrevision 1\nturn 9",
	"new it2010 3 seed a\nturn 9\nseat red discs roma firenze unpaid roma unlearnt firenze",
	"new it2010 3 seed a\nturn 9\nto-move red\ndone scribes-vp\nconverted",
	"new deluxe 4 seed a\nturn 15\npapal red white white red white",
	"new deluxe 4 seed a\nturn 14\npapal red red white white white\ndecision over\nseat red office pope status cardinal zazza",
	"new deluxe 5 seed a\nturn 8\ndecision charity\nto-move grey\nseat grey status friar gigi ducats 5",
	"new deluxe 4 seed a\nturn 12\ndecision keep\ndrawn 3\nto-move red",
	"new it2010 4 seed a\nturn 12\ndecision order\ndrawn 3\nplaced 1\nlibrary top 4 2 3\nto-move red\npoints 2",
	"new deluxe 4 seed a\nturn 12\ndecision give\ndrawn 2\nto-move red\nseat red library 2j",
	"new deluxe 4 seed a\nturn 12\nsummons by red",
	"new it2010 4 seed a\nturn 12\ndecision answer\nsummons by red in yellow\nto-move black",
	"new deluxe 4 seed a\nturn 12\ndecision bidding\norder red yellow black grey\nsummons by red in yellow black\nbid 7 by yellow\nto-move black",
	"new deluxe 4 seed a\nturn 12\ndecision payment\nsummons by red in yellow black\nbid 7 by yellow\nseat yellow cubes politicians 4 abbesses 3",
	"new deluxe 4 seed a\nturn 14\ndecision election\nto-move red\nseat red cubes politicians 4",
	"new deluxe 4 seed a\nturn 14\ndecision payment\noffice banker\nto-move red\nseat red cubes politicians 4",
	"new it2010 4 seed a\nturn 5\nseat red manuscripts 1-blue*3 1-yellow*3 1-pink*3\nseat black manuscripts 1-green*3 1-orange*3\nvirtual used",
}

func TestSparseIsWhole(t *testing.T) {
	lib := editiontest.Library(t)
	for _, text := range sparsePositions {
		table, s, err := record.ParsePosition(lib.Table, text)
		if err != nil {
			t.Errorf("%s\n%v", text, err)
			continue
		}
		full := string(record.AppendPosition(nil, table, &s))
		_, again, err := record.ParsePosition(lib.Table, full)
		if err != nil || again != s {
			t.Errorf("%s\n%v\n%s", text, err, full)
		}
	}
}

// TestSparseForm compares a sparse position with its complete form.
func TestSparseForm(t *testing.T) {
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, rich)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "sparse.txt", rich)
	golden(t, "complete.txt", withoutHash(table, &s))
	table.Rules.Mask(&s, &s, engine.Nobody)
	golden(t, "masked.txt", withoutHash(table, &s))
}

// TestCompleteRefuses corrupts a complete position, one line or word at a time.
func TestCompleteRefuses(t *testing.T) {
	lib := editiontest.Library(t)
	table, s := mustParse(t, rich)
	good := string(record.AppendPosition(nil, table, &s))
	for _, c := range []struct{ old, text, want string }{
		{"turn 7\n", "", `the position has no line "turn"`},
		{"turn 7\n", "turn 7\nturn 7\n", "turn is given twice"},
		{"track rest", "track riddle", "track riddle is given twice"},
		{"turn 7", "turn 0", "start cities are chosen before turn 1"},
		{"to-move red", "to-move nobody", "a seat decides unless the game is over"},
		{"to-move red", "to-move black", "the index is not that of the deciding seat"},
		{"at 1", "at 4", "the index of the deciding seat is out of range"},
		{"decision turn", "decision keep", "a seat in turn has drawn library tiles"},
		{"decision turn", "decision bidding", "nobody has summoned"},
		{"decision turn", "decision payment", "a payment is for an office"},
		{"drawn 0", "drawn 9", "more library tiles are drawn than the stack has"},
		{"areas politicians 1", "areas politicians 2", "the politicians are not those of the bag"},
		{"gone politicians 5 nobles 7 abbesses 9", "space 9 nobles 7\ngone politicians 5 abbesses 9", "a space of the turn track holds too many cubes"},
		{"papal white red white red white", "papal red red white red white", "the papal tiles are not those of the box"},
		{"showing 1-blue ", "showing 1-blue*4 ", "there are too many manuscripts 1 blue"},
		{"deck 4 blue-green ", "deck 4 ", "the manuscripts are not those in play"},
		{"library 2j/black", "library 3j/black", "the library tiles are not those of the box"},
		{"library 2j/black", "library 2j/blue", "expected the seats that have seen the tile"},
		{"friars gigi", "friars mario", "a friar or cardinal tile is there twice"},
		{"place torino", "place none", "a piece has no place"},
		{"place torino", "place torino left genova", "a piece at sea, and no other, has left a harbour"},
		{"red 3 yellow 3 black 0", "red 3 yellow 0 black 3", "the discs of a track must be in order, the most advanced first"},
		{"red 14 grey 1 black 1", "red 14 red 1 black 1", "red is named twice on the track"},
		{"flags inquired", "flags inquisitive", "expected a flag"},
	} {
		spoilt := strings.Replace(good, c.old, c.text, 1)
		if _, _, err := record.ParsePosition(lib.Table, spoilt); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

// withoutHash prints a position without the hash, which changes with every value of the board.
func withoutHash(table *edition.Table, s *engine.State) string {
	return strings.Replace(string(record.AppendPosition(nil, table, s)), table.Hash, "HASH", 1)
}

// TestSparseDefaults checks the values that lines do not give.
func TestSparseDefaults(t *testing.T) {
	table, s := mustParse(t, "new deluxe 4 seed a\nturn 3")
	deal := table.Rules.Deal("a")
	if s.Areas != deal.Cubes[3] || s.Coming[3] != ([4]uint8{}) || s.Coming[4] != deal.Cubes[4] {
		t.Errorf("areas %v, spaces %v", s.Areas, s.Coming)
	}
	for c := range s.Gone {
		if s.Gone[c] != deal.Cubes[1][c]+deal.Cubes[2][c] {
			t.Errorf("gone %v", s.Gone)
		}
	}
	if s.Points != 5 || s.Decision != engine.Turn || s.Seat != deal.Order[0] || s.At != 0 {
		t.Errorf("%s %s %d", s.Decision, s.Seat, s.Points)
	}
	places := map[engine.PlaceNo]bool{}
	for _, p := range s.Players[:4] {
		places[p.Place] = table.Rules.Box.Places[p.Place].Features&engine.StartTown != 0
	}
	if len(places) != 4 {
		t.Errorf("start cities %v", places)
	}
	for turn := uint8(1); turn <= 4; turn++ {
		tile, _ := table.Rules.EventOn(&s, turn)
		if up := s.Events&(1<<tile) != 0; up != (turn <= 3) {
			t.Errorf("event of turn %d face up: %v", turn, up)
		}
	}
}

// TestSparseKeepsSpacesFull gives a seat more abbesses than past turns had.
func TestSparseKeepsSpacesFull(t *testing.T) {
	table, s := mustParse(t, "new deluxe 4 seed a\nturn 2\nseat red cubes abbesses 6")
	for space := 3; space <= 7; space++ {
		n := 0
		for _, count := range s.Coming[space] {
			n += int(count)
		}
		if n != table.Rules.SpaceLimit() {
			t.Errorf("space %d holds %d", space, n)
		}
	}
}

// TestSparseStacks checks that the first seat of a track line is further ahead. // SET-9
func TestSparseStacks(t *testing.T) {
	_, s := mustParse(t, "new deluxe 4 seed a\nturn 2\norder yellow red black grey\ntrack knowledge red 5 black 5\nseat grey knowledge 9")
	if want := [5]engine.Seat{3, 1, 2, 0}; s.Tracks[engine.Knowledge].Ahead != want {
		t.Errorf("%v, want %v", s.Tracks[engine.Knowledge].Ahead, want)
	}
}

func mustParse(t *testing.T, text string) (*edition.Table, engine.State) {
	t.Helper()
	table, s, err := record.ParsePosition(editiontest.Library(t).Table, text)
	if err != nil {
		t.Fatal(err)
	}
	return table, s
}

func TestPositionErrors(t *testing.T) {
	lib := editiontest.Library(t)
	for _, c := range []struct{ text, want string }{
		{"", "the position is empty"},
		{"newt", `line 1, column 1: expected a position (new or position), found "newt"; did you mean new?`},
		{"new delux 4 seed a", `line 1, column 11: unknown preset "delux"; accepted: ` + strings.Join(edition.PresetIDs(), ", ")},
		{"new deluxe 9 seed a", `line 1, column 12: expected players, 2 to 5, found "9"`},
		{"new deluxe 4 sed a", `line 1, column 14: expected seed, found "sed"`},
		{"new deluxe 4\nturn 3\nseat red unpaid roma", "only of a city with a disc, ducats and knowledge one of the two can have been left"},
		{"new deluxe 4\nturn 3\nseat red discs milano unlearnt milano", "only of a city with a disc, ducats and knowledge one of the two can have been left"},
		{"new deluxe 4\nturn 3\nseat red discs roma unpaid roma unlearnt roma", "only of a city with a disc, ducats and knowledge one of the two can have been left"},
		{"new deluxe 4\noption bonus-parts whole\nturn 3\nseat red discs roma unpaid roma", `line 4, column 21: expected what the seat has, found "unpaid"`},
		{"new it2010 4\nturn 3\nconverted", "scribes were not converted where the piece stands, or that does not matter"},
		{"new deluxe 4\nturn 3\ndone scribes-vp\nconverted", "scribes were not converted where the piece stands, or that does not matter"},
		{"new deluxe 4\nrevision 3", `line 2, column 10: expected a revision of the rules, 1 to 2, found "3"`},
		{"new deluxe 4\nrevision 1\nrevision 1", `line 3, column 1: revision is given twice`},
		{"new deluxe 4\noption landng any", `line 2, column 15: unknown option "landng"`},
		{"new deluxe 4\n\n# no\nturm 3", `line 4, column 1: expected a line of a position, found "turm"; did you mean turn?`},
		{"new deluxe 4\nturn 17", `line 2, column 6: expected a turn, 1 to 16, found "17"`},
		{"new deluxe 4\nturn 3\nturn 4", `line 3, column 1: turn is given twice`},
		{"new deluxe 4\nturn 3\noption library later", `line 3, column 1: expected a line of a position, found "option"`},
		{"new deluxe 4\nturn 3\nseat red place venecia", `line 3, column 16: expected a place, found "venecia"; did you mean venezia?`},
		{"new deluxe 4\nturn 3\nseat red place tirreno", `line 3, column 16: expected a place, found "tirreno"`},
		{"new deluxe 4\nturn 3\nseat red ducat 5", `line 3, column 10: expected what the seat has, found "ducat"; did you mean ducats?`},
		{"new deluxe 4\nturn 3\nseat red ducats 5 ducats 6", `line 3, column 19: ducats is given twice for this seat`},
		{"new deluxe 4\nturn 3\nseat red discs torino", `line 3, column 16: torino is no city: discs lie on cities`},
		{"new deluxe 4\nturn 3\nseat red manuscripts 1-blue*0", `line 3, column 22: expected how many, 1 to 20, found "1-blue*0"`},
		{"new deluxe 4\nturn 3\nseat red cubes politicians 9", `line 3, column 1: the bag holds 8 politicians, and 9 are given`},
		{"new deluxe 4\nturn 3\nseat red manuscripts 1-blue*4", `line 3, column 1: the game has 3 manuscripts 1 blue, and more are given`},
		{"new deluxe 4\nturn 3\nshowing 2 blue*3", `line 3, column 1: the game has 2 manuscripts 2 blue, and more are given`},
		{"new deluxe 4\nturn 3\nshowing 2 blue pink blue pink", `line 3, column 26: 3 manuscripts of a level lie face up, not 4`},
		{"new deluxe 4\nturn 3\nseat red library 3j 3j", `line 3, column 1: the box does not hold these library tiles of red`},
		{"new deluxe 4\nturn 3\nseat red library 3j\nlibrary top 3j", `line 4, column 1: the box does not hold these library tiles, or players have them`},
		{"new deluxe 4\nturn 3\nseat red status friar mario\nseat black status friar mario", `line 4, column 1: black has the tile of another seat`},
		{"new deluxe 4\nturn 3\nseat red status friar mario\nfriars mario", `line 4, column 1: a friar that is left is also a seat's`},
		{"new deluxe 4\nturn 3\nseat red lingua\nseat black lingua", `line 4, column 1: Lingua Volgare is given to red and black: there is one`},
		{"new deluxe 4\nturn 3\nspace 3 nobles 1", `line 3, column 1: the cubes of space 3 have been handed out by turn 3`},
		{"new deluxe 4\nturn 3\nspace 8 nobles 7", `line 3, column 16: a space holds at most 6 cubes, not 7`},
		{"new deluxe 4\nturn 3\nfirst-event 10", `line 3, column 13: event tile 10 has a turn of its own`},
		{"new deluxe 4\nturn 3\nfirst-event 1\nevents 4", `line 4, column 1: an event tile that has not come by turn 3 cannot lie face up`},
		{"new deluxe 4\nturn 3\nstupor face-up", `line 3, column 1: the Stupor Mundi tile has not come by turn 3`},
		{"new deluxe 4\nturn 15\npapal red red white white white", `line 3, column 1: the second red papal tile has ended the game before turn 15`},
		{"new deluxe 4\nturn 15\npapal red red red white white", `line 3, column 1: the papal tiles are not those of the box`},
		{"new deluxe 4\nturn 3\ncanticle roma 2", `line 3, column 10: roma is no Franciscan city`},
		{"new it2010 4\nturn 3\nseat red left genova", `line 3, column 1: red is not at sea and has left no harbour`},
		{"new it2010 4\nturn 3\nseat red place tirreno left ancona", `line 3, column 1: red is at sea: name the harbour of that sea that it has left`},
		{"new deluxe 4\nturn 12\ndecision bidding\nto-move red", `line 3, column 1: name the summoner: summons by SEAT in SEATS`},
		{"new deluxe 4\nturn 12\ndecision keep", `line 1, column 1: say how many tiles are drawn: 1 to 10`},
		{"new deluxe 4\nturn 3\ndecision charity", `has nothing to decide here`},
		{"new deluxe 4\nturn 12\norder red black yellow grey\ndecision bidding\nsummons by red in yellow black\nbid 7 by yellow\nto-move black", `line 4, column 1: red bids before black`},
		{"new deluxe 4\nturn 3\nbid 3 by red", `line 3, column 1: a line "bid" has no meaning for the decision turn`},
		{"new deluxe 4\npoints 3", `line 2, column 1: say which turn it is`},
		{"position 2", `line 1, column 10: expected the version of the form, 1 to 1, found "2"`},
		{"position 1\npreset deluxe\nplayers 4\nrules x\nturn 1", `line 4, column 7: the rules of this position have the hash x, those of its config `},
	} {
		_, _, err := record.ParsePosition(lib.Table, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q\n got %v\nwant %s", c.text, err, c.want)
		}
	}
}

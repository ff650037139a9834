package lessons

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"volgare/edition/editiontest"
	"volgare/engine"
)

// faulty are changes to a lesson of the project, with the expected faults.
var faulty = []struct{ name, file, old, with, want string }{
	{"no YAML", "first-game", "steps:", "steps: [", `sequence end token ']' not found`},
	{"an unknown key", "first-game", "  - says: city", "  - sagt: city", `unknown field "sagt"`},
	{"a name", "first-game", "lesson: first-game", "lesson: second-game", `3: lesson: "first-game" is expected, as the file is called`},
	{"a kind", "first-game", "kind: tutorial", "kind: lecture", "4: kind: accepted: tutorial, puzzle"},
	{"a tutorial's difficulty", "first-game", "seat: yellow\n", "seat: yellow\ndifficulty: 1\n", "6: difficulty: a tutorial has none"},
	{"a puzzle's difficulty", "caravan", "difficulty: 1", "difficulty: 4", "4: difficulty: a puzzle has 1 to 3"},
	{"an end", "white-smoke", "until: game", "until: noon", ": until: accepted: turn, game"},
	{"a seat", "first-game", "seat: yellow\n", "seat: green\n", `5: seat: no seat "green" at the table`},
	{"another's turn", "first-game", "seat: yellow\n", "seat: red\n", "5: seat: yellow decides at the start"},
	{"a name of nobody", "first-game", "red: Lapa", "grey: Lapa", `6: names.grey: no seat "grey" at the table`},
	{"a position", "first-game", "place vicenza", "place verona", "start: expected a place"},
	{"a script", "first-game", "- red riddle 2", "- red riddle", "steps[6].then[4]: line 1, column 7: expected a number"},
	{"a script's seat", "first-game", "- red riddle 2", "- pink riddle 2", `steps[6].then[4]: no seat "pink" at the table`},
	{"a pattern's kind", "first-game", "allow: [psalter]", "allow: [pray]", `steps[12].allow[0]: the table has no move "pray"`},
	{"a pattern's value", "first-game", "allow: [move celano]", "allow: [move verona]", `no move move has "verona" as operand 1`},
	{"a pattern too long", "first-game", "allow: [psalter]", "allow: [psalter 3]", "psalter has only 0 operands"},
	{"a tip of the guide", "first-game", "teaches: [event]", "teaches: [Event]", `steps[2].teaches[0]: "Event" is no name of a tip of the guide`},
	{"an empty pattern", "first-game", "allow: [psalter]", `allow: [""]`, "a kind of move is expected"},
	{"a measure", "caravan", "ducats >= 115", "gold >= 115", `goal[0]: unknown measure "gold"; accepted: points, ducats`},
	{"a number", "caravan", "ducats >= 115", "ducats >= all", `"all" is no number from 1 on`},
	{"what a measure is of", "half-a-purse", "status friar", "status monk", "status of what? accepted: merchant, friar, cardinal"},
	{"a measure of nothing", "caravan", "ducats >= 115", "ducats yellow >= 115", `"yellow" does not go with ducats`},
	{"what screens hide", "white-smoke", "option screens open", "option half exact", "score is for a table with open screens"},
	{"a tutorial without steps", "caravan", "kind: puzzle\ndifficulty: 1", "kind: tutorial", "a tutorial has steps and no goal"},
	{"a goal of many parts", "caravan", "[ducats >= 115]", "[points, points, points, points, points, points, points, points, points]", "goal: it has at most 8 parts"},
	{"a puzzle without a goal", "caravan", "goal: [ducats >= 115]\n", "", "a puzzle has a goal and no steps"},
}

// TestFaults checks that faults of a lesson are reported with file and line.
func TestFaults(t *testing.T) {
	lib := editiontest.Library(t)
	for _, test := range faulty {
		t.Run(test.name, func(t *testing.T) {
			text, err := fs.ReadFile(data, "data/"+test.file+".yaml")
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(string(text), test.old); n != 1 {
				t.Fatalf("%q occurs %d times", test.old, n)
			}
			broken := strings.Replace(string(text), test.old, test.with, 1)
			_, err = Load(fstest.MapFS{test.file + ".yaml": {Data: []byte(broken)}}, lib)
			if err == nil || !strings.Contains(err.Error(), test.want) || !strings.HasPrefix(err.Error(), test.file+".yaml:") {
				t.Errorf("error:\n%v\nwant %s", err, test.want)
			}
		})
	}
}

// TestFaultOfPosition checks that a fault reports the line of the file, not of the position.
func TestFaultOfPosition(t *testing.T) {
	text, err := fs.ReadFile(data, "data/caravan.yaml")
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(text), "turn 6")
	broken := strings.Replace(string(text), "turn 6", "turn 66", 1)
	_, err = Load(fstest.MapFS{"caravan.yaml": {Data: []byte(broken)}}, editiontest.Library(t))
	if want := fmt.Sprintf("caravan.yaml:%d: start: ", strings.Count(before, "\n")+1); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error %v, want %s", err, want)
	}
}

// TestOpening checks that a lesson begins after the moves of its opening, and that an illegal one is rejected.
func TestOpening(t *testing.T) {
	text, err := fs.ReadFile(data, "data/caravan.yaml")
	if err != nil {
		t.Fatal(err)
	}
	lib := editiontest.Library(t)
	load := func(opening string) ([]*Lesson, error) {
		with := strings.Replace(string(text), "\nstart:", "\nopening: ["+opening+"]\nstart:", 1)
		return Load(fstest.MapFS{"caravan.yaml": {Data: []byte(with)}}, lib)
	}
	all, err := load("yellow business, yellow psalter")
	if err != nil {
		t.Fatal(err)
	}
	if r := all[0].Begin(); r.History.Len() != 2 || r.History.Now().Points != 3 || len(r.Own) != 0 {
		t.Errorf("%d moves, %d points", r.History.Len(), r.History.Now().Points)
	}
	if _, err := load("red business"); err == nil || !strings.Contains(err.Error(), "opening[0]: not-your-turn") {
		t.Errorf("error %v", err)
	}
}

// TestMeasures checks each measure in a known position.
func TestMeasures(t *testing.T) {
	text, err := fs.ReadFile(data, "data/inquisitor.yaml")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Load(fstest.MapFS{"inquisitor.yaml": {Data: text}}, editiontest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	l, s := all[0], *all[0].start.Now()
	s.Players[l.Seat].Office, s.Players[l.Seat].Ducats = engine.Camerlengo, 17
	for text, want := range map[string]int{
		"points": 5, "ducats": 17, "level": 4, "votes": 9, "score": 34, "gained": 14, "colours": 3, "first": 0, "winner": 0,
		"cubes politicians": 2, "track knowledge": 41, "track canticle": 1, "leads canticle": 0, "leads riddle": 0,
		"status cardinal": 1, "status friar": 0, "office camerlengo": 1, "office pope": 0, "place roma": 1, "place ancona": 0,
	} {
		p, err := parsePart(l.Table, text)
		if err != nil {
			t.Fatal(err)
		}
		if have := p[0].have(l.at(&s)); have != want {
			t.Errorf("%s is %d, want %d", text, have, want)
		}
	}
}

// TestGoalMetByAnyCondition checks that a part is met by any of its conditions, and a goal by all of its parts.
func TestGoalMetByAnyCondition(t *testing.T) {
	l := builtin(t, Puzzle)[0]
	for text, want := range map[string]bool{
		"ducats >= 1000 or status merchant": true, "status merchant or ducats >= 1000": true, "ducats >= 1000 or status friar": false,
	} {
		p, err := parsePart(l.Table, text)
		if err != nil {
			t.Fatal(err)
		}
		at := l.at(l.start.Now())
		if p.met(at) != want || ((goal{p, p}).met(at) == 3) != want {
			t.Errorf("%s is not %v", text, want)
		}
	}
}

// FuzzPlay plays arbitrary answers: each is accepted or refused, and a refused one changes nothing.
func FuzzPlay(f *testing.F) {
	all, err := theLessons()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(uint8(0), "move roma\ncity\nevent")
	f.Add(uint8(0), "move roma\nnext\nend")
	f.Add(uint8(1), "end\nend")
	f.Add(uint8(5), "\x00\n\n\xff")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		r := all[int(which)%len(all)].Begin()
		for answer := range strings.SplitSeq(text, "\n") {
			before, at, own := *r.History.Now(), r.At, len(r.Own)
			if err := r.Play([]string{answer}); err == nil {
				continue
			}
			if *r.History.Now() != before || r.At != at || len(r.Own) != own {
				t.Fatalf("%q was refused, and did something", answer)
			}
		}
	})
}

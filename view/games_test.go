package view

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
	"volgare/workshop/soak"
)

// position is a position of a random game.
type position struct {
	t   *edition.Table
	s   engine.State
	rng *rand.Rand
}

// eachPosition plays random games of every preset and number of players and visits every position. Screens alternate between
// closed and open, or in a soak are tested both ways, and some games start from the middle.
func eachPosition(t *testing.T, visit func(t *testing.T, p *position)) {
	t.Helper()
	lib := editiontest.Library(t)
	both := []string{"closed", "open"}
	for i, preset := range lib.Presets() {
		for players := 2; players <= 5; players++ {
			at := (i + players) % len(both)
			for _, screens := range soak.Or(both[at:at+1], both) {
				start := fmt.Sprintf("new %s %d seed view\noption screens %s\n", preset.ID, players, screens)
				t.Run(fmt.Sprintf("%s/%d/%s", preset.ID, players, screens), func(t *testing.T) {
					playFrom(t, lib, start, visit)
				})
			}
		}
	}
	for players := 2; players <= 5; players++ {
		for _, screens := range both {
			start := fmt.Sprintf("new deluxe %d seed cards\noption screens %s\n%s", players, screens, expanded)
			t.Run(fmt.Sprintf("expanded/%d/%s", players, screens), func(t *testing.T) {
				playFrom(t, lib, start, visit)
			})
		}
	}
	for name, lines := range withCards {
		t.Run(name+"/cards", func(t *testing.T) { playFrom(t, lib, "new deluxe 3 seed late\n"+expanded+lines, visit) })
	}
	for name, lines := range late {
		for _, head := range []string{"new deluxe 3 seed late\n", "new it2010 3 seed late\n", "new es2010 3 seed late\noption screens open\n"} {
			t.Run(name+"/"+head[4:9], func(t *testing.T) { playFrom(t, lib, head+lines, visit) })
		}
	}
}

// late are positions that random play seldom reaches.
var late = map[string]string{
	"cathedral": "turn 9\nseat red place milano status friar stefano ducats 90 cubes nobles 2 politicians 1\nto-move red\n",
	"inquiry":   "turn 9\nseat red place milano status cardinal shlasinger ducats 90\nto-move red\n",
	"zazza":     "turn 13\nseat red place roma status cardinal zazza library 2 4\ntrack library red 5\nto-move red\n",
	"election": "turn 16\nseat red place roma status cardinal muret cubes politicians 5 nobles 2 abbesses 3\n" +
		"seat black place roma cubes abbesses 9\nseat yellow place roma status friar michele cubes nobles 3 abbesses 4\nto-move red\n",
	"summons": "turn 11\nstupor face-up\nseat red place brindisi cubes politicians 3 abbesses 3\n" +
		"seat black place roma cubes abbesses 9\nseat yellow place bari status cardinal balestreri cubes nobles 3\nto-move red\n",
}

// expanded enables all expansions.
var expanded = "option ritmo on\noption placiti on\noption poeti on\noption glossario on\n" +
	"option alessandro on\noption sonzogni on\noption library-tile on\n"

// withCards are positions with cards that random play seldom reaches.
var withCards = map[string]string{
	"venezia": "turn 9\nseat red place venezia knowledge 60 ritmo blue blue pink ducats 60\n" +
		"seat yellow ritmo green library 2 4 cubes nobles 2 politicians 1 placiti white guaita ducats 40\nto-move red\n",
	"short deck": "turn 9\nseat red place venezia knowledge 60 ritmo yellow yellow yellow orange\n" +
		"seat yellow knowledge 80 ritmo blue blue pink pink\nseat black knowledge 70 ritmo green green green orange\nto-move red\n",
	"empty stack": "turn 9\nseat red place siena knowledge 60 library 3j\nseat yellow knowledge 92 library 2j 2j 2j 2 4\n" +
		"seat black knowledge 91 library 3j 3 3 3 4\nto-move red\n",
	"tuscany":  "turn 9\nseat red place siena knowledge 30 placiti white white guaita\nto-move red\n",
	"cagliari": "turn 12\nseat red place cagliari knowledge 30 scuola 4 arnault 1 2\nto-move red\n",
	"milano":   "turn 12\nseat red place milano knowledge 40 scuola 4 ritmo blue placiti placito glossario 1\nto-move red\n",
	"reply": "turn 9\nseat red knowledge 60 ritmo blue blue pink\nseat yellow library 2 4 placiti white guaita knowledge 40\n" +
		"decision reply\ntrade by red with yellow gives blue 1 asks library 1 placiti 1\n",
	"summons": "turn 11\nstupor face-up\nseat red place brindisi cubes politicians 3 abbesses 3\n" +
		"seat black place brindisi cubes abbesses 9\nseat yellow place bari\nto-move red\n",
	"ending": "turn 16\nseat red place roma ritmo blue blue placiti placito white\nseat black place roma placiti placito\n" +
		"track riddle red 5 black 4\ntrack canticle black 6 red 4\nto-move red\n",
}

func playFrom(t *testing.T, lib *edition.Library, text string, visit func(t *testing.T, p *position)) {
	t.Helper()
	table, s, err := record.ParsePosition(lib.Table, text)
	if err != nil {
		t.Fatal(err)
	}
	playRandom(t, &position{t: table, s: s, rng: rand.New(rand.NewPCG(7, uint64(table.Rules.Seats)))}, visit)
}

func playRandom(t *testing.T, p *position, visit func(t *testing.T, p *position)) {
	t.Helper()
	r := p.t.Rules
	for {
		visit(t, p)
		if t.Failed() || p.s.Decision == engine.Over {
			return
		}
		m := varied(r.AppendLegal(nil, &p.s), p.rng)
		r.Apply(&p.s, &p.s, m, nil)
	}
}

// varied chooses a kind of move at random, then a move of that kind. It ends turns less often.
func varied(legal []engine.Move, rng *rand.Rand) engine.Move {
	byKind := map[engine.Kind][]engine.Move{}
	var kinds []engine.Kind
	for _, m := range legal {
		if byKind[m.Kind] == nil {
			kinds = append(kinds, m.Kind)
		}
		byKind[m.Kind] = append(byKind[m.Kind], m)
	}
	kind := kinds[rng.IntN(len(kinds))]
	if kind == engine.End && rng.IntN(3) > 0 {
		kind = kinds[rng.IntN(len(kinds))]
	}
	return byKind[kind][rng.IntN(len(byKind[kind]))]
}

// viewers returns all seats and the spectator.
func (p *position) viewers() []engine.Seat {
	all := []engine.Seat{engine.Nobody}
	for i := range p.t.Rules.Seats {
		all = append(all, engine.Seat(i))
	}
	return all
}

func text(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

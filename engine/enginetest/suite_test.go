package enginetest

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/workshop/soak"
)

// plan is the size of a run of the suite.
type plan struct {
	presets, expanded, variants int // number of games per table, by kind of table
	every                       int // number of steps between two checks of the expensive invariants
	enough                      int // number of times that everything has to occur
}

// fewest is the number of games per table after which everything has occurred often enough.
const fewest = 150

// planned returns the plan for the time available: a little of everything, or the games that a soak asks for. Checks do not
// change a game, so a soak continues from there.
func planned() plan {
	n := soak.Games()
	p := plan{presets: max(n, 8), expanded: max(n/4, 24), variants: max(n/10, 2), every: soak.Or(16, 1), enough: 5}
	if n >= fewest {
		p.enough = enough
	}
	return p
}

// games returns how many games are played at a table.
func (p *plan) games(at seated) int {
	switch {
	case at.expanded:
		return p.expanded
	case at.variant:
		return p.variants
	}
	return p.presets
}

// TestSuite plays every preset with every number of players, and every other value of every option, and checks the
// invariants. At the end it checks that everything has occurred.
func TestSuite(t *testing.T) {
	p := planned()
	var mu sync.Mutex
	var all Coverage
	t.Run("games", func(t *testing.T) {
		for _, table := range tables(t) {
			t.Run(table.name, func(t *testing.T) {
				t.Parallel()
				coverage := playTable(t, table, p.games(table), p.every)
				mu.Lock()
				defer mu.Unlock()
				all.Add(coverage)
			})
		}
	})
	t.Log(all.Histogram(engine.Kind.String))
	if !t.Failed() {
		reached(t, &all, p.enough)
	}
}

// playTable plays games at one table: every second with seekers; every fourth (with cards every second) from a late
// position; the others at random.
func playTable(t *testing.T, table seated, games, every int) *Coverage {
	t.Helper()
	coverage := &Coverage{}
	for n := range games {
		seed := fmt.Sprintf("%s %d", table.name, n)
		g := newGame(table.rules, seed, n, coverage)
		g.Every = every
		if _, err := g.Play(); err != nil {
			t.Fatalf("seed %q: %v", seed, err)
		}
	}
	return coverage
}

// enough is how often everything has to occur in a full run.
const enough = 20

// reached checks that everything has occurred at least a number of times.
func reached(t *testing.T, c *Coverage, times int) {
	t.Helper()
	for _, line := range c.Lines(engine.Kind.String) {
		if line.N < times {
			t.Errorf("%s occurred only %d times", line.What, line.N)
		}
	}
}

// seated is a table of the suite.
type seated struct {
	name    string
	rules   *engine.Rules
	variant bool // other options than those of the preset

	expanded bool // all expansions together
}

// library reads the built-in boxes once.
var library = sync.OnceValues(edition.Builtin)

// tables lists every preset with 2 to 5 players, and variants of them.
func tables(t *testing.T) []seated {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	list := presets(t, lib, edition.Revision)
	for _, c := range variants(t) {
		list = append(list, seat(t, lib, c))
	}
	return list
}

// presets lists every preset with 2 to 5 players under a revision of the rules.
func presets(t *testing.T, lib *edition.Library, revision int) []seated {
	t.Helper()
	var list []seated
	for _, p := range lib.Presets() {
		for players := 2; players <= 5; players++ {
			list = append(list, seat(t, lib, edition.Config{Preset: p.ID, Players: players, Revision: revision}))
		}
	}
	return list
}

// seat creates one table.
func seat(t *testing.T, lib *edition.Library, c edition.Config) seated {
	t.Helper()
	table, err := lib.Table(c)
	if err != nil {
		t.Fatalf("%v: %v", c, err)
	}
	name := fmt.Sprintf("%s/%d", c.Preset, c.Players)
	if table.Config.Revision != edition.Revision {
		name += fmt.Sprintf("/revision=%d", c.Revision)
	}
	for _, o := range edition.Options() {
		if v, ok := c.Options[o.ID]; ok {
			name += "/" + o.ID + "=" + v
		}
	}
	return seated{name: name, rules: table.Rules, variant: strings.Count(name, "/") > 1, expanded: len(c.Options) == len(allTogether)}
}

package enginetest

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"volgare/edition"
	"volgare/engine"
)

// soak is the number of games at each table that VOLGARE_SOAK asks for, with
// every invariant after every move; 0 if it does not.
func soak() int {
	n, err := strconv.Atoi(os.Getenv("VOLGARE_SOAK"))
	if err != nil {
		return 0
	}
	return n
}

// fewest is how many games at each table reach everything often enough. A game is the same
// whatever is checked in it, so that a soak, which plays on from there, does too.
const fewest = 150

// plan is how many games are played at each table and how often the expensive invariants
// are checked.
func plan(t *testing.T) (games, every int) {
	t.Helper()
	switch n := soak(); {
	case n > 0:
		return n, 1
	case testing.Short():
		t.Logf("short: 20 games at each table instead of %d", fewest)
		return 20, 8
	}
	return fewest, 8
}

// TestSuite plays every preset with every number of players, and every other
// value of every option, under the invariants; then it counts what has occurred.
func TestSuite(t *testing.T) {
	games, every := plan(t)
	var mu sync.Mutex
	var all Coverage
	t.Run("games", func(t *testing.T) {
		for _, table := range tables(t) {
			t.Run(table.name, func(t *testing.T) {
				t.Parallel()
				n := games
				switch {
				case table.expanded:
					n = games / 4
				case table.variant:
					n = games / 10
				}
				coverage := playTable(t, table, n, every)
				mu.Lock()
				defer mu.Unlock()
				all.Add(coverage)
			})
		}
	})
	t.Log(all.Histogram(engine.Kind.String))
	if !t.Failed() && games >= fewest {
		reached(t, &all)
	}
}

// playTable plays games at one table: every second with seekers, every fourth, or with
// cards every second, from a late position, the others at random.
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

// enough is how often everything has to occur.
const enough = 20

// reached checks that everything has occurred often enough.
func reached(t *testing.T, c *Coverage) {
	t.Helper()
	for _, line := range c.Lines(engine.Kind.String) {
		if line.N < enough {
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

// seat makes one table.
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

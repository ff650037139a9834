package golden_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/internal/golden"
	"volgare/record"
)

var update = flag.Bool("update", false, "play and record the golden games that are missing")

const folder = "../../testdata/games"

func library(t *testing.T) *edition.Library {
	t.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func readGames(t *testing.T, lib *edition.Library) map[string]*record.Game {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.game"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no games: %v", err)
	}
	games := map[string]*record.Game{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := record.ParseGame(lib, string(text))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		games[strings.TrimSuffix(filepath.Base(file), ".game")] = g
	}
	return games
}

// TestGames replays every game: each move legal, the stated result exact, the
// deal that of the seed, and the slow scorer in agreement by category.
func TestGames(t *testing.T) {
	lib := library(t)
	if *update {
		recordGames(t, lib)
	}
	for name, g := range readGames(t, lib) {
		t.Run(name, func(t *testing.T) {
			if err := g.Verify(lib); err != nil {
				t.Fatal(err)
			}
			end, err := g.Replay(lib, nil)
			if err != nil {
				t.Fatal(err)
			}
			compareScores(t, g, &end)
		})
	}
}

func compareScores(t *testing.T, g *record.Game, end *engine.State) {
	t.Helper()
	sheet := enginetest.SlowScore(g.Table.Rules, end)
	if len(g.Result) != g.Table.Rules.Seats {
		t.Fatalf("the game states %d results", len(g.Result))
	}
	for _, line := range g.Result {
		if got := sheet.Total(line.Seat); got != line.VP {
			t.Errorf("%s: the game states %d VP, the slow scorer counts %d", line.Seat, line.VP, got)
		}
	}
	if sheet.Rank[0] != g.Result[0].Seat {
		t.Errorf("the game states that %s wins, the slow scorer says %s", g.Result[0].Seat, sheet.Rank[0])
	}
}

// TestCoverage demands a game for every preset and number of players, and for
// every way to end.
func TestCoverage(t *testing.T) {
	lib := library(t)
	have := map[string]int{}
	for _, g := range readGames(t, lib) {
		endings, err := golden.Endings(lib, g)
		if err != nil {
			t.Fatal(err)
		}
		have[tableName(g.Config)]++
		for _, e := range endings {
			have[e]++
		}
	}
	for _, want := range slices.Concat(tables(lib), golden.AllEndings()) {
		if have[want] == 0 {
			t.Errorf("no golden game for %s", want)
		}
	}
}

func tableName(c edition.Config) string { return fmt.Sprintf("%s-%d", c.Preset, c.Players) }

func tables(lib *edition.Library) []string {
	var names []string
	for _, p := range lib.Presets() {
		for players := 2; players <= engine.MaxSeats; players++ {
			names = append(names, tableName(edition.Config{Preset: p.ID, Players: players}))
		}
	}
	return names
}

// recordGames records a game for every table, then games of the Deluxe edition
// until every way to end is there.
func recordGames(t *testing.T, lib *edition.Library) {
	missing := golden.AllEndings()
	for _, p := range lib.Presets() {
		for players := 2; players <= engine.MaxSeats; players++ {
			c := edition.Config{Preset: p.ID, Players: players}
			missing = recordGame(t, lib, c, "golden", tableName(c), missing, true)
		}
	}
	const most = 3000
	for i := 0; len(missing) > 0 && i < most; i++ {
		c := edition.Config{Preset: []string{"deluxe", "it2010"}[i%2], Players: 2 + i/2%4}
		seed := fmt.Sprintf("golden %d", i)
		missing = recordGame(t, lib, c, seed, fmt.Sprintf("%s-%d", tableName(c), i), missing, false)
	}
	if len(missing) > 0 {
		t.Errorf("no game ended with %q", missing)
	}
}

// recordGame plays a game and writes it if asked to, or if it ends in a missing
// way; it returns what is missing still.
func recordGame(
	t *testing.T, lib *edition.Library, c edition.Config, seed, name string, missing []string, always bool,
) []string {
	t.Helper()
	table, err := lib.Table(c)
	if err != nil {
		t.Fatal(err)
	}
	g, err := golden.Play(table, seed, "greedy-1")
	if err != nil {
		t.Fatal(err)
	}
	endings, err := golden.Endings(lib, g)
	if err != nil {
		t.Fatal(err)
	}
	left := slices.DeleteFunc(slices.Clone(missing), func(e string) bool { return slices.Contains(endings, e) })
	file := filepath.Join(folder, name+".game")
	if _, err := os.Stat(file); err == nil || !always && len(left) == len(missing) {
		return left
	}
	g.Comment = strings.Join(endings, ", ")
	text := record.AppendGame(nil, table.Rules, g)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return left
}

package golden_test

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
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
	if err != nil {
		t.Fatal(err)
	}
	games := map[string]*record.Game{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, err := record.ParseGame(lib.Table, string(text))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		games[strings.TrimSuffix(filepath.Base(file), ".game")] = g
	}
	return games
}

// TestGamesReplayExactly replays every game: each move must be legal, the stated result exact, and the deal that of the seed.
// TestSlowScoreOfRecordedGames in engine/enginetest scores the same games.
func TestGamesReplayExactly(t *testing.T) {
	lib := library(t)
	if *update {
		recordGames(t, lib)
	}
	for name, g := range readGames(t, lib) {
		t.Run(name, func(t *testing.T) {
			if err := game.Verify(g, lib); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestGamesCoverTablesAndEndings requires a game for every preset and number of players, every expansion and every way to end, under the
// first revision of the rules; for later revisions, a game at tables that show the changes.
func TestGamesCoverTablesAndEndings(t *testing.T) {
	lib := library(t)
	for _, want := range missing(t, lib, slices.Concat(tables(lib), allEndings())) {
		t.Errorf("no golden game for %s", want)
	}
}

// TestEachPartOfCityBonusIsTaken requires a game in which each part of a city bonus is taken. // RUL-3
func TestEachPartOfCityBonusIsTaken(t *testing.T) {
	taken := map[uint8]bool{}
	for _, g := range readGames(t, library(t)) {
		for _, step := range g.Steps {
			if step.Move.Kind == engine.CityBonus {
				taken[step.Move.A] = true
			}
		}
	}
	if !taken[engine.OnlyDucats] || !taken[engine.OnlyKnowledge] {
		t.Errorf("parts taken: %v", taken)
	}
}

// missing returns the wanted tables and endings that no game has.
func missing(t *testing.T, lib *edition.Library, wanted []string) []string {
	t.Helper()
	have := map[string]bool{}
	for _, g := range readGames(t, lib) {
		endings, err := endings(lib, g)
		if err != nil {
			t.Fatal(err)
		}
		for _, what := range append(endings, tableName(g.Config)) {
			have[what] = true
		}
	}
	return slices.DeleteFunc(wanted, func(what string) bool { return have[what] })
}

// tableName names a table by its preset, its players and the expansions switched on.
func tableName(c edition.Config) string {
	name := fmt.Sprintf("%s-%d", c.Preset, c.Players)
	if c.Revision > 1 {
		name = fmt.Sprintf("r%d-%s", c.Revision, name)
	}
	if len(c.Options) == len(editiontest.Expansions) {
		return name + "-expansions"
	}
	for _, o := range edition.Options() {
		if _, ok := c.Options[o.ID]; ok {
			name += "-" + o.ID
		}
	}
	return name
}

func tables(lib *edition.Library) []string {
	var names []string
	for _, c := range configs(lib) {
		names = append(names, tableName(c))
	}
	return names
}

// configs lists the tables that must have a game.
func configs(lib *edition.Library) []edition.Config {
	return slices.Concat(presets(lib), expansions(), second())
}

// second lists the tables of revision 2. // MSS-5 RUL-2 RUL-3 RUL-19
func second() []edition.Config {
	var list []edition.Config
	for _, c := range []edition.Config{
		{Preset: "it2010", Players: 3},
		{Preset: "es2010", Players: 4},
		{Preset: "fr2010", Players: 5, Options: map[string]string{"city-bonuses": "one"}},
		{Preset: "de2010", Players: 2, Options: map[string]string{"bonus-parts": "whole"}},
		{Preset: "de2010", Players: 4, Options: map[string]string{"rows": "first"}},
		{Preset: "deluxe", Players: 2},
		{Preset: "deluxe", Players: 3},
		{Preset: "deluxe", Players: 5},
		expanded(4, editiontest.Expansions),
	} {
		c.Revision = 2
		list = append(list, c)
	}
	return list
}

// presets lists all presets with all numbers of players.
func presets(lib *edition.Library) []edition.Config {
	var list []edition.Config
	for _, p := range lib.Presets() {
		for players := 2; players <= engine.MaxSeats; players++ {
			list = append(list, edition.Config{Preset: p.ID, Players: players, Revision: 1})
		}
	}
	return list
}

// expansions lists tables with each expansion alone, the Glossario with the one it needs, and with all together for all
// numbers of players. // RUL-15
func expansions() []edition.Config {
	var list []edition.Config
	for i, id := range editiontest.Expansions {
		on := []string{id}
		if id == "glossario" {
			on = []string{id, "placiti"}
		}
		list = append(list, expanded(2+i%4, on))
	}
	for players := 2; players <= engine.MaxSeats; players++ {
		list = append(list, expanded(players, editiontest.Expansions))
	}
	return list
}

func expanded(players int, on []string) edition.Config {
	c := edition.Config{Preset: "deluxe", Players: players, Revision: 1, Options: map[string]string{}}
	for _, id := range on {
		c.Options[id] = "on"
	}
	return c
}

// recordGames records a game for every table, and then games without expansions until every way to end occurs.
func recordGames(t *testing.T, lib *edition.Library) {
	left := missing(t, lib, allEndings())
	for _, c := range configs(lib) {
		left = recordGame(t, lib, c, "golden", tableName(c), left, usual(c))
	}
	for _, c := range second() {
		left = recordGame(t, lib, c, "golden", tableName(c)+"-random", left, "random")
	}
	const most = 3000
	for i := 0; len(left) > 0 && i < most; i++ {
		c := edition.Config{Preset: []string{"deluxe", "it2010"}[i%2], Players: 2 + i/2%4, Revision: 1}
		seed := fmt.Sprintf("golden %d", i)
		left = recordGame(t, lib, c, seed, fmt.Sprintf("%s-%d", tableName(c), i), left, "")
	}
	if len(left) > 0 {
		t.Errorf("no game ended with %q", left)
	}
}

// usual returns the bot that plays at a table.
func usual(c edition.Config) string {
	if len(c.Options) > 0 { // greedy-1 ignores cards
		return "greedy"
	}
	return "greedy-1"
}

// recordGame plays a game of a bot and stores it. Without a bot, it plays a game of the usual bot and stores it only if it
// ends in a missing way. It returns the ways that are still missing.
func recordGame(
	t *testing.T, lib *edition.Library, c edition.Config, seed, name string, missing []string, player string,
) []string {
	t.Helper()
	table, err := lib.Table(c)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play(table, seed, cmp.Or(player, usual(c)))
	if err != nil {
		t.Fatal(err)
	}
	endings, err := endings(lib, g)
	if err != nil {
		t.Fatal(err)
	}
	left := slices.DeleteFunc(slices.Clone(missing), func(e string) bool { return slices.Contains(endings, e) })
	file := filepath.Join(folder, name+".game")
	if _, err := os.Stat(file); err == nil || player == "" && len(left) == len(missing) {
		return left
	}
	g.Comment = strings.Join(endings, ", ")
	text := record.AppendGame(nil, table.Rules, g)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	return left
}

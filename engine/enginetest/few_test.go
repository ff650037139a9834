package enginetest

import (
	"fmt"
	"testing"

	"volgare/edition"
)

// fewTables covers both editions, with few and many players, with open and closed screens, with and without expansions.
var fewTables = []edition.Config{
	{Preset: "it2010", Players: 2},
	{Preset: "fr2010", Players: 5},
	{Preset: "deluxe", Players: 3},
	{Preset: "deluxe", Players: 4, Options: settings(allTogether)},
	{Preset: "deluxe", Players: 3, Options: settings(append([]string{"screens=open"}, allTogether...))},
}

// TestInvariantsInFewGames plays a game of each sort at few tables and checks every invariant after every move. Package mutants runs it
// against changes of the code, so it has the same length however briefly the suite plays.
func TestInvariantsInFewGames(t *testing.T) {
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range fewTables {
		table, coverage := seat(t, lib, c), &Coverage{}
		for n := range 4 {
			g := newGame(table.rules, fmt.Sprintf("few %d", n), n, coverage)
			g.Every = 1
			if _, err := g.Play(); err != nil {
				t.Fatalf("%s: %v", table.name, err)
			}
		}
	}
}

package enginetest_test

import (
	"os"
	"path/filepath"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/game"
	"volgare/record"
)

// TestSlowScoreOfRecordedGames scores the games of testdata/games with the slow scorer, which must agree with the recorded results.
func TestSlowScoreOfRecordedGames(t *testing.T) {
	lib := editiontest.Library(t)
	files, err := filepath.Glob("../../testdata/games/*.game")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d games, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			g, err := record.ParseGame(lib.Table, string(text))
			if err != nil {
				t.Fatal(err)
			}
			end, err := game.Replay(g, lib)
			if err != nil {
				t.Fatal(err)
			}
			compareScores(t, g, end.Now())
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

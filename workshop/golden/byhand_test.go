package golden_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"volgare/engine"
	"volgare/game"
)

// TestScoresAddedUpByHand compares games with scores that were added up by hand.
func TestScoresAddedUpByHand(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(folder, "by-hand.txt"))
	if err != nil {
		t.Fatal(err)
	}
	lib := library(t)
	games := readGames(t, lib)
	counted := map[string]int{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, rest, _ := strings.Cut(line, " ")
		word, sums, _ := strings.Cut(rest, ": ")
		seat, ok := engine.ParseSeat(word)
		if games[name] == nil || !ok {
			t.Fatalf("%q does not name a game and seat", line)
		}
		end, err := game.Replay(games[name], lib)
		if err != nil {
			t.Fatal(err)
		}
		result := games[name].Table.Rules.Score(end.Now())
		compareByHand(t, name, seat, sums, &result)
		counted[name]++
	}
	for name, seats := range counted {
		if seats != games[name].Table.Rules.Seats {
			t.Errorf("%s: %d seats are counted", name, seats)
		}
	}
	if len(counted) < 4 {
		t.Errorf("%d games are counted by hand, want 4", len(counted))
	}
}

func compareByHand(t *testing.T, game string, seat engine.Seat, sums string, result *engine.Result) {
	t.Helper()
	byHand := map[string]int{}
	list, total, _ := strings.Cut(sums, " = ")
	for item := range strings.SplitSeq(list, ", ") {
		category, sum, _ := strings.Cut(item, " ")
		byHand[category] = add(t, sum)
	}
	for c := range engine.NumCategories {
		if got := result.By[seat][c]; got != byHand[c.String()] {
			t.Errorf("%s %s: %s %d, by hand %d", game, seat, c, got, byHand[c.String()])
		}
	}
	if want := add(t, total); result.VP[seat] != want {
		t.Errorf("%s %s: %d VP, by hand %d", game, seat, result.VP[seat], want)
	}
}

// add evaluates a sum such as 2+3+4, or a number.
func add(t *testing.T, sum string) int {
	t.Helper()
	n := 0
	for part := range strings.SplitSeq(sum, "+") {
		x, err := strconv.Atoi(part)
		if err != nil {
			t.Fatalf("%q is not a sum", sum)
		}
		n += x
	}
	return n
}

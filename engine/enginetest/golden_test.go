package enginetest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"volgare/edition"
	"volgare/engine"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestPerft compares the sizes of the trees of legal moves from the deal of the seed "perft" with the golden table, for each
// preset and number of players by depth: up to two decisions after the choice of start cities, and up to three from later
// positions of a random game.
func TestPerft(t *testing.T) {
	golden(t, "perft.txt", func(table seated) string {
		r := table.rules
		s := r.New(r.Deal("perft"), nil)
		line := table.name + counts(r, &s, r.Seats+2)
		rng := engine.Stream("perft", "play")
		for _, turn := range []uint8{6, 10, 12} {
			s = playTo(r, s, turn, rng)
			line += fmt.Sprintf(" | turn %d:%s", turn, counts(r, &s, 3))
		}
		return line
	})
}

// counts returns the perft counts of a position by depth.
func counts(r *engine.Rules, s *engine.State, depth int) string {
	line := ""
	for d := 1; d <= depth; d++ {
		line += fmt.Sprintf(" %d", r.Perft(s, d))
	}
	return line
}

// playTo plays at random until a given turn begins.
func playTo(r *engine.Rules, s engine.State, turn uint8, rng *rand.Rand) engine.State {
	for s.Turn < turn {
		legal := r.AppendLegal(nil, &s)
		r.Apply(&s, &s, legal[rng.IntN(len(legal))], nil)
	}
	return s
}

// TestSignature compares the behaviour of each preset over random games with the golden table.
func TestSignature(t *testing.T) {
	golden(t, "signature.txt", func(table seated) string {
		return table.name + " " + Signature(table.rules, 25)
	})
}

// golden compares a line for each preset and number of players with a file, or writes the file.
func golden(t *testing.T, name string, line func(seated) string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	got := lines(presetTables(t), line)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(strings.Join(got, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSpace(string(data)), "\n")
	if len(got) != len(want) {
		t.Fatalf("%d tables, %d lines in %s", len(got), len(want), path)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("%s:%d\n got %s\nwant %s\n(if this is meant: go test -run %s -update)", path, i+1, got[i], want[i], t.Name())
		}
	}
}

// lines computes the line of each table, some in parallel.
func lines(all []seated, line func(seated) string) []string {
	list := make([]string, len(all))
	var wg sync.WaitGroup
	room := make(chan struct{}, 2)
	for i, table := range all {
		wg.Go(func() {
			room <- struct{}{}
			list[i] = line(table)
			<-room
		})
	}
	wg.Wait()
	return list
}

// presetTables returns the tables without options, of every revision, since earlier revisions must not change.
func presetTables(t *testing.T) []seated {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	var all []seated
	for revision := 1; revision <= edition.Revision; revision++ {
		all = append(all, presets(t, lib, revision)...)
	}
	return all
}

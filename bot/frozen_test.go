package bot_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"volgare/edition"
	"volgare/engine"
)

// frozen lists tables with the moves of greedy-1 in three games there.
var frozen = []struct {
	preset string
	table  string // hash of the rules
	moves  string // SHA-256 of the moves
}{
	{"deluxe", "363339cc822f32c9e91fc9444bc1ffd0", "e72636efc96fa150a01d5dbfdb63777b77a508b156e82068024a05462f4481f3"},
	{"it2010", "cdfd30c5e7e09498322eca33bf27fd82", "477476090e3aefd70defdf437613e6e76c0c94373c9e9d647bb4cf8c887ec401"},
}

// TestGreedy1PlaysSameGames checks that the yardstick greedy-1 still plays the same games, however greedy changes.
func TestGreedy1PlaysSameGames(t *testing.T) {
	lib, err := edition.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range frozen {
		t.Run(f.preset, func(t *testing.T) {
			table, err := lib.Table(edition.Config{Preset: f.preset, Players: 4, Revision: 1})
			if err != nil {
				t.Fatal(err)
			}
			if table.Hash != f.table {
				t.Skipf("the table has changed, its hash is %s: check greedy-1 against the commit before, then renew", table.Hash)
			}
			sum := sha256.New()
			for game := range 3 {
				list := players(t, uint64(game), "greedy-1", "greedy-1", "greedy-1", "greedy-1")
				play(table.Rules, fmt.Sprint("frozen", game), list, func(_, _ *engine.State, _ []engine.Move, m engine.Move) {
					sum.Write([]byte{byte(m.Kind), m.A, m.B, m.C})
				})
			}
			if got := hex.EncodeToString(sum.Sum(nil)); got != f.moves {
				t.Errorf("greedy-1 plays differently: %s", got)
			}
		})
	}
}

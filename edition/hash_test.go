package edition

import (
	"strings"
	"testing"
)

// The hashes of the presets. They stand in records: when one changes, either the
// change was a mistake or Revision, or a value of the data, has changed.
func TestHash(t *testing.T) {
	l := builtin(t)
	for preset, want := range map[string]string{
		"it2010": "cdfd30c5e7e09498322eca33bf27fd82",
		"es2010": "1c8c2087af33a43adf0d84e68eaf1611",
		"de2010": "9f15ed7480e16eaa609578b82fc09f62",
		"fr2010": "56cd3f5f3470ac8d4cb778a8007933a6",
		"deluxe": "363339cc822f32c9e91fc9444bc1ffd0",
	} {
		if got := table(t, l, Config{Preset: preset, Players: 4}).Hash; got != want {
			t.Errorf("%s: %s, want %s", preset, got, want)
		}
	}
}

// The same rules have the same hash, whatever they are called.
func TestSameHash(t *testing.T) {
	l := builtin(t)
	a := table(t, l, Config{Preset: "it2010", Players: 3, Options: map[string]string{"library": "on-advance", "shlasinger": "once", "landing": "any"}})
	b := table(t, builtin(t), Config{Preset: "es2010", Players: 3, Board: "reconstruction", Options: map[string]string{"half": "coins", "poeti": "off"}})
	if a.Hash != b.Hash {
		t.Error("the same rules, but", a.Hash, b.Hash)
	}
	if b.Config.Board != "" || b.Config.Options != nil {
		t.Error(b.Config)
	}
	if len(a.Hash) != 32 || strings.Trim(a.Hash, "0123456789abcdef") != "" {
		t.Error(a.Hash)
	}
}

func TestOtherHash(t *testing.T) {
	l, seen := builtin(t), map[string]string{}
	for _, p := range l.Presets() {
		for players := 2; players <= 5; players++ {
			h := table(t, l, Config{Preset: p.ID, Players: players}).Hash
			if other := seen[h]; other != "" {
				t.Errorf("%s %d and %s have the same hash", p.ID, players, other)
			}
			seen[h] = p.ID + " " + itoa(players)
		}
	}
}

// Provenance, notes and coordinates do not matter, every value does.
func TestHashOfBoard(t *testing.T) {
	l := builtin(t)
	of := func(old, with string) string {
		text, _ := change(t, dataFile(t, "board.yaml"), old, with)
		b, err := CheckBoard("b", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return table(t, l.WithBoard(b), Config{Preset: "deluxe", Players: 2}).Hash
	}
	base := table(t, l, Config{Preset: "deluxe", Players: 2}).Hash
	for _, c := range []struct {
		old, with string
		same      bool
	}{
		{"{is: Lucca, proposed: VOL}", "{is: Lucca, attested: IT, note: seen}", true},
		{"[44.90, 8.21]", "[44.91, 8.21]", true},
		{"title: Rec", "title: Another rec", true},
		{"{is: Lucca, ", "{is: Luca, ", false},
		{"{is: lucca…ducats: {is: 0", "ducats: {is: 5", false},
		{"{is: lucca…knowledge: {is: 0", "knowledge: {is: 5", false},
		{"{is: lucca…zone: {is: pink", "zone: {is: blue", false},
		{"{is: lucca…[city]", "[city, event]", false},
		{"{is: cagliari…{is: tirreno,", "{is: adriatico,", false},
	} {
		if got := of(c.old, c.with); (got == base) != c.same {
			t.Errorf("%s -> %s: the same hash: %v", c.old, c.with, got == base)
		}
	}
}

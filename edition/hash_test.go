package edition

import (
	"strings"
	"testing"
)

// The hashes of the presets, by revision. Records contain them: if one changes, either the change was a mistake or a value
// of the data has changed. A new revision has new hashes; the earlier ones stay.
func TestHash(t *testing.T) {
	l := builtin(t)
	presets := []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"}
	hashes := [][]string{
		1: {
			"cdfd30c5e7e09498322eca33bf27fd82",
			"1c8c2087af33a43adf0d84e68eaf1611",
			"9f15ed7480e16eaa609578b82fc09f62",
			"56cd3f5f3470ac8d4cb778a8007933a6",
			"363339cc822f32c9e91fc9444bc1ffd0",
		},
		2: {
			"97f0f83f70c19f0bf92a60f0b30bf938",
			"3423434e5576b96caa5868b25e6516b1",
			"a795e27703d0d46c532c49def13972ea",
			"648c8239465ae87d93de1031dcb60dad",
			"db05a760ef304f668d6644e33f3976d0",
		},
	}
	if len(hashes) != Revision+1 {
		t.Fatalf("hashes of %d revisions, want %d", len(hashes)-1, Revision)
	}
	for revision, of := range hashes {
		for i, want := range of {
			made := table(t, l, Config{Preset: presets[i], Players: 4, Revision: revision})
			if made.Hash != want {
				t.Errorf("%s of revision %d: %s, want %s", presets[i], revision, made.Hash, want)
			}
		}
	}
}

// TestRevision checks that a table without a stated revision gets the current one.
func TestRevision(t *testing.T) {
	l := builtin(t)
	now := table(t, l, Config{Preset: "deluxe", Players: 4})
	same := table(t, l, Config{Preset: "deluxe", Players: 4, Revision: Revision})
	old := table(t, l, Config{Preset: "deluxe", Players: 4, Revision: 1})
	if now.Hash != same.Hash || now.Hash == old.Hash {
		t.Error("hashes:", now.Hash, same.Hash, old.Hash)
	}
	for want, made := range map[int]*Table{1: old, Revision: now} {
		if made.Config.Revision != want || int(made.Rules.Options.Revision) != want {
			t.Errorf("revision %d: %+v", want, made.Config)
		}
	}
}

// TestSameHash checks that the same rules have the same hash, whatever their names.
func TestSameHash(t *testing.T) {
	l := builtin(t)
	a := table(t, l, Config{Preset: "it2010", Players: 3, Options: map[string]string{"library": "on-advance", "shlasinger": "once", "landing": "any"}})
	b := table(t, builtin(t), Config{Preset: "es2010", Players: 3, Board: "reconstruction", Options: map[string]string{"half": "coins", "rows": "every", "poeti": "off"}})
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

// TestHashOfBoard checks that provenance, notes and coordinates do not affect the hash, but every value does.
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

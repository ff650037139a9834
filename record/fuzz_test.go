package record_test

import (
	"bytes"
	"reflect"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/game"
	"volgare/record"
)

func FuzzMove(f *testing.F) {
	var all []*engine.Rules
	for _, preset := range []string{"it2010", "deluxe"} {
		r := editiontest.Table(f, preset, 4).Rules
		all = append(all, r)
		for i, m := range r.Catalogue() {
			if i%7 == 0 {
				f.Add(record.MoveString(r, m))
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, r := range all {
			m, err := record.ParseMove(r, text)
			if err != nil {
				_ = err.Error()
				continue
			}
			if again, err := record.ParseMove(r, record.MoveString(r, m)); err != nil || again != m {
				t.Fatalf("%q: %+v, %+v: %v", text, m, again, err)
			}
		}
	})
}

func FuzzPosition(f *testing.F) {
	tables := record.Keep(editiontest.Library(f).Table)
	for _, text := range sparsePositions {
		f.Add(text)
	}
	table := editiontest.Table(f, "it2010", 3)
	n := 0
	randomGame(table, "fuzz", func(_, s *engine.State, _ engine.Move, _ []engine.Effect) {
		if n++; n%40 == 0 {
			f.Add(string(record.AppendPosition(nil, table, s)))
		}
	})
	expanded := editiontest.Expanded(f, 3)
	enginetest.EachMasked(expanded.Rules, "fuzz", 8, 1, func(masked *engine.State, seat engine.Seat) {
		if seat == engine.Nobody || seat == masked.Seat {
			f.Add(string(record.AppendPosition(nil, expanded, masked)))
		}
	})
	f.Fuzz(func(t *testing.T, text string) {
		table, s, err := record.ParsePosition(tables, text)
		if err != nil {
			_ = err.Error()
			return
		}
		full := record.AppendPosition(nil, table, &s)
		_, again, err := record.ParsePosition(tables, string(full))
		if err != nil || again != s {
			t.Fatalf("%v\n%s\n%s", err, text, full)
		}
		for _, m := range table.Rules.Catalogue() {
			_ = record.ReasonString(table.Rules, table.Rules.Check(&s, m))
		}
		playOn(table, &s)
	})
}

// playOn checks that the engine can play on from a position.
func playOn(table *edition.Table, s *engine.State) {
	for range 40 {
		var dealt engine.State
		table.Rules.Determinize(&dealt, s, engine.Stream("fuzz", "unknowns"))
		legal := table.Rules.AppendLegal(nil, &dealt)
		if len(legal) == 0 {
			return
		}
		table.Rules.Apply(s, &dealt, legal[len(legal)/2], &engine.Effects{})
	}
}

func FuzzGame(f *testing.F) {
	tables := record.Keep(editiontest.Library(f).Table)
	for _, preset := range []string{"it2010", "deluxe"} {
		table := editiontest.Table(f, preset, 2)
		g := randomGame(table, "fuzz", nil)
		g.Names[0], g.Comment, g.Steps[3].Comment = "Anna", "first", "{deep}"
		f.Add(record.AppendGame(nil, table.Rules, g))
		g.Steps = g.Steps[:30]
		f.Add(record.AppendGame(nil, table.Rules, g))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		g, err := record.ParseGame(tables, string(text))
		if err != nil {
			_ = err.Error()
			return
		}
		printed := record.AppendGame(nil, g.Table.Rules, g)
		again, err := record.ParseGame(tables, string(printed))
		if err != nil || !reflect.DeepEqual(again, g) {
			t.Fatalf("%v\n%s", err, printed)
		}
		if twice := record.AppendGame(nil, g.Table.Rules, again); !bytes.Equal(twice, printed) {
			t.Fatalf("printed in two ways:\n%s\n%s", printed, twice)
		}
		_ = game.Verify(g, nil)
	})
}

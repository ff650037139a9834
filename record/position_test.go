package record_test

import (
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

// TestPositionRoundTrip prints and parses positions of random games, both complete and masked for every seat and a spectator.
func TestPositionRoundTrip(t *testing.T) {
	lib := editiontest.Library(t)
	eachTable(t, func(t *testing.T, table *edition.Table) {
		n := 0
		check := func(s *engine.State) {
			text := string(record.AppendPosition(nil, table, s))
			_, got, err := record.ParsePosition(lib.Table, text)
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			if got != *s {
				t.Fatalf("another state comes back:\n%s\n%s", text, record.AppendPosition(nil, table, &got))
			}
		}
		randomGame(table, "positions", func(_, s *engine.State, _ engine.Move, _ []engine.Effect) {
			if n++; n%29 != 0 && s.Decision == engine.Turn {
				return
			}
			if n%3 == 0 || s.Decision == engine.Turn {
				check(s)
				var masked engine.State
				table.Rules.Mask(&masked, s, s.Seat)
				check(&masked)
			}
		})
	})
}

// BenchmarkPosition writes a position, as after every entry of a table's log.
func BenchmarkPosition(b *testing.B) {
	table := editiontest.Expanded(b, 4)
	var out engine.Effects
	s := table.Rules.New(table.Rules.Deal("a position"), &out)
	text := record.AppendPosition(nil, table, &s)
	b.ReportAllocs()
	for b.Loop() {
		text = record.AppendPosition(text[:0], table, &s)
	}
}

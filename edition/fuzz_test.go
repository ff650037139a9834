package edition

import (
	"errors"
	"strings"
	"testing"
)

// A board file may hold anything: it is taken or it has faults, and what is taken
// makes a table.
func FuzzBoard(f *testing.F) {
	text := dataFile(f, "board.yaml")
	f.Add(text)
	for _, c := range boardFaults {
		broken, _ := change(f, text, c.old, c.with)
		f.Add(broken)
	}
	for _, part := range strings.SplitAfter(text, "\n\n") {
		f.Add("board: x\ntitle: x\nplaces:\n" + part)
	}
	l := builtin(f)
	f.Fuzz(func(t *testing.T, text string) {
		b, err := l.CheckBoard("b.board.yaml", []byte(text))
		var faults Faults
		if err != nil && (!errors.As(err, &faults) || len(faults) == 0 || b != nil) {
			t.Fatalf("no list of faults: %v", err)
		}
		for _, fault := range faults {
			if fault.File == "" || fault.Text == "" || fault.Line < 0 || fault.Line > strings.Count(text, "\n")+1 {
				t.Fatalf("%q: %+v", text, fault)
			}
		}
		if err != nil {
			return
		}
		m := b.Marks()
		if m.Sum() == 0 || b.Reconstructed() > m.Sum() {
			t.Fatalf("%+v", m)
		}
		for _, preset := range []string{"it2010", "deluxe"} {
			table(t, l.WithBoard(b), Config{Preset: preset, Players: 5, Board: b.Name})
		}
	})
}

package edition

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzBoard replaces a part of the built-in board by the text, or uses the text alone if the position is beyond its end, so
// that inputs stay small. A board file may contain anything: it is accepted or has faults, and an accepted one makes a
// table.
func FuzzBoard(f *testing.F) {
	l, board := builtin(f), dataFile(f, "board.yaml")
	for _, c := range boardFaults {
		broken, _ := change(f, board, c.old, c.with)
		at := 0
		for at < len(broken) && broken[at] == board[at] {
			at++
		}
		f.Add(uint16(at), uint16(len(c.with)), c.with)
	}
	f.Add(uint16(0), uint16(0), "")
	for _, part := range strings.SplitAfter(board, "\n\n") {
		f.Add(^uint16(0), uint16(0), "board: x\ntitle: x\nplaces:\n"+part)
	}
	f.Fuzz(func(t *testing.T, at, cut uint16, text string) {
		if i := int(at); i < len(board) {
			text = board[:i] + text + board[min(i+int(cut), len(board)):]
		}
		b, err := l.CheckBoard("b.board.yaml", []byte(text))
		if err != nil {
			fuzzFaults(t, text, b, err)
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

func fuzzFaults(t *testing.T, text string, b *Board, err error) {
	t.Helper()
	var faults Faults
	if !errors.As(err, &faults) || len(faults) == 0 || b != nil {
		t.Fatalf("no list of faults: %v", err)
	}
	lines := 1 + strings.Count(text, "\n") + strings.Count(text, "\r")
	for _, fault := range faults {
		if fault.File != "b.board.yaml" || fault.Text == "" || fault.Line < 0 || fault.Line > lines {
			t.Fatalf("%d lines: %+v", lines, fault)
		}
	}
}

// FuzzWrite writes a board with arbitrary texts and reads them back unchanged, except for surrounding blanks.
func FuzzWrite(f *testing.F) {
	l := builtin(f)
	for _, text := range []string{"Lucca", "null", "~", "- a: {b}", "a\nb\t\"c\" \\ #d", "é ✒ \u2028 \x00\x7f", "1e3", "@x", "[]"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if !utf8.ValidString(text) || len(text) > 1000 || strings.TrimSpace(text) == "" {
			t.Skip()
		}
		b := *l.Boards()[0]
		b.Name, b.Title, b.Note, b.Sources = "mine", text, text, []Source{{"BOX", text}}
		written, read, faults := l.Edit(&b)
		if len(faults) > 0 {
			t.Fatalf("%q: %v\n%s", text, faults, written)
		}
		want := strings.TrimSpace(text)
		if read.Title != want || read.Note != want || read.Sources[0].Text != want {
			t.Fatalf("%q comes back as %q, %q, %q", text, read.Title, read.Note, read.Sources[0].Text)
		}
	})
}

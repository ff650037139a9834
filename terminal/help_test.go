package terminal

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"volgare/bot"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
	"volgare/rulebook"
)

var update = flag.Bool("update", false, "write the golden screens")

func bookOf(tb testing.TB) *rulebook.Book {
	tb.Helper()
	book, err := rulebook.Load()
	if err != nil {
		tb.Fatal(err)
	}
	return book
}

// lookAt is a sparse position with the eyes of who decides.
func lookAt(tb testing.TB, position string) *Look {
	tb.Helper()
	t, s, err := record.ParsePosition(editiontest.Library(tb), position)
	if err != nil {
		tb.Fatal(err)
	}
	return NewLook(t, &s, s.Seat)
}

// golden compares a text with testdata/name.txt.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (go test -update writes it):\n%s", file, got)
	}
}

// narrow reports lines over 80 columns.
func narrow(t *testing.T, what, text string) {
	t.Helper()
	for line := range strings.Lines(text) {
		if n := width(strings.TrimRight(line, "\n")); n > 80 {
			t.Fatalf("%s: %d columns:\n%s", what, n, line)
		}
	}
}

// walk plays a random game and shows every position to visit.
func walk(t *edition.Table, seed string, visit func(*engine.State)) {
	rng := rand.New(rand.NewPCG(1, uint64(len(seed))))
	s := t.Rules.New(t.Rules.Deal(seed), nil)
	for {
		visit(&s)
		if s.Decision == engine.Over {
			return
		}
		legal := t.Rules.AppendLegal(nil, &s)
		t.Rules.Apply(&s, &s, legal[rng.IntN(len(legal))], nil)
	}
}

// screens are all pages of a position by name.
func screens(l *Look) map[string]string {
	pages := map[string]func(*page, *Look){
		"position": (*page).position, "map": (*page).atlas, "tracks": (*page).trackScreen,
		"seats": (*page).seatScreen, "manuscripts": (*page).manuscriptScreen, "turns": (*page).turnScreen,
		"tiles": (*page).tileScreen, "score": (*page).scoreScreen,
		"moves": func(p *page, l *Look) { p.moves(l, l.menu()) },
		"ask":   func(p *page, l *Look) { p.ask(l, l.menu(), 0) },
	}
	text := map[string]string{}
	for name, show := range pages {
		p := newPage(Style{})
		show(p, l)
		text[name] = p.String()
	}
	return text
}

// talk runs a session on a script and returns what it said.
func talk(t *testing.T, s *Session, script string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	s.Book, s.In, s.Out = bookOf(t), strings.NewReader(script), &out
	if s.Write == nil {
		s.Write = func(string, []byte) error { return fmt.Errorf("nothing may be written") }
	}
	err := s.Run()
	return out.String(), err
}

// against is a session of one person, yellow, against bots.
func against(t *testing.T, preset string, players int, seed, name string) *Session {
	t.Helper()
	s := &Session{Game: NewGame(editiontest.Table(t, preset, players), seed)}
	s.Game.Names[0] = "human"
	for i := 1; i < players; i++ {
		b, err := bot.New(name, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		s.Bots[i], s.Game.Names[i] = b, name
	}
	return s
}

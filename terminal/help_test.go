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

	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
	"volgare/rulebook"
)

var update = flag.Bool("update", false, "write the golden screens")

func bookOf(tb testing.TB) *rulebook.Book {
	tb.Helper()
	book, err := rulebook.Load(rulebook.English)
	if err != nil {
		tb.Fatal(err)
	}
	return book
}

// lookAt returns a sparse position as seen by the deciding seat.
func lookAt(tb testing.TB, position string) *Look {
	tb.Helper()
	t, s, err := record.ParsePosition(editiontest.Library(tb).Table, position)
	if err != nil {
		tb.Fatal(err)
	}
	return NewLook(t, &s, s.Seat, english())
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

// walk plays a random game and calls visit with every position.
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

// screens returns all pages of a position by name.
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

// talk runs a session on a script and returns its output.
func talk(t *testing.T, s *Session, script string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	s.In, s.Out = strings.NewReader(script), &out
	if s.Book == nil {
		s.Book = bookOf(t)
	}
	if s.Write == nil {
		s.Write = func(string, []byte) error { return fmt.Errorf("nothing may be written") }
	}
	err := s.Run()
	return out.String(), err
}

// against returns a session of one person, yellow, against bots.
func against(t *testing.T, preset string, players int, seed, name string) *Session {
	t.Helper()
	s := &Session{Game: NewGame(tableOf(t, preset, players), seed)}
	s.Game.Names[0] = "human"
	for i := 1; i < players; i++ {
		b, err := roster.House().New(name, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		s.Bots[i], s.Game.Names[i] = b, name
	}
	return s
}

// allExpansions selects the Deluxe preset with all expansions.
const allExpansions = "all expansions"

func tableOf(t *testing.T, preset string, players int) *edition.Table {
	t.Helper()
	if preset == allExpansions {
		return editiontest.Expanded(t, players)
	}
	return editiontest.Table(t, preset, players)
}

// TestRulebookFitsTerminal checks that the rulebook fits into 80 columns, in every language, whole or as shown at a table.
func TestRulebookFitsTerminal(t *testing.T) {
	tables := []*edition.Table{nil, editiontest.Table(t, "deluxe", 3), editiontest.Table(t, "it2010", 3)}
	for _, lang := range rulebook.Languages() {
		book, err := rulebook.Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		words := []string{"", overview}
		for _, c := range book.Chapters() {
			words = append(words, c.Family)
		}
		for _, r := range book.Rules() {
			words = append(words, r.ID)
		}
		for _, word := range words {
			for _, table := range tables {
				p := newPage(Style{})
				if !p.lookUp(book, word, table) {
					t.Errorf("%s: nothing for %q", lang, word)
				}
				for line := range strings.Lines(p.String()) {
					if width(strings.TrimSuffix(line, "\n")) > 80 {
						t.Errorf("%s %s: too wide: %s", lang, word, line)
					}
				}
			}
		}
	}
}

// TestRuleInFrench checks that a colon keeps its space, and that the word for presets fits both singular and plural.
func TestRuleInFrench(t *testing.T) {
	book, err := rulebook.Load("fr")
	if err != nil {
		t.Fatal(err)
	}
	for id, wants := range map[string][]string{
		"mov-6": {"Voir aussi\u00a0: MOV-2", "Vaut pour it2010"},
		"lib-1": {"Vaut pour deluxe"},
	} {
		p := newPage(Style{})
		p.lookUp(book, id, nil)
		for _, want := range wants {
			if text := p.String(); !strings.Contains(text, want) {
				t.Errorf("%q is missing:\n%s", want, text)
			}
		}
	}
}

// TestRuleAtTable checks that at a table a rule only shows the versions that apply there.
func TestRuleAtTable(t *testing.T) {
	book := bookOf(t)
	show := func(table *edition.Table) string {
		p := newPage(Style{})
		p.lookUp(book, "mov-6", table)
		return p.String()
	}
	anywhere, another := "You may land in any harbour", "You must land in another harbour"
	for _, c := range []struct {
		table    *edition.Table
		has, not []string
	}{
		{nil, []string{anywhere, another, "Example", "Played by it2010", "See also"}, nil},
		{editiontest.Table(t, "it2010", 3), []string{another}, []string{anywhere, "Played by"}},
		{editiontest.Table(t, "es2010", 3), []string{anywhere}, []string{another}},
		{editiontest.Table(t, "deluxe", 3), nil, []string{anywhere, another}},
	} {
		text := show(c.table)
		for _, part := range c.has {
			if !strings.Contains(text, part) {
				t.Errorf("%q is missing:\n%s", part, text)
			}
		}
		for _, part := range c.not {
			if strings.Contains(text, part) {
				t.Errorf("%q is too much:\n%s", part, text)
			}
		}
	}
}

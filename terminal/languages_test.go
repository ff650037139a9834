package terminal

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/rulebook"
	"volgare/words"
)

// speaking returns a session in a language.
func speaking(t *testing.T, lang string, s *Session) *Session {
	t.Helper()
	c, err := words.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	if s.Book, err = rulebook.Load(lang); err != nil {
		t.Fatal(err)
	}
	s.Style.Words = c
	return s
}

// TestWholeGameInEachLanguage types every move as shown on the screen, and every command in the language.
func TestWholeGameInEachLanguage(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, preset := range []string{"it2010", allExpansions} {
			session := speaking(t, lang, against(t, preset, 3, "whole "+lang, "random"))
			script := shownScript(t, speaking(t, lang, against(t, preset, 3, "whole "+lang, "random")))
			out, err := talk(t, session, script)
			if err != nil {
				t.Fatalf("%s %s: %v\n%s", lang, preset, err, out[max(0, len(out)-2000):])
			}
			narrow(t, lang+" "+preset, out)
			if strings.Count(out, session.Style.say("tty-score-final", nil)) != 1 {
				t.Errorf("%s %s: no final score", lang, preset)
			}
			if torn := regexp.MustCompile(`(?m)^ *[:;?!»].*`).FindString(out); torn != "" {
				t.Errorf("%s %s: a line begins with what belongs to the one before: %q", lang, preset, torn)
			}
			for _, seat := range []string{"yellow", "red", "black", "grey", "green"} {
				if stuck := regexp.MustCompile(regexp.QuoteMeta(session.Style.seat(seat)) + `\pL{2}.*`).FindString(out); stuck != "" {
					t.Errorf("%s %s: no space after a seat: %q", lang, preset, stuck)
				}
			}
			if lost := regexp.MustCompile(`\b(tty|type|fx|why|ask)-[a-z]|\{\$`).FindString(out); lost != "" {
				t.Errorf("%s %s: no words for %s", lang, preset, lost)
			}
		}
	}
}

// shownScript returns the input of the person in a game against random bots: all moves as shown, and each command sometimes.
func shownScript(t *testing.T, s *Session) string {
	t.Helper()
	s.lines = newLines(strings.NewReader(""), nil)
	var script strings.Builder
	commands := slices.DeleteFunc(commandList(), func(c command) bool {
		return slices.Contains([]string{"undo", "redo", "save", "quit", "why", "rule", "hint"}, c.name)
	})
	for n := 0; s.Game.State().Decision != engine.Over; n++ {
		state := s.Game.State()
		if s.Bots[state.Seat] != nil {
			if err := s.playBot(state); err != nil {
				t.Fatal(err)
			}
			continue
		}
		m := s.look().menu()
		i := (n*7 + n/3) % len(m.moves)
		script.WriteString(s.commandName(commands[n%len(commands)]) + "\n" + m.shown[i] + "\n")
		move, _ := s.Game.Table.Rules.MoveByID(m.moves[i].ID)
		s.Game.Play(move)
	}
	return script.String()
}

// TestCommandsAreDistinct checks that in each language every command has one unique word in lower case.
func TestCommandsAreDistinct(t *testing.T) {
	for _, lang := range words.Languages() {
		s := speaking(t, lang, &Session{})
		seen := map[string]bool{}
		for _, c := range commandList() {
			name := s.commandName(c)
			if seen[name] || name != strings.ToLower(name) || strings.Contains(name, " ") {
				t.Errorf("%s: the command %s is called %q", lang, c.name, name)
			}
			seen[name] = true
			if id := "tty-cmd-" + c.name + ".args"; s.Style.words().Has(id) != c.args {
				t.Errorf("%s: %s", lang, id)
			}
		}
	}
}

// TestMovesAreDistinct checks that the text of each move of the catalogue is unique.
func TestMovesAreDistinct(t *testing.T) {
	for _, lang := range words.Languages() {
		c, err := words.Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		l := lookAt(t, venice)
		table := l.table
		l = NewLook(table, &l.state, l.seat, c)
		_, shown := l.catalogue()
		for i, text := range shown {
			if text != strings.ToLower(text) {
				t.Errorf("%s: %q has a capital letter", lang, text)
			}
			if j := slices.Index(shown, text); j < i && !sameWords(table, i, j) {
				t.Errorf("%s: %q is two moves", lang, text)
			}
		}
	}
}

// TestAmountAsked checks that an amount is shown for goods that can be more than one, in every language.
func TestAmountAsked(t *testing.T) {
	l := lookAt(t, venice)
	for _, c := range []*words.Catalogue{english(), english().Pseudo()} {
		l := NewLook(l.table, &l.state, l.seat, c)
		_, shown := l.catalogue()
		for i, m := range l.rules.Catalogue() {
			if amount := regexp.MustCompile(` \d+$`).MatchString(shown[i]); m.Kind == engine.Ask && amount == engine.Good(m.A).Single() {
				t.Errorf("%s: amount shown: %v", shown[i], amount)
			}
		}
	}
}

// sameWords reports whether two moves have the same notation, too: no decision allows both.
func sameWords(table *edition.Table, i, j int) bool {
	a, b := table.Rules.Catalogue()[i], table.Rules.Catalogue()[j]
	return a.Kind.Decides() != b.Kind.Decides() || record.MoveString(table.Rules, a) == record.MoveString(table.Rules, b)
}

// quoted matches input that is quoted.
var quoted = regexp.MustCompile(`“[^”]*”`)

// plainWord is a word in letters that the pseudo-language does not have.
var plainWord = regexp.MustCompile(`[A-Za-z]{2,}`)

// TestOutputIsTranslated checks that in whole games with all expansions, including trades, refusals and help, all output except
// names and typed notation comes from the catalogues.
func TestOutputIsTranslated(t *testing.T) {
	faults := map[string]bool{}
	for seed, preset := range map[string]string{"deluxe": allExpansions, "classic": "it2010"} {
		session := disguised(against(t, preset, 3, seed, "random"))
		session.Live, session.Guide = true, true
		script := shownScript(t, disguised(against(t, preset, 3, seed, "random")))
		session.Write = func(string, []byte) error { return nil }
		heard(t, session, awkward(script), faults)
	}
	for _, script := range []string{
		"trade yellow\ngive ritmo blue\nask library 1\nask placiti 1\nask nobles 1\nask manuscript 1 blue\nask ducats 5\nmoves\nwhy psalter\noffer\n\ncounter\nred gives ritmo pink\nask ducats 5\nmoves\noffer\n\naccept\nlog\nseats\n",
		"trade yellow\ngive ritmo blue\nask placiti 1\nask library 1\noffer\n\naccept\nyield library 4\nmoves\nyield placiti white\n\nlog\nend\n\nlog all\n",
		"trade yellow\ngive ritmo blue\nask ducats 1\noffer\n\nrefuse\n\nlog\nundo\nundo turn\nredo\n",
	} {
		session := disguised(from(t, venice))
		session.Live, session.Guide = true, true
		heard(t, session, script, faults)
	}
	for _, fault := range slices.Sorted(func(yield func(string) bool) {
		for f := range faults {
			if !yield(f) {
				return
			}
		}
	}) {
		t.Error(fault)
	}
}

// disguised returns a session in the pseudo-language, without the texts of the rules.
func disguised(s *Session) *Session {
	s.Style.Words = english().Pseudo()
	s.Book = &rulebook.Book{}
	return s
}

// awkward adds invalid and unknown input to a script.
func awkward(script string) string {
	lines := strings.SplitAfter(script, "\n")
	odd := []string{
		"fly", "99", "redo", "undo everything", "map atlantis", "map a", "why", "why fly", "why move bologna", "why pope",
		"take nobles 3", "log never", "save", "save file", "quit", "re", "psalter 3", "why ritmo 2", "rule XYZ-9",
		"why lingua", "why riddle 5", "why canticle 1", "why friar mario", "why accept", "why city", "why scribes vp",
		"why manuscript 3 green", "why end summon", "why bid 3", "why orient 2", "why cardinal muret discard nobles", "map roma",
		"why arnault 1", "why glossario 1", "why return ritmo blue pink", "why draw", "why business", "why shlasinger red", "undo", "undo turn", "redo",
	}
	for i := range lines {
		if i%2 == 0 && i > 0 && i/2 < 4*len(odd) && i%4 == 0 {
			if o := odd[(i/4)%len(odd)]; !strings.HasPrefix(o, "undo") && o != "redo" {
				lines[i] = o + "\n" + lines[i]
			} else if o == "undo" {
				lines[i] = "undo\nredo\n" + lines[i]
			}
		}
	}
	return strings.Join(lines, "")
}

// heard records the plain words in the output of a session and its replay that are not names.
func heard(t *testing.T, s *Session, script string, faults map[string]bool) {
	t.Helper()
	var out strings.Builder
	s.In, s.Out = strings.NewReader(script), &out
	if s.Write == nil {
		s.Write = func(string, []byte) error { return nil }
	}
	if err := s.Run(); err != nil {
		t.Fatal(err)
	}
	out.WriteString(Replay(s.Style, s.Game.history))
	names := namesAt(s.Game)
	text := quoted.ReplaceAllString(strings.Join(strings.Fields(out.String()), " "), "")
	for _, at := range plainWord.FindAllStringIndex(text, -1) {
		if word := text[at[0]:at[1]]; !names[strings.ToLower(word)] {
			faults["in English: "+word+" in "+text[max(0, at[0]-60):min(len(text), at[1]+40)]] = true
		}
	}
}

// namesAt returns the words that are the same in every language.
func namesAt(g *Game) map[string]bool {
	all := map[string]bool{"volgare": true, "file": true}
	add := func(text string) {
		for _, word := range plainWord.FindAllString(text, -1) {
			all[strings.ToLower(word)] = true
		}
	}
	add(g.Seed)
	for i := range g.Table.Rules.Box.Places {
		add(g.Table.Rules.Box.Places[i].Name + " " + g.Table.Rules.Box.Places[i].ID)
	}
	for i := range g.Table.Rules.Box.Events {
		add(g.Table.Rules.Box.Events[i].Name)
	}
	for _, name := range g.Names {
		if name != Human {
			add(name)
		}
	}
	for _, r := range engine.AllRules() {
		add(r.String())
	}
	for f := engine.Mario; f <= engine.Alessandro; f++ {
		add(f.String())
	}
	for c := engine.Balestreri; c <= engine.Sonzogni; c++ {
		add(c.String())
	}
	return all
}

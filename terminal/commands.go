package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// command is a word that is no move.
type command struct {
	name, args, help string
	run              func(s *Session, l *Look, m *menu, arg string) error
}

// bare reports whether nothing follows a command: "score cards" is a move, "score" is not.
func (c command) bare() bool { return c.args == "" }

// commandList is all commands in the order of the help.
func commandList() []command {
	return []command{
		{"moves", "", "all you can do, with everything that is certain about it", (*Session).movesCommand},
		{"map", "[PLACE]", "the places with their distances, or one place with its roads", (*Session).mapCommand},
		{"tracks", "", "the tracks with their stacks", screen((*page).trackScreen)},
		{"seats", "", "what every seat has, and what lies behind your screen", screen((*page).seatScreen)},
		{"manuscripts", "", "the manuscripts with their prices now", screen((*page).manuscriptScreen)},
		{"turns", "", "the turn track: events and cubes to come", screen((*page).turnScreen)},
		{"tiles", "", "friars, cardinals and library tiles left", screen((*page).tileScreen)},
		{"score", "", "the score so far, as far as you may know it", screen((*page).scoreScreen)},
		{"log", "[all]", "what happened in the last turn, or in the whole game", (*Session).logCommand},
		{"why", "MOVE", "why a move is not possible now", (*Session).whyCommand},
		{
			"rule", "[WORDS]", "a rule in full, such as rule MOV-2, or the rules in which words occur; " +
				"play --lang shows them in another language", (*Session).ruleCommand,
		},
		{"undo", "[turn]", "take back your last move, or your whole turn", (*Session).undoCommand},
		{"redo", "", "make again what was taken back last", (*Session).redoCommand},
		{"save", "[FILE]", "write the game to a file; play --load FILE goes on", (*Session).saveCommand},
		{"help", "", "this list", (*Session).helpCommand},
		{"quit", "", "leave the table", (*Session).quitCommand},
	}
}

// screen is a command that shows a page and nothing else.
func screen(show func(*page, *Look)) func(*Session, *Look, *menu, string) error {
	return func(s *Session, l *Look, _ *menu, _ string) error {
		s.show(func(p *page) { show(p, l) })
		return nil
	}
}

// obey does what a line says: a number, a move, a command, or an abbreviation of
// one of them that can mean nothing else.
func (s *Session) obey(l *Look, m *menu, text string) error {
	if n, err := strconv.Atoi(text); err == nil {
		move, ok := m.find(n)
		if !ok {
			return fmt.Errorf("there is no number %d: %s", n, numbers(len(m.moves)))
		}
		return s.move(l, move.ID)
	}
	word, arg, _ := strings.Cut(strings.ToLower(text), " ")
	called := commandsFor(word)
	switch {
	case len(called) == 1 && called[0].name == word && !(called[0].bare() && arg != "" && l.verb(word)):
		_, arg, _ = strings.Cut(text, " ") // names of files keep their letters
		return s.call(called[0], l, m, arg)
	case l.verb(word):
		called = nil
	case arg != "":
		called = slices.DeleteFunc(called, command.bare)
	}
	return s.choose(l, m, text, called)
}

// choose makes the only legal move that a text can mean, or runs the only command.
func (s *Session) choose(l *Look, m *menu, text string, called []command) error {
	_, arg, _ := strings.Cut(strings.ToLower(text), " ")
	moves := m.match(text)
	_, err := record.ParseMove(l.rules, text)
	never, isNever := isUnlisted(text, err)
	switch {
	case isNever: // "return ritmo blue" is not short for two cards
		return never
	case len(moves) == 1 && len(called) == 0:
		return s.move(l, m.moves[moves[0]].ID)
	case len(moves) == 0 && len(called) == 1:
		return s.call(called[0], l, m, arg)
	case len(moves)+len(called) > 1:
		return fmt.Errorf("%q can mean %s", text, ambiguous(called, m.list(moves)))
	}
	return s.explain(l, text)
}

// verb reports whether a word is the first of some move.
func (l *Look) verb(word string) bool {
	return slices.ContainsFunc(l.rules.Catalogue(), func(m engine.Move) bool {
		first, _, _ := strings.Cut(record.MoveString(l.rules, m), " ")
		return first == word
	})
}

// call runs a command; a wish to leave is only heeded twice in a row.
func (s *Session) call(c command, l *Look, m *menu, arg string) error {
	if c.name != "quit" {
		s.leaving = false
	}
	return c.run(s, l, m, arg)
}

// commandsFor finds the commands that a word can mean: that one, or all that begin
// with it.
func commandsFor(word string) []command {
	var all []command
	for _, c := range commandList() {
		switch {
		case c.name == word:
			return []command{c}
		case strings.HasPrefix(c.name, word):
			all = append(all, c)
		}
	}
	return all
}

func ambiguous(called []command, moves string) string {
	var names []string
	for _, c := range called {
		names = append(names, c.name)
	}
	if moves != "" {
		names = append(names, moves)
	}
	return strings.Join(names, ", ")
}

func numbers(n int) string {
	if n == 0 {
		return "nothing can be chosen"
	}
	return fmt.Sprintf("1 to %d can be chosen", n)
}

// move makes a legal move.
func (s *Session) move(l *Look, id engine.MoveID) error {
	m, _ := l.rules.MoveByID(id)
	if why := s.Game.Play(m); !why.Legal() {
		return s.illegal(l, m, why)
	}
	s.stale, s.leaving = true, false
	return nil
}

// explain answers a text that is no legal move: why the move that is meant is not.
func (s *Session) explain(l *Look, text string) error {
	m, why, err := l.meant(text)
	switch {
	case err != nil:
		return err
	case l.state.Decision == engine.Over:
		return errors.New("the game is over")
	case why.Legal():
		id, _ := l.rules.ID(m)
		return s.move(l, id)
	}
	return s.illegal(l, m, why)
}

// illegal is a move that is refused, as an error; a person may read the rule too.
func (s *Session) illegal(l *Look, m engine.Move, why engine.Reason) error {
	text := l.wording(m) + " is not possible now: " + l.reason(m, why)
	if why.Rule != engine.NoRule {
		text += " (" + why.Rule.String() + ")"
	}
	return errors.New(text)
}

func (s *Session) movesCommand(l *Look, m *menu, _ string) error {
	s.show(func(p *page) { p.moves(l, m) })
	return nil
}

func (s *Session) mapCommand(l *Look, _ *menu, arg string) error {
	if arg == "" {
		s.show(func(p *page) { p.atlas(l) })
		return nil
	}
	place, err := l.findPlace(arg)
	if err != nil {
		return err
	}
	s.show(func(p *page) { p.placeScreen(l, place) })
	return nil
}

// findPlace is the place whose name, or id, begins with a text.
func (l *Look) findPlace(text string) (*engine.Place, error) {
	ids := make([]string, len(l.rules.Box.Places))
	words, names := slices.Clone(ids), slices.Clone(ids)
	for i := range ids {
		place := &l.rules.Box.Places[i]
		ids[i], words[i], names[i] = place.ID, l.placeWord(place.ID), strings.ToLower(place.Name)
	}
	found := firstMatches(text, words, ids, names)
	switch len(found) {
	case 0:
		return nil, fmt.Errorf("there is no place %q", text)
	case 1:
		return &l.rules.Box.Places[found[0]], nil
	}
	meant := make([]string, len(found))
	for i, at := range found {
		meant[i] = words[at]
	}
	return nil, fmt.Errorf("%q can mean %s", text, strings.Join(meant, ", "))
}

func (s *Session) logCommand(l *Look, _ *menu, arg string) error {
	if arg != "" && arg != "all" {
		return fmt.Errorf("log knows no %q; log all shows the whole game", arg)
	}
	from := 0
	if arg == "" {
		from = s.lastTurn()
	}
	s.show(func(p *page) { p.log(l, s.Game.since(from)) })
	return nil
}

// lastTurn is the first step of the turn before this one.
func (s *Session) lastTurn() int {
	turn := int(s.Game.State().Turn) - 1
	i := slices.IndexFunc(s.Game.history.Steps(), func(st game.Step) bool { return int(st.Turn) >= turn })
	return max(i, 0)
}

func (s *Session) whyCommand(l *Look, m *menu, arg string) error {
	if arg == "" {
		return errors.New("why needs a move, for example: why move roma")
	}
	move, why, err := l.meant(arg)
	never, isNever := errors.AsType[*unlisted](err)
	switch {
	case isNever:
		s.show(func(p *page) { p.whyNever(l, s.Book, m, never) })
	case err != nil:
		return err
	case why.Legal():
		s.show(func(p *page) { p.prose("  ", "Possible: "+m.list(m.match(arg))+".") })
	default:
		s.show(func(p *page) { p.whyNot(l, s.Book, move, why) })
	}
	return nil
}

func (s *Session) ruleCommand(l *Look, _ *menu, arg string) error {
	p := newPage(s.Style)
	if !p.lookUp(s.Book, arg, l.table) && !p.found(s.Book, arg) {
		return fmt.Errorf("there is no rule %q, and none has it in it; rule alone lists all", arg)
	}
	s.show(func(q *page) { q.text.WriteString(p.text.String()) })
	return nil
}

func (s *Session) helpCommand(*Look, *menu, string) error {
	s.show((*page).help)
	return nil
}

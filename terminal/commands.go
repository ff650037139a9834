package terminal

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/game"
	"volgare/internal/lists"
	"volgare/record"
	"volgare/words"
)

// command is a word that is not a move.
type command struct {
	name string // in English; each language also has its own, tty-cmd-NAME
	args bool   // takes an argument
	run  func(s *Session, l *Look, m *menu, arg string) error
}

// bare reports whether a command takes no argument: "score cards" is a move, "score" is not.
func (c command) bare() bool { return !c.args }

// commandList returns all commands in the order of the help.
func commandList() []command {
	return []command{
		{"moves", false, (*Session).movesCommand},
		{"map", true, (*Session).mapCommand},
		{"tracks", false, screen((*page).trackScreen)},
		{"seats", false, screen((*page).seatScreen)},
		{"manuscripts", false, screen((*page).manuscriptScreen)},
		{"turns", false, screen((*page).turnScreen)},
		{"tiles", false, screen((*page).tileScreen)},
		{"score", false, screen((*page).scoreScreen)},
		{"log", true, (*Session).logCommand},
		{"why", true, (*Session).whyCommand},
		{"rule", true, (*Session).ruleCommand},
		{"hint", false, (*Session).hintCommand},
		{"undo", true, (*Session).undoCommand},
		{"redo", false, (*Session).redoCommand},
		{"save", true, (*Session).saveCommand},
		{"help", false, screen(func(p *page, _ *Look) { p.help() })},
		{"quit", false, (*Session).quitCommand},
	}
}

// screen returns a command that only shows a page.
func screen(show func(*page, *Look)) func(*Session, *Look, *menu, string) error {
	return func(s *Session, l *Look, _ *menu, _ string) error {
		s.show(func(p *page) { show(p, l) })
		return nil
	}
}

// obey executes a line: a number, a move, a command, or an unambiguous abbreviation of a move or command.
func (s *Session) obey(l *Look, m *menu, text string) error {
	if n, err := strconv.Atoi(text); err == nil {
		move, ok := m.find(n)
		if !ok {
			return s.fault("tty-no-number", words.Args{"n": n, "all": len(m.moves)})
		}
		return s.move(l, move.ID)
	}
	word, arg, _ := strings.Cut(strings.ToLower(text), " ")
	called := s.commandsFor(word)
	switch {
	case len(called) == 1 && s.named(called[0], word) && !(called[0].bare() && arg != "" && l.verb(word)):
		_, arg, _ = strings.Cut(text, " ") // file names keep their case
		return s.call(called[0], l, m, arg)
	case l.verb(word):
		called = nil
	case arg != "":
		called = slices.DeleteFunc(called, command.bare)
	}
	return s.choose(l, m, text, called)
}

// choose makes the only legal move that matches a text, or runs the only command.
func (s *Session) choose(l *Look, m *menu, text string, called []command) error {
	_, arg, _ := strings.Cut(strings.ToLower(text), " ")
	moves := m.match(text)
	_, err := record.ParseMove(l.rules, text)
	never, isNever := l.isUnlisted(text, err)
	switch {
	case isNever: // "return ritmo blue" does not abbreviate a return of two cards
		return never
	case len(moves) == 1 && len(called) == 0:
		return s.move(l, m.moves[moves[0]].ID)
	case len(moves) == 0 && len(called) == 1:
		return s.call(called[0], l, m, arg)
	case len(moves)+len(called) > 1:
		return s.fault("tty-ambiguous", words.Args{"text": text, "list": s.ambiguous(called, l.list(m.shown, moves))})
	}
	return s.explain(l, text)
}

// verb reports whether a word is the first word of moves available at the table, in notation or in the language of the table.
func (l *Look) verb(word string) bool {
	return record.BeginsMove(l.rules, word) || slices.ContainsFunc(engine.Kinds(), func(k engine.Kind) bool {
		own, _, _ := strings.Cut(l.say("type-"+k.String(), nil), " ")
		return own == word && l.rules.Has(k)
	})
}

// call runs a command. Leaving without saving needs the command twice in a row.
func (s *Session) call(c command, l *Look, m *menu, arg string) error {
	if c.name != "quit" {
		s.leaving = false
	}
	return c.run(s, l, m, arg)
}

// commandsFor returns the commands that a word can mean: the exact one, or all that begin with it. The language of the table
// takes precedence over English.
func (s *Session) commandsFor(word string) []command {
	var own, all []command
	for _, c := range commandList() {
		if s.named(c, word) {
			return []command{c}
		}
		if strings.HasPrefix(s.commandName(c), word) {
			own = append(own, c)
		}
		if strings.HasPrefix(c.name, word) {
			all = append(all, c)
		}
	}
	if len(own) > 0 {
		return own
	}
	return all
}

// commandName returns a command in the language of the table.
func (s *Session) commandName(c command) string { return s.Style.say("tty-cmd-"+c.name, nil) }

// named reports whether a word is the full name of a command.
func (s *Session) named(c command, word string) bool {
	return word == c.name || word == s.commandName(c)
}

func (s *Session) ambiguous(called []command, moves string) string {
	names := lists.Map(called, s.commandName)
	if moves != "" {
		names = append(names, moves)
	}
	return strings.Join(names, ", ")
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

// explain returns an error for a text that is not a legal move: why the intended move is illegal.
func (s *Session) explain(l *Look, text string) error {
	m, why, err := l.meant(text)
	switch {
	case err != nil:
		return err
	case l.state.Decision == engine.Over:
		return s.fault("tty-over", nil)
	case why.Legal():
		id, _ := l.rules.ID(m)
		return s.move(l, id)
	}
	return s.illegal(l, m, why)
}

// illegal returns the refusal of a move as an error. A person can also read the rule.
func (s *Session) illegal(l *Look, m engine.Move, why engine.Reason) error {
	text := l.say("tty-refused", words.Args{"move": l.wording(m), "why": l.reason(m, why)})
	if why.Rule != engine.NoRule {
		text = strings.TrimSuffix(text, ".") + " (" + why.Rule.String() + ")"
	}
	return &fault{text: strings.TrimSuffix(text, ".")}
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

// findPlace returns the place whose name, or id, begins with a text.
func (l *Look) findPlace(text string) (engine.PlaceNo, error) {
	ids := make([]string, len(l.rules.Box.Places))
	shown, names := slices.Clone(ids), slices.Clone(ids)
	for i := range ids {
		place := &l.rules.Box.Places[i]
		ids[i], shown[i], names[i] = place.ID, l.placeWord(place.ID), strings.ToLower(place.Name)
	}
	found := firstMatches(text, shown, ids, names)
	switch len(found) {
	case 0:
		return engine.NoPlace, &fault{text: l.say("tty-no-place", words.Args{"text": text})}
	case 1:
		return engine.PlaceNo(found[0]), nil
	}
	meant := lists.Map(found, func(at int) string { return shown[at] })
	return engine.NoPlace, &fault{text: l.say("tty-ambiguous", words.Args{"text": text, "list": strings.Join(meant, ", ")})}
}

func (s *Session) logCommand(l *Look, _ *menu, arg string) error {
	if arg != "" && arg != "all" && arg != l.say("tty-word-all", nil) {
		return s.fault("tty-log-what", words.Args{"what": arg})
	}
	from := 0
	if arg == "" {
		from = s.lastTurn()
	}
	s.show(func(p *page) { p.log(l, s.Game.since(from, l.seat)) })
	return nil
}

// lastTurn returns the first step of the previous turn.
func (s *Session) lastTurn() int {
	turn := int(s.Game.State().Turn) - 1
	i := slices.IndexFunc(s.Game.history.Steps(), func(st game.Step) bool { return int(st.Turn) >= turn })
	return max(i, 0)
}

func (s *Session) whyCommand(l *Look, m *menu, arg string) error {
	if arg == "" {
		return s.fault("tty-why-what", nil)
	}
	move, why, err := l.meant(arg)
	never, isNever := errors.AsType[*unlisted](err)
	switch {
	case isNever:
		s.show(func(p *page) { p.whyNever(l, s.Book, never) })
	case err != nil:
		return err
	case why.Legal():
		s.show(func(p *page) { p.prose("  ", p.say("tty-possible", words.Args{"list": l.list(m.shown, m.match(arg))})) })
	default:
		s.show(func(p *page) { p.whyNot(l, s.Book, move, why) })
	}
	return nil
}

func (s *Session) ruleCommand(l *Look, _ *menu, arg string) error {
	p := newPage(s.Style)
	if !p.lookUp(s.Book, arg, l.table) && !p.found(s.Book, arg) {
		return s.fault("tty-no-rule", words.Args{"text": arg})
	}
	s.show(func(q *page) { q.text.WriteString(p.text.String()) })
	return nil
}

// help lists the possible inputs at the prompt.
func (p *page) help() {
	p.heading(p.say("tty-help", nil), "")
	p.prose("  ", p.say("tty-help.text", nil))
	p.blank()
	for _, c := range commandList() {
		name := p.say("tty-cmd-"+c.name, nil)
		if c.args {
			name += " " + p.say("tty-cmd-"+c.name+".args", nil)
		}
		p.flow("  "+p.paint(strong, pad(name, 17)+" "), breakable(p.say("tty-cmd-"+c.name+".help", nil)), " ")
	}
}

package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"volgare/engine"
	"volgare/plain"
	"volgare/words"
)

// turn shows the position to the deciding person and executes one line.
func (s *Session) turn() error {
	l := s.look()
	if err := s.handOver(l); err != nil {
		return err
	}
	m := l.menu()
	if s.stale {
		s.show(func(p *page) { s.screen(p, l, m) })
		s.stale = false
	}
	text, err := s.read(l)
	if err != nil {
		return err
	}
	if text == "" {
		s.stale = s.Live
		return nil
	}
	if err := s.obey(l, m, text); err != nil {
		return s.refuse(err)
	}
	return nil
}

// screen shows the latest moves, the position and the choices.
func (s *Session) screen(p *page, l *Look, m *menu) {
	p.blank()
	if steps := s.untold(l); len(steps) > 0 {
		p.log(l, steps)
		p.blank()
	}
	if l.state.Decision == engine.Over {
		p.scoreScreen(l)
		return
	}
	rest := newPage(s.Style)
	s.advise(rest, l)
	p.text.WriteString(rest.fit(l, m))
}

// fit returns the position with all choices. If the terminal has too few lines for it, first the rows of movements are
// folded to a line each, then blank lines are removed, and last all expensive movements are combined into one line.
func (p *page) fit(l *Look, m *menu) string {
	text := ""
	for fold := range 7 { // one row for each possible price in points
		if text = p.whole(l, m, fold); p.fits(text) {
			return text
		}
	}
	if text = strings.ReplaceAll(text, "\n\n", "\n"); p.fits(text) {
		return text
	}
	return strings.ReplaceAll(p.whole(l, m.merged(), 6), "\n\n", "\n")
}

// whole returns the position, the text of the page and the choices.
func (p *page) whole(l *Look, m *menu, fold int) string {
	q := newPage(p.Style)
	q.position(l)
	q.text.WriteString(p.text.String())
	q.blank()
	q.ask(l, m, fold)
	return q.text.String()
}

// fits reports whether a text leaves a line for the answer.
func (p *page) fits(text string) bool {
	return p.Height == 0 || strings.Count(text, "\n") < p.Height
}

// question returns the question of the decision; "" for a turn.
func (l *Look) question() string {
	switch l.state.Decision {
	case engine.Turn:
		return ""
	case engine.LibraryKeep, engine.LibraryOrder:
		return l.Ask(&l.view) + " " + l.drawn()
	case engine.CardKeep, engine.CardGiveUp:
		return l.Ask(&l.view) + " " + l.cardsHeld()
	}
	return words.Capital(l.Ask(&l.view))
}

// ask shows the question of a decision and lists the choices.
func (p *page) ask(l *Look, m *menu, fold int) {
	if question := l.question(); question != "" {
		p.prose("  ", p.paint(rubric, question))
	}
	p.choices(l, m, fold)
}

// read reads a line, without comments. At a live table an empty line shows the screen again.
func (s *Session) read(l *Look) (string, error) {
	for {
		s.prompt(l)
		text, err := s.lines.next()
		switch {
		case errors.Is(err, io.EOF):
			return "", errLeft
		case errors.Is(err, ErrInterrupted):
			if err := s.warn(); err != nil {
				return "", err
			}
			continue
		case err != nil:
			return "", err
		}
		text, _, _ = strings.Cut(text, "#")
		text = strings.Join(plain.Fields(text), " ")
		if text == "" && !s.Live {
			continue
		}
		if !s.Live {
			fmt.Fprintln(s.Out, "> "+text)
		}
		return text, nil
	}
}

func (s *Session) prompt(l *Look) {
	if !s.Live {
		return
	}
	who := ""
	if l.me() != nil {
		who = s.Style.seat(l.seat.String()) + " "
	}
	fmt.Fprint(s.Out, s.Style.finish(who+s.Style.paint(rubric, "> ")))
}

// warn handles an interrupt: at a live table the first one only warns.
func (s *Session) warn() error {
	if !s.Live || s.leaving || s.Game.Steps() == s.saved {
		return ErrInterrupted
	}
	s.leaving = true
	fmt.Fprintln(s.Out)
	s.tell("tty-break-off", nil)
	return nil
}

// refuse handles a line that cannot be executed. It ends a script.
func (s *Session) refuse(err error) error {
	if errors.Is(err, errLeft) || errors.Is(err, ErrInterrupted) {
		return err
	}
	if !s.Live {
		return &InputError{s.lines.number, err, s.Style}
	}
	s.show(func(p *page) { p.prose("  ", words.Capital(err.Error())+".") })
	return nil
}

// handOver passes the keyboard to another person. It first clears the screen, so that the goods behind the previous person's
// screen are not visible.
func (s *Session) handOver(l *Look) error {
	before := s.last
	if l.me() == nil || before == l.seat {
		return nil
	}
	s.last = l.seat
	if before == engine.Nobody {
		return nil
	}
	s.clear()
	fmt.Fprintln(s.Out)
	s.tell("tty-pass", words.Args{"seat": s.Style.seat(l.seat.String())})
	if !s.Live {
		return nil
	}
	fmt.Fprint(s.Out, s.Style.finish("  "+s.Style.say("tty-enter", nil)+" "))
	for {
		_, err := s.lines.next()
		switch {
		case err == nil:
			s.clear()
			return nil
		case errors.Is(err, io.EOF):
			return errLeft
		case !errors.Is(err, ErrInterrupted):
			return err
		}
		if err := s.warn(); err != nil {
			return err
		}
	}
}

// clear clears the screen of a live table, including the scrollback.
func (s *Session) clear() {
	if s.Live {
		fmt.Fprint(s.Out, "\x1b[H\x1b[2J\x1b[3J")
	}
}

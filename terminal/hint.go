package terminal

import (
	"slices"
	"strings"

	"volgare/bot/hint"
	"volgare/bot/roster"
	"volgare/engine"
	"volgare/words"
)

// hinted are the ideas told last, in the order in which they were told.
type hinted struct {
	steps int // of the game
	ideas []idea
}

type idea struct {
	hint.Idea

	line string // its moves in words
	best bool
}

// hintCommand tells ideas; asked once more, which of them is the best.
func (s *Session) hintCommand(l *Look, _ *menu, _ string) error {
	switch {
	case l.state.Decision == engine.Over:
		return s.fault("tty-over", nil)
	case !s.trains():
		return s.fault("problem-not-training", nil)
	}
	again := len(s.hinted.ideas) > 0 && s.hinted.steps == s.Game.Steps()
	if !again {
		s.think(l)
	}
	s.show(func(p *page) { p.hint(s.hinted.ideas, again) })
	return nil
}

// trains reports whether one person plays against bots.
func (s *Session) trains() bool {
	people := 0
	for _, b := range s.Bots[:s.Game.Table.Rules.Seats] {
		if b == nil {
			people++
		}
	}
	return people == 1
}

// think looks for ideas.
func (s *Session) think(l *Look) {
	state := s.Game.State()
	var view engine.State
	l.rules.Mask(&view, state, state.Seat)
	ctx, stop := s.lines.heeding()
	advisor := hint.New(roster.Adviser(), l.rules, engine.Stream(s.Game.Seed, "hint").Uint64())
	found := advisor.Ideas(ctx, &view, l.rules.AppendLegal(nil, &view))
	stop()
	s.hinted = hinted{steps: s.Game.Steps()}
	for i, is := range found {
		s.hinted.ideas = append(s.hinted.ideas, idea{is, l.line(state, is.Moves), i == 0})
	}
	slices.SortFunc(s.hinted.ideas, func(a, b idea) int { return strings.Compare(a.line, b.line) })
}

// hint tells ideas in an order that does not tell which is the best; in the end that too.
func (p *page) hint(ideas []idea, solved bool) {
	p.line("  " + p.paint(strong, p.say("hint.tip", nil)))
	undecided := slices.ContainsFunc(ideas, func(is idea) bool { return !is.best && is.Even() })
	for i := range ideas {
		is := &ideas[i]
		name := p.say("hint-idea", words.Args{"letter": string(rune('A' + i))})
		if solved {
			name += " – " + p.worth(is, undecided)
		}
		p.line("  " + p.paint(rubric, name))
		p.prose("    ", is.line)
		switch {
		case len(ideas) == 1:
			p.prose("    ", p.say("hint-only", nil))
		case len(is.Why) == 0:
			p.prose("    ", p.say("hint-alike", nil))
		default:
			p.prose("    ", p.say("hint-why", nil)+": "+p.brings(is.Why))
		}
	}
	if !solved && len(ideas) > 1 {
		p.prose("  ", p.say("tty-hint-again", nil))
	}
}

// worth is how an idea compares with the best, or with those of which that cannot be told.
func (p *page) worth(is *idea, undecided bool) string {
	switch {
	case is.best && !undecided:
		return p.say("hint-best", nil)
	case is.Even():
		return p.say("hint-even", nil)
	}
	n, low, high := p.tenths(is.Behind.Is), p.tenths(is.Behind.Low), p.tenths(is.Behind.High)
	if low == high {
		return p.say("hint-behind.sure", words.Args{"n": n})
	}
	return p.say("hint-behind", words.Args{"n": n, "low": low, "high": high})
}

package terminal

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"volgare/bot/hint"
	"volgare/bot/roster"
	"volgare/engine"
	"volgare/words"
)

// hinted are the ideas shown last, in display order.
type hinted struct {
	steps int // length of the game in steps
	ideas []idea
}

type idea struct {
	hint.Idea

	letter string // letter for selecting it
	line   string // the moves as text
	best   bool
}

// hintCommand shows ideas. When called again, it shows which one is the best.
func (s *Session) hintCommand(l *Look, _ *menu, _ string) error {
	switch {
	case l.state.Decision == engine.Over:
		return s.fault("tty-over", nil)
	case s.people() != 1: // against bots
		return s.fault("problem-not-solo-against-bots", nil)
	}
	again := len(s.hinted.ideas) > 0 && s.hinted.steps == s.Game.Steps()
	if !again {
		s.think(l)
	}
	s.show(func(p *page) { p.hint(s.hinted.ideas, again) })
	return nil
}

// think computes ideas.
func (s *Session) think(l *Look) {
	state := s.Game.State()
	var view engine.State
	l.rules.Mask(&view, state, state.Seat)
	ctx, stop := s.lines.heeding()
	adviser := hint.New(roster.Adviser(), l.rules, engine.Stream(s.Game.Seed, "hint").Uint64())
	found := adviser.Ideas(ctx, &view, l.rules.AppendLegal(nil, &view))
	stop()
	s.hinted = hinted{steps: s.Game.Steps()}
	for i, is := range found {
		s.hinted.ideas = append(s.hinted.ideas, idea{Idea: is, line: l.line(state, is.Moves), best: i == 0})
	}
	slices.SortFunc(s.hinted.ideas, func(a, b idea) int { return strings.Compare(a.line, b.line) })
	for i := range s.hinted.ideas {
		s.hinted.ideas[i].letter = string(rune('A' + i))
	}
}

// hint shows ideas in an order that does not reveal the best one. If solved, it marks the best and shows it first.
func (p *page) hint(ideas []idea, solved bool) {
	p.line("  " + p.paint(strong, p.say("hint.tip", nil)))
	told := slices.Clone(ideas)
	if solved {
		slices.SortStableFunc(told, func(a, b idea) int { return cmp.Compare(a.Deficit.Mean, b.Deficit.Mean) })
	}
	undecided := slices.ContainsFunc(ideas, func(is idea) bool { return !is.best && is.Even() })
	for i := range told {
		is := &told[i]
		name := p.say("hint-idea", words.Args{"letter": is.letter})
		if solved && len(ideas) > 1 {
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
			if solved {
				p.prose("    ", p.sum(&is.Idea))
			}
		}
	}
	if !solved && len(ideas) > 1 {
		p.prose("  ", p.say("tty-hint-again", nil))
	}
}

// worth compares an idea with the best one, or with all that are undecided.
func (p *page) worth(is *idea, undecided bool) string {
	switch {
	case is.best && undecided:
		return p.say("hint-best.maybe", nil)
	case is.best:
		return p.say("hint-best", nil)
	case is.Even() && math.Round(10*is.Deficit.Mean) == 0:
		return p.say("hint-even", nil)
	}
	n, low, high := p.tenths(is.Deficit.Mean), p.tenths(is.Deficit.Low), p.tenths(is.Deficit.High)
	switch {
	case is.Even():
		return p.say("hint-deficit.maybe", words.Args{"n": n})
	case low == high:
		return p.say("hint-deficit.sure", words.Args{"n": n})
	}
	return p.say("hint-deficit", words.Args{"n": n, "low": low, "high": high})
}

// sum formats the total gain of an idea, after the parts that are not listed.
func (p *page) sum(is *hint.Idea) string {
	all := p.say("hint-sum", words.Args{"vp": p.gained(is.More)})
	rest := is.Rest()
	if rest == 0 {
		return all
	}
	return p.say("review-why-item", words.Args{"what": p.say("hint-rest", nil), "vp": p.gained(rest)}) + ", " + all
}

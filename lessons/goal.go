package lessons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/view"
)

// goal is what a puzzle wants: all of its parts.
type goal []part

// part is met by any of its conditions.
type part []condition

// condition wants at least so much of a measure. It is written "level >= 3",
// "cubes abbesses >= 3", "status cardinal".
type condition struct {
	is   *measure
	of   uint8
	word string // for of; "" for a measure of nothing in particular
	need int
}

// parts is a set of parts of a goal, by their numbers.
type parts uint8

// mostParts is how many a goal can have.
const mostParts = 8

// whole is all parts.
func (g goal) whole() parts { return 1<<len(g) - 1 }

// met is the parts that are.
func (g goal) met(at position) (all parts) {
	for i, p := range g {
		if p.met(at) {
			all |= 1 << i
		}
	}
	return all
}

// met is the parts of the goal of a puzzle that are: within the turn at once, else when the game
// is over.
func (l *Lesson) met(s *engine.State) parts {
	if l.long && s.Decision != engine.Over {
		return 0
	}
	return l.goal.met(l.at(s))
}

// reached reports whether all of them are.
func (l *Lesson) reached(s *engine.State) bool { return l.met(s) == l.goal.whole() }

func (l *Lesson) at(s *engine.State) position { return position{s, l} }

func (p part) met(at position) bool {
	return slices.ContainsFunc(p, func(c condition) bool { return c.have(at) >= c.need })
}

func (c *condition) have(at position) int { return c.is.count(at, c.of) }

// parsePart reads conditions with "or" between them.
func parsePart(t *edition.Table, text string) (p part, err error) {
	for one := range strings.SplitSeq(text, " or ") {
		c, err := parseCondition(t, strings.Fields(one))
		if err != nil {
			return nil, err
		}
		p = append(p, c)
	}
	return p, nil
}

func parseCondition(t *edition.Table, words []string) (condition, error) {
	c := condition{need: 1}
	if n := len(words); n >= 3 && words[n-2] == ">=" {
		need, err := strconv.Atoi(words[n-1])
		if err != nil || need < 1 {
			return c, fmt.Errorf("%q is no number from 1 on", words[n-1])
		}
		c.need, words = need, words[:n-2]
	}
	i := slices.IndexFunc(measures, func(m measure) bool { return len(words) > 0 && m.name == words[0] })
	if i < 0 {
		return c, fmt.Errorf("unknown measure %q; accepted: %s", strings.Join(words, " "), strings.Join(Measures(), ", "))
	}
	c.is = &measures[i]
	if c.is.open && !t.Rules.Options.ScreensOpen {
		return c, fmt.Errorf("%s is for a table with open screens: option screens open", c.is.name)
	}
	return c, c.read(t, words[1:])
}

// about is what the measure is of.
func (c *condition) about() *view.Operand {
	if c.word == "" {
		return nil
	}
	return &view.Operand{Type: c.is.is, Value: c.word}
}

// read reads what the measure is of.
func (c *condition) read(t *edition.Table, words []string) error {
	switch {
	case c.is.is == "" && len(words) == 0:
		return nil
	case c.is.is == "" || len(words) != 1:
		return fmt.Errorf("%q does not go with %s", strings.Join(words, " "), c.is.name)
	}
	all := c.is.words(t)
	of := slices.Index(all, words[0])
	if of < 0 {
		return fmt.Errorf("%s of what? accepted: %s", c.is.name, strings.Join(all, ", "))
	}
	c.of, c.word = uint8(of), words[0]
	return nil
}

// Wanted is one condition of a goal, and how it stands.
type Wanted struct {
	Part int           // conditions of one part are alternatives
	Type string        // the measure
	Of   *view.Operand // what it is of; nil for nothing in particular
	Need int
	Have int
	Met  bool // the part is: where a puzzle runs to the end of the game, not before
	Lost bool // the part can no longer be reached, not even alone
}

// Goal is how the conditions of a puzzle stand now.
func (r *Run) Goal() []Wanted { return r.goalAt(r.History.Now(), r.within()) }

// goalAt is how they stand in a position, from which some parts can be reached.
func (l *Lesson) goalAt(s *engine.State, within parts) (all []Wanted) {
	at, met := l.at(s), l.met(s)
	for i, p := range l.goal {
		for _, c := range p {
			all = append(all, Wanted{
				Part: i, Type: c.is.name, Of: c.about(), Need: c.need, Have: c.have(at),
				Met: met&(1<<i) != 0, Lost: within&(1<<i) == 0,
			})
		}
	}
	return all
}

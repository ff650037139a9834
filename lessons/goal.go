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

// goal is the goal of a puzzle: all of its parts must be met.
type goal []part

// part is met if any of its conditions is.
type part []condition

// condition requires a minimum of a measure. It is written "level >= 3", "cubes abbesses >= 3", "status cardinal".
type condition struct {
	is   *measure
	of   uint8
	word string // word for of; "" for a measure without an object
	need int
}

// parts is a set of parts of a goal, by their numbers.
type parts uint8

// mostParts is the maximum number of parts of a goal.
const mostParts = 8

// whole returns the set of all parts.
func (g goal) whole() parts { return 1<<len(g) - 1 }

// met returns the parts that are met.
func (g goal) met(at position) (all parts) {
	for i, p := range g {
		if p.met(at) {
			all |= 1 << i
		}
	}
	return all
}

// met returns the parts of the puzzle's goal that are met. In a puzzle that runs to the end of the game they only count when
// the game is over.
func (l *Lesson) met(s *engine.State) parts {
	if l.long && s.Decision != engine.Over {
		return 0
	}
	return l.goal.met(l.at(s))
}

// reached reports whether all parts are met.
func (l *Lesson) reached(s *engine.State) bool { return l.met(s) == l.goal.whole() }

func (l *Lesson) at(s *engine.State) position { return position{s, l} }

func (p part) met(at position) bool {
	return slices.ContainsFunc(p, func(c condition) bool { return c.have(at) >= c.need })
}

func (c *condition) have(at position) int { return c.is.count(at, c.of) }

// parsePart parses conditions joined by "or".
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

// about returns the object of the measure.
func (c *condition) about() *view.Operand {
	if c.word == "" {
		return nil
	}
	return &view.Operand{Type: c.is.is, Value: c.word}
}

// read parses the object of the measure.
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

// Wanted is a condition of a goal and its state.
type Wanted struct {
	Part int           // part of the goal; conditions of the same part are alternatives
	Type string        // the measure
	Of   *view.Operand // object of the measure; nil if it has none
	Need int
	Have int
	Met  bool // the part is met; in a puzzle that runs to the end of the game, never before
	Lost bool // the part can no longer be reached, even on its own
}

// Goal returns the state of the conditions of a puzzle.
func (r *Run) Goal() []Wanted { return r.goalAt(r.History.Now(), r.within()) }

// goalAt returns the state of the conditions in a position from which the parts in within can be reached.
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

package edition

import (
	"cmp"
	"slices"

	"volgare/engine"
)

// checkComponents reports the faults of a box as a whole.
func (r *reader) checkComponents(c *Components, e engine.Edition) {
	r.checkEvents(c, e)
	r.checkManuscripts(c)
	r.checkLibrary(c, e)
	r.checkCanticle(c)
	r.checkKnowledge(c)
	r.checkSteps(c)
	if e == engine.Deluxe {
		r.checkCards(c)
	}
}

// checkEvents checks that there are tiles 1 to 10, and 11 in the Deluxe edition. // SET-3
func (r *reader) checkEvents(c *Components, e engine.Edition) {
	slices.SortFunc(c.Events, func(a, b Event) int { return cmp.Compare(a.No.Is, b.No.Is) })
	last := 10 + int(e)
	for no := 1; no <= last; no++ {
		if c.event(no) == nil {
			r.lineFaultf(c.firstEvent(), "events: %d is missing; the box has 1 to %d", no, last)
		}
	}
	for _, tile := range c.Events {
		if tile.No.Is > last {
			r.lineFaultf(tile.No.line, "event %d: the box has 1 to %d", tile.No.Is, last)
		}
	}
}

func (c *Components) firstEvent() int {
	if len(c.Events) == 0 {
		return 1
	}
	return c.Events[0].No.line
}

// allManuscripts is the number of manuscripts in a box, without Lingua Volgare.
const allManuscripts = 55

// checkManuscripts checks that there are 55 in all, that each level fits its deck, and that there are enough to remove some
// for few players. // SET-6
func (r *reader) checkManuscripts(c *Components) {
	sum := 0
	for i, level := range c.Manuscripts {
		n := 0
		for _, kind := range level.Is {
			n += kind.Count
		}
		sum += n
		if n > engine.MaxDeck {
			r.lineFaultf(level.line, "manuscripts: %d of level %d, at most %d fit", n, i+1, engine.MaxDeck)
		}
		if i < 3 && len(level.Is) != 5 {
			r.lineFaultf(level.line, "manuscripts: level %d needs all five colours", i+1)
		}
	}
	if sum != allManuscripts {
		r.lineFaultf(c.Manuscripts[0].line, "manuscripts: %d are expected, not %d", allManuscripts, sum)
	}
}

// checkLibrary checks that there are 8 tiles, or 10 in the Deluxe edition, some of them jokers. // SET-7
func (r *reader) checkLibrary(c *Components, e engine.Edition) {
	want, line := 8+2*int(e), 1
	for _, tile := range c.Library {
		line = tile.line
		if tile.Is.Joker && e == engine.Classic {
			r.lineFaultf(line, "library: jokers are of the deluxe edition")
		}
	}
	if len(c.Library) != want {
		r.lineFaultf(line, "library: %d tiles are expected, not %d", want, len(c.Library))
	}
}

// checkCanticle checks that there are five tiles with different turns. // SET-5
func (r *reader) checkCanticle(c *Components) {
	line := 1
	for i, tile := range c.Canticle {
		line = tile.line
		if slices.ContainsFunc(c.Canticle[:i], func(v Value[int]) bool { return v.Is == tile.Is }) {
			r.lineFaultf(line, "canticle: duplicate turn %d", tile.Is)
		}
	}
	if len(c.Canticle) != engine.MaxFranciscan {
		r.lineFaultf(line, "canticle: %d tiles are expected, not %d", engine.MaxFranciscan, len(c.Canticle))
	}
}

// levels is the number of knowledge levels. // MSS-2
const levels = 8

// checkKnowledge checks that level 1 begins on space 1 and the others rise up to the last space.
func (r *reader) checkKnowledge(c *Components) {
	last, line := 0, c.KnowledgeSpaces.line
	for i, start := range c.LevelStarts {
		line = start.line
		if i == 0 && start.Is != 1 {
			r.lineFaultf(line, "knowledge: level 1 begins on space 1, not %d", start.Is)
		}
		if start.Is <= last {
			r.lineFaultf(line, "knowledge: the levels have to rise: %d after %d", start.Is, last)
		}
		last = start.Is
	}
	if len(c.LevelStarts) != levels {
		r.lineFaultf(line, "knowledge: %d levels are expected, not %d", levels, len(c.LevelStarts))
	}
	if last > c.KnowledgeSpaces.Is {
		r.lineFaultf(line, "knowledge: a level begins on space %d of %d", last, c.KnowledgeSpaces.Is)
	}
}

// checkSteps checks that marked spaces are on their tracks. // SCO-5, LIB-1, LIB-2
func (r *reader) checkSteps(c *Components) {
	for _, t := range c.Tracks {
		marked := c.marked(t.Track)
		for _, step := range marked.Is {
			if int(step.Space) > t.Spaces.Is {
				r.lineFaultf(marked.line, "%s: space %d of %d is marked", t.Track, step.Space, t.Spaces.Is)
			}
		}
	}
}

// marked returns the marked spaces of a track.
func (c *Components) marked(t engine.Track) Value[[]engine.Step] {
	switch t {
	case engine.Riddle:
		return c.RiddleVP
	case engine.Library:
		return c.LibraryDraw
	default:
		return Value[[]engine.Step]{}
	}
}

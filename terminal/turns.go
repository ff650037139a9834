package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"volgare/view"
)

// turnScreen shows the turn track: events and cubes of turns to come. // SET-2 SET-3 SET-4
func (p *page) turnScreen(l *Look) {
	p.heading("Turns", "events and cubes to come")
	g := &grid{head: []string{"", "turn", "cubes", "event", "and"}, right: []int{1}}
	for i := range l.view.Spaces {
		space := &l.view.Spaces[i]
		now, on := "", shortCubes(space.Cubes)
		if space.Turn == l.view.Turn {
			now, on = p.paint(rubric, "▸"), "on offer"
		}
		if space.Turn < l.view.Turn {
			on = ""
		}
		g.row(now, strconv.Itoa(space.Turn), on, l.eventWord(space), strings.Join(l.turnNotes(space), ", "))
	}
	p.grid(g)
	p.blank()
	p.line("  P politicians  N nobles  A abbesses  S scribes")
}

// shortCubes lists cubes by their first letters: "P2 A1".
func shortCubes(c view.Cubes) string {
	var words []string
	for i, n := range cubeCounts(c) {
		if n > 0 {
			words = append(words, fmt.Sprintf("%s%d", strings.ToUpper(cubeNouns[i][:1]), n))
		}
	}
	return strings.Join(words, " ")
}

// eventWord is the event tile of a turn.
func (l *Look) eventWord(space *view.Space) string {
	if space.Event == nil {
		return ""
	}
	for i := range l.view.Events {
		e := &l.view.Events[i]
		if e.No != *space.Event {
			continue
		}
		text := fmt.Sprintf("%s, %s: %s", e.Name, l.placeName(e.Place), shortWorth(e.Ducats, e.Knowledge, e.Auction))
		if e.State == "used" {
			text += " (used)"
		}
		return text
	}
	return ""
}

// turnNotes tell what else belongs to a turn.
func (l *Look) turnNotes(space *view.Space) []string {
	var words []string
	for _, c := range l.view.Canticle {
		if c.Turn == space.Turn {
			words = append(words, "canticle in "+l.placeName(c.Place))
		}
	}
	if space.Turn == int(l.rules.Options.CanticleOpen) {
		words = append(words, "canticle in all five")
	}
	switch {
	case space.Papal != nil:
		words = append(words, *space.Papal+" papal tile")
	case space.Turn >= 12: // SET-4
		words = append(words, "papal tile")
	case space.Turn == 11:
		words = append(words, "last charity")
	}
	return words
}

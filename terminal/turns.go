package terminal

import (
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// turnScreen shows the turn track: events and cubes of later turns. // SET-2 SET-3 SET-4
func (p *page) turnScreen(l *Look) {
	p.title("tty-turns", nil)
	g := &grid{head: p.heads("tty-turns", "", "turn", "cubes", "event", "and"), right: []int{1}}
	for i := range l.view.Spaces {
		space := &l.view.Spaces[i]
		now, on := "", l.shortCubes(space.Cubes)
		if space.Turn == l.view.Turn {
			now, on = p.paint(rubric, "▸"), l.Within(p.say("tty-offer", nil))
		}
		if space.Turn < l.view.Turn {
			on = ""
		}
		g.row(now, strconv.Itoa(space.Turn), on, l.eventWord(space), strings.Join(l.turnNotes(i), ", "))
	}
	p.grid(g)
	p.blank()
	p.line("  " + strings.Join(l.cubeLetters(), "  "))
}

// shortCubes lists cubes by their first letters: "P2 A1".
func (l *Look) shortCubes(c view.Cubes) string {
	var list []string
	for i, n := range cubeCounts(c) {
		if n > 0 {
			list = append(list, l.letter(i)+strconv.Itoa(n))
		}
	}
	return strings.Join(list, " ")
}

// letter returns the letter for cubes of a colour.
func (l *Look) letter(i int) string { return l.say("tty-letter-"+cubeKind(i), nil) }

// cubeLetters explains the letters of cubes.
func (l *Look) cubeLetters() []string {
	all := make([]string, len(cubeColours))
	for i := range all {
		all[i] = l.letter(i) + " " + l.Within(l.say("cube-"+cubeKind(i)+".name", nil))
	}
	return all
}

// eventWord returns the text for the event tile of a turn.
func (l *Look) eventWord(space *view.Space) string {
	if space.Event == nil {
		return ""
	}
	e := lists.Find(l.view.Events, func(e *view.Event) bool { return e.No == *space.Event })
	text := e.Name + ", " + l.Place(e.Place) + ": " + l.shortWorth(e.Ducats, e.Knowledge, e.Auction)
	if e.State == "used" {
		text += " (" + l.say("event-used", nil) + ")"
	}
	return text
}

// turnNotes returns further notes on a turn, given by its space. Lasting changes are noted at their first turn.
func (l *Look) turnNotes(i int) []string {
	var list []string
	space := &l.view.Spaces[i]
	for _, c := range l.view.Canticle {
		if c.Turn == space.Turn {
			list = append(list, l.say("tty-canticle", words.Args{"place": l.Place(c.Place)}))
		}
	}
	if space.Canticles && !l.view.Spaces[i-1].Canticles {
		list = append(list, l.say("tty-canticle-all", nil))
	}
	switch {
	case space.Papal == nil:
	case *space.Papal == "unknown":
		list = append(list, l.say("tty-papal", nil))
	default:
		list = append(list, l.Within(l.say("papal-"+*space.Papal, nil)))
	}
	if space.Turn == engine.LastCharity {
		list = append(list, l.say("tty-last-charity", nil))
	}
	return list
}

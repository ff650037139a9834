package terminal

import (
	"strings"

	"volgare/engine"
	"volgare/words"
)

// tileScreen shows the friar, cardinal and library tiles left. // SET-7
func (p *page) tileScreen(l *Look) {
	p.title("tty-friars", nil)
	p.powers(l, "friar", l.view.Friars)
	p.title("tty-cardinals", nil)
	p.powers(l, "cardinal", l.view.Cardinals)
	p.title("tty-library", words.Args{"n": l.view.Library.Stack})
	p.prose("  ", l.trackRule(engine.Library))
	if known := l.knownTiles(); known != "" {
		p.prose("  ", p.say("tty-stack", words.Args{"tiles": known}))
	}
}

// powers lists the remaining friar or cardinal tiles.
func (p *page) powers(l *Look, kind string, left []string) {
	if len(left) == 0 {
		p.line("  " + p.say("tty-none", nil))
	}
	for _, name := range left {
		p.flow("  "+p.paint(strong, pad(name, 12)), breakable(l.Power(kind, name)), " ")
	}
}

// knownTiles lists the stack as far as the viewer knows it.
func (l *Look) knownTiles() string {
	list, some := make([]string, len(l.view.Library.Known)), false
	for i, tile := range l.view.Library.Known {
		list[i] = "?"
		if tile != nil {
			list[i], some = *tile, true
		}
	}
	if !some {
		return ""
	}
	return strings.Join(list, " ")
}

// drawn shows the library tiles drawn for a decision.
func (l *Look) drawn() string {
	lib := &l.view.Library
	if lib.Drawn == 0 {
		return ""
	}
	var list []string
	for i := lib.Placed; i < lib.Drawn && i < len(lib.Known); i++ {
		if lib.Known[i] != nil {
			list = append(list, *lib.Known[i])
		}
	}
	return l.say("tty-hold", words.Args{"list": strings.Join(list, ", ")})
}

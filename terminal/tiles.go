package terminal

import (
	"fmt"
	"strings"
)

// tileScreen shows the friar, cardinal and library tiles left. // SET-7
func (p *page) tileScreen(l *Look) {
	p.heading("Friars", "a Merchant in a convent may become one, for half of his ducats")
	p.powers(l.view.Friars, friars)
	p.heading("Cardinals", "a Friar in a cathedral, for 40 ducats and a politician or noble")
	p.powers(l.view.Cardinals, cardinals)
	p.heading("Library", count(l.view.Library.Stack, "tile")+" in the stack")
	p.prose("  ", l.libraryNote()+".")
	if known := l.knownTiles(); known != "" {
		p.prose("  ", "You know the stack, from the top: "+known+".")
	}
}

func (p *page) powers(left []string, powers map[string]power) {
	if len(left) == 0 {
		p.line("  none is left")
	}
	for _, name := range left {
		p.line("  " + p.paint(strong, pad(name, 12)) + powers[name].String())
	}
}

// knownTiles lists the stack as far as the seat that looks knows it.
func (l *Look) knownTiles() string {
	words, some := make([]string, len(l.view.Library.Known)), false
	for i, tile := range l.view.Library.Known {
		words[i] = "?"
		if tile != nil {
			words[i], some = *tile, true
		}
	}
	if !some {
		return ""
	}
	return strings.Join(words, " ")
}

// drawn shows the library tiles that the seat holds for a decision.
func (l *Look) drawn() string {
	lib := &l.view.Library
	if lib.Drawn == 0 {
		return ""
	}
	var words []string
	for i := lib.Placed; i < lib.Drawn && i < len(lib.Known); i++ {
		if lib.Known[i] != nil {
			words = append(words, *lib.Known[i])
		}
	}
	return fmt.Sprintf("You hold %s: %s.", count(len(words), "tile"), strings.Join(words, ", "))
}

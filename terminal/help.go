package terminal

import "strings"

// help lists what can be said at the prompt.
func (p *page) help() {
	p.heading("What you can say", "")
	p.prose("  ", "A number from the list, or a move as it is written there: move roma, take nobles 2 sell 1, "+
		"riddle 3, end. Words may be cut short as long as only one move is left: ri 3, psa, or roma alone.")
	p.blank()
	for _, c := range commandList() {
		p.flow("  "+p.paint(strong, pad(c.name+" "+c.args, 14)), strings.Fields(c.help), " ")
	}
}

package terminal

// help lists what can be said at the prompt.
func (p *page) help() {
	p.heading(p.say("tty-help", nil), "")
	p.prose("  ", p.say("tty-help.text", nil))
	p.blank()
	for _, c := range commandList() {
		name := p.say("tty-cmd-"+c.name, nil)
		if c.args {
			name += " " + p.say("tty-cmd-"+c.name+".args", nil)
		}
		p.flow("  "+p.paint(strong, pad(name, 17)+" "), breakable(p.say("tty-cmd-"+c.name+".help", nil)), " ")
	}
}

package terminal

import "volgare/words"

// advise shows the most important explanation that matters now for the first time, unless the seat has already made the move.
func (s *Session) advise(p *page, l *Look) {
	if !s.Guide || l.me() == nil {
		return
	}
	for _, step := range guide() {
		if step.Known(&l.view, l.seat.String()) {
			s.tips[step.Name] = true
		}
		if !s.tips[step.Name] && step.Matters(&l.view, l.seat.String()) {
			s.tips[step.Name] = true
			p.blank()
			p.prose("  "+p.paint(gold, "» "), l.tip(step.Name))
			return
		}
	}
}

// guide returns all steps of the guide.
func guide() []words.Step {
	steps, err := words.Guide()
	if err != nil {
		panic(err) // the list is part of the binary
	}
	return steps
}

// tip returns the text of a step of the guide. If the browser's text mentions touching, the terminal has its own.
func (l *Look) tip(name string) string {
	deluxe := "yes"
	if l.classic() {
		deluxe = "no"
	}
	id := "guide-" + name
	if l.Has("tty-" + id) {
		return l.say("tty-"+id, nil)
	}
	return l.say(id, nil) + ". " + l.say(id+".text", words.Args{"deluxe": deluxe})
}

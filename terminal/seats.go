package terminal

import (
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// seatScreen shows the public state of every seat, and the viewer's own secrets. // SET-1
func (p *page) seatScreen(l *Look) {
	p.title("tty-seats", nil)
	for i, seat := range l.view.Order {
		if i > 0 {
			p.blank()
		}
		p.panel(l, l.player(seat))
	}
}

func (p *page) panel(l *Look, who *view.Player) {
	name := l.name(who.Seat)
	if name != "" {
		name = p.paint(faint, " · "+name)
	}
	p.line("  " + p.seat(who.Seat) + name + " · " + p.paint(strong, l.standing(who)))
	scribes := l.say("tty-to-convert", words.Args{"what": l.Counted("cube", "scribes", who.Scribes)})
	p.fact("has", []string{l.counted("ducats", who.Ducats), scribes})
	p.fact("knows", []string{l.say("text-knowledge", words.Args{"space": l.disc(engine.Knowledge, who.Seat), "level": who.Level})})
	p.fact("in", []string{l.at(who)})
	p.fact("tracks", l.progress(who.Seat))
	p.fact("used", lists.Map(who.Discs, l.Place))
	p.fact("power", []string{l.power(who)})
	p.facts("cards", l.cardWords(who), " · ")
	p.fact("screen", l.screen(who))
}

// fact adds a line of a panel, unless it is empty.
func (p *page) fact(name string, words []string) { p.facts(name, words, ", ") }

// facts is like fact, with a given gap between the words.
func (p *page) facts(name string, words []string, gap string) {
	if strings.Join(words, "") != "" {
		p.flow("    "+p.paint(faint, pad(p.say("tty-seat-"+name, nil), 9)+" "), words, gap)
	}
}

// progress lists the tracks that a seat has advanced on.
func (l *Look) progress(seat string) []string {
	var list []string
	for i, t := range l.view.Tracks {
		if space := l.disc(engine.Track(i), seat); i > 0 && space > 0 {
			list = append(list, l.say("tty-progress", words.Args{"track": l.trackName(t.Track), "n": space, "all": t.Spaces}))
		}
	}
	return list
}

// power returns the power of a player's tile.
func (l *Look) power(who *view.Player) string {
	switch {
	case who.Friar != nil:
		return strings.Join(l.Worth("friar", *who.Friar), "; ")
	case who.Cardinal != nil:
		return strings.Join(l.Worth("cardinal", *who.Cardinal), "; ")
	}
	return ""
}

// screen lists the goods behind a screen, as far as the viewer may know them.
func (l *Look) screen(who *view.Player) []string {
	if who.Hidden == nil {
		return []string{l.say("tty-closed", words.Args{"tiles": l.counted("good-library", who.Tiles)})}
	}
	list := l.hidden(who.Hidden)
	if len(list) == 0 {
		list = []string{l.say("tty-nothing", nil)}
	}
	if who.Hidden.Tiles == nil && who.Tiles > 0 {
		list = append(list, l.counted("good-library", who.Tiles))
	}
	return list
}

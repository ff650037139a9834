package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// seatScreen shows what is open about every seat, and what only the one that looks
// may see of its own. // SET-1
func (p *page) seatScreen(l *Look) {
	p.heading("Seats", "in the order of this turn")
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
	p.line("  " + p.seat(who.Seat) + name + " · " + p.paint(strong, standing(who)))
	p.fact("has", []string{count(who.Ducats, "ducat"), count(who.Scribes, "scribe") + " to convert"})
	p.fact("knows", []string{fmt.Sprintf("space %d, level %d", l.disc(engine.Knowledge, who.Seat), who.Level)})
	p.fact("is in", []string{l.at(who)})
	p.fact("tracks", l.progress(who.Seat))
	p.fact("has used", l.discNames(who))
	p.fact("power", []string{lasting(who)})
	p.facts("cards", cardWords(who), " · ")
	p.fact("screen", l.screen(who))
}

// fact adds a line of a panel, unless it says nothing.
func (p *page) fact(name string, words []string) { p.facts(name, words, ", ") }

// facts is fact with a gap between the words.
func (p *page) facts(name string, words []string, gap string) {
	if strings.Join(words, "") != "" {
		p.flow("    "+p.paint(faint, pad(name, 10)), words, gap)
	}
}

// progress lists the tracks that a seat has advanced on.
func (l *Look) progress(seat string) []string {
	var words []string
	for i, t := range l.view.Tracks {
		if space := l.disc(engine.Track(i), seat); i > 0 && space > 0 {
			words = append(words, fmt.Sprintf("%s %d of %d", t.Track, space, t.Spaces))
		}
	}
	return words
}

// discNames are the cities whose bonus a seat has taken.
func (l *Look) discNames(who *view.Player) []string {
	words := make([]string, len(who.Discs))
	for i, id := range who.Discs {
		words[i] = l.placeName(id)
	}
	return words
}

// lasting is what the tile of a player goes on doing.
func lasting(who *view.Player) string {
	switch {
	case who.Friar != nil:
		return friars[*who.Friar].lasting
	case who.Cardinal != nil:
		return cardinals[*who.Cardinal].lasting
	}
	return ""
}

// screen lists what lies behind a screen, as far as the seat that looks may know.
func (l *Look) screen(who *view.Player) []string {
	if who.Behind == nil {
		return []string{fmt.Sprintf("closed; %s", count(who.Tiles, "library tile"))}
	}
	words := behind(who.Behind)
	if len(words) == 0 {
		words = []string{"nothing"}
	}
	if who.Behind.Tiles == nil && who.Tiles > 0 {
		words = append(words, count(who.Tiles, "library tile"))
	}
	return words
}

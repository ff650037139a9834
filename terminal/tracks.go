package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// trackScreen shows all tracks with their stacks. // SET-9
func (p *page) trackScreen(l *Look) {
	p.heading("Tracks", "the most advanced first, also in a stack (+)")
	for i := range l.view.Tracks {
		p.track(l, engine.Track(i), &l.view.Tracks[i])
	}
}

func (p *page) track(l *Look, t engine.Track, track *view.Track) {
	lead := fmt.Sprintf("  %s %s", p.paint(strong, pad(track.Track, 10)), p.paint(faint, fmt.Sprintf("of %-3d ", track.Spaces)))
	p.flow(lead, p.stacks(track), "   ")
	if note := l.trackRule(t); note != "" {
		p.prose(strings.Repeat(" ", 20), note)
	}
}

// stacks are the spaces with discs, the farthest first: "14 ■ red + ● yellow".
func (p *page) stacks(track *view.Track) []string {
	var items []string
	last := -1
	for _, d := range track.Discs {
		if d.Space == last {
			items[len(items)-1] += p.joint(d.Space) + p.seat(d.Seat)
			continue
		}
		where := fmt.Sprintf("%2d ", d.Space)
		if d.Space == 0 {
			where = "start "
		}
		items = append(items, p.paint(strong, where)+p.seat(d.Seat))
		last = d.Space
	}
	return items
}

// joint stands between discs of one space: discs at the start are in no stack.
func (p *page) joint(space int) string {
	if space == 0 {
		return " "
	}
	return p.paint(faint, " + ")
}

// trackRule says what a track is good for now.
func (l *Look) trackRule(t engine.Track) string {
	switch t {
	case engine.Knowledge:
		return l.levelNote()
	case engine.Riddle:
		return "in a blue zone; the first scores " + l.steps(l.rules.Box.RiddleVP, "VP")
	case engine.Messenger:
		return l.messengerNote()
	case engine.Orient:
		return l.orientNote()
	case engine.Canticle:
		return l.canticleNote()
	case engine.Library:
		return l.libraryNote()
	case engine.Rest:
		return "the furthest plays first in the next turn"
	}
	return ""
}

// levelNote tells which space brings the next level.
func (l *Look) levelNote() string {
	me := l.me()
	if me == nil {
		return ""
	}
	at := l.disc(engine.Knowledge, me.Seat)
	for i, start := range l.rules.Box.LevelStarts {
		if int(start) > at {
			return fmt.Sprintf("you are on level %d; level %d begins at space %d, %d more", me.Level, i+1, start, int(start)-at)
		}
	}
	return fmt.Sprintf("you are on the highest level, %d", me.Level)
}

// steps lists marked spaces: "4 VP from space 4, 5 from 5".
func (l *Look) steps(list []engine.Step, unit string) string {
	words := make([]string, len(list))
	for i, s := range list {
		words[i] = fmt.Sprintf("%d %s from space %d", s.Value, unit, s.Space)
		if i > 0 {
			words[i] = fmt.Sprintf("%d from %d", s.Value, s.Space)
		}
	}
	return strings.Join(words, ", ")
}

func (l *Look) messengerNote() string {
	ducats, abbesses := 10, 1 // MSG-2
	if l.classic() && l.view.Turn <= 7 {
		ducats, abbesses = 20, 2
	}
	return fmt.Sprintf("anywhere; the last space costs %d ducats and %s and opens Bologna's knowledge",
		ducats, count(abbesses, "abbess"))
}

func (l *Look) orientNote() string {
	if l.classic() {
		return "Merchants, anywhere; on the last space cities give 10 ducats more"
	}
	return "Merchants, anywhere; the last space gives 10 ducats for each city that paid you, and VP for harbours"
}

func (l *Look) canticleNote() string {
	second := 6 // SCO-6
	if l.classic() {
		second = 4
	}
	return fmt.Sprintf("in an active Franciscan city, an abbess a step; the first scores 9 VP, the second %d", second)
}

func (l *Look) libraryNote() string {
	note := "anywhere; you may look at tiles and keep one: " + l.steps(l.rules.Box.LibraryDraw, "tile")
	if l.classic() {
		note = "from turn 12, " + note
	}
	return note
}

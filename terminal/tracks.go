package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// trackScreen shows all tracks with their stacks. // SET-9
func (p *page) trackScreen(l *Look) {
	p.title("tty-tracks", nil)
	for i := range l.view.Tracks {
		p.track(l, engine.Track(i), &l.view.Tracks[i])
	}
}

func (p *page) track(l *Look, t engine.Track, track *view.Track) {
	length := p.say("tty-of", words.Args{"n": track.Spaces})
	lead := fmt.Sprintf("  %s %s", p.paint(strong, pad(l.trackName(track.Track), 10)), p.paint(faint, pad(length, 6)+" "))
	p.flow(lead, p.stacks(track), "   ")
	if note := l.trackRule(t); note != "" {
		p.prose(strings.Repeat(" ", 20), note)
	}
}

// stacks lists the spaces with discs, the farthest first: "14 ■ red + ● yellow".
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
			where = p.say("tty-start", nil) + " "
		}
		items = append(items, p.paint(strong, where)+p.seat(d.Seat))
		last = d.Space
	}
	return items
}

// joint returns the separator of discs on one space: discs at the start are not stacked.
func (p *page) joint(space int) string {
	if space == 0 {
		return " "
	}
	return p.paint(faint, " + ")
}

// trackRule describes the current use of a track.
func (l *Look) trackRule(t engine.Track) string {
	edition := ".deluxe"
	if l.classic() {
		edition = ".classic"
	}
	note := l.say("about-"+t.String()+edition, nil)
	switch t {
	case engine.Knowledge:
		return l.levelNote()
	case engine.Riddle:
		return note + " " + l.steps("vp", l.rules.Box.RiddleVP)
	case engine.Library:
		return note + " " + l.steps("good-library", l.rules.Box.LibraryDraw)
	}
	return note
}

// levelNote returns the space where the next level begins.
func (l *Look) levelNote() string {
	me := l.me()
	if me == nil {
		return ""
	}
	at := l.disc(engine.Knowledge, me.Seat)
	for i, start := range l.rules.Box.LevelStarts {
		if int(start) > at {
			return l.say("tty-level", words.Args{"level": me.Level, "next": i + 1, "space": int(start), "n": int(start) - at})
		}
	}
	return l.counted("tty-level-last", me.Level)
}

// steps lists marked spaces with their values, formatted by a message: "4 VP from space 4".
func (l *Look) steps(id string, list []engine.Step) string {
	marked := lists.Map(list, func(s engine.Step) string {
		return l.say("tty-marked", words.Args{"what": l.counted(id, int(s.Value)), "n": int(s.Space)})
	})
	return words.Capital(strings.Join(marked, ", ")) + "."
}

package terminal

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// Look is a position as one seat may know it.
type Look struct {
	words.Scene

	table *edition.Table
	rules *engine.Rules
	seat  engine.Seat
	state engine.State // as the seat observes it
	view  view.View
	who   [engine.MaxSeats]string // names of the players
}

// NewLook looks at a position with the eyes of a seat, engine.Nobody for a
// spectator, and tells it in a language. // SET-1
func NewLook(t *edition.Table, s *engine.State, seat engine.Seat, language *words.Catalogue) *Look {
	l := &Look{table: t, rules: t.Rules, seat: seat, view: view.Of(t, s, seat)}
	l.Scene = words.Scene{Catalogue: language, Table: t, Name: l.seatName}
	t.Rules.Observe(&l.state, s, seat)
	return l
}

func (l *Look) say(id string, args words.Args) string { return l.Say(id, args) }

// me is what belongs to the seat that looks; nil for a spectator.
func (l *Look) me() *view.Player {
	if int(l.seat) >= len(l.view.Players) {
		return nil
	}
	return &l.view.Players[l.seat]
}

// mine reports whether the seat that looks has to decide.
func (l *Look) mine() bool { return l.state.Decision != engine.Over && l.state.Seat == l.seat }

// place is the place with an id, nil for none.
func (l *Look) place(id string) *engine.Place {
	if at, ok := l.rules.PlaceByID(id); ok {
		return &l.rules.Box.Places[at]
	}
	return nil
}

// player is what belongs to a seat by its name.
func (l *Look) player(seat string) *view.Player {
	return lists.Find(l.view.Players, func(p *view.Player) bool { return p.Seat == seat })
}

// at is where a piece stands, in a word.
func (l *Look) at(p *view.Player) string {
	switch {
	case p.Place != nil:
		return words.Capital(l.placeWord(*p.Place))
	case p.Sea != nil:
		return l.say("sea-"+*p.Sea, nil)
	}
	return "–"
}

// disc is the space of a seat's disc on a track.
func (l *Look) disc(track engine.Track, seat string) int {
	if d := lists.Find(l.view.Tracks[track].Discs, func(d *view.Disc) bool { return d.Seat == seat }); d != nil {
		return d.Space
	}
	return 0
}

// classic reports whether the rules are those of 2010.
func (l *Look) classic() bool { return l.rules.Options.Edition == engine.Classic }

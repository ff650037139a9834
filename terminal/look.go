package terminal

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// Look is a position as seen by one seat.
type Look struct {
	words.Scene

	table *edition.Table
	rules *engine.Rules
	seat  engine.Seat
	state engine.State // as observed by the seat
	view  view.View
	who   [engine.MaxSeats]string // names of the players
}

// NewLook returns a position as seen by a seat, or by a spectator for engine.Nobody, in a language. // SET-1
func NewLook(t *edition.Table, s *engine.State, seat engine.Seat, language *words.Catalogue) *Look {
	l := &Look{table: t, rules: t.Rules, seat: seat, view: view.Of(t, s, seat)}
	l.Scene = words.Scene{Catalogue: language, Table: t, Name: l.seatName}
	t.Rules.Observe(&l.state, s, seat)
	return l
}

func (l *Look) say(id string, args words.Args) string { return l.Say(id, args) }

// me returns the viewer; nil for a spectator.
func (l *Look) me() *view.Player {
	if int(l.seat) >= len(l.view.Players) {
		return nil
	}
	return &l.view.Players[l.seat]
}

// mine reports whether the viewer has to decide.
func (l *Look) mine() bool { return l.state.Decision != engine.Over && l.state.Seat == l.seat }

// place returns the place with an id, nil if there is none.
func (l *Look) place(id string) *engine.Place {
	if at, ok := l.rules.PlaceByID(id); ok {
		return &l.rules.Box.Places[at]
	}
	return nil
}

// player returns the player of a seat, given by its name.
func (l *Look) player(seat string) *view.Player {
	return lists.Find(l.view.Players, func(p *view.Player) bool { return p.Seat == seat })
}

// at returns the place of a piece as a word.
func (l *Look) at(p *view.Player) string {
	switch {
	case p.Place != nil:
		return words.Capital(l.placeWord(*p.Place))
	case p.Sea != nil:
		return l.say("sea-"+*p.Sea, nil)
	}
	return "–"
}

// disc returns the space of a seat's disc on a track.
func (l *Look) disc(track engine.Track, seat string) int {
	if d := lists.Find(l.view.Tracks[track].Discs, func(d *view.Disc) bool { return d.Seat == seat }); d != nil {
		return d.Space
	}
	return 0
}

// classic reports whether the edition is the one of 2010.
func (l *Look) classic() bool { return l.rules.Options.Edition == engine.Classic }

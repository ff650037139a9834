package table

import (
	"sync"

	"volgare/engine"
	"volgare/view"
)

// viewCache has the views of the present position, each made once, for the first who
// asks. Snapshots that differ in chat only share them.
type viewCache struct {
	seats [engine.MaxSeats + 1]struct {
		once sync.Once
		view *view.View
	}
}

// View returns the position after step moves, as seen by a seat at that time; seat engine.Nobody is a spectator. The
// position must not be modified.
func (s *Snapshot) View(step int, seat engine.Seat) view.View {
	seat = s.among(seat)
	if step < s.Steps() {
		return view.Of(s.Table, s.StateAt(step), seat)
	}
	at := len(s.views.seats) - 1
	if seat != engine.Nobody {
		at = int(seat)
	}
	cached := &s.views.seats[at]
	cached.once.Do(func() {
		v := s.makeView(seat)
		cached.view = &v
	})
	return *cached.view
}

// makeView makes the view of the present position. It offers no moves at a table that is not
// being played.
func (s *Snapshot) makeView(seat engine.Seat) view.View {
	v := view.Of(s.Table, s.history.Now(), seat)
	if _, playing := s.Decider(); !playing && !s.Over() {
		v.Legal, v.Refused = []view.Legal{}, []view.Refused{}
	}
	return v
}

// OpenView is View with all that any seat knew shown. It returns false while the game is not over.
func (s *Snapshot) OpenView(step int) (view.View, bool) {
	if !s.Over() {
		return view.View{}, false
	}
	state := s.StateAt(step)
	v := view.Of(s.Table, state, engine.Nobody)
	for i := range v.Players {
		own := view.Of(s.Table, state, engine.Seat(i))
		v.Players[i].Hidden, v.Players[i].Cards = own.Players[i].Hidden, own.Players[i].Cards
		for d, deck := range own.Decks {
			fill(v.Decks[d].Known, deck.Known)
		}
		fill(v.Library.Known, own.Library.Known)
		if own.Trade != nil && own.Trade.With != nil {
			v.Trade = own.Trade
		}
	}
	v.Score = view.FullScore(s.Table, state)
	return v, true
}

// fill puts what is known into a list.
func fill(list, known []*string) {
	for i, word := range known {
		if word != nil {
			list[i] = word
		}
	}
}

package enginetest

import (
	"cmp"
	"fmt"

	"volgare/engine"
)

// Explained is the invariant that effects report everything that a move did: replayed
// on the position before, with nothing but what they say, they give what the
// position after shows in public.
func Explained(s *Step) error {
	if s.first() {
		return nil
	}
	told := *s.Before
	for _, e := range s.Effects {
		replay(s.Rules, &told, e)
	}
	for seat := range s.Rules.Seats {
		if err := sameSeat(&told.Players[seat], &s.After.Players[seat]); err != nil {
			return fmt.Errorf("effects of %+v, %v: %w", s.Move, engine.Seat(seat), err)
		}
	}
	for t := range told.Tracks {
		if got, want := told.Tracks[t].Space, s.After.Tracks[t].Space; got != want {
			return fmt.Errorf("effects of %+v: %v discs on %v, want %v", s.Move, engine.Track(t), got, want)
		}
	}
	return sameTable(&told, s.After)
}

// sameSeat compares the effects on a seat with its state.
func sameSeat(told, is *engine.Player) error {
	return cmp.Or(
		differ("ducats told", told.Ducats, is.Ducats),
		differ("cubes told", told.Cubes, is.Cubes),
		differ("scribes told", told.Scribes, is.Scribes),
		differ("manuscripts told", told.Manuscripts, is.Manuscripts),
		differ("place told", told.Place, is.Place),
		differ("cities told", told.Discs, is.Discs),
		differ("status told", told.Status, is.Status),
		differ("friar told", told.Friar, is.Friar),
		differ("cardinal told", told.Card, is.Card),
		differ("office told", told.Office, is.Office),
		differ("lingua told", told.Lingua, is.Lingua),
		differ("library tiles told", told.Hand.N, is.Hand.N),
		differ("cards told", handSizes(told), handSizes(is)),
		differ("ritmo told", told.Cards[engine.Ritmo], is.Cards[engine.Ritmo]),
	)
}

// handSizes are how many cards of each deck a player has.
func handSizes(p *engine.Player) (n [engine.NumCardDecks]uint8) {
	for d := range p.Cards {
		n[d] = p.Cards[d].N
	}
	return n
}

// sameTable compares the effects on the table with its state.
func sameTable(told, is *engine.State) error {
	return cmp.Or(
		differ("points told", told.Points, is.Points),
		differ("turn told", told.Turn, is.Turn),
		differ("areas told", told.Areas, is.Areas),
		differ("turn track told", told.Coming, is.Coming),
		differ("cubes gone told", told.Gone, is.Gone),
		differ("display told", told.FaceUp, is.FaceUp),
		differ("events told", told.Events, is.Events),
		differ("stupor told", told.Stupor, is.Stupor),
		differ("lingua offered told", told.LinguaUp, is.LinguaUp),
		differ("friars told", told.Friars, is.Friars),
		differ("cardinals told", told.Cardinals, is.Cardinals),
		differ("order told", told.Order, is.Order),
		differ("cards left told", pileSizes(told), pileSizes(is)),
	)
}

// pileSizes are how many cards lie in each deck.
func pileSizes(s *engine.State) (n [engine.NumCardDecks]uint8) {
	for d := range s.Piles {
		n[d] = s.Piles[d].N
	}
	return n
}

package enginetest

import (
	"cmp"
	"fmt"

	"volgare/engine"
)

// Decisions is the invariant that the state fits the decision: one seat decides until the game is over, and fields for other
// decisions are zero.
func Decisions(s *Step) error {
	a := s.After
	if over := a.Decision == engine.Over; over != (a.Seat == engine.Nobody) || !over && int(a.Seat) >= s.Rules.Seats {
		return fmt.Errorf("%v: %v decides", a.Decision, a.Seat)
	}
	if a.Decision == engine.Over && (a.Turn < 13 || a.Turn > 16 || !a.LastTurn()) { // END-1
		return fmt.Errorf("the game is over in turn %d, last turn %v", a.Turn, a.LastTurn())
	}
	library := a.Decision == engine.LibraryKeep || a.Decision == engine.LibraryOrder || a.Decision == engine.LibraryGiveUp
	cards := a.Decision == engine.CardKeep || a.Decision == engine.CardGiveUp
	turn := library || cards || a.Decision.OfTrade() || a.Decision == engine.Turn
	paidByBonus := a.Decision == engine.Payment && a.Summons.Called // an auction is won with nothing to pay
	return cmp.Or(
		differ("turn 0 during the choice of start cities", a.Turn == 0, a.Decision == engine.StartCity),
		differ("tiles drawn for a decision", a.Drawn > 0, library),
		differ("payment due for a decision", a.Decision == engine.Payment, a.Due > 0 || a.Office != 0 || paidByBonus),
		only("action points", a.Points == 0, turn),
		only("kinds done", a.Done == 0, turn),
		only("virtual cube used", !a.Virtual, turn),
		drawn(a),
		differ("cards drawn for a decision", a.Draw.Drawn > 0 && a.Draw.Keeps > 0, cards),
		only("a card draw", a.Draw == engine.CardDraw{}, cards),
		only("a trade", a.Trade == engine.Trade{Refused: a.Trade.Refused, Withdrawn: a.Trade.Withdrawn}, a.Decision.OfTrade()),
		only("offers without agreement", a.Trade.Refused|a.Trade.Withdrawn == 0, turn),
		traders(s.Rules, a),
	)
}

// traders checks that the seat in turn trades with a different seat, and that one of the two decides. // RUL-13
func traders(r *engine.Rules, a *engine.State) error {
	if !a.Decision.OfTrade() {
		return nil
	}
	active, with := a.Order[a.At], a.Trade.With
	if int(with) >= r.Seats || with == active || a.Seat != active && a.Seat != with {
		return fmt.Errorf("%v decides %v, in a trade of %v with %v", a.Seat, a.Decision, active, with)
	}
	return nil
}

// only returns an error if a field is nonzero outside certain decisions.
func only(what string, zero, allowed bool) error {
	if zero || allowed {
		return nil
	}
	return fmt.Errorf("%s outside a turn", what)
}

// drawn checks the numbers of drawn tiles.
func drawn(a *engine.State) error {
	if a.Drawn > a.Stack.N || a.Placed > a.Drawn {
		return fmt.Errorf("%d of %d drawn tiles placed, from a stack of %d", a.Placed, a.Drawn, a.Stack.N)
	}
	return nil
}

// Forward is the invariant that status, turns and discs on tracks never go back. The exceptions are the library, rest, the
// messenger on arrival in 2010 and, after an inquiry, knowledge. // PLC-8 CAR-4
func Forward(s *Step) error {
	if s.After.Turn < s.Before.Turn || s.After.Turn > s.Before.Turn+1 {
		return fmt.Errorf("turn %d after turn %d", s.After.Turn, s.Before.Turn)
	}
	for seat := range s.Rules.Seats {
		if s.After.Players[seat].Status < s.Before.Players[seat].Status {
			return fmt.Errorf("%v has lost its status", engine.Seat(seat))
		}
		for t := range engine.NumTracks {
			if s.After.Tracks[t].Space[seat] < s.Before.Tracks[t].Space[seat] && !s.mayFall(t) {
				return fmt.Errorf("%v has gone back on track %v", engine.Seat(seat), t)
			}
		}
	}
	return nil
}

// mayFall reports whether a disc on a track may go back in this step.
func (s *Step) mayFall(t engine.Track) bool {
	switch t {
	case engine.Knowledge:
		return s.Move.Kind == engine.Inquire
	case engine.Library:
		return s.Move.Kind == engine.DrawTiles && s.Rules.Options.Edition == engine.Deluxe
	case engine.Messenger: // MSG-4: in 2010 the disc moves to Bologna
		return s.Move.Kind == engine.CityBonus && s.Rules.Options.Edition == engine.Classic
	case engine.Rest:
		return s.beganTurn() || s.Before.Decision == engine.CharityGiver
	}
	return false
}

// Keepsakes is the invariant that some things are never lost: discs on cities, manuscripts, offices, events that happen once
// a game, and cubes out of the game.
func Keepsakes(s *Step) error {
	for seat := range s.Rules.Seats {
		after := s.After.Players[seat]
		if s.Before.Decision.OfTrade() { // goods change hands
			after.Manuscripts, after.Hand.N, after.Lingua = s.Before.Players[seat].Manuscripts, s.Before.Players[seat].Hand.N, s.Before.Players[seat].Lingua
		}
		if err := keeps(&s.Before.Players[seat], &after); err != nil {
			return fmt.Errorf("%v: %w", engine.Seat(seat), err)
		}
	}
	for c := range engine.NumCubes {
		if s.After.Gone[c] < s.Before.Gone[c] {
			return fmt.Errorf("%v have come back into the game", c)
		}
	}
	back := s.After.Friars&^s.Before.Friars | s.After.Cardinals&^s.Before.Cardinals
	if back != 0 || s.Before.Inquired && !s.After.Inquired {
		return fmt.Errorf("a friar, a cardinal or the inquisition has come back")
	}
	return nil
}

// keeps checks the things that one player never loses.
func keeps(before, after *engine.Player) error {
	for kind, n := range before.Manuscripts {
		if after.Manuscripts[kind] < n {
			return fmt.Errorf("a manuscript of kind %d is lost", kind)
		}
	}
	switch {
	case before.Discs&^after.Discs != 0:
		return fmt.Errorf("a disc is lost")
	case before.Hand.N > after.Hand.N:
		return fmt.Errorf("a library tile is lost")
	case before.Lingua && !after.Lingua, before.Reader && !after.Reader, before.Graduate && !after.Graduate:
		return fmt.Errorf("lingua, library or university is lost")
	case before.Office != engine.NoOffice && before.Office != after.Office:
		return fmt.Errorf("no longer %v", before.Office)
	}
	return nil
}

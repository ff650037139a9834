package enginetest

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// alms is a charity in progress: the ducats of all players, and the givers to choose from.
type alms struct {
	ducats []int
	asked  engine.Seat   // seat that must choose a giver; Nobody when charity is over
	among  []engine.Seat // possible givers
}

// slowCharity gives charity from a position in the order on, until a receiver has to choose. // CHA-1 to CHA-4 RUL-18
func slowCharity(r *engine.Rules, s *engine.State, turn uint8, from int, ducats []int) alms {
	a := alms{ducats: ducats, asked: engine.Nobody}
	if turn > 11 {
		return a
	}
	for _, receiver := range s.Order[from:r.Seats] {
		if s.Players[receiver].Status == engine.Merchant {
			continue
		}
		givers := richest(r, s, ducats, receiver)
		if len(givers) > 1 {
			a.asked, a.among = receiver, givers
			return a
		}
		handOut(r, s, turn, ducats, receiver, givers)
	}
	return a
}

// richest returns the wealthiest Merchants, if they have more than the receiver. // CHA-1
func richest(r *engine.Rules, s *engine.State, ducats []int, receiver engine.Seat) []engine.Seat {
	most := 0
	for seat := range r.Seats {
		if s.Players[seat].Status == engine.Merchant {
			most = max(most, ducats[seat])
		}
	}
	var list []engine.Seat
	for seat := range r.Seats {
		if s.Players[seat].Status == engine.Merchant && ducats[seat] == most && most > ducats[receiver] {
			list = append(list, engine.Seat(seat))
		}
	}
	return list
}

// handOut gives one receiver charity. The bank pays whatever the giver lacks. // CHA-3 CHA-4
func handOut(r *engine.Rules, s *engine.State, turn uint8, ducats []int, receiver engine.Seat, givers []engine.Seat) {
	sum := 5
	if s.Players[receiver].Status == engine.Cardinal || s.Players[receiver].Friar == engine.Gigi && turn <= r.Options.GigiUntil {
		sum = 10
	}
	ducats[receiver] += sum
	if len(givers) == 1 {
		ducats[givers[0]] = max(ducats[givers[0]]-sum, 0)
	}
}

// CharityReference is the invariant that charity pays and asks like the slow reference, whenever a turn begins and after each answer.
func CharityReference(s *Step) error {
	if s.first() || !s.beganTurn() && s.Before.Decision != engine.CharityGiver {
		return nil
	}
	ducats := make([]int, s.Rules.Seats)
	for seat := range ducats {
		ducats[seat] = int(s.Before.Players[seat].Ducats)
	}
	from := 0
	if s.Before.Decision == engine.CharityGiver {
		from = slices.Index(s.Before.Order[:], s.Before.Seat) + 1
		handOut(s.Rules, s.Before, s.After.Turn, ducats, s.Before.Seat, []engine.Seat{engine.Seat(s.Move.A)})
	}
	return s.sameAlms(slowCharity(s.Rules, s.Before, s.After.Turn, from, ducats))
}

// sameAlms compares a slow charity with the position.
func (s *Step) sameAlms(want alms) error {
	for seat, n := range want.ducats {
		if err := differ(fmt.Sprintf("ducats of %v after charity", engine.Seat(seat)), int(s.After.Players[seat].Ducats), n); err != nil {
			return err
		}
	}
	if asks := s.After.Decision == engine.CharityGiver; asks != (want.asked != engine.Nobody) || asks && s.After.Seat != want.asked {
		return fmt.Errorf("%v decides %v, want %v to choose a giver", s.After.Seat, s.After.Decision, want.asked)
	}
	if want.asked == engine.Nobody {
		return nil
	}
	var among []engine.Seat
	for _, m := range s.Legal {
		among = append(among, engine.Seat(m.A))
	}
	if !slices.Equal(among, want.among) {
		return fmt.Errorf("givers: %v, want %v", among, want.among)
	}
	return nil
}

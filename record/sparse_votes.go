package record

import (
	"slices"

	"volgare/engine"
)

// callSummons sets a summons that waits for the end of a Deluxe turn. // STU-1
func (p *sparse) callSummons(s *engine.State) error {
	s.Summons = p.state.Summons
	switch {
	case !s.Summons.Called:
		return nil
	case !s.Stupor:
		return p.noStupor()
	case p.r.Options.Edition == engine.Classic:
		return p.wrong("summons", "a summons of 2010 is resolved at once: say the decision")
	}
	s.Summons.In = 1 << s.Summons.By
	return nil
}

func (p *sparse) noStupor() error {
	return p.wrong("summons", "the Stupor Mundi tile does not lie face up")
}

// auction sets an answer, a bid or a payment of a summons. // STU-2 STU-3 STU-4
func (p *sparse) auction(s *engine.State) error {
	s.Summons = p.state.Summons
	switch {
	case !s.Summons.Called:
		return p.wrong("decision", "name the summoner: summons by SEAT in SEATS")
	case !s.Stupor:
		return p.noStupor()
	}
	s.At = uint8(p.r.Seats)
	if p.r.Options.Edition == engine.Classic {
		s.At = uint8(slices.Index(s.Order[:], s.Summons.By)) + 1
	}
	if s.Decision == engine.Payment {
		return p.payBid(s)
	}
	if s.Seat = p.toMove; s.Seat == engine.Nobody {
		return p.wrong("decision", "name the deciding seat: to-move SEAT")
	}
	for p.r.Summoned(s, int(s.Summons.At)) != s.Seat {
		s.Summons.At++
	}
	return nil
}

// payBid asks the highest bidder to pay with cubes: all others have passed. // STU-4
func (p *sparse) payBid(s *engine.State) error {
	u := &s.Summons
	if !p.given("bid") || u.In&(1<<u.High) == 0 {
		return p.wrong("decision", "name the winner and the bid: bid VOTES by SEAT, for a SEAT that takes part")
	}
	if p.toMove != engine.Nobody && p.toMove != u.High {
		return p.wrong("to-move", "%s has won the auction and pays", u.High)
	}
	s.Seat, u.In = u.High, 1<<u.High
	s.Due = uint8(p.r.Due(s))
	return nil
}

// elector gives the election to a seat, or to the most advanced if none is named.
func (p *sparse) elector(s *engine.State) {
	ahead := s.Tracks[engine.Knowledge].Ahead
	s.Seat = ahead[0]
	if p.toMove != engine.Nobody {
		s.Seat = p.toMove
	}
	s.At = uint8(slices.Index(ahead[:], s.Seat))
}

// payOffice asks a seat to pay for its office with cubes. // ELE-1
func (p *sparse) payOffice(s *engine.State) {
	p.elector(s)
	s.Office = p.state.Office
	s.Due = uint8(p.r.Due(s))
}

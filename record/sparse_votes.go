package record

import (
	"slices"

	"volgare/engine"
)

// votes of a politician, a noble and an abbess. // CUB-4
var votes = [...]int{3, 2, 1}

// officeNeeds are the votes for each office. // ELE-1
var officeNeeds = [...]int{engine.Banker: 7, engine.Monk: 10, engine.Camerlengo: 11, engine.Pope: 17}

// summonsBonus is what the summoner adds to his votes. // STU-3
const summonsBonus = 2

// callSummons notes a summons that waits for the end of a Deluxe turn. // STU-1
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
		return p.wrong("decision", "say who summons: summons by SEAT in SEATS")
	case !s.Stupor:
		return p.noStupor()
	}
	s.At = uint8(p.r.Seats)
	if p.r.Options.Edition == engine.Classic {
		s.At = uint8(slices.Index(s.Order[:], s.Summons.By)) + 1
	}
	s.Seat = p.toMove
	if s.Decision == engine.Payment {
		s.Seat = s.Summons.High
		s.Due = p.due(s, int(s.Summons.Bid))
	}
	if s.Seat == engine.Nobody || p.toMove != engine.Nobody && p.toMove != s.Seat {
		return p.wrong("decision", "say who decides: to-move SEAT")
	}
	s.Summons.At = uint8(p.answerNo(s))
	return p.checkAuction(s)
}

// answerNo is the place of the deciding seat among those that answer: the
// summoner, then the others in player order. // RUL-7
func (p *sparse) answerNo(s *engine.State) int {
	if s.Seat == s.Summons.By {
		return 0
	}
	at := slices.Index(s.Order[:], s.Seat)
	if at < slices.Index(s.Order[:], s.Summons.By) {
		at++
	}
	return at
}

func (p *sparse) checkAuction(s *engine.State) error {
	in := s.Summons.In&(1<<s.Seat) != 0
	switch {
	case s.Decision == engine.Answer && in:
		return p.wrong("to-move", "%s has answered the summons", s.Seat)
	case s.Decision == engine.Answer:
		return nil
	case !in || p.given("bid") && s.Summons.In&(1<<s.Summons.High) == 0:
		return p.wrong("summons", "who bids takes part: summons by SEAT in SEATS")
	case s.Decision == engine.Payment && !p.given("bid"):
		return p.wrong("decision", "say what was bid: bid VOTES by SEAT")
	}
	return nil
}

// due are the votes that real cubes must reach, for a need. // STU-4 FRI-6
func (p *sparse) due(s *engine.State, need int) uint8 {
	pl := &s.Players[s.Seat]
	need -= pl.Votes()
	for c, v := range votes {
		need += v * int(pl.Cubes[c])
	}
	if s.Office == engine.NoOffice && s.Seat == s.Summons.By {
		need -= summonsBonus
	}
	return uint8(max(need, 0))
}

// elector gives the election to a seat, the most advanced if none is named.
func (p *sparse) elector(s *engine.State) error {
	ahead := s.Tracks[engine.Knowledge].Ahead
	s.Seat = ahead[0]
	if p.toMove != engine.Nobody {
		s.Seat = p.toMove
	}
	s.At = uint8(slices.Index(ahead[:], s.Seat))
	return nil
}

// payOffice asks a seat for the cubes of its office. // ELE-1
func (p *sparse) payOffice(s *engine.State) error {
	if err := p.elector(s); err != nil {
		return err
	}
	s.Office = p.state.Office
	s.Due = p.due(s, officeNeeds[s.Office])
	return nil
}

package record

import (
	"math/bits"

	"volgare/engine"
)

// impossible returns the contradiction of a state with the box or with itself, or "" if there is none. Unknown pieces may be
// anything that is left in the box.
func impossible(r *engine.Rules, s *engine.State) string {
	for _, check := range []func(*engine.Rules, *engine.State) string{
		wrongDecision, wrongPieces, wrongBonuses, wrongCubes, wrongManuscripts, wrongLibrary, wrongPapal, wrongCards, stuck,
	} {
		if text := check(r, s); text != "" {
			return text
		}
	}
	return ""
}

func wrongDecision(r *engine.Rules, s *engine.State) string {
	over := s.Decision == engine.Over
	switch {
	case over != (s.Seat == engine.Nobody):
		return "a seat decides unless the game is over"
	case (s.Turn == 0) != (s.Decision == engine.StartCity) && !over:
		return "start cities are chosen before turn 1"
	case int(s.At) == r.Seats && (s.Decision.OfTurn() || s.Decision < engine.Turn && !over || s.Decision == engine.Election):
		return "the index of the deciding seat is out of range"
	case s.Drawn > s.Stack.N || s.Placed > s.Drawn:
		return "more library tiles are drawn than the stack has"
	}
	return wrongKind(r, s)
}

// wrongKind checks the requirements of single decisions.
func wrongKind(r *engine.Rules, s *engine.State) string {
	switch s.Decision {
	case engine.StartCity, engine.CharityGiver, engine.Turn:
		if s.Order[s.At] != s.Seat {
			return "the index is not that of the deciding seat"
		}
		return wrongCall(r, s)
	case engine.LibraryKeep, engine.LibraryOrder, engine.LibraryGiveUp:
		if s.Drawn == 0 || s.Placed >= s.Drawn || s.Order[s.At] != s.Seat {
			return "a seat in turn has drawn library tiles"
		}
	case engine.Answer, engine.Bidding:
		if !s.Summons.Called || int(s.Summons.At) >= r.Seats || s.Summons.In&(1<<s.Summons.By) == 0 && s.Decision == engine.Answer {
			return "nobody has summoned"
		}
		return wrongBidding(r, s)
	case engine.Payment:
		if s.Summons.Called == (s.Office != engine.NoOffice) || s.Summons.Called && s.Summons.In != 1<<s.Seat {
			return "a payment is for an office, or for a bid of the one who has not passed"
		}
	}
	return wrongCardKind(r, s)
}

// wrongCall checks a summons that waits for the end of a Deluxe turn, and that only seats that have chosen a place have one.
// // STU-1 SET-8
func wrongCall(r *engine.Rules, s *engine.State) string {
	waits := engine.Summons{Called: true, By: s.Summons.By, In: 1 << s.Summons.By}
	if s.Summons.Called && (r.Options.Edition == engine.Classic || s.Summons != waits) {
		return "a summons waits for the end of a Deluxe turn, unanswered"
	}
	if s.Decision != engine.StartCity {
		return ""
	}
	for i, seat := range s.Order[:r.Seats] {
		if (s.Players[seat].Place == engine.NoPlace) != (i <= int(s.At)) {
			return "start cities are chosen from the last seat to the first"
		}
	}
	return ""
}

// stuck reports that there is no legal move. A seat may know less than the deciding one, so the moves are counted with the
// unknowns filled.
func stuck(r *engine.Rules, s *engine.State) string {
	var filled engine.State
	r.Determinize(&filled, s, engine.Stream("volgare position", "unknowns"))
	if filled.Decision != engine.Over && len(r.AppendLegal(nil, &filled)) == 0 {
		return "nothing can be decided"
	}
	return ""
}

// wrongBidding checks the seat that answers or bids: the seats between the highest bidder and the deciding seat must have
// passed. // STU-3 RUL-7
func wrongBidding(r *engine.Rules, s *engine.State) string {
	u := &s.Summons
	in := func(at int) bool { return u.In&(1<<r.Summoned(s, at)) != 0 }
	switch {
	case r.Summoned(s, int(u.At)) != s.Seat || in(int(u.At)) != (s.Decision == engine.Bidding):
		return "it is not the turn of " + s.Seat.String() + " in the summons"
	case s.Decision == engine.Answer:
		return ""
	case u.Bid == 0 && (s.Seat != u.By || bits.OnesCount8(u.In) < 2):
		return "the summoner bids first, where somebody has accepted"
	case u.Bid == 0:
		return ""
	case u.Bid < engine.SummonerVotes || u.In&(1<<u.High) == 0 || u.High == s.Seat:
		return "the highest bidder takes part and waits"
	}
	for at := int(u.At) + r.Seats - 1; r.Summoned(s, at%r.Seats) != u.High; at-- {
		if in(at % r.Seats) {
			return r.Summoned(s, at%r.Seats).String() + " bids before " + s.Seat.String()
		}
	}
	return ""
}

func wrongPieces(r *engine.Rules, s *engine.State) string {
	friars, cardinals := s.Friars, s.Cardinals
	for seat := range r.Seats {
		p := &s.Players[seat]
		atSea := r.AtSea(s, engine.Seat(seat))
		switch {
		case p.Place == engine.NoPlace && s.Turn > 0:
			return "a piece has no place"
		case atSea != (p.Left != engine.NoPlace):
			return "a piece at sea, and no other, has left a harbour"
		case atSea && r.Box.Places[p.Left].Sea != r.SeaOf(p.Place):
			return "a piece has left a harbour of another sea"
		case friars&^1&(1<<p.Friar) != 0 || cardinals&^1&(1<<p.Card) != 0:
			return "a friar or cardinal tile is there twice"
		}
		friars |= 1 << p.Friar
		cardinals |= 1 << p.Card
	}
	return ""
}

// wrongBonuses checks the parts of city bonuses not taken, and that scribes were converted by a move. // RUL-2 RUL-3
func wrongBonuses(r *engine.Rules, s *engine.State) string {
	converted := s.Done.Has(engine.ScribesLearn) || s.Done.Has(engine.ScribesKeep)
	if s.Converted && (!converted || r.Options.Edition == engine.Deluxe || r.Options.Revision == 1) {
		return "scribes were not converted where the piece stands, or that does not matter"
	}
	two := uint64(0)
	for i := range r.Box.Places {
		if place := &r.Box.Places[i]; place.Ducats > 0 && place.Knowledge > 0 {
			two |= 1 << i
		}
	}
	for seat := range r.Seats {
		p := &s.Players[seat]
		if p.Unpaid&p.Unlearnt != 0 || (p.Unpaid|p.Unlearnt)&^(p.Discs&two) != 0 {
			return "only of a city with a disc, ducats and knowledge one of the two can have been left"
		}
	}
	return ""
}

func wrongCubes(r *engine.Rules, s *engine.State) string {
	for c, n := range r.Bag() {
		if cubesInPlay(r, s, c)+int(s.Gone[c]) != int(n) {
			return "the " + cubeWords[c] + " are not those of the bag"
		}
	}
	for space := range s.Coming {
		if sum(s.Coming[space]) > r.SpaceLimit() {
			return "a space of the turn track holds too many cubes"
		}
	}
	return ""
}

// cubesInPlay counts the cubes of a colour in the areas, on the turn track and with the players.
func cubesInPlay(r *engine.Rules, s *engine.State, c int) int {
	n := int(s.Areas[c])
	for space := range s.Coming {
		n += int(s.Coming[space][c])
	}
	for seat := range r.Seats {
		n += int(s.Players[seat].Cubes[c])
		if engine.Cube(c) == engine.Scribe {
			n += int(s.Players[seat].Scribes)
		}
	}
	return n
}

func wrongManuscripts(r *engine.Rules, s *engine.State) string {
	var left [4]int // in decks
	for kind, m := range r.Box.Manuscripts {
		n := r.InPlay(kind) - int(s.FaceUp[kind])
		for seat := range r.Seats {
			n -= int(s.Players[seat].Manuscripts[kind])
		}
		left[m.Level-1] += n
		for _, k := range s.Deck[m.Level-1][:s.DeckN[m.Level-1]] {
			if int(k) == kind {
				n--
			}
		}
		if n < 0 {
			return "there are too many manuscripts " + string(appendManuscript(nil, r, uint8(kind), ' '))
		}
	}
	for level, n := range left {
		if n != int(s.DeckN[level]) || int(s.RowN[level]) > r.RowSize() {
			return "the manuscripts are not those in play"
		}
	}
	return ""
}

func wrongLibrary(r *engine.Rules, s *engine.State) string {
	hidden := s.Stack.Unknown()
	for seat := range r.Seats {
		hidden += s.Players[seat].Hand.Unknown()
	}
	if u := r.Unseen(s); !fills(u.Tiles[:], hidden) {
		return "the library tiles are not those of the box"
	}
	return ""
}

func wrongPapal(r *engine.Rules, s *engine.State) string {
	reds, hidden := 0, 0
	for _, tile := range s.Papal {
		switch tile {
		case engine.Red:
			reds++
		case engine.PapalUnknown:
			hidden++
		}
	}
	if most := int(r.Box.RedPapal); reds > most || reds+hidden < most {
		return "the papal tiles are not those of the box"
	}
	return ""
}

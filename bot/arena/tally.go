package arena

import (
	"maps"

	"volgare/engine"
)

// tally adds up the actions of the seats of one bot. It holds integers only, so the order of the games does not matter.
type tally struct {
	Wins
	decisions int
	moves     [maxKinds]int
	vp        [engine.NumCategories]int
	scored    [engine.NumCategories]int // seats with more than 0 VP
	ended     [engine.NumTracks]int     // seats on the last space of a track
	offices   [engine.Pope + 1]int
	starts    [engine.MaxPlaces]Wins
	order     [engine.MaxSeats]Wins // by position in the order of the first turn
	cards     [engine.NumCardDecks]int
	trades    int
}

// Wins counts games, wins and points of seats.
type Wins struct {
	Seats int `json:"seats"` // seats played; a game may have several
	Wins  int `json:"wins"`
	VP    int `json:"vp"` // sum over the seats
}

func (w *Wins) add(o Wins) {
	w.Seats += o.Seats
	w.Wins += o.Wins
	w.VP += o.VP
}

// tallies holds one tally for each bot.
type tallies map[string]*tally

// of returns the tally of a bot.
func (t tallies) of(name string) *tally {
	if t[name] == nil {
		t[name] = &tally{}
	}
	return t[name]
}

// add adds the finished game of a desk.
func (t tallies) add(d *desk, s *engine.State, result *engine.Result) {
	for seat := range engine.Seat(d.rules.Seats) {
		t.of(d.seats[seat].name).add(d, s, seat, result)
	}
}

func (t tallies) merge(o tallies) {
	for name, bot := range maps.All(o) {
		t.of(name).merge(bot)
	}
}

// all returns the sum over all bots.
func (t tallies) all() *tally {
	var sum tally
	for bot := range maps.Values(t) {
		sum.merge(bot)
	}
	return &sum
}

// add adds the game of a seat.
func (t *tally) add(d *desk, s *engine.State, seat engine.Seat, result *engine.Result) {
	own, p := Wins{Seats: 1, VP: result.VP[seat]}, &d.played
	if seat == result.Winner() {
		own.Wins = 1
	}
	t.Wins.add(own)
	t.starts[p.starts[seat]].add(own)
	for at, other := range p.order[:d.rules.Seats] {
		if other == seat {
			t.order[at].add(own)
		}
	}
	t.decisions += p.decisions[seat]
	t.trades += p.trades[seat]
	sum(t.moves[:], p.moves[seat][:])
	t.addEnd(d.rules, s, seat, result)
}

// addEnd adds the final state of a seat.
func (t *tally) addEnd(r *engine.Rules, s *engine.State, seat engine.Seat, result *engine.Result) {
	for c, vp := range result.By[seat] {
		t.vp[c] += vp
		if vp > 0 {
			t.scored[c]++
		}
	}
	for track := range s.Tracks {
		last := s.Tracks[track].Space[seat] == r.Box.TrackSpaces[track]
		if last || engine.Track(track) == engine.Messenger && r.Graduated(s, seat) {
			t.ended[track]++
		}
	}
	own := &s.Players[seat]
	t.offices[own.Office]++
	for deck := range own.Cards {
		t.cards[deck] += int(own.Cards[deck].N)
	}
}

func (t *tally) merge(o *tally) {
	t.Wins.add(o.Wins)
	t.decisions += o.decisions
	t.trades += o.trades
	sum(t.moves[:], o.moves[:])
	sum(t.vp[:], o.vp[:])
	sum(t.scored[:], o.scored[:])
	sum(t.ended[:], o.ended[:])
	sum(t.offices[:], o.offices[:])
	sum(t.cards[:], o.cards[:])
	for i := range t.starts {
		t.starts[i].add(o.starts[i])
	}
	for i := range t.order {
		t.order[i].add(o.order[i])
	}
}

func sum(dst, src []int) {
	for i, n := range src {
		dst[i] += n
	}
}

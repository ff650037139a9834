package sim

import (
	"maps"

	"volgare/engine"
)

// Tally adds up games. It holds whole numbers only, so the order of the games
// does not matter.
type Tally struct {
	games   int
	moves   moves
	turns   [engine.MaxTurns + 1]int
	winners map[int]int // games by the VP of the winner
	vp      [engine.NumCategories]int
	scored  [engine.NumCategories]int // seats with more than 0 VP
	ended   [engine.NumTracks]int     // seats on the last space of a track
	seats   [engine.MaxSeats]int      // wins
	bots    map[string]Wins
	offices [engine.Pope + 1]int
}

// moves counts moves: all of them, and the decisions with an alternative that are
// not ends of a turn.
type moves struct{ all, counted int }

func (m *moves) note(move engine.Move, alternatives int) {
	m.all++
	if alternatives > 1 && move.Kind != engine.End && move.Kind != engine.EndSummon {
		m.counted++
	}
}

// Wins is how a bot has done.
type Wins struct {
	Seats int `json:"seats"` // seats that it has played, a game may have several
	Wins  int `json:"wins"`
	VP    int `json:"vp"` // of all its seats
}

func newTally() Tally { return Tally{winners: map[int]int{}, bots: map[string]Wins{}} }

// add adds a finished game.
func (t *Tally) add(r *engine.Rules, s *engine.State, seats []*chooser) {
	result := r.Score(s)
	winner := result.Winner()
	t.games++
	t.turns[s.Turn]++
	t.winners[result.VP[winner]]++
	t.seats[winner]++
	for i, c := range seats {
		t.addSeat(r, s, engine.Seat(i), &result)
		b := t.bots[c.name]
		b.Seats++
		b.VP += result.VP[i]
		if engine.Seat(i) == winner {
			b.Wins++
		}
		t.bots[c.name] = b
	}
}

func (t *Tally) addSeat(r *engine.Rules, s *engine.State, seat engine.Seat, result *engine.Result) {
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
	t.offices[s.Players[seat].Office]++
}

// merge adds another tally.
func (t *Tally) merge(o *Tally) {
	t.games += o.games
	t.moves.all += o.moves.all
	t.moves.counted += o.moves.counted
	sum(t.turns[:], o.turns[:])
	sum(t.vp[:], o.vp[:])
	sum(t.scored[:], o.scored[:])
	sum(t.ended[:], o.ended[:])
	sum(t.seats[:], o.seats[:])
	sum(t.offices[:], o.offices[:])
	for vp, n := range maps.All(o.winners) {
		t.winners[vp] += n
	}
	for name, w := range maps.All(o.bots) {
		b := t.bots[name]
		t.bots[name] = Wins{b.Seats + w.Seats, b.Wins + w.Wins, b.VP + w.VP}
	}
}

func sum(dst, src []int) {
	for i, n := range src {
		dst[i] += n
	}
}

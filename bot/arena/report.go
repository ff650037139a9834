package arena

import (
	"maps"
	"slices"
	"strconv"
	"time"

	"volgare/engine"
)

// Report is the result of a series, as encoded in JSON. Means are over games and seats.
type Report struct {
	Preset  string   `json:"preset"`
	Players int      `json:"players"`
	Seed    string   `json:"seed"`
	Bots    []string `json:"bots"`
	Games   int      `json:"games"`
	// Moves counts all moves. CountedMoves counts the decisions that had an alternative and were not the end of a turn;
	// MovesPerSecond is based on these.
	Moves          int     `json:"moves"`
	CountedMoves   int     `json:"counted_moves"`
	Seconds        float64 `json:"seconds"`
	MovesPerSecond float64 `json:"moves_per_second"`
	GamesPerSecond float64 `json:"games_per_second"`

	Turns        map[string]int     `json:"turns"` // games by last turn
	WinnerVP     Spread             `json:"winner_vp"`
	VPByCategory map[string]float64 `json:"vp_by_category"` // mean per seat
	Scored       map[string]int     `json:"scored"`         // seats with VP in a category
	Completed    map[string]int     `json:"completed"`      // seats on the last space of a track
	Offices      map[string]int     `json:"offices"`        // seats elected
	SeatWins     map[string]int     `json:"seat_wins"`
	BotWins      map[string]Wins    `json:"bot_wins"`
}

// Spread describes the distribution of a figure over the games.
type Spread struct {
	Min    int     `json:"min"`
	Median float64 `json:"median"`
	Mean   float64 `json:"mean"`
	Max    int     `json:"max"`
}

// totals adds up the games of a series.
type totals struct {
	games   int
	turns   [engine.MaxTurns + 1]int
	winners map[int]int // games by VP of the winner
	seats   [engine.MaxSeats]int
	bots    tallies
}

func newTotals() totals { return totals{winners: map[int]int{}, bots: tallies{}} }

// add adds the finished game of a desk.
func (t *totals) add(d *desk, s *engine.State) {
	result := d.rules.Score(s)
	winner := result.Winner()
	t.games++
	t.turns[s.Turn]++
	t.winners[result.VP[winner]]++
	t.seats[winner]++
	t.bots.add(d, s, &result)
}

func (t *totals) merge(o *totals) {
	t.games += o.games
	sum(t.turns[:], o.turns[:])
	sum(t.seats[:], o.seats[:])
	for vp, n := range maps.All(o.winners) {
		t.winners[vp] += n
	}
	t.bots.merge(o.bots)
}

func (t *totals) report(s *Series, took time.Duration) *Report {
	rules, all := s.Table.Rules, t.bots.all()
	r := &Report{
		Preset: s.Table.Config.Preset, Players: rules.Seats, Seed: s.Seed, Bots: s.lineup(),
		Games: t.games, CountedMoves: all.decisions, Seconds: took.Seconds(),
		Turns: map[string]int{}, WinnerVP: spread(t.winners), VPByCategory: map[string]float64{},
		SeatWins: map[string]int{}, BotWins: map[string]Wins{},
	}
	for _, n := range all.moves {
		r.Moves += n
	}
	r.MovesPerSecond = per(r.CountedMoves, r.Seconds)
	r.GamesPerSecond = per(t.games, r.Seconds)
	for turn, n := range t.turns {
		if n > 0 {
			r.Turns[strconv.Itoa(turn)] = n
		}
	}
	for seat := range engine.Seat(rules.Seats) {
		r.SeatWins[seat.String()] = t.seats[seat]
	}
	for name, b := range t.bots {
		r.BotWins[name] = b.Wins
	}
	often := all.frequencies(rules)
	r.Scored, r.Offices, r.Completed = often.Scored, often.Offices, map[string]int{}
	for _, track := range []engine.Track{engine.Riddle, engine.Messenger, engine.Orient, engine.Canticle} {
		r.Completed[track.String()] = often.Completed[track.String()]
	}
	for category, vp := range often.VP {
		r.VPByCategory[category] = per(vp, float64(all.Seats))
	}
	return r
}

// per returns n divided by by, or 0 if by is 0.
func per(n int, by float64) float64 {
	if by <= 0 {
		return 0
	}
	return float64(n) / by
}

// spread summarizes a figure from the number of games at each value.
func spread(counts map[int]int) Spread {
	values := slices.Sorted(maps.Keys(counts))
	if len(values) == 0 {
		return Spread{}
	}
	n, total := 0, 0
	for _, v := range values {
		n += counts[v]
		total += v * counts[v]
	}
	return Spread{
		Min: values[0], Max: values[len(values)-1], Mean: float64(total) / float64(n),
		Median: float64(ranked(counts, values, (n-1)/2)+ranked(counts, values, n/2)) / 2,
	}
}

// ranked returns the value at an index, from 0, in the sorted list of all values.
func ranked(counts map[int]int, values []int, place int) int {
	for _, v := range values {
		if place -= counts[v]; place < 0 {
			return v
		}
	}
	return 0
}

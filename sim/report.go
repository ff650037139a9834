package sim

import (
	"maps"
	"slices"
	"strconv"
	"time"

	"volgare/engine"
)

// Report is what came out, as it stands in JSON. Means are over games and seats.
type Report struct {
	Preset  string   `json:"preset"`
	Players int      `json:"players"`
	Seed    string   `json:"seed"`
	Bots    []string `json:"bots"`
	Games   int      `json:"games"`
	// Moves are all moves. CountedMoves are the decisions that had an alternative
	// and were not the end of a turn; MovesPerSecond counts these.
	Moves          int     `json:"moves"`
	CountedMoves   int     `json:"counted_moves"`
	Seconds        float64 `json:"seconds"`
	MovesPerSecond float64 `json:"moves_per_second"`
	GamesPerSecond float64 `json:"games_per_second"`

	Turns        map[string]int     `json:"turns"` // games by their last turn
	WinnerVP     Spread             `json:"winner_vp"`
	VPByCategory map[string]float64 `json:"vp_by_category"` // mean of a seat
	Scored       map[string]int     `json:"scored"`         // seats with VP in a category
	Completed    map[string]int     `json:"completed"`      // seats on the last space of a track
	Offices      map[string]int     `json:"offices"`        // seats elected
	SeatWins     map[string]int     `json:"seat_wins"`
	BotWins      map[string]Wins    `json:"bot_wins"`
}

// Spread is the spread of a figure over the games.
type Spread struct {
	Min    int     `json:"min"`
	Median float64 `json:"median"`
	Mean   float64 `json:"mean"`
	Max    int     `json:"max"`
}

func (t *Tally) report(cfg *Config, took time.Duration) *Report {
	seats := cfg.Table.Rules.Seats
	r := &Report{
		Preset: cfg.Table.Config.Preset, Players: seats, Seed: cfg.Seed, Bots: cfg.lineup(),
		Games: t.games, Moves: t.moves.all, CountedMoves: t.moves.counted, Seconds: took.Seconds(),
		Turns: map[string]int{}, WinnerVP: spread(t.winners), VPByCategory: map[string]float64{},
		Scored: map[string]int{}, Completed: map[string]int{}, Offices: map[string]int{},
		SeatWins: map[string]int{}, BotWins: maps.Clone(t.bots),
	}
	r.MovesPerSecond = per(t.moves.counted, r.Seconds)
	r.GamesPerSecond = per(t.games, r.Seconds)
	t.reportCounts(r, cfg.Table.Rules)
	return r
}

func (t *Tally) reportCounts(r *Report, rules *engine.Rules) {
	seats := rules.Seats
	for turn, n := range t.turns {
		if n > 0 {
			r.Turns[strconv.Itoa(turn)] = n
		}
	}
	for c := range engine.NumCategories {
		if !rules.Counts(c) {
			continue
		}
		r.VPByCategory[c.String()] = per(t.vp[c], float64(t.games*seats))
		r.Scored[c.String()] = t.scored[c]
	}
	for _, track := range []engine.Track{engine.Riddle, engine.Messenger, engine.Orient, engine.Canticle} {
		r.Completed[track.String()] = t.ended[track]
	}
	for o := engine.Banker; o <= engine.Pope; o++ {
		r.Offices[o.String()] = t.offices[o]
	}
	for seat := range seats {
		r.SeatWins[engine.Seat(seat).String()] = t.seats[seat]
	}
}

// per divides; nothing by nothing is 0.
func per(n int, by float64) float64 {
	if by <= 0 {
		return 0
	}
	return float64(n) / by
}

// spread sums up a figure from the number of games of each value.
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

// ranked is the value at a place, from 0, of all values in order.
func ranked(counts map[int]int, values []int, place int) int {
	for _, v := range values {
		if place -= counts[v]; place < 0 {
			return v
		}
	}
	return 0
}

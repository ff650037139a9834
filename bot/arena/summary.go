package arena

import (
	"cmp"
	"maps"
	"slices"

	"volgare/bot/arena/stats"
)

// Summary is the result of a match, as encoded in JSON.
type Summary struct {
	Head
	Deals   int      `json:"deals"`
	Stop    *Stop    `json:"stop,omitempty"`    // nil unless the test has stopped the match
	Results []Result `json:"results"`           // by line-up
	Ratings []Rating `json:"ratings,omitempty"` // of the bots of several line-ups, best first
	Bots    []Effort `json:"bots"`

	Frequencies map[string]*Frequencies `json:"frequencies,omitempty"` // by bot
}

// Result holds the figures of a measured bot against its opponents.
type Result struct {
	Bot       string   `json:"bot"`
	Opponents []string `json:"opponents"`
	Games     int      `json:"games"`
	Share     Estimate `json:"share"`  // share of the wins
	Margin    Estimate `json:"margin"` // VP ahead of the mean of the others
	Rank      Estimate `json:"rank"`   // 1 for the winner
	Elo       Estimate `json:"elo"`    // from the share
	VP        Estimate `json:"vp"`
}

// Estimate is a figure with its 95 % confidence interval.
type Estimate struct {
	Mean float64 `json:"mean"`
	stats.Interval
}

// Rating is the Elo strength of a bot over all games, relative to the mean of all bots.
type Rating struct {
	Bot string   `json:"bot"`
	Elo Estimate `json:"elo"`
}

// Effort holds the mean work of a bot per game, and its processor time. Only games played in this run have times; games read
// from the log have none.
type Effort struct {
	Bot           string  `json:"bot"`
	Games         int     `json:"games"` // counted per seat
	Moves         float64 `json:"moves"`
	Decisions     float64 `json:"decisions"` // choices between several moves, other than ending the turn
	MsPerDecision float64 `json:"ms_per_decision,omitempty"`
	MsPerTurn     float64 `json:"ms_per_turn,omitempty"`
}

func (r *results) summary(m *Match, spent map[string]clock) *Summary {
	s := &Summary{
		Head: m.head(), Deals: r.deals, Stop: r.stop, Frequencies: r.bots,
		Results: []Result{}, Bots: []Effort{}, // an interrupted match may have none
	}
	if r.deals > 0 {
		r.estimate(s, SeedOf(m.Seed, "bootstrap"))
	}
	for _, name := range slices.Sorted(maps.Keys(r.bots)) {
		s.Bots = append(s.Bots, effort(name, r.bots[name], spent[name]))
	}
	return s
}

func effort(name string, often *Frequencies, spent clock) Effort {
	moves, games := 0, float64(often.Seats)
	for _, n := range often.Moves {
		moves += n
	}
	return Effort{
		Bot: name, Games: often.Seats, Moves: per(moves, games), Decisions: per(often.Decisions, games),
		MsPerDecision: spent.milliseconds(spent.decisions), MsPerTurn: spent.milliseconds(spent.turns),
	}
}

// estimate fills in the results and the ratings, with intervals from resampled deals.
func (r *results) estimate(s *Summary, seed uint64) {
	once := slices.Repeat([]int{1}, r.deals)
	is, lie := r.figures(once), stats.Bootstrap(r.deals, seed, r.figures)
	next := func() Estimate {
		e := Estimate{is[0], lie[0]}
		is, lie = is[1:], lie[1:]
		return e
	}
	for _, l := range r.lineup {
		names, games := l.names(), r.deals*len(l)
		result := Result{
			Bot: names[0], Opponents: names[1:], Games: games,
			Share: next(), Margin: next(), Rank: next(), VP: next(),
		}
		elo := func(share float64) float64 { return stats.Elo(share, len(l), games) }
		p := result.Share
		result.Elo = Estimate{elo(p.Mean), stats.Interval{Low: elo(p.Low), High: elo(p.High)}}
		s.Results = append(s.Results, result)
	}
	if len(r.lineup) == 1 {
		return
	}
	for _, name := range r.players {
		s.Ratings = append(s.Ratings, Rating{name, next()})
	}
	slices.SortStableFunc(s.Ratings, func(a, b Rating) int { return cmp.Compare(b.Elo.Mean, a.Elo.Mean) })
}

// figures returns the figures of all line-ups, then the ratings, if deal i counts times[i] times.
func (r *results) figures(times []int) []float64 {
	var all []float64
	for i := range r.lineups {
		l := &r.lineups[i]
		for _, values := range [][]float64{l.share, l.margin, l.rank, l.vp} {
			all = append(all, stats.Mean(values, times))
		}
	}
	if len(r.lineups) > 1 {
		all = append(all, r.ratings(times)...)
	}
	return all
}

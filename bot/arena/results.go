package arena

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/bot/arena/stats"
)

// Figure is a figure of a match that can be tested.
type Figure string

// The figures of a measured bot that can be tested. Each is a mean over a deal's games.
const (
	Share  Figure = "share"
	Margin Figure = "margin"
)

// Test defines when a match may stop: a sequential test over its deals.
type Test struct {
	On Figure `json:"on"`
	stats.SPRT
}

// Check validates the settings of a test.
func (t *Test) Check() error {
	if t.On != Share && t.On != Margin {
		return fmt.Errorf("unknown figure %q of a test; accepted: %s, %s", t.On, Share, Margin)
	}
	return t.SPRT.Check()
}

// Stop describes why a match was stopped before all its deals were played.
type Stop struct {
	After    int            `json:"after"` // number of deals played
	Accepted stats.Accepted `json:"accepted"`
	Ratio    float64        `json:"llr"` // log-likelihood ratio of H1 to H0
}

// results collects the statistics of a match, deal by deal.
type results struct {
	deals   int
	lineups []perDeal
	test    *Test
	moments stats.Moments // of the tested figure
	stop    *Stop
	bots    map[string]*Frequencies

	players []string      // players to rate
	orders  []stats.Order // distinct finishing orders
	ends    [][]int       // by deal: indices into orders
	lineup  []Lineup
}

// perDeal holds each figure by deal: the mean over the measured bot's games.
type perDeal struct{ share, margin, rank, vp []float64 }

func newResults(m *Match) *results {
	r := &results{lineups: make([]perDeal, len(m.Lineups)), test: m.Test, bots: map[string]*Frequencies{}, lineup: m.Lineups}
	for _, l := range m.Lineups {
		r.players = once(append(r.players, l.names()...))
	}
	return r
}

// add adds the next deal and evaluates the test.
func (r *results) add(d *Deal) {
	r.deals++
	r.ends = append(r.ends, nil)
	for i, games := range d.Games {
		r.lineups[i].add(games)
		for _, g := range games {
			r.end(r.lineup[i], &g)
		}
	}
	for name, often := range d.Bots {
		if r.bots[name] == nil {
			r.bots[name] = &Frequencies{}
		}
		r.bots[name].add(often)
	}
	r.ask()
}

// ask evaluates the test after the last deal.
func (r *results) ask() {
	if r.test == nil || r.stop != nil {
		return
	}
	values := r.lineups[0].share
	if r.test.On == Margin {
		values = r.lineups[0].margin
	}
	r.moments.Add(values[len(values)-1])
	if accepted, ratio := r.test.Judge(&r.moments); accepted != stats.Undecided {
		r.stop = &Stop{After: r.deals, Accepted: accepted, Ratio: ratio}
	}
}

func (s *perDeal) add(games []Game) {
	var share, margin, rank, vp float64
	for _, g := range games {
		share += g.Share(0)
		margin += g.Margin(0)
		rank += float64(g.Rank[0])
		vp += float64(g.VP[0])
	}
	n := float64(len(games))
	s.share, s.margin = append(s.share, share/n), append(s.margin, margin/n)
	s.rank, s.vp = append(s.rank, rank/n), append(s.vp, vp/n)
}

// end records the finishing order of a game.
func (r *results) end(l Lineup, g *Game) {
	seats := make([]int, len(l))
	for i := range seats {
		seats[i] = i
	}
	slices.SortFunc(seats, func(a, b int) int { return cmp.Compare(g.Rank[a], g.Rank[b]) })
	for i, seat := range seats {
		seats[i] = slices.Index(r.players, l[seat].Name)
	}
	at := slices.IndexFunc(r.orders, func(o stats.Order) bool { return slices.Equal(o.Players, seats) })
	if at < 0 {
		at = len(r.orders)
		r.orders = append(r.orders, stats.Order{Players: seats})
	}
	last := len(r.ends) - 1
	r.ends[last] = append(r.ends[last], at)
}

// ratings returns the ratings of the players if deal i counts times[i] times.
func (r *results) ratings(times []int) []float64 {
	for i := range r.orders {
		r.orders[i].Times = 0
	}
	for deal, ends := range r.ends {
		for _, at := range ends {
			r.orders[at].Times += times[deal]
		}
	}
	return stats.Ratings(len(r.players), r.orders)
}

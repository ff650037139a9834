package arena

import (
	"cmp"
	"fmt"
	"slices"

	"volgare/bot/arena/stats"
)

// Figure is what a test is about.
type Figure string

// The figures of a measured bot that a test can be about: the mean of a deal's games.
const (
	Share  Figure = "share"
	Margin Figure = "margin"
)

// Test says when a match may stop: a sequential test over its deals.
type Test struct {
	On Figure `json:"on"`
	stats.SPRT
}

// Check finds what is wrong with a test.
func (t *Test) Check() error {
	if t.On != Share && t.On != Margin {
		return fmt.Errorf("a test cannot be on %q; accepted: %s, %s", t.On, Share, Margin)
	}
	return t.SPRT.Check()
}

// Stop is why a match was stopped before all its deals were played.
type Stop struct {
	After    int            `json:"after"` // so many deals
	Accepted stats.Accepted `json:"accepted"`
	Ratio    float64        `json:"llr"` // log-likelihood ratio of H1 to H0
}

// results gather what a match tells of its deals.
type results struct {
	deals   int
	lineups []perDeal
	test    *Test
	moments stats.Moments // of the figure that the test is about
	stop    *Stop
	bots    map[string]*Frequencies

	players []string      // whose ratings are asked
	orders  []stats.Order // that games have ended in, each once
	ends    [][]int       // by deal: the numbers of the orders
	lineup  []Lineup
}

// perDeal has a figure of each deal: the mean of the measured bot's games.
type perDeal struct{ share, margin, rank, vp []float64 }

func newResults(m *Match) *results {
	r := &results{lineups: make([]perDeal, len(m.Lineups)), test: m.Test, bots: map[string]*Frequencies{}, lineup: m.Lineups}
	for _, l := range m.Lineups {
		r.players = once(append(r.players, l.names()...))
	}
	return r
}

// add adds the next deal, and asks the test.
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

// ask asks the test about the last deal.
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

// end notes the order in which a game has ended.
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

// ratings are the ratings of the players, each deal counting some times.
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

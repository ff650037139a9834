package terminal

import (
	"fmt"
	"strconv"

	"volgare/bot/review"
)

// Calibration shows how accurate forecasts were.
func Calibration(style Style, c *review.Calibration) string {
	p := newPage(style)
	all := c.All()
	p.heading(count(all.Games, "position"), "")
	g := &grid{
		head:  []string{"turn", "positions", "VP off", "deviation", "in 90 % band", "Brier", "log loss"},
		right: []int{1, 2, 3, 4, 5, 6},
	}
	for turn := range c.Turns {
		if t := &c.Turns[turn]; t.N > 0 {
			g.held(strconv.Itoa(turn), t)
		}
	}
	if all.N > 0 {
		g.held("all", &all)
	}
	p.grid(g)
	p.blank()
	bins := &grid{head: []string{"foretold", "forecasts", "mean", "came true"}, right: []int{1, 2, 3}}
	for i, b := range c.Bins {
		if b.N > 0 {
			bins.row(fmt.Sprintf("%d to %d %%", 10*i, 10*i+10), strconv.Itoa(b.N),
				fmt.Sprintf("%.1f %%", 100*b.Sum/float64(b.N)), fmt.Sprintf("%.1f %%", 100*float64(b.Won)/float64(b.N)))
		}
	}
	p.grid(bins)
	p.blank()
	fit := c.Fit()
	p.linef("  fits best: variance %.1f in the last turn, %.1f more with each before, at most %.0f; rivalry %.2f",
		fit.Last, fit.Turn, fit.Most, fit.Rivalry)
	return p.String()
}

// held adds a row. The Brier score is per seat, the log loss per game.
func (g *grid) held(name string, t *review.Held) {
	n := float64(t.N)
	g.row(name, strconv.Itoa(t.Games), fmt.Sprintf("%+.1f", t.Bias()), fmt.Sprintf("%.1f", t.Deviation()),
		fmt.Sprintf("%.1f %%", 100*float64(t.Inside)/n), fmt.Sprintf("%.3f", t.Brier/n), fmt.Sprintf("%.3f", t.LogLoss/float64(t.Games)))
}

package sim

import (
	"volgare/bot"
	"volgare/engine"
)

// chooser is how a seat chooses: with its eyes open or not.
type chooser struct {
	name  string
	blind bot.Blind // nil for one who looks
	sees  bot.Player
}

func newChooser(name string, seed uint64) (chooser, error) {
	p, err := bot.New(name, seed)
	if err != nil {
		return chooser{}, err
	}
	c := chooser{name: name, sees: p}
	c.blind, _ = p.(bot.Blind)
	return c, nil
}

// choose returns a legal move of the deciding seat.
func (w *worker) choose(c *chooser, s *engine.State) engine.Move {
	if c.blind != nil {
		return w.legal[c.blind.Draw(&w.rng, len(w.legal))]
	}
	w.rules.Mask(&w.view, s, s.Seat)
	return c.sees.Choose(w.rules, &w.view, w.legal, w.stop)
}

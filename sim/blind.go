package sim

import (
	"math/bits"
	"math/rand/v2"

	"volgare/bot"
	"volgare/engine"
)

// Blind is implemented by bots that choose without looking at the position: they
// need no view, so none is made for them, and their chance comes from the game's
// own generator. Draw returns the index of one of n legal moves.
type Blind interface {
	bot.Player
	Draw(rng *rand.PCG, n int) int
}

// blindly returns the bot as one that does not look, if it is.
func blindly(p bot.Player) (Blind, bool) {
	if b, ok := p.(Blind); ok {
		return b, true
	}
	if p.Name() == "random" { // looks only to tell its decisions apart
		return uniform{p}, true
	}
	return nil, false
}

// uniform draws each legal move with the same probability.
type uniform struct{ bot.Player }

// Draw returns a number below n.
func (uniform) Draw(rng *rand.PCG, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}

// chooser is how a seat chooses: with its eyes open or not.
type chooser struct {
	name  string
	blind Blind // nil for one who looks
	sees  bot.Player
}

func newChooser(name string, seed uint64) (chooser, error) {
	p, err := bot.New(name, seed)
	if err != nil {
		return chooser{}, err
	}
	c := chooser{name: name, sees: p}
	c.blind, _ = blindly(p)
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

package engine

import (
	"math/bits"
	"math/rand/v2"
)

// chance is the generator of the shuffles during a game. Its state is part of
// the State, so that a game is determined by its deal and its moves, and no mask
// shows it. // SET-10 EXP-P4
type chance struct{ pcg rand.PCG }

// begin takes the generator's state up.
func (c *chance) begin(state [2]uint64) { c.pcg.Seed(state[0], state[1]) }

// below draws a number from 0 to n-1.
func (c *chance) below(n int) int {
	hi, _ := bits.Mul64(c.pcg.Uint64(), uint64(n))
	return int(hi)
}

// next is the state for the next shuffle.
func (c *chance) next() [2]uint64 { return [2]uint64{c.pcg.Uint64(), c.pcg.Uint64()} }

// Package enginetest holds what every edition, every option and every number of
// players must keep: the [Invariants], checked on each step of many games; players
// that reach the rare corners of the game; and slow reference
// implementations, written from the rules alone, of the engine's clever routines:
// the score, the cheapest ways, payments, charity, the player order and the stacks
// of discs.
//
// The invariants see the engine from outside, through what it exports, so that they
// also bind whatever replaces a part of it.
package enginetest

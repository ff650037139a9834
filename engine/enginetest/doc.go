// Package enginetest holds what every edition, every option and every number of
// players must keep: the [Laws], checked on each step of many games; players
// that reach the rare corners of the game; and slow twins, written from the
// reference alone, of the engine's clever routines: the score, the cheapest
// ways, payments, charity, the player order and the stacks of discs.
//
// The laws see the engine from outside, through what it exports, so that they
// also bind whatever replaces a part of it.
package enginetest

// Package enginetest has the [Invariants] that every edition, option and number of players must keep,
// checked on each step of many games. It also has players that reach the rare corners of the game, and
// slow reference implementations, written from the rules alone, of the score, the cheapest ways,
// payments, charity, the player order and the stacks of discs.
//
// The invariants only use the exported API of the engine, so that they also apply to whatever replaces a part of it.
package enginetest

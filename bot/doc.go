// Package bot says what a computer player is, and who can play. A bot is given what its seat may know,
// a state masked by [volgare/engine.Rules.Mask], and the legal moves; it gives
// one of them back. It is a function of these and of its seed: no clock, no
// memory between decisions, no input or output.
package bot

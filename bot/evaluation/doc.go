// Package evaluation values positions by what their seat has: the terms of [volgare/bot/appraisal],
// and named features with a weight each that depends on how much of the game is left.
// The weights are fitted by [volgare/bot/train] and come with the program: some by which plans are
// told apart, others that foretell what a seat will have in the end.
package evaluation

// Package view is the JSON form of one seat's knowledge: the only form in which a state leaves a program.
//
// [Of] masks a state for a seat, or for a spectator, hides the goods behind the screens of others, and only then builds the
// structs that become JSON. The deciding seat also gets its legal moves, each with its certain effects, and for everything
// that it cannot use now one reason why. [Effects] returns the effects of a move, and [ScoreOf] the score of a position. The
// file schema.json, see [Schema], describes all of them.
package view

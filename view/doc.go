// Package view is the wire form of what one seat may know: the only form in
// which a state leaves a program.
//
// [Of] masks a state for a seat, or for a spectator, puts the screens of the
// others before what lies behind them, and only then builds the structs that
// become JSON. The deciding seat also gets its legal moves, each with what it
// certainly does, and for everything that it cannot use now one reason why.
// [Effects] tells what a move did, [ScoreOf] what a position is worth. The file
// schema.json, see [Schema], describes all of them.
package view

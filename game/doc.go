// Package game is the history of one game: its first position, its moves, its present position, and
// the undone moves that can be redone. A live table, the terminal, the protocol and a replay use it.
//
// A History is an immutable value: playing on returns another History, which shares the common part. Any number of
// goroutines may read and continue the same one.
//
// The package does no input or output, knows no clock and starts no goroutine.
package game

// Package game is the history of one game: its first position, its moves, its present position, and
// the undone moves that can be redone. A live table, the terminal, the protocol and a replay use it.
//
// A History is a value that never changes: whatever goes on from it is another
// History, which shares what both have in common. Any number of goroutines may read
// and continue the same one.
//
// The package does not read or write, knows no clock and starts nothing.
package game

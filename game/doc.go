// Package game is the history of one game: where it began, the steps that stand,
// the position, and what has been taken back and can be made again. It is what a
// live table, the terminal, the protocol and a replay stand on.
//
// A History is a value that never changes: whatever goes on from it is another
// History, which shares what both have in common. Any number of goroutines may read
// and continue the same one.
//
// The package does not read or write, knows no clock and starts nothing.
package game

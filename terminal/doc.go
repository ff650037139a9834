// Package terminal is the table in plain text: the screens that show a position to a seat, and the
// loop that plays a game between people at one keyboard and bots.
//
// A screen is made from what its seat may know, a view and a state masked for
// that seat, and from nothing else. It is plain text that reads well in 80
// columns, with colour where the terminal has it; nothing needs cursor movement.
package terminal

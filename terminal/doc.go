// Package terminal plays the game in plain text: screens that show a position to a seat, and a loop that plays a game
// between people at one keyboard and bots.
//
// A screen is only made from the knowledge of its seat: a view, and a state masked for that seat. It is plain text for 80
// columns, with colour if the terminal supports it. It needs no cursor movement.
package terminal

// Package arena lets bots play each other and counts what happens. A [Series] is
// many games, added up; a [Match] measures how strong bots are, by deals. Figures
// depend on what is asked alone: neither the number of workers nor the order in
// which games end changes anything but the time.
package arena

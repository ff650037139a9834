// Package review tells of a finished game what it was worth to whom after each turn, what each
// choice has lost against the best that was found, why, and what was luck. All of it is estimated: by
// a [volgare/bot.Judge], from what could be known at the time, with the bands that go with it.
package review

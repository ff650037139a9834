package remote

import (
	"cmp"
	"time"

	"volgare/bot"
	"volgare/bot/roster"
)

// Options are the limits that a bot is held to. The zero value has the usual ones.
type Options struct {
	Program    string                       // what speaks to the bot, with its version
	Hello      time.Duration                // until a bot that is started has said hello, 10 s
	Decision   time.Duration                // for a decision, 2 s
	Quit       time.Duration                // to end once it is told to, 1 s
	Faults     int                          // with so many in a game another plays the rest of it, 3
	Substitute func(seed uint64) bot.Player // makes who decides in the place of one at fault: bot.Default of the house
}

// WithDefaults are the options with the usual limits where there is none.
func (o Options) WithDefaults() Options {
	o.Program = cmp.Or(o.Program, "volgare")
	o.Hello = cmp.Or(o.Hello, 10*time.Second)
	o.Decision = cmp.Or(o.Decision, 2*time.Second)
	o.Quit = cmp.Or(o.Quit, time.Second)
	o.Faults = cmp.Or(o.Faults, 3)
	if o.Substitute == nil {
		usual, _ := roster.House().Find(bot.Default)
		o.Substitute = usual.New
	}
	return o
}

// The pauses before a bot that was lost is started again.
const (
	firstPause = 50 * time.Millisecond
	lastPause  = 2 * time.Second
)

package remote

import (
	"cmp"
	"time"

	"volgare/bot"
	"volgare/bot/roster"
)

// Options are the limits for a bot. The zero value has the defaults given below.
type Options struct {
	Program    string                       // name and version of this program, sent to the bot
	Hello      time.Duration                // from the start of a bot to its hello; 10 s
	Decision   time.Duration                // for a decision; 2 s
	Quit       time.Duration                // to end after quit; 1 s
	Faults     int                          // number in a game after which a substitute plays the rest; 3
	Substitute func(seed uint64) bot.Player // makes the player that decides in place of a bot at fault; bot.Default of the built-in bots
}

// WithDefaults returns the options with defaults in place of zero values.
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

// The pauses before a lost bot is started again.
const (
	firstPause = 50 * time.Millisecond
	lastPause  = 2 * time.Second
)

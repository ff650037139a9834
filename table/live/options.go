package live

import (
	"cmp"
	"context"
	"crypto/rand"
	"io"
	"log/slog"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/notify"
	"volgare/table"
)

// Options configures a Service. The comment of a field names the default, which replaces its zero value.
type Options struct {
	Now       func() time.Time // clock; default: time.Now
	Random    io.Reader        // source of ids and seeds; default: crypto/rand.Reader
	BotGrace  time.Duration    // delay of bots after a move that a person can still undo; default: 1.5 s; negative: none
	BotPause  time.Duration    // delay between two moves of bots; default: none
	AwayPause time.Duration    // least delay between two moves of bots while all people at the table are away; default: none
	Sweep     time.Duration    // interval at which tables in use are compared with the store, if other nodes write to it; default: never
	Idle      time.Duration    // time without requests after which a table is unloaded; default: 10 min
	Log       *slog.Logger     // default: messages are discarded
	Observer  Observer         // default: events are discarded

	// Notify queues notifications. Causes that are queued again are ignored. It is repeated until it succeeds. Default: people are not
	// notified.
	Notify func(context.Context, []notify.Cause) error

	Bots            bot.Roster     // bots that can play, with bot.Default among them; default: roster.House()
	ExternalBots    remote.Options // limits of external bots; default: 5 s for hello and for a decision
	ExternalBotWait time.Duration  // how long a table waits for an external bot that is not connected; default: 30 s; negative: not at all
}

// Observer receives the events of a Service, for metrics. Its methods must not block.
type Observer interface {
	Committed(kind string, d time.Duration) // an entry of the given kind was stored, which took d
	Refused(code table.Code)                // a command was refused
	Loaded(live int)                        // a table was loaded or unloaded; live is the number of tables in use
	Chosen(bot string, d time.Duration)     // a bot chose a move, which took d
}

// setDefaults replaces zero values by their defaults.
func (o *Options) setDefaults() {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	if o.Observer == nil {
		o.Observer = noObserver{}
	}
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	if o.Bots == nil {
		o.Bots = roster.House()
	}
	o.BotGrace = max(0, cmp.Or(o.BotGrace, 1500*time.Millisecond))
	o.Idle = cmp.Or(o.Idle, 10*time.Minute)
	o.ExternalBots.Hello = cmp.Or(o.ExternalBots.Hello, 5*time.Second)
	o.ExternalBots.Decision = cmp.Or(o.ExternalBots.Decision, 5*time.Second)
	o.ExternalBotWait = max(0, cmp.Or(o.ExternalBotWait, 30*time.Second))
}

// alone reports whether no other node writes to the store.
func (o *Options) alone() bool { return o.Sweep == 0 }

type noObserver struct{}

func (noObserver) Committed(string, time.Duration) {}
func (noObserver) Refused(table.Code)              {}
func (noObserver) Loaded(int)                      {}
func (noObserver) Chosen(string, time.Duration)    {}

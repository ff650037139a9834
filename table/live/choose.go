package live

import (
	"context"
	"runtime"
	"sync"
	"time"

	"volgare/bot"
	"volgare/engine"
	"volgare/internal/background"
	"volgare/internal/shares"
	"volgare/record"
	"volgare/table"
)

// chooser has built-in bots choose moves. Bots that think for long use separate workers, so that other bots do not wait for
// them.
type chooser struct {
	o        *Options
	players  *players
	workers  *shares.Shares // for bots that answer at once
	thinkers *shares.Shares // for bots that think for long; they leave a processor to the others
}

// choice is a move of a bot: what is due, then the line that the bot has planned, then the entry of its first move.
type choice struct {
	seat  engine.Seat
	bot   string
	line  []engine.Move // the move, and moves planned to follow it
	entry *table.Entry
}

func newChooser(o *Options) *chooser {
	processors := runtime.GOMAXPROCS(0)
	return &chooser{o: o, players: newPlayers(o.Bots), workers: newWorkers(processors), thinkers: newWorkers(processors - 1)}
}

// newWorkers returns places for n bots at work. The bots of tables that come from one address leave one of
// several places to the others, no matter how many tables these are.
func newWorkers(n int) *shares.Shares { return shares.New(max(n, 1), max(n-1, 1)) }

// thinkTime returns the longest time that a bot takes to choose; 0 for a bot that answers at once.
func (k *chooser) thinkTime(name string) time.Duration {
	return time.Duration(k.o.Bots.ThinkTimeMs(name)) * time.Millisecond
}

// known returns the bot that plays in place of the given one: the bot itself, or the default one if this build does not know it. So
// the log of the game names the bot that has chosen.
func (k *chooser) known(name string) string {
	if name == table.NoChoice || name == table.ExternalBot || k.o.Bots.Has(name) {
		return name
	}
	return bot.Default
}

// choose completes a choice, once there is a free worker. It returns the error of ctx if that ends first.
func (k *chooser) choose(ctx context.Context, t *table.Snapshot, c *choice) error {
	workers, thinks := k.workers, k.thinkTime(c.bot) > 0
	if thinks {
		workers = k.thinkers
	}
	leave, err := workers.Enter(ctx, t.Origin)
	if err != nil {
		return err
	}
	defer leave()
	if thinks {
		background.Thread()
	}
	from := k.o.Now()
	k.complete(ctx, t, c)
	k.o.Observer.Chosen(c.bot, k.o.Now().Sub(from))
	return nil
}

// complete sets the line and the entry of a choice. If the bot has chosen an illegal move, it makes the first legal one.
func (k *chooser) complete(ctx context.Context, t *table.Snapshot, c *choice) {
	c.line = k.line(ctx, t, c.bot, c.line)
	var why engine.Reason
	if c.entry, why = t.BotMove(c.seat, c.bot, c.line[0]); why.Legal() {
		return
	}
	k.o.Log.Error("a bot's move is not legal",
		"table", t.ID, "bot", c.bot, "move", record.MoveString(t.Table.Rules, c.line[0]), "code", why.Code.String())
	c.line = t.BotLine(nil, nil)
	c.entry, _ = t.BotMove(c.seat, c.bot, c.line[0])
}

// line returns the next moves of a bot. planned are the moves that it has chosen before.
func (k *chooser) line(ctx context.Context, t *table.Snapshot, name string, planned []engine.Move) []engine.Move {
	if !k.o.Bots.Has(name) { // table.NoChoice, or an external bot that has chosen
		return t.BotLine(nil, planned)
	}
	kind := playerKind{name, t.Table.Rules}
	p := k.players.take(kind)
	ctx, cancel := withThinkTime(ctx, k.thinkTime(name))
	defer cancel()
	line := t.BotLine(bot.MindOf(ctx, p), planned)
	k.players.give(kind, p) // a player that has panicked is not reused
	return line
}

// withThinkTime returns a context that ends after the time that a bot may think, unless that is 0.
func withThinkTime(ctx context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	if d == 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, d)
}

// players lends the players of built-in bots, and reuses them. Creating one takes up to a megabyte and, for the distances on
// a board, longer than most choices; a player that has played by the same rules knows them.
type players struct {
	roster bot.Roster
	idle   boundedCache[playerKind, *sync.Pool] // of bot.Player
}

// playerKind is a bot and the rules that it plays by.
type playerKind struct {
	bot   string
	rules *engine.Rules
}

func newPlayers(all bot.Roster) *players { return &players{roster: all} }

// take returns a player for one choice. Its seed is arbitrary.
func (p *players) take(kind playerKind) bot.Player {
	if player, ok := p.pool(kind).Get().(bot.Player); ok {
		return player
	}
	player, _ := p.roster.New(kind.bot, 0) // its name is known
	return player
}

// give returns a player after its choice.
func (p *players) give(kind playerKind, player bot.Player) { p.pool(kind).Put(player) }

func (p *players) pool(kind playerKind) *sync.Pool {
	pool := p.idle.get(kind)
	if pool == nil {
		pool = &sync.Pool{}
		p.idle.put(kind, pool)
	}
	return pool
}

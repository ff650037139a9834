package live

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/engine"
	"volgare/table"
)

// endWithin bounds the notification of a bot that its game is over.
const endWithin = 2 * time.Second

// Reasons for the end of a connection.
var (
	errReplaced  = errors.New("another connection has taken the seat")
	errDismissed = errors.New("the token has been renewed")
	errLeft      = errors.New("the external bot has gone")
)

// ClosableConn is a connection that an external bot has opened. Done is closed once it has ended.
type ClosableConn interface {
	remote.Conn
	Done() <-chan struct{}
}

// botConn is an external bot that is connected to a seat.
type botConn struct {
	seat          engine.Seat
	ctx           context.Context //nolint:containedctx // ends with the connection; its cause is the reason
	dismiss       context.CancelCauseFunc
	faultsAllowed int          // number of faults after which the bot is not asked any more
	id            connectionID // once it is seated

	asking sync.Mutex // held while the bot is asked
	bot    *remote.Bot
	player *remote.Player
	known  []engine.Move // moves that the bot knows, from the beginning
	begun  bool
}

// greet exchanges hello with a bot and begins the game with it. A bot that is out after its faults is refused, unless the game is
// over and it only gets the result.
func (c *botConn) greet(ctx context.Context, o remote.Options, t *table.Snapshot, conn ClosableConn) (err error) {
	if c.faultsAllowed <= 0 && !t.Over() {
		return table.RefuseFor(table.LimitReached,
			fmt.Errorf("an external bot that has made %d faults is out of the game, unless the host makes a new token", maxFaults))
	}
	o.Faults = max(c.faultsAllowed, 1) // less only after the end, when the bot is not asked any more
	used := false
	c.bot, err = remote.Connect(ctx, func(context.Context) (remote.Conn, error) {
		if used {
			return nil, errLeft
		}
		used = true
		return conn, nil
	}, o)
	if err != nil {
		return err
	}
	if c.player, err = c.bot.Player(t.Table, table.BotSeed(t.ID, int(c.seat))); err != nil {
		return err
	}
	c.follow(t)
	return nil
}

// ask asks the bot for a move, and returns the name of the bot that has chosen: table.ExternalBot, or the default bot if the
// external one was at fault or dismissed. It returns no move if the bot may not be asked, and no name if the connection has ended
// for another reason: then the next connection is to be asked.
func (c *botConn) ask(ctx context.Context, t *table.Snapshot) ([]engine.Move, string) {
	c.asking.Lock()
	defer c.asking.Unlock()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(c.ctx, cancel)() //nolint:contextcheck // whichever of the two ends first
	before := c.faults()
	switch {
	case c.lost():
		return nil, ""
	case ctx.Err() != nil || before >= c.faultsAllowed:
		return nil, bot.Default
	}
	c.follow(t)
	var known engine.State
	r := t.Table.Rules
	r.Mask(&known, t.History().Now(), c.seat)
	m := c.player.Choose(ctx, bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &known)})
	if c.gone() {
		c.dismiss(errLeft)
	}
	switch {
	case c.faults() > before:
		return []engine.Move{m}, bot.Default
	case c.lost():
		return nil, ""
	case ctx.Err() != nil || c.dismissed():
		return []engine.Move{m}, bot.Default
	}
	return []engine.Move{m}, table.ExternalBot
}

// lost reports whether the connection has ended, but not because the bot was dismissed.
func (c *botConn) lost() bool { return c.ctx.Err() != nil && !c.dismissed() }

// dismissed reports whether the bot was dismissed.
func (c *botConn) dismissed() bool { return errors.Is(context.Cause(c.ctx), errDismissed) }

// follow sends the bot the moves that were made since it was last asked. If some were undone, the game begins again from
// the present position.
func (c *botConn) follow(t *table.Snapshot) {
	steps := t.History().Steps()
	continues := c.begun && len(steps) >= len(c.known)
	for i := 0; continues && i < len(c.known); i++ {
		continues = steps[i].Move == c.known[i]
	}
	if !continues {
		c.player.Begin(c.seat)
		c.begun, c.known = true, c.known[:0]
		for _, step := range steps {
			c.known = append(c.known, step.Move)
		}
		return
	}
	for i, made := range t.History().Walk(len(c.known), len(steps)) {
		c.player.Saw(t.History().At(i), made.Move, made.Effects)
		c.known = append(c.known, made.Move)
	}
}

// end notifies the bot that its game is over.
func (c *botConn) end(t *table.Snapshot) {
	c.asking.Lock()
	defer c.asking.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), endWithin)
	defer cancel()
	c.player.End(ctx, t.History().Now())
	c.bot.Quit(ctx)
}

// lockedFaults returns the number of faults once the bot is not being asked.
func (c *botConn) lockedFaults() int {
	c.asking.Lock()
	defer c.asking.Unlock()
	return c.faults()
}

// faults returns the number of faults of the bot, without the end of its connection; c.asking must be held.
func (c *botConn) faults() int {
	n := len(c.player.Report().Faults)
	if c.gone() {
		n--
	}
	return n
}

// gone reports whether the connection ended while the bot was asked. It is the last fault that the player reports, as the bot is not
// asked again on this connection; c.asking must be held.
func (c *botConn) gone() bool {
	faults := c.player.Report().Faults
	return len(faults) > 0 && faults[len(faults)-1].Code == remote.Gone
}

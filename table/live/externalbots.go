package live

import (
	"context"
	"slices"
	"sync"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bus"
	"volgare/engine"
	"volgare/table"
)

const (
	maxFaults = 3 // faults that an external bot may make before the default bot plays the rest of its game
	maxAsked  = 3 // connections over which an external bot is asked for a decision before the default bot makes it
)

// externalBots has the connections of external bots to their seats. A seat is known while its table is in use or a bot is
// connected. Faults are counted over all connections of a seat to this node, as long as this node knows the seat.
type externalBots struct {
	nodes    *nodes
	well     func(context.Context) error // nil if moves can be stored: see store.Store.Well
	options  remote.Options              // limits of a connection
	patience time.Duration               // how long a bot that is not connected is awaited

	mu    sync.Mutex
	seats map[seatKey]*botSeat
}

// botSeat is a seat that an external bot plays. externalBots.mu must be held, and no pointer to it is kept.
type botSeat struct {
	conn   *botConn // nil while none is connected to this node
	absent bool     // this node has waited long enough for a connection, and knows of none since
	faults int      // of all connections so far
}

// connected returns the connection to this node, or nil if there is none or it has ended.
func (p *botSeat) connected() *botConn {
	if p.conn == nil || p.conn.ctx.Err() != nil {
		return nil
	}
	return p.conn
}

func newExternalBots(b bus.Bus, well func(context.Context) error, o *Options) *externalBots {
	usual, _ := o.Bots.Find(bot.Default)
	limits := o.ExternalBots
	limits.Substitute = usual.New
	e := &externalBots{well: well, options: limits, patience: o.ExternalBotWait, seats: map[seatKey]*botSeat{}}
	e.nodes = newNodes(b, e.heard)
	return e
}

// update calls f with the state of a seat.
func (b *externalBots) update(key seatKey, f func(p *botSeat)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	p := b.seats[key]
	if p == nil {
		p = &botSeat{}
		b.seats[key] = p
	}
	f(p)
}

// forget drops the seats of a table that is unloaded, unless a bot is connected.
func (b *externalBots) forget(table string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for seat := range engine.Seat(engine.MaxSeats) {
		key := seatKey{table, seat}
		if p := b.seats[key]; p != nil && p.conn == nil {
			delete(b.seats, key)
		}
	}
}

// choose has the external bot of a seat choose. It returns no line and the default bot's name if no bot is connected. If the
// connection ends meanwhile, the next one is asked, but not forever: a bot may crash at each attempt.
func (b *externalBots) choose(ctx context.Context, t *table.Snapshot, seat engine.Seat) ([]engine.Move, string) {
	for range maxAsked {
		c := b.await(ctx, t, seat)
		if c == nil {
			break
		}
		if line, name := c.ask(ctx, t); name != "" {
			return line, name
		}
	}
	return nil, bot.Default
}

// await returns the connection of a seat's bot, once there is one. It returns nil after the bot has had its time, and the nodes ahead
// of this one had the time to act after that; or if ctx ends. It begins again if the bot may not be given up then: see mayGiveUp.
func (b *externalBots) await(ctx context.Context, t *table.Snapshot, seat engine.Seat) *botConn {
	for began := time.Now(); ; {
		ahead, changed := b.nodes.ahead(t.ID, seat)
		c, patience := b.connection(t, seat)
		if c != nil {
			return c
		}
		select {
		case <-time.After(time.Until(began.Add(patience + time.Duration(ahead)*takeover))):
			if !b.mayGiveUp(ctx, t, seat, patience) {
				began = time.Now()
				continue
			}
			return b.giveUp(seatKey{t.ID, seat})
		case <-changed:
		case <-ctx.Done():
			return nil
		}
	}
}

// mayGiveUp reports whether a bot may be given up after it was awaited for the given time. It may not while nothing can be stored: another
// node may already have its answer. Nor may it if it has connected to another node since.
func (b *externalBots) mayGiveUp(ctx context.Context, t *table.Snapshot, seat engine.Seat, awaited time.Duration) bool {
	if awaited == 0 {
		return true
	}
	if b.well(ctx) != nil {
		return false
	}
	_, patience := b.connection(t, seat)
	return patience <= awaited
}

// giveUp notes that the bot of a seat is absent. If it has connected to this node meanwhile, giveUp returns its connection instead.
func (b *externalBots) giveUp(key seatKey) (c *botConn) {
	b.update(key, func(p *botSeat) {
		c = p.connected()
		p.absent = c == nil
	})
	return c
}

// connection returns the connection of a seat's bot to this node. If there is none, it returns how long the bot is to be awaited.
//
// An absent bot is awaited for one decision. A bot that may be connected to another node is awaited for each decision, until the
// other node has asked the bot and received the answer. The log shows that a bot was connected elsewhere if it has made the last
// decision of its seat.
func (b *externalBots) connection(t *table.Snapshot, seat engine.Seat) (c *botConn, patience time.Duration) {
	key := seatKey{t.ID, seat}
	elsewhere := b.nodes.elsewhere(key)
	b.update(key, func(p *botSeat) {
		p.absent = p.absent && !elsewhere && lastChooser(t, seat) != table.ExternalBot
		c = p.connected()
		switch {
		case elsewhere:
			patience = b.patience + b.options.Decision
		case !p.absent:
			patience = b.patience
		}
	})
	return c, patience
}

// lastChooser returns the bot that has made the last decision of a seat; "" for a person, and if there was none.
func lastChooser(t *table.Snapshot, seat engine.Seat) string {
	for _, step := range slices.Backward(t.History().Steps()) {
		if step.Seat == seat {
			return step.Bot
		}
	}
	return ""
}

// enter adds a connection to a seat. For all nodes it is the newest connection of the seat. It replaces one that is here.
func (b *externalBots) enter(key seatKey, c *botConn) {
	b.update(key, func(p *botSeat) {
		if p.conn != nil {
			p.conn.dismiss(errReplaced)
		}
		c.id = b.nodes.connect(key)
		p.conn, p.absent = c, false
	})
	b.nodes.broadcast()
}

// exit removes a connection. Its faults count for the next one, unless it was dismissed.
func (b *externalBots) exit(key seatKey, c *botConn) {
	faults := c.lockedFaults()
	b.update(key, func(p *botSeat) {
		if !c.dismissed() {
			p.faults += faults
		}
		if p.conn == c {
			p.conn = nil
		}
	})
	b.nodes.disconnect(key, c.id)
	b.nodes.broadcast()
}

// heard notes that a bot is connected to another node. It dismisses an older connection to this one.
func (b *externalBots) heard(key seatKey, theirs connectionID) {
	b.mu.Lock()
	defer b.mu.Unlock()
	p := b.seats[key]
	if p == nil {
		return
	}
	p.absent = false
	if p.conn != nil && theirs.newer(p.conn.id) {
		p.conn.dismiss(errReplaced)
		p.conn = nil
	}
}

// faultsLeft returns how many faults the next connection of a seat may make.
func (b *externalBots) faultsLeft(key seatKey) (left int) {
	b.update(key, func(p *botSeat) { left = maxFaults - p.faults })
	return left
}

// dismiss disconnects the bot of a seat and forgets all faults.
func (b *externalBots) dismiss(key seatKey) {
	b.update(key, func(p *botSeat) {
		if p.conn != nil {
			p.conn.dismiss(errDismissed)
		}
		*p = botSeat{}
	})
}

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

// maxFaults is how many faults an external bot may make before the default bot plays the rest of its game.
const maxFaults = 3

// externalBots keeps the connections of external bots to their seats. A seat is known while its table is in use or a bot is
// connected. Faults are counted over all connections of a seat.
type externalBots struct {
	s       *Service
	options remote.Options // limits of a connection

	mu    sync.Mutex
	seats map[seatKey]*botSeat
}

// seatKey names a seat of a table.
type seatKey struct {
	table string
	seat  engine.Seat
}

func (k seatKey) String() string { return k.table + " " + k.seat.String() }

// botSeat is a seat that an external bot plays. externalBots.mu must be held, and no pointer to it is kept.
type botSeat struct {
	conn   *botConn // nil while none is connected to this node
	absent bool     // this node has waited for a connection as long as it has to, and none is known since
	faults int      // of all connections so far
}

func newExternalBots(s *Service) *externalBots {
	usual, _ := s.o.Bots.Find(bot.Default)
	o := s.o.Programs
	o.Substitute = usual.New
	return &externalBots{s: s, options: o, seats: map[seatKey]*botSeat{}}
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
// connection ends meanwhile, the next one is asked.
func (b *externalBots) choose(ctx context.Context, t *table.Snapshot, seat engine.Seat) ([]engine.Move, string) {
	for {
		c := b.await(ctx, t, seat)
		if c == nil {
			return nil, bot.Default
		}
		if line, name := c.choose(ctx, t); name != "" {
			return line, name
		}
	}
}

// await returns the connection of a seat's bot, once there is one. It returns nil after the bot has had its time, and the nodes ahead
// of this one had the time to act after that; or if ctx ends.
func (b *externalBots) await(ctx context.Context, t *table.Snapshot, seat engine.Seat) *botConn {
	for began := time.Now(); ; {
		ahead, changed := b.s.nodes.ahead(t.ID, seat)
		c, patience := b.look(t, seat)
		if c != nil {
			return c
		}
		select {
		case <-time.After(time.Until(began.Add(patience + time.Duration(ahead)*takeover))):
			b.update(seatKey{t.ID, seat}, func(p *botSeat) { p.absent = true })
			return nil
		case <-changed:
		case <-ctx.Done():
			return nil
		}
	}
}

// look returns the connection of a seat's bot to this node. If there is none, it returns how long the bot is to be awaited: for one
// decision, unless it may be connected to another node. Then this node waits until that has asked the bot and had the answer, for
// each decision. The log shows that a bot was connected elsewhere if it has made the last decision of its seat.
func (b *externalBots) look(t *table.Snapshot, seat engine.Seat) (c *botConn, patience time.Duration) {
	key := seatKey{t.ID, seat}
	elsewhere := b.s.nodes.elsewhere(key)
	b.update(key, func(p *botSeat) {
		p.absent = p.absent && !elsewhere && lastChooser(t, seat) != table.Program
		if p.conn != nil && p.conn.ctx.Err() == nil {
			c = p.conn
		}
		switch {
		case elsewhere:
			patience = b.s.o.ProgramWait + b.s.o.Programs.Decision
		case !p.absent:
			patience = b.s.o.ProgramWait
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

// Attend lets an external bot play at a seat of table.Program until it leaves or is dismissed. It replaces a connection
// that is there. The caller has checked the token; admitted reports whether it is still valid. It is called once Dismiss
// can find the connection, and after every change of the table.
//
// Attend returns nil after the game is over and the bot has been notified. Otherwise the error is a *table.Refusal, a fault
// of the bot, the reason for its dismissal, or ctx's error.
func (s *Service) Attend(ctx context.Context, id, colour string, conn ClosableConn, admitted func(context.Context) bool) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	snap, err := s.Look(ctx, id)
	if err != nil {
		return err
	}
	seat, err := snap.ProgramSeat(colour)
	if err != nil {
		return err
	}
	key := seatKey{id, seat}
	c := &botConn{seat: seat, ctx: ctx, dismiss: cancel, maxFaults: s.external.faultsLeft(key)}
	if err := c.greet(ctx, s.external.options, snap, conn); err != nil {
		return err
	}
	s.external.enter(key, c)
	defer s.external.exit(key, c)
	return s.external.stay(ctx, key, c, conn, admitted)
}

// stay keeps a connection at its seat until the game is over or one of the two sides ends it.
func (b *externalBots) stay(
	ctx context.Context, key seatKey, c *botConn, conn ClosableConn, admitted func(context.Context) bool,
) error {
	changed, unlisten := b.s.changes(key.table)
	defer unlisten()
	for {
		valid := admitted(ctx) // before Look: if the token is invalid because the table has changed, Look returns the reason
		snap, err := b.s.Look(ctx, key.table)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			return err
		}
		if snap.Over() {
			c.end(snap) //nolint:contextcheck // it has its own deadline
			return nil
		}
		if _, err := snap.ProgramSeat(key.seat.String()); err != nil {
			return err
		}
		if !valid {
			b.dismiss(key)
			return errDismissed
		}
		select {
		case <-changed:
		case <-conn.Done():
			return errLeft
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}

// Dismiss disconnects the external bot of a seat and forgets its faults. Other nodes recheck the token of a bot that is
// connected there.
func (s *Service) Dismiss(t *table.Snapshot, seat engine.Seat) {
	s.external.dismiss(seatKey{t.ID, seat})
	s.bus.Publish(bus.Note{Table: t.ID, Seq: t.Seq})
}

// enter seats a connection. It is the newest of the seat, at all nodes; one that it replaces here is dismissed.
func (b *externalBots) enter(key seatKey, c *botConn) {
	b.update(key, func(p *botSeat) {
		if p.conn != nil {
			p.conn.dismiss(errReplaced)
		}
		c.claim = b.s.nodes.connect(key)
		p.conn, p.absent = c, false
	})
	b.s.nodes.broadcast()
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
	b.s.nodes.disconnect(key, c.claim)
	b.s.nodes.broadcast()
	if !b.s.inUse(key.table) {
		b.forget(key.table)
	}
}

// heard notes that a bot is connected to another node. It dismisses an older connection to this one.
func (b *externalBots) heard(key seatKey, theirs claim) {
	b.mu.Lock()
	defer b.mu.Unlock()
	p := b.seats[key]
	if p == nil {
		return
	}
	p.absent = false
	if p.conn != nil && theirs.newer(p.conn.claim) {
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

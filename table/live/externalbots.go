package live

import (
	"context"
	"errors"
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

// botSeat is a seat that an external bot plays.
type botSeat struct {
	mu        sync.Mutex
	conn      *botConn      // nil while none is connected
	connected chan struct{} // closed once one is connected
	missed    time.Time     // when a decision first had to wait for a connection; zero: not yet
	faults    int           // of all connections so far
}

func newExternalBots(s *Service) *externalBots {
	usual, _ := s.o.Bots.Find(bot.Default)
	o := s.o.Programs
	o.Substitute = usual.New
	return &externalBots{s: s, options: o, seats: map[seatKey]*botSeat{}}
}

// seat returns the state of a seat.
func (b *externalBots) seat(key seatKey) *botSeat {
	b.mu.Lock()
	defer b.mu.Unlock()
	p := b.seats[key]
	if p == nil {
		p = &botSeat{connected: make(chan struct{})}
		b.seats[key] = p
	}
	return p
}

// forget drops the seats of a table that is unloaded, unless a bot is connected.
func (b *externalBots) forget(table string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for seat := range engine.Seat(engine.MaxSeats) {
		key := seatKey{table, seat}
		if p := b.seats[key]; p != nil && p.current() == nil {
			delete(b.seats, key)
		}
	}
}

// choose has the external bot of a seat choose. It returns no line and the default bot's name if no bot is connected.
func (b *externalBots) choose(ctx context.Context, t *table.Snapshot, seat engine.Seat) ([]engine.Move, string) {
	if c := b.seat(seatKey{t.ID, seat}).await(ctx, b.s.o.Now(), b.s.o.ProgramWait); c != nil {
		return c.choose(ctx, t)
	}
	return nil, bot.Default
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
	p := s.external.seat(key)
	c := &botConn{seat: seat, ctx: ctx, dismiss: cancel, maxFaults: p.faultsLeft()}
	if err := c.greet(ctx, s.external.options, snap, conn); err != nil {
		return err
	}
	connected := func() bool { return p.current() != nil }
	p.enter(c)
	s.nodes.setBot(key, connected)
	defer func() {
		p.exit(c)
		s.nodes.setBot(key, connected)
	}()
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
			b.seat(key).dismiss()
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
	s.external.seat(seatKey{t.ID, seat}).dismiss()
	s.bus.Publish(bus.Note{Table: t.ID, Seq: t.Seq})
}

// current returns the connection, nil if there is none.
func (p *botSeat) current() *botConn {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.conn
}

// await returns the connection, and waits for one if there is none: until patience has passed since one was first missed.
// It returns nil if none has come by then.
func (p *botSeat) await(ctx context.Context, now time.Time, patience time.Duration) *botConn {
	p.mu.Lock()
	conn, connected := p.conn, p.connected
	if conn == nil && p.missed.IsZero() {
		p.missed = now
	}
	wait := p.missed.Add(patience).Sub(now)
	p.mu.Unlock()
	if conn != nil || wait <= 0 {
		return conn
	}
	select {
	case <-connected:
		return p.current()
	case <-time.After(wait):
	case <-ctx.Done():
	}
	return nil
}

// enter seats a connection and dismisses the one that it replaces.
func (p *botSeat) enter(c *botConn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.conn != nil {
		p.conn.dismiss(errReplaced)
	} else {
		close(p.connected)
	}
	p.conn, p.missed = c, time.Time{}
}

// exit removes a connection. Its faults count for the next one, unless it was dismissed.
func (p *botSeat) exit(c *botConn) {
	faults := c.lockedFaults()
	p.mu.Lock()
	defer p.mu.Unlock()
	if !errors.Is(context.Cause(c.ctx), errDismissed) {
		p.faults += faults
	}
	if p.conn == c {
		p.conn, p.connected = nil, make(chan struct{})
	}
}

// faultsLeft returns how many faults the next connection may make.
func (p *botSeat) faultsLeft() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maxFaults - p.faults
}

// dismiss disconnects the bot and forgets all faults.
func (p *botSeat) dismiss() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.conn != nil {
		p.conn.dismiss(errDismissed)
		p.conn, p.connected = nil, make(chan struct{})
	}
	p.faults, p.missed = 0, time.Time{}
}

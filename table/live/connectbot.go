package live

import (
	"context"

	"volgare/engine"
	"volgare/table"
)

// ConnectBot lets an external bot play at a seat of table.ExternalBot until it leaves or is dismissed. It replaces a connection
// that is there. The caller has checked the token; admitted reports whether it is still valid. It is called once Dismiss
// can find the connection, and after every change of the table.
//
// ConnectBot returns nil after the game is over and the bot has been notified, even if the bot connects only then. Otherwise the error is a
// *table.Refusal, a fault of the bot, the reason for its dismissal, or ctx's error.
func (s *Service) ConnectBot(ctx context.Context, id, colour string, conn ClosableConn, admitted func(context.Context) bool) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	snap, err := s.tables.look(ctx, id)
	if err != nil {
		return err
	}
	seat, err := snap.ExternalBotSeat(colour)
	if err != nil {
		return err
	}
	key := seatKey{id, seat}
	c := &botConn{seat: seat, ctx: ctx, dismiss: cancel, faultsAllowed: s.env.external.faultsLeft(key)}
	if err := c.greet(ctx, s.env.external.options, snap, conn); err != nil {
		return err
	}
	s.env.external.enter(key, c)
	defer s.detach(key, c)
	return s.stay(ctx, key, c, conn, admitted)
}

// stay keeps a connection at its seat until the game is over or one of the two sides ends it.
func (s *Service) stay(
	ctx context.Context, key seatKey, c *botConn, conn ClosableConn, admitted func(context.Context) bool,
) error {
	changed, unsubscribe := s.follower.changes(key.table)
	defer unsubscribe()
	for {
		valid := admitted(ctx) // before look: if the token is invalid because the table has changed, look returns the reason
		snap, err := s.tables.look(ctx, key.table)
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
		if _, err := snap.ExternalBotSeat(key.seat.String()); err != nil {
			return err
		}
		if !valid {
			s.env.external.dismiss(key)
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

// detach removes a connection from its seat.
func (s *Service) detach(key seatKey, c *botConn) {
	s.env.external.exit(key, c)
	if s.tables.find(key.table) == nil {
		s.env.external.forget(key.table)
	}
}

// Dismiss disconnects the external bot of a seat and forgets its faults. Other nodes recheck the token of a bot that is
// connected there.
func (s *Service) Dismiss(t *table.Snapshot, seat engine.Seat) {
	s.env.external.dismiss(seatKey{t.ID, seat})
	s.env.bus.Publish(noteOf(t))
}

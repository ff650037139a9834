// Package postgres carries notes between nodes by LISTEN and NOTIFY, for a small cluster
// that needs no other service than its database. As a commit that notifies takes a lock for
// the whole instance, notes are gathered and sent beside the commits that they are about.
package postgres

import (
	"context"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"

	"volgare/bus"
	"volgare/bus/relay"
)

const (
	channel = "volgare_" // and that of the relay
	gather  = 20 * time.Millisecond
	// deafAfter is when a connection that brings nothing is held to be deaf: what this node
	// sends comes back to it, and it sends something every two seconds.
	deafAfter     = 6 * time.Second
	connectWithin = 5 * time.Second
	tryAgain      = time.Second
)

// Bus is a bus.Bus for all nodes at a database.
type Bus struct {
	*relay.Relay

	config *pgx.ConnConfig
	sends  *pgx.Conn // nil for none; of the relay
	log    *slog.Logger
	ctx    context.Context //nolint:containedctx // that of its goroutine
	stop   context.CancelFunc
	ended  chan struct{}
}

var _ bus.Bus = (*Bus)(nil)

// Open returns a Bus by the database of a connection string. It does not wait until that is
// there, and looks for it for ever. It needs connections that are its own: none by a pooler
// that shares them between transactions.
func Open(url string, log *slog.Logger) (*Bus, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	config.DefaultQueryExecMode = pgx.QueryExecModeExec // one question, of which nothing is kept
	config.RuntimeParams["application_name"] = "volgare notes"
	b := &Bus{Relay: relay.New(gather, log), config: config, log: log, ended: make(chan struct{})}
	b.ctx, b.stop = context.WithCancel(context.Background())
	go b.listen()
	b.Start(b.deliver)
	return b, nil
}

// Close sends the last notes and leaves the database.
func (b *Bus) Close() error {
	b.Stop()
	b.stop()
	<-b.ended
	b.hangUp(b.ctx)
	return nil
}

// deliver is the relay's Send.
func (b *Bus) deliver(ctx context.Context, by relay.Channel, text string) (err error) {
	if b.sends == nil {
		if b.sends, err = b.connect(ctx); err != nil {
			return err
		}
	}
	if _, err = b.sends.Exec(ctx, `SELECT pg_notify($1, $2)`, channel+string(by), text); err != nil {
		b.hangUp(ctx) // after a failover the next one leads to who can be written to
	}
	return err
}

// hangUp closes the connection that sends.
func (b *Bus) hangUp(ctx context.Context) {
	if b.sends != nil {
		bye(ctx, b.sends)
		b.sends = nil
	}
}

// listen hears of others, with one connection after the other.
func (b *Bus) listen() {
	defer close(b.ended)
	for b.ctx.Err() == nil {
		listened, err := b.hear(b.ctx)
		if listened && b.ctx.Err() == nil {
			b.log.Warn("what happens on other nodes is not heard", "error", err)
		}
		select {
		case <-time.After(tryAgain):
		case <-b.ctx.Done():
		}
	}
}

// hear hears of others until a connection ends or is deaf, if it can listen. What came
// before that was lost.
func (b *Bus) hear(ctx context.Context) (listened bool, err error) {
	conn, err := b.connect(ctx)
	if err != nil {
		return false, err
	}
	defer bye(ctx, conn)
	for _, by := range []relay.Channel{relay.Notes, relay.Words} {
		if _, err := conn.Exec(ctx, `LISTEN `+channel+string(by)); err != nil {
			return false, err
		}
	}
	b.Missed()
	for {
		waiting, cancel := context.WithTimeout(ctx, deafAfter)
		n, err := conn.WaitForNotification(waiting)
		cancel()
		if err != nil {
			return true, err
		}
		b.Receive(n.Payload)
	}
}

func (b *Bus) connect(ctx context.Context) (*pgx.Conn, error) {
	ctx, cancel := context.WithTimeout(ctx, connectWithin)
	defer cancel()
	return pgx.ConnectConfig(ctx, b.config)
}

// bye closes a connection whose other end may be gone.
func bye(ctx context.Context, conn *pgx.Conn) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
	defer cancel()
	_ = conn.Close(ctx)
}

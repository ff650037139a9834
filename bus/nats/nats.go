// Package nats carries notes between nodes by a NATS server. It uses nothing that a server
// stores: a note that does not arrive is caught up from the log.
package nats

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/nats-io/nats.go"

	"volgare/bus"
	"volgare/bus/relay"
)

const (
	subject = "volgare." // and the channel
	gather  = time.Millisecond
	// ping is how often the server is asked whether it is there; after two questions without
	// an answer it is held to be gone.
	ping     = 2 * time.Second
	tryAgain = time.Second
	heard    = 2 * time.Second // by then the server knows after a reconnect who listens
)

// Bus is a bus.Bus for all nodes at a NATS server.
type Bus struct {
	*relay.Relay

	conn *nats.Conn
}

var _ bus.Bus = (*Bus)(nil)

// Open returns a Bus by the server at an address, nats://host:4222, or by any of several with
// commas between them. It does not wait until one is there, and looks for one for ever.
func Open(address string, log *slog.Logger) (*Bus, error) {
	b := &Bus{Relay: relay.New(gather, log)}
	var err error
	if b.conn, err = nats.Connect(address, b.options(log)...); err != nil {
		return nil, err
	}
	for _, by := range []relay.Channel{relay.Notes, relay.Words} {
		if _, err = b.conn.Subscribe(subject+string(by), func(m *nats.Msg) { b.Receive(string(m.Data)) }); err != nil {
			b.conn.Close()
			return nil, err
		}
	}
	b.Start(b.deliver)
	return b, nil
}

// options let a connection come back for ever, and tell what was lost. What cannot be sent
// waits in the relay, not in the connection.
func (b *Bus) options(log *slog.Logger) []nats.Option {
	return []nats.Option{
		nats.Name("volgare"), nats.NoEcho(),
		nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1), nats.ReconnectWait(tryAgain), nats.ReconnectBufSize(-1),
		nats.PingInterval(ping), nats.MaxPingsOutstanding(2),
		nats.ConnectHandler(b.back), nats.ReconnectHandler(b.back),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) {
			log.Warn("notes of other nodes were lost", "error", err) // as this one was too slow
			b.Missed()
		}),
	}
}

// back tells that notes were lost while the connection was, once none is lost any more.
func (b *Bus) back(conn *nats.Conn) {
	_ = conn.FlushTimeout(heard) // if it is lost again, this is called again
	b.Missed()
}

// deliver is the relay's Send. The server has a text when it has answered a ping after it.
func (b *Bus) deliver(ctx context.Context, by relay.Channel, text string) error {
	if !b.conn.IsConnected() {
		return fmt.Errorf("NATS is not reached: %w", cmp.Or(b.conn.LastError(), nats.ErrDisconnected))
	}
	if err := b.conn.Publish(subject+string(by), []byte(text)); err != nil {
		return err
	}
	return b.conn.FlushWithContext(ctx)
}

// Close sends the last notes and leaves the server.
func (b *Bus) Close() error {
	b.Stop()
	b.conn.Close()
	return nil
}

// Package postgres is the bus of several nodes over one PostgreSQL database. It uses LISTEN and NOTIFY, so a cluster needs no
// service besides its database.
//
// A commit that notifies takes a lock on the whole instance. Notes are therefore not sent by the transactions that they are
// about: they are gathered for a few milliseconds and sent together, over a separate connection.
//
// Any role that may connect to a database may NOTIFY there. Every text therefore carries a MAC under a key that only the nodes
// have, and texts without a valid one are dropped.
package postgres

import (
	"context"
	"log/slog"
	"maps"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"volgare/bus"
	"volgare/internal/pgurl"
)

const (
	// deafAfter is how long a node listens without receiving its own texts, of which it sends one every heartbeat. Then the
	// connection is given up: it is dead, or leads to another server than the one that sends.
	deafAfter      = 6 * time.Second
	connectWithin  = 3 * time.Second // to each host of the connection string
	sendWithin     = 2 * time.Second
	reconnectDelay = time.Second
	closeWithin    = time.Second
)

// Bus is the bus.Bus of a node. Its goroutines reconnect until Close is called.
type Bus struct {
	*gatherer

	config *pgx.ConnConfig
	sender *pgx.Conn // nil if not connected; used by the gatherer's goroutine alone
	stop   context.CancelFunc
	work   sync.WaitGroup
}

var _ bus.Bus = (*Bus)(nil)

// Open returns the bus of a node over the database of a connection string. All nodes pass the same key; nodes with different keys
// do not hear each other. Open does not wait for a connection.
//
// If the connection string names several hosts, the bus uses the one that accepts writes, as with target_session_attrs=read-write,
// unless the string sets another value. It needs direct connections: a pooler that shares them between transactions hears nothing.
func Open(url string, key []byte, log *slog.Logger) (*Bus, error) {
	config, err := configOf(url)
	if err != nil {
		return nil, err
	}
	b := &Bus{gatherer: newGatherer(newCodec(key), log), config: config}
	b.send = b.notify
	ctx, stop := context.WithCancel(context.Background())
	b.stop = stop
	b.work.Go(func() { b.listen(ctx) })
	b.work.Go(func() { b.run(ctx) })
	return b, nil
}

// configOf returns the configuration of the connections of a bus.
func configOf(url string) (*pgx.ConnConfig, error) {
	pool, err := pgurl.Parse(url) // the parser of plain connections would send the settings of a pool to the server
	if err != nil {
		return nil, err
	}
	config := pool.ConnConfig
	config.DefaultQueryExecMode = pgx.QueryExecModeExec // one round trip, no prepared statements
	maps.DeleteFunc(config.RuntimeParams, func(name, _ string) bool { return strings.EqualFold(name, "synchronous_commit") })
	config.RuntimeParams["application_name"] = "volgare notes"
	config.RuntimeParams["synchronous_commit"] = "off" // nothing of a notification is stored
	if config.ValidateConnect == nil {
		config.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsReadWrite
	}
	config.ConnectTimeout = connectWithin
	return config, nil
}

// Running reports whether a node with the given key runs at the database of a connection string, which may lead through a pooler.
// Each node shares an advisory lock as long as it listens. A node that is about to reconnect is not noticed.
func Running(ctx context.Context, url string, key []byte) (is bool, err error) {
	config, err := configOf(url)
	if err != nil {
		return false, err
	}
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return false, err
	}
	defer closeConn(ctx, conn)
	lock := uint64(newCodec(key).lock)
	err = conn.QueryRow(ctx, `SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
		WHERE datname = current_database() AND locktype = 'advisory' AND classid::bigint = $1 AND objid::bigint = $2 AND objsubid = 1)`,
		int64(lock>>32), int64(lock&(1<<32-1))).Scan(&is)
	return is, err
}

// Close sends the last notes and closes the connections.
func (b *Bus) Close() error {
	b.stop()
	b.work.Wait()
	b.closeSender(context.Background())
	return nil
}

// notify sends a text to all nodes, this one included.
func (b *Bus) notify(ctx context.Context, text string) (err error) {
	if b.sender == nil {
		if b.sender, err = pgx.ConnectConfig(ctx, b.config); err != nil {
			return err
		}
	}
	ctx, cancel := context.WithTimeout(ctx, sendWithin)
	defer cancel()
	if _, err = b.sender.Exec(ctx, `SELECT pg_notify($1, $2)`, b.codec.channel, text); err != nil {
		b.closeSender(ctx) // after a failover the next connection leads to the new primary
	}
	return err
}

func (b *Bus) closeSender(ctx context.Context) {
	if b.sender != nil {
		closeConn(ctx, b.sender)
		b.sender = nil
	}
}

// listen receives the texts of other nodes until the bus is closed, over one connection after another.
func (b *Bus) listen(ctx context.Context) {
	for ctx.Err() == nil {
		listened, err := b.receiveAll(ctx)
		if listened && ctx.Err() == nil {
			b.log.Warn("the connection that listens to other nodes has ended", "error", err)
		}
		pause(ctx, reconnectDelay)
	}
}

// receiveAll opens a connection and receives texts until it ends or is deaf. It reports whether it has listened at all.
func (b *Bus) receiveAll(ctx context.Context) (listened bool, err error) {
	conn, err := pgx.ConnectConfig(ctx, b.config)
	if err != nil {
		return false, err
	}
	defer closeConn(ctx, conn)
	if err := b.shareLock(ctx, conn); err != nil {
		return false, err
	}
	if _, err := conn.Exec(ctx, `LISTEN `+b.codec.channel); err != nil {
		return false, err
	}
	b.listening.Store(true)
	defer b.listening.Store(false)
	b.missed() // texts sent before that were lost
	for deaf := time.Now().Add(deafAfter); ; {
		waiting, cancel := context.WithDeadline(ctx, deaf)
		n, err := conn.WaitForNotification(waiting)
		cancel()
		if err != nil {
			return true, err
		}
		if own := b.receive(n.Payload); own {
			deaf = time.Now().Add(deafAfter)
		}
	}
}

// shareLock takes the lock by which Running notices a node. If another role holds it for itself, as any role can, the node listens
// without it; Running then reports a node because of that role.
func (b *Bus) shareLock(ctx context.Context, conn *pgx.Conn) error {
	var shared bool
	err := conn.QueryRow(ctx, `SELECT pg_try_advisory_lock_shared($1)`, b.codec.lock).Scan(&shared)
	if err == nil && !shared {
		b.log.Warn("another session holds the advisory lock of the nodes", "lock", b.codec.lock)
	}
	return err
}

// closeConn closes a connection. It does not wait for long: the other end may be gone.
func closeConn(ctx context.Context, conn *pgx.Conn) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeWithin)
	defer cancel()
	_ = conn.Close(ctx)
}

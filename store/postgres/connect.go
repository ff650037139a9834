package postgres

import (
	"context"
	"embed"
	"errors"
	"io/fs"
	"net"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"volgare/store/schema"
)

// How long is waited at most: for a connection; for an answer to a statement; for the
// lock of a row, which is more than a transaction is let stand that its process has
// left; and until a commit that was not answered is given up.
const (
	connectWithin = 3 * time.Second
	answerWithin  = 10 * time.Second
	lockWithin    = 6 * time.Second
	leftAfter     = 4 * time.Second
	settleWithin  = 20 * time.Second
)

// How many connections there may be for signs of life: one to say that a node lives, one to feel how the database is,
// and others in the place of those that went silent, which are given up only after a while. Some are always there: where the
// database answers late, a new one takes longer than signs of life may.
const (
	vital = 16
	ready = 3
)

// readyAgain is how often connections are made that are to be there and are not: the database may have been away.
const readyAgain = 5 * time.Second

// configOf is how the database of a URL is connected to: at the primary, and so that a
// commit that is answered is on its disk, and on that of a synchronous standby.
func configOf(text string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(text)
	if err != nil {
		return nil, errors.New("that is no URL of a database: postgres://USER@HOST/DATABASE")
	}
	config.ConnectTimeout = connectWithin
	config.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsReadWrite
	for name, value := range config.RuntimeParams { // the server takes them in any case, and the last one counts
		if lower := strings.ToLower(name); lower != name {
			delete(config.RuntimeParams, name)
			config.RuntimeParams[lower] = value
		}
	}
	set := func(name, value string) {
		if config.RuntimeParams[name] == "" {
			config.RuntimeParams[name] = value
		}
	}
	if config.RuntimeParams["synchronous_commit"] != "remote_apply" { // which is more
		config.RuntimeParams["synchronous_commit"] = "on"
	}
	config.RuntimeParams["bytea_output"], config.RuntimeParams["datestyle"] = "hex", "ISO" // as the driver reads them
	set("application_name", "volgare")
	set("lock_timeout", milliseconds(lockWithin))
	set("idle_in_transaction_session_timeout", milliseconds(leftAfter))
	// So long a session may hold locks whose process is gone with a part of what it had to say.
	set("tcp_keepalives_idle", "5")
	set("tcp_keepalives_interval", "2")
	set("tcp_keepalives_count", "3")
	return config, nil
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// poolOf is the pool of those who read.
func poolOf(text string, config *pgx.ConnConfig, opts Options) *pgxpool.Config {
	pool, _ := pgxpool.ParseConfig(text) // the same text has been parsed
	pool.ConnConfig = config.Copy()
	pool.ConnConfig.RuntimeParams["statement_timeout"] = milliseconds(answerWithin)
	pool.MaxConns = 8
	if opts.Readers > 0 {
		pool.MaxConns = int32(opts.Readers)
	}
	pool.MinConns, pool.HealthCheckPeriod = pool.MaxConns/2, readyAgain
	// One that is gone is found out by what is asked, for which another is tried: a question more takes a round trip.
	pool.ShouldPing = func(context.Context, pgxpool.ShouldPingParams) bool { return false }
	if opts.ReadOnly {
		pool.ConnConfig.RuntimeParams["default_transaction_read_only"] = "on"
		pool.ConnConfig.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsPrimary
	}
	return pool
}

// vitalOf is the pool of signs of life beside that of readers. Each takes one round trip, the first of a connection too.
func vitalOf(readers *pgxpool.Config) *pgxpool.Config {
	pool := readers.Copy()
	pool.MaxConns, pool.MinConns = vital, ready
	pool.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeExec
	return pool
}

// shown is a URL without its password.
func shown(text string) string {
	u, err := url.Parse(text)
	if err != nil {
		return "the database"
	}
	return u.Redacted()
}

//go:embed migrations/*.sql
var migrations embed.FS

// migrate brings a database to the version of this program; of several processes that
// start at once one does it.
func migrate(ctx context.Context, config *pgx.ConnConfig) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	alone, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 60))
	if err != nil {
		return err
	}
	db := stdlib.OpenDB(*config)
	defer db.Close() //nolint:errcheck // what was done is committed
	return schema.Up(ctx, db, goose.DialectPostgres, files, goose.WithSessionLocker(alone))
}

// connection is that of the writer.
type connection struct {
	*pgx.Conn
	warned *atomic.Bool // the server has answered a COMMIT with a warning
}

// dial makes a connection that never asks the server to cancel what it does: a COMMIT
// that waits for a standby, and is cancelled, is done without it.
func dial(ctx context.Context, config *pgx.ConnConfig) (connection, error) {
	config = config.Copy()
	c := connection{warned: &atomic.Bool{}}
	config.OnNotice = func(_ *pgconn.PgConn, n *pgconn.Notice) {
		if n.SeverityUnlocalized == "WARNING" {
			c.warned.Store(true)
		}
	}
	var made atomic.Bool
	over := config.DialFunc
	config.DialFunc = func(ctx context.Context, network, addr string) (net.Conn, error) {
		if made.Load() {
			return nil, errors.New("nothing is cancelled")
		}
		return over(ctx, network, addr)
	}
	ctx, cancel := context.WithTimeout(ctx, connectWithin)
	defer cancel()
	var err error
	c.Conn, err = pgx.ConnectConfig(ctx, config)
	made.Store(true)
	return c, err
}

// close ends the connection, if there is one.
func (c *connection) close() error {
	if c.Conn == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	err := c.Close(ctx)
	c.Conn = nil
	return err
}

package postgres

import (
	"context"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"volgare/internal/pgurl"
)

// Limits of waiting.
const (
	connectWithin = 3 * time.Second
	answerWithin  = pgurl.StatementWithin + time.Second // the connection is given up
	settleWithin  = 20 * time.Second                    // a write that was not answered is given up
	checkAfter    = time.Second                         // an idle connection is checked before it is used
	refillEvery   = time.Second                         // lost connections are replaced in the background
)

// Sizes of the pools. Connections that are being closed are not counted.
const (
	connections = 16
	ready       = 4 // connections that are always open
	vital       = 8
	vitalReady  = 2
	connecting  = 4 // connections that a pool opens at a time
)

// configOf returns the configuration of the pool. Connections lead to the primary, and a commit is answered once it is on the
// disks of the primary and of a synchronous standby. Statements stay prepared, which halves their cost. For a pooler that
// cannot keep them apart, the URL has default_query_exec_mode=cache_describe.
func configOf(text string, readOnly bool) (*pgxpool.Config, error) {
	config, err := pgurl.Parse(text)
	if err != nil {
		return nil, err
	}
	if !strings.Contains(text, "pool_max_conns") {
		config.MaxConns = connections
	}
	config.MinConns, config.HealthCheckPeriod = min(ready, config.MaxConns), refillEvery
	config.ShouldPing = stale
	c := config.ConnConfig
	c.ConnectTimeout = connectWithin
	c.Tracer = newGate()
	c.OnNotice = noteWarning
	c.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsReadWrite
	c.RuntimeParams = pgurl.Settings(c.RuntimeParams)
	c.RuntimeParams["client_min_messages"] = "warning" // see noteWarning
	if readOnly {
		c.RuntimeParams["default_transaction_read_only"] = "on"
		c.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsPrimary
	}
	return config, nil
}

// vitalOf returns the configuration of the pool for Well. Each call takes one round trip, even the first of a connection.
func vitalOf(config *pgxpool.Config) *pgxpool.Config {
	config = config.Copy()
	config.MaxConns, config.MinConns = vital, vitalReady
	config.ConnConfig.DefaultQueryExecMode = pgx.QueryExecModeExec
	config.ConnConfig.Tracer = newGate()
	return config
}

// gate lets a pool open few connections at a time. While a server accepts connections without answering, attempts queue up there, and
// after that the server serves them all, though they were given up, before any new one.
type gate struct{ places chan struct{} }

var _ pgx.ConnectTracer = gate{}

func newGate() gate { return gate{make(chan struct{}, connecting)} }

// passed is the key of a context that has a place in the gate.
type passed struct{}

// TraceConnectStart waits for a place.
func (g gate) TraceConnectStart(ctx context.Context, _ pgx.TraceConnectStartData) context.Context {
	select {
	case g.places <- struct{}{}:
		return context.WithValue(ctx, passed{}, true)
	case <-ctx.Done():
		return ctx
	}
}

// TraceConnectEnd releases the place.
func (g gate) TraceConnectEnd(ctx context.Context, _ pgx.TraceConnectEndData) {
	if ctx.Value(passed{}) != nil {
		<-g.places
	}
}

// TraceQueryStart does nothing; a tracer needs it.
func (gate) TraceQueryStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryStartData) context.Context {
	return ctx
}

// TraceQueryEnd does nothing either.
func (gate) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// stale reports whether the other end has hung up, without a round trip: a statement that is sent then may count as
// stored. The pool then pings, fails, and takes another connection.
func stale(_ context.Context, p pgxpool.ShouldPingParams) bool {
	return p.IdleDuration > checkAfter && p.Conn.PgConn().CheckConn() != nil //nolint:staticcheck // Ping takes a round trip
}

// warned is the key under which a connection remembers a warning. The server answers a commit with a warning if it
// is on its own disk and the wait for a standby was cancelled.
const warned = "warned"

func noteWarning(c *pgconn.PgConn, n *pgconn.Notice) {
	if n.SeverityUnlocalized == "WARNING" {
		c.CustomData()[warned] = true
	}
}

// shown returns a URL without its password, which may also be a parameter.
func shown(text string) string {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || strings.Contains(u.Path, "@") {
		return "the database"
	}
	return (&url.URL{Scheme: u.Scheme, User: url.User(u.User.Username()), Host: u.Host, Path: u.Path}).String()
}

package pgurl

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// Limits of waiting in a session.
const (
	StatementWithin = 10 * time.Second // the server ends the statement: then it is known that nothing is stored
	LockWithin      = 6 * time.Second  // for a row, longer than LeftAfter
	LeftAfter       = 4 * time.Second  // a transaction ends whose process has left it
)

// Settings adds the settings of a session that writes durably to the settings in the connection string.
func Settings(given map[string]string) map[string]string {
	is := map[string]string{
		"application_name":                    "volgare",
		"statement_timeout":                   milliseconds(StatementWithin),
		"lock_timeout":                        milliseconds(LockWithin),
		"idle_in_transaction_session_timeout": milliseconds(LeftAfter),
		// Until then a session may keep locks whose process is gone with a part of what it had to say.
		"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3",
	}
	for name, value := range given {
		is[strings.ToLower(name)] = value // the server accepts names in any case
	}
	if is["synchronous_commit"] != "remote_apply" { // which promises more
		is["synchronous_commit"] = "on"
	}
	is["default_transaction_isolation"] = "read committed"
	return is
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// Alone runs f while a transaction holds an advisory lock. A lock of the session would not survive a pooler.
func Alone(ctx context.Context, config *pgx.ConnConfig, lock int64, f func() error) error {
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx)) //nolint:errcheck // nothing is to be committed
	b := &pgx.Batch{}
	b.Queue(`BEGIN`)
	b.Queue(`SET LOCAL lock_timeout = '60s'`)
	b.Queue(`SET LOCAL idle_in_transaction_session_timeout = 0`)
	b.Queue(`SELECT pg_advisory_xact_lock($1)`, lock)
	if err := conn.SendBatch(ctx, b).Close(); err != nil {
		return err
	}
	err = f()
	_, err2 := conn.Exec(ctx, `ROLLBACK`)
	return errors.Join(err, err2)
}

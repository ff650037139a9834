package postgres

import (
	"context"
	"errors"
	"slices"

	"github.com/jackc/pgx/v5/pgconn"
)

// connectError says that no primary could be reached.
type connectError struct{ err error }

func (e *connectError) Error() string { return e.err.Error() }
func (e *connectError) Unwrap() error { return e.err }

// What the server says where two writers have met: serialization failure, deadlock, a
// row that another has made first.
var met = []string{"40001", "40P01", "23505"}

// again reports whether a group that is not stored shall be written once more.
func again(err error) bool {
	if _, unreachable := errors.AsType[*connectError](err); unreachable {
		return false
	}
	told, ok := errors.AsType[*pgconn.PgError](err)
	return gone(err) && !errors.Is(err, context.DeadlineExceeded) || ok && slices.Contains(met, told.Code)
}

// What the server says to a connection that is of no more use: it is shut down or has
// crashed, has ended the session, or is no primary any more. Whatever is fatal ends it too.
var useless = []string{"57P01", "57P02", "57P03", "25P03", "25006"}

// gone reports whether another connection may have more luck.
func gone(err error) bool {
	told, ok := errors.AsType[*pgconn.PgError](err)
	return !ok || told.SeverityUnlocalized == "FATAL" || slices.Contains(useless, told.Code)
}

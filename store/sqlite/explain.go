package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	lib "modernc.org/sqlite/lib"
)

// meanings explains errors of SQLite to the operator. The first row applies that matches the whole code or its primary
// code.
var meanings = []struct {
	code int
	what string
}{
	{lib.SQLITE_IOERR_SHMSIZE, diskFull},
	{lib.SQLITE_READONLY_DBMOVED, "the database was moved or removed while the server has it open: stop the server, then put it back"},
	{lib.SQLITE_FULL, diskFull},
	{lib.SQLITE_IOERR, "the disk cannot be read or written: it is full, faulty or gone"},
	{lib.SQLITE_CORRUPT, damaged},
	{lib.SQLITE_NOTADB, damaged},
	{lib.SQLITE_READONLY, mayNotWrite},
	{lib.SQLITE_PERM, mayNotWrite},
	{lib.SQLITE_CANTOPEN, mayNotWrite},
	{lib.SQLITE_BUSY, "another program holds the database: end it"},
	{lib.SQLITE_ERROR, damaged}, // the schema does not match the statements
}

const damaged = "the database is damaged: stop the server, then " + restoring

const diskFull = "the disk is full: make room on it"

const mayNotWrite = "the database may not be written to: see to whom the directory and its files belong, and whether its disk is read-only"

// coded is an error of SQLite, as returned by the driver.
type coded interface {
	error
	Code() int
}

// meaning is an error with its explanation.
type meaning struct {
	what string
	err  error
}

func (m *meaning) Error() string { return fmt.Sprintf("%s (%v)", m.what, m.err) }
func (m *meaning) Unwrap() error { return m.err }

// explained adds an explanation to an error, unless it has one already.
func explained(err error) error {
	if _, ok := errors.AsType[*meaning](err); ok {
		return err
	}
	if of, ok := errors.AsType[coded](err); ok {
		for _, m := range meanings {
			if m.code == of.Code() || m.code == of.Code()&0xff {
				return &meaning{m.what, err}
			}
		}
	}
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return &meaning{diskFull, err}
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return &meaning{mayNotWrite, err}
	}
	return err
}

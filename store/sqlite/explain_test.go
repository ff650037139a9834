package sqlite

import (
	"fmt"
	"io/fs"
	"strings"
	"syscall"
	"testing"

	lib "modernc.org/sqlite/lib"
)

// code is an error of SQLite.
type code int

func (c code) Error() string { return fmt.Sprintf("error (%d)", int(c)) }
func (c code) Code() int     { return int(c) }

// TestErrorsAreExplained: each error says what it means and what there is to do, and what it was.
func TestErrorsAreExplained(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{code(lib.SQLITE_FULL), "the disk is full: make room on it"},
		{code(lib.SQLITE_IOERR_SHMSIZE), "the disk is full"},
		{code(lib.SQLITE_IOERR_FSYNC), "the disk cannot be read or written"},
		{code(lib.SQLITE_READONLY_DBMOVED), "was moved or removed while the server has it open"},
		{code(lib.SQLITE_READONLY_DIRECTORY), "may not be written to"},
		{code(lib.SQLITE_CANTOPEN), "may not be written to"},
		{code(lib.SQLITE_PERM), "may not be written to"},
		{code(lib.SQLITE_CORRUPT), "the database is damaged: stop the server, then volgare restore"},
		{code(lib.SQLITE_NOTADB), "the database is damaged"},
		{code(lib.SQLITE_ERROR), "the database is damaged"},
		{code(lib.SQLITE_BUSY), "another program holds the database: end it"},
		{syscall.ENOSPC, "the disk is full"},
		{syscall.EROFS, "may not be written to"},
		{fs.ErrPermission, "may not be written to"},
		{code(lib.SQLITE_MISUSE), "error (21)"},
	} {
		got := explained(fmt.Errorf("commit: %w", c.err))
		if !strings.Contains(got.Error(), c.want) || !strings.Contains(got.Error(), c.err.Error()) || explained(got).Error() != got.Error() {
			t.Errorf("%v: %v, want %q", c.err, got, c.want)
		}
	}
}

package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/pressly/goose/v3"
	lib "modernc.org/sqlite/lib"

	"volgare/store/schema"
)

// Suffixes of the files that SQLite keeps next to a database.
const (
	logEnds     = "-wal" // changes that are not merged into the database yet
	sharedEnds  = "-shm" // an index of the log
	journalEnds = "-journal"
)

// allEnds are the suffixes of all files of a database.
var allEnds = [...]string{"", logEnds, sharedEnds, journalEnds}

// restoring names the command that replaces a database.
const restoring = "volgare restore puts a backup in its place"

// restoredName is the name of a backup that is about to replace the database.
const restoredName = "volgare.restored"

// unfit is the fault of a file that cannot be served as it is.
type unfit string

func (e unfit) Error() string { return string(e) }

// present reports whether there is a database in a directory. It returns an error for the remains of one that was moved away.
func present(dir string) (bool, error) {
	file := filepath.Join(dir, Name)
	if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
		return err == nil, err
	}
	if size(file+logEnds) > 0 {
		return false, unfit("its log is there without it")
	}
	if size(filepath.Join(dir, restoredName)) > 0 {
		return false, errors.New("volgare restore was interrupted here, and the earlier database is kept next to it: run it again")
	}
	return false, nil
}

// size returns the size of a file in bytes, 0 if there is none.
func size(file string) int64 {
	info, err := os.Stat(file)
	if err != nil {
		return 0
	}
	return info.Size()
}

// Queries of the faults of a database. PRAGMAs say "ok" if there is none.
const (
	foreign = `SELECT 'it is a database of another program' FROM pragma_application_id WHERE application_id <> 1986815858
		AND NOT (application_id = 0 -- before migration 9
		AND (SELECT count(*) FROM sqlite_schema WHERE name IN ('goose_db_version', 'entries')) = 2)`
	// SQLite itself accepts an incomplete last page.
	cutShort = `SELECT format('it is cut short, from %%d bytes to %d', page_count * page_size)
		FROM pragma_page_count, pragma_page_size WHERE page_count * page_size > %[1]d`
	pageDamage = `PRAGMA quick_check(1)`
	anyDamage  = `PRAGMA integrity_check(1)` // compares indexes with their tables, too
	// A log can mix pages of two databases, although each page is intact.
	miscounted = `SELECT format('table %s has other entries than it counts', coalesce(name, tab)) FROM tables FULL JOIN
		(SELECT tab, count(*) AS entries, max(seq) AS last FROM entries GROUP BY tab) ON name = tab
		WHERE seq IS NOT entries OR seq IS NOT last LIMIT 1`
)

// check refuses a file that is not a whole database of this program, or is of a newer version. It reads all of it and
// changes nothing. That takes about a second for a gigabyte; after a crash, which leaves a log, twice that.
func check(ctx context.Context, file string) error {
	// SQLite creates a log for a database without one, unless it is immutable.
	option, queries, also := "immutable=1", []string{fmt.Sprintf(cutShort, size(file)), pageDamage}, ""
	if size(file+logEnds) > 0 {
		option, queries, also = "mode=ro", []string{anyDamage, miscounted}, ", or its log belongs to another database"
	}
	if err := readable(file); err != nil {
		return err
	}
	db, err := inspected(ctx, file, option)
	if err == nil {
		defer db.Close() //nolint:errcheck // nothing was written through it
		err = free(ctx, db, queries...)
	}
	if fault, ok := errors.AsType[unfit](err); ok {
		return fault + unfit(also)
	}
	return err
}

// readable refuses a file that SQLite would not read as it is.
func readable(file string) error {
	info, err := os.Stat(file)
	switch {
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return unfit("it is not a file")
	case info.Size() == 0: // SQLite would take it for a new database
		return unfit("it is empty")
	case size(file+journalEnds) > 0: // SQLite would undo changes by it
		return unfit("a journal is next to it, which this program does not write")
	}
	return nil
}

// inspected opens a readable file to read it, and refuses one that is not a database of this program or is of a newer version.
func inspected(ctx context.Context, file, option string) (*sql.DB, error) {
	db, err := connect(file, 1, option)
	if err != nil {
		return nil, err
	}
	if err = free(ctx, db, foreign); err == nil {
		err = fault(schema.Known(ctx, db, goose.DialectSQLite3, migrations))
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// free returns the first fault that one of the queries finds.
func free(ctx context.Context, db *sql.DB, queries ...string) error {
	for _, q := range queries {
		var said string
		err := db.QueryRowContext(ctx, q).Scan(&said)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return fault(err)
		}
		switch {
		case err != nil || said == "ok":
		case strings.HasPrefix(q, "PRAGMA"):
			return unfit("it is damaged (" + strings.TrimPrefix(said, "*** in database main ***\n") + ")")
		default:
			return unfit(said)
		}
	}
	return nil
}

// fault turns errors of SQLite about the content of a file into an unfit.
func fault(err error) error {
	if of, ok := errors.AsType[coded](err); ok {
		switch of.Code() & 0xff {
		case lib.SQLITE_NOTADB:
			return unfit("it is not an SQLite database (pg_restore reads dumps of PostgreSQL), or its header is damaged")
		case lib.SQLITE_CORRUPT, lib.SQLITE_ERROR: // its schema is damaged
			return unfit(fmt.Sprintf("it is damaged or cut short (%v)", err))
		}
	}
	return explained(err)
}

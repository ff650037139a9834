package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pressly/goose/v3"

	"volgare/store/schema"
)

// sound refuses a database that is not of this program, is of a newer version, or is damaged. It reads
// all of it and writes nothing.
func sound(ctx context.Context, file string) error {
	name, logged := filepath.Base(file), size(file+logEnds) > 0
	db, err := connect(file, 1, untouched(logged))
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing was written through it
	if err := ours(ctx, db); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	check := `PRAGMA quick_check(1)`
	if logged { // the server has not closed it, or it is not its log
		check = `PRAGMA integrity_check(1)`
	}
	if err := whole(ctx, db, check); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if !logged {
		return nil
	}
	return logs(ctx, db)
}

// untouched opens a database without changing it. One without a log is opened as if on a disc that
// nobody can write to, else SQLite would make a log for it.
func untouched(logged bool) string {
	if logged {
		return "mode=ro"
	}
	return "immutable=1"
}

// ours refuses a database whose tables are not those of its version.
func ours(ctx context.Context, db *sql.DB) error {
	has, err := shape(ctx, db)
	if err != nil {
		return spoilt(err)
	}
	if !slices.Contains(has, "table goose_db_version version_id") || !slices.Contains(has, "table entries tab") {
		return unfitf("it holds no tables of volgare, so it is of another program")
	}
	files, err := steps()
	if err != nil {
		return err
	}
	version, err := schema.Version(ctx, db, goose.DialectSQLite3, files)
	if err != nil {
		return err
	}
	fresh, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return err
	}
	defer fresh.Close()      //nolint:errcheck // it is only compared with
	fresh.SetMaxOpenConns(1) // each would be another database
	if err := schema.UpTo(ctx, fresh, goose.DialectSQLite3, files, version); err != nil {
		return err
	}
	wants, err := shape(ctx, fresh)
	if err != nil {
		return err
	}
	for _, part := range wants {
		if !slices.Contains(has, part) {
			return unfitf("it is damaged: the %s is missing, which version %d has", strings.TrimSpace(part), version)
		}
	}
	return nil
}

// spoilt is an error of a database that is read, as one of the database where it is that.
func spoilt(err error) error {
	if m, ok := errors.AsType[*meaning](explained(err)); ok && m.what == damaged {
		return unfitf("it is damaged (%v)", m.err)
	}
	return explained(err)
}

// shape is what a database consists of: its indexes, and its tables by their columns.
func shape(ctx context.Context, db *sql.DB) ([]string, error) {
	rows, err := db.QueryContext(ctx, `SELECT m.type || ' ' || m.name || ' ' || coalesce(p.name, '') FROM sqlite_schema m
		LEFT JOIN pragma_table_info(m.name) p ON m.type = 'table' WHERE m.name NOT LIKE 'sqlite_%'`)
	return collect(rows, err, func(row scanner) (part string, err error) {
		err = row.Scan(&part)
		return part, err
	})
}

// whole reads a database from one end to the other, as a PRAGMA does.
func whole(ctx context.Context, db *sql.DB, pragma string) error {
	var said string
	err := db.QueryRowContext(ctx, pragma).Scan(&said)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return spoilt(err)
	}
	if said != "ok" {
		said = strings.Join(strings.Fields(strings.TrimPrefix(said, "*** in database main ***")), " ")
		return unfitf("it is damaged (%s)", said)
	}
	return nil
}

// logs refuses a database of which some tables have other entries than they count: pages of one database
// that a log has brought among those of another can each be whole.
func logs(ctx context.Context, db *sql.DB) error {
	var table string
	err := db.QueryRowContext(ctx, `SELECT coalesce(name, tab) FROM tables FULL JOIN
		(SELECT tab, count(*) AS entries, max(seq) AS last FROM entries GROUP BY tab) ON name = tab
		WHERE seq IS NOT entries OR seq IS NOT last LIMIT 1`).Scan(&table)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil
	case err != nil:
		return spoilt(err)
	}
	return unfitf("%s%s does not fit %s (table %s has other entries than it counts)", Name, logEnds, Name, table)
}

package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/pressly/goose/v3"

	"volgare/store/schema"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate migrates a database to the version of this program.
func migrate(ctx context.Context, db *sql.DB) error {
	return schema.Up(ctx, db, goose.DialectSQLite3, migrations)
}

// newName is the name of a database that is being created.
const newName = "volgare.new"

// create creates a database in a directory that has none. The database gets its final name when it is complete and on disk.
// So an empty file with that name is never a new database, and is refused.
func create(ctx context.Context, dir string) error {
	part := filepath.Join(dir, newName)
	if err := remade(part); err != nil {
		return err
	}
	db, err := connect(part, 1, "_pragma=journal_mode(MEMORY)", "_pragma=synchronous(OFF)")
	if err != nil {
		return err
	}
	if err := errors.Join(migrate(ctx, db), db.Close()); err != nil {
		return err
	}
	return place(ctx, part)
}

// remade creates an empty file with permissions for its owner only. It replaces the remains of an interrupted attempt.
func remade(part string) error {
	for _, ends := range allEnds {
		if err := os.Remove(part + ends); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	f, err := os.OpenFile(part, os.O_CREATE|os.O_EXCL|os.O_RDWR, fileMode) //nolint:gosec // in the directory that the host names
	if err != nil {
		return err
	}
	return f.Close()
}

// place flushes a closed database to disk, switches it to a log, and renames it to its final name.
func place(ctx context.Context, part string) error {
	db, err := connect(part, 1)
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, `PRAGMA journal_mode = WAL`)
	if err := errors.Join(err, db.Close(), flush(part)); err != nil {
		return err
	}
	dir := filepath.Dir(part)
	if err := os.Rename(part, filepath.Join(dir, Name)); err != nil {
		return err
	}
	return syncDir(dir)
}

// flush flushes a file to disk.
func flush(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0) //nolint:gosec // the host names it
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

package jobs

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	_ "modernc.org/sqlite" // the driver "sqlite"
)

// Name is the name of the file of the queue in the directory of the data. It is not the file of the store, which has one writer.
const Name = "jobs.db"

// openSQLite opens the queue in a directory.
func openSQLite(ctx context.Context, dir string, config *river.Config) (database, error) {
	file, err := filepath.Abs(filepath.Join(dir, Name))
	if err != nil {
		return nil, err
	}
	// SQLite gives further files the mode of this one.
	f, err := os.OpenFile(file, os.O_CREATE|os.O_RDWR, 0o600) //nolint:gosec // the operator chose the directory
	if err != nil {
		return nil, err
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	db, err := openFile(file)
	if err != nil {
		return nil, err
	}
	if err := migrate(ctx, riversqlite.New(db), config); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return sqliteClient(db, config)
}

// existingSQLite opens the queue in a directory unchanged, or returns nil if there is none.
func existingSQLite(_ context.Context, dir string, config *river.Config) (database, error) {
	file, err := filepath.Abs(filepath.Join(dir, Name))
	if err != nil {
		return nil, err
	}
	info, err := os.Stat(file) //nolint:gosec // the operator chose the directory
	if errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() == 0 {
		return nil, nil //nolint:nilnil // as documented
	}
	if err != nil {
		return nil, err
	}
	db, err := openFile(file)
	if err != nil {
		return nil, err
	}
	return sqliteClient(db, config)
}

// openFile opens the file of a queue.
func openFile(file string) (*sql.DB, error) {
	source := url.URL{
		Scheme: "file", Path: filepath.ToSlash(file),
		RawQuery: "_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=fullfsync(1)&_txlock=immediate",
	}
	db, err := sql.Open("sqlite", source.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // writers of one file wait for each other
	return db, nil
}

// sqliteClient returns the queue in an open file, or closes the file.
func sqliteClient(db *sql.DB, config *river.Config) (database, error) {
	r, err := river.NewClient(riversqlite.New(db), config)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &client[*riversqlite.Driver, *sql.Tx]{river: r, end: db.Close, in: func(ctx context.Context, do func(*sql.Tx) error) error {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if err := do(tx); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		return tx.Commit()
	}}, nil
}

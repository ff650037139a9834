package jobs

import (
	"context"
	"database/sql"
	"errors"
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
	source := url.URL{
		Scheme: "file", Path: filepath.ToSlash(file),
		RawQuery: "_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=fullfsync(1)&_txlock=immediate",
	}
	db, err := sql.Open("sqlite", source.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // writers of one file wait for each other
	c, err := sqliteClient(ctx, db, config)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return c, nil
}

func sqliteClient(ctx context.Context, db *sql.DB, config *river.Config) (database, error) {
	driver := riversqlite.New(db)
	if err := migrate(ctx, driver, config); err != nil {
		return nil, err
	}
	r, err := river.NewClient(driver, config)
	if err != nil {
		return nil, err
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

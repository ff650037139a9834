package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/internal/pgurl"
	"volgare/store"
	"volgare/store/postgres"
	"volgare/store/sqlite"
	"volgare/table/live"
)

// dataFlag is the location of the tables.
type dataFlag struct {
	Data string `default:"data" env:"VOLGARE_DATA" placeholder:"DIR" help:"Directory or database of the tables; ${default} by default."`
}

// storeFlags is the location of the tables that a server serves.
type storeFlags struct {
	dataFlag
	Notify string `env:"VOLGARE_NOTIFY" placeholder:"URL" help:"Direct connection for notifications, if --data is a pooler."`
}

// openStore opens a directory or a PostgreSQL database, and creates it if it is missing. observe is called after each
// transaction with its number of commits and its time; it may be nil.
func openStore(ctx context.Context, place string, observe func(commits int, took time.Duration)) (store.Whole, error) {
	if observe == nil {
		observe = func(int, time.Duration) {}
	}
	if pgurl.Is(place) {
		return postgres.Open(ctx, place, postgres.Options{Observe: func(took time.Duration) { observe(1, took) }})
	}
	st, err := sqlite.Open(ctx, place, sqlite.Options{Observe: func(g sqlite.Group) { observe(g.Writes, g.Took) }})
	if err != nil {
		return nil, err
	}
	if err := leaveToOwner(place); err != nil {
		return nil, errors.Join(err, st.Close())
	}
	return st, nil
}

// openCopy opens the store of a running server without changing it: a PostgreSQL database in read-only mode, or a copy of a
// directory. done releases it.
func openCopy(ctx context.Context, place string) (st store.Whole, done func() error, err error) {
	if pgurl.Is(place) {
		s, err := postgres.Open(ctx, place, postgres.Options{ReadOnly: true})
		if err != nil {
			return nil, nil, err
		}
		return s, s.Close, nil
	}
	dir, err := os.MkdirTemp("", "volgare-copy-")
	if err != nil {
		return nil, nil, fmt.Errorf("cannot create a copy of %s: %w; set TMPDIR to use another directory", place, err)
	}
	s, err := copied(ctx, place, dir)
	if err != nil {
		return nil, nil, errors.Join(err, os.RemoveAll(dir))
	}
	return s, func() error { return errors.Join(s.Close(), os.RemoveAll(dir)) }, nil
}

// copied copies the store of a directory to another directory and opens it.
func copied(ctx context.Context, from, to string) (*sqlite.Store, error) {
	if err := sqlite.Backup(ctx, from, filepath.Join(to, sqlite.Name)); err != nil {
		return nil, err
	}
	return sqlite.Open(ctx, to, sqlite.Options{})
}

// tablesOf returns the tables of a store. None of them continues by itself.
func tablesOf(lib *edition.Library, st store.Store) *live.Service {
	return live.New(lib, st, &bus.Local{}, live.Options{})
}

// count returns the number of tables.
func count(ctx context.Context, tables *live.Service) (n int, err error) {
	err = tables.Each(ctx, func(*store.Summary) error { n++; return nil })
	return n, err
}

// onlyDirectory returns an error if place is a database instead of a directory.
func onlyDirectory(place, instead string) error {
	if pgurl.Is(place) {
		return fmt.Errorf("this is a PostgreSQL database: %s", instead)
	}
	return nil
}

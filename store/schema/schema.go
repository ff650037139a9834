// Package schema is the part of the stores that both kinds of databases have: it brings them to the version of this program and reads rows.
package schema

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
)

// Up takes the steps that a database lacks of those in the files. A database that a newer
// program has changed is left alone.
func Up(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS) error {
	p, err := steps(db, dialect, files)
	if err != nil {
		return err
	}
	if _, err := known(ctx, p); err != nil {
		return err
	}
	_, err = p.Up(ctx)
	return err
}

// Version is that of a database which has one. It is only read; one that a newer program has
// changed is an error.
func Version(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS) (int64, error) {
	p, err := steps(db, dialect, files)
	if err != nil {
		return 0, err
	}
	return known(ctx, p)
}

func steps(db *sql.DB, dialect goose.Dialect, files fs.FS) (*goose.Provider, error) {
	return goose.NewProvider(dialect, db, files, goose.WithDisableGlobalRegistry(true))
}

// known is the version of a database, if this program knows it.
func known(ctx context.Context, p *goose.Provider) (int64, error) {
	has, knows, err := p.GetVersions(ctx)
	if err == nil && has > knows {
		err = fmt.Errorf("the database has version %d, this program knows %d: it needs a newer program", has, knows)
	}
	return has, err
}

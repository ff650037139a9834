// Package schema has the common part of the SQL stores: it migrates a database to the version of this
// program and reads rows.
package schema

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
)

// Up takes the steps that a database lacks of those in the files, a directory migrations. A database that a newer
// program has changed is left alone.
func Up(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS) error {
	p, err := known(ctx, db, dialect, files)
	if err != nil {
		return err
	}
	_, err = p.Up(ctx)
	return err
}

// Known returns an error if a newer program has changed a database. It only reads.
func Known(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS) error {
	_, err := known(ctx, db, dialect, files)
	return err
}

func known(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS) (*goose.Provider, error) {
	files, err := fs.Sub(files, "migrations")
	if err != nil {
		return nil, err
	}
	p, err := goose.NewProvider(dialect, db, files, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		return nil, err
	}
	has, knows, err := p.GetVersions(ctx)
	if err == nil && has > knows {
		err = fmt.Errorf("the database has version %d, this program knows %d: start the newer version of Volgare that has updated it, "+
			"or restore a backup from before that", has, knows)
	}
	return p, err
}

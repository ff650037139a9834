// Package schema brings databases to the version of this program.
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
func Up(ctx context.Context, db *sql.DB, dialect goose.Dialect, files fs.FS, more ...goose.ProviderOption) error {
	p, err := goose.NewProvider(dialect, db, files, append(more, goose.WithDisableGlobalRegistry(true))...)
	if err != nil {
		return err
	}
	has, knows, err := p.GetVersions(ctx)
	if err != nil {
		return err
	}
	if has > knows {
		return fmt.Errorf("the database has version %d, this program knows %d: it needs a newer program", has, knows)
	}
	_, err = p.Up(ctx)
	return err
}

package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"io/fs"

	"github.com/pressly/goose/v3"

	"volgare/store/schema"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate brings a database to the version of this program.
func migrate(ctx context.Context, db *sql.DB) error {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return err
	}
	return schema.Up(ctx, db, goose.DialectSQLite3, files)
}

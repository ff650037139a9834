package postgres

import (
	"context"
	"embed"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"volgare/internal/pgurl"
	"volgare/store/schema"
)

//go:embed migrations/*.sql
var migrations embed.FS

// migrate updates the tables of a database to the version of this program. Among processes that
// start at the same time, one does it and the others wait.
func migrate(ctx context.Context, config *pgx.ConnConfig) error {
	config = config.Copy()
	config.RuntimeParams["statement_timeout"] = "0" // an update of all rows takes long
	err := pgurl.Alone(ctx, config, lock.DefaultLockID, func() error {
		db := stdlib.OpenDB(*config)
		defer db.Close() //nolint:errcheck // all is committed
		return schema.Up(ctx, db, goose.DialectPostgres, migrations)
	})
	if hasCode(err, "42501") || hasCode(err, "3F000") { // no privilege, or no schema of the search path that can be used
		err = fmt.Errorf(
			"%s may not make tables in the schema of the database: GRANT CREATE, USAGE ON SCHEMA ... TO %[1]s, or make it the owner: %w",
			config.User, err)
	}
	return err
}

package jobs

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"volgare/internal/pgurl"
)

const (
	connections   = 4
	connectWithin = 3 * time.Second
	migrationLock = 0x766f6c67617265 // the key of an advisory lock
)

// openPostgres opens the queue in a database. The queue has its own schema.
func openPostgres(ctx context.Context, text string, config *river.Config) (database, error) {
	pool, err := poolOf(text)
	if err != nil {
		return nil, err
	}
	if config.Schema, err = prepare(ctx, pool, *config); err != nil {
		return nil, err
	}
	db, err := pgxpool.NewWithConfig(ctx, pool)
	if err != nil {
		return nil, err
	}
	return postgresClient(db, config)
}

// existingPostgres opens the queue in a database unchanged, or returns nil if there is none.
func existingPostgres(ctx context.Context, text string, config *river.Config) (database, error) {
	pool, err := poolOf(text)
	if err != nil {
		return nil, err
	}
	db, err := pgxpool.NewWithConfig(ctx, pool)
	if err != nil {
		return nil, err
	}
	var exists bool
	if config.Schema, exists, err = schemaOf(ctx, db); err != nil || !exists {
		db.Close()
		return nil, err
	}
	return postgresClient(db, config)
}

// poolOf returns the settings of the connections of a queue.
func poolOf(text string) (*pgxpool.Config, error) {
	pool, err := pgurl.Parse(text)
	if err != nil {
		return nil, err
	}
	pool.MinConns, pool.MinIdleConns, pool.MaxConns = 0, 0, min(connections, pool.MaxConns)
	c := pool.ConnConfig
	c.ConnectTimeout = connectWithin
	c.ValidateConnect = pgconn.ValidateConnectTargetSessionAttrsReadWrite
	c.RuntimeParams = pgurl.Settings(c.RuntimeParams)
	c.RuntimeParams["timezone"] = "UTC"
	return pool, nil
}

// postgresClient returns the queue in a database, or closes the connections.
func postgresClient(db *pgxpool.Pool, config *river.Config) (database, error) {
	r, err := river.NewClient(riverpgxv5.New(db), config)
	if err != nil {
		db.Close()
		return nil, err
	}
	return &client[*riverpgxv5.Driver, pgx.Tx]{
		river: r,
		in:    func(ctx context.Context, do func(pgx.Tx) error) error { return pgx.BeginFunc(ctx, db, do) },
		end:   func() error { db.Close(); return nil },
	}, nil
}

// prepare updates the schema of the queue and returns its name. Among nodes that start at the same time, one does it and the others
// wait.
func prepare(ctx context.Context, pool *pgxpool.Config, config river.Config) (schema string, err error) {
	pool = pool.Copy()
	pool.ConnConfig.RuntimeParams["statement_timeout"] = "0" // an update of all rows takes long
	err = pgurl.Alone(ctx, pool.ConnConfig, migrationLock, func() error {
		db, err := pgxpool.NewWithConfig(ctx, pool)
		if err != nil {
			return err
		}
		defer db.Close()
		if config.Schema, err = createSchema(ctx, db); err != nil {
			return err
		}
		return migrate(ctx, riverpgxv5.New(db), &config)
	})
	return config.Schema, err
}

var plainName = regexp.MustCompile(`^[a-z_][a-z0-9_]*$`)

// schemaOf returns the name of the schema of the queue, which is named after the schema of the store, and whether it exists.
func schemaOf(ctx context.Context, db *pgxpool.Pool) (name string, exists bool, err error) {
	err = db.QueryRow(ctx, `SELECT name, to_regnamespace(quote_ident(name)) IS NOT NULL FROM (
			SELECT CASE current_schema() WHEN 'public' THEN 'volgare' ELSE current_schema() END || '_jobs' AS name
		) AS named`).Scan(&name, &exists)
	return name, exists, err
}

// createSchema creates the schema of the queue if it is missing.
func createSchema(ctx context.Context, db *pgxpool.Pool) (string, error) {
	name, exists, err := schemaOf(ctx, db)
	if err != nil || exists {
		return name, err
	}
	if !plainName.MatchString(name) {
		return "", fmt.Errorf("schema %q: the name of a schema may only have lower-case letters, digits and underscores", name)
	}
	if _, err = db.Exec(ctx, `CREATE SCHEMA `+name); isDenied(err) {
		user := db.Config().ConnConfig.User
		err = fmt.Errorf("%s may not create the schema of the notifications: CREATE SCHEMA %s AUTHORIZATION %[1]s: %[3]w", user, name, err)
	}
	return name, err
}

// isDenied reports whether the role lacks a privilege.
func isDenied(err error) bool {
	e, ok := errors.AsType[*pgconn.PgError](err)
	return ok && e.Code == "42501"
}

// Package pgurl parses the connection strings of PostgreSQL databases, and has the settings of their sessions.
package pgurl

import (
	"errors"
	"regexp"
	"strings"

	"github.com/jackc/pgx/v5/pgxpool"
)

// errInvalid does not quote the connection string, which may contain a password.
var errInvalid = errors.New("invalid database URL: use postgres://USER@HOST/DATABASE, with special characters percent-encoded")

var scheme = regexp.MustCompile(`(?i)^\s*postgres(ql)?:`)

// Is reports whether a text looks like the connection string of a database, even an invalid one. A mistyped string must not
// be used as the name of a directory, which would be created with a password in its name.
func Is(text string) bool {
	return strings.Contains(text, "://") || strings.Contains(text, "password=") || scheme.MatchString(text)
}

// Parse returns the configuration for a connection string, which may include settings of a pool. The error contains no part
// of the string.
func Parse(text string) (*pgxpool.Config, error) {
	if !Is(text) {
		return nil, errInvalid
	}
	config, err := pgxpool.ParseConfig(text)
	if err != nil || strings.Contains(config.ConnConfig.Database, "@") { // part of a password with a slash
		return nil, errInvalid
	}
	return config, nil
}

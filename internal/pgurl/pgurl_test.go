package pgurl_test

import (
	"strings"
	"testing"

	"volgare/internal/pgurl"
)

// TestMeantAsDatabase checks that a text that may be meant as a database is never used as a directory, which would be
// created with the password in its name.
func TestMeantAsDatabase(t *testing.T) {
	for text, want := range map[string]bool{
		"postgres://h/x": true, "postgresql://h/x": true, "Postgres://h/x": true, " postgres://h/x": true, "postgre://me:secret@h/x": true,
		"postgres:/me:secret@h/x": true, "postgres:me:secret@h/x": true, "host=h password=secret": true, "mysql://h/x": true,
		"data": false, "/var/lib/volgare": false, `C:\volgare`: false, "./postgres": false, "": false,
	} {
		if got := pgurl.Is(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestParse checks that settings of a pool are accepted, and that the error for an invalid connection string does not quote
// it.
func TestParse(t *testing.T) {
	config, err := pgurl.Parse("postgres://me@h/x?pool_max_conns=7")
	if err != nil || config.MaxConns != 7 || config.ConnConfig.Database != "x" {
		t.Errorf("%v, %v", config, err)
	}
	for _, text := range []string{
		"", "data", "a=b", "db.example.org", "postgres://me:1/secret@h/x", "postgres://me:se%cret-secret@h/x", "host=h port=soon password='secret",
	} {
		if _, err := pgurl.Parse(text); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

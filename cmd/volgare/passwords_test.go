package main

import (
	"os"
	"strings"
	"testing"

	"volgare/store/postgres/postgrestest"
)

// secretPlaces lists URLs of databases that cannot be opened, in all forms, valid or mistyped, with the password
// "hush-hush".
var secretPlaces = []string{
	"postgres://me:hush-hush@127.0.0.1:1/x", "postgresql://me:hush-hush@127.0.0.1:1/x", "postgres://me@127.0.0.1:1/x?password=hush-hush",
	"postgres://me:hush-hush@127.0.0.1:1/x?sslmode=nonsense", "postgres://me:hush-hush@127.0.0.1:x/y", "postgres://me:hush-hush@[::1/x",
	"postgres://me:hu%sh-hush-hush@127.0.0.1/x", "postgres://me:1/hush-hush@127.0.0.1:1/x", "postgres://me:hush-hush@127.0.0.1 :1/x",
	"postgre://me:hush-hush@127.0.0.1:1/x", "POSTGRES://me:hush-hush@127.0.0.1:1/x", " postgres://me:hush-hush@127.0.0.1:1/x",
	"postgres:/me:hush-hush@127.0.0.1:1/x", "postgres:me:hush-hush@127.0.0.1:1/x", "host=127.0.0.1 port=1 password=hush-hush",
	"host=127.0.0.1 port=soon password='hush-hush", "postgres://127.0.0.1:1/x",
}

// TestPasswordsAreNotShown checks that no command prints the password of a database, whatever the fault, or uses the URL as
// the name of a directory.
func TestPasswordsAreNotShown(t *testing.T) {
	good := postgrestest.URL(t)
	t.Setenv("PGPASSWORD", "hush-hush")
	t.Chdir(t.TempDir())
	for _, place := range secretPlaces {
		for _, args := range [][]string{
			{"serve", "--addr", "localhost:0", "--data", place},
			{"serve", place},
			{place},
			{"migrate-store", place, "to"},
			{"migrate-store", good, place},
			{"migrate-store", place},
			{"migrate-store", "a", "b", place},
			{"verify-store", "--data", place},
			{"verify-store", place},
			{"backup", "--data", place, "file"},
			{"restore", "--data", place, "file"},
			{"admin", "--data", place, "tables"},
			{"serve", "--dota=" + place},
			{"serve", "--drain", place},
		} {
			status, out, errs := answered(args...)
			if status != statusFault || errs == "" || strings.Contains(out+errs, "hush") {
				t.Errorf("%q: status %d: %s%s", args, status, out, errs)
			}
		}
	}
	if made, err := os.ReadDir("."); err != nil || len(made) > 0 {
		t.Errorf("created %v, %v", made, err)
	}
}

// TestPasswordOfNotify checks the same for the connection for notifications.
func TestPasswordOfNotify(t *testing.T) {
	url := postgrestest.URL(t)
	for _, place := range secretPlaces {
		if strings.Contains(place, ":1/x") && !strings.Contains(place, "sslmode") && !strings.Contains(place, "me:1/") || strings.Contains(place, "port=1 ") {
			continue // the connection is retried
		}
		status, out, errs := answered("serve", "--addr", "localhost:0", "--data", url, "--notify", place)
		if status != statusFault || strings.Contains(out+errs, "hush") {
			t.Errorf("%q: status %d: %s%s", place, status, out, errs)
		}
	}
}

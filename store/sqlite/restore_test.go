package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/store/sqlite"
)

// day is when something is restored.
var day = time.Date(2026, 11, 26, 9, 0, 0, 0, time.UTC)

// backedUp returns a backup of a directory.
func backedUp(t *testing.T, dir string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "copy.db")
	if err := sqlite.Backup(t.Context(), dir, file); err != nil {
		t.Fatal(err)
	}
	return file
}

// tables returns the names of the tables in a directory.
func tables(t *testing.T, dir string) []string {
	t.Helper()
	s := open(t, dir)
	list, err := s.Tables(t.Context(), "", 100)
	if err := errors.Join(err, s.Close()); err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, sum := range list {
		names = append(names, sum.Table)
	}
	return names
}

// TestRestore: a backup is served in the place of whatever was there, and that is kept, with its log.
func TestRestore(t *testing.T) {
	t.Parallel()
	from := closed(t)
	file, want := backedUp(t, from), tables(t, from)
	kept := []string{sqlite.Name, sqlite.Name + "-wal"}
	for name, c := range map[string]struct {
		dir  func(*testing.T) string
		kept []string
	}{
		"nothing":          {(*testing.T).TempDir, nil},
		"no directory":     {func(t *testing.T) string { t.Helper(); return filepath.Join(t.TempDir(), "a", "b") }, nil},
		"a stopped server": {closed, kept[:1]},
		"a killed server":  {crashed, kept},
		"an empty database": {func(t *testing.T) string {
			t.Helper()
			d := crashed(t)
			empty(t, filepath.Join(d, sqlite.Name))
			return d
		}, kept},
		"a directory": {func(t *testing.T) string {
			t.Helper()
			dir := t.TempDir()
			if err := os.Mkdir(filepath.Join(dir, sqlite.Name), 0o700); err != nil {
				t.Fatal(err)
			}
			return dir
		}, kept[:1]},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := c.dir(t)
			before := map[string]string{}
			if len(c.kept) > 0 {
				before = contents(t, dir)
			}
			r, err := sqlite.Restore(t.Context(), file, dir, day)
			if err != nil {
				t.Fatal(err)
			}
			if r.Tables != 10 || r.Entries != 250 || (r.Kept == "") != (len(c.kept) == 0) {
				t.Errorf("%+v", r)
			}
			if r.Kept != "" {
				if after := contents(t, r.Kept); !maps.Equal(before, after) || len(after) != len(c.kept) {
					t.Errorf("of %v there are kept %v", sizes(before), sizes(after))
				}
			}
			if got := tables(t, dir); !slices.Equal(got, want) {
				t.Errorf("tables %v, want %v", got, want)
			}
		})
	}
}

// TestRestoreAgain: what was restored can be left for what was there before, and nothing is lost of either.
func TestRestoreAgain(t *testing.T) {
	t.Parallel()
	dir, file := crashed(t), backedUp(t, closed(t))
	r, err := sqlite.Restore(t.Context(), file, dir, day)
	if err != nil {
		t.Fatal(err)
	}
	before := tables(t, r.Kept)
	if !slices.Contains(before, "late") {
		t.Errorf("what the log held is lost: %v", before)
	}
	if _, err = sqlite.Restore(t.Context(), filepath.Join(r.Kept, sqlite.Name), dir, day.Add(time.Second)); err != nil {
		t.Fatal(err)
	}
	if got := tables(t, dir); !slices.Equal(got, before) {
		t.Errorf("tables %v, want %v", got, before)
	}
}

// TestRestoreRefused: nothing is changed where a server runs, nor by a backup that is none.
func TestRestoreRefused(t *testing.T) {
	t.Parallel()
	for _, d := range damages {
		t.Run(d.name, func(t *testing.T) {
			t.Parallel()
			from, dir := d.dir(t), closed(t)
			d.do(t, filepath.Join(from, sqlite.Name))
			before := contents(t, dir)
			_, err := sqlite.Restore(t.Context(), filepath.Join(from, sqlite.Name), dir, day)
			if err == nil || strings.Contains(err.Error(), "volgare restore") {
				t.Errorf("it is restored: %v", err)
			}
			if after := contents(t, dir); !maps.Equal(before, after) {
				t.Errorf("of %v there are now %v", sizes(before), sizes(after))
			}
		})
	}
	dir, file := closed(t), backedUp(t, closed(t))
	if _, err := sqlite.Restore(t.Context(), filepath.Join(dir, sqlite.Name), dir, day); err == nil || !strings.Contains(err.Error(), "itself") {
		t.Errorf("from itself: %v", err)
	}
	s := open(t, dir)
	if _, err := sqlite.Restore(t.Context(), file, dir, day); !errors.Is(err, sqlite.ErrLocked) {
		t.Errorf("where a server runs: %v", err)
	}
	fill(t, s, "on", 3)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	before := contents(t, dir)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := sqlite.Restore(ended, file, dir, day); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if after := contents(t, dir); !maps.Equal(before, after) {
		t.Errorf("of %v there are now %v", sizes(before), sizes(after))
	}
}

// TestRestoreBrokenOff: wherever a restoring ends, a server that starts has what was there before, has the
// backup, or refuses; and to restore again helps.
func TestRestoreBrokenOff(t *testing.T) {
	t.Parallel()
	from := closed(t)
	file, backup := backedUp(t, from), tables(t, from)
	for moved := range 4 {
		t.Run(fmt.Sprint(moved), func(t *testing.T) {
			t.Parallel()
			dir := crashed(t)
			copyFile(t, file, filepath.Join(dir, "volgare.restored"))
			kept := filepath.Join(dir, "volgare.before-then")
			if err := os.Mkdir(kept, 0o700); err != nil {
				t.Fatal(err)
			}
			for _, name := range []string{sqlite.Name, sqlite.Name + "-wal"}[:min(moved, 2)] {
				if err := os.Rename(filepath.Join(dir, name), filepath.Join(kept, name)); err != nil {
					t.Fatal(err)
				}
			}
			if moved > 2 {
				if err := os.Rename(filepath.Join(dir, "volgare.restored"), filepath.Join(dir, sqlite.Name)); err != nil {
					t.Fatal(err)
				}
			}
			s, err := sqlite.Open(t.Context(), dir, sqlite.Options{})
			if err == nil {
				err = s.Close()
			}
			want := []string{"", "its log is there without it", "was interrupted here", ""}[moved]
			if (err != nil) != (want != "") || err != nil && !strings.Contains(err.Error(), want) {
				t.Errorf("it says %v, want %q", err, want)
			}
			if _, err := sqlite.Restore(t.Context(), file, dir, day); err != nil {
				t.Fatal(err)
			}
			if got := tables(t, dir); !slices.Equal(got, backup) {
				t.Errorf("tables %v, want %v", got, backup)
			}
		})
	}
}

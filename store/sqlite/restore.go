package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// keptName begins the name of a directory with what was there before a backup was put in its place.
const keptName = "volgare.before-"

// Restored is the result of Restore.
type Restored struct {
	Kept            string // directory with the earlier database, "" if there was none
	Tables, Entries int64  // of the backup
}

// Restore replaces the database in dir by a copy made by Backup. It creates the directory if it does not exist. It checks the
// copy first, and does not change it. It moves the earlier database to a directory inside dir, which can be served. The error is
// ErrLocked if a server runs on dir; then, and after any other error before the copy is complete, nothing is changed. If Restore is
// interrupted later, Open refuses dir until Restore is called again.
func Restore(ctx context.Context, file, dir string, now time.Time) (*Restored, error) {
	file, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, err
	}
	if err := check(ctx, file); err != nil {
		return nil, fmt.Errorf("%s cannot be restored: %w", file, err)
	}
	held, err := lockDir(dir)
	if err != nil {
		return nil, fmt.Errorf("restore to %s: %w", dir, explained(err))
	}
	r, err := restore(ctx, file, dir, now)
	if err != nil {
		err = fmt.Errorf("restore to %s: %w", dir, explained(err))
	}
	return r, errors.Join(err, held.Close())
}

// restore copies a backup to the directory and then has it change places with what is there. The database
// goes first and comes last: a log without it is refused, and so is a directory with nothing but the copy.
func restore(ctx context.Context, file, dir string, now time.Time) (*Restored, error) {
	if same(file, filepath.Join(dir, Name)) {
		return nil, errors.New("that is the database of the directory itself")
	}
	part := filepath.Join(dir, restoredName)
	if err := remade(part); err != nil {
		return nil, err
	}
	r := &Restored{}
	err := copyTo(ctx, file, part)
	if err == nil {
		err = r.ready(ctx, part)
	}
	if err != nil {
		return nil, errors.Join(err, os.Remove(part))
	}
	if r.Kept, err = keep(dir, now); err != nil {
		return nil, err
	}
	return r, errors.Join(place(ctx, part), own(dir))
}

func same(a, b string) bool {
	one, err := os.Stat(a)
	other, err2 := os.Stat(b)
	return errors.Join(err, err2) == nil && os.SameFile(one, other)
}

// ready brings a copy to the version of this program, makes sure that it has all tables, and notes the size of its content.
func (r *Restored) ready(ctx context.Context, file string) error {
	db, err := connect(file, 1)
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // the copy is flushed later
	if err := migrate(ctx, db); err != nil {
		return err
	}
	var w writes
	var st reads
	for _, list := range [][]statement{w.list(), st.list()} {
		if err := errors.Join(prepare(ctx, db, list), finish(list)); err != nil {
			return fault(err)
		}
	}
	return db.QueryRowContext(ctx, `SELECT count(*), coalesce(sum(seq), 0) FROM tables`).Scan(&r.Tables, &r.Entries)
}

// keep moves the files of the earlier database to a new directory and returns it; "" if there are none.
func keep(dir string, now time.Time) (string, error) {
	kept := filepath.Join(dir, keptName+now.UTC().Format("20060102T150405.000"))
	moved := false
	for _, ends := range allEnds {
		name := Name + ends
		from := filepath.Join(dir, name)
		if _, err := os.Lstat(from); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if !moved {
			if err := os.Mkdir(kept, dirMode); err != nil {
				return "", err
			}
		}
		moved = true
		if err := os.Rename(from, filepath.Join(kept, name)); err != nil {
			return "", err
		}
	}
	if !moved {
		return "", nil
	}
	return kept, errors.Join(syncDir(kept), syncDir(dir))
}

package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Backup copies the database in dir to a file, as it is at one moment, while
// another process may be writing to it. The file is complete and on disk when
// Backup returns nil; a file that is there already is refused with fs.ErrExist.
// The copy is a database that can be put in the place of the original.
func Backup(ctx context.Context, dir, file string) error {
	from, err := filepath.Abs(filepath.Join(dir, Name))
	if err != nil {
		return err
	}
	if file, err = filepath.Abs(file); err != nil {
		return err
	}
	if err := absent(file); err != nil {
		return err
	}
	if _, err := os.Stat(from); err != nil {
		return fmt.Errorf("there is no database in %s: %w", dir, err)
	}
	part, err := partial(file)
	if err != nil {
		return err
	}
	defer os.Remove(part) //nolint:errcheck // what is left of a failure; after the renaming there is none
	if err := copyTo(ctx, from, part); err != nil {
		return fmt.Errorf("backup of %s: %w", from, err)
	}
	if err := absent(file); err != nil {
		return err
	}
	if err := os.Rename(part, file); err != nil {
		return err
	}
	return syncDir(filepath.Dir(file))
}

// absent is nil if there is no such file.
func absent(file string) error {
	_, err := os.Lstat(file)
	if err == nil {
		return &fs.PathError{Op: "backup", Path: file, Err: fs.ErrExist}
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// partial makes an empty file, for its owner alone, beside the one that it becomes.
func partial(file string) (string, error) {
	f, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".part-*")
	if err != nil {
		return "", err
	}
	return f.Name(), errors.Join(f.Chmod(fileMode), f.Close())
}

// copyTo writes a copy into an empty file, checks it and flushes it to disk.
func copyTo(ctx context.Context, from, to string) error {
	db, err := inspected(ctx, from, "mode=ro")
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing was written through it
	if _, err := db.ExecContext(ctx, `VACUUM INTO ?`, to); err != nil {
		return explained(err)
	}
	if err := complete(ctx, to); err != nil {
		return err
	}
	return flush(to)
}

// complete reads a copy from one end to the other.
func complete(ctx context.Context, file string) error {
	db, err := connect(file, 1, "immutable=1")
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing was written through it
	return free(ctx, db, pageDamage)
}

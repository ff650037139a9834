package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Backup writes a consistent copy of the database in dir to a file, while another process may be writing to the database.
// The file is complete and on disk when Backup returns nil. If the file exists already, Backup returns fs.ErrExist. The copy is
// a database that can replace the original.
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
	defer os.Remove(part) //nolint:errcheck // the rest of a failed backup; after the renaming there is none
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

// absent returns nil if a file does not exist.
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

// partial creates an empty file in the directory of the final one, with permissions for its owner only.
func partial(file string) (string, error) {
	f, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".part-*")
	if err != nil {
		return "", err
	}
	return f.Name(), errors.Join(f.Chmod(fileMode), f.Close())
}

// copyTo writes a copy into an empty file, checks it and flushes it to disk.
func copyTo(ctx context.Context, from, to string) error {
	if err := readable(from); err != nil {
		return err
	}
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

// complete reads a whole copy and checks it.
func complete(ctx context.Context, file string) error {
	db, err := connect(file, 1, "immutable=1")
	if err != nil {
		return err
	}
	defer db.Close() //nolint:errcheck // nothing was written through it
	return free(ctx, db, pageDamage)
}

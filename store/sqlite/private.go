package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// What is stored holds the secrets of games that are played: it is for its owner
// alone, whatever the umask and whoever made the files.
const (
	fileMode = 0o600
	dirMode  = 0o700
)

// prefix begins the names of all files of a store.
const prefix = "volgare."

// ownDir makes the directory of a store. One that holds other things as well keeps
// its mode.
func ownDir(dir string) error {
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return err
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, f := range files {
		if !strings.HasPrefix(f.Name(), prefix) {
			return nil
		}
	}
	return restrict(dir, dirMode)
}

// ownFiles makes the database, if it is not there, and takes it and all beside it from
// others. SQLite gives its further files the mode of the database.
func ownFiles(dir string) error {
	db := filepath.Join(dir, Name)
	f, err := os.OpenFile(db, os.O_CREATE|os.O_EXCL|os.O_RDWR, fileMode) //nolint:gosec // in the directory that the host names
	if err == nil {
		err = f.Close()
	}
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	for _, name := range [...]string{Name, Name + "-wal", Name + "-shm", lockName} {
		if err := restrict(filepath.Join(dir, name), fileMode); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// restrict sets the mode of a file; where that is not for us to do it is left.
func restrict(name string, mode fs.FileMode) error {
	info, err := os.Stat(name)
	if err != nil || info.Mode().Perm() == mode {
		return err
	}
	if err = os.Chmod(name, mode); errors.Is(err, fs.ErrPermission) {
		return nil
	}
	return err
}

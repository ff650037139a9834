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

// own takes a directory and what a store has in it from others. A directory that holds other things as
// well keeps its mode. SQLite gives its further files the mode of the database.
func own(dir string) error {
	for _, name := range [...]string{Name, Name + logEnds, Name + sharedEnds, lockName} {
		if err := restrict(filepath.Join(dir, name), fileMode); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
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

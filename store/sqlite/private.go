package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// A store contains the secrets of running games. So only its owner may read the files, whatever the umask and whoever created
// them.
const (
	fileMode = 0o600
	dirMode  = 0o700
)

// prefix begins the names of all files of a store.
const prefix = "volgare."

// own removes the permissions of others from the files of a store, and from its directory if that contains nothing else.
// SQLite gives further files the mode of the database.
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

// restrict sets the mode of a file. It does nothing if this process may not do that.
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

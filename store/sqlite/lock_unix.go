//go:build unix

package sqlite

import (
	"errors"
	"os"
	"syscall"
)

// lock locks a file for this process until the file is closed or the process ends.
func lock(name string) (*os.File, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600) //nolint:gosec // in the directory that the host names
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		err = ErrLocked
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// syncDir flushes the names in a directory to disk.
func syncDir(dir string) error {
	f, err := os.Open(dir) //nolint:gosec // that of a file which the host names
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

package main

import (
	"os"
	"path/filepath"
)

// writeFile writes a file as a whole or not at all.
func writeFile(name string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".volgare-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Chmod(f.Name(), 0o644) //nolint:gosec // a record is for others to read
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		os.Remove(f.Name()) //nolint:errcheck // the first error is the one to tell
	}
	return err
}

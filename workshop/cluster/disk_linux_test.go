package main

import (
	"errors"
	"os"
	"syscall"
)

// smallDisk puts all data stored from now on onto a separate small disk, which is soon full. It needs root.
func smallDisk() (away func(), err error) {
	dir, err := os.MkdirTemp("", "volgare-disk-")
	if err != nil {
		return nil, err
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=700m,mode=1777"); err != nil {
		return nil, errors.Join(err, os.Remove(dir))
	}
	before := os.Getenv("TMPDIR")
	if err := os.Setenv("TMPDIR", dir); err != nil {
		return nil, err
	}
	return func() {
		_ = os.Setenv("TMPDIR", before)
		_ = syscall.Unmount(dir, syscall.MNT_DETACH)
		_ = os.Remove(dir)
	}, nil
}

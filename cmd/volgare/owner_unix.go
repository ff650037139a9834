//go:build unix

package main

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"syscall"
)

// leaveToOwner gives the files of a store that belong to root to the owner of its directory. Root may have made them by a
// command, and the server, which runs as the owner, could not open them.
func leaveToOwner(dir string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	top, err := root.Stat(".")
	if err != nil {
		return errors.Join(err, root.Close())
	}
	to := top.Sys().(*syscall.Stat_t) //nolint:forcetypeassert // on Unix it is this
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || name == "." {
			return err
		}
		info, err := d.Info()
		switch {
		case errors.Is(err, fs.ErrNotExist): // SQLite has removed it
			return nil
		case err != nil:
			return err
		case !strings.HasPrefix(d.Name(), "volgare."):
			return skipped(d)
		case info.Sys().(*syscall.Stat_t).Uid == 0: //nolint:forcetypeassert // on Unix it is this
			return root.Lchown(name, int(to.Uid), int(to.Gid))
		}
		return nil
	})
	return errors.Join(err, root.Close())
}

// skipped leaves out what is in a directory.
func skipped(d fs.DirEntry) error {
	if d.IsDir() {
		return fs.SkipDir
	}
	return nil
}

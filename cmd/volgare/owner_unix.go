//go:build unix

package main

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"volgare/notify/jobs"
)

// leaveToOwner gives the files of a store that belong to root to the owner of its directory. A command run by root may have
// created them, and the server, which runs as the owner, could not open them. It skips links, since the owner may have
// linked a file of root.
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
	to, err := ownerOf(root.Stat("."))
	if err != nil {
		return errors.Join(err, root.Close())
	}
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || name == "." {
			return err
		}
		if !strings.HasPrefix(d.Name(), "volgare.") && !strings.HasPrefix(d.Name(), jobs.Name) {
			return skipped(d)
		}
		info, err := root.Lstat(name)
		if errors.Is(err, fs.ErrNotExist) { // SQLite may have removed it
			return nil
		}
		is, err := ownerOf(info, err)
		if err != nil || is.Uid != 0 || !info.IsDir() && (!info.Mode().IsRegular() || is.Nlink != 1) {
			return err
		}
		return root.Lchown(name, int(to.Uid), int(to.Gid))
	})
	return errors.Join(err, root.Close())
}

// ownerOf returns the Unix attributes of a file.
func ownerOf(info fs.FileInfo, err error) (*syscall.Stat_t, error) {
	if err != nil {
		return nil, err
	}
	is, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	return is, nil
}

// skipped skips the contents of a directory.
func skipped(d fs.DirEntry) error {
	if d.IsDir() {
		return fs.SkipDir
	}
	return nil
}

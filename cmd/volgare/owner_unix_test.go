//go:build unix

package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// TestRootLeavesFilesToOwner checks that files created by root in the directory of a service belong to the service.
func TestRootLeavesFilesToOwner(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("this test needs root")
	}
	const service = 54321
	from, file := t.TempDir(), filepath.Join(t.TempDir(), "copy.db")
	address, process := startServer(t, from)
	newKilled(t, newClient(nil), address)
	wantRun(t, 0, "", "backup", file, "--data", from)
	stopServer(t, process)
	for _, c := range []struct {
		name string
		runs [][]string
	}{
		{"restore", [][]string{{"restore", file, "--data", "DIR"}, {"restore", file, "--data", "DIR"}}},
		{"admin", [][]string{{"admin", "tables", "--data", "DIR"}}},
		{"migrate-store", [][]string{{"migrate-store", from, "DIR"}}},
		{"verify-store", [][]string{{"restore", file, "--data", "DIR"}, {"verify-store", "--data", "DIR"}}},
		{"backup", [][]string{{"restore", file, "--data", "DIR"}, {"backup", filepath.Join(t.TempDir(), "again.db"), "--data", "DIR"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir, foreign := t.TempDir(), filepath.Join(t.TempDir(), "foreign")
			mine := filepath.Join(dir, "notes.txt")
			for _, name := range []string{mine, foreign} {
				if err := os.WriteFile(name, nil, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			links := []string{filepath.Join(dir, "volgare.link"), filepath.Join(dir, "volgare.hard")}
			err := errors.Join(os.Symlink(foreign, links[0]), os.Link(foreign, links[1]), os.Chown(dir, service, service))
			if err != nil {
				t.Fatal(err)
			}
			for _, args := range c.runs {
				told := strings.Split(strings.ReplaceAll(strings.Join(args, "\n"), "DIR", dir), "\n")
				wantRun(t, 0, "", told...)
			}
			seen := 0
			err = filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
				info, fault := os.Lstat(name)
				if err != nil || fault != nil {
					return fault
				}
				seen++
				of := info.Sys().(*syscall.Stat_t)
				stays := name == mine || slices.Contains(links, name)
				if (of.Uid == service) == stays || (of.Gid == service) == stays {
					t.Errorf("%s belongs to %d:%d", name, of.Uid, of.Gid)
				}
				return nil
			})
			if info, fault := os.Stat(foreign); err != nil || fault != nil || info.Sys().(*syscall.Stat_t).Uid != 0 || seen < 5 {
				t.Errorf("%v, %v, %d files; the owner of a linked file may have changed", err, fault, seen)
			}
		})
	}
}

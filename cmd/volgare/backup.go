package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"volgare/store/sqlite"
)

// backupCmd copies the tables.
type backupCmd struct {
	File string `arg:"" help:"The copy; it must not be there yet."`
	dataFlag
}

// Help returns the long help of the command.
func (*backupCmd) Help() string {
	return `The copy is a file with the tables of a directory as they were at one moment, checked
from end to end. The server may run or not. volgare restore goes back to the copy. A
database is refused: pg_dump copies it.`
}

// Run makes the copy.
func (c *backupCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	if err := onlyDirectory(c.Data, "pg_dump copies it"); err != nil {
		return err
	}
	err := sqlite.Backup(ctx, c.Data, c.File)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists: name a new file", c.File)
	}
	if err != nil {
		return err
	}
	info, err := os.Stat(c.File)
	if err != nil {
		return err
	}
	err = os.WriteFile(filepath.Join(c.Data, backupMark), []byte(c.File+"\n"), 0o600)
	if err = errors.Join(err, leaveToOwner(c.Data)); err != nil {
		fmt.Fprintf(streams.err, "volgare: the backup is complete, but the server will not know of it: %v\n", err)
	}
	_, err = fmt.Fprintf(streams.out, "%s: %d bytes\n", c.File, info.Size())
	return err
}

// backupMark is a file in the directory of a server. Every backup writes it, so that the server knows the time of the last
// one.
const backupMark = "volgare.last-backup"

// lastBackup returns the time of the last backup of a directory, or the zero time if there is none.
func lastBackup(data string) time.Time {
	info, err := os.Stat(filepath.Join(data, backupMark))
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

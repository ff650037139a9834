package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"volgare/store/sqlite"
)

// backupCmd copies the tables.
type backupCmd struct {
	File string `arg:"" help:"The copy; it must not be there yet."`
	Data string `default:"data" placeholder:"DIR" help:"The directory of the server, which may be running; ${default} if not said."`
}

// Help is the long help of the command.
func (*backupCmd) Help() string {
	return `The copy is a database as it was at one moment, checked from end to end. volgare
restore goes back to it.`
}

// Run copies.
func (c *backupCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	if err := onlyDirectory(c.Data, "pg_dump copies it"); err != nil {
		return err
	}
	err := sqlite.Backup(ctx, c.Data, c.File)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s is there already: name a new file", c.File)
	}
	if err != nil {
		return err
	}
	info, err := os.Stat(c.File)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(streams.out, "%s: %d bytes\n", c.File, info.Size())
	return err
}

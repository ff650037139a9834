package main

import (
	"errors"
	"fmt"
	"time"

	"volgare/internal/pgurl"
	"volgare/store/sqlite"
)

// restoreCmd replaces the tables by a backup.
type restoreCmd struct {
	File string `arg:"" help:"A file of volgare backup; it is not changed."`
	dataFlag
}

// Help returns the long help of the command.
func (*restoreCmd) Help() string {
	return `The backup is checked from end to end, then put into the directory, whose server must
be stopped. The old tables are kept in a new directory inside --data, with everything that
the database did not hold yet, and can be served as any other. Run by root, it leaves all
files to the owner of the directory. A database is refused: pg_restore restores it.`
}

// Run restores.
func (c *restoreCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	if err := onlyDirectory(c.Data, "pg_restore brings back what pg_dump has copied"); err != nil {
		return err
	}
	if pgurl.Is(c.File) {
		return errors.New("this is a PostgreSQL database: volgare migrate-store moves its data to a directory")
	}
	done, err := sqlite.Restore(ctx, c.File, c.Data, time.Now())
	if err = errors.Join(err, leaveToOwner(c.Data)); err != nil {
		return err
	}
	fmt.Fprintf(streams.out, "%s: restored to %s, %d tables of %d entries\n", c.File, c.Data, done.Tables, done.Entries)
	if done.Kept != "" {
		fmt.Fprintf(streams.out, "%s: what was there before\n", done.Kept)
	}
	return nil
}

package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"

	notices "volgare/bus/postgres"
	"volgare/edition"
	"volgare/internal/pgurl"
	"volgare/notify/jobs"
	"volgare/store"
	"volgare/store/move"
	"volgare/store/postgres"
	"volgare/store/sqlite"
	"volgare/table/live"
	"volgare/terminal"
)

// migrateStoreCmd copies all data of a server to another store.
type migrateStoreCmd struct {
	From string `arg:"" help:"A directory, or a database: postgres://USER@HOST/DATABASE."`
	To   string `arg:"" help:"Another one; it may hold what an earlier migration has left there, and no other tables."`
}

// Help returns the long help of the command.
func (*migrateStoreCmd) Help() string {
	return `Tables, rules, identities, seats, links, reports, notes, channels, outages
and the secrets of the servers are copied as they are, and notifications that
wait are queued in TO too; FROM is left as it was.
No server may run on either. Then both are read again and compared,
and every game is played again by this program from both. An interrupted migration
continues. A damaged table is named and left out. Status 0: both are the
same. Status 1: not so.`
}

// Run copies the data.
func (c *migrateStoreCmd) Run(streams *stdio) error {
	ctx, stop := untilBroken()
	defer stop()
	return c.move(ctx, streams)
}

func (c *migrateStoreCmd) move(ctx context.Context, streams *stdio) (err error) {
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	from, err := c.source(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	to, err := openStore(ctx, c.To, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	if err := c.idle(ctx, from, to); err != nil {
		return err
	}
	old, moved := tablesOf(lib, from), tablesOf(lib, to)
	defer func() { err = errors.Join(err, old.Close(), moved.Close()) }()
	total, err := count(ctx, old)
	if err != nil {
		return err
	}
	m := &mover{streams: streams, total: total, from: from, to: to, jobs: func() (int, error) { return c.carryJobs(ctx, streams) }}
	if err := m.run(ctx, old, moved); err != nil {
		return err
	}
	return c.idle(ctx, from, to) // a server may have started meanwhile
}

// idle returns an error if a server is running on one of the databases. A directory is protected by its lock.
func (c *migrateStoreCmd) idle(ctx context.Context, from, to store.Whole) error {
	for _, side := range []struct {
		name, place string
		store       store.Whole
	}{{"FROM", c.From, from}, {"TO", c.To, to}} {
		if !pgurl.Is(side.place) {
			continue
		}
		key, err := side.store.Secret(ctx, store.ServerKey)
		if errors.Is(err, store.ErrUnknown) {
			continue // each server first creates a key
		}
		running := false
		if err == nil {
			running, err = notices.Running(ctx, side.place, key)
		}
		if err != nil {
			return fmt.Errorf("whether a server runs on %s: %w", side.name, err)
		}
		if running {
			return fmt.Errorf("a server runs on %s: stop it, and call this again; what changes there meanwhile is not copied", side.name)
		}
	}
	return nil
}

// source opens the source, which must exist.
func (c *migrateStoreCmd) source(ctx context.Context) (store.Whole, error) {
	if c.From == c.To {
		return nil, errors.New("the source and the target are the same store")
	}
	if pgurl.Is(c.From) {
		return postgres.Open(ctx, c.From, postgres.Options{ReadOnly: true})
	}
	if _, err := os.Stat(filepath.Join(c.From, sqlite.Name)); errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf(
			"there is no database in %s: FROM is the data directory of a server, or postgres://USER@HOST/DATABASE", c.From)
	}
	return openStore(ctx, c.From, nil)
}

// carryJobs queues the notifications that wait in the source in the target too, and returns their number.
func (c *migrateStoreCmd) carryJobs(ctx context.Context, streams *stdio) (n int, err error) {
	queue, err := openJobs(ctx, c.To, jobs.Options{Log: slog.New(slog.NewTextHandler(streams.err, nil))})
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, queue.Close(ctx)) }()
	return queue.Carry(ctx, c.From)
}

// mover moves the data from one store to another.
type mover struct {
	streams  *stdio
	total    int // number of tables
	from, to store.Whole
	jobs     func() (int, error) // copies the queue of notifications
	damaged  move.Damaged        // tables of from
}

// run copies the data, compares both stores and verifies all games.
func (m *mover) run(ctx context.Context, old, moved *live.Service) error {
	err := m.watched(func(progress func(int)) (err error) {
		m.damaged, err = move.Copy(ctx, m.from, m.to, progress)
		return err
	})
	if err != nil {
		return err
	}
	for _, table := range slices.Sorted(maps.Keys(m.damaged)) {
		fmt.Fprintf(m.streams.out, "%s  not copied: %s\n", table, m.damaged[table])
	}
	waiting, err := m.jobs()
	if err != nil {
		return err
	}
	var n move.Counts
	err = m.watched(func(progress func(int)) error {
		n, err = move.Compare(ctx, m.from, m.to, m.damaged, progress)
		return err
	})
	if err != nil {
		fmt.Fprintln(m.streams.out, err)
		return errNo
	}
	fmt.Fprintf(m.streams.out, "the same in both: %d tables of %d entries", n.Tables, n.Entries)
	for _, kind := range store.Kinds() {
		fmt.Fprintf(m.streams.out, ", %d %s", n.Things[kind], kind)
	}
	fmt.Fprintf(m.streams.out, "\nnotifications that wait, queued in the target too: %d\n", waiting)
	return m.verify(ctx, old, moved)
}

// watched runs a step with its own progress bar.
func (m *mover) watched(part func(progress func(int)) error) error {
	bar := terminal.NewBar(m.streams.err, m.streams.watched, m.total)
	defer bar.Clear()
	return part(bar.Set)
}

// verify verifies every game in both stores.
func (m *mover) verify(ctx context.Context, old, moved *live.Service) error {
	found, differ, done := map[string]int{}, 0, 0
	err := m.watched(func(progress func(int)) error {
		return old.Each(ctx, func(sum *store.Summary) error {
			done++
			if m.damaged.Has(sum.Table) {
				progress(done)
				return nil
			}
			before, err := old.Verify(ctx, sum)
			if err != nil {
				return err
			}
			after, err := moved.Verify(ctx, sum)
			if err != nil {
				return err
			}
			found[after.Result]++
			if before.Result != after.Result || before.Entry != after.Entry || !slices.Equal(before.What, after.What) {
				differ++
				fmt.Fprintf(m.streams.out, "%s  %s, was %s\n", sum.Table, after.Result, before.Result)
			}
			progress(done)
			return nil
		})
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(m.streams.out,
		"played again from both: %d same, %d stored-rules, %d differ, %d unreadable; %d with another result than before\n",
		found[live.VerifySame], found[live.VerifyStoredRules], found[live.VerifyDiffers], found[live.VerifyUnreadable], differ)
	if differ > 0 || len(m.damaged) > 0 {
		return errNo
	}
	return nil
}

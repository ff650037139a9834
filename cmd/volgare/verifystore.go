package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"volgare/edition"
	"volgare/store"
	"volgare/table/live"
	"volgare/terminal"
)

// verifyStoreCmd verifies all stored games by playing them again.
type verifyStoreCmd struct {
	dataFlag
	JSON bool `name:"json" help:"A JSON line for each table."`
}

// Help returns the long help of the command.
func (*verifyStoreCmd) Help() string {
	return `Every stored game is played again, move by move, by the rules it began with, and the
result is compared with the stored one. The command works on a copy of a directory and
only reads a database: nothing changes. Run it with a new version before that serves.

  same          nothing differs; if an earlier version stored no digest of the position,
                only the summary in lists is compared
  stored-rules  nothing differs, under stored rules that no box of this version has
  differs       an entry cannot be applied, or the result differs
  unreadable    the rules are unavailable in this version, or the log is damaged

Status 0: all tables are same or stored-rules. Status 1: some are not.`
}

// Run verifies the store.
func (c *verifyStoreCmd) Run(streams *stdio) (err error) {
	ctx, stop := untilBroken()
	defer stop()
	st, done, err := openCopy(ctx, c.Data)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, done()) }()
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	tables := tablesOf(lib, st)
	defer func() { err = errors.Join(err, tables.Close()) }()
	return c.verify(ctx, streams, tables)
}

// verify verifies all tables.
func (c *verifyStoreCmd) verify(ctx context.Context, streams *stdio, tables *live.Service) error {
	total, err := count(ctx, tables)
	if err != nil {
		return err
	}
	bar := terminal.NewBar(streams.err, streams.watched, total)
	defer bar.Clear()
	found, unproven, done := map[string]int{}, 0, 0
	err = tables.Each(ctx, func(sum *store.Summary) error {
		r, err := tables.Verify(ctx, sum)
		if err != nil {
			return err
		}
		done++
		found[r.Result]++
		if r.Unproven {
			unproven++
		}
		bar.Clear()
		err = c.print(streams, r)
		bar.Set(done)
		return err
	})
	if err != nil {
		return err
	}
	bar.Clear()
	return c.sum(streams, done, unproven, found)
}

// sum prints the totals and returns the result.
func (c *verifyStoreCmd) sum(streams *stdio, total, unproven int, found map[string]int) error {
	if !c.JSON {
		fmt.Fprintf(streams.out, "%d tables: %d same, %d stored-rules, %d differ, %d unreadable\n", total,
			found[live.VerifySame], found[live.VerifyStoredRules], found[live.VerifyDiffers], found[live.VerifyUnreadable])
		if unproven > 0 {
			fmt.Fprintf(streams.out,
				"%d of them were stored without a digest of their position: only the summary in lists was compared\n", unproven)
		}
	}
	if found[live.VerifyDiffers]+found[live.VerifyUnreadable] > 0 {
		return errNo
	}
	return nil
}

// print prints the result for a table. In text output, tables without a problem are omitted.
func (c *verifyStoreCmd) print(streams *stdio, r *live.Verification) error {
	switch {
	case c.JSON:
		return printJSON(streams, r)
	case r.Result == live.VerifySame:
		return nil
	}
	_, err := fmt.Fprintln(streams.out, strings.TrimSpace(r.Table+"  "+r.Result+"  "+strings.Join(r.What, "; ")))
	return err
}

// Package move copies all that a store keeps to another store, and compares the two.
package move

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"

	"volgare/store"
)

// Copy writes to one store all that another keeps: the tables with their logs, then
// everything else. What is there already stays, so that a copy that was broken off goes
// on. A target with a table that the source does not have, or has otherwise, is refused
// before anything is written. Progress is told how many tables are there. Nobody else
// may write to either meanwhile; Compare finds out.
func Copy(ctx context.Context, from, to store.Whole, progress func(tables int)) error {
	if err := fits(ctx, from, to); err != nil {
		return err
	}
	done := 0
	err := pages(ctx, from, func(page []store.Summary) error {
		err := atOnce(page, func(sum *store.Summary) error { return table(ctx, from, to, sum) })
		done += len(page)
		progress(done)
		return err
	})
	if err != nil {
		return err
	}
	if err := key(ctx, from, to); err != nil {
		return err
	}
	return things(ctx, from, func(_ store.Kind, _ string, list store.Things) error { return to.Restore(ctx, list) })
}

// key writes the key with which the servers of the source sign, if they have one.
func key(ctx context.Context, from, to store.Whole) error {
	secret, err := from.Key(ctx)
	if errors.Is(err, store.ErrUnknown) {
		return nil
	}
	if err != nil {
		return err
	}
	return to.PutKey(ctx, secret)
}

// sameKey compares the keys with which the servers sign.
func sameKey(ctx context.Context, a, b store.Whole) error {
	one, err := a.Key(ctx)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return err
	}
	other, err := b.Key(ctx)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return err
	}
	if !bytes.Equal(one, other) {
		return errors.New("the keys with which the servers sign differ")
	}
	return nil
}

// fits reports what in a target is not of the source.
func fits(ctx context.Context, from, to store.Whole) error {
	switch _, err := to.Key(ctx); {
	case err == nil:
		if err := sameKey(ctx, from, to); err != nil {
			return fmt.Errorf("the target holds another key: %w", err)
		}
	case !errors.Is(err, store.ErrUnknown):
		return err
	}
	return pages(ctx, to, func(page []store.Summary) error {
		return atOnce(page, func(sum *store.Summary) error {
			_, err := from.Summary(ctx, sum.Table)
			if errors.Is(err, store.ErrUnknown) {
				return fmt.Errorf("the target holds other tables: %s", sum.Table)
			}
			if err != nil {
				return err
			}
			_, _, err = rest(ctx, from, to, sum.Table)
			return err
		})
	})
}

// table writes what the target lacks of a table.
func table(ctx context.Context, from, to store.Whole, sum *store.Summary) error {
	has, lacks, err := rest(ctx, from, to, sum.Table)
	if err != nil || len(lacks) == 0 {
		return err
	}
	c := store.Commit{Summary: *sum, Expect: int64(len(has))}
	if len(has) > 0 {
		c.Last = store.Sum(has[len(has)-1].Data)
	}
	for _, e := range lacks {
		c.Entries = append(c.Entries, e.Data)
	}
	if err := to.Commit(ctx, c); err != nil {
		return fmt.Errorf("table %s: %w", sum.Table, err)
	}
	return nil
}

// rest returns the entries of a table that a target has, all of which the source has too, and the entries that it lacks.
func rest(ctx context.Context, from, to store.Whole, table string) (has, lacks []store.Entry, err error) {
	all, err := from.Entries(ctx, table, 0)
	if err != nil {
		return nil, nil, err
	}
	there, err := to.Entries(ctx, table, 0)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return nil, nil, err
	}
	if n := agreeing(all, there); n < len(there) {
		return nil, nil, fmt.Errorf("the target holds other tables: %s is another one there from entry %d on", table, n+1)
	}
	return there, all[len(there):], nil
}

// agreeing is how many entries two logs have in common.
func agreeing(a, b []store.Entry) int {
	n := 0
	for n < min(len(a), len(b)) && a[n].Seq == b[n].Seq && bytes.Equal(a[n].Data, b[n].Data) {
		n++
	}
	return n
}

// pages goes through the tables of a store, many at once.
func pages(ctx context.Context, s store.Store, visit func(page []store.Summary) error) error {
	for after := ""; ; {
		page, err := s.Tables(ctx, after, store.MaxLimit)
		if err != nil || len(page) == 0 {
			return err
		}
		if err := visit(page); err != nil {
			return err
		}
		after = page[len(page)-1].Table
	}
}

// things goes through everything else, and tells where each part begins.
func things(ctx context.Context, s store.Whole, visit func(k store.Kind, after string, list store.Things) error) error {
	for _, kind := range store.Kinds() {
		for after := ""; ; {
			list, err := s.Things(ctx, kind, after)
			if err == nil {
				err = visit(kind, after, list)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", kind, err)
			}
			if list.Len() == 0 {
				break
			}
			after = list.Last()
		}
	}
	return nil
}

// workers bounds how many tables are worked on at once: enough to share a transaction.
const workers = 32

// atOnce does something for each table of a page.
func atOnce(page []store.Summary, f func(sum *store.Summary) error) error {
	errs := make([]error, len(page))
	free := make(chan struct{}, workers)
	var group sync.WaitGroup
	for i := range page {
		free <- struct{}{}
		group.Go(func() {
			errs[i] = f(&page[i])
			<-free
		})
	}
	group.Wait()
	return errors.Join(errs...)
}

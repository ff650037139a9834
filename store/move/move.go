// Package move copies a whole store to another store, and compares the two.
package move

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"

	"volgare/store"
)

// Copy copies a whole store to another: the tables with their logs, then everything else. It keeps data that the target has
// already, so that an interrupted copy can be continued. If the target has a table that the source does not have, or that
// differs, Copy refuses it before it writes anything. Copy leaves out damaged tables of the source and returns them. It calls
// progress with the number of copied tables. No one else may write to either store meanwhile; Compare detects that.
func Copy(ctx context.Context, from, to store.Whole, progress func(tables int)) (damaged Damaged, err error) {
	lost, err := strays(ctx, from)
	if err != nil {
		return nil, err
	}
	damaged = Damaged{}
	for _, name := range lost {
		damaged[name] = "its log is there without a summary"
	}
	if err := fits(ctx, from, to, damaged); err != nil {
		return nil, err
	}
	done, mu := 0, sync.Mutex{}
	err = pages(ctx, from, func(page []store.Summary) error {
		err := atOnce(page, func(sum *store.Summary) error {
			err := table(ctx, from, to, sum)
			if d, ok := errors.AsType[tableError](err); ok {
				mu.Lock()
				defer mu.Unlock()
				damaged[d.table] = d.why
				return nil
			}
			return err
		})
		done += len(page)
		progress(done)
		return err
	})
	if err != nil {
		return nil, err
	}
	return damaged, things(ctx, from, func(_ store.Kind, _ string, list store.Things) error { return to.Restore(ctx, list) })
}

// Damaged maps the damaged tables of a store, which cannot be copied, to their faults.
type Damaged map[string]string

// Has reports whether a table is damaged.
func (d Damaged) Has(table string) bool {
	_, is := d[table]
	return is
}

// tableError is the fault of a damaged table.
type tableError struct{ table, why string }

func (e tableError) Error() string { return "table " + e.table + ": " + e.why }

// damage returns a tableError if a log does not agree with its summary, else nil.
func damage(sum *store.Summary, log []store.Entry) error {
	n := int64(0)
	for n < int64(len(log)) && log[n].Seq == n+1 {
		n++
	}
	switch {
	case n < sum.Logged():
		return tableError{sum.Table, fmt.Sprintf("entry %d of %d is missing", n+1, sum.Logged())}
	case n != sum.Logged():
		return tableError{sum.Table, fmt.Sprintf("it has %d entries, its summary is of %d", len(log), sum.Logged())}
	}
	return nil
}

// strays lists the tables that have a log but no summary.
func strays(ctx context.Context, s store.Whole) (names []string, err error) {
	for after := ""; ; {
		page, err := s.Logs(ctx, after)
		if err != nil || len(page) == 0 {
			return names, err
		}
		known, err := s.Lengths(ctx, page)
		if err != nil {
			return nil, err
		}
		for _, name := range page {
			if _, ok := known[name]; !ok {
				names = append(names, name)
			}
		}
		after = page[len(page)-1]
	}
}

// fits returns an error if the target has data that the source does not have. The target may have damaged tables from an earlier
// copy.
func fits(ctx context.Context, from, to store.Whole, damaged Damaged) error {
	if err := secretsFit(ctx, from, to); err != nil {
		return err
	}
	if lost, err := strays(ctx, to); err != nil || len(lost) > 0 {
		return cmp.Or(err, fmt.Errorf("the target holds other tables: the log of %s is there without a summary", cmp.Or(lost...)))
	}
	return pages(ctx, to, func(page []store.Summary) error {
		return atOnce(page, func(sum *store.Summary) error {
			if damaged.Has(sum.Table) {
				return nil
			}
			source, err := from.Summary(ctx, sum.Table)
			if errors.Is(err, store.ErrUnknown) {
				return fmt.Errorf("the target holds other tables: %s", sum.Table)
			}
			if err != nil {
				return err
			}
			_, _, err = rest(ctx, from, to, &source)
			if _, is := errors.AsType[tableError](err); is {
				err = nil
			}
			return err
		})
	})
}

// secretsFit returns an error if the target has a secret of the servers that the source does not have, or that differs.
func secretsFit(ctx context.Context, from, to store.Whole) error {
	list, err := to.Things(ctx, store.KindSecrets, "")
	if err != nil {
		return err
	}
	for _, s := range list.Secrets {
		data, err := from.Secret(ctx, s.Name)
		if err != nil && !errors.Is(err, store.ErrUnknown) {
			return err
		}
		if !bytes.Equal(data, s.Data) {
			return fmt.Errorf("the target holds another key: the secrets %q of the servers differ", s.Name)
		}
	}
	return nil
}

// table copies the entries of a table that the target lacks.
func table(ctx context.Context, from, to store.Whole, sum *store.Summary) error {
	has, lacks, err := rest(ctx, from, to, sum)
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

// rest returns the entries of a table that the target has, all of which the source must have too, and the entries that it lacks.
func rest(ctx context.Context, from, to store.Whole, sum *store.Summary) (has, lacks []store.Entry, err error) {
	all, err := from.Entries(ctx, sum.Table, 0)
	if err == nil {
		err = damage(sum, all)
	}
	if err != nil {
		return nil, nil, err
	}
	there, err := to.Entries(ctx, sum.Table, 0)
	if err != nil && !errors.Is(err, store.ErrUnknown) {
		return nil, nil, err
	}
	if n := agreeing(all, there); n < len(there) {
		return nil, nil, fmt.Errorf("the target holds other tables: %s is another one there from entry %d on", sum.Table, n+1)
	}
	return there, all[len(there):], nil
}

// agreeing returns the number of leading entries that two logs have in common.
func agreeing(a, b []store.Entry) int {
	n := 0
	for n < min(len(a), len(b)) && a[n].Seq == b[n].Seq && bytes.Equal(a[n].Data, b[n].Data) {
		n++
	}
	return n
}

// pages calls visit for all tables of a store, page by page.
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

// things calls visit for all other data of a store, batch by batch, with the key before each batch.
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

// workers is the maximum number of tables processed concurrently, enough to share a transaction.
const workers = 32

// atOnce calls f for each table of a page, concurrently.
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

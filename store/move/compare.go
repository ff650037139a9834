package move

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"volgare/store"
)

// Counts holds the numbers of tables, entries and other items in each of two equal stores.
type Counts struct {
	Tables, Entries int
	Things          map[store.Kind]int
}

// Compare reads two whole stores. It returns an error with the first differences, or the number of items in each. It skips
// damaged tables of a, of which b may have an earlier state. It calls progress with the number of compared and skipped tables.
func Compare(ctx context.Context, a, b store.Whole, damaged Damaged, progress func(tables int)) (Counts, error) {
	n := Counts{Things: map[store.Kind]int{}}
	after, done, entries := "", 0, atomic.Int64{}
	err := pages(ctx, a, func(page []store.Summary) error {
		last := page[len(page)-1].Table
		intact := slices.DeleteFunc(slices.Clone(page), func(sum store.Summary) bool { return damaged.Has(sum.Table) })
		other, err := between(ctx, b, after, last, damaged)
		if err == nil {
			err = samePage("tables", intact, other)
		}
		if err != nil {
			return err
		}
		after = last
		err = atOnce(intact, func(sum *store.Summary) error { return sameLog(ctx, a, b, sum.Table, &entries) })
		n.Tables += len(intact)
		done += len(page)
		progress(done)
		return err
	})
	if err != nil {
		return n, err
	}
	n.Entries = int(entries.Load())
	more, err := between(ctx, b, after, "", damaged)
	if err == nil {
		err = samePage("tables", nil, more)
	}
	if err != nil {
		return n, err
	}
	return n, things(ctx, a, func(k store.Kind, after string, list store.Things) error {
		n.Things[k] += list.Len()
		other, err := b.Things(ctx, k, after)
		if err != nil {
			return err
		}
		return sameThings(&list, &other)
	})
}

// between returns the tables of a store after one table up to last, or to the end if last is "", without the damaged ones.
func between(ctx context.Context, s store.Store, after, last string, damaged Damaged) (list []store.Summary, err error) {
	for {
		page, err := s.Tables(ctx, after, store.MaxLimit)
		if err != nil || len(page) == 0 {
			return list, err
		}
		for i := range page {
			after = page[i].Table
			if last != "" && after > last {
				return list, nil
			}
			if !damaged.Has(after) {
				list = append(list, page[i])
			}
		}
	}
}

// sameLog compares the logs of a table and adds up their entries.
func sameLog(ctx context.Context, a, b store.Whole, table string, total *atomic.Int64) error {
	one, err := a.Entries(ctx, table, 0)
	if err != nil {
		return err
	}
	other, err := b.Entries(ctx, table, 0)
	if err != nil {
		return err
	}
	if n := agreeing(one, other); n < max(len(one), len(other)) {
		return fmt.Errorf("the logs of table %s differ from entry %d on", table, n+1)
	}
	total.Add(int64(len(one)))
	return nil
}

func sameThings(a, b *store.Things) error {
	for _, err := range []error{
		samePage("rules", a.Rules, b.Rules), samePage("identities", a.Identities, b.Identities),
		samePage("holdings", a.Holdings, b.Holdings), samePage("links", a.Links, b.Links), samePage("reports", a.Reports, b.Reports),
		samePage("secrets of the servers", a.Secrets, b.Secrets), samePage("channels", a.Channels, b.Channels),
		samePage("notes", a.Notes, b.Notes), samePage("outages", a.Outages, b.Outages),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

// samePage compares two lists by their printed form, so that nil equals empty. The error has the place of the first difference
// but not the values, which may be secret.
func samePage[T any](what string, a, b []T) error {
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || fmt.Sprintf("%+v", a[i]) != fmt.Sprintf("%+v", b[i]) {
			return fmt.Errorf("the %s differ: of %d in a row here and %d there number %d is the first", what, len(a), len(b), i+1)
		}
	}
	return nil
}

package storetest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"testing"

	"volgare/store"
)

// FullDisk fills a store on a small disk until the disk is full, calls space to free some, and continues. Acknowledged entries
// must be stored, and failed ones must not. It returns the number of entries of each table for WantStored.
func FullDisk(t *testing.T, s store.Store, space func() error) []int64 {
	t.Helper()
	stored := make([]int64, 4)
	fill := func(more int64) {
		var group sync.WaitGroup
		for i, n := range stored {
			group.Go(func() { stored[i] = fillTable(t, s, fmt.Sprint("t", i), n, n+more) })
		}
		group.Wait()
	}
	fill(3) // so that each table is there
	fill(1 << 20)
	t.Logf("the disk was full after %v entries", stored)
	WantStored(t, s, stored)
	if err := space(); err != nil {
		t.Fatal(err)
	}
	if err := s.Ping(context.Background()); err != nil {
		t.Errorf("ping with space again: %v", err)
	}
	before := append([]int64{}, stored...)
	fill(20)
	for i, n := range stored {
		if n != before[i]+20 {
			t.Errorf("with space again table %d went from %d to %d entries", i, before[i], n)
		}
	}
	WantStored(t, s, stored)
	return stored
}

// fillTable commits entries of 1,900 bytes until the disk is full or there are upTo entries. It returns the number of acknowledged
// entries.
func fillTable(t *testing.T, s store.Store, table string, n, upTo int64) int64 {
	t.Helper()
	data := make([]byte, 1900) // that cannot be made shorter
	_, _ = rand.Read(data)
	for last := follow(t, s, commit(table, n, 0)).Last; n < upTo; n++ {
		c := commit(table, n, 0, string(data))
		c.Last = last
		c.Hold = []store.SeatHolding{{Table: table, Seat: strconv.FormatInt(n, 10), Identity: table}}
		if err := s.Commit(context.Background(), c); err != nil {
			if !errors.Is(err, store.ErrUnavailable) {
				t.Errorf("%s: %v", table, err)
			}
			return n
		}
		last = store.Sum(data)
	}
	return n
}

// WantStored checks the number of entries of each of the tables t0, t1 and so on.
func WantStored(t *testing.T, s store.Store, stored []int64) {
	t.Helper()
	ctx := context.Background()
	for i, n := range stored {
		table := fmt.Sprint("t", i)
		list, err := s.Entries(ctx, table, 0)
		sum, err2 := s.Summary(ctx, table)
		held, err3 := s.Holdings(ctx, table)
		if err := errors.Join(err, err2, err3); err != nil || int64(len(list)) != n || sum.Seq != n || int64(len(held)) != n {
			t.Errorf("%s: %d entries, summary of %d, %d seats, want %d, %v", table, len(list), sum.Seq, len(held), n, err)
		}
	}
}

package sqlite_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/sqlite"
)

// BenchmarkCommit has goroutines commit one entry of 80 bytes after the other, each
// to tables of its own, and tells the commits per second and how long one of
// them takes at the median and for the slowest in a hundred and in a thousand.
func BenchmarkCommit(b *testing.B) {
	for _, crowd := range []int{1, 10, 100, 1000} {
		b.Run(fmt.Sprint(crowd), func(b *testing.B) { benchmarkCommit(b, crowd) })
	}
}

func benchmarkCommit(b *testing.B, crowd int) {
	var groups int
	opts := sqlite.Options{Observe: func(sqlite.Group) { groups++ }}
	s, err := sqlite.Open(context.Background(), b.TempDir(), opts)
	if err != nil {
		b.Fatal(err)
	}
	took := make([][]time.Duration, crowd)
	var group sync.WaitGroup
	b.ResetTimer()
	for i := range crowd {
		group.Go(func() { took[i] = play(b, s, i, b.N/crowd+1) })
	}
	group.Wait()
	b.StopTimer()
	all := slices.Sorted(func(yield func(time.Duration) bool) {
		for _, list := range took {
			for _, d := range list {
				if !yield(d) {
					return
				}
			}
		}
	})
	b.ReportMetric(float64(len(all))/b.Elapsed().Seconds(), "commits/s")
	b.ReportMetric(float64(all[len(all)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "p99-ms")
	b.ReportMetric(float64(all[len(all)*999/1000].Microseconds())/1000, "p999-ms")
	b.ReportMetric(float64(all[len(all)-1].Microseconds())/1000, "max-ms")
	b.ReportMetric(float64(len(all))/float64(groups), "commits/group")
	if err := s.Close(); err != nil {
		b.Error(err)
	}
}

// play commits n times, 200 times to each table, and returns how long each took.
func play(b *testing.B, s store.Store, player, n int) []time.Duration {
	took := make([]time.Duration, n)
	entry := make([]byte, 80)
	c := store.Commit{Entries: [][]byte{entry}, Summary: store.Summary{
		Name: "Tavolo del venerdì", State: "playing", Turn: 3, Decides: "yellow", Data: make([]byte, 200), Created: time.Now(),
	}}
	for i := range n {
		c.Expect = int64(i % 200)
		c.Summary.Table = fmt.Sprintf("table-%04d-%06d", player, i/200)
		c.Summary.Seq, c.Summary.Changed = c.Expect+1, time.Now()
		c.Summary.Public = player%2 == 0
		start := time.Now()
		if err := s.Commit(context.Background(), c); err != nil {
			b.Error(err)
			return took
		}
		took[i] = time.Since(start)
	}
	return took
}

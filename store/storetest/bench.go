package storetest

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/store"
	"volgare/store/sqlite"
)

// Bench lets goroutines commit entries of 80 bytes, each to different tables. It reports the commits per second, and the
// median, 99th and 99.9th percentile of the time of a commit.
func Bench(b *testing.B, open func(b *testing.B, observe func(sqlite.Group)) store.Store) {
	b.Helper()
	for _, crowd := range []int{1, 10, 100, 1000} {
		b.Run(strconv.Itoa(crowd), func(b *testing.B) {
			var flushed atomic.Int64
			s := open(b, func(sqlite.Group) { flushed.Add(1) })
			bench(b, s, crowd)
			if n := flushed.Load(); n > 0 {
				b.ReportMetric(float64(b.N)/float64(n), "commits/group")
			}
			if err := s.Close(); err != nil {
				b.Error(err)
			}
		})
	}
}

func bench(b *testing.B, s store.Store, crowd int) {
	b.Helper()
	took := make([][]time.Duration, crowd)
	var group sync.WaitGroup
	b.ResetTimer()
	for i := range crowd {
		group.Go(func() { took[i] = play(b, s, i, b.N/crowd+1) })
	}
	group.Wait()
	b.StopTimer()
	all := slices.Concat(took...)
	slices.Sort(all)
	at := func(share float64) float64 { return float64(all[int(share*float64(len(all)-1))].Microseconds()) / 1000 }
	b.ReportMetric(float64(len(all))/b.Elapsed().Seconds(), "commits/s")
	b.ReportMetric(at(0.5), "p50-ms")
	b.ReportMetric(at(0.99), "p99-ms")
	b.ReportMetric(at(0.999), "p999-ms")
	b.ReportMetric(at(1), "max-ms")
}

// play commits n times, 200 times to each table, and returns how long each took.
func play(b *testing.B, s store.Store, player, n int) []time.Duration {
	b.Helper()
	took := make([]time.Duration, n)
	entry := make([]byte, 80)
	c := store.Commit{Entries: [][]byte{entry}, Summary: store.Summary{
		Name: "Tavolo del venerdì", State: "playing", Turn: 3, Decides: "yellow", Data: make([]byte, 200), Created: time.Now(),
	}}
	for i := range n {
		if c.Expect, c.Last = int64(i%200), nil; c.Expect > 0 {
			c.Last = store.Sum(entry)
		}
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

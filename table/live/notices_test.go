package live

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus/bustest"
	"volgare/notify"
	"volgare/store/storetest"
	"volgare/table"
)

// queue holds the causes that were queued, as a queue of jobs does: a cause that is queued again is ignored.
type queue struct {
	mu    sync.Mutex
	tries int // to fail
	all   map[notify.Cause]int
}

func (q *queue) put(_ context.Context, causes []notify.Cause) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.tries > 0 {
		q.tries--
		return errors.New("the queue is away")
	}
	if q.all == nil {
		q.all = map[notify.Cause]int{}
	}
	for _, c := range causes {
		q.all[c]++
	}
	return nil
}

// counts returns how many different causes were queued, and how many in all.
func (q *queue) counts() (different, all int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, n := range q.all {
		all += n
	}
	return len(q.all), all
}

// pair creates a running game of Anna and Bert.
func (h *house) pair() string {
	h.t.Helper()
	id := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "open"}}}).ID
	h.do(id, bert, table.Sit{Seat: "red"})
	h.do(id, anna, table.Start{})
	return id
}

// TestTurnsAreQueuedOnceOnThreeNodes: whichever nodes have the tables in use, and although the queue fails at first.
func TestTurnsAreQueuedOnceOnThreeNodes(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		q := &queue{tries: 5}
		wire, st := &bustest.Wire{}, storetest.Memory(t)
		var all []*acting
		for range 3 {
			all = append(all, join(t, wire, st, Options{Notify: q.put}))
		}
		var ids []string
		for i := range 30 {
			ids = append(ids, all[i%3].pair())
		}
		time.Sleep(59 * time.Second)
		for i, id := range ids { // some are in use at one node, some at all
			for n := range i % 4 {
				all[n].look(id)
			}
		}
		synctest.Wait()
		if n, _ := q.counts(); n != 0 {
			t.Errorf("%d notifications within a minute", n)
		}
		time.Sleep(30 * time.Second)
		synctest.Wait()
		if n, _ := q.counts(); n != len(ids) {
			t.Errorf("%d notifications, want %d", n, len(ids))
		}
		for _, id := range ids {
			if n := entriesOf(t, st, id, "told"); n != 1 {
				t.Errorf("%d entries of notifications", n)
			}
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if n, m := q.counts(); n != len(ids) || m > n+n/2 {
			t.Errorf("%d notifications, queued %d times", n, m)
		}
		closeAll(all)
	})
}

// TestRestartDoesNotQueueAgain: nor are notifications lost that are due while no server runs.
func TestRestartDoesNotQueueAgain(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		q, st := &queue{}, storetest.Memory(t)
		wire := &bustest.Wire{}
		a := join(t, wire, st, Options{Notify: q.put})
		told := a.pair()
		time.Sleep(2 * time.Minute)
		late := a.pair()
		synctest.Wait()
		_ = a.Close()
		if n, _ := q.counts(); n != 1 {
			t.Fatalf("%d notifications before the restart", n)
		}
		time.Sleep(time.Hour)
		a = join(t, wire, st, Options{Notify: q.put})
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if n, m := q.counts(); n != 2 || m != 2 || entriesOf(t, st, told, "told") != 1 || entriesOf(t, st, late, "told") != 1 {
			t.Errorf("%d notifications, queued %d times", n, m)
		}
		_ = a.Close()
	})
}

package live

import (
	"container/heap"
	"context"
	"sync"
	"time"
)

// agenda calls what waits for its time, of all tables: there is one timer, for what comes first.
type agenda struct {
	mu    sync.Mutex
	dates dates
	timer *time.Timer // nil while nothing has waited yet
}

// date is something that waits for its time.
type date struct {
	at time.Time
	do func()
	no int // in agenda.dates; -1 once it is not there any more
}

// put has something called at a time. It must not block.
func (g *agenda) put(at time.Time, do func()) *date {
	g.mu.Lock()
	defer g.mu.Unlock()
	d := &date{at: at, do: do}
	heap.Push(&g.dates, d)
	if d.no == 0 {
		g.wind()
	}
	return d
}

// drop lets go of a date, unless its time has come.
func (g *agenda) drop(d *date) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if d.no >= 0 {
		heap.Remove(&g.dates, d.no)
	}
}

// wait waits for a time; it reports false if it was interrupted.
func (g *agenda) wait(ctx context.Context, at time.Time) bool {
	if !at.After(time.Now()) {
		return ctx.Err() == nil
	}
	come := make(chan struct{})
	defer g.drop(g.put(at, func() { close(come) }))
	select {
	case <-come:
		return true
	case <-ctx.Done():
		return false
	}
}

// stop lets go of everything.
func (g *agenda) stop() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, d := range g.dates {
		d.no = -1
	}
	g.dates = nil
	if g.timer != nil {
		g.timer.Stop()
	}
}

// wind sets the timer to the first date. g.mu is held.
func (g *agenda) wind() {
	wait := time.Until(g.dates[0].at)
	if g.timer == nil {
		g.timer = time.AfterFunc(wait, g.ring)
		return
	}
	g.timer.Reset(wait)
}

// ring calls everything whose time has come.
func (g *agenda) ring() {
	for _, d := range g.come() {
		d.do()
	}
}

// come takes the dates whose time has come, in the order of their times.
func (g *agenda) come() (all []*date) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for now := time.Now(); len(g.dates) > 0 && !g.dates[0].at.After(now); {
		all = append(all, heap.Pop(&g.dates).(*date)) //nolint:errcheck,forcetypeassert // nothing else is in it
	}
	if len(g.dates) > 0 {
		g.wind()
	}
	return all
}

// dates is a heap.Interface, that which comes first before the rest.
type dates []*date

func (l *dates) Len() int           { return len(*l) }
func (l *dates) Less(i, j int) bool { return (*l)[i].at.Before((*l)[j].at) }

func (l *dates) Swap(i, j int) {
	all := *l
	all[i], all[j] = all[j], all[i]
	all[i].no, all[j].no = i, j
}

func (l *dates) Push(d any) {
	one := d.(*date) //nolint:errcheck,forcetypeassert // nothing else is in it
	one.no = len(*l)
	*l = append(*l, one)
}

func (l *dates) Pop() any {
	last := len(*l) - 1
	d := (*l)[last]
	d.no = -1
	(*l)[last] = nil
	*l = (*l)[:last]
	return d
}

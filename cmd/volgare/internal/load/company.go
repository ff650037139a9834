package load

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"sync"
	"time"

	"volgare/internal/times"
	"volgare/record"
)

// Company is what goes on at a server beside the games, in the open loop.
type Company struct {
	Idle  int     // streams of people who have no more than a page open
	Lists float64 // how often a second somebody asks for the list of tables
	Chats float64 // how often a second somebody says something, at tables of their own
	Storm bool    // in the middle all idle streams are cut, and come back at once
}

// CompanyReport is what was measured of it.
type CompanyReport struct {
	Idle  int           `json:"idle"`
	Lists times.Summary `json:"lists"`
	Chats times.Summary `json:"chats"`
	Storm float64       `json:"storm"` // ms until the last stream was back; 0 without a storm
}

// askers is how many connections share a rate; dialling how many streams are opened at once.
const (
	askers   = 4
	dialling = 64
)

// company is that of a run.
type company struct {
	run   *run
	idle  []*conn
	lines []*conn // of those who ask
	lists []ask
	chats []ask
}

// ask is a request that is sent again and again.
type ask func() error

// newCompany opens the streams, and makes what is asked of. What is open is closed by close, also after an error.
func newCompany(ctx context.Context, r *run) (*company, error) {
	c := &company{run: r, idle: make([]*conn, r.Company.Idle)}
	err := c.gather(ctx)
	for range askers {
		if r.Lists > 0 && err == nil {
			err = c.add(ctx, &c.lists, lister)
		}
		if r.Chats > 0 && err == nil {
			err = c.add(ctx, &c.chats, r.chatter)
		}
	}
	return c, err
}

// add opens a line and makes of it what is asked.
func (c *company) add(ctx context.Context, to *[]ask, of func(line *conn) (ask, error)) error {
	line, err := dial(ctx, c.run.Addr)
	if err != nil {
		return err
	}
	c.lines = append(c.lines, line)
	a, err := of(line)
	*to = append(*to, a)
	return err
}

// lister asks for the list of tables.
func lister(line *conn) (ask, error) {
	return func() error { return wanted(200)(line.get("/api/tables")) }, nil
}

// chatter makes a table at which somebody talks.
func (r *run) chatter(line *conn) (ask, error) {
	t := r.Table
	id, _, err := line.importGame(t, &record.Game{Config: t.Config, Rules: t.Hash, Deal: t.Rules.Deal("company"), Table: t})
	return func() error {
		body := `{"text":"De vulgari eloquentia","key":"` + rand.Text() + `"}`
		return wanted(200)(line.post("/api/tables/"+id+"/chat", "application/json", body))
	}, err
}

// gather opens all idle streams, and returns when each has begun.
func (c *company) gather(ctx context.Context) error {
	var group sync.WaitGroup
	errs := make(chan error, len(c.idle))
	places := make(chan struct{}, dialling)
	for i := range c.idle {
		places <- struct{}{}
		group.Go(func() {
			defer func() { <-places }()
			var err error
			if c.idle[i], err = c.sit(ctx); err != nil {
				errs <- err
			}
		})
	}
	group.Wait()
	close(errs)
	return <-errs
}

// sit opens a stream, and returns when it has said something.
func (c *company) sit(ctx context.Context) (*conn, error) {
	line, err := dial(ctx, c.run.Addr)
	if err != nil {
		return nil, err
	}
	ended, begun := make(chan error, 1), make(chan struct{})
	var once sync.Once
	go func() { ended <- line.events("/api/stream", func([]byte) { once.Do(func() { close(begun) }) }) }()
	select {
	case <-begun:
		return line, nil
	case err := <-ended:
		return line, err
	case <-ctx.Done():
		return line, errors.Join(ctx.Err(), line.net.Close())
	}
}

// keep goes on for a while; the function returned waits for its end.
func (c *company) keep(ctx context.Context, d time.Duration) func() *CompanyReport {
	if c.run.Company == (Company{}) {
		return func() *CompanyReport { return nil }
	}
	report := &CompanyReport{Idle: len(c.idle)}
	var group sync.WaitGroup
	group.Go(func() { report.Lists = c.often(ctx, d, c.run.Lists, c.lists) })
	group.Go(func() { report.Chats = c.often(ctx, d, c.run.Chats, c.chats) })
	if c.run.Storm {
		group.Go(func() {
			select {
			case <-time.After(d / 2):
				report.Storm = c.storm(ctx)
			case <-ctx.Done():
			}
		})
	}
	return func() *CompanyReport {
		group.Wait()
		return report
	}
}

// often asks at a rate, whatever is answered.
func (c *company) often(ctx context.Context, d time.Duration, rate float64, all []ask) times.Summary {
	if len(all) == 0 {
		return times.Summary{}
	}
	var mu sync.Mutex
	var took []time.Duration
	var group sync.WaitGroup
	began := time.Now()
	gap := time.Duration(float64(time.Second) / rate)
	round := gap * time.Duration(len(all))
	for i, ask := range all {
		group.Go(func() {
			for due := began.Add(gap * time.Duration(i)); due.Before(began.Add(d)) && ctx.Err() == nil; due = due.Add(round) {
				time.Sleep(time.Until(due))
				if err := ask(); err != nil {
					c.run.failed(err)
					return // its line is no good any more
				}
				mu.Lock()
				took = append(took, time.Since(due))
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return times.Sum(took)
}

// storm cuts all idle streams and opens them again, in milliseconds.
func (c *company) storm(ctx context.Context) float64 {
	hangUp(c.idle)
	began := time.Now()
	if err := c.gather(ctx); err != nil && ctx.Err() == nil {
		c.run.failed(fmt.Errorf("the storm: %w", err))
	}
	return float64(time.Since(began).Microseconds()) / 1000
}

func (c *company) close() {
	hangUp(c.idle)
	hangUp(c.lines)
}

// hangUp closes those that are open.
func hangUp(lines []*conn) {
	for _, line := range lines {
		if line != nil {
			_ = line.net.Close()
		}
	}
}

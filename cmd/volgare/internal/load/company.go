package load

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"volgare/internal/times"
	"volgare/record"
)

// Company is the load on a server in addition to the games, in the open loop.
type Company struct {
	Idle           int     // streams of people who only have a page open
	Lists          float64 // requests for the list of tables per second
	Chats          float64 // chat messages per second, at separate tables
	ReconnectStorm bool    // whether all idle streams are closed in the middle of the loop, and reconnect at once
}

// CompanyReport holds the measurements of a Company.
type CompanyReport struct {
	Idle           int           `json:"idle"`
	Lists          times.Summary `json:"lists"`
	Chats          times.Summary `json:"chats"`
	ReconnectStorm float64       `json:"reconnectStorm"` // milliseconds until the last stream had reconnected; 0 without a storm
}

// askers is the number of connections that share a rate. dialling is the number of streams opened concurrently.
const (
	askers   = 4
	dialling = 64
)

// company generates the additional load of a run.
type company struct {
	run   *run
	cut   context.CancelFunc // ends the idle streams
	lists []ask
	chats []ask
}

// ask is a request that is sent repeatedly.
type ask func(ctx context.Context) error

// newCompany opens the idle streams and creates the tables to chat at. The streams end with ctx.
func newCompany(ctx context.Context, r *run) (*company, error) {
	c := &company{run: r}
	err := c.gather(ctx)
	for range askers {
		if r.Lists > 0 {
			c.lists = append(c.lists, lister(r.newBrowser()))
		}
		if r.Chats > 0 && err == nil {
			var a ask
			a, err = r.chatter(ctx, r.newBrowser())
			c.chats = append(c.chats, a)
		}
	}
	return c, err
}

// lister returns a request for the list of tables.
func lister(b *browser) ask {
	return func(ctx context.Context) error {
		_, err := b.get(ctx, "/api/tables")
		return err
	}
}

// chatter creates a table and returns a request that sends a chat message there.
func (r *run) chatter(ctx context.Context, b *browser) (ask, error) {
	t := r.Table
	id, _, err := b.importGame(ctx, t, &record.Game{Config: t.Config, Rules: t.Hash, Deal: t.Rules.Deal("company"), Table: t})
	return func(ctx context.Context) error {
		body := `{"text":"De vulgari eloquentia","key":"` + rand.Text() + `"}`
		_, err := b.post(ctx, http.StatusOK, "/api/tables/"+id+"/chat", []byte(body))
		return err
	}, err
}

// gather opens all idle streams, and returns after each has received its first event.
func (c *company) gather(ctx context.Context) error {
	ctx, c.cut = context.WithCancel(ctx)
	var group errgroup.Group
	group.SetLimit(dialling)
	for range c.run.Idle {
		group.Go(func() error {
			_, err := c.run.newBrowser().listen(ctx, func([]byte) {})
			return err
		})
	}
	return group.Wait()
}

// keep generates the load for a time. The returned function waits for its end and returns the report.
func (c *company) keep(ctx context.Context, d time.Duration) func() *CompanyReport {
	if c.run.Company == (Company{}) {
		return func() *CompanyReport { return nil }
	}
	report := &CompanyReport{Idle: c.run.Idle}
	var group sync.WaitGroup
	group.Go(func() { report.Lists = c.often(ctx, d, c.run.Lists, c.lists) })
	group.Go(func() { report.Chats = c.often(ctx, d, c.run.Chats, c.chats) })
	if c.run.ReconnectStorm {
		group.Go(func() {
			select {
			case <-time.After(d / 2):
				report.ReconnectStorm = c.storm(ctx)
			case <-ctx.Done():
			}
		})
	}
	return func() *CompanyReport {
		group.Wait()
		return report
	}
}

// often sends requests at a rate, whether or not earlier ones were answered.
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
				if err := ask(ctx); err != nil {
					c.run.failed(err)
					return
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

// storm closes all idle streams and opens them again. It returns the time in milliseconds.
func (c *company) storm(ctx context.Context) float64 {
	c.cut()
	began := time.Now()
	if err := c.gather(ctx); err != nil && ctx.Err() == nil {
		c.run.failed(fmt.Errorf("reconnect storm: %w", err))
	}
	return float64(time.Since(began).Microseconds()) / 1000
}

// think creates the tables where only bots play.
func (r *run) think(ctx context.Context) error {
	if r.Thinking == 0 {
		return nil
	}
	b := r.newBrowser()
	seats := make([]map[string]string, r.Table.Rules.Seats)
	for i := range seats {
		seats[i] = map[string]string{"who": "bot", "bot": r.Thinker}
	}
	for range r.Thinking {
		body, err := json.Marshal(map[string]any{
			"preset": r.Table.Config.Preset, "options": r.Table.Config.Options, "seats": seats, "key": rand.Text(),
		})
		if err != nil {
			return err
		}
		if _, err := b.post(ctx, http.StatusCreated, "/api/tables", body); err != nil {
			return err
		}
	}
	return nil
}

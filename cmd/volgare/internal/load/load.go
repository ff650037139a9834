// Package load measures a server from outside: it plays many games at once over HTTP at a given rate,
// and measures how long moves take to be answered and to reach all streams of the table.
//
// It knows the games that it plays: it makes tables of records whose deal it has
// chosen, and follows them with an engine of its own. So it asks for nothing but
// what it measures.
package load

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"volgare/edition"
	"volgare/internal/times"
)

// Config says what to measure.
type Config struct {
	Addr       string // host:port
	Table      *edition.Table
	Seed       string
	Tables     int           // played at once
	Streams    int           // open for each
	Rate       float64       // moves a second, all tables together
	WarmUp     time.Duration // at that rate, not measured
	Duration   time.Duration // of the open loop
	ClosedLoop time.Duration // of the closed loop afterwards
	Thinking   int           // additional tables at which only bots play
	Thinker    string        // the bot that plays there
	Company
}

// Report is what was measured.
type Report struct {
	Tables     int     `json:"tables"`
	Thinking   int     `json:"thinking"`
	Streams    int     `json:"streams"`
	Open       Phase   `json:"open"`
	ClosedLoop Phase   `json:"closedLoop"`
	Games      int64   `json:"games"`              // tables that were made
	Failures   int64   `json:"failures"`           // moves that were not answered with 200
	ClientCPU  float64 `json:"clientCpu"`          // seconds, of the whole run
	ServerCPU  float64 `json:"serverCpu,omitzero"` // the same, of one that was started for it
	Fault      string  `json:"fault,omitzero"`     // the first failure

	Company *CompanyReport `json:"company,omitzero"`
	Machine Machine        `json:"machine"`
}

// Phase is one of the two loops.
type Phase struct {
	Offered  float64       `json:"offered,omitzero"` // moves a second; none in a closed loop
	Achieved float64       `json:"achieved"`         // answered moves a second
	Moves    int           `json:"moves"`
	Answer   times.Summary `json:"answer"` // from when a move should be sent to its answer
	Streamed times.Summary `json:"stream"` // and to the last of its table's streams
}

// run is a measurement under way.
type run struct {
	Config

	transport *http.Transport
	slots     []*slot
	games     atomic.Int64
	failures  atomic.Int64
	fault     atomic.Pointer[string]
}

// Run measures. The error is that of making the tables, or of the context.
func Run(ctx context.Context, c Config) (*Report, error) {
	if c.Tables < 1 || c.Rate <= 0 || c.Table == nil {
		return nil, errors.New("load: tables and a rate are needed")
	}
	r := &run{Config: c, transport: newTransport()}
	defer r.transport.CloseIdleConnections()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	for n := range c.Tables {
		s, err := newSlot(ctx, r, n)
		if err != nil {
			return nil, fmt.Errorf("table %d: %w", n+1, err)
		}
		r.slots = append(r.slots, s)
	}
	if err := r.think(ctx); err != nil {
		return nil, fmt.Errorf("thinking tables: %w", err)
	}
	beside, err := newCompany(ctx, r)
	if err != nil {
		return nil, fmt.Errorf("beside the games: %w", err)
	}
	report := &Report{Tables: c.Tables, Thinking: c.Thinking, Streams: c.Tables * c.Streams, Machine: thisMachine()}
	if c.WarmUp > 0 {
		r.openLoop(ctx, c.WarmUp)
	}
	kept := beside.keep(ctx, c.Duration)
	report.Open = r.openLoop(ctx, c.Duration)
	report.Company = kept()
	report.Open.Offered = c.Rate
	if c.ClosedLoop > 0 {
		report.ClosedLoop = r.closedLoop(ctx, c.ClosedLoop)
	}
	report.Games, report.Failures = r.games.Load(), r.failures.Load()
	if fault := r.fault.Load(); fault != nil {
		report.Fault = *fault
	}
	return report, ctx.Err()
}

// openLoop sends moves when they are due, whether or not earlier ones have been
// answered; only at one table does a move wait for the one before it, and that
// counts as its latency.
func (r *run) openLoop(ctx context.Context, d time.Duration) Phase {
	gap := time.Duration(float64(time.Second) / r.Rate)
	round := gap * time.Duration(len(r.slots))
	began := time.Now().Add(10 * time.Millisecond)
	return r.loop(ctx, began, d, func(s *slot) {
		for due := began.Add(gap * time.Duration(s.no)); due.Before(began.Add(d)) && ctx.Err() == nil; due = due.Add(round) {
			time.Sleep(time.Until(due))
			s.move(ctx, due)
		}
	})
}

// closedLoop sends the next move of a table as soon as the last is answered, at least one.
func (r *run) closedLoop(ctx context.Context, d time.Duration) Phase {
	began := time.Now()
	return r.loop(ctx, began, d, func(s *slot) {
		for more := true; more; more = time.Since(began) < d && ctx.Err() == nil {
			s.move(ctx, time.Now())
		}
	})
}

// loop plays at all tables and gathers the times.
func (r *run) loop(ctx context.Context, began time.Time, d time.Duration, play func(*slot)) Phase {
	var wait sync.WaitGroup
	for _, s := range r.slots {
		s.answers, s.streamed = s.answers[:0], nil
		wait.Go(func() { play(s) })
	}
	wait.Wait()
	took := max(time.Since(began), d)
	var answers, streamed []time.Duration
	for _, s := range r.slots {
		answers = append(answers, s.answers...)
		streamed = append(streamed, s.drain(ctx)...)
	}
	return Phase{
		Achieved: float64(len(answers)) / took.Seconds(), Moves: len(answers), Answer: times.Sum(answers), Streamed: times.Sum(streamed),
	}
}

func (r *run) failed(err error) {
	r.failures.Add(1)
	text := err.Error()
	r.fault.CompareAndSwap(nil, &text)
}

// Package load measures a server from outside: it plays many games at once over HTTP at a given rate, and measures how long
// moves take to be answered and to reach all streams of the table.
//
// It knows the games that it plays: it imports records with deals of its choice, and follows them with its own engine. So
// it sends no requests besides the measured ones.
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

// Config configures a measurement.
type Config struct {
	Addr       string // host:port
	Table      *edition.Table
	Seed       string
	Tables     int           // number of concurrent games
	Streams    int           // per table
	Rate       float64       // moves per second over all tables
	WarmUp     time.Duration // at that rate, not measured
	Duration   time.Duration // length of the open loop
	ClosedLoop time.Duration // length of the closed loop that follows
	Thinking   int           // additional tables where only bots play
	Thinker    string        // the bot at these tables
	Company
}

// Report holds the results of a measurement.
type Report struct {
	Tables     int     `json:"tables"`
	Thinking   int     `json:"thinking"`
	Streams    int     `json:"streams"`
	Open       Phase   `json:"open"`
	ClosedLoop Phase   `json:"closedLoop"`
	Games      int64   `json:"games"`              // tables created
	Failures   int64   `json:"failures"`           // moves answered with a status other than 200
	ClientCPU  float64 `json:"clientCpu"`          // seconds, over the whole run
	ServerCPU  float64 `json:"serverCpu,omitzero"` // seconds, if the server was started for the run
	Fault      string  `json:"fault,omitzero"`     // first failure

	Company *CompanyReport `json:"company,omitzero"`
	Machine Machine        `json:"machine"`
}

// Phase is one of the two loops.
type Phase struct {
	Offered  float64       `json:"offered,omitzero"` // moves per second; 0 in a closed loop
	Achieved float64       `json:"achieved"`         // answered moves per second
	Moves    int           `json:"moves"`
	Answer   times.Summary `json:"answer"` // from the time a move was due to its answer
	Streamed times.Summary `json:"stream"` // from the same time to the last of its table's streams
}

// run is a measurement in progress.
type run struct {
	Config

	transport *http.Transport
	slots     []*slot
	games     atomic.Int64
	failures  atomic.Int64
	fault     atomic.Pointer[string]
}

// Run makes a measurement. The error is from the creation of tables, or the context's.
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
		return nil, fmt.Errorf("create the tables of bots: %w", err)
	}
	company, err := newCompany(ctx, r)
	if err != nil {
		return nil, fmt.Errorf("additional load: %w", err)
	}
	report := &Report{Tables: c.Tables, Thinking: c.Thinking, Streams: c.Tables * c.Streams, Machine: thisMachine()}
	if c.WarmUp > 0 {
		r.openLoop(ctx, c.WarmUp)
	}
	kept := company.keep(ctx, c.Duration)
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

// openLoop sends moves when they are due, whether or not earlier ones have been answered. Only moves at the same table wait
// for each other; this wait counts as latency.
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

// closedLoop sends the next move of a table as soon as the previous one is answered. It makes at least one move per table.
func (r *run) closedLoop(ctx context.Context, d time.Duration) Phase {
	began := time.Now()
	return r.loop(ctx, began, d, func(s *slot) {
		for more := true; more; more = time.Since(began) < d && ctx.Err() == nil {
			s.move(ctx, time.Now())
		}
	})
}

// loop plays at all tables and collects the times.
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

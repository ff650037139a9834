// Package jobs queues the notifications of people as jobs and delivers them.
//
// A cause is queued once. Its job looks up the channels, and queues one delivery for each in the transaction in which it completes. A
// delivery rechecks whether the notification is still wanted, waits for the end of quiet hours, and is repeated until it succeeds or
// is given up. A channel with a digest gets one message a day instead.
//
// A delivery that is interrupted between sending and completing is repeated: its message then has the same ID.
package jobs

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"volgare/internal/pgurl"
	"volgare/notify"
)

const (
	kept       = 30 * 24 * time.Hour // how long finished jobs are kept: until then a cause is not queued again
	jobWithin  = 30 * time.Second
	rescue     = 2 * time.Minute // a job that runs for longer belongs to a node that is gone
	noteWithin = 5 * time.Second
	endWithin  = 5 * time.Second // jobs that were cancelled have ended by then
	pollEvery  = time.Second
	firstRetry = time.Minute
	lastRetry  = time.Hour
	// attempts is how many attempts fit into notify.MaxFailing.
	attempts = 30
	// giveUpAfter limits how long a receiver can ask to wait, and leaves a day after the longest quiet hours.
	giveUpAfter = 48 * time.Hour
	workers     = 50
)

// Recipients finds the people to notify. It must be safe for concurrent use.
type Recipients interface {
	// Channels returns the channels to which a cause is sent. There are none if the cause no longer holds, as when the turn has been
	// played.
	Channels(ctx context.Context, cause notify.Cause) ([]notify.Channel, error)
	// Message returns a channel and the message about a cause in its language. Both are nil if the channel has been deleted or the
	// cause no longer holds.
	Message(ctx context.Context, cause notify.Cause, channel string) (*notify.Channel, *notify.Message, error)
	// Digest returns a channel and one message about everything that waits for its owner. Both are nil if the channel has been
	// deleted or nothing waits.
	Digest(ctx context.Context, channel string) (*notify.Channel, *notify.Message, error)
	// Tried stores the result of an attempt in a channel: see the fields Failing, Fault and Stopped. failing is zero after a success.
	Tried(ctx context.Context, channel string, failing time.Time, fault string, stopped bool) error
	// Delete deletes a channel that can never work again.
	Delete(ctx context.Context, channel string) error
}

// Sender sends a message through a channel of its medium. A failed attempt returns a *notify.SendError.
type Sender interface {
	Send(ctx context.Context, c *notify.Channel, m *notify.Message) error
}

// Options of a queue.
type Options struct {
	Recipients Recipients
	Senders    map[notify.Medium]Sender // of the media that the server has
	Log        *slog.Logger
	Now        func() time.Time // nil: time.Now
	Workers    int              // how many jobs of a queue a node works on at a time; 0: a default

	pace pace // of the tests
}

// pace has the intervals of a queue.
type pace struct{ job, rescue, poll, firstRetry time.Duration }

// Later returns the error by which Recipients postpone a notification for a time. It does not count as a fault.
func Later(wait time.Duration) error { return river.JobSnooze(wait) }

// Queue is the queue of jobs on one node. All its methods can be called concurrently.
type Queue struct {
	Options

	db      database
	metrics *metrics
}

// Open opens the queue in a directory, or in the PostgreSQL database of a connection string, and creates what is missing there. Jobs
// are worked on only after Start.
func Open(ctx context.Context, dirOrURL string, opts Options) (*Queue, error) {
	q := &Queue{Options: opts.withDefaults(), metrics: newMetrics()}
	open := openSQLite
	if pgurl.Is(dirOrURL) {
		open = openPostgres
	}
	db, err := open(ctx, dirOrURL, q.config())
	if err != nil {
		return nil, fmt.Errorf("open the queue of notifications: %w", err)
	}
	q.db = db
	return q, nil
}

func (o Options) withDefaults() Options {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Workers == 0 {
		o.Workers = workers
	}
	if o.pace == (pace{}) {
		o.pace = pace{jobWithin, rescue, pollEvery, firstRetry}
	}
	return o
}

func (q *Queue) config() *river.Config {
	kinds := river.NewWorkers()
	river.AddWorker(kinds, &causeWorker{q: q})
	river.AddWorker(kinds, &deliveryWorker{q: q})
	river.AddWorker(kinds, &digestWorker{q: q})
	queues := map[string]river.QueueConfig{}
	for _, name := range []string{causeQueue, pushQueue, mailQueue, webhookQueue} {
		queues[name] = river.QueueConfig{MaxWorkers: q.Workers}
	}
	return &river.Config{
		Queues:                      queues,
		Workers:                     kinds,
		Logger:                      slog.New(warnings{q.Log.Handler()}),
		PollOnly:                    true, // a pooler passes no notifications of the database on
		FetchPollInterval:           q.pace.poll,
		FetchCooldown:               min(q.pace.poll, river.FetchCooldownDefault),
		JobTimeout:                  q.pace.job,
		RescueStuckJobsAfter:        q.pace.rescue,
		MaxAttempts:                 attempts,
		CompletedJobRetentionPeriod: kept,
		CancelledJobRetentionPeriod: kept,
		DiscardedJobRetentionPeriod: kept,
		ReindexerIndexNames:         []string{}, // it takes longer than a statement may
	}
}

// warnings drops the messages of River about its usual work.
type warnings struct{ slog.Handler }

func (w warnings) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelWarn && w.Handler.Enabled(ctx, level)
}

func (w warnings) WithAttrs(attrs []slog.Attr) slog.Handler {
	return warnings{w.Handler.WithAttrs(attrs)}
}
func (w warnings) WithGroup(name string) slog.Handler { return warnings{w.Handler.WithGroup(name)} }

// Queue queues causes. Those that were queued before are ignored, so the call can be repeated after an error.
func (q *Queue) Queue(ctx context.Context, causes []notify.Cause) error {
	var jobs []river.InsertManyParams
	there := make(map[notify.Cause]bool, len(causes)) // River refuses equal jobs in one call
	for _, c := range causes {
		if !there[c] {
			there[c] = true
			jobs = append(jobs, once(causeQueue, causeArgs{c}))
		}
	}
	if len(jobs) == 0 {
		return nil
	}
	if err := q.db.insert(ctx, jobs); err != nil {
		return fmt.Errorf("queue notifications: %w", err)
	}
	return nil
}

// once returns a job that is not queued if there is one with the same arguments, even if it has finished.
func once(queue string, args river.JobArgs) river.InsertManyParams {
	return river.InsertManyParams{Args: args, InsertOpts: &river.InsertOpts{
		Queue:      queue,
		UniqueOpts: river.UniqueOpts{ByArgs: true, ByState: rivertype.JobStates()},
	}}
}

// Start begins to work on jobs, until Close is called.
func (q *Queue) Start(ctx context.Context) error {
	return q.db.start(context.WithoutCancel(ctx))
}

// Close lets the jobs under way end, and cancels them once the context has ended. Cancelled jobs are repeated by another node or after
// the next start.
func (q *Queue) Close(ctx context.Context) error {
	err := q.db.stop(ctx)
	if err != nil {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), endWithin)
		defer cancel()
		err = q.db.cancel(ctx)
	}
	if err != nil { // closing the connections would wait for the jobs that use them
		return fmt.Errorf("close the queue of notifications: %w", err)
	}
	return q.db.close()
}

// Forget deletes the jobs that deliver notifications to a person.
func (q *Queue) Forget(ctx context.Context, identity string) error {
	states := make([]rivertype.JobState, 0, len(rivertype.JobStates()))
	for _, s := range rivertype.JobStates() {
		if s != rivertype.JobStateRunning { // it ends soon, and rechecks the channel if it is repeated
			states = append(states, s)
		}
	}
	const batch = 1000
	which := river.NewJobDeleteManyParams().States(states...).Kinds(deliveryArgs{}.Kind(), digestArgs{}.Kind()).
		Where(`args ->> 'identity' = @identity`, river.NamedArgs{"identity": identity}).First(batch)
	for {
		n, err := q.db.delete(ctx, which)
		if err != nil {
			return fmt.Errorf("delete the notifications of a person: %w", err)
		}
		if n < batch {
			return nil
		}
	}
}

// Failed is a delivery whose last attempt has failed.
type Failed struct {
	Cause    notify.Cause  `json:"cause"`   // zero for a digest
	Channel  string        `json:"channel"` // ID
	Medium   notify.Medium `json:"medium"`
	Attempts int           `json:"attempts"`
	Fault    string        `json:"fault"`
	At       time.Time     `json:"at"`            // of the last attempt
	Next     time.Time     `json:"next,omitzero"` // of the next attempt; zero if it was given up
}

// Failed returns the last deliveries whose last attempts have failed, the newest jobs first.
func (q *Queue) Failed(ctx context.Context, limit int) ([]Failed, error) {
	jobs, err := q.db.list(ctx, river.NewJobListParams().Kinds(deliveryArgs{}.Kind(), digestArgs{}.Kind()).
		States(rivertype.JobStateRetryable, rivertype.JobStateCancelled, rivertype.JobStateDiscarded).
		OrderBy(river.JobListOrderByID, river.SortOrderDesc).First(limit))
	if err != nil {
		return nil, fmt.Errorf("list failed notifications: %w", err)
	}
	list := make([]Failed, 0, len(jobs))
	for _, j := range jobs {
		if f, ok := failedOf(j); ok {
			list = append(list, f)
		}
	}
	return list, nil
}

// Metrics returns the metrics of the queue.
func (q *Queue) Metrics() prometheus.Collector { return collector{q} }

var errNoSender = errors.New("this server does not send by this medium")

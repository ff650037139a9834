package jobs

import (
	"context"
	"slices"
	"time"

	"github.com/riverqueue/river"

	"volgare/notify"
)

// causeArgs are the arguments of a job that queues the deliveries of a cause.
type causeArgs struct{ notify.Cause }

func (causeArgs) Kind() string { return "cause" }

type causeWorker struct {
	river.WorkerDefaults[causeArgs]

	q *Queue
}

// Work queues one delivery for each channel, or the next digest.
func (w *causeWorker) Work(ctx context.Context, job *river.Job[causeArgs]) error {
	cause := job.Args.Cause
	channels, err := w.q.Recipients.Channels(ctx, cause)
	if err != nil {
		return err
	}
	now := w.q.Now()
	var next []river.InsertManyParams
	for i := range channels {
		c := &channels[i]
		switch {
		case !accepts(c, cause.Event):
		case c.Digest != "":
			next = append(next, digestJob(c, now))
		default:
			next = append(next, sending(c.Medium, deliveryArgs{cause, c.ID, about{c.Medium, c.Identity, now}}))
		}
	}
	if err := w.q.db.complete(ctx, job.JobRow, next); err != nil {
		return err
	}
	for i := range channels {
		if accepts(&channels[i], cause.Event) {
			w.q.metrics.queued.WithLabelValues(string(channels[i].Medium)).Inc()
		}
	}
	return nil
}

func (w *causeWorker) NextRetry(job *river.Job[causeArgs]) time.Time {
	return w.q.nextRetry(job.Attempt)
}

// accepts reports whether a channel can be used, for an event that its owner has not switched off.
func accepts(c *notify.Channel, e notify.Event) bool {
	return usable(c) && !slices.Contains(c.Off, e)
}

// usable reports whether messages may be sent through a channel.
func usable(c *notify.Channel) bool {
	return c != nil && !c.Stopped && (c.Medium != notify.Mail || c.Verified)
}

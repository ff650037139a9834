package jobs

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"volgare/notify"
)

// about describes a job. It contains neither target nor secret.
type about struct {
	Medium   notify.Medium `json:"medium"`
	Identity string        `json:"identity,omitempty"` // of the owner of the channel; see Queue.Forget
	Due      time.Time     `json:"due"`
}

// deliveryArgs are the arguments of a job that sends a message about a cause through a channel.
type deliveryArgs struct {
	Cause   notify.Cause `json:"cause"   river:"unique"`
	Channel string       `json:"channel" river:"unique"` // River does not see fields of about
	about
}

func (deliveryArgs) Kind() string { return "delivery" }

// digestArgs are the arguments of a job that sends the digest of a day through a channel.
type digestArgs struct {
	Day     string `json:"day"     river:"unique"`
	Channel string `json:"channel" river:"unique"`
	about
}

func (digestArgs) Kind() string { return "digest" }

// The queues of River, which do not wait for each other: a slow receiver of webhooks delays no messages to browsers.
const (
	causeQueue   = "causes"
	pushQueue    = "push"
	mailQueue    = "mail"
	webhookQueue = "webhooks"
)

// sending returns a job that sends by a medium.
func sending(by notify.Medium, args river.JobArgs) river.InsertManyParams {
	switch by {
	case notify.Push:
		return once(pushQueue, args)
	case notify.Mail:
		return once(mailQueue, args)
	default:
		return once(webhookQueue, args)
	}
}

// digestJob returns the job of the next digest of a channel.
func digestJob(c *notify.Channel, now time.Time) river.InsertManyParams {
	at, day := digestAt(c, now)
	job := sending(c.Medium, digestArgs{day, c.ID, about{c.Medium, c.Identity, at}})
	job.InsertOpts.ScheduledAt = time.Now().Add(at.Sub(now))
	return job
}

type deliveryWorker struct {
	river.WorkerDefaults[deliveryArgs]

	q *Queue
}

// Work sends the message if it is still wanted, or snoozes until the end of the quiet hours.
func (w *deliveryWorker) Work(ctx context.Context, job *river.Job[deliveryArgs]) error {
	a := &job.Args
	c, m, err := w.q.Recipients.Message(ctx, a.Cause, a.Channel)
	if err != nil {
		return err
	}
	if m == nil || !accepts(c, a.Cause.Event) {
		return w.q.db.complete(ctx, job.JobRow, nil)
	}
	now := w.q.Now()
	if c.Digest != "" { // the owner has chosen that meanwhile
		return w.q.db.complete(ctx, job.JobRow, []river.InsertManyParams{digestJob(c, now)})
	}
	if end := quietUntil(c, now); end.After(now) {
		return river.JobSnooze(end.Sub(now))
	}
	m.ID = messageID(a.Cause, a.Channel)
	return w.q.send(ctx, job.JobRow, a.Due, c, m)
}

func (w *deliveryWorker) NextRetry(job *river.Job[deliveryArgs]) time.Time {
	return w.q.nextRetry(job.Attempt)
}

type digestWorker struct {
	river.WorkerDefaults[digestArgs]

	q *Queue
}

// Work sends the digest. Its owner has chosen the time, so quiet hours do not matter.
func (w *digestWorker) Work(ctx context.Context, job *river.Job[digestArgs]) error {
	c, m, err := w.q.Recipients.Digest(ctx, job.Args.Channel)
	if err != nil {
		return err
	}
	if m == nil || !usable(c) {
		return w.q.db.complete(ctx, job.JobRow, nil)
	}
	m.ID = messageID(job.Args.Day, job.Args.Channel)
	return w.q.send(ctx, job.JobRow, job.Args.Due, c, m)
}

func (w *digestWorker) NextRetry(job *river.Job[digestArgs]) time.Time {
	return w.q.nextRetry(job.Attempt)
}

// messageID returns the ID of the message about a cause, or of the digest of a day, in a channel.
func messageID(of any, channel string) string {
	text, err := json.Marshal([]any{of, channel})
	if err != nil {
		panic(err) // it has only texts
	}
	sum := sha256.Sum256(text)
	return base64.RawURLEncoding.EncodeToString(sum[:16])
}

// nextRetry returns when a job is repeated whose attempt has failed.
func (q *Queue) nextRetry(attempt int) time.Time {
	wait := lastRetry
	if doublings := attempt - 1; doublings < 6 {
		wait = min(wait, q.pace.firstRetry<<max(doublings, 0))
	}
	return time.Now().Add(wait)
}

// send sends a message that was due at a time, and completes its job.
func (q *Queue) send(ctx context.Context, job *rivertype.JobRow, due time.Time, c *notify.Channel, m *notify.Message) error {
	sender, ok := q.Senders[c.Medium]
	if !ok {
		return river.JobCancel(errNoSender)
	}
	err := sender.Send(ctx, c, m)
	if err == nil {
		q.metrics.sent.WithLabelValues(string(c.Medium)).Inc()
		if !c.Failing.IsZero() {
			q.note(ctx, func(ctx context.Context) error { return q.Recipients.Tried(ctx, c.ID, time.Time{}, "", false) })
		}
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), noteWithin) // else it would be sent again
		defer cancel()
		return q.db.complete(ctx, job, nil)
	}
	if errors.Is(ctx.Err(), context.Canceled) { // by Close
		return context.Canceled
	}
	return q.failed(ctx, due, c, err)
}

// failed notes a failed attempt in the channel, and returns the result of the job.
func (q *Queue) failed(ctx context.Context, due time.Time, c *notify.Channel, err error) error {
	f, ok := errors.AsType[*notify.SendError](err)
	if !ok {
		f = &notify.SendError{Text: "internal error"}
	}
	q.metrics.failed.WithLabelValues(string(c.Medium)).Inc()
	// f.Err may contain the address, so it is not logged.
	q.Log.Warn("a notification could not be sent", "medium", c.Medium, "channel", c.ID, "fault", f.Text, "cause", f.Log, "gone", f.Gone)
	fault := errors.New(f.Text)
	if f.Gone {
		q.note(ctx, func(ctx context.Context) error { return q.Recipients.Delete(ctx, c.ID) })
		return river.JobCancel(fault)
	}
	now := q.Now()
	failing := c.Failing
	if failing.IsZero() {
		failing = now
	}
	stopped := now.Sub(failing) >= notify.MaxFailing
	q.note(ctx, func(ctx context.Context) error { return q.Recipients.Tried(ctx, c.ID, failing, f.Text, stopped) })
	switch {
	case stopped || now.Sub(due) >= giveUpAfter:
		return river.JobCancel(fault)
	case f.Retry > 0:
		return river.JobSnooze(min(f.Retry, notify.MaxFailing))
	}
	return fault
}

// note stores what an attempt has shown about a channel, also while the queue is closed. An error does not matter to the job.
func (q *Queue) note(ctx context.Context, do func(context.Context) error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), noteWithin)
	defer cancel()
	if err := do(ctx); err != nil {
		q.Log.Error("the result of a notification was not noted", "error", err)
	}
}

// failedOf describes a job whose last attempt has failed. It reports false for a job that cannot be read.
func failedOf(job *rivertype.JobRow) (Failed, bool) {
	var a deliveryArgs // of a digest, all but the cause
	if json.Unmarshal(job.EncodedArgs, &a) != nil || len(job.Errors) == 0 {
		return Failed{}, false
	}
	last := job.Errors[len(job.Errors)-1]
	f := Failed{
		Cause: a.Cause, Channel: a.Channel, Medium: a.Medium, Attempts: job.Attempt, At: last.At,
		Fault: strings.TrimPrefix(last.Error, "JobCancelError: "),
	}
	if job.State == rivertype.JobStateRetryable {
		f.Next = job.ScheduledAt
	}
	f.Attempts = cmp.Or(f.Attempts, 1)
	return f, true
}

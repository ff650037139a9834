package jobs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"volgare/internal/pgurl"
	"volgare/notify"
	"volgare/store/postgres/postgrestest"
)

func TestMain(m *testing.M) {
	if at := os.Getenv(childReceiver); at != "" {
		if err := deliverTo(at, os.Getenv(childDatabase)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	os.Exit(postgrestest.Main(m))
}

// patience is how long a test waits for what must happen.
const patience = time.Minute

// quick are the intervals of the tests.
var quick = pace{job: 20 * time.Second, rescue: 30 * time.Second, poll: 10 * time.Millisecond, firstRetry: 10 * time.Millisecond}

// each runs a test on both databases.
func each(t *testing.T, test func(t *testing.T, at string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, t.TempDir()) })
	t.Run("postgres", func(t *testing.T) { test(t, freshDatabase(t)) })
}

// freshDatabase returns the URL of a schema whose queue is dropped when the test ends.
func freshDatabase(t *testing.T) string {
	t.Helper()
	at := postgrestest.URL(t)
	u, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		postgrestest.Exec(t, at, `DROP SCHEMA IF EXISTS `+u.Query().Get("search_path")+`_jobs CASCADE`)
	})
	return at
}

// club is a server with channels, and a receiver that counts what it is sent.
type club struct {
	mu       sync.Mutex
	now      time.Time
	channels []notify.Channel
	over     bool // no cause holds any more
	digests  int  // that were composed
	got      map[string][]notify.Message
	attempts int
	fail     func(attempt int) error // of the receiver; nil: never
	took     func(context.Context) error
	forward  func(ctx context.Context, id string) error
	deleted  []string
	log      bytes.Buffer
}

func newClub(channels ...notify.Channel) *club {
	return &club{now: time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC), channels: channels, got: map[string][]notify.Message{}}
}

// channel returns a webhook.
func channel(id string) notify.Channel {
	return notify.Channel{ID: id, Identity: "person of " + id, Medium: notify.JSON, Target: "https://secret.example/" + id}
}

func (c *club) lock() func() { c.mu.Lock(); return c.mu.Unlock }

func (c *club) Channels(context.Context, notify.Cause) ([]notify.Channel, error) {
	defer c.lock()()
	if c.over {
		return nil, nil
	}
	return slices.Clone(c.channels), nil
}

func (c *club) find(id string) *notify.Channel {
	for i := range c.channels {
		if c.channels[i].ID == id {
			return &c.channels[i]
		}
	}
	return nil
}

func (c *club) Message(_ context.Context, cause notify.Cause, id string) (*notify.Channel, *notify.Message, error) {
	defer c.lock()()
	found := c.find(id)
	if found == nil || c.over {
		return nil, nil, nil
	}
	is := *found
	return &is, &notify.Message{Cause: cause, Title: "Your turn"}, nil
}

func (c *club) Digest(_ context.Context, id string) (*notify.Channel, *notify.Message, error) {
	defer c.lock()()
	c.digests++
	found := c.find(id)
	if found == nil || c.over {
		return nil, nil, nil
	}
	is := *found
	return &is, &notify.Message{Title: "Your turns"}, nil
}

func (c *club) Tried(_ context.Context, id string, failing time.Time, fault string, stopped bool) error {
	defer c.lock()()
	if is := c.find(id); is != nil {
		is.Failing, is.Fault, is.Stopped = failing, fault, stopped
	}
	return nil
}

func (c *club) Delete(_ context.Context, id string) error {
	defer c.lock()()
	c.deleted = append(c.deleted, id)
	c.channels = slices.DeleteFunc(c.channels, func(is notify.Channel) bool { return is.ID == id })
	return nil
}

// Send implements Sender.
func (c *club) Send(ctx context.Context, to *notify.Channel, m *notify.Message) error {
	if c.took != nil {
		if err := c.took(ctx); err != nil {
			return &notify.SendError{Text: "interrupted", Err: err}
		}
	}
	if c.forward != nil {
		if err := c.forward(ctx, m.ID); err != nil {
			return &notify.SendError{Text: "not received", Err: err}
		}
	}
	defer c.lock()()
	c.attempts++
	if c.fail != nil {
		if err := c.fail(c.attempts); err != nil {
			return err
		}
	}
	c.got[to.ID] = append(c.got[to.ID], *m)
	return nil
}

// Write implements io.Writer for the log.
func (c *club) Write(p []byte) (int, error) {
	defer c.lock()()
	return c.log.Write(p)
}

func (c *club) pass(d time.Duration) {
	defer c.lock()()
	c.now = c.now.Add(d)
}

// received returns the messages that were received in a channel.
func (c *club) received(id string) []notify.Message {
	defer c.lock()()
	return slices.Clone(c.got[id])
}

func (c *club) options() Options {
	senders := map[notify.Medium]Sender{notify.JSON: c, notify.Mail: c}
	return Options{Recipients: c, Senders: senders, Log: slog.New(slog.NewTextHandler(c, nil)), pace: quick, Now: func() time.Time {
		defer c.lock()()
		return c.now
	}}
}

// open opens a queue, which is closed when the test ends.
func open(t *testing.T, at string, opts Options) *Queue {
	t.Helper()
	q, err := Open(t.Context(), at, opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(t, q) })
	return q
}

// started opens a queue and starts it.
func started(t *testing.T, at string, c *club) *Queue {
	t.Helper()
	return startedWith(t, at, c.options())
}

func startedWith(t *testing.T, at string, opts Options) *Queue {
	t.Helper()
	q := open(t, at, opts)
	if err := q.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	return q
}

// end closes a queue. It may have been closed before.
func end(t *testing.T, q *Queue) {
	t.Helper()
	if err := q.Close(context.WithoutCancel(t.Context())); err != nil {
		t.Error(err)
	}
}

// causes returns n causes.
func causes(n int) (list []notify.Cause) {
	for i := range n {
		list = append(list, notify.Cause{Event: notify.Turn, Table: fmt.Sprint("t", i), Seat: "red", Spell: "1"})
	}
	return list
}

func add(t *testing.T, q *Queue, list []notify.Cause) {
	t.Helper()
	if err := q.Queue(t.Context(), list); err != nil {
		t.Fatal(err)
	}
}

// eventually waits until a condition holds.
func eventually(t *testing.T, text string, holds func() bool) {
	t.Helper()
	for from := time.Now(); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Since(from) > patience {
			t.Fatal("it does not happen: " + text)
		}
	}
}

// idle waits until no job can be worked on now.
func idle(t *testing.T, q *Queue) {
	t.Helper()
	eventually(t, "all jobs are worked on", func() bool {
		return len(inState(t, q, rivertype.JobStateAvailable, rivertype.JobStateRunning)) == 0
	})
}

func inState(t *testing.T, q *Queue, states ...rivertype.JobState) []*rivertype.JobRow {
	t.Helper()
	jobs, err := q.db.list(context.WithoutCancel(t.Context()), river.NewJobListParams().States(states...).First(10_000))
	if err != nil {
		t.Fatal(err)
	}
	return jobs
}

func (c *client[D, T]) retry(ctx context.Context, id int64) error {
	_, err := c.river.JobRetry(ctx, id)
	return err
}

// hasten makes all jobs that wait for a time due, and waits until they are worked on.
func hasten(t *testing.T, q *Queue) {
	t.Helper()
	idle(t, q)
	for _, j := range inState(t, q, rivertype.JobStateScheduled, rivertype.JobStateRetryable) {
		if err := q.db.(interface {
			retry(ctx context.Context, id int64) error
		}).retry(t.Context(), j.ID); err != nil {
			t.Fatal(err)
		}
	}
	idle(t, q)
}

// TestCausesAreDeliveredOnce: a cause that is queued again is ignored, also after its delivery, and each channel gets the message
// under another ID.
func TestCausesAreDeliveredOnce(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"), channel("b"))
		q := started(t, at, c)
		for range 3 {
			add(t, q, append(causes(5), causes(2)...))
			idle(t, q)
			hasten(t, q)
		}
		ids := map[string]bool{}
		for _, id := range []string{"a", "b"} {
			got := c.received(id)
			if len(got) != 5 {
				t.Errorf("%s received %d messages, not 5", id, len(got))
			}
			for _, m := range got {
				ids[m.ID] = true
			}
		}
		if len(ids) != 10 {
			t.Errorf("%d different IDs, not 10", len(ids))
		}
		if err := q.Queue(t.Context(), nil); err != nil {
			t.Error(err)
		}
	})
}

// TestUnwantedNotificationsAreNotSent: nothing is sent if the cause no longer holds, or the channel is stopped, not verified, or does
// not want the event, whether that happened before or after the delivery was queued.
func TestUnwantedNotificationsAreNotSent(t *testing.T) {
	night := &notify.Quiet{From: "00:00", To: "23:59"}
	for name, change := range map[string]func(c *club){
		"over":       func(c *club) { c.over = true },
		"stopped":    func(c *club) { c.channels[0].Stopped = true },
		"off":        func(c *club) { c.channels[0].Off = []notify.Event{notify.Over, notify.Turn} },
		"unverified": func(c *club) { c.channels[0].Medium = notify.Mail },
		"deleted":    func(c *club) { c.channels = nil },
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(t *testing.T, at string) {
				c := newClub(channel("a"))
				c.channels[0].Quiet = night
				q := started(t, at, c)
				add(t, q, causes(1))
				eventually(t, "it waits", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 1 })
				func() { defer c.lock()(); change(c) }()
				c.pass(12 * time.Hour)
				hasten(t, q)
				add(t, q, causes(2))
				hasten(t, q)
				if c.attempts > 0 || len(inState(t, q, rivertype.JobStateScheduled, rivertype.JobStateRetryable)) > 0 {
					t.Errorf("%d attempts", c.attempts)
				}
			})
		})
	}
}

// TestFailedAttemptsAreRepeated: the channel has the fault until an attempt succeeds, and nothing secret is logged.
func TestFailedAttemptsAreRepeated(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.fail = func(n int) error {
			if n > 3 {
				return nil
			}
			return &notify.SendError{Text: "answer 500", Log: "connection reset", Err: errors.New("post " + c.channels[0].Target)}
		}
		q := started(t, at, c)
		add(t, q, causes(1))
		eventually(t, "it fails", func() bool { defer c.lock()(); return c.attempts > 0 })
		eventually(t, "it is sent", func() bool { return len(c.received("a")) == 1 })
		idle(t, q)
		defer c.lock()()
		if is := c.channels[0]; c.attempts != 4 || !is.Failing.IsZero() || is.Fault != "" {
			t.Errorf("%d attempts, then %+v", c.attempts, is)
		}
		if text := c.log.String(); strings.Contains(text, "secret") || !strings.Contains(text, "answer 500") || !strings.Contains(text, "connection reset") {
			t.Errorf("log: %s", text)
		}
	})
}

// TestReceiverAsksToWait: an attempt is repeated after the time for which the receiver has asked.
func TestReceiverAsksToWait(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.fail = func(n int) error {
			if n > 1 {
				return nil
			}
			return &notify.SendError{Text: "too many requests", Retry: 20 * time.Minute}
		}
		q := started(t, at, c)
		add(t, q, causes(1))
		eventually(t, "it waits", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 1 })
		wantWait(t, q, 20*time.Minute)
		hasten(t, q)
		if n := len(c.received("a")); n != 1 {
			t.Errorf("%d messages", n)
		}
	})
}

// wantWait checks how long the only job that waits will wait.
func wantWait(t *testing.T, q *Queue, want time.Duration) {
	t.Helper()
	jobs := inState(t, q, rivertype.JobStateScheduled, rivertype.JobStateRetryable)
	if len(jobs) != 1 {
		t.Fatalf("%d jobs wait", len(jobs))
	}
	if is := time.Until(jobs[0].ScheduledAt); is > want || is < want-time.Minute {
		t.Errorf("it waits for %v, not %v", is, want)
	}
}

// TestChannelIsStoppedAfterADay: a channel whose attempts have failed for a day is stopped, and its delivery is listed as failed.
func TestChannelIsStoppedAfterADay(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.fail = func(int) error { return &notify.SendError{Text: "no answer"} }
		opts := c.options()
		opts.pace.firstRetry = time.Hour
		q := startedWith(t, at, opts)
		add(t, q, causes(1))
		for range 3 {
			eventually(t, "it has failed", func() bool { return len(inState(t, q, rivertype.JobStateRetryable)) == 1 })
			c.pass(8*time.Hour - time.Nanosecond)
			hasten(t, q)
		}
		if list := failures(t, q); len(list) != 1 || list[0].Next.IsZero() || c.channels[0].Stopped {
			t.Fatalf("before: %+v", list)
		}
		c.pass(3 * time.Nanosecond)
		hasten(t, q)
		list := failures(t, q)
		if len(list) != 1 {
			t.Fatalf("%+v", list)
		}
		f := list[0]
		if f.Cause != causes(1)[0] || f.Channel != "a" || f.Medium != notify.JSON || f.Fault != "no answer" || !f.Next.IsZero() || f.Attempts != 5 {
			t.Errorf("%+v", f)
		}
		if is := c.channels[0]; !is.Stopped || is.Fault != "no answer" {
			t.Errorf("%+v", is)
		}
	})
}

func failures(t *testing.T, q *Queue) []Failed {
	t.Helper()
	list, err := q.Failed(t.Context(), 10)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestGoneChannelIsDeleted: a channel that can never work again is deleted, and not tried again.
func TestGoneChannelIsDeleted(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.fail = func(int) error { return &notify.SendError{Text: "unsubscribed", Gone: true} }
		q := started(t, at, c)
		add(t, q, causes(1))
		eventually(t, "it is given up", func() bool { return len(failures(t, q)) == 1 })
		if !slices.Equal(c.deleted, []string{"a"}) || c.attempts != 1 || failures(t, q)[0].Fault != "unsubscribed" {
			t.Errorf("deleted %q, %+v", c.deleted, failures(t, q))
		}
	})
}

// TestQuietHours: a delivery waits for the end of the quiet hours in the zone of the channel.
func TestQuietHours(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.channels[0].Zone, c.channels[0].Quiet = "Asia/Tokyo", &notify.Quiet{From: "20:30", To: "07:15"} // it is 21:00 there
		q := started(t, at, c)
		add(t, q, causes(1))
		eventually(t, "it waits", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 1 })
		wantWait(t, q, 10*time.Hour+15*time.Minute)
		c.pass(10*time.Hour + 14*time.Minute)
		hasten(t, q)
		if len(c.received("a")) > 0 {
			t.Error("it was sent in quiet hours")
		}
		c.pass(time.Minute)
		hasten(t, q)
		if len(c.received("a")) != 1 {
			t.Error("it was not sent after quiet hours")
		}
	})
}

// TestDigest: a channel with a digest gets one message a day at its time, on days with a cause.
func TestDigest(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.channels[0].Digest, c.channels[0].Quiet = "18:00", &notify.Quiet{From: "17:00", To: "20:00"}
		q := started(t, at, c)
		all := causes(5)
		add(t, q, all[:3])
		eventually(t, "it waits", func() bool { return len(inState(t, q, rivertype.JobStateCompleted)) == 3 })
		wantWait(t, q, 6*time.Hour)
		c.pass(6 * time.Hour)
		hasten(t, q)
		if got := c.received("a"); len(got) != 1 || got[0].Title != "Your turns" || c.digests != 1 {
			t.Fatalf("%+v, %d digests", got, c.digests)
		}
		add(t, q, all)
		eventually(t, "it waits", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 1 })
		wantWait(t, q, 24*time.Hour)
		c.pass(24 * time.Hour)
		hasten(t, q)
		if got := c.received("a"); len(got) != 2 || got[0].ID == got[1].ID {
			t.Errorf("%+v", got)
		}
	})
}

// TestDigestsOfChannels: each channel gets its own digest.
func TestDigestsOfChannels(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"), channel("b"))
		c.channels[0].Digest, c.channels[1].Digest = "18:00", "18:00"
		q := started(t, at, c)
		add(t, q, causes(2))
		eventually(t, "they wait", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 2 })
		c.pass(6 * time.Hour)
		hasten(t, q)
		if a, b := c.received("a"), c.received("b"); len(a) != 1 || len(b) != 1 || a[0].ID == b[0].ID {
			t.Errorf("%+v, %+v", a, b)
		}
	})
}

// TestDigestChosenLater: deliveries that wait when the owner chooses a digest become part of it.
func TestDigestChosenLater(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.channels[0].Quiet = &notify.Quiet{From: "10:00", To: "14:00"}
		q := started(t, at, c)
		add(t, q, causes(3))
		eventually(t, "they wait", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 3 })
		func() { defer c.lock()(); c.channels[0].Digest = "18:00" }()
		c.pass(3 * time.Hour)
		hasten(t, q)
		wantWait(t, q, 3*time.Hour)
		hasten(t, q)
		if got := c.received("a"); len(got) != 1 || got[0].Title != "Your turns" {
			t.Errorf("%+v", got)
		}
	})
}

// TestForget: only the deliveries to one person are deleted.
func TestForget(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"), channel("b"))
		for i := range c.channels {
			c.channels[i].Quiet = &notify.Quiet{From: "10:00", To: "14:00"}
		}
		q := started(t, at, c)
		add(t, q, causes(20))
		eventually(t, "they wait", func() bool { return len(inState(t, q, rivertype.JobStateScheduled)) == 40 })
		if err := q.Forget(t.Context(), "person of a"); err != nil {
			t.Fatal(err)
		}
		c.pass(3 * time.Hour)
		hasten(t, q)
		if a, b := len(c.received("a")), len(c.received("b")); a != 0 || b != 20 {
			t.Errorf("%d and %d messages", a, b)
		}
	})
}

// TestMissingSender: a medium that the server does not have is a fault that is listed.
func TestMissingSender(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.channels[0].Medium = notify.Push
		q := started(t, at, c)
		add(t, q, causes(1))
		eventually(t, "it is given up", func() bool { return len(failures(t, q)) == 1 })
		if f := failures(t, q)[0]; f.Fault != errNoSender.Error() || f.Medium != notify.Push {
			t.Errorf("%+v", f)
		}
	})
}

// TestMetrics checks the counters and the age of the oldest job that is due.
func TestMetrics(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		c.fail = func(n int) error {
			if n > 1 {
				return nil
			}
			return &notify.SendError{Text: "no answer"}
		}
		q := open(t, at, c.options())
		registry := prometheus.NewRegistry()
		registry.MustRegister(q.Metrics())
		add(t, q, causes(2))
		eventually(t, "they are due", func() bool { return metric(t, registry, "volgare_notifications_overdue_seconds") > 0 })
		if err := q.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		eventually(t, "they are sent", func() bool { return metric(t, registry, "volgare_notifications_sent_total") == 2 })
		idle(t, q)
		for name, want := range map[string]float64{"queued_total": 2, "failed_total": 1, "overdue_seconds": 0} {
			if got := metric(t, registry, "volgare_notifications_"+name); got != want {
				t.Errorf("%s is %v, not %v", name, got, want)
			}
		}
	})
}

// metric returns the value of a metric, or -1 if it has none.
func metric(t *testing.T, registry *prometheus.Registry, name string) float64 {
	t.Helper()
	all, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range all {
		if family.GetName() != name {
			continue
		}
		is := family.GetMetric()[0]
		if is.GetCounter() != nil {
			if label := is.GetLabel()[0].GetValue(); label != string(notify.JSON) {
				t.Errorf("%s of %s", name, label)
			}
			return is.GetCounter().GetValue()
		}
		return is.GetGauge().GetValue()
	}
	return -1
}

// TestCloseWaitsForWork: Close waits for deliveries under way, which are then complete.
func TestCloseWaitsForWork(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		begun := make(chan struct{}, 10)
		c.took = func(context.Context) error { begun <- struct{}{}; time.Sleep(100 * time.Millisecond); return nil }
		q := started(t, at, c)
		add(t, q, causes(1))
		<-begun
		end(t, q)
		if len(c.received("a")) != 1 {
			t.Error("the delivery was interrupted")
		}
		q = started(t, at, c)
		idle(t, q)
		if n := len(c.received("a")); n != 1 {
			t.Errorf("%d messages", n)
		}
	})
}

// TestCloseIsBounded: Close cancels deliveries that take too long. They are repeated later, and are no faults of the channel.
func TestCloseIsBounded(t *testing.T) {
	each(t, func(t *testing.T, at string) {
		c := newClub(channel("a"))
		begun := make(chan struct{}, 10)
		c.took = func(ctx context.Context) error { begun <- struct{}{}; <-ctx.Done(); return ctx.Err() }
		opts := c.options()
		opts.pace.job, opts.pace.rescue = time.Hour, 2*time.Hour
		q := startedWith(t, at, opts)
		add(t, q, causes(3))
		for range 3 {
			<-begun
		}
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		from := time.Now()
		if err := q.Close(ctx); err != nil || time.Since(from) > endWithin {
			t.Errorf("after %v: %v", time.Since(from), err)
		}
		if is := c.channels[0]; !is.Failing.IsZero() {
			t.Errorf("%+v", is)
		}
		c.took = nil
		started(t, at, c)
		eventually(t, "they are sent", func() bool { return len(c.received("a")) == 3 })
	})
}

// TestNodesShareTheWork: two nodes that start at once on an empty database deliver each message once.
func TestNodesShareTheWork(t *testing.T) {
	at, c := freshDatabase(t), newClub(channel("a"))
	nodes := make([]*Queue, 3)
	var opening sync.WaitGroup
	for i := range nodes {
		opening.Go(func() {
			var err error
			if nodes[i], err = Open(t.Context(), at, c.options()); err != nil {
				t.Error(err)
			}
		})
	}
	opening.Wait()
	if t.Failed() {
		t.FailNow()
	}
	var adding sync.WaitGroup
	for _, q := range nodes {
		defer end(t, q)
		adding.Go(func() { add(t, q, causes(300)) })
		if err := q.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	adding.Wait()
	eventually(t, "they are sent", func() bool { return len(c.received("a")) >= 300 })
	idle(t, nodes[0])
	wantOnce(t, c.received("a"), 300, 0)
}

// wantOnce checks that n messages were received, and at most some of them again.
func wantOnce(t *testing.T, got []notify.Message, n, again int) {
	t.Helper()
	ids := distinct(got)
	if len(ids) != n || len(got) > n+again {
		t.Errorf("%d messages with %d IDs, not %d and at most %d again", len(got), len(ids), n, again)
	}
}

// TestDatabaseAway: while the database is away Queue returns an error, and the call can be repeated.
func TestDatabaseAway(t *testing.T) {
	cluster, c := postgrestest.Start(t), newClub(channel("a"))
	q := started(t, cluster.URL(), c)
	add(t, q, causes(1))
	eventually(t, "it is sent", func() bool { return len(c.received("a")) == 1 })
	idle(t, q)
	if err := cluster.Crash(); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	if err := q.Queue(ctx, causes(5)); err == nil {
		t.Error("it was queued without a database")
	}
	if err := cluster.Start(); err != nil {
		t.Fatal(err)
	}
	eventually(t, "it is queued", func() bool { return q.Queue(t.Context(), causes(5)) == nil })
	eventually(t, "they are sent", func() bool { return len(c.received("a")) >= 5 })
	idle(t, q)
	wantOnce(t, c.received("a"), 5, 0)
}

// TestPooler: the queue works through a pooler in transaction mode.
func TestPooler(t *testing.T) {
	at, c := freshDatabase(t), newClub(channel("a"))
	q := started(t, postgrestest.Pooler(t, at)+"&default_query_exec_mode=cache_describe", c)
	add(t, q, causes(20))
	eventually(t, "they are sent", func() bool { return len(c.received("a")) >= 20 })
	idle(t, q)
	wantOnce(t, c.received("a"), 20, 0)
}

// TestSchemaNotAllowed: the error for a role that may not create the schema names the statement that helps.
func TestSchemaNotAllowed(t *testing.T) {
	cluster, c := postgrestest.Start(t), newClub()
	postgrestest.Exec(t, cluster.URL(), `CREATE ROLE guest LOGIN`)
	at := strings.Replace(cluster.URL(), "user=volgare", "user=guest", 1)
	_, err := Open(t.Context(), at, c.options())
	if err == nil || !strings.Contains(err.Error(), "CREATE SCHEMA volgare_jobs AUTHORIZATION guest") {
		t.Fatal(err)
	}
	postgrestest.Exec(t, cluster.URL(), `CREATE SCHEMA volgare_jobs AUTHORIZATION guest`)
	open(t, at, c.options())
}

// TestOpenFails: an error of Open does not show the password.
func TestOpenFails(t *testing.T) {
	for _, at := range []string{t.TempDir() + "/missing", "postgres://me:secret@localhost:1/x?host=/missing"} {
		if _, err := Open(t.Context(), at, newClub().options()); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%v: %v", pgurl.Is(at), err)
		}
	}
}

// TestFileIsPrivate: only the owner may read the file of the queue.
func TestFileIsPrivate(t *testing.T) {
	dir := t.TempDir()
	started(t, dir, newClub())
	files, err := os.ReadDir(dir)
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		if info, err := f.Info(); err != nil || info.Mode().Perm() != 0o600 || !strings.HasPrefix(f.Name(), Name) {
			t.Errorf("%s: %v, %v", f.Name(), info.Mode(), err)
		}
	}
}

// TestRetriesFillADay: the interval doubles from a minute to an hour, and the attempts last as long as a channel can fail.
func TestRetriesFillADay(t *testing.T) {
	q := &Queue{Options: Options{}.withDefaults()}
	var all time.Duration
	for attempt := 1; attempt < attempts; attempt++ {
		wait := time.Until(q.nextRetry(attempt)).Round(time.Second)
		if want := min(time.Minute<<min(attempt-1, 10), time.Hour); wait != want {
			t.Errorf("after attempt %d it waits for %v, not %v", attempt, wait, want)
		}
		all += wait
	}
	if all < notify.MaxFailing || all > notify.MaxFailing+lastRetry {
		t.Errorf("the attempts last %v", all)
	}
}

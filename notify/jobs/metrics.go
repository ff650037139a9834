package jobs

import (
	"context"
	"math"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"
)

// scrapeWithin limits how long the database is asked for the oldest job.
const scrapeWithin = 2 * time.Second

// metrics counts messages by their medium.
type metrics struct{ queued, sent, failed *prometheus.CounterVec }

func newMetrics() *metrics {
	return &metrics{
		queued: counters("notifications_queued_total", "Messages that were queued, digests included."),
		sent:   counters("notifications_sent_total", "Messages that were sent."),
		failed: counters("notifications_failed_total", "Attempts to send a message that failed."),
	}
}

func counters(name, help string) *prometheus.CounterVec {
	return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "volgare", Name: name, Help: help}, []string{"medium"})
}

var oldest = prometheus.NewDesc("volgare_notifications_overdue_seconds",
	"How long the oldest job has been due that no node works on; NaN if the database does not answer.", nil, nil)

// collector collects the metrics of a queue.
type collector struct{ q *Queue }

// Describe implements prometheus.Collector.
func (c collector) Describe(to chan<- *prometheus.Desc) {
	c.q.metrics.queued.Describe(to)
	c.q.metrics.sent.Describe(to)
	c.q.metrics.failed.Describe(to)
	to <- oldest
}

// Collect implements prometheus.Collector.
func (c collector) Collect(to chan<- prometheus.Metric) {
	c.q.metrics.queued.Collect(to)
	c.q.metrics.sent.Collect(to)
	c.q.metrics.failed.Collect(to)
	to <- prometheus.MustNewConstMetric(oldest, prometheus.GaugeValue, c.q.overdue())
}

// overdue returns for how many seconds the oldest job has been due that no node works on.
func (q *Queue) overdue() float64 {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeWithin)
	defer cancel()
	jobs, err := q.db.list(ctx, river.NewJobListParams().
		States(rivertype.JobStateAvailable, rivertype.JobStateScheduled, rivertype.JobStateRetryable).
		OrderBy(river.JobListOrderByScheduledAt, river.SortOrderAsc).First(1))
	switch {
	case err != nil:
		return math.NaN()
	case len(jobs) == 0:
		return 0
	}
	return max(0, time.Since(jobs[0].ScheduledAt).Seconds())
}

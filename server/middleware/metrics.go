package middleware

import (
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"volgare/bus"
	"volgare/table"
	"volgare/table/live"
)

// Metrics collects metrics of the server for Prometheus. It implements live.Observer.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	latency  *prometheus.HistogramVec
	streams  prometheus.Gauge
	panics   prometheus.Counter
	live     prometheus.Gauge
	commits  *prometheus.HistogramVec
	refusals *prometheus.CounterVec
	bots     *prometheus.HistogramVec
	groups   prometheus.Histogram
	flushes  prometheus.Histogram
	drift    prometheus.Gauge
}

var _ live.Observer = (*Metrics)(nil)

// fast holds the histogram bounds, in seconds, of operations that should take milliseconds.
var fast = []float64{.0005, .001, .002, .005, .01, .02, .03, .05, .1, .25, .5, 1, 2.5, 10}

// NewMetrics returns metrics that start at 0.
func NewMetrics() *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: counters("http_requests_total", "Requests.", "op", "status"),
		latency:  histograms("http_request_seconds", "Time of a request but for streams.", "op"),
		streams:  prometheus.NewGauge(prometheus.GaugeOpts{Namespace: "volgare", Name: "streams", Help: "Open streams."}),
		panics:   prometheus.NewCounter(prometheus.CounterOpts{Namespace: "volgare", Name: "panics_total", Help: "Panics of handlers."}),
		live:     prometheus.NewGauge(prometheus.GaugeOpts{Namespace: "volgare", Name: "live_tables", Help: "Tables in memory."}),
		commits:  histograms("entry_seconds", "Time until an entry was on disk, by its kind.", "kind"),
		refusals: counters("refusals_total", "Commands that did nothing.", "code"),
		bots:     histograms("bot_choice_seconds", "Time of a bot's choice.", "bot"),
		groups: prometheus.NewHistogram(prometheus.HistogramOpts{
			Namespace: "volgare", Name: "store_group_writes", Help: "Writes that shared a transaction.",
			Buckets: prometheus.ExponentialBuckets(1, 2, 9),
		}),
		flushes: prometheus.NewHistogram(prometheus.HistogramOpts{
			Namespace: "volgare", Name: "store_group_seconds", Help: "Time of a transaction.", Buckets: fast,
		}),
		drift: prometheus.NewGauge(prometheus.GaugeOpts{
			Namespace: "volgare", Name: "clock_drift_seconds", Help: "How far the clock of the machine is ahead of the database.",
		}),
	}
	m.registry.MustRegister(
		m.requests, m.latency, m.streams, m.panics, m.live, m.commits, m.refusals, m.bots, m.groups, m.flushes, m.drift,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
	)
	return m
}

func counters(name, help string, labels ...string) *prometheus.CounterVec {
	return prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "volgare", Name: name, Help: help}, labels)
}

func histograms(name, help string, labels ...string) *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(prometheus.HistogramOpts{Namespace: "volgare", Name: name, Help: help, Buckets: fast}, labels)
}

func (m *Metrics) request(w *observed, took time.Duration) {
	m.requests.WithLabelValues(w.op, strconv.Itoa(w.status)).Inc()
	if w.op != "stream" {
		m.latency.WithLabelValues(w.op).Observe(took.Seconds())
	}
}

// Committed implements live.Observer.
func (m *Metrics) Committed(kind string, d time.Duration) {
	m.commits.WithLabelValues(kind).Observe(d.Seconds())
}

// Refused implements live.Observer.
func (m *Metrics) Refused(code table.Code) { m.refusals.WithLabelValues(string(code)).Inc() }

// Loaded implements live.Observer.
func (m *Metrics) Loaded(live int) { m.live.Set(float64(live)) }

// Chosen implements live.Observer.
func (m *Metrics) Chosen(bot string, d time.Duration) {
	m.bots.WithLabelValues(bot).Observe(d.Seconds())
}

// Stored records a transaction of the store.
func (m *Metrics) Stored(writes int, took time.Duration) {
	m.groups.Observe(float64(writes))
	m.flushes.Observe(took.Seconds())
}

// ClockDrifts records how far the clock of this machine is ahead of the clock of the database.
func (m *Metrics) ClockDrifts(ahead time.Duration) { m.drift.Set(ahead.Seconds()) }

// Add adds metrics of another part of the server.
func (m *Metrics) Add(c prometheus.Collector) { m.registry.MustRegister(c) }

// WatchBus adds metrics of the bus to other nodes.
func (m *Metrics) WatchBus(status func() bus.Status) {
	m.gauge("bus_connected", "1 if the connection that listens to other nodes is open.", func() float64 {
		if status().Connected {
			return 1
		}
		return 0
	})
	m.gauge("bus_silent_seconds", "Time since the last notification; each node sends itself one every 2 s.", func() float64 {
		return time.Since(status().Heard).Seconds()
	})
	m.counter("bus_dropped_total", "Notifications that could not be sent.", func() float64 { return float64(status().Dropped) })
	m.counter("bus_rejected_total", "Notifications that no node has signed.", func() float64 { return float64(status().Rejected) })
}

// WatchBackup adds the age of the last backup, which is infinite if last returns the zero time.
func (m *Metrics) WatchBackup(last func() time.Time) {
	m.gauge("backup_age_seconds", "Time since the last backup, +Inf if there was none.", func() float64 {
		at := last()
		if at.IsZero() {
			return math.Inf(1)
		}
		return time.Since(at).Seconds()
	})
}

func (m *Metrics) gauge(name, help string, value func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Namespace: "volgare", Name: name, Help: help}, value))
}

func (m *Metrics) counter(name, help string, value func() float64) {
	m.registry.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Namespace: "volgare", Name: name, Help: help}, value))
}

// StreamsOpened records that n streams have begun, or ended if n is negative.
func (m *Metrics) StreamsOpened(n int) { m.streams.Add(float64(n)) }

// ServeHTTP returns the metrics to Prometheus.
func (m *Metrics) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}).ServeHTTP(w, r)
}

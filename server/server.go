package server

import (
	"cmp"
	"crypto/rand"
	_ "embed" // openapi.yaml
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"volgare/bus"
	"volgare/edition"
	"volgare/server/analysis"
	"volgare/server/api"
	"volgare/server/catalogue"
	"volgare/server/externalbots"
	"volgare/server/identity"
	"volgare/server/lessons"
	"volgare/server/middleware"
	"volgare/server/notifications"
	"volgare/server/pages"
	"volgare/server/play"
	"volgare/server/preview"
	"volgare/server/seats"
	"volgare/server/stream"
	"volgare/server/tables"
	"volgare/store"
	"volgare/table/live"
)

//go:embed openapi.yaml
var contract []byte

// Config configures a Server. The zero value of an optional field means the default, which follows the colon in its
// comment.
type Config struct {
	Lib    *edition.Library
	Tables *live.Service
	Store  store.Store
	Bus    bus.Bus

	Notifier    *notifications.Notifier // of the queue of notifications: one that only tests channels, without mail
	UI          fs.FS                   // the built browser interface: none
	Build       string                  // names the build; clients reload when it changes
	Now         func() time.Time        // the clock: time.Now
	Random      io.Reader               // of cookies, codes and links: crypto/rand.Reader
	Hosts       []string                // accepted names and addresses in the Host header, without ports: any
	Addresses   []string                // addresses of this server for other machines, with scheme and port: none
	Secure      bool                    // mark cookies Secure if the request came by https, according to its headers
	Proxies     middleware.Proxies      // trusted proxies in front of the server: none
	Limits      *middleware.Limits      // limits of requests: middleware.DefaultLimits
	Metrics     *middleware.Metrics     // metrics to update: new ones
	OpenMetrics bool                    // /metrics answers all clients, not only this machine
	Profile     bool                    // /debug/pprof/ answers this machine
	Heartbeat   time.Duration           // interval between beats of a stream: 15 s
	Sweep       time.Duration           // interval at which watched tables are compared with the store, if other nodes write to it: never
	Pace        time.Duration           // minimum time between two reports of the people at a table: 1 s
	Drain       time.Duration           // time for which a stopping server still answers, while it reports itself unhealthy: none
	Logger      *slog.Logger            // log output: discarded
}

// Server answers the requests of browsers.
type Server struct {
	Config

	people        *identity.Service
	catalogue     *catalogue.Service
	tables        *tables.Service
	seats         seats.Service
	externalBots  *externalbots.Service
	play          *play.Service
	analysis      *analysis.Service
	lessons       *lessons.Service
	previews      *preview.Service
	notifications *notifications.Service
	streams       *stream.Service
	handler       http.Handler
	limiter       *middleware.Limiter
	pulse         pulse
	draining      atomic.Bool
	untrusted     sync.Once // the warning of a proxy that is not trusted
	stopping      atomic.Bool
}

var _ http.Handler = (*Server)(nil)

// New returns a server. It subscribes to the bus until Stop is called.
func New(c Config) (*Server, error) {
	if c.Lib == nil || c.Tables == nil || c.Store == nil || c.Bus == nil {
		return nil, errors.New("server: a library, tables, a store and a bus are needed")
	}
	if err := c.fill(); err != nil {
		return nil, err
	}
	s := &Server{Config: c, limiter: middleware.NewLimiter(*c.Limits, c.Now)}
	heavy := api.NewSemaphore()
	ui, err := pages.New(c.UI)
	if err != nil {
		return nil, err
	}
	if s.catalogue, err = catalogue.New(c.Lib, c.Tables.Bots(), heavy, ui.Built("src/map/geometry.json")); err != nil {
		return nil, err
	}
	if s.lessons, err = lessons.New(c.Lib, heavy, c.Now); err != nil {
		return nil, err
	}
	s.group(heavy, stream.NewHub(c.Bus, c.Store, c.Sweep, c.Pace, c.Metrics.StreamsOpened))
	if s.previews, err = preview.New(s.seats, map[string]func(string) bool{
		"rules": s.catalogue.HasLeaf, "box": s.catalogue.HasPreset, "lesson": s.lessons.Has, "help": preview.HelpTopic,
	}); err != nil {
		return nil, err
	}
	stack := middleware.Stack{Hosts: c.Hosts, Metrics: c.Metrics, Logger: c.Logger}
	s.handler = stack.Wrap(s.routes(ui))
	return s, nil
}

// group creates the groups of operations. Each group uses only earlier ones.
func (s *Server) group(heavy *api.Semaphore, hub *stream.Hub) {
	s.people = &identity.Service{
		Store: s.Store, Now: s.Now, Random: s.Random, Secure: s.Secure, Stopping: s.stopping.Load,
		Comes: func(c *api.Request) error { return s.limiter.Spend(api.Coming, 1, "", c.From) },
	}
	s.streams = &stream.Service{
		Hub: hub, People: s.people, Build: s.Build, Heartbeat: s.Heartbeat, Logger: s.Logger, From: s.address, Enter: s.limiter.Enter,
	}
	s.tables = &tables.Service{
		Lib: s.Lib, Tables: s.Tables, Store: s.Store, People: s.people, Heavy: heavy,
		Made: func(c *api.Request, id string, bytes int) error {
			return s.limiter.Spend(api.Making, middleware.Pieces(bytes), id, c.From)
		},
	}
	s.seats = seats.Service{Service: s.tables, Crowded: func(c *api.Request, table string) error { return s.limiter.Sit(table, c.From) }}
	s.externalBots = externalbots.New(s.seats, s.address, s.Logger)
	s.play = play.New(s.tables)
	s.analysis = analysis.New(s.tables, s.Build, s.Logger)
	s.Notifier.Tables, s.Notifier.Here = s.Tables, hub.Here
	s.notifications = &notifications.Service{
		Notifier: s.Notifier, Requests: s.tables, People: s.people, Letters: notifications.NewLetters(s.Logger),
		Guess: func(r *http.Request) error { return s.limiter.Limit(api.Guessing, "", s.address(r)) },
		Sends: func(c *api.Request, receiver string) error { return s.limiter.Spend(api.Sending, 1, receiver, c.From) },
	}
}

// fill replaces zero values by their defaults.
func (c *Config) fill() (err error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	c.Limits = cmp.Or(c.Limits, middleware.DefaultLimits())
	c.Metrics = cmp.Or(c.Metrics, middleware.NewMetrics())
	c.Logger = cmp.Or(c.Logger, slog.New(slog.DiscardHandler))
	if c.Heartbeat <= 0 {
		c.Heartbeat = 15 * time.Second
	}
	if c.Pace <= 0 {
		c.Pace = time.Second
	}
	if c.Notifier == nil {
		c.Notifier, err = notifications.New(notifications.Options{Store: c.Store, Now: c.Now, Random: c.Random})
	}
	return err
}

// Forget removes the cookies of an identity from the cache.
func (s *Server) Forget(identity string) { s.people.Forget(identity) }

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Stop ends the streams, the connections of external bots, the analysis and mails that wait, and refuses further changes. Requests in
// progress are finished. The caller must close the tables and the store.
func (s *Server) Stop() {
	if s.stopping.CompareAndSwap(false, true) {
		s.streams.Hub.Close()
		s.externalBots.Stop()
		s.analysis.Stop()
		s.notifications.Stop()
	}
}

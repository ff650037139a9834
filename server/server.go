package server

import (
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
	"volgare/store"
	"volgare/table"
)

//go:embed openapi.yaml
var contract []byte

// Config is what a Server is made of.
type Config struct {
	Lib    *edition.Library
	Tables *table.Service
	Store  store.Store
	Bus    bus.Bus

	UI        fs.FS            // the built browser interface; nil for none
	Build     string           // names the build; clients reload when it changes
	Now       func() time.Time // time.Now
	Random    io.Reader        // crypto/rand.Reader: cookies, codes, links
	Hosts     []string         // names and addresses by which it is asked, without ports; none for any
	Secure    bool             // mark cookies Secure where the request came by https
	Proxied   bool             // X-Forwarded-For and X-Forwarded-Proto are those of an own proxy
	Limits    *Limits          // nil for DefaultLimits
	Metrics   *Metrics         // nil for new ones
	Tell      bool             // /metrics answers everybody, not only this machine
	Profile   bool             // /debug/pprof/ answers this machine
	Heartbeat time.Duration    // of streams, 15 s
	Logger    *slog.Logger     // discards
}

// Server answers the requests of browsers.
type Server struct {
	Config

	presets  []byte
	shelf    *shelf
	guard    http.Handler
	people   sync.Mutex // held while a browser is read, changed and written
	seen     sessions
	hub      *hub
	limiter  *limiter
	desk     desk
	views    encoded
	pulse    pulse
	stopping atomic.Bool
}

var _ http.Handler = (*Server)(nil)

// New returns a server, which listens to the bus until Stop is called.
func New(c Config) (*Server, error) {
	if c.Lib == nil || c.Tables == nil || c.Store == nil || c.Bus == nil {
		return nil, errors.New("server: a library, tables, a store and a bus are needed")
	}
	c.fill()
	s := &Server{Config: c, limiter: newLimiter(*c.Limits, c.Now), desk: make(desk, boardsAtOnce)}
	if err := s.prepare(); err != nil {
		return nil, err
	}
	pages, err := newAssets(c.UI)
	if err != nil {
		return nil, err
	}
	s.guard = s.wrap(s.routes(pages))
	s.hub = newHub(c.Bus, c.Metrics)
	return s, nil
}

// fill puts what stands behind the zero values in their place.
func (c *Config) fill() {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	if c.Limits == nil {
		c.Limits = DefaultLimits()
	}
	if c.Metrics == nil {
		c.Metrics = NewMetrics()
	}
	if c.Heartbeat <= 0 {
		c.Heartbeat = 15 * time.Second
	}
	if c.Logger == nil {
		c.Logger = slog.New(slog.DiscardHandler)
	}
}

// prepare encodes what is the same for everybody.
func (s *Server) prepare() (err error) {
	if s.presets, err = encode(presetsOf(s.Lib)); err != nil {
		return err
	}
	s.shelf, err = newShelf(s.Lib)
	return err
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.guard.ServeHTTP(w, r) }

// Stop ends the streams and refuses what would change something; requests under
// way are finished. The tables and the store are the caller's to close.
func (s *Server) Stop() {
	if s.stopping.CompareAndSwap(false, true) {
		s.hub.close()
	}
}

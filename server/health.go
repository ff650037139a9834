package server

import (
	"cmp"
	"context"
	"net/http"
	"net/http/pprof"
	"sync"
	"time"

	"volgare/server/api"
	"volgare/server/middleware"
	"volgare/view"
)

// health tells whether the server can be used: a table can be made, as far as its store tells, the last
// moves were stored, and it is not about to stop.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	if s.draining.Load() || s.stopping.Load() {
		api.Refuse(w, r, api.NewProblem("stopping", ""))
		return
	}
	if err := cmp.Or(s.Tables.Stored(), s.pulse.feel(r.Context(), s.Now(), s.Store.Well)); err != nil {
		api.Refuse(w, r, api.NewProblem("storage", "").Because(err))
		return
	}
	(&api.Reply{Status: http.StatusOK, Kind: api.KindText, Body: []byte("ok\n")}).Write(w, r)
}

// pulse remembers for a second how the store is: to ask it writes to the disk, and
// anybody may ask for its health.
type pulse struct {
	mu   sync.Mutex
	felt time.Time
	err  error
	beat chan struct{} // closed once the store has answered that is asked; nil: none is
}

const (
	// faint is when a store that has not answered is told of as unwell.
	faint = 1500 * time.Millisecond
	// hurry is for how long who asks waits for news; then he is told what was felt last: a proxy takes who is slow to answer
	// for unwell, and a database far away answers slowly to all.
	hurry = 250 * time.Millisecond
)

// feel tells how the store is.
func (p *pulse) feel(ctx context.Context, now time.Time, well func(context.Context) error) error {
	beat, first := p.start(ctx, now, well)
	switch {
	case first:
		<-beat
	case beat != nil:
		select {
		case <-beat:
		case <-time.After(hurry):
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// start asks the store, unless it is being asked or was a moment ago, and returns what is closed once it has answered; nil
// where nothing is asked. It says whether nothing is known yet.
func (p *pulse) start(ctx context.Context, now time.Time, well func(context.Context) error) (beat chan struct{}, first bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	first = p.felt.IsZero()
	if p.beat != nil || now.Sub(p.felt) < time.Second {
		return p.beat, first
	}
	p.beat = make(chan struct{})
	go func(beat chan struct{}) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), faint) // all who ask get the answer
		defer cancel()
		err := well(ctx)
		p.mu.Lock()
		defer p.mu.Unlock()
		p.felt, p.err, p.beat = now, err, nil
		close(beat)
	}(p.beat)
	return p.beat, first
}

// contract is openapi.yaml, so placed that its references lead to schema.
func (s *Server) contract(w http.ResponseWriter, r *http.Request) {
	(&api.Reply{Status: http.StatusOK, Kind: "application/yaml", Body: contract, ETag: api.Tag(s.Build, "contract")}).Write(w, r)
}

func (s *Server) schema(w http.ResponseWriter, r *http.Request) {
	a := api.Reply{Status: http.StatusOK, Kind: "application/schema+json", Body: []byte(view.Schema()), ETag: api.Tag(s.Build, "schema")}
	a.Write(w, r)
}

// profile serves the profiles of the running program to this machine.
func profile(mux *http.ServeMux) {
	for path, h := range map[string]http.HandlerFunc{
		"GET /debug/pprof/": pprof.Index, "GET /debug/pprof/profile": pprof.Profile, "GET /debug/pprof/trace": pprof.Trace,
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			if !middleware.Local(r) {
				http.NotFound(w, r)
				return
			}
			_ = http.NewResponseController(w).SetWriteDeadline(time.Time{})
			h(w, r)
		})
	}
}

// tellMetrics answers this machine, or everybody if that is configured.
func (s *Server) tellMetrics(w http.ResponseWriter, r *http.Request) {
	if !s.OpenMetrics && !middleware.Local(r) {
		api.Refuse(w, r, api.NewProblem("unknown-page", ""))
		return
	}
	s.Metrics.ServeHTTP(w, r)
}

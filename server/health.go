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
)

// health reports whether the server can be used: the store is writable, so a table can be created; the last
// moves were stored; and the server is not about to stop.
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

// pulse caches the health of the store for a second: each check writes to the disk, and
// any client may request it.
type pulse struct {
	mu   sync.Mutex
	felt time.Time // time of the last check
	err  error
	beat *beat // check in progress; nil for none
}

// beat is a check of the store in progress.
type beat struct {
	began time.Time
	done  chan struct{} // closed after the store has answered
}

const (
	// faint is the time after which a store that has not answered counts as unhealthy, even if it ignores its context.
	faint = 1500 * time.Millisecond
	// hurry is the time a client waits for a new result before it gets the last one. A proxy considers a slow node
	// unhealthy, and a remote database answers all nodes slowly.
	hurry = 250 * time.Millisecond
)

// feel returns nil if the store is healthy.
func (p *pulse) feel(ctx context.Context, now time.Time, well func(context.Context) error) error {
	if b, wait := p.ask(ctx, now, well); b != nil {
		select {
		case <-b.done:
		case <-time.After(min(wait, faint-time.Since(b.began))):
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.beat != nil && time.Since(p.beat.began) >= faint {
		return context.DeadlineExceeded
	}
	return p.err
}

// ask starts a check of the store, unless one is in progress. It returns nil if the last check is less than a second old.
// wait is how long the caller should wait for the result: longer if the last result is old.
func (p *pulse) ask(ctx context.Context, now time.Time, well func(context.Context) error) (b *beat, wait time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	known := now.Sub(p.felt)
	if p.beat == nil {
		if known < time.Second {
			return nil, 0
		}
		p.beat = &beat{time.Now(), make(chan struct{})}
		go p.await(context.WithoutCancel(ctx), p.beat, now, well) // all waiting clients get the answer
	}
	if known > 2*faint {
		return p.beat, faint
	}
	return p.beat, hurry
}

// await stores the result of a check.
func (p *pulse) await(ctx context.Context, b *beat, now time.Time, well func(context.Context) error) {
	ctx, cancel := context.WithTimeout(ctx, faint)
	defer cancel()
	err := well(ctx)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.felt, p.err, p.beat = now, err, nil
	close(b.done)
}

// fixed answers with a constant text of this build. name becomes part of the entity tag.
func (s *Server) fixed(kind, name string, text []byte) http.HandlerFunc {
	return (&api.Reply{Status: http.StatusOK, Kind: kind, Body: text, ETag: api.Tag(s.Build, name)}).Write
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

// tellMetrics answers this machine, or all clients if configured.
func (s *Server) tellMetrics(w http.ResponseWriter, r *http.Request) {
	if !s.OpenMetrics && !middleware.Local(r) {
		api.Refuse(w, r, api.NewProblem("unknown-page", ""))
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	s.Metrics.ServeHTTP(w, r)
}

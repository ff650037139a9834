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
	felt time.Time // last
	err  error
	beat *beat // that has not been felt yet; nil for none
}

// beat is a question to the store.
type beat struct {
	began time.Time
	done  chan struct{} // closed once it is answered
}

const (
	// faint is when a store that has not answered is told of as unwell, whatever it does with its context.
	faint = 1500 * time.Millisecond
	// hurry is for how long who asks waits for news; then he is told what was felt last: a proxy takes who is slow to answer
	// for unwell, and a database far away answers slowly to all.
	hurry = 250 * time.Millisecond
)

// feel tells how the store is.
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

// ask asks the store, unless it is being asked, or was a moment ago: then nothing is waited for. It returns for how long the
// answer is worth waiting for: where what is known is old, as long as it takes.
func (p *pulse) ask(ctx context.Context, now time.Time, well func(context.Context) error) (b *beat, wait time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	known := now.Sub(p.felt)
	if p.beat == nil {
		if known < time.Second {
			return nil, 0
		}
		p.beat = &beat{time.Now(), make(chan struct{})}
		go p.await(context.WithoutCancel(ctx), p.beat, now, well) // all who ask get the answer
	}
	if known > 2*faint {
		return p.beat, faint
	}
	return p.beat, hurry
}

// await takes what a store answers.
func (p *pulse) await(ctx context.Context, b *beat, now time.Time, well func(context.Context) error) {
	ctx, cancel := context.WithTimeout(ctx, faint)
	defer cancel()
	err := well(ctx)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.felt, p.err, p.beat = now, err, nil
	close(b.done)
}

// fixed answers with a text of this build, which has a name in its entity tag.
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

// tellMetrics answers this machine, or everybody if that is configured.
func (s *Server) tellMetrics(w http.ResponseWriter, r *http.Request) {
	if !s.OpenMetrics && !middleware.Local(r) {
		api.Refuse(w, r, api.NewProblem("unknown-page", ""))
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	s.Metrics.ServeHTTP(w, r)
}

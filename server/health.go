package server

import (
	"cmp"
	"context"
	"net/http"
	"net/http/pprof"
	"sync"
	"time"

	"volgare/view"
)

// health tells whether the server can be used: its store can be written to, the last
// moves were stored, and it is not about to stop.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	if s.stopping.Load() {
		s.refuse(w, r, problem("stopping", ""))
		return
	}
	if err := cmp.Or(s.Tables.Stored(), s.pulse.feel(r.Context(), s.Now(), s.Store.Ping)); err != nil {
		p := problem("storage", "")
		p.cause = err
		s.refuse(w, r, p)
		return
	}
	(&reply{status: http.StatusOK, kind: kindText, body: []byte("ok\n")}).write(w, r)
}

// pulse remembers for a second how the store is: to ask it writes to the disk, and
// anybody may ask for its health.
type pulse struct {
	mu   sync.Mutex
	felt time.Time
	err  error
}

func (p *pulse) feel(ctx context.Context, now time.Time, ping func(context.Context) error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if now.Sub(p.felt) >= time.Second {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second) // all who ask get the answer
		defer cancel()
		p.felt, p.err = now, ping(ctx)
	}
	return p.err
}

// contract is openapi.yaml, so placed that its references lead to schema.
func (s *Server) contract(w http.ResponseWriter, r *http.Request) {
	(&reply{status: http.StatusOK, kind: "application/yaml", body: contract, etag: s.tag("contract")}).write(w, r)
}

func (s *Server) schema(w http.ResponseWriter, r *http.Request) {
	(&reply{status: http.StatusOK, kind: "application/schema+json", body: []byte(view.Schema()), etag: s.tag("schema")}).write(w, r)
}

// profile serves the profiles of the running program to this machine.
func profile(mux *http.ServeMux) {
	for path, h := range map[string]http.HandlerFunc{
		"GET /debug/pprof/": pprof.Index, "GET /debug/pprof/profile": pprof.Profile, "GET /debug/pprof/trace": pprof.Trace,
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, r *http.Request) {
			if !local(r) {
				http.NotFound(w, r)
				return
			}
			_ = http.NewResponseController(w).SetWriteDeadline(time.Time{})
			h(w, r)
		})
	}
}

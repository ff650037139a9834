package middleware

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"

	"volgare/server/api"
)

// Stack is the handling common to all requests: the log, the metrics, the headers, and the refusal of requests for other
// host names or from other sites. Its fields must be set before use.
type Stack struct {
	Hosts   []string // accepted names and addresses in the Host header, without ports; empty for any
	Metrics *Metrics
	Logger  *slog.Logger
}

// observed is a ResponseWriter that records the response for the log and the metrics.
type observed struct {
	http.ResponseWriter
	op     string // operation of the contract, or "page" or "other"
	table  string
	code   string // code of the problem, if any
	cause  error
	status int
	size   int64
}

// WriteHeader records the status.
func (w *observed) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write counts the bytes.
func (w *observed) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := w.ResponseWriter.Write(b)
	w.size += int64(n)
	return n, err
}

// Unwrap returns the underlying writer for a ResponseController.
func (w *observed) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WithOperation records the operation and the table of a request.
func WithOperation(op string, next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if seen, ok := w.(*observed); ok {
			seen.op = op
			if id := r.PathValue("id"); api.IsTableID(id) {
				seen.table = id
			}
		}
		next(w, r)
	}
}

// NoteProblem records a problem for the log.
func (w *observed) NoteProblem(p *api.Problem) { w.code, w.cause = p.Code, p.Unwrap() }

// Wrap returns the router with the handling common to all requests.
func (s *Stack) Wrap(router http.Handler) http.Handler {
	inner := secured(named(s.Hosts, sameOrigin(router)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen, began := &observed{ResponseWriter: w, op: "other"}, time.Now()
		defer func() {
			took := time.Since(began)
			if seen.abandoned(r) {
				seen.status = clientGone
			}
			s.Metrics.request(seen, took)
			s.logRequest(r, seen, took)
		}()
		defer s.rescue(seen, r)
		inner.ServeHTTP(seen, r)
	})
}

// clientGone is the status in the log and the metrics of a request whose client disconnected before the response, as in other
// servers. No client receives it.
const clientGone = 499

// abandoned reports whether a request failed because its client had disconnected, which is not an error of the server.
func (w *observed) abandoned(r *http.Request) bool {
	return r.Context().Err() != nil && errors.Is(w.cause, context.Canceled)
}

// rescue turns a panic of a handler into a problem, so that the server keeps running.
func (s *Stack) rescue(w *observed, r *http.Request) {
	fault := recover()
	if fault == nil {
		return
	}
	if fault == http.ErrAbortHandler { //nolint:errorlint // the panic value is exactly this one
		panic(fault)
	}
	s.Metrics.panics.Inc()
	s.Logger.ErrorContext(r.Context(), "panic", "op", w.op, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
	if w.status == 0 {
		api.Refuse(w, r, api.NewProblem("internal", ""))
	}
}

// logRequest writes a log line. It contains neither the path nor the query, since links are capabilities, and no
// cookies, bodies or client addresses.
func (s *Stack) logRequest(r *http.Request, w *observed, took time.Duration) {
	level := slog.LevelInfo
	switch {
	case w.status == clientGone:
		level = slog.LevelDebug
	case w.status >= http.StatusInternalServerError:
		level = slog.LevelError
	}
	if !s.Logger.Enabled(r.Context(), level) {
		return
	}
	list := []slog.Attr{
		slog.String("method", method(r)), slog.String("op", w.op), slog.Int("status", w.status),
		slog.Float64("ms", float64(took.Microseconds())/1000), slog.Int64("bytes", w.size),
	}
	if w.table != "" {
		list = append(list, slog.String("table", w.table))
	}
	if w.code != "" {
		list = append(list, slog.String("code", w.code))
	}
	if w.cause != nil && level == slog.LevelError {
		list = append(list, slog.String("err", w.cause.Error()))
	}
	s.Logger.LogAttrs(r.Context(), level, "request", list...)
}

// method returns the method of a request if it is a standard one, so that clients cannot write arbitrary text into the log.
func method(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return r.Method
	}
	return "other"
}

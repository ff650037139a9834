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

// Stack is what every request goes through: the log, the metrics, the headers, and
// refusals of other names and other sites. Its fields are set before use.
type Stack struct {
	Hosts   []string // names and addresses by which the server is asked, without ports; none for any
	Metrics *Metrics
	Logger  *slog.Logger
}

// observed is a response that is observed for the log and the metrics.
type observed struct {
	http.ResponseWriter
	op     string // of the contract, or "page", "other"
	table  string
	code   string // of a problem
	cause  error
	status int
	size   int64
}

// WriteHeader notes the status.
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

// Unwrap lets a ResponseController through.
func (w *observed) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// WithOperation notes which operation a request is, and of which table.
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

// NoteProblem keeps a problem for the log.
func (w *observed) NoteProblem(p *api.Problem) { w.code, w.cause = p.Code, p.Unwrap() }

// Wrap puts around the router what every request goes through.
func (s *Stack) Wrap(router http.Handler) http.Handler {
	inner := secured(named(s.Hosts, sameOrigin(router)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen, began := &observed{ResponseWriter: w, op: "other"}, time.Now()
		defer func() {
			took := time.Since(began)
			if seen.unread(r) {
				seen.status = clientGone
			}
			s.Metrics.request(seen, took)
			s.logRequest(r, seen, took)
		}()
		defer s.rescue(seen, r)
		inner.ServeHTTP(seen, r)
	})
}

// clientGone is the status in the log and the metrics of a request whose client hung up before it was answered, as other
// servers note it. No client receives it.
const clientGone = 499

// unread reports whether a request failed because its client had hung up, which is no error of the server.
func (w *observed) unread(r *http.Request) bool {
	return r.Context().Err() != nil && errors.Is(w.cause, context.Canceled)
}

// rescue turns a panic of a handler into a problem: the server goes on.
func (s *Stack) rescue(w *observed, r *http.Request) {
	fault := recover()
	if fault == nil {
		return
	}
	if fault == http.ErrAbortHandler { //nolint:errorlint // it is this value
		panic(fault)
	}
	s.Metrics.panics.Inc()
	s.Logger.ErrorContext(r.Context(), "panic", "op", w.op, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
	if w.status == 0 {
		api.Refuse(w, r, api.NewProblem("internal", ""))
	}
}

// logRequest writes a line. Neither the address of the page nor the query is in
// it: links are capabilities. Nor are cookies, bodies and the client's address.
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

// method is that of a request if it is one of HTTP, so that nobody writes into the log.
func method(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return r.Method
	}
	return "other"
}

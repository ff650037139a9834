package server

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// reply is the answer to a request.
type reply struct {
	status   int
	kind     string // content type
	body     []byte
	etag     string // with which the client may ask again; "" for none
	location string
	name     string
}

const (
	kindJSON    = "application/json"
	kindProblem = "application/problem+json"
	kindText    = "text/plain; charset=utf-8"
	kindSVG     = "image/svg+xml"
)

// encode is a value as JSON.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// ok is the reply with a value.
func ok(v any) (*reply, error) { return with(http.StatusOK, v) }

func with(status int, v any) (*reply, error) {
	body, err := encode(v)
	if err != nil {
		return nil, err
	}
	return &reply{status: status, kind: kindJSON, body: body}, nil
}

// write sends a reply, or 304 if the client has it.
func (a *reply) write(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	switch {
	case a.etag != "":
		h.Set("ETag", a.etag)
		h.Set("Cache-Control", "no-cache, private")
	default:
		h.Set("Cache-Control", "no-store")
	}
	if a.location != "" {
		h.Set("Location", a.location)
	}
	if a.etag != "" && matches(r.Header.Get("If-None-Match"), a.etag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if a.name != "" {
		h.Set("Content-Disposition", `inline; filename="`+a.name+`"`)
	}
	h.Set("Content-Type", a.kind)
	send(w, r, a.status, a.body)
}

// matches reports whether a list of entity tags names one. Tags are compared
// weakly: the same content, however it is encoded. RFC 9110 13.1.2
func matches(list, etag string) bool {
	for tag := range strings.SplitSeq(list, ",") {
		if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == strings.TrimPrefix(etag, "W/") {
			return true
		}
	}
	return false
}

// least is the size from which compressing pays: a packet.
const least = 1 << 10

// send writes a body, compressed if that is accepted and pays.
func send(w http.ResponseWriter, r *http.Request, status int, body []byte) {
	h := w.Header()
	if len(body) > least {
		h.Add("Vary", "Accept-Encoding")
		if gzipped(r) {
			b := buffers.Get().(*bytes.Buffer) //nolint:errcheck,forcetypeassert // it holds nothing else
			defer buffers.Put(b)
			b.Reset()
			compress(b, body)
			body = b.Bytes()
			h.Set("Content-Encoding", "gzip")
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // a client that has gone is told nothing
	}
}

var (
	buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}
	zippers = sync.Pool{New: func() any {
		z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed) // the level is one that there is
		return z
	}}
)

func compress(into *bytes.Buffer, body []byte) {
	z := zippers.Get().(*gzip.Writer) //nolint:errcheck,forcetypeassert // it holds nothing else
	defer zippers.Put(z)
	z.Reset(into)
	_, _ = z.Write(body) // memory does not fail
	_ = z.Close()
}

// gzipped reports whether a client takes gzip.
func gzipped(r *http.Request) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name = strings.TrimSpace(name); name == "gzip" || name == "*" {
			return !zeroWeight(weight)
		}
	}
	return false
}

// zeroWeight reports whether parameters say q=0.
func zeroWeight(params string) bool {
	for p := range strings.SplitSeq(params, ";") {
		if q, ok := strings.CutPrefix(strings.TrimSpace(p), "q="); ok {
			n, err := strconv.ParseFloat(q, 64)
			return err == nil && n == 0
		}
	}
	return false
}

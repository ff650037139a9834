package api

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// minGzip is the minimum size in bytes of a body worth compressing. Smaller ones fit into one packet anyway.
const minGzip = 1 << 10

// send writes a body, compressed if the client accepts it and the body is large enough. The caller must have set
// Vary: Accept-Encoding.
func send(w http.ResponseWriter, r *http.Request, status int, body []byte) {
	h := w.Header()
	if len(body) > minGzip && AcceptsGzip(r) {
		b := buffers.Get().(*bytes.Buffer) //nolint:errcheck,forcetypeassert // it holds nothing else
		defer buffers.Put(b)
		b.Reset()
		compress(b, body)
		body = b.Bytes()
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // an error means that the client has gone
	}
}

var (
	buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}
	zippers = sync.Pool{New: func() any {
		z, _ := gzip.NewWriterLevel(nil, gzip.BestSpeed) // BestSpeed is a valid level
		return z
	}}
)

func compress(into *bytes.Buffer, body []byte) {
	z := zippers.Get().(*gzip.Writer) //nolint:errcheck,forcetypeassert // it holds nothing else
	defer zippers.Put(z)
	z.Reset(into)
	_, _ = z.Write(body) // writing to memory cannot fail
	_ = z.Close()
}

// AcceptsGzip reports whether the client of a request accepts gzip.
func AcceptsGzip(r *http.Request) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name = strings.TrimSpace(name); name == "gzip" || name == "*" {
			return !ZeroWeight(weight)
		}
	}
	return false
}

// ZeroWeight reports whether the parameters of a header value contain q=0.
func ZeroWeight(params string) bool {
	for p := range strings.SplitSeq(params, ";") {
		if q, ok := strings.CutPrefix(strings.TrimSpace(p), "q="); ok {
			n, err := strconv.ParseFloat(q, 64)
			return err == nil && n == 0
		}
	}
	return false
}

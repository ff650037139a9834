package api

import (
	"bytes"
	"encoding/json"
	"net/http"
	"time"
)

// Reply is the response to a request.
type Reply struct {
	Status   int
	Kind     string // content type; "" for a reply without a body
	Body     []byte
	ETag     string // entity tag for conditional requests; "" for none
	Location string // address of the created resource
	Name     string // file name for downloads; "" for none

	Immutable bool // any cache may keep it for a year
}

// Immutable is the Cache-Control header of a body that never changes at its address.
const Immutable = "public, max-age=31536000, immutable"

// The content types of replies.
const (
	KindJSON    = "application/json"
	KindProblem = "application/problem+json"
	KindText    = "text/plain; charset=utf-8"
	KindSVG     = "image/svg+xml"
	KindPNG     = "image/png"
)

// Encode encodes a value as JSON.
func Encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// OK returns a reply with status 200 and a value as JSON.
func OK(v any) (*Reply, error) { return With(http.StatusOK, v) }

// Encoded returns a reply with encoded JSON and its entity tag.
func Encoded(tag string, body []byte) *Reply {
	return &Reply{Status: http.StatusOK, Kind: KindJSON, Body: body, ETag: tag}
}

// With returns a reply with the given status and a value as JSON.
func With(status int, v any) (*Reply, error) {
	body, err := Encode(v)
	if err != nil {
		return nil, err
	}
	return &Reply{Status: status, Kind: KindJSON, Body: body}, nil
}

// Tagged returns a reply with JSON and its entity tag. It calls encode only if the client does not have the content already.
func (c *Request) Tagged(tag string, encode func() ([]byte, error)) (*Reply, error) {
	if Matches(c.R.Header.Get("If-None-Match"), tag) {
		return &Reply{Status: http.StatusNotModified, ETag: tag}, nil
	}
	body, err := encode()
	return Encoded(tag, body), err
}

// Write sends a reply, or 304 if the client has the content already.
func (a *Reply) Write(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Add("Vary", "Accept-Encoding")
	if a.ETag != "" {
		h.Set("ETag", a.ETag)
	}
	switch {
	case a.Immutable:
		h.Set("Cache-Control", Immutable)
	case a.ETag != "":
		h.Set("Cache-Control", "no-cache, private")
	default:
		h.Set("Cache-Control", "no-store")
	}
	if a.Location != "" {
		h.Set("Location", a.Location)
	}
	if a.Name != "" {
		h.Set("Content-Disposition", `inline; filename="`+a.Name+`"`)
	}
	if a.ETag != "" && Matches(r.Header.Get("If-None-Match"), a.ETag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if a.Kind == "" { // there is no body
		w.WriteHeader(a.Status)
		return
	}
	h.Set("Content-Type", a.Kind)
	send(w, r, a.Status, a.Body)
}

// OrNull returns a pointer to v, or nil (null in JSON) if v is the zero value.
func OrNull[T comparable](v T) *T {
	if v == *new(T) {
		return nil
	}
	return &v
}

// ListOf returns f of each element. The list is never nil: a nil slice would be null in JSON.
func ListOf[A, B any](all []A, f func(*A) B) []B {
	list := make([]B, len(all))
	for i := range all {
		list[i] = f(&all[i])
	}
	return list
}

// Instant formats a time for the wire: UTC with milliseconds.
func Instant(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z07:00") }

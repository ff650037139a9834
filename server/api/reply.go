package api

import (
	"bytes"
	"encoding/json"
	"net/http"
	"time"
)

// Reply is the answer to a request.
type Reply struct {
	Status   int
	Kind     string // content type
	Body     []byte
	ETag     string // with which the client may ask again; "" for none
	Location string // of what was made
	Name     string // of the file

	Immutable bool // any cache may keep it for a year
}

// Immutable is the Cache-Control of a body that does not change at its address.
const Immutable = "public, max-age=31536000, immutable"

// The content types of replies.
const (
	KindJSON    = "application/json"
	KindProblem = "application/problem+json"
	KindText    = "text/plain; charset=utf-8"
	KindSVG     = "image/svg+xml"
	KindPNG     = "image/png"
)

// Encode is a value as JSON.
func Encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// OK is the reply of status 200 with a value as JSON.
func OK(v any) (*Reply, error) { return With(http.StatusOK, v) }

// Encoded is the reply with JSON that was made before, and its entity tag.
func Encoded(tag string, body []byte) *Reply {
	return &Reply{Status: http.StatusOK, Kind: KindJSON, Body: body, ETag: tag}
}

// With is the reply of a status with a value as JSON.
func With(status int, v any) (*Reply, error) {
	body, err := Encode(v)
	if err != nil {
		return nil, err
	}
	return &Reply{Status: status, Kind: KindJSON, Body: body}, nil
}

// Tagged is the reply with the JSON that an entity tag names, which is made only for a client that does not have it.
func (c *Request) Tagged(tag string, encode func() ([]byte, error)) (*Reply, error) {
	if Matches(c.R.Header.Get("If-None-Match"), tag) {
		return &Reply{Status: http.StatusNotModified, ETag: tag}, nil
	}
	body, err := encode()
	return Encoded(tag, body), err
}

// Write sends a reply, or 304 if the client has it.
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
	h.Set("Content-Type", a.Kind)
	send(w, r, a.Status, a.Body)
}

// OrNull is a value, or null for the zero value.
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

// Instant is a time on the wire: UTC with milliseconds.
func Instant(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z07:00") }

package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
)

// MaxBody is the maximum size in bytes of a body without a specific limit.
const MaxBody = 64 << 10

// MaxObjects is the maximum number of JSON objects in a body. Each may take hundreds of bytes when decoded.
// The built-in board has about 500.
const MaxObjects = 8192

var errObjects = fmt.Errorf("the body has more than %d objects", MaxObjects)

// objects is a reader that fails if a body has more than a number of JSON objects.
type objects struct {
	io.Reader

	left int
}

// Read implements io.Reader.
func (o *objects) Read(into []byte) (int, error) {
	n, err := o.Reader.Read(into)
	if o.left -= bytes.Count(into[:n], []byte("{")); o.left < 0 {
		return 0, errObjects
	}
	return n, err
}

// Checker is a body that validates itself.
type Checker interface {
	// Check returns the problem with the decoded body, or normalizes the body and returns nil.
	Check() *Problem
}

// decode reads exactly one JSON value. It refuses unknown fields.
func decode(body io.Reader, into Checker) error {
	d := json.NewDecoder(&objects{body, MaxObjects})
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return badJSON(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		if p := tooLarge(err); p != nil {
			return p
		}
		return NewProblem("bad-json", "there is more than one JSON value")
	}
	return check(into)
}

// check returns the problem of a decoded body as an error, nil for none.
func check(body Checker) error {
	if p := body.Check(); p != nil {
		return p
	}
	return nil
}

// Nothing is the body of a request that needs none. It may be absent or an empty object.
type Nothing struct{}

// Check implements Checker.
func (*Nothing) Check() *Problem { return nil }

// typed checks the content type of a request.
func typed(r *http.Request, want string) error {
	got := r.Header.Get("Content-Type")
	kind, params, err := mime.ParseMediaType(got)
	set := params["charset"]
	if err != nil || kind != want || set != "" && !strings.EqualFold(set, "utf-8") {
		return NewProblem("unsupported-type", fmt.Sprintf("the content type has to be %s in UTF-8, not %q", want, got))
	}
	return nil
}

// tooLarge returns the problem if err means that a body exceeds its maximum size, else nil.
func tooLarge(err error) *Problem {
	if most, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return NewProblem("too-large", fmt.Sprintf("the body has more than %d bytes", most.Limit))
	}
	if errors.Is(err, errObjects) {
		return NewProblem("too-large", err.Error())
	}
	return nil
}

// badJSON returns the problem of a body that could not be read.
func badJSON(err error) *Problem {
	if p := tooLarge(err); p != nil {
		return p
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		p := NewProblem("bad-json", fmt.Sprintf("a JSON %s is not accepted here", wrong.Value))
		p.Field = strings.TrimPrefix(wrong.Field, "turnBody.") // a struct of ours, not of the client's
		return p
	}
	if fault, ok := errors.AsType[*json.SyntaxError](err); ok {
		return NewProblem("bad-json", fmt.Sprintf("at byte %d: %s", fault.Offset, fault.Error()))
	}
	switch text := strings.TrimPrefix(err.Error(), "json: "); {
	case strings.HasPrefix(text, "unknown field"):
		p := NewProblem("bad-json", text)
		p.Field = strings.Trim(strings.TrimPrefix(text, "unknown field "), `"`)
		return p
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return NewProblem("bad-json", "the JSON is not complete")
	}
	return NewProblem("bad-request", "the body could not be read").Because(err)
}

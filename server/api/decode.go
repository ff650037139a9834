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

// MaxBody is the most bytes of a body that has no bound of its own.
const MaxBody = 64 << 10

// MaxObjects is the most JSON objects in a body: each may become hundreds of bytes. The
// built-in board has about 500.
const MaxObjects = 8192

var errObjects = fmt.Errorf("the body has more than %d objects", MaxObjects)

// objects lets a body through until it has more objects than it may have.
type objects struct {
	io.Reader

	left int
}

// Read reads on.
func (o *objects) Read(into []byte) (int, error) {
	n, err := o.Reader.Read(into)
	if o.left -= bytes.Count(into[:n], []byte("{")); o.left < 0 {
		return 0, errObjects
	}
	return n, err
}

// Checker is a body that knows what it must hold.
type Checker interface {
	// Check says what is wrong with what was decoded, or brings it into its form.
	Check() *Problem
}

// decode reads JSON: one value, without unknown fields.
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
	if p := into.Check(); p != nil {
		return p
	}
	return nil
}

// Nothing is the body of a request that needs none: absent or an empty object.
type Nothing struct{}

// Check finds nothing wrong.
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

// tooLarge is the problem of a body that goes beyond a bound, or nil.
func tooLarge(err error) *Problem {
	if most, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return NewProblem("too-large", fmt.Sprintf("the body has more than %d bytes", most.Limit))
	}
	if errors.Is(err, errObjects) {
		return NewProblem("too-large", err.Error())
	}
	return nil
}

// badJSON says why a body could not be read.
func badJSON(err error) *Problem {
	if p := tooLarge(err); p != nil {
		return p
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		p := NewProblem("bad-json", fmt.Sprintf("a %s cannot stand there", wrong.Value))
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

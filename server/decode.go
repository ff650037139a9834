package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"volgare/edition"
	"volgare/engine"
)

// The most bytes of a body.
const (
	maxBody   = 64 << 10
	maxTable  = 4 * edition.MaxBoard // of one that may hold a board of one's own, with escapes
	maxSheet  = 8 * edition.MaxBoard // of a board as JSON, where every value repeats its note
	maxRecord = 512 << 10
)

// maxObjects is the most JSON objects in a body: each may become hundreds of bytes. The
// built-in board has about 500.
const maxObjects = 8192

var errObjects = fmt.Errorf("the body has more than %d objects", maxObjects)

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

// checker is a body that knows what it must hold.
type checker interface{ check() *Problem }

// decode reads the JSON of a request: one value, without unknown fields.
func decode(w http.ResponseWriter, r *http.Request, most int64, into checker) error {
	if err := typed(r, "application/json"); err != nil {
		return err
	}
	d := json.NewDecoder(&objects{http.MaxBytesReader(w, r.Body, most), maxObjects})
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return badJSON(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		if err != nil && (tooLarge(err) || errors.Is(err, errObjects)) {
			return badJSON(err)
		}
		return problem("bad-json", "there is more than one JSON value")
	}
	if p := into.check(); p != nil {
		return p
	}
	return nil
}

// decodeIfAny is decode for a body that may be absent.
func decodeIfAny(w http.ResponseWriter, r *http.Request, into checker) error {
	if r.ContentLength == 0 || r.Body == nil {
		return nil
	}
	return decode(w, r, maxBody, into)
}

// nothing is the body of a request that needs none: absent or an empty object.
type nothing struct{}

func (*nothing) check() *Problem { return nil }

// decodeText reads a plain text.
func decodeText(w http.ResponseWriter, r *http.Request, most int64) (string, error) {
	if err := typed(r, "text/plain"); err != nil {
		return "", err
	}
	data, err := io.ReadAll(http.MaxBytesReader(w, r.Body, most))
	if err != nil {
		return "", badJSON(err)
	}
	if !utf8.Valid(data) {
		return "", problem("bad-request", "the text is not UTF-8")
	}
	return string(data), nil
}

// typed checks the content type of a request.
func typed(r *http.Request, want string) error {
	got := r.Header.Get("Content-Type")
	kind, params, err := mime.ParseMediaType(got)
	set := params["charset"]
	if err != nil || kind != want || set != "" && !strings.EqualFold(set, "utf-8") {
		return problem("unsupported-type", fmt.Sprintf("the content type has to be %s in UTF-8, not %q", want, got))
	}
	return nil
}

func tooLarge(err error) bool {
	_, ok := errors.AsType[*http.MaxBytesError](err)
	return ok
}

// badJSON says why a body could not be read.
func badJSON(err error) *Problem {
	if most, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return problem("too-large", fmt.Sprintf("the body has more than %d bytes", most.Limit))
	}
	if errors.Is(err, errObjects) {
		return problem("too-large", err.Error())
	}
	if wrong, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		p := problem("bad-json", fmt.Sprintf("a %s cannot stand there", wrong.Value))
		p.Field = strings.TrimPrefix(wrong.Field, "turnBody.") // a struct of ours, not of the client's
		return p
	}
	if fault, ok := errors.AsType[*json.SyntaxError](err); ok {
		return problem("bad-json", fmt.Sprintf("at byte %d: %s", fault.Offset, fault.Error()))
	}
	switch text := strings.TrimPrefix(err.Error(), "json: "); {
	case strings.HasPrefix(text, "unknown field"):
		p := problem("bad-json", text)
		p.Field = strings.Trim(strings.TrimPrefix(text, "unknown field "), `"`)
		return p
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return problem("bad-json", "the JSON is not complete")
	}
	p := problem("bad-request", "the body could not be read")
	p.cause = err
	return p
}

// query reads the parameters of a request and refuses those that it does not know
// or finds twice.
func query(r *http.Request, known ...string) (url.Values, error) {
	values, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, problem("bad-request", "the query is malformed")
	}
	for name, all := range values {
		if !slices.Contains(known, name) {
			return nil, badField(name, "there is no such parameter; known are: "+strings.Join(known, ", "))
		}
		if len(all) > 1 {
			return nil, badField(name, "the parameter stands there more than once")
		}
	}
	return values, nil
}

// number reads a parameter that is a number.
func number(q url.Values, name string, without, least, most int) (int, error) {
	text := q.Get(name)
	if !q.Has(name) {
		return without, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, badField(name, fmt.Sprintf("a number from %d to %d is wanted", least, most))
	}
	return n, nil
}

// truth reads a parameter that is true or false.
func truth(q url.Values, name string) (bool, error) {
	switch q.Get(name) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	case "":
		if !q.Has(name) {
			return false, nil
		}
	}
	return false, badField(name, "true or false is wanted")
}

// needSeat checks a colour.
func needSeat(colour string) *Problem {
	if _, ok := engine.ParseSeat(colour); ok && colour == strings.ToLower(colour) {
		return nil
	}
	return badField("seat", "a seat is wanted: yellow, red, black, grey or green")
}

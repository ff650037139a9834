// Package api has the parts that all groups of operations share: decoded and checked requests, replies
// with entity tags, and errors as a Problem.
package api

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"unicode/utf8"
)

// Request is a request that is being handled.
type Request struct {
	W     http.ResponseWriter
	R     *http.Request
	Build string // build of the server
	From  string // key of the client address, for limits
}

// Context returns the context of the request, which ends when the client disconnects.
func (c *Request) Context() context.Context { return c.R.Context() }

// Decode decodes a body of at most MaxBody bytes.
func (c *Request) Decode(into Checker) error { return c.DecodeUpTo(MaxBody, into) }

// DecodeUpTo decodes a body of at most the given number of bytes.
func (c *Request) DecodeUpTo(most int64, into Checker) error {
	if err := typed(c.R, "application/json"); err != nil {
		return err
	}
	return decode(http.MaxBytesReader(c.W, c.R.Body, most), into)
}

// DoDecoded is DecodeUpTo for a body whose decoding takes much memory. Once the body has arrived, DoDecoded acquires heavy, and
// decodes the body and calls work while it holds it.
func (c *Request) DoDecoded(most int64, heavy *Semaphore, into Checker, work func()) error {
	if err := typed(c.R, "application/json"); err != nil {
		return err
	}
	body, err := io.ReadAll(http.MaxBytesReader(c.W, c.R.Body, most))
	if err != nil {
		return badJSON(err)
	}
	return heavy.Do(c.Context(), c.From, func() error {
		if err := decode(bytes.NewReader(body), into); err != nil {
			return err
		}
		work()
		return nil
	})
}

// NoQuery returns handle as the Handle of an operation without parameters in its query.
func NoQuery(handle func(*Request) (*Reply, error)) func(*Request) (*Reply, error) {
	return func(c *Request) (*Reply, error) {
		if _, err := c.Query(); err != nil {
			return nil, err
		}
		return handle(c)
	}
}

// bodyOf is a pointer to a B that checks what has been decoded into it.
type bodyOf[B any] interface {
	*B
	Checker
}

// Decoded returns a Handle that decodes the body of a request and passes it to handle. There are no parameters in the query.
func Decoded[B any, P bodyOf[B]](handle func(*Request, P) (*Reply, error)) func(*Request) (*Reply, error) {
	return decodedBy((*Request).Decode, handle)
}

// DecodedIfAny is Decoded, but reads an absent body as an empty object.
func DecodedIfAny[B any, P bodyOf[B]](handle func(*Request, P) (*Reply, error)) func(*Request) (*Reply, error) {
	return decodedBy((*Request).decodeIfAny, handle)
}

func decodedBy[B any, P bodyOf[B]](
	decode func(*Request, Checker) error, handle func(*Request, P) (*Reply, error),
) func(*Request) (*Reply, error) {
	return NoQuery(func(c *Request) (*Reply, error) {
		body := P(new(B))
		if err := decode(c, body); err != nil {
			return nil, err
		}
		return handle(c, body)
	})
}

// decodeIfAny is Decode, but reads an absent body as an empty object.
func (c *Request) decodeIfAny(into Checker) error {
	if c.R.ContentLength != 0 && c.R.Body != nil {
		return c.Decode(into)
	}
	return check(into)
}

// Text reads a plain text of at most the given number of bytes.
func (c *Request) Text(most int64) (string, error) {
	if err := typed(c.R, "text/plain"); err != nil {
		return "", err
	}
	data, err := io.ReadAll(http.MaxBytesReader(c.W, c.R.Body, most))
	if err != nil {
		return "", badJSON(err)
	}
	if !utf8.Valid(data) {
		return "", NewProblem("bad-request", "the text is not UTF-8")
	}
	return string(data), nil
}

// Query parses the parameters of the request. It refuses unknown and duplicate ones.
func (c *Request) Query(known ...string) (url.Values, error) { return Query(c.R, known...) }

// TableID returns the id of the table in the path.
func (c *Request) TableID() (string, error) {
	id := c.R.PathValue("id")
	if !IsTableID(id) {
		return "", NewProblem("unknown-table", "")
	}
	return id, nil
}

var tableID = regexp.MustCompile("^[a-z0-9]{10,16}$")

// IsTableID reports whether a text is a well-formed table id.
func IsTableID(id string) bool { return tableID.MatchString(id) }

// Operation is an operation of openapi.yaml.
type Operation struct {
	Pattern string // method and path
	ID      string // operationId
	Class   Class
	Handle  func(*Request) (*Reply, error)
	Changes bool // refused while stopping
}

// Class is the class of operations that share a rate limit.
type Class int

// The classes of operations.
const (
	Reading  Class = iota // reads
	Playing               // moves, undo, chat
	Making                // new tables, reports, links: operations that fill the disk
	Guessing              // recovery codes and links, which could be guessed
	Sitting               // sitting down without a link, in addition to the class of the operation
	Coming                // becoming an identity, in addition to the class of the operation
	Sending               // messages that a request sends to a mail address or another receiver, likewise
)

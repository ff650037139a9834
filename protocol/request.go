package protocol

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"unicode/utf8"

	"volgare/engine"
)

// maxID is the maximum length of an id in bytes.
const maxID = 64

// request is a request whose fields are read one by one. It keeps the first fault.
type request struct {
	id     json.RawMessage // a string, a number or null
	do     string
	fields map[string]json.RawMessage // fields not read yet
	fault  *fault
}

// reply is the answer to a request.
type reply struct {
	ID     json.RawMessage `json:"id"`
	OK     bool            `json:"ok"`
	Result any             `json:"result,omitempty"`
	*fault
}

var null = json.RawMessage("null")

// parse parses a line as a request.
func parse(line []byte) *request {
	q := &request{id: null}
	if !utf8.Valid(line) {
		q.fault = faultf(BadJSON, "the line is not UTF-8")
		return q
	}
	if err := json.Unmarshal(line, &q.fields); err != nil {
		q.fault = badJSON(err)
		return q
	}
	q.readID()
	q.do = q.needText("do")
	return q
}

func badJSON(err error) *fault {
	if _, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return faultf(BadRequest, "a request must be a JSON object")
	}
	return faultf(BadJSON, "%v", err)
}

func (q *request) readID() {
	raw, ok := q.fields["id"]
	delete(q.fields, "id")
	switch {
	case !ok:
	case len(raw) > maxID:
		q.badf("field id has more than %d bytes", maxID)
	case raw[0] == '"' || raw[0] == '-' || raw[0] >= '0' && raw[0] <= '9' || string(raw) == "null":
		q.id = raw
	default:
		q.badf("field id has to be a string, a number or null")
	}
}

func (q *request) badf(format string, args ...any) {
	if q.fault == nil {
		q.fault = faultf(BadRequest, format, args...)
	}
}

// take returns a field that is present and not null.
func (q *request) take(key string) (json.RawMessage, bool) {
	raw, ok := q.fields[key]
	delete(q.fields, key)
	return raw, ok && string(raw) != "null"
}

// read decodes a field into the value that to points at. The field may be absent or null.
func (q *request) read(key, what string, to any) bool {
	raw, ok := q.take(key)
	if !ok {
		return false
	}
	if json.Unmarshal(raw, to) != nil {
		q.badf("field %s has to be %s", key, what)
		return false
	}
	return true
}

// text reads a string field; "" if it is absent.
func (q *request) text(key string) (s string) {
	q.read(key, "a string", &s)
	return s
}

// needText reads a required string field.
func (q *request) needText(key string) (s string) {
	if !q.read(key, "a string", &s) {
		q.badf("field %s is missing", key)
	}
	return s
}

// number reads an integer field.
func (q *request) number(key string, absent int) int {
	n := absent
	q.read(key, "a whole number", &n)
	return n
}

// seat reads the field seat, the colour of a seat at the table; Nobody if it is absent.
func (q *request) seat(seats int) engine.Seat {
	word := ""
	if !q.read("seat", "the colour of a seat", &word) {
		return engine.Nobody
	}
	seat, ok := engine.ParseSeat(word)
	if !ok || int(seat) >= seats {
		q.badf("field seat has to be the colour of a seat at the table")
		return engine.Nobody
	}
	return seat
}

// end returns a fault if any field has not been read.
func (q *request) end() *fault {
	for _, key := range slices.Sorted(maps.Keys(q.fields)) {
		q.badf("%s has no field %q", q.do, key)
	}
	return q.fault
}

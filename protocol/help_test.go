package protocol

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"volgare/edition/editiontest"
)

// ask sends lines to a new session and returns the lines of its replies.
func ask(tb testing.TB, lines ...string) []string {
	tb.Helper()
	var out bytes.Buffer
	if err := Serve(strings.NewReader(strings.Join(lines, "\n")), &out, editiontest.Library(tb)); err != nil {
		tb.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// answer is a reply whose result is not decoded.
type answer struct {
	ID      json.RawMessage `json:"id"`
	OK      bool            `json:"ok"`
	Result  json.RawMessage `json:"result"`
	Code    Code            `json:"code"`
	Rule    string          `json:"rule"`
	Message string          `json:"message"`
	Move    string          `json:"move"`
}

func read(tb testing.TB, line string) answer {
	tb.Helper()
	var a answer
	if err := json.Unmarshal([]byte(line), &a); err != nil {
		tb.Fatalf("%q: %v", line, err)
	}
	return a
}

// result decodes the result of a reply, which must be a success.
func result[T any](tb testing.TB, line string) (r T) {
	tb.Helper()
	a := read(tb, line)
	if !a.OK {
		tb.Fatalf("failed: %s", line)
	}
	if err := json.Unmarshal(a.Result, &r); err != nil {
		tb.Fatal(err)
	}
	return r
}

const begin = `{"do":"new","preset":"deluxe","players":2,"seed":"dante"}`

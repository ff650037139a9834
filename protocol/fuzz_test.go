package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/engine/enginetest"
	"volgare/game"
	"volgare/protocol/lines"
	"volgare/record"
)

// FuzzServe checks that every line gets a well-formed reply other than an internal fault, and that a failed request changes
// nothing.
func FuzzServe(f *testing.F) {
	seedLines(f)
	seedPositions(f)
	first := fuzzed(f)
	f.Fuzz(func(t *testing.T, in string) {
		s, h := first, *first.game
		s.game = &h
		requests := lines.NewReader(strings.NewReader(in))
		for !s.quit {
			line, err := requests.Next()
			if errors.Is(err, io.EOF) {
				return
			}
			before := marked(&s)
			a := replyTo(t, &s, line, err)
			if a.OK != (a.Code == "") || a.Code == Internal {
				t.Fatalf("%s: %+v", line, a)
			}
			if !a.OK && marked(&s) != before {
				t.Fatalf("a request that failed (%s) changed the position", a.Code)
			}
		}
	})
}

// seedLines adds the requests of the other tests to the corpus.
func seedLines(f *testing.F) {
	f.Helper()
	for _, step := range script {
		f.Add(step.line + "\n")
	}
	for _, c := range faults {
		if len(c.line) < 1000 {
			f.Add(strings.Join(append(c.before, c.line), "\n"))
		}
	}
}

// hiddenDraft is a draft from the view of a seat that does not draft it.
const hiddenDraft = "new deluxe 3 seed a\noption ritmo on\noption placiti on\nturn 5\norder red black yellow\n" +
	"seat red place venezia ritmo blue pink\ndecision draft\ntrade by red with ?\n"

// seedPositions adds, for each decision with all expansions, a position in the view of a seat that does not decide, with
// requests about it.
func seedPositions(f *testing.F) {
	f.Helper()
	asks := `{"do":"legal"}` + "\n" + `{"do":"view"}` + "\n" + `{"do":"check","move":"ask ducats 10"}` + "\n" + `{"do":"play","move":"withdraw"}`
	table := editiontest.Expanded(f, 3)
	enginetest.EachMasked(table.Rules, "fuzz", 8, 1, func(masked *engine.State, seat engine.Seat) {
		if seat != masked.Seat && (seat == engine.Nobody || seat == 0) {
			f.Add(loading(string(record.AppendPosition(nil, table, masked))) + "\n" + asks)
		}
	})
	f.Add(loading(hiddenDraft) + "\n" + asks)
}

// loading returns the request that loads a position.
func loading(position string) string {
	quoted, _ := json.Marshal(position) //nolint:errchkjson // a string
	return `{"do":"load","position":` + string(quoted) + "}"
}

// fuzzed returns a session with a game as the start of every execution: making a table and reading the rulebook take a
// hundred times as long as a request.
func fuzzed(f *testing.F) session {
	f.Helper()
	s, err := newSession(editiontest.Library(f))
	if err != nil {
		f.Fatal(err)
	}
	s.tables = record.Keep(s.tables)
	if a := s.reply([]byte(begin), nil); !a.OK {
		f.Fatalf("%+v", a.fault)
	}
	return *s
}

// mark is the state that a failed request must not change.
type mark struct {
	game  *game.History
	moves int
	state engine.State
}

func marked(s *session) mark { return mark{s.game, s.game.Len(), *s.game.Now()} }

// replyTo answers a line like Serve, and reads the reply like a client.
func replyTo(t *testing.T, s *session, line []byte, err error) (a answer) {
	t.Helper()
	var out bytes.Buffer
	if err := write(&out, s.reply(line, err)); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out.Bytes(), &a); err != nil || bytes.IndexByte(out.Bytes(), '\n') != out.Len()-1 {
		t.Fatalf("%v: %s", err, out.Bytes())
	}
	return a
}

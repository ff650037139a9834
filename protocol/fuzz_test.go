package protocol

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"volgare/edition/editiontest"
)

// FuzzServe: whatever comes in, every line gets a well formed reply, none of them
// tells of a fault of the program, and one that fails changes nothing.
func FuzzServe(f *testing.F) {
	for _, step := range script {
		f.Add(step.line + "\n")
	}
	for _, c := range faults {
		if len(c.line) < 1000 {
			f.Add(strings.Join(append(c.before, c.line), "\n"))
		}
	}
	lib := editiontest.Library(f)
	f.Fuzz(func(t *testing.T, in string) {
		var out bytes.Buffer
		if err := Serve(strings.NewReader(watched(in)), &out, lib); err != nil {
			t.Fatal(err)
		}
		before := ""
		dec := json.NewDecoder(&out)
		var last answer
		for dec.More() {
			var a answer
			if err := dec.Decode(&a); err != nil {
				t.Fatal(err)
			}
			if a.OK != (a.Code == "") || a.Code == Internal {
				t.Fatalf("%+v", a)
			}
			if string(a.ID) == watch {
				if now := string(a.Result); !last.OK && last.Code != "" && before != "" && now != before {
					t.Fatalf("a request that failed (%s) changed the position", last.Code)
				}
				before = string(a.Result)
			}
			last = a
		}
	})
}

const watch = `"watched"`

// watched asks for the position before and after each line.
func watched(in string) string {
	look := `{"id":` + watch + `,"do":"position"}` + "\n"
	var b strings.Builder
	b.WriteString(begin + "\n" + look)
	for line := range strings.Lines(in) {
		b.WriteString(strings.TrimSuffix(line, "\n") + "\n" + look)
	}
	return b.String()
}

package protocol

import (
	"os"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/view"
)

const (
	schemaFile = "../docs/engine-protocol.schema.json"
	schemaID   = "urn:volgare:engine-protocol"
)

// schemas compiles parts of the protocol's schema by name under $defs.
type schemas struct{ c *jsonschema.Compiler }

func newSchemas(t *testing.T) schemas {
	t.Helper()
	data, err := os.ReadFile(schemaFile)
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	for id, text := range map[string]string{schemaID: string(data), "urn:volgare:view": view.Schema()} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource(id, doc); err != nil {
			t.Fatal(err)
		}
	}
	return schemas{c}
}

// check validates a JSON text against a part of the schema.
func (s schemas) check(t *testing.T, def, text string) error {
	t.Helper()
	schema, err := s.c.Compile(schemaID + "#/$defs/" + def)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return schema.Validate(doc)
}

// script is a session that uses every request.
var script = []struct{ do, line string }{
	{"presets", `{"do":"presets"}`},
	{"rules", `{"id":1,"do":"rules"}`},
	{"rules", `{"id":1.5,"do":"rules","rule":"CUB-1"}`},
	{"new", `{"id":"a","do":"new","preset":"fr2010","players":3,"seed":"s","options":{"screens":"open"},"board":null}`},
	{"play", `{"do":"play","moves":["start torino","start catania","start ancona"]}`},
	{"undo", `{"do":"undo"}`},
	{"undo", `{"do":"undo","moves":2}`},
	{"legal", `{"do":"legal"}`},
	{"check", `{"do":"check","move":"start torino"}`},
	{"check", `{"do":"check","move":"psalter"}`},
	{"play", `{"do":"play","moves":["start torino","start catania","start ancona"],"as":"spectator"}`},
	{"play", `{"do":"play","move":"psalter","as":"red"}`},
	{"legal", `{"do":"legal"}`},
	{"view", `{"do":"view"}`},
	{"view", `{"do":"view","seat":"red"}`},
	{"score", `{"do":"score"}`},
	{"score", `{"do":"score","seat":"red"}`},
	{"position", `{"do":"position"}`},
	{"record", `{"do":"record"}`},
	{"load", `{"do":"load","position":"new deluxe 4 seed a\nturn 3\n"}`},
	{"view", `{"do":"view","seat":"grey"}`},
	{"quit", `{"do":"quit"}`},
}

// TestSessionMatchesSchema validates every request and reply of a session.
func TestSessionMatchesSchema(t *testing.T) {
	s := newSchemas(t)
	lines := make([]string, len(script))
	used := map[string]bool{}
	for i, step := range script {
		lines[i] = step.line
		used[step.do] = true
		for _, def := range []string{"Request", "Request." + step.do} {
			if err := s.check(t, def, step.line); err != nil {
				t.Errorf("%s: %v", step.line, err)
			}
		}
	}
	for i, reply := range ask(t, lines...) {
		if err := s.check(t, "Reply", reply); err != nil {
			t.Errorf("%s: %v", script[i].line, err)
		}
		if err := s.check(t, "Result."+script[i].do, string(read(t, reply).Result)); err != nil {
			t.Errorf("%s: %v", script[i].line, err)
		}
	}
	if len(used) != len(handlers)+len(gameHandlers) {
		t.Errorf("the script uses only %v", used)
	}
}

// TestSchemaFaults validates the replies to failed requests. The schema must refuse the requests that it can.
func TestSchemaFaults(t *testing.T) {
	s := newSchemas(t)
	for _, c := range faults {
		replies := ask(t, append(c.before, c.line)...)
		if err := s.check(t, "Failed", replies[len(replies)-1]); err != nil {
			t.Errorf("%s: %v", c.line, err)
		}
		atTable := strings.Contains(c.line, "green") // a seat, but not at this table
		if c.code == BadRequest && !atTable || c.code == UnknownRequest {
			if s.check(t, "Request", c.line) == nil {
				t.Errorf("the schema accepts %s", c.line)
			}
		}
	}
}

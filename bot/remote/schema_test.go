package remote_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/bot/remote"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/protocol/lines"
	"volgare/view"
)

const (
	schemaFile = "../../docs/bot-protocol.schema.json"
	engineFile = "../../docs/engine-protocol.schema.json"
	document   = "../../docs/bot-protocol.md"
)

// schemas returns the schema of a message by its name under $defs.
func schemas(t *testing.T) func(def string) *jsonschema.Schema {
	t.Helper()
	c := jsonschema.NewCompiler()
	for id, text := range map[string]string{
		"urn:volgare:bot-protocol": readFile(t, schemaFile), "urn:volgare:engine-protocol": readFile(t, engineFile), "urn:volgare:view": view.Schema(),
	} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource(id, doc); err != nil {
			t.Fatal(err)
		}
	}
	return func(def string) *jsonschema.Schema {
		s, err := c.Compile("urn:volgare:bot-protocol#/$defs/" + def)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// fits validates a line against a schema.
func fits(s *jsonschema.Schema, line string) error {
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
	if err != nil {
		return err
	}
	return s.Validate(doc)
}

// TestMessagesMatchSchema validates all messages of games in which every kind of message and every fault occurs.
func TestMessagesMatchSchema(t *testing.T) {
	schema := schemas(t)
	toldSchema, saidSchema := schema("Told"), schema("Said")
	asked := 0
	var wrong, refused []string
	longest := 0
	say := func(m told) []string {
		if m.Do == "decide" {
			if asked++; asked%5 == 4 && asked/5 < len(faults) {
				f := faults[asked/5]
				wrong = append(wrong, f.say(m)...)
				if f.code == remote.BadRequest {
					refused = append(refused, f.say(m)...)
				}
				return f.say(m)
			}
		}
		return last(m)
	}
	var links []*script
	synctest.Test(t, func(t *testing.T) {
		b, made := scripted(t, remote.Options{Faults: len(faults) + 1}, say)
		for players := 2; players <= 5; players++ {
			table := editiontest.Expanded(t, players)
			p := player(t, b, table)
			play(t, table, p, engine.Seat(players-1), "greedy", fmt.Sprint("schema ", players), true)
		}
		b.Quit(t.Context())
		links = *made
	})
	seen, codes := map[string]int{}, map[string]int{}
	for _, link := range links {
		for _, line := range link.told {
			var m told
			_ = json.Unmarshal([]byte(line), &m)
			seen[m.Do]++
			codes[m.Code]++
			longest = max(longest, len(line))
			if err := fits(toldSchema, line); err != nil {
				t.Errorf("%s: %v", compact(line), err)
			}
		}
		for _, line := range link.said {
			if err := fits(saidSchema, line); err != nil && !slices.Contains(wrong, line) {
				t.Errorf("%s: %v", compact(line), err)
			}
		}
	}
	if t.Logf("the longest message has %d bytes", longest); longest > lines.Max {
		t.Errorf("a message has %d bytes", longest)
	}
	for _, line := range refused {
		if fits(saidSchema, line) == nil {
			t.Errorf("the schema accepts %s", compact(line))
		}
	}
	for _, do := range []string{"hello", "game", "events", "decide", "fault", "result", "quit"} {
		if seen[do] == 0 {
			t.Errorf("no message of kind %s: %v", do, seen)
		}
	}
	for _, code := range remote.Codes() {
		if code != remote.Gone && codes[string(code)] == 0 { // a bot that is gone receives nothing
			t.Errorf("no fault message with code %s: %v", code, codes)
		}
	}
}

// TestDocumentNamesEveryField checks that the document names every message, field and code of the schema.
func TestDocumentNamesEveryField(t *testing.T) {
	var schema struct {
		Defs map[string]struct {
			Properties map[string]json.RawMessage
			Enum       []string
		} `json:"$defs"`
	}
	if err := json.Unmarshal([]byte(readFile(t, schemaFile)), &schema); err != nil {
		t.Fatal(err)
	}
	text, names := readFile(t, document), []string{}
	for def, s := range schema.Defs {
		if _, do, ok := strings.Cut(def, "."); ok {
			names = append(names, do)
		}
		names = append(names, s.Enum...)
		for field := range s.Properties {
			names = append(names, field)
		}
	}
	for _, code := range remote.Codes() {
		names = append(names, string(code))
	}
	for _, name := range names {
		if !strings.Contains(text, "`"+name+"`") {
			t.Errorf("the document does not name %s", name)
		}
	}
}

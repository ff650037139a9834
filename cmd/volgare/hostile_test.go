package main

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"volgare/edition"
	"volgare/workshop/hostile"
)

const (
	mostResident = 200 << 20       // maximum resident memory of the server in bytes
	attackers    = 16              // number of concurrent requests
	patience     = 5 * time.Minute // ends a test that hangs
)

// TestHostile sends hostile input for parsers to every operation of the contract and to the pages, many at once: bodies to
// one server; queries, paths and headers to another. The server must stay small and answer every request, and a game must
// continue meanwhile. TestMeasureHostile measures the speed.
func TestHostile(t *testing.T) {
	needsProc(t)
	t.Run("bodies", func(t *testing.T) { survives(t, (*target).bodiesOf) })
	t.Run("queries", func(t *testing.T) { survives(t, (*target).queriesOf) })
}

func needsProc(t *testing.T) {
	t.Helper()
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("the memory of a process is not known without /proc")
	}
}

// survives attacks a server during a game, with one move for every few attacks.
func survives(t *testing.T, made func(c *target, address, table string) []attack) {
	t.Helper()
	address, process := startServer(t, t.TempDir())
	client := newClient(nil)
	attacks, moves := made(newTarget(t), address, newKilled(t, client, address).id), 0
	g := newKilled(t, client, address)
	fire(t, &http.Client{Jar: client.Jar, Timeout: patience}, attacks, func() {
		if g.fault = g.turn(); errors.Is(g.fault, errOver) {
			g.verify(t)
			g = newKilled(t, client, address)
			g.fault = g.turn()
		}
		if g.fault != nil {
			t.Error(g.fault)
		}
		moves++
	})
	g.verify(t)
	t.Logf("%d moves during %d requests", moves, len(attacks))
	staysSmall(t, process)
	stopServer(t, process)
}

// staysSmall checks the peak memory of a server.
func staysSmall(t *testing.T, process *exec.Cmd) {
	t.Helper()
	resident := peak(t, process)
	t.Logf("%d MB resident", resident>>20)
	if resident > mostResident {
		t.Errorf("%d MB resident, at most %d MB are allowed", resident>>20, mostResident>>20)
	}
}

// newClient returns a client that keeps cookies like a browser.
func newClient(transport http.RoundTripper) *http.Client {
	jar, _ := cookiejar.New(nil)
	return &http.Client{Jar: jar, Transport: transport, Timeout: patience}
}

// peak returns the peak resident memory of a process in bytes.
func peak(t *testing.T, process *exec.Cmd) int {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), "VmHWM:")
	kilobytes := 0
	if _, err := fmt.Sscan(after, &kilobytes); err != nil {
		t.Fatal(err)
	}
	return kilobytes << 10
}

// attack is a hostile request.
type attack struct {
	name, method, url, kind, body string
	more                          string      // appended to the address: a query, or more of its path
	header                        http.Header // in addition to the type of the body
}

// fire sends all attacks, some concurrently, and calls meanwhile between them and once at the end. Each attack must be
// answered without a server error.
func fire(t *testing.T, client *http.Client, attacks []attack, meanwhile func()) {
	t.Helper()
	next := make(chan attack, attackers) // buffered, so that attackers are busy during meanwhile
	var wait sync.WaitGroup
	for range attackers {
		wait.Go(func() {
			for a := range next {
				if err := a.send(client); err != nil {
					t.Errorf("%s: %v", a.name, err)
				}
			}
		})
	}
	for i, a := range attacks {
		if next <- a; i%attackers == 0 {
			meanwhile()
		}
	}
	close(next)
	wait.Wait()
	meanwhile()
}

// freshKey marks the place of the idempotency key in a body: each request gets a new key.
const freshKey = "@key"

func (a attack) send(client *http.Client) error {
	r, err := http.NewRequest(a.method, a.url+a.more, strings.NewReader(strings.Replace(a.body, freshKey, rand.Text(), 1)))
	if err != nil {
		return err
	}
	if a.body != "" {
		r.Header.Set("Content-Type", a.kind)
	}
	maps.Copy(r.Header, a.header)
	resp, err := client.Do(r)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 500 {
		text, _ := io.ReadAll(resp.Body)
		return fmt.Errorf("%s %.300s", resp.Status, text)
	}
	if resp.Header.Get("Content-Type") == "text/event-stream" {
		return nil // an endless stream
	}
	_, err = io.Copy(io.Discard, resp.Body)
	return err
}

// part is a part of the contract.
type part = map[string]any

// newTarget reads the contract.
func newTarget(t *testing.T) *target {
	t.Helper()
	text, err := os.ReadFile("../../server/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var contract part
	if err := yaml.Unmarshal(text, &contract); err != nil {
		t.Fatal(err)
	}
	return &target{contract: contract, views: schemaOf(t, "../../view/schema.json")}
}

// addressOf fills in the parameters of a path.
func addressOf(path, table string) string {
	return strings.NewReplacer(
		"lessons/{id}", "lessons/first-game", "rules/{id}", "rules/MOV-2", "{id}", table, "{seat}", "yellow",
		"{token}", strings.Repeat("x", 20), "{preset}", "deluxe",
	).Replace(path)
}

// bodiesOf returns the attacks on every operation of a server's contract that accepts a body.
func (c *target) bodiesOf(address, table string) (all []attack) {
	paths := c.contract["paths"].(part)
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		for _, method := range []string{"post", "put", "patch", "delete"} {
			op, ok := paths[path].(part)[method].(part)
			if !ok {
				continue
			}
			for _, a := range c.bodies(op) {
				a.name = fmt.Sprintf("%s %s: %s", method, path, a.name)
				a.method, a.url = strings.ToUpper(method), address+addressOf(path, table)
				if strings.HasSuffix(path, "/import") {
					a.more = "?key=" + rand.Text()
				}
				all = append(all, a)
			}
		}
	}
	return all
}

func schemaOf(t *testing.T, file string) (schema part) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, &schema)
	}
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// target holds the contract from which attacks are generated.
type target struct{ contract, views part }

// bodies returns hostile bodies for an operation, in each accepted type.
func (c *target) bodies(op part) (all []attack) {
	request, _ := op["requestBody"].(part)
	content, _ := request["content"].(part)
	if _, ok := content["text/plain"]; ok {
		for _, h := range boards() {
			all = append(all, attack{name: h.Name, kind: "text/plain", body: h.Text},
				attack{name: "record of " + h.Name, kind: "text/plain", body: hostile.Record(h.Text)})
		}
		return all
	}
	for _, h := range slices.Concat(hostile.JSON(100_000), hostile.JSON(500_000)) {
		all = append(all, attack{name: h.Name, kind: "application/json", body: h.Text})
	}
	body, _ := content["application/json"].(part)
	if schema, ok := body["schema"].(part); ok {
		for _, h := range c.within(schema, "body") {
			all = append(all, attack{name: h.Name, kind: "application/json", body: h.Text})
		}
	}
	return all
}

// boards returns hostile boards, up to the maximum size and beyond.
func boards() []hostile.Text {
	return slices.Concat(hostile.Boards(edition.MaxBoard-10_000), hostile.Boards(190_000))
}

// within returns bodies that match the schema except for one hostile part.
func (c *target) within(schema part, name string) (all []hostile.Text) {
	schema = c.resolve(schema)
	switch {
	case isA(schema, "string"):
		for _, h := range hostile.Boards(edition.MaxBoard - 10_000) {
			all = append(all, hostile.Text{Name: name + " " + h.Name, Text: asText(h.Text)})
		}
	case isA(schema, "array"):
		one := asText(c.example(schema["items"].(part)))
		for _, size := range []int{60_000, 240_000, 500_000} {
			many := strings.Repeat(one+",", size/(len(one)+1))
			all = append(all, hostile.Text{Name: name + " many", Text: "[" + many + one + "]"})
			all = append(all, hostile.Text{Name: name + " empty", Text: "[" + strings.Repeat("{},", size/3) + "{}]"})
		}
	case isA(schema, "object"):
		all = c.properties(schema, name)
	}
	for _, h := range hostile.JSON(50_000) {
		all = append(all, hostile.Text{Name: name + " " + h.Name, Text: h.Text})
	}
	return all
}

// properties returns objects with one hostile property each.
func (c *target) properties(schema part, name string) (all []hostile.Text) {
	properties, _ := schema["properties"].(part)
	for _, key := range slices.Sorted(maps.Keys(properties)) {
		whole, _ := c.example(schema).(part)
		if _, ok := whole["key"]; ok {
			whole["key"] = freshKey
		}
		whole[key] = json.RawMessage(`"@"`)
		frame := asText(whole)
		for _, h := range c.within(properties[key].(part), name+"."+key) {
			all = append(all, hostile.Text{Name: h.Name, Text: strings.Replace(frame, `"@"`, h.Text, 1)})
		}
	}
	if _, ok := schema["additionalProperties"].(part); ok {
		for _, h := range hostile.JSON(240_000) {
			if h.Name == "keys" {
				all = append(all, hostile.Text{Name: name + " keys", Text: strings.ReplaceAll(h.Text, ":1", `:"x"`)})
			}
		}
	}
	return all
}

func isA(schema part, kind string) bool {
	if kinds, ok := schema["type"].([]any); ok {
		return slices.Contains(kinds, any(kind))
	}
	return schema["type"] == kind
}

// resolve follows references.
func (c *target) resolve(schema part) part {
	for {
		if some, ok := schema["anyOf"].([]any); ok {
			schema = some[0].(part)
			continue
		}
		ref, ok := schema["$ref"].(string)
		if !ok {
			return schema
		}
		file, pointer, _ := strings.Cut(ref, "#/")
		if schema = c.contract; file != "" {
			schema = c.views
		}
		for key := range strings.SplitSeq(pointer, "/") {
			schema = schema[key].(part)
		}
	}
}

// example returns a value that matches a schema.
func (c *target) example(schema part) any {
	schema = c.resolve(schema)
	if accepted, ok := schema["enum"].([]any); ok {
		return accepted[0]
	}
	switch {
	case isA(schema, "string"):
		return strings.Repeat("x", max(number(schema["minLength"]), 1))
	case isA(schema, "integer"), isA(schema, "number"):
		return number(schema["minimum"])
	case isA(schema, "boolean"):
		return false
	case isA(schema, "array"):
		all := []any{}
		for range number(schema["minItems"]) {
			all = append(all, c.example(schema["items"].(part)))
		}
		return all
	}
	made := part{}
	properties, _ := schema["properties"].(part)
	required, _ := schema["required"].([]any)
	for _, key := range required {
		made[key.(string)] = c.example(properties[key.(string)].(part))
	}
	return made
}

func number(v any) int {
	n := 0
	_, _ = fmt.Sscan(fmt.Sprint(v), &n) // 0 if there is none
	return n
}

// asText encodes a value as JSON.
func asText(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return "null"
	}
	return string(text)
}

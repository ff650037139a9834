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
	mostResident = 200 << 20       // bytes that the server may have in memory, at any time
	attackers    = 16              // requests at once
	patience     = 5 * time.Minute // ends a test that hangs
)

// TestHostile sends what is meant to bring a parser down to every operation of the
// contract and to the pages, many at once: bodies to one server, queries, paths and headers
// to another. It stays small, answers every request, and a game goes on beside it.
// TestMeasureHostile measures how fast.
func TestHostile(t *testing.T) {
	needsProc(t)
	t.Run("bodies", func(t *testing.T) { survives(t, (*target).bodiesOf) })
	t.Run("queries", func(t *testing.T) { survives(t, (*target).queriesOf) })
}

func needsProc(t *testing.T) {
	t.Helper()
	if _, err := os.Stat("/proc/self/status"); err != nil {
		t.Skip("no /proc tells how much memory a process has")
	}
}

// survives attacks a server while a game goes on, of which a move is made for every few
// attacks.
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
	t.Logf("%d moves beside %d requests", moves, len(attacks))
	staysSmall(t, process)
	stopServer(t, process)
}

// staysSmall holds the most memory that a server had.
func staysSmall(t *testing.T, process *exec.Cmd) {
	t.Helper()
	resident := peak(t, process)
	t.Logf("%d MB resident", resident>>20)
	if resident > mostResident {
		t.Errorf("%d MB resident, at most %d MB are wanted", resident>>20, mostResident>>20)
	}
}

// newClient is a browser: it keeps cookies.
func newClient(transport http.RoundTripper) *http.Client {
	jar, _ := cookiejar.New(nil)
	return &http.Client{Jar: jar, Transport: transport, Timeout: patience}
}

// peak is the most memory that a process had resident, in bytes.
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

// attack is a request that is meant to do harm.
type attack struct {
	name, method, url, kind, body string
	more                          string      // behind the address: a query, or more of its path
	header                        http.Header // besides the type of the body
}

// fire sends all, some at once, and between them calls what else is to happen meanwhile, the
// last time after all. Each is answered, and not by a fault of the server.
func fire(t *testing.T, client *http.Client, attacks []attack, meanwhile func()) {
	t.Helper()
	next := make(chan attack, attackers) // so that there are some while nobody hands out more
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

// freshKey is in a body where its idempotency key has to be: each request has another.
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
		return nil // it would go on for ever
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

// addressOf fills in the parts of a path that differ.
func addressOf(path, table string) string {
	return strings.NewReplacer(
		"lessons/{id}", "lessons/first-game", "rules/{id}", "rules/MOV-2", "{id}", table, "{seat}", "yellow",
		"{token}", strings.Repeat("x", 20), "{preset}", "deluxe",
	).Replace(path)
}

// bodiesOf are the attacks on every operation of a server's contract that can have a body.
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

// target is what attacks are made for.
type target struct{ contract, views part }

// bodies are the hostile bodies for an operation, in each type that it takes.
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

// boards are hostile boards: as large as is taken, and larger.
func boards() []hostile.Text {
	return slices.Concat(hostile.Boards(edition.MaxBoard-10_000), hostile.Boards(190_000))
}

// within are bodies that are as the contract wants them, but for one hostile part.
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

// properties are objects with one hostile property each.
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

// example is a value that a schema takes.
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

// asText is a value as JSON.
func asText(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return "null"
	}
	return string(text)
}

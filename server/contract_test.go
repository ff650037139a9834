package server

import (
	"bytes"
	"fmt"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/view"
)

// contractOf is openapi.yaml, as far as responses go.
type contractOf struct {
	paths    map[string]map[string]any
	bodies   map[string]any // schemas by name
	compiler *jsonschema.Compiler

	mu      sync.Mutex
	schemas map[string]*jsonschema.Schema
	seen    map[string]bool // operations with a success, and codes of problems
}

const contractURL = "https://volgare.test/server/openapi.yaml"

var theContract = sync.OnceValues(func() (*contractOf, error) {
	text, err := yaml.YAMLToJSON(contract)
	if err != nil {
		return nil, err
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	views, err := jsonschema.UnmarshalJSON(strings.NewReader(view.Schema()))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource(contractURL, doc); err != nil {
		return nil, err
	}
	if err := c.AddResource("https://volgare.test/view/schema.json", views); err != nil {
		return nil, err
	}
	made := &contractOf{paths: map[string]map[string]any{}, compiler: c, schemas: map[string]*jsonschema.Schema{}, seen: map[string]bool{}}
	made.bodies = doc.(map[string]any)["components"].(map[string]any)["schemas"].(map[string]any)
	for path, item := range doc.(map[string]any)["paths"].(map[string]any) {
		made.paths[path] = item.(map[string]any)
	}
	return made, nil
})

// find returns the path of the contract that an address belongs to.
func (c *contractOf) find(address string) (string, bool) {
	parts := strings.Split(address, "/")
	best, exact := "", -1
	for path := range c.paths {
		want := strings.Split(path, "/")
		if len(want) != len(parts) {
			continue
		}
		same := 0
		for i := range want {
			switch {
			case want[i] == parts[i]:
				same++
			case !strings.HasPrefix(want[i], "{"):
				same = -1000
			}
		}
		if same > exact {
			best, exact = path, same
		}
	}
	return best, exact >= 0
}

// needsKey reports whether the contract requires an idempotency key in the body of a request.
func (c *contractOf) needsKey(method, address string) bool {
	path, _ := c.find(address)
	op, _ := c.paths[path][strings.ToLower(method)].(map[string]any)
	var at any = op
	for name := range strings.FieldsSeq("requestBody content application/json schema $ref") {
		fields, _ := at.(map[string]any)
		at = fields[name]
	}
	name, _ := strings.CutPrefix(fmt.Sprint(at), "#/components/schemas/")
	schema, _ := c.bodies[name].(map[string]any)
	required, _ := schema["required"].([]any)
	return slices.Contains(required, any("key"))
}

// check holds a response to the contract.
func (c *contractOf) check(t *testing.T, r *http.Request, resp *http.Response, body []byte) {
	t.Helper()
	if !strings.HasPrefix(r.URL.Path, "/api/") || r.URL.Path == "/api/openapi.yaml" || r.Method == http.MethodHead {
		return
	}
	pointer, media := "#/components/responses/Problem", "application/problem+json"
	if path, ok := c.find(r.URL.Path); ok && resp.StatusCode < 400 {
		pointer, media = c.success(t, path, r.Method, strconv.Itoa(resp.StatusCode))
	}
	if media == "" {
		if len(body) > 0 {
			t.Fatalf("%s %s: %d with a body", r.Method, r.URL.Path, resp.StatusCode)
		}
		return
	}
	kind, _, err := mime.ParseMediaType(resp.Header.Get("Content-Type"))
	if err != nil || kind != media {
		t.Fatalf("%s %s: %d with content type %q, want %s\n%.300s", r.Method, r.URL.Path, resp.StatusCode, resp.Header.Get("Content-Type"), media, body)
	}
	if !strings.HasSuffix(media, "json") {
		return
	}
	c.validate(t, pointer+"/content/"+strings.ReplaceAll(media, "/", "~1")+"/schema", body)
}

// success returns the place of a response in the contract and its media type, "" for one
// without a body.
func (c *contractOf) success(t *testing.T, path, method, status string) (pointer, media string) {
	t.Helper()
	op, ok := c.paths[path][strings.ToLower(method)].(map[string]any)
	if !ok {
		t.Fatalf("%s %s: %s, but the contract has no such operation", method, path, status)
	}
	said, ok := op["responses"].(map[string]any)[status].(map[string]any)
	if !ok {
		t.Fatalf("%s %s: %s is not in the contract", method, path, status)
	}
	c.note(op["operationId"].(string))
	content, _ := said["content"].(map[string]any) // none of 304
	for media = range content {
		escape := strings.NewReplacer("~", "~0", "/", "~1")
		return fmt.Sprintf("#/paths/%s/%s/responses/%s", escape.Replace(path), strings.ToLower(method), status), media
	}
	return "", ""
}

func (c *contractOf) validate(t *testing.T, pointer string, body []byte) {
	t.Helper()
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		t.Fatalf("no JSON: %v\n%.300s", err, body)
	}
	if p, ok := value.(map[string]any); ok && strings.HasPrefix(pointer, "#/components/responses/Problem") {
		c.note("problem " + fmt.Sprint(p["code"]))
	}
	c.mu.Lock()
	schema := c.schemas[pointer]
	if schema == nil {
		if schema, err = c.compiler.Compile(contractURL + pointer); err != nil {
			c.mu.Unlock()
			t.Fatalf("schema %s: %v", pointer, err)
		}
		c.schemas[pointer] = schema
	}
	c.mu.Unlock()
	if err := schema.Validate(value); err != nil {
		t.Fatalf("%s: %v\n%.600s", pointer, err, body)
	}
}

func (c *contractOf) note(what string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.seen[what] = true
}

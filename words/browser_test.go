package words

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"testing"
)

// sample is a message with arguments.
type sample struct {
	ID   string `json:"id"`
	Args Args   `json:"args"`
}

// TestFormatsLikeBrowser checks that every message of every language, with arguments for each of its variants, is formatted the
// same as by @fluent/bundle.
func TestFormatsLikeBrowser(t *testing.T) {
	if _, err := os.Stat("../web/node_modules/@fluent/bundle"); err != nil {
		t.Skip("the packages of the interface are not installed")
	}
	asked := map[string][]sample{}
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range slices.Sorted(maps.Keys(c.messages)) {
			asked[lang] = append(asked[lang], c.samples(id)...)
		}
	}
	var told map[string][]string
	node(t, asked, &told)
	for lang, samples := range asked {
		c, _ := Load(lang)
		if len(told[lang]) != len(samples) || len(samples) < 1000 {
			t.Fatalf("%s: %d texts for %d samples", lang, len(told[lang]), len(samples))
		}
		for i, s := range samples {
			if got := c.Say(s.ID, s.Args); got != told[lang][i] {
				t.Errorf("%s %s %v: %q, the browser has %q", lang, s.ID, s.Args, got, told[lang][i])
			}
		}
	}
}

// node formats samples as the browser does.
func node(t *testing.T, asked map[string][]sample, told any) {
	t.Helper()
	text, err := json.Marshal(asked)
	if err != nil {
		t.Fatal(err)
	}
	run := exec.CommandContext(t.Context(), "node", "words/format.mjs")
	run.Dir, run.Stdin, run.Stderr = "../web", bytes.NewReader(text), os.Stderr
	out, err := run.Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, told); err != nil {
		t.Fatal(err)
	}
}

// samples returns a message with enough sets of arguments to cover all values by which it selects variants.
func (c *Catalogue) samples(id string) []sample {
	values := map[string][]any{}
	c.collect(c.messages[id], values)
	most := 1
	for _, v := range values {
		most = max(most, len(v))
	}
	all := make([]sample, most)
	for i := range all {
		args := Args{}
		for name, v := range values {
			args[name] = v[i%len(v)]
		}
		all[i] = sample{id, args}
	}
	return all
}

// collect adds the arguments of a pattern, with a value for each variant.
func (c *Catalogue) collect(p pattern, values map[string][]any) {
	for _, e := range p {
		c.collect(c.messages[e.message], values)
		if e.arg != "" && values[e.arg] == nil {
			values[e.arg] = []any{1, 7, "Anna"}
		}
		if e.choice == nil {
			continue
		}
		for _, v := range e.choice.variants {
			values[e.choice.arg] = append(values[e.choice.arg], keyed(v.key), 0, 1, 2)
			c.collect(v.text, values)
		}
	}
}

// keyed returns a value that selects the variant with a key.
func keyed(key string) any {
	if n, err := strconv.Atoi(key); err == nil {
		return n
	}
	return key
}

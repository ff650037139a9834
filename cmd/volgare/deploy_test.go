package main

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"volgare/deploy"
)

// understood parses a command line as the program does.
func understood(t *testing.T, what string, args []string) {
	t.Helper()
	parser, err := newParser(&stdio{out: os.Stdout, err: os.Stderr})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := parser.Parse(args); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

// TestUnits: what units and containers say to the program, it understands.
func TestUnits(t *testing.T) {
	units, err := fs.Glob(deploy.Files, "*.service")
	if err != nil || len(units) < 2 {
		t.Fatal(units, err)
	}
	for _, unit := range units {
		text, err := deploy.Files.ReadFile(unit)
		if err != nil {
			t.Fatal(err)
		}
		line := regexp.MustCompile(`(?m)^ExecStart=/usr/local/bin/volgare (.*)$`).FindSubmatch(text)
		if line == nil {
			t.Fatal(unit, "starts something else")
		}
		told := strings.NewReplacer("${DATA}", "postgres://volgare@db/volgare", "%i", "8081").Replace(string(line[1]))
		if strings.ContainsAny(told, "$%") {
			t.Errorf("%s: what is meant by %s?", unit, told)
		}
		understood(t, unit, strings.Fields(told))
	}
	text, err := deploy.Files.ReadFile("compose.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var composed struct {
		Services map[string]struct {
			Command     []string
			Environment map[string]string
		}
	}
	if err := yaml.Unmarshal(text, &composed); err != nil {
		t.Fatal(err)
	}
	for n := range deploy.Nodes {
		name := "node" + string(rune('1'+n))
		node := composed.Services[name]
		understood(t, "compose.yaml: "+name, node.Command)
		if got := composed.Services["proxy"].Environment["NODE"+name[4:]]; got != name+":8080" {
			t.Errorf("the proxy asks %q for %s", got, name)
		}
	}
}

package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
)

// licencesName is the file in an archive with the licences of third-party code.
const licencesName = "LICENSES-OF-OTHERS.txt"

// licence matches the names of files with licences and notices.
var licence = regexp.MustCompile(`(?i)^(.*-)?(licen[cs]e|copying|copyright|notice|unlicense|patents)([.-].*)?$`)

// bundled lists the npm packages that are part of the interface: the imports of web/src, and clsx and esm-env, which Svelte
// imports in browsers. Svelte's other dependencies are used only by its compiler.
var bundled = []string{"@fluent/bundle", "@fontsource/alegreya", "@fontsource/alegreya-sans", "clsx", "esm-env", "svelte", "uqr"}

// component is third-party code, with the directories that contain its licences.
type component struct {
	name    string // with version
	licence string // name of the licence; "" if only its files name it
	dirs    []string
}

// licences returns the licences of all third-party code in the program for a target.
func licences(t target) ([]byte, error) {
	linked, err := modules(t)
	if err != nil {
		return nil, err
	}
	packages, err := npm(bundled)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	fmt.Fprintln(&out, "Volgare contains the work of others, under these licences.")
	for _, c := range slices.Concat(linked, packages) {
		if err := c.write(&out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// write appends the licences of a component.
func (c *component) write(out *bytes.Buffer) error {
	fmt.Fprintf(out, "\n%s\n%s\n\n", strings.Repeat("=", 80), c.name)
	found := false
	for _, dir := range c.dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.IsDir() || !licence.MatchString(e.Name()) || filepath.Ext(e.Name()) == ".go" {
				continue
			}
			text, err := os.ReadFile(filepath.Join(dir, e.Name())) //nolint:gosec // of a module
			if err != nil {
				return err
			}
			if bytes.HasPrefix(bytes.TrimSpace(text), []byte("Mozilla Public License")) {
				if err := c.writeSource(out); err != nil {
					return err
				}
			}
			fmt.Fprintf(out, "%s\n", bytes.TrimSpace(text))
			found = true
		}
	}
	switch {
	case found:
	case c.licence == "Apache-2.0": // a package without a copy of the licence
		fmt.Fprintln(out, "Apache License, Version 2.0: see LICENSE.")
	default:
		return fmt.Errorf("%s has no licence file", c.name)
	}
	return nil
}

// repository matches the repository in the path of a module.
var repository = regexp.MustCompile(`^github\.com/[^/]+/[^/]+`)

// repositories maps modules whose path does not name their repository to it.
var repositories = map[string]string{"go.mau.fi/util": "github.com/mautrix/go-util"}

// writeSource appends how to get the source of a component. The Mozilla Public License requires this of everyone who distributes a program
// with it.
func (c *component) writeSource(out *bytes.Buffer) error {
	module, version, _ := strings.Cut(c.name, " ")
	at := cmp.Or(repositories[module], repository.FindString(module))
	if at == "" {
		return fmt.Errorf("%s is under the Mozilla Public License, and the place of its source is unknown", c.name)
	}
	_, err := fmt.Fprintf(out, "It is part of the program unchanged, and its source is available under the Mozilla Public License 2.0.\n"+
		"Its source is at https://%s, version %s.\n\n", at, version)
	return err
}

// modules returns the Go modules linked for a target, and Go itself.
func modules(t target) ([]component, error) {
	const line = "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}"
	list := exec.Command("go", "list", "-deps", "-f", line, "./cmd/volgare") //nolint:noctx // it ends by itself
	list.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.arch)
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	all := map[string]*component{}
	for line := range strings.Lines(string(out)) {
		part := strings.Split(strings.TrimSpace(line), "\t")
		if len(part) != 3 {
			continue
		}
		c := all[part[0]]
		if c == nil {
			c = &component{name: part[0], dirs: []string{part[1]}}
			all[part[0]] = c
		}
		for dir := part[2]; dir != part[1] && !slices.Contains(c.dirs, dir); dir = filepath.Dir(dir) {
			c.dirs = append(c.dirs, dir) // a directory of copied code may have its own licence
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output() //nolint:noctx // it ends by itself
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	linked := []component{{name: "Go " + strings.TrimPrefix(runtime.Version(), "go"), dirs: []string{strings.TrimSpace(string(root))}}}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		slices.Sort(all[name].dirs)
		linked = append(linked, *all[name])
	}
	return linked, nil
}

// npm returns the npm packages with the given names.
func npm(names []string) (all []component, err error) {
	for _, name := range names {
		dir := filepath.Join("web/node_modules", name)
		text, err := os.ReadFile(filepath.Join(dir, "package.json")) //nolint:gosec // a file of a package
		if err != nil {
			return nil, errors.Join(errors.New("the packages of the interface are not installed: make interface"), err)
		}
		var said struct {
			Name    string `json:"name"`
			Version string `json:"version"`
			License string `json:"license"`
		}
		if err := json.Unmarshal(text, &said); err != nil {
			return nil, fmt.Errorf("%s: %w", dir, err)
		}
		all = append(all, component{said.Name + " " + said.Version, said.License, []string{dir}})
	}
	return all, nil
}

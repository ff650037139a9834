package archtest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	// link is a link of Markdown to a file: its path, and a heading after "#".
	link        = regexp.MustCompile(`\]\(([^)\s#:]*)(?:#([^)\s]*))?\)`)
	codePath    = regexp.MustCompile("`([a-z@*.][a-z0-9@*.-]*(?:/[\\w@*.-]+)+)`")
	placeholder = regexp.MustCompile(`[A-Z]{2,}`) // as in LANG.md
	makeTarget  = regexp.MustCompile("`make ([a-z-]+)")
	heading     = regexp.MustCompile(`(?m)^#+ (.*)$`)
)

// foreign lists paths that a fresh clone does not have: build results, and names that only look like paths.
var foreign = []string{"bin/", "data/", "web/dist/", "web/e2e/failed", "@fluent/bundle", "net/http", "events/3/gift"}

// TestDocLinks follows every link between the documents, and checks every path and make target that they name.
func TestDocLinks(t *testing.T) {
	makefile := readDoc(t, "Makefile")
	for _, name := range documents(t) {
		text := readDoc(t, name)
		for _, to := range link.FindAllStringSubmatch(text, -1) {
			target := name
			if to[1] != "" {
				target = filepath.Join(filepath.Dir(name), to[1])
			}
			if fault := badLink(t, target, to[2]); fault != "" {
				t.Errorf("%s: %s: %s", name, to[0], fault)
			}
		}
		for _, path := range codePath.FindAllStringSubmatch(text, -1) {
			if !named(path[1]) {
				t.Errorf("%s: missing path %s", name, path[1])
			}
		}
		for _, target := range makeTarget.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+target[1]+":") {
				t.Errorf("%s: missing target make %s", name, target[1])
			}
		}
	}
}

// TestOverviewIsShort limits the length of the page that new readers see first.
func TestOverviewIsShort(t *testing.T) {
	const most = 1500
	if n := len(strings.Fields(readDoc(t, "docs/architecture.md"))); n > most {
		t.Errorf("docs/architecture.md has %d words, more than %d: move details to the page of their subject", n, most)
	}
}

// documents lists the Markdown files of the root and of docs.
func documents(t *testing.T) (names []string) {
	for _, pattern := range []string{"*.md", "docs/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			name, _ := filepath.Rel(root, path)
			names = append(names, name)
		}
	}
	if len(names) < 10 {
		t.Fatalf("found only %q", names)
	}
	return names
}

func readDoc(t *testing.T, name string) string {
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// badLink returns the fault of a link to a file and to a heading in it, or "".
func badLink(t *testing.T, target, anchor string) string {
	if _, err := os.Stat(filepath.Join(root, target)); err != nil {
		return "there is no such file"
	}
	if anchor == "" {
		return ""
	}
	for _, h := range heading.FindAllStringSubmatch(readDoc(t, target), -1) {
		if slug(h[1]) == anchor {
			return ""
		}
	}
	return "there is no such heading"
}

// slug returns the anchor of a heading.
func slug(text string) string {
	kept := strings.Map(func(r rune) rune {
		if strings.ContainsRune("`,.:?'()", r) {
			return -1
		}
		return r
	}, strings.ToLower(text))
	return strings.ReplaceAll(kept, " ", "-")
}

// named reports whether a path in backticks exists, relative to the root of the repository or, as in docs/web.md, to
// web/src.
func named(path string) bool {
	if placeholder.MatchString(path) || slices.ContainsFunc(foreign, func(f string) bool { return strings.HasPrefix(path, f) }) {
		return true
	}
	for _, from := range []string{"", "web/src"} {
		if found, err := filepath.Glob(filepath.Join(root, from, path)); err == nil && len(found) > 0 {
			return true
		}
	}
	return false
}

package terminal

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"volgare/words"
)

// TestEveryMessageIsAskedFor: the catalogue of the terminal has no message that its code
// does not name, whole or by its beginning, and the code names none that is not there.
func TestEveryMessageIsAskedFor(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, m := range regexp.MustCompile(`"((?:tty|type)-[a-z-]*)`).FindAllStringSubmatch(string(text), -1) {
			asked[m[1]] = true
		}
	}
	catalogue, err := os.ReadFile("../words/catalogues/" + words.English + "/terminal.ftl")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^([a-z-]+) =`).FindAllStringSubmatch(string(catalogue), -1) {
		there[m[1]] = true
		if !isAsked(m[1], asked) {
			t.Errorf("nobody asks for %s", m[1])
		}
	}
	for id := range asked {
		if !strings.HasSuffix(id, "-") && !there[id] {
			t.Errorf("there is no message %s", id)
		}
	}
}

// isAsked reports whether a message is asked for by its id or by how it begins.
func isAsked(id string, asked map[string]bool) bool {
	if asked[id] {
		return true
	}
	for i := range id {
		if id[i] == '-' && asked[id[:i+1]] {
			return true
		}
	}
	return false
}

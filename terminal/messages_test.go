package terminal

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"volgare/words"
)

// TestEveryMessageIsUsed checks that the code names every message of the terminal's catalogue, in full or by prefix, and no others.
func TestEveryMessageIsUsed(t *testing.T) {
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
			t.Errorf("unused message %s", m[1])
		}
	}
	for id := range asked {
		if !strings.HasSuffix(id, "-") && !there[id] {
			t.Errorf("there is no message %s", id)
		}
	}
}

// isAsked reports whether a message is named by its id or a prefix of it.
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

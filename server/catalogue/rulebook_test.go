package catalogue

import (
	"os"
	"regexp"
	"slices"
	"testing"
)

// TestLeavesOfTheInterface: the server knows the addresses below /rules/ that the interface names itself.
func TestLeavesOfTheInterface(t *testing.T) {
	text, err := os.ReadFile("../../web/src/rules/book.ts")
	if err != nil {
		t.Fatal(err)
	}
	var named []string
	for _, leaf := range regexp.MustCompile(`leaf: "([^"]*)"`).FindAllStringSubmatch(string(text), -1) {
		named = append(named, leaf[1])
	}
	slices.Sort(named)
	if named = slices.Compact(named); !slices.Equal(named, slices.Sorted(slices.Values(fixedLeaves))) {
		t.Errorf("the interface has %q, the server %q", named, fixedLeaves)
	}
}

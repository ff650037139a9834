package identity

import (
	"strings"
	"testing"
	"unicode/utf8"

	"volgare/table"
)

// TestGuests: every id makes names that fit and have no part in common; ids that differ in their
// first two letters make different first ones.
func TestGuests(t *testing.T) {
	const alphabet = "abcdefghijklmnopqrstuvwxyz234567"
	seen := map[string]string{}
	for _, a := range alphabet {
		for _, b := range alphabet {
			id := string(a) + string(b) + "xyz"
			names := guest(id)
			name := names[0]
			if before, ok := seen[name]; ok {
				t.Fatalf("%s and %s are both %s", before, id, name)
			}
			seen[name] = id
			parts := map[string]bool{}
			for _, name := range names {
				if n := utf8.RuneCountInString(name); n > table.MaxName {
					t.Errorf("%s has %d characters", name, n)
				}
				first, origin, _ := strings.Cut(name, " ")
				parts[first], parts[origin] = true, true
			}
			if len(parts) != 2*len(names) {
				t.Errorf("%s: some of %q have a part in common", id, names)
			}
		}
	}
}

package identity

import (
	"testing"
	"unicode/utf8"

	"volgare/table"
)

// TestGuests: every id makes a name that fits, and ids that differ in their first two
// letters make different ones.
func TestGuests(t *testing.T) {
	const alphabet = "abcdefghijklmnopqrstuvwxyz234567"
	seen := map[string]string{}
	for _, a := range alphabet {
		for _, b := range alphabet {
			id := string(a) + string(b) + "xyz"
			name := guest(id)
			if before, ok := seen[name]; ok {
				t.Fatalf("%s and %s are both %s", before, id, name)
			}
			seen[name] = id
			if n := utf8.RuneCountInString(name); n > table.MaxName {
				t.Errorf("%s has %d characters", name, n)
			}
		}
	}
}

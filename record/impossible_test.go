package record_test

import (
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/record"
)

// TestImpossible checks that complete positions that are unreachable and could not be continued are rejected.
func TestImpossible(t *testing.T) {
	lib := editiontest.Library(t)
	for _, c := range []struct{ sparse, old, spoilt, want string }{
		{"new deluxe 2 seed a\n", "at 1", "at 0", "not that of the deciding seat"},
		{
			"new deluxe 2 seed a\nturn 5\nto-move red\ntrack library red 4\ndecision keep\ndrawn 2\n",
			"placed 0", "placed 2", "has drawn library tiles",
		},
		{
			"new deluxe 2 seed a\nturn 10\norder red yellow\nto-move yellow\nseat red place brindisi\nsummons by red\n",
			"in red", "in yellow", "a summons waits for the end of a Deluxe turn",
		},
	} {
		table, state, err := record.ParsePosition(lib.Table, c.sparse)
		if err != nil {
			t.Fatal(err)
		}
		text := string(record.AppendPosition(nil, table, &state))
		spoilt := strings.Replace(text, c.old, c.spoilt, 1)
		if spoilt == text {
			t.Fatalf("%q does not occur in\n%s", c.old, text)
		}
		_, _, err = record.ParsePosition(lib.Table, spoilt)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %q", c.spoilt, c.old, err, c.want)
		}
	}
}

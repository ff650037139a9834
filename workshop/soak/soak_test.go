package soak

import "testing"

func TestGames(t *testing.T) {
	for text, want := range map[string]int{"": 0, "0": 0, "-3": 0, "many": 0, "1": 1, "500": 500} {
		t.Setenv(Variable, text)
		if got := Games(); got != want {
			t.Errorf("%q: %d games, want %d", text, got, want)
		}
		if got, long := Or("brief", "long"), want > 0; (got == "long") != long {
			t.Errorf("%q: %s", text, got)
		}
	}
}

// TestOnlySkipsOutsideSoak checks that a test without a brief form runs only in a soak.
func TestOnlySkipsOutsideSoak(t *testing.T) {
	for text, want := range map[string]bool{"": false, "1": true} {
		t.Setenv(Variable, text)
		ran := false
		t.Run("long", func(t *testing.T) {
			Only(t, "long")
			ran = true
		})
		if ran != want {
			t.Errorf("%q: ran: %v", text, ran)
		}
	}
}

package record_test

import (
	"strings"
	"testing"

	"volgare/edition/editiontest"
	"volgare/record"
)

// TestEndsTurn checks that a move parsed without rules ends a turn exactly if the rules say so.
func TestEndsTurn(t *testing.T) {
	r := editiontest.Expanded(t, 4).Rules
	ends := 0
	for _, m := range r.Catalogue() {
		text := record.MoveString(r, m)
		if got := record.EndsTurn(text); got != m.Kind.EndsTurn() {
			t.Errorf("%s ends the turn: %v", text, got)
		}
		if m.Kind.EndsTurn() {
			ends++
		}
	}
	if ends < 2 || record.EndsTurn("endow red") {
		t.Errorf("%d moves end a turn, and one of a later build", ends)
	}
}

// TestSecretText checks that a move parsed without rules shows at most what the rules would show a spectator, and all of it
// if its kind is never secret.
func TestSecretText(t *testing.T) {
	hidden := map[string]bool{}
	r := editiontest.Expanded(t, 4)
	for _, m := range r.Rules.Catalogue() {
		text := record.MoveString(r.Rules, m)
		told, known := record.SecretText(text), record.SecretMoveString(r.Rules, m)
		shown, cut := strings.CutSuffix(told, " ?")
		switch {
		case !cut && told != known:
			t.Errorf("%s shows %q, a spectator knows %q", text, told, known)
		case cut && !strings.HasPrefix(known, shown):
			t.Errorf("%s shows %q, a spectator knows %q", text, told, known)
		}
		if cut {
			hidden[shown] = true
		}
	}
	for _, word := range []string{"keep", "top", "give", "trade", "yield"} {
		if !hidden[word] {
			t.Errorf("%s is never hidden", word)
		}
		delete(hidden, word)
	}
	if len(hidden) > 0 {
		t.Errorf("hidden for nothing: %v", hidden)
	}
	if got := record.SecretText("borrow 3 from red"); got != "borrow ?" {
		t.Errorf("a move of a later build shows %q", got)
	}
}

package rulebook_test

import (
	"os"
	"testing"

	"volgare/rulebook"
)

// notYet are the rules without code or case, each with the reason.
var notYet = map[string]string{
	"MOV-8": "a fact of the board, which edition's tests hold",
}

// TestReferences checks that every rule is cited by the code and shown by a case, and that every cited rule exists, also in
// the guide of the first game, the glossary and the box viewer in the browser.
func TestReferences(t *testing.T) {
	book, err := rulebook.Load(rulebook.English)
	if err != nil {
		t.Fatal(err)
	}
	problems, err := rulebook.Check(book, os.DirFS(".."), "engine", "edition", "view", "record", "testdata/rules", "web/src")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		if _, ok := notYet[p.ID]; !ok {
			t.Errorf("%s: %v %s", p.ID, p.Kind, p.Where)
		}
	}
}

package words

import (
	"encoding/json"
	"os"
	"testing"

	"volgare/engine"
)

// readList reads a list that the interface uses too, stored next to the catalogues.
func readList(t *testing.T, name string, list any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, list); err != nil {
		t.Fatal(name, err)
	}
}

// sayAll checks that messages exist in every language.
func sayAll(t *testing.T, ids ...string) {
	t.Helper()
	for _, lang := range Languages() {
		c, err := Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range ids {
			if !c.Has(id) {
				t.Errorf("%s has no %s", lang, id)
			}
		}
	}
}

// known checks that rules with these ids exist.
func known(t *testing.T, ids ...string) {
	t.Helper()
	all := map[string]bool{}
	for _, id := range engine.RuleIDs(engine.AllRules()) {
		all[id] = true
	}
	for _, id := range ids {
		if !all[id] {
			t.Errorf("there is no rule %q", id)
		}
	}
}

// TestTerms checks that each term explained in the help has its messages, and a valid rule if it names one.
func TestTerms(t *testing.T) {
	var groups []struct {
		Name  string
		Terms []struct {
			Name, Title string
			Rule        *string
		}
	}
	readList(t, "terms.json", &groups)
	if len(groups) == 0 {
		t.Error("no terms")
	}
	for _, g := range groups {
		sayAll(t, "terms-"+g.Name)
		for _, term := range g.Terms {
			sayAll(t, "term-"+term.Name, term.Title)
			if term.Rule != nil {
				known(t, *term.Rule)
			}
		}
	}
}

// TestUsesHaveMessagesAndRules checks that the uses of each component have messages and rules.
func TestUsesHaveMessagesAndRules(t *testing.T) {
	var list struct {
		Uses  map[string][]string
		Dealt map[string]string
	}
	readList(t, "uses.json", &list)
	if len(list.Uses) == 0 || len(list.Dealt) == 0 {
		t.Error("no uses")
	}
	for name, rules := range list.Uses {
		sayAll(t, "box-use-"+name)
		known(t, rules...)
	}
	for _, rule := range list.Dealt {
		known(t, rule)
	}
}

// TestDecks checks that every deck has its messages, including the uses of its cards (by kind if they differ) and the action
// that draws from it, if there is one.
func TestDecks(t *testing.T) {
	for d := range engine.NumCardDecks {
		form := d.Form()
		sayAll(t, "deck-"+form.Name, "deck-"+form.Name+".about", "category-"+form.Score.String())
		if action := d.Action(); action != engine.NoMove {
			sayAll(t, "kind-"+action.String(), "chip-"+action.String())
		}
		uses := []string{form.Name}
		if len(form.Uses) > 1 {
			uses = form.Kinds
		}
		for _, name := range uses {
			sayAll(t, "box-use-card-"+name)
		}
	}
}

// TestGuideLeadsToRules checks that each step of the guide has its messages, and a valid rule if it names one.
func TestGuideLeadsToRules(t *testing.T) {
	steps, err := Guide()
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range steps {
		sayAll(t, "guide-"+step.Name, "guide-"+step.Name+".text")
		if step.Rule != nil {
			known(t, *step.Rule)
		}
	}
}

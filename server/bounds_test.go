package server

import (
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/plain"
	"volgare/rulebook"
	"volgare/server/api"
	"volgare/server/catalogue"
	"volgare/server/middleware"
	"volgare/server/play"
	"volgare/table"
	"volgare/words"
)

// TestContractAgreesOnMaximumLengths: the maximum lengths in the contract agree with the program.
func TestContractAgreesOnMaximumLengths(t *testing.T) {
	for pointer, want := range map[string]int{
		"paths /api/boards/read post requestBody content text/plain schema":   edition.MaxBoard,
		"components schemas NewTable properties boardText":                    edition.MaxBoard,
		"paths /api/tables/import post requestBody content text/plain schema": table.MaxRecord,
		"components schemas NewChatMessage properties text":                   table.MaxChat * plain.MaxPoints,
		"components schemas Key":                                              table.MaxKey,
		"components schemas Name":                                             table.MaxName * plain.MaxPoints,
		"components schemas TableChange properties name":                      table.MaxName * plain.MaxPoints,
		"components schemas NewTable properties name":                         table.MaxName * plain.MaxPoints,
		"components schemas Report properties comment":                        play.MaxComment * plain.MaxPoints,
	} {
		if got := fmt.Sprint(inContract(t, pointer)["maxLength"]); got != strconv.Itoa(want) {
			t.Errorf("%s: at most %s in the contract, %d in the program", pointer, got, want)
		}
	}
}

// TestContractAgreesOnKeys: the minimum length and the characters of a key in the contract agree with the program.
func TestContractAgreesOnKeys(t *testing.T) {
	key := inContract(t, "components schemas Key")
	if got := fmt.Sprint(key["minLength"]); got != strconv.Itoa(api.MinKey) {
		t.Errorf("at least %s letters in the contract, %d in the program", got, api.MinKey)
	}
	pattern := regexp.MustCompile(fmt.Sprint(key["pattern"]))
	for r := rune(1); r < 0x180; r++ {
		text := strings.Repeat(string(r), api.MinKey)
		if of, ok := pattern.MatchString(text), api.GoodKey(text) == nil; of != ok {
			t.Errorf("%q: %v by the contract, %v in the program", r, of, ok)
		}
	}
}

// TestContractAgreesOnNameOfExternalBots: the contract and package table use the same bot name for external bots.
func TestContractAgreesOnNameOfExternalBots(t *testing.T) {
	if got := inContract(t, "components schemas ExternalBot")["const"]; got != table.ExternalBot {
		t.Errorf("the contract calls it %v, a table %s", got, table.ExternalBot)
	}
}

// TestContractAgreesOnLanguages: the languages in the contract are exactly the languages of the rulebook and of the catalogues.
func TestContractAgreesOnLanguages(t *testing.T) {
	want := fmt.Sprint(inContract(t, "components parameters Lang schema")["enum"])
	for what, langs := range map[string][]string{"rulebook": rulebook.Languages(), "words/catalogues": words.Languages()} {
		if got := fmt.Sprint(langs); got != want {
			t.Errorf("the languages of %s are %s, those of the contract %s", what, got, want)
		}
	}
}

// inContract returns the value in the contract at a path of keys.
func inContract(t *testing.T, keys string) object {
	t.Helper()
	var at object
	if err := yaml.Unmarshal(contract, &at); err != nil {
		t.Fatal(err)
	}
	for key := range strings.FieldsSeq(keys) {
		at, _ = at[key].(object)
	}
	return at
}

// TestBoardBounds: a board that is too large or has too many parts is refused before it is decoded completely, and the error
// names the limit.
func TestBoardBounds(t *testing.T) {
	r := newRig(t, how{})
	ann := r.browser()
	text := []string{"Content-Type", "text/plain"}
	large := strings.Repeat("#", edition.MaxBoard+1)
	if p := ann.send(http.MethodPost, "/api/boards/read", []byte(large), text...).code("too-large"); !strings.Contains(p.Detail, "65536") {
		t.Errorf("%+v", p)
	}
	p := ann.post("/api/tables", object{"boardText": large, "seats": []object{{"who": "me"}, {"who": "me"}}}).code("bad-config")
	if !strings.Contains(p.Detail, "at most 65536 bytes") {
		t.Errorf("%+v", p)
	}
	sheet := read[wire.Components](ann.get("/api/presets/deluxe/components")).Board
	sheet.Board, sheet.Note = "mine", strings.Repeat("n", 5000)
	long := read[catalogue.CheckedBoard](ann.post("/api/boards/check", sheet))
	if len(long.Faults) != 1 || long.Faults[0].Code != "value-too-long" || long.Faults[0].At != "note" {
		t.Errorf("%+v", long.Faults)
	}
	many := `{"places":[` + strings.Repeat("{},", api.MaxObjects) + `{}]}`
	if p := ann.post("/api/boards/check", many).code("too-large"); !strings.Contains(p.Detail, "8192 objects") {
		t.Errorf("%+v", p)
	}
	many = `{"board":"b","title":"","note":"","sources":[],"places":[],"events":[]} ` + strings.Repeat("{}", api.MaxObjects)
	ann.post("/api/boards/check", many).code("bad-json")
}

// TestSittingDownIsLimited: a person who sits down and leaves under ever new identities must wait after a while, at that table and from
// that address. The host and people with a link need not.
func TestSittingDownIsLimited(t *testing.T) {
	limits := middleware.DefaultLimits()
	limits.Rates[api.Sitting] = middleware.Rate{PerSecond: 0.1, Burst: 5}
	r := newRig(t, how{alone: true, config: func(c *Config) { c.Limits = limits }})
	ann := r.browser()
	id, other := ann.create("me", "open").ID, ann.create("me", "open").ID
	sit := func(b *browser, id string) answer {
		return b.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"})
	}
	stand := func(b *browser) { b.post(at("%s/seats/red", id), object{"do": "leave"}).is(http.StatusOK) }
	for range limits.Rates[api.Sitting].Burst {
		bob := r.browser()
		sit(bob, id).is(http.StatusOK)
		sit(r.browser(), id).code("seat-taken") // this one does not count
		stand(bob)
	}
	late := r.browser()
	if p := sit(late, id).code("too-many-requests"); p.RetryAfter != 10 {
		t.Errorf("%+v", p)
	}
	if late.cookie() != "" {
		t.Error("a refused newcomer was stored")
	}
	sit(late, other).is(http.StatusOK)
	sit(ann, id).is(http.StatusOK)
	stand(ann)
	eve := r.browser()
	eve.post(ann.linkTo(id, "red"), object{"name": "Eve"}).is(http.StatusOK)
	stand(eve)
	r.clock.move(10 * time.Second)
	sit(late, id).is(http.StatusOK)
}

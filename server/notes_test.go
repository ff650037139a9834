package server

import (
	"net/http"
	"strings"
	"testing"

	"volgare/server/tables"
)

// TestPrivateNote: only its author gets the note of a person at a table, on each device. It is in no record.
func TestPrivateNote(t *testing.T) {
	r := newRig(t, how{})
	ann, bob, eve := r.browser(), r.browser(), r.browser()
	id := read[tables.Table](ann.post("/api/tables", object{"seats": []object{{"who": "me"}, {"who": "open"}}})).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	put := func(b *browser, text string) answer {
		return b.send(http.MethodPut, at("%s/note", id), asJSON(t, object{"text": text}))
	}
	wants := func(b *browser, text string) {
		t.Helper()
		if got := read[tables.Note](b.get(at("%s/note", id))).Text; got != text {
			t.Errorf("the note is %q, want %q", got, text)
		}
	}
	wants(ann, "")
	before := read[tables.Table](ann.get(at("%s", id))).Seq
	if got := read[tables.Note](put(ann, " Hidden plan:\nBari ")).Text; got != "Hidden plan:\nBari" {
		t.Errorf("stored as %q", got)
	}
	put(bob, "Something else").is(http.StatusOK)
	wants(ann, "Hidden plan:\nBari")
	wants(bob, "Something else")

	for _, b := range []*browser{eve, r.browser()} {
		b.get(at("%s/note", id)).code("not-seated")
		put(b, "x").code("not-seated")
	}
	put(ann, strings.Repeat("x", tables.MaxNote)).is(http.StatusOK)
	for _, long := range []string{strings.Repeat("x", tables.MaxNote+1), strings.Repeat("\U0001F469\u200D\U0001F692", 2000)} {
		if p := put(ann, long).code("bad-text"); p.Field != "text" {
			t.Errorf("%+v", p)
		}
	}
	put(ann, "Hidden plan").is(http.StatusOK)

	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	for _, b := range []*browser{ann, bob, eve} {
		for _, path := range []string{"", "/snapshot", "/record", "/log", "/position", "/setup"} {
			if strings.Contains(string(b.get(at("%s%s", id, path)).body), "Hidden plan") {
				t.Errorf("the note is in %q", path)
			}
		}
	}
	if now := read[tables.Table](ann.get(at("%s", id))).Seq; now != before+1 {
		t.Errorf("notes have made %d entries", now-before-1)
	}
	put(ann, "").is(http.StatusOK)
	wants(ann, "")
}

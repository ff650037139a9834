package feed

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the machine of the test may have none

	"github.com/emersion/go-ical"

	"volgare/notify"
)

var began = time.Date(2026, 11, 28, 9, 30, 0, 0, time.UTC)

// turn returns a turn at a table; left is 0 if its time is not limited.
func turn(table, title, body string, left time.Duration) *notify.Message {
	m := &notify.Message{
		Cause: notify.Cause{Event: notify.Turn, Table: table, Seat: "red", Spell: "7"}, Title: title, Body: body,
		Link: "https://volgare.example/t/" + table, Sent: began,
	}
	if left != 0 {
		m.Until = began.Add(left)
	}
	return m
}

func feedOf(turns ...*notify.Message) *Feed {
	return &Feed{
		ID: "feed", Title: "Volgare: a toi; tu, toi", Language: "fr", Site: "https://volgare.example/", Changed: began.Add(-time.Hour), Turns: turns,
	}
}

// event is an event as a calendar reads it.
type event struct {
	uid, summary, description, url string
	start                          time.Time
	allDay                         bool
}

// calendar reads a feed by another library than wrote it.
func calendar(tb testing.TB, text []byte) (props ical.Props, all []event) {
	tb.Helper()
	if !bytes.HasSuffix(text, []byte("\r\n")) {
		tb.Fatalf("the last line does not end by CR LF: %q", text)
	}
	for line := range strings.SplitSeq(string(text), "\r\n") {
		if len(line) > 75 || strings.ContainsAny(line, "\r\n") {
			tb.Fatalf("a line of %d bytes, or with a loose CR or LF: %q", len(line), line)
		}
	}
	c, err := ical.NewDecoder(bytes.NewReader(text)).Decode()
	if err != nil {
		tb.Fatalf("%v in\n%s", err, text)
	}
	for _, e := range c.Events() {
		var read event
		start := e.Props.Get(ical.PropDateTimeStart)
		if read.start, err = start.DateTime(time.UTC); err != nil {
			tb.Fatal(err)
		}
		read.allDay = start.ValueType() == ical.ValueDate
		for name, to := range map[string]*string{ical.PropUID: &read.uid, ical.PropSummary: &read.summary, ical.PropDescription: &read.description} {
			if *to, err = e.Props.Text(name); err != nil {
				tb.Fatal(err)
			}
		}
		at, err := e.Props.URI(ical.PropURL)
		if err != nil {
			tb.Fatal(err)
		}
		read.url = at.String()
		for name, value := range map[string]string{
			ical.PropLastModified: "20261128T093000Z", ical.PropDateTimeStamp: "20261128T093000Z", ical.PropTransparency: "TRANSPARENT",
		} {
			if got := e.Props.Get(name); got == nil || got.Value != value {
				tb.Errorf("%s is %v, want %s", name, got, value)
			}
		}
		all = append(all, read)
	}
	return c.Props, all
}

func TestCalendar(t *testing.T) {
	rome, err := time.LoadLocation("Europe/Rome")
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 28, 23, 30, 0, 0, time.UTC).In(rome) // the 29th in Rome
	f := feedOf(turn("abc", "Your turn: Sera, a Mantova; \\n", "Choose: 5 points.\nNow.", 24*time.Hour), turn("def", "Your turn: Libera", "Choose.", 0))
	text := f.Calendar(now)
	props, got := calendar(t, text)
	for name, want := range map[string]string{
		"VERSION": "2.0", "PRODID": "-//Volgare//Turns//EN", "REFRESH-INTERVAL": "PT15M", "X-PUBLISHED-TTL": "PT15M", "LAST-MODIFIED": "20261128T093000Z",
	} {
		if p := props.Get(name); p == nil || p.Value != want {
			t.Errorf("%s is %v, want %s", name, p, want)
		}
	}
	if kind := props.Get("REFRESH-INTERVAL").ValueType(); kind != ical.ValueDuration {
		t.Errorf("the interval has the type %s", kind)
	}
	for _, name := range []string{"NAME", "X-WR-CALNAME"} {
		if title, err := props.Text(name); err != nil || title != f.Title {
			t.Errorf("%s is %q, %v", name, title, err)
		}
	}
	want := []event{
		{
			summary: "Your turn: Sera, a Mantova; \\n", description: "Choose: 5 points.\nNow.\nhttps://volgare.example/t/abc",
			url: "https://volgare.example/t/abc", start: began.Add(24 * time.Hour),
		},
		{
			summary: "Your turn: Libera", description: "Choose.\nhttps://volgare.example/t/def",
			url: "https://volgare.example/t/def", start: time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC), allDay: true,
		},
	}
	for i := range got {
		want[i].uid = got[i].uid
	}
	if !slices.Equal(got, want) || got[0].uid == got[1].uid {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	if again := f.Calendar(now); !bytes.Equal(again, text) {
		t.Error("the same turns have another text")
	}
}

func TestEmptyCalendar(t *testing.T) {
	props, got := calendar(t, feedOf().Calendar(began))
	if len(got) != 0 || props.Get("LAST-MODIFIED").Value != "20261128T083000Z" {
		t.Errorf("%v, %v", got, props)
	}
}

// TestIdentifiersStay checks that a turn keeps its identifier in another language and after a reminder, and that other turns have
// others.
func TestIdentifiersStay(t *testing.T) {
	one := turn("abc", "Your turn", "Choose.", 0)
	same := turn("abc", "Tocca a te", "Scegli.", time.Hour)
	same.Cause.Event = notify.Reminder
	other := func(change func(c *notify.Cause)) *notify.Message {
		m := turn("abc", "Your turn", "Choose.", 0)
		change(&m.Cause)
		return m
	}
	if idOf(one) != idOf(same) {
		t.Error("the turn has another identifier")
	}
	for i, m := range []*notify.Message{
		other(func(c *notify.Cause) { c.Table = "abd" }), other(func(c *notify.Cause) { c.Seat = "grey" }), other(func(c *notify.Cause) { c.Spell = "8" }),
	} {
		if idOf(m) == idOf(one) {
			t.Errorf("turn %d has the same identifier", i)
		}
	}
	if got := idOf(one).String(); got != "4ed923cd-8e55-5c4a-af19-731ca69e008d" {
		t.Errorf("the identifier is %s: readers show all turns again if it changes", got)
	}
}

// atom reads a feed without the types that wrote it: the texts of elements by their path, and the addresses of links.
func atom(tb testing.TB, text []byte) (texts map[string][]string) {
	tb.Helper()
	texts = map[string][]string{}
	var path []string
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return texts
		}
		if err != nil {
			tb.Fatalf("%v in\n%s", err, text)
		}
		switch at := token.(type) {
		case xml.StartElement:
			if at.Name.Space != "http://www.w3.org/2005/Atom" {
				tb.Fatalf("%s is in the namespace %q", at.Name.Local, at.Name.Space)
			}
			path = append(path, at.Name.Local)
			texts[strings.Join(path, "/")] = append(texts[strings.Join(path, "/")], "")
			for _, a := range at.Attr {
				if a.Name.Local != "xmlns" {
					texts[strings.Join(path, "/")+"@"+a.Name.Local] = append(texts[strings.Join(path, "/")+"@"+a.Name.Local], a.Value)
				}
			}
		case xml.EndElement:
			path = path[:len(path)-1]
		case xml.CharData:
			if all := texts[strings.Join(path, "/")]; len(all) > 0 {
				all[len(all)-1] += string(at)
			}
		}
	}
}

func TestAtom(t *testing.T) {
	later := turn("def", "À toi : <Libera>", "Choose.", 0)
	later.Sent = began.Add(time.Hour)
	f := feedOf(turn("abc", "À toi : Sera & \"Mantova\"", "]]> &amp;", time.Hour), later)
	text, err := f.Atom()
	if err != nil {
		t.Fatal(err)
	}
	got := atom(t, text)
	for path, want := range map[string][]string{
		"feed@lang": {"fr"}, "feed/title": {f.Title}, "feed/updated": {"2026-11-28T10:30:00Z"}, "feed/author/name": {"Volgare"},
		"feed/link@href":       {"https://volgare.example/"},
		"feed/entry/id":        {"urn:uuid:" + idOf(f.Turns[0]).String(), "urn:uuid:" + idOf(later).String()},
		"feed/entry/title":     {"À toi : Sera & \"Mantova\"", "À toi : <Libera>"},
		"feed/entry/updated":   {"2026-11-28T09:30:00Z", "2026-11-28T10:30:00Z"},
		"feed/entry/link@href": {"https://volgare.example/t/abc", "https://volgare.example/t/def"},
		"feed/entry/summary":   {"]]> &amp;", "Choose."},
	} {
		if !slices.Equal(got[path], want) {
			t.Errorf("%s is %q, want %q", path, got[path], want)
		}
	}
	if id := got["feed/id"]; len(id) != 1 || !strings.HasPrefix(id[0], "urn:uuid:") || strings.Contains(string(text), f.ID+"<") {
		t.Errorf("the id is %q", id)
	}
	empty, err := feedOf().Atom()
	if got := atom(t, empty); err != nil || got["feed/updated"][0] != "2026-11-28T08:30:00Z" || got["feed/entry"] != nil || got["feed/id"][0] == "" {
		t.Errorf("the empty feed is %s, %v", empty, err)
	}
}

// texts are hard to write in one of the formats.
var texts = []string{
	"", " ", "Sera a Mantova", "a,b;c\\d:e\"f", "\\n\\N\\,", "line\nline\r\nline\rline", "END:VEVENT\r\nEND:VCALENDAR", "<b>&amp;</b>]]>", "\x00\x1b\x7f\u0085",
	strings.Repeat("x", 300), strings.Repeat("è ", 200),
	strings.Repeat("\u5353", 100), strings.Repeat("👩‍👩‍👧‍👦", 30), "\xff\xfe", "\uFFFE\uFFFF", strings.Repeat(" ", 200),
	strings.Repeat("<", 90), strings.Repeat("a>", 60), strings.Repeat("\\", 74) + "\n",
}

// checkTexts checks that calendars and readers of feeds read a text as it was written.
func checkTexts(tb testing.TB, title, body string) {
	tb.Helper()
	f := feedOf(turn("abc", title, body, time.Hour))
	_, events := calendar(tb, f.Calendar(began))
	if len(events) != 1 || events[0].summary != clean(title) || events[0].description != clean(body+"\n"+f.Turns[0].Link) {
		tb.Errorf("%q, %q is read as %+v", title, body, events)
	}
	text, err := f.Atom()
	if err != nil {
		tb.Fatal(err)
	}
	got := atom(tb, text)
	if len(got["feed/entry"]) != 1 || got["feed/entry/title"][0] != clean(title) || got["feed/entry/summary"][0] != clean(body) {
		tb.Errorf("%q, %q is read as %q", title, body, got)
	}
}

func TestTextsAreEscaped(t *testing.T) {
	for _, title := range texts {
		for _, body := range texts {
			checkTexts(t, title, body)
		}
	}
}

func FuzzTextsInFeeds(f *testing.F) {
	for i, text := range texts {
		f.Add(text, texts[len(texts)-1-i])
	}
	f.Fuzz(func(t *testing.T, title, body string) { checkTexts(t, title, body) })
}

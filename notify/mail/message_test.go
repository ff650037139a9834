package mail

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the machine of the test may have none

	"volgare/notify"
	"volgare/notify/text"
	"volgare/words"
)

var update = flag.Bool("update", false, "write the golden file anew")

// parsed is a mail as readers get it.
type parsed struct {
	mail.Header
	plain, html string
}

// parse reads a mail by the standard library alone.
func parse(tb testing.TB, raw string) parsed {
	tb.Helper()
	for line := range strings.SplitSeq(raw, "\r\n") {
		if len(line) > 998 || strings.ContainsAny(line, "\r\n") {
			tb.Fatalf("a line of %d bytes, or with a loose CR or LF: %q", len(line), line)
		}
	}
	m, err := mail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		tb.Fatalf("%v in\n%s", err, raw)
	}
	kind, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil || kind != "multipart/alternative" {
		tb.Fatalf("%s, %v", kind, err)
	}
	got := parsed{Header: m.Header}
	parts := multipart.NewReader(m.Body, params["boundary"])
	for _, to := range []struct {
		kind string
		text *string
	}{{"text/plain; charset=UTF-8", &got.plain}, {"text/html; charset=UTF-8", &got.html}} {
		part, err := parts.NextRawPart()
		if err != nil || part.Header.Get("Content-Type") != to.kind || part.Header.Get("Content-Transfer-Encoding") != "quoted-printable" {
			tb.Fatalf("%v, %v, want %s", part, err, to.kind)
		}
		data, err := io.ReadAll(quotedprintable.NewReader(part))
		if err != nil {
			tb.Fatal(err)
		}
		*to.text = strings.ReplaceAll(string(data), "\r\n", "\n")
	}
	if _, err := parts.NextRawPart(); err != io.EOF {
		tb.Fatalf("more than two parts: %v", err)
	}
	return got
}

// subject returns the decoded subject.
func (p *parsed) subject(tb testing.TB) string {
	tb.Helper()
	text, err := new(mime.WordDecoder).DecodeHeader(p.Get("Subject"))
	if err != nil {
		tb.Fatal(err)
	}
	return text
}

// TestMails compares all kinds of mails in all languages, as a mail server gets them, with a golden file: -update writes it, to be
// read.
func TestMails(t *testing.T) {
	p := newPost(t, false, nil)
	s := p.sender(t, "smtp://localhost:2525")
	until := time.Date(2026, 11, 1, 9, 0, 0, 0, time.UTC)
	digest := &notify.Message{ID: "two", Title: "2 <tables>", Link: "https://volgare.example/", Rows: []notify.Row{
		{Name: "Sera & Mantova", Text: "Choose.", Left: "11 h left", Link: "https://volgare.example/t/abc"},
		{Name: "Libera", Text: "Choose.", Link: "https://volgare.example/t/def"},
	}}
	var out strings.Builder
	for _, lang := range words.Languages() {
		c := *channel
		c.Language = lang
		w, err := text.NewWriter(s.Site, lang, "Europe/Rome")
		if err != nil {
			t.Fatal(err)
		}
		for _, err := range []error{
			s.Send(t.Context(), &c, message),
			s.Send(t.Context(), &c, digest),
			s.Deliver(t.Context(), c.Target, lang, "three", w.Confirmation("https://volgare.example/m/1", until)),
			s.Deliver(t.Context(), c.Target, lang, "four", w.Return("Anna", "https://volgare.example/m/2", until)),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, raw := range p.taken() {
		m := parse(t, raw)
		names := []string{}
		for name := range m.Header {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			if name != "Subject" && name != "Content-Type" && name != "Received" {
				fmt.Fprintf(&out, "%s: %s\n", name, strings.Join(m.Header[name], "|"))
			}
		}
		fmt.Fprintf(&out, "Subject: %s\n\n%s\n%s\n", m.subject(t), m.plain, m.html)
	}
	const file = "testdata/mails.txt"
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was, is := strings.Split(string(want), "\n"), strings.Split(out.String(), "\n")
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] {
			t.Fatalf("%s:%d is otherwise; -update writes\n%s", file, i+1, is[i])
		}
	}
	if len(was) != len(is) {
		t.Errorf("%s has %d lines, want %d", file, len(was), len(is))
	}
}

// written returns a mail as it is sent.
func (s *Sender) written(tb testing.TB, c *notify.Channel, m *notify.Message) string {
	tb.Helper()
	w, err := text.NewWriter(s.Site, c.Language, c.Zone)
	if err != nil {
		tb.Fatal(err)
	}
	msg, err := s.message(c.Target, c.Language, m.ID, w.Notification(m, s.Unsubscribe(c)))
	if err != nil {
		tb.Fatal(err)
	}
	var raw bytes.Buffer
	if _, err := msg.WriteTo(&raw); err != nil {
		tb.Fatal(err)
	}
	return raw.String()
}

// TestMessageID checks that only a repeated attempt has the same Message-ID.
func TestMessageID(t *testing.T) {
	s := new(post).sender(t, "smtp://localhost:2525")
	one, again := parse(t, s.written(t, channel, message)), parse(t, s.written(t, channel, message))
	later := *message
	later.ID = "another\r\nBcc: bert@example.org"
	other := parse(t, s.written(t, channel, &later))
	id := one.Get("Message-Id")
	if again.Get("Message-Id") != id || other.Get("Message-Id") == id || !strings.HasSuffix(id, "@volgare.example>") || len(id) > 80 {
		t.Errorf("%q, %q, %q", id, again.Get("Message-Id"), other.Get("Message-Id"))
	}
}

// TestOneClickNeedsHTTPS checks that a site without HTTPS offers the link alone.
func TestOneClickNeedsHTTPS(t *testing.T) {
	s := new(post).sender(t, "smtp://localhost:2525")
	s.Unsubscribe = func(*notify.Channel) string { return "http://club.lan/stop/" + strings.Repeat("x", 90) }
	m := parse(t, s.written(t, channel, message))
	if got := m.Get("List-Unsubscribe"); got != "<"+s.Unsubscribe(nil)+">" || m.Header["List-Unsubscribe-Post"] != nil {
		t.Errorf("%q, %q", got, m.Header["List-Unsubscribe-Post"])
	}
	s.Unsubscribe = func(*notify.Channel) string { return "https://club.lan/stop/" + strings.Repeat("x", 90) }
	m = parse(t, s.written(t, channel, message))
	if got := m.Get("List-Unsubscribe"); got != "<"+s.Unsubscribe(nil)+">" || m.Get("List-Unsubscribe-Post") != "List-Unsubscribe=One-Click" {
		t.Errorf("%q, %q", got, m.Header["List-Unsubscribe-Post"])
	}
}

// names are names of tables that try to change the mail, or are hard to encode.
var names = []string{
	"Sera a Mantova", "", "a\r\nBcc: bert@example.org", "a\nBcc: bert@example.org\n\nBody", "a\rb", "=?utf-8?q?a=0D=0ABcc:_bert?=",
	"<script>alert(1)</script>", "\"><a href=\"https://evil.example\">", strings.Repeat("Übermäßig langer Name ", 60), strings.Repeat("x", 2000),
	strings.Repeat("\u5353", 300), "👩‍👩‍👧‍👦 \u202Eevil", "\x00\x1b[2J", "\xff\xfe", ".\r\n.\r\nQUIT",
}

// checkMail checks that the name of a table changes neither the headers nor the structure of a mail.
func checkMail(tb testing.TB, s *Sender, name string) {
	tb.Helper()
	m := *message
	m.Title, m.Body, m.Name = "Your turn: "+name, name, name
	got, plain := parse(tb, s.written(tb, channel, &m)), parse(tb, s.written(tb, channel, message))
	for header := range got.Header {
		if len(got.Header[header]) != 1 || plain.Header[header] == nil {
			tb.Errorf("%q adds a header: %s: %q", name, header, got.Header[header])
		}
	}
	for header, value := range plain.Header {
		if header != "Subject" && header != "Content-Type" && !slices.Equal(got.Header[header], value) {
			tb.Errorf("%q changes the header %s: %q", name, header, got.Header[header])
		}
	}
	if subject := got.subject(tb); strings.ContainsAny(subject, "\r\n\x00\x1b") || !strings.HasPrefix(subject, "Your turn:") {
		tb.Errorf("%q: subject %q", name, subject)
	}
	if strings.Contains(got.html, "<script") || strings.Count(got.html, "<a ") != strings.Count(plain.html, "<a ") {
		tb.Errorf("%q adds to the page: %s", name, got.html)
	}
}

func TestNamesOfTablesInjectNothing(t *testing.T) {
	s := new(post).sender(t, "smtp://localhost:2525")
	for _, name := range names {
		checkMail(t, s, name)
	}
}

func FuzzNamesInMails(f *testing.F) {
	for _, name := range names {
		f.Add(name)
	}
	s := newFuzzSender(f)
	f.Fuzz(func(t *testing.T, name string) { checkMail(t, s, name) })
}

func newFuzzSender(f *testing.F) *Sender {
	f.Helper()
	s, err := New(Options{
		Server: &Server{Host: "localhost", Port: 25}, From: "play@volgare.example", Site: "https://volgare.example",
		Unsubscribe: func(*notify.Channel) string { return "https://volgare.example/stop" },
	})
	if err != nil {
		f.Fatal(err)
	}
	s.now = func() time.Time { return time.Unix(0, 0).UTC() }
	return s
}

package webhook

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/notify"
	"volgare/notify/guarded"
)

var update = flag.Bool("update", false, "write testdata/shapes.txtar")

// received is a request that has arrived.
type received struct {
	path   string
	header http.Header
	body   []byte
}

// receiver is a server with webhooks.
type receiver struct {
	*httptest.Server

	mu  sync.Mutex
	got []received
}

func newReceiver(t *testing.T, answer http.HandlerFunc) *receiver {
	r := &receiver{}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		body, err := io.ReadAll(req.Body)
		if err != nil {
			t.Error(err)
		}
		r.mu.Lock()
		r.got = append(r.got, received{req.URL.Path, req.Header, body})
		r.mu.Unlock()
		answer(w, req)
	}))
	t.Cleanup(r.Close)
	return r
}

func answering(status int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) }
}

func newSender() *Sender {
	return New(guarded.New([]netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, nil))
}

const token = "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"

func (r *receiver) channel(medium notify.Medium) *notify.Channel {
	c := &notify.Channel{ID: "channel", Medium: medium, Target: r.URL + "/bot" + token + "/sendMessage"}
	switch medium {
	case notify.Telegram:
		c.Chat = "-1001234567890"
	case notify.JSON:
		c.Secret = []byte("a secret of at least 24 bytes")
	}
	return c
}

var media = []notify.Medium{notify.Discord, notify.Slack, notify.Telegram, notify.JSON}

func message(event notify.Event, name string) *notify.Message {
	m := &notify.Message{
		ID: "0xu2kOgfLmbMVtAv7B2PGQ", Title: "Your turn: " + name, Body: "Choose what to do: 5 points left. Time runs out: 22:30.",
		Link: "https://volgare.example/t/k3v9?a=b&c=d", Cause: notify.Cause{Event: event, Table: "k3v9", Seat: "red", Spell: "7"}, Name: name,
		Sent: time.Date(2026, 10, 25, 22, 29, 58, 0, time.FixedZone("", 3600)),
	}
	if event == notify.Turn {
		m.Until = m.Sent.Add(24 * time.Hour)
	} else {
		m.Cause.Seat = ""
	}
	return m
}

// The bodies are compared as text, so a change of them is seen.
func TestShapes(t *testing.T) {
	const file = "testdata/shapes.txtar"
	messages := map[string]*notify.Message{
		"turn":   message(notify.Turn, "Sera a Mantova"),
		"over":   message(notify.Over, "Sera a Mantova"),
		"markup": message(notify.Turn, "<!channel> <@U1> <https://evil.example|win> @everyone & **b** _i_ ~s~ `c` ||x|| [win](https://evil.example) # h :tada: \\ </b>"),
	}
	got := &txtar.Archive{}
	for _, name := range []string{"turn", "over", "markup"} {
		for _, medium := range media {
			r := newReceiver(t, answering(http.StatusNoContent))
			if err := newSender().Send(t.Context(), r.channel(medium), messages[name]); err != nil {
				t.Fatal(err)
			}
			if h := r.got[0].header; h.Get("Content-Type") != "application/json" || h.Get("User-Agent") != "volgare" || (h.Get("Webhook-Id") != "") != (medium == notify.JSON) {
				t.Errorf("%s: %v", medium, h)
			}
			got.Files = append(got.Files, txtar.File{Name: name + "/" + string(medium), Data: append(r.got[0].body, '\n')})
		}
	}
	text := txtar.Format(got)
	if *update {
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || string(want) != string(text) {
		t.Errorf("%v; got\n%s", err, text)
	}
}

func TestEventsFollowTheSchema(t *testing.T) {
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	schema, err := compiler.Compile("../../docs/webhooks.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	r := newReceiver(t, answering(http.StatusOK))
	check := func(text string) error {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return schema.Validate(doc)
	}
	for _, e := range notify.Events {
		if err := newSender().Send(t.Context(), r.channel(notify.JSON), message(e, "Sera a Mantova")); err != nil {
			t.Fatal(err)
		}
		body := string(r.got[len(r.got)-1].body)
		if err := check(body); err != nil {
			t.Errorf("%s: %v", body, err)
		}
		if check(strings.Replace(body, `"table"`, `"board"`, 1)) == nil {
			t.Error("the schema accepts other fields")
		}
	}
	head, example, _ := strings.Cut(document(t, "http"), "\n\n")
	if err := check(example); err != nil {
		t.Errorf("the example of the documentation: %v", err)
	}
	header := http.Header{}
	if err := sign(header, exampleKey, "0xu2kOgfLmbMVtAv7B2PGQ", time.Unix(1761424200, 0), []byte(example)); err != nil || !strings.Contains(head, header.Get("Webhook-Signature")) {
		t.Errorf("%v; the signature of the example is %s", err, header.Get("Webhook-Signature"))
	}
}

// document returns the code block of a language in docs/webhooks.md.
func document(t *testing.T, language string) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/webhooks.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(text), "```"+language+"\n")
	block, _, closed := strings.Cut(rest, "\n```")
	if !ok || !closed {
		t.Fatalf("docs/webhooks.md has no code in %s", language)
	}
	return block
}

// exampleKey is the key in the examples of the documentation and of the Standard Webhooks libraries.
var exampleKey = []byte("\x31\xf2\x90\xf6\xbf\x06\x29\x8a\xab\x4f\x08\xd4\x3c\x3f\x08\x2c\xf6\x48\xa3\x62\xda\x2d\xa4\xb0")

// The example in the Standard Webhooks libraries.
func TestSignatureOfTheStandard(t *testing.T) {
	const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	header := http.Header{}
	if err := sign(header, exampleKey, "msg_p5jXN8AQM9LWM0D4loKWxJek", time.Unix(1614265330, 0), []byte(`{"test": 2432232314}`)); err != nil {
		t.Fatal(err)
	}
	if got := header.Get("Webhook-Signature"); got != "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=" || SecretText(exampleKey) != secret {
		t.Errorf("%s with %s", got, SecretText(exampleKey))
	}
}

// Both examples of the documentation verify requests, and refuse changed and old ones.
func TestDocumentedChecks(t *testing.T) {
	source, err := os.ReadFile("verify_test.go")
	if err != nil || !strings.Contains(string(source), "\n"+document(t, "go")+"\n") {
		t.Errorf("the Go example of the documentation is not that of the test: %v", err)
	}
	r := newReceiver(t, answering(http.StatusOK))
	c := r.channel(notify.JSON)
	for range 2 {
		if err := newSender().Send(t.Context(), c, message(notify.Turn, "è")); err != nil {
			t.Fatal(err)
		}
	}
	if first, second := r.got[0].header.Get("Webhook-Id"), r.got[1].header.Get("Webhook-Id"); first != second || first != "0xu2kOgfLmbMVtAv7B2PGQ" {
		t.Errorf("ids %q and %q", first, second)
	}
	secret, header, body := SecretText(c.Secret), r.got[0].header, r.got[0].body
	changed := func(name, value string) http.Header {
		h := header.Clone()
		h.Set(name, value)
		return h
	}
	old := changed("webhook-timestamp", "1614265330")
	if err := sign(old, c.Secret, header.Get("Webhook-Id"), time.Unix(1614265330, 0), body); err != nil {
		t.Fatal(err)
	}
	python, missing := exec.LookPath("python3")
	for _, check := range []struct {
		name   string
		secret string
		header http.Header
		body   []byte
		want   string
	}{
		{"good", secret, header, body, ""},
		{"several", secret, changed("webhook-signature", "v1,AAAA v2,x "+header.Get("Webhook-Signature")), body, ""},
		{"body", secret, header, append(slices.Clone(body), ' '), "the signature is wrong"},
		{"secret", SecretText([]byte("another secret of 24 bytes")), header, body, "the signature is wrong"},
		{"id", secret, changed("webhook-id", "other"), body, "the signature is wrong"},
		{"none", secret, changed("webhook-signature", ""), body, "the signature is wrong"},
		{"old", secret, old, body, "the request is old"},
	} {
		t.Run(check.name, func(t *testing.T) {
			err := verify(check.secret, check.header, check.body)
			if err == nil && check.want != "" || err != nil && err.Error() != check.want {
				t.Errorf("Go: %v, want %q", err, check.want)
			}
			if missing != nil {
				t.Skip("python3 is not installed: the Python example is not tested")
			}
			if out := runPython(t, python, check.secret, check.header, check.body); check.want == "" && out != "" || !strings.Contains(out, check.want) {
				t.Errorf("Python: %s, want %q", out, check.want)
			}
		})
	}
}

// runPython runs the Python example, and returns its error.
func runPython(t *testing.T, python, secret string, header http.Header, body []byte) string {
	const call = `
import sys
names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
verify(sys.argv[1], dict(zip(names, sys.argv[2:])), sys.stdin.buffer.read())
`
	cmd := exec.CommandContext(t.Context(), python, "-c", document(t, "python")+"\n"+call, secret,
		header.Get("Webhook-Id"), header.Get("Webhook-Timestamp"), header.Get("Webhook-Signature"))
	cmd.Stdin = strings.NewReader(string(body))
	out, err := cmd.CombinedOutput()
	if (err != nil) != (len(out) > 0) {
		t.Errorf("%v: %s", err, out)
	}
	return string(out)
}

func failed(t *testing.T, err error) *notify.SendError {
	t.Helper()
	f, ok := errors.AsType[*notify.SendError](err)
	if !ok {
		t.Fatalf("%v is no failure", err)
	}
	return f
}

func TestFailures(t *testing.T) {
	for _, c := range []struct {
		medium notify.Medium
		status int
		header string
		reply  string
		gone   bool
		retry  time.Duration
		text   string
	}{
		{medium: notify.Discord, status: 404, gone: true, text: "no longer exists (404)"},
		{medium: notify.Slack, status: 410, gone: true, text: "no longer exists (410)"},
		{medium: notify.JSON, status: 410, gone: true, text: "no longer exists (410)"},
		{medium: notify.JSON, status: 404, text: "no longer exists (404)"},
		{medium: notify.JSON, status: 500, text: "at present (500)"},
		{medium: notify.JSON, status: 302, text: "redirect"},
		{medium: notify.Discord, status: 429, header: "3", retry: 3 * time.Second, text: "at present (429)"},
		{medium: notify.Slack, status: 413, text: "refused the request (413)"},
		{medium: notify.Telegram, status: 400, text: "check the id of the chat"},
		{medium: notify.Telegram, status: 401, gone: true, text: "does not know the token"},
		{medium: notify.Telegram, status: 404, gone: true, text: "does not know the token"},
		{medium: notify.Telegram, status: 403, text: "the bot is blocked"},
		{medium: notify.Telegram, status: 429, reply: `{"ok":false,"parameters":{"retry_after":35}}`, retry: 35 * time.Second, text: "at present (429)"},
		{medium: notify.Telegram, status: 429, reply: `{"ok":false,"parameters":{"retry_after":-1}}`, header: "9", retry: 9 * time.Second, text: "at present (429)"},
		{medium: notify.Telegram, status: 502, text: "at present (502)"},
	} {
		t.Run(fmt.Sprint(c.medium, c.status, c.header), func(t *testing.T) {
			r := newReceiver(t, func(w http.ResponseWriter, req *http.Request) {
				if c.header != "" {
					w.Header().Set("Retry-After", c.header)
				}
				w.Header().Set("Location", req.URL.Path)
				w.WriteHeader(c.status)
				fmt.Fprint(w, cmp.Or(c.reply, req.URL.Path)) // many servers repeat the path
			})
			f := failed(t, newSender().Send(t.Context(), r.channel(c.medium), message(notify.Turn, "a")))
			if f.Gone != c.gone || f.Retry != c.retry || !strings.Contains(f.Text, c.text) {
				t.Errorf("%+v", f)
			}
			hidesToken(t, f)
		})
	}
}

// hidesToken checks that neither the text of a failure nor its causes contain the secret part of the URL.
func hidesToken(t *testing.T, f *notify.SendError) {
	t.Helper()
	var all strings.Builder
	for err := error(f); err != nil; err = errors.Unwrap(err) {
		fmt.Fprintf(&all, "%v %+v %#v\n", err, err, err)
	}
	if text := all.String() + f.Text; strings.Contains(text, "AAHdqTcv") || strings.Contains(text, "110201543") {
		t.Errorf("the failure reveals the token: %s", text)
	}
}

func TestBrokenTargetsHideTheToken(t *testing.T) {
	slow := newReceiver(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	closed := newReceiver(t, answering(http.StatusOK))
	closed.Close()
	rude := newReceiver(t, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	path := "/bot" + token + "/sendMessage"
	for _, target := range []string{
		slow.URL + path, closed.URL + path, rude.URL + path, "https://api.telegram.org:port" + path, "https://127.0.0.1/%zz" + path, path,
		"ftp://127.0.0.1" + path, "http://10.0.0.1" + path, "http://name.invalid" + path, "https://127.0.0.1/\n" + path, "http://127.0.0.1/" + strings.Repeat(path, 99),
	} {
		for _, medium := range media {
			c := slow.channel(medium)
			c.Target = target
			ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
			hidesToken(t, failed(t, newSender().Send(ctx, c, message(notify.Turn, "a"))))
			cancel()
		}
	}
}

func TestUnusableChannelsSendNothing(t *testing.T) {
	r := newReceiver(t, answering(http.StatusOK))
	short := r.channel(notify.JSON)
	short.Secret = short.Secret[:23]
	for c, text := range map[*notify.Channel]string{
		r.channel(notify.Mail): `unknown medium "mail": accepted are discord, slack, telegram and json`,
		short:                  "the secret has 23 bytes: accepted are at least 24",
	} {
		if f := failed(t, newSender().Send(t.Context(), c, message(notify.Turn, "a"))); f.Text != text {
			t.Errorf("%+v", f)
		}
	}
	if len(r.got) != 0 {
		t.Error("a request was sent")
	}
}

// Discord accepts 2,000 characters, Telegram 4,096 and Slack 40,000, counted in UTF-16.
func TestLongestNamesFit(t *testing.T) {
	r := newReceiver(t, answering(http.StatusOK))
	for _, name := range []string{strings.Repeat("👩‍👩‍👧‍👦", 200), strings.Repeat("*", 3000), strings.Repeat("&", 3000), strings.Repeat("è", 3000)} {
		for _, medium := range media[:3] {
			m := message(notify.Turn, name)
			m.Body = name
			if err := newSender().Send(t.Context(), r.channel(medium), m); err != nil {
				t.Fatal(err)
			}
			var sent struct{ Content, Text string }
			if err := json.Unmarshal(r.got[len(r.got)-1].body, &sent); err != nil {
				t.Fatal(err)
			}
			text, limit := sent.Content+sent.Text, 4000
			if medium == notify.Discord {
				limit = 2000
			}
			link := strings.ReplaceAll(m.Link, "&", map[bool]string{true: "&amp;", false: "&"}[medium == notify.Slack])
			if n := len(utf16.Encode([]rune(text))); n > limit || !strings.HasSuffix(text, "\n"+link) || strings.Contains(text, "\ufffd") {
				t.Errorf("%s: %d characters: %s", medium, n, text)
			}
		}
	}
}

// Several webhooks get one message at once; run with -race.
func TestSimultaneousNotifications(t *testing.T) {
	r := newReceiver(t, answering(http.StatusOK))
	sender, m := newSender(), message(notify.Turn, "Sera a Mantova")
	var all sync.WaitGroup
	for i := range 32 {
		all.Go(func() {
			if err := sender.Send(t.Context(), r.channel(media[i%len(media)]), m); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	signed := 0
	for _, got := range r.got {
		if got.header.Get("Webhook-Id") != "" {
			signed++
			if err := verify(SecretText(r.channel(notify.JSON).Secret), got.header, got.body); err != nil {
				t.Error(err)
			}
		}
	}
	if len(r.got) != 32 || signed != 8 {
		t.Errorf("%d requests, %d signed", len(r.got), signed)
	}
}

package push

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"volgare/notify"
)

func turn() *notify.Message {
	return &notify.Message{
		ID: "id", Title: "Your turn: Sera a Mantova", Body: "Choose what to do: 5 points left.", Link: "https://volgare.example/t/abc",
		Cause: notify.Cause{Event: notify.Turn, Table: "abc", Seat: "red", Spell: "7"}, Name: "Sera a Mantova",
	}
}

func TestBrowserReadsANotification(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	if err := sender.Send(t.Context(), service.channel(0), turn()); err != nil {
		t.Fatal(err)
	}
	got := service.got[0][0]
	topic := got.header.Get("Topic")
	want := `{"title":"Your turn: Sera a Mantova","body":"Choose what to do: 5 points left.","link":"/t/abc","cause":{"event":"turn","table":"abc","seat":"red","spell":"7"},"tag":"` + topic + `"}`
	if string(got.text) != want {
		t.Errorf("got %s", got.text)
	}
	if !regexp.MustCompile(`^[\w-]{32}$`).MatchString(topic) {
		t.Errorf("topic %q", topic)
	}
	for name, want := range map[string]string{"TTL": "2419200", "Urgency": "high", "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"} {
		if got := got.header.Get(name); got != want {
			t.Errorf("%s %q, want %q", name, got, want)
		}
	}
	if got.claims["sub"] != "mailto:host@example.org" || got.claims["key"] != sender.keys.Public() {
		t.Errorf("claims %v", got.claims)
	}
}

func TestLengthRevealsLittle(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	over := turn()
	over.Cause.Event, over.Title, over.Body = notify.Over, "La partita è finita: Sera a Mantova", "Anna ha vinto, con 71 punti."
	for _, m := range []*notify.Message{turn(), over} {
		if err := sender.Send(t.Context(), service.channel(0), m); err != nil {
			t.Fatal(err)
		}
	}
	got := service.got[0]
	if got[0].size != got[1].size || len(got[0].text) == len(got[1].text) || got[0].zeros == 0 {
		t.Errorf("texts of %d and %d bytes are bodies of %d and %d", len(got[0].text), len(got[1].text), got[0].size, got[1].size)
	}
}

func TestFailures(t *testing.T) {
	for _, c := range []struct {
		status     int
		header     string // Retry-After
		gone       bool
		retry      time.Duration
		text, logs string
	}{
		{status: 404, gone: true, text: "no longer exists (404)"},
		{status: 410, gone: true, text: "no longer exists (410)", logs: "BadDeviceToken"},
		{status: 403, text: "refused the request (403)", logs: "BadJwtToken"},
		{status: 413, text: "refused the request (413)"},
		{status: 429, header: "120", retry: 2 * time.Minute, text: "cannot accept the request at present (429)"},
		{status: 429, text: "cannot accept the request at present (429)"},
		{status: 500, text: "cannot accept the request at present (500)"},
		{status: 503, header: "7", retry: 7 * time.Second, text: "cannot accept the request at present (503)"},
		{status: 301, text: "redirect"},
	} {
		t.Run(fmt.Sprint(c.status, c.header), func(t *testing.T) {
			service := newService(t, 1)
			service.answer = func(w http.ResponseWriter, _ *http.Request) {
				if c.header != "" {
					w.Header().Set("Retry-After", c.header)
				}
				w.WriteHeader(c.status)
				fmt.Fprint(w, c.logs)
			}
			f := failed(t, newSender(t).Send(t.Context(), service.channel(0), turn()))
			if f.Gone != c.gone || f.Retry != c.retry || !strings.Contains(f.Text, c.text) {
				t.Errorf("%+v", f)
			}
			if c.logs != "" && (strings.Contains(f.Text, c.logs) || !strings.Contains(fmt.Sprint(f.Err), c.logs)) {
				t.Errorf("text %q, log %v: only the log has the reply", f.Text, f.Err)
			}
		})
	}
}

func failed(t *testing.T, err error) *notify.SendError {
	t.Helper()
	f, ok := errors.AsType[*notify.SendError](err)
	if !ok {
		t.Fatalf("%v is no failure", err)
	}
	return f
}

func TestSlowServiceIsTemporary(t *testing.T) {
	service := newService(t, 1)
	done := make(chan struct{})
	service.answer = func(http.ResponseWriter, *http.Request) { <-done }
	defer close(done)
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if f := failed(t, newSender(t).Send(ctx, service.channel(0), turn())); f.Gone || !strings.Contains(f.Text, "did not answer in time") {
		t.Errorf("%+v", f)
	}
}

func TestUnknownServiceGetsNoRequest(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	open, err := New(sender.client, sender.keys, "https://volgare.example")
	if err != nil {
		t.Fatal(err)
	}
	for _, target := range []string{service.URL + "/0", strings.Replace(service.URL, "http:", "https:", 1), "https://fcm.googleapis.com.example.org/"} {
		c := service.channel(0)
		c.Target = target
		if f := failed(t, open.Send(t.Context(), c, turn())); f.Gone {
			t.Errorf("%+v", f)
		}
	}
	if len(service.got[0]) != 0 {
		t.Error("the service got a request")
	}
}

func TestMalformedSubscriptionIsGone(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	good := service.browsers[0].keys()
	infinity := "AA"
	off := strings.Repeat("B", 87) // no point of the curve
	for _, keys := range []*notify.PushKeys{
		nil,
		{},
		{P256DH: good.P256DH},
		{Auth: good.Auth},
		{P256DH: off, Auth: good.Auth},
		{P256DH: infinity, Auth: good.Auth},
		{P256DH: good.P256DH, Auth: "AAAA"},
		{P256DH: good.P256DH + "!", Auth: good.Auth},
	} {
		c := service.channel(0)
		c.Keys = keys
		if f := failed(t, sender.Send(t.Context(), c, turn())); !f.Gone || !strings.Contains(f.Text, "accepted are p256dh") {
			t.Errorf("%+v: %+v", keys, f)
		}
	}
	c := service.channel(0)
	c.Keys = &notify.PushKeys{P256DH: good.P256DH + "=", Auth: good.Auth + "=="} // some browsers pad
	if err := sender.Send(t.Context(), c, turn()); err != nil || len(service.got[0]) != 1 {
		t.Error(err, len(service.got[0]))
	}
}

// A name may have 40 characters of several code points each, and a title has the names of all players.
func TestLongestNamesFit(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	family := strings.Repeat("👩‍👩‍👧‍👦", 40)
	texts := []string{family, strings.Repeat(family, 5), strings.Repeat(`"\`, 4000), strings.Repeat("\x01", 2000), strings.Repeat("<&>", 1500), "short", "", strings.Repeat("è", 3000), strings.Repeat("\xff", 1000)}
	for _, title := range texts {
		for _, body := range texts {
			m := turn()
			m.Title, m.Body = title, body
			if err := sender.Send(t.Context(), service.channel(0), m); err != nil {
				t.Fatalf("%d and %d bytes: %v", len(title), len(body), err)
			}
			text := service.got[0][len(service.got[0])-1].text
			var got payload
			if err := json.Unmarshal(text, &got); err != nil || len(text) > 3993 || !utf8.Valid(text) {
				t.Fatalf("%d bytes, %v: %s", len(text), err, text)
			}
			if utf8.ValidString(title) && len(title) < 3000 && title != texts[3] && got.Title != title {
				t.Errorf("the title was cut although the body was not: %q", got.Title)
			}
			if cut, ok := strings.CutSuffix(got.Body, "…"); got.Body != strings.ToValidUTF8(body, "\ufffd") && got.Body != "" && (!ok || utf8.ValidString(body) && !strings.HasPrefix(body, cut)) {
				t.Errorf("body %q", got.Body)
			}
		}
	}
}

// Whole payloads up to the limit are sent as they are: no place is lost.
func TestPayloadOfTheGreatestLength(t *testing.T) {
	service, sender := newService(t, 1), newSender(t)
	m := turn()
	text, err := payloadOf(m, topicOf(service.channel(0), m))
	if err != nil {
		t.Fatal(err)
	}
	room := 3993 - len(text)
	for _, more := range []int{room, room + 1} {
		m := turn()
		m.Body += strings.Repeat("x", more)
		if err := sender.Send(t.Context(), service.channel(0), m); err != nil {
			t.Fatal(err)
		}
		got := service.got[0][len(service.got[0])-1]
		if len(got.text) != 3993 || got.size != 4096 || bytes.Contains(got.text, []byte("…")) != (more > room) {
			t.Errorf("%d bytes in a body of %d", len(got.text), got.size)
		}
	}
}

func TestEndlessLinkIsAFault(t *testing.T) {
	service := newService(t, 1)
	m := turn()
	m.Link += strings.Repeat("x", 4000)
	if f := failed(t, newSender(t).Send(t.Context(), service.channel(0), m)); f.Gone || !strings.Contains(f.Error(), "accepted are at most 3993") {
		t.Error(f)
	}
}

func TestTTLEndsWithTheTurn(t *testing.T) {
	now := time.Date(2026, 3, 29, 1, 30, 0, 0, time.UTC)
	const most = 28 * 24 * time.Hour
	for _, c := range []struct {
		event notify.Event
		until time.Time
		want  time.Duration
	}{
		{notify.Turn, time.Time{}, most},
		{notify.Turn, now.Add(24 * time.Hour), 24 * time.Hour},
		{notify.Turn, now.Add(90 * 24 * time.Hour), most},
		{notify.Turn, now.Add(-time.Hour), 0},
		{notify.Reminder, now.Add(time.Hour), time.Hour},
		{notify.TimedOut, now.Add(-time.Hour), most}, // news, of use after the deadline too
		{notify.OrderStopped, now.Add(time.Hour), most},
		{notify.Over, time.Time{}, most},
	} {
		if got := ttl(&notify.Message{Cause: notify.Cause{Event: c.event}, Until: c.until}, now); got != c.want {
			t.Errorf("%s until %v: %v, want %v", c.event, c.until, got, c.want)
		}
	}
	for _, e := range notify.Events {
		if high := urgency(e) == "high"; high != (e == notify.Turn || e == notify.Reminder) {
			t.Errorf("%s: high %v", e, high)
		}
	}
}

// The topic joins the notifications of a table in one browser, but reveals to the push service neither the table nor its players.
func TestTopicIsOfTheTableAndTheBrowser(t *testing.T) {
	topic := func(channel, table string, e notify.Event) string {
		return topicOf(&notify.Channel{ID: channel}, &notify.Message{Cause: notify.Cause{Event: e, Table: table, Spell: string(e)}})
	}
	one := topic("a", "t", notify.Turn)
	if topic("a", "t", notify.Reminder) != one {
		t.Error("a reminder does not replace the notification of its turn")
	}
	if topic("a", "u", notify.Turn) == one || topic("b", "t", notify.Turn) == one {
		t.Error("two tables or browsers have one topic")
	}
}

// One message goes to several browsers at once; run with -race.
func TestSimultaneousNotifications(t *testing.T) {
	const browsers, times = 8, 4
	service, sender := newService(t, browsers), newSender(t)
	m := turn()
	var all sync.WaitGroup
	for i := range browsers * times {
		all.Go(func() {
			if err := sender.Send(t.Context(), service.channel(i%browsers), m); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	seen := map[string]bool{}
	for i, got := range service.got {
		if len(got) != times {
			t.Errorf("browser %d got %d notifications", i, len(got))
		}
		for _, r := range got {
			if !bytes.Contains(r.text, []byte("Sera a Mantova")) {
				t.Errorf("browser %d got %s", i, r.text)
			}
			seen[r.header.Get("Topic")] = true
		}
	}
	if len(seen) != browsers {
		t.Errorf("%d topics", len(seen))
	}
}

func TestKeysAreStoredAsText(t *testing.T) {
	keys, err := NewKeys()
	if err != nil {
		t.Fatal(err)
	}
	secret, err := keys.Secret()
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParseKeys(secret)
	if err != nil || again.Public() != keys.Public() || len(keys.Public()) != 87 {
		t.Errorf("%v, public key %q", err, keys.Public())
	}
	for _, bad := range []string{"", "x", secret + "=", secret[1:], strings.Repeat("A", 43), "_" + strings.Repeat("_", 41) + "8", keys.Public()} {
		if _, err := ParseKeys(bad); err == nil || !strings.Contains(err.Error(), "accepted are") || bad != "" && strings.Contains(err.Error(), bad) && len(bad) > 1 {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func TestContactIsAURL(t *testing.T) {
	keys, err := NewKeys()
	if err != nil {
		t.Fatal(err)
	}
	for contact, ok := range map[string]bool{
		"mailto:host@example.org": true, "https://example.org/about": true,
		"": false, "host@example.org": false, "mailto:": false, "mailto:host": false, "http://example.org": false, "https:": false, "mailto:mailto:%": false,
	} {
		if _, err := New(nil, keys, contact); (err == nil) != ok {
			t.Errorf("%q: %v", contact, err)
		}
	}
}

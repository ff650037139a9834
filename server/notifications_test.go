package server

import (
	"io"
	"log"
	"maps"
	"mime/quotedprintable"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-smtp"

	"volgare/notify/guarded"
	"volgare/notify/mail"
	"volgare/server/middleware"
	"volgare/server/notifications"
	"volgare/server/seats"
	"volgare/server/tables"
)

const testSite = "https://volgare.example"

// receivers are everything that gets notifications in a test: a mail server, and one server for webhooks and browsers.
type receivers struct {
	t     *testing.T
	mails *smtp.Server
	smtp  string
	hooks *httptest.Server

	mu     sync.Mutex
	got    map[string][]string // bodies by path, or mails by address
	status int                 // of the answers of hooks
}

func newReceivers(t *testing.T) *receivers {
	t.Helper()
	o := &receivers{t: t, got: map[string][]string{}, status: http.StatusNoContent}
	o.hooks = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		o.take(r.URL.Path, string(body))
		o.mu.Lock()
		defer o.mu.Unlock()
		w.WriteHeader(o.status)
	}))
	t.Cleanup(o.hooks.Close)
	o.mails = smtp.NewServer(o)
	o.mails.ErrorLog = log.New(io.Discard, "", 0)
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	o.smtp = "smtp://" + ln.Addr().String()
	served := make(chan struct{})
	go func() { defer close(served); _ = o.mails.Serve(ln) }()
	t.Cleanup(func() { _, _, _ = o.mails.Close(), ln.Close(), <-served })
	return o
}

// options lets a server send to the receivers.
func (o *receivers) options(to *notifications.Options) {
	server, err := mail.ParseURL(o.smtp)
	if err != nil {
		o.t.Fatal(err)
	}
	to.Site, to.Mail, to.From = testSite, server, "Volgare <play@volgare.example>"
	to.Client = guarded.New([]netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, nil)
	to.PushHost = func(string) error { return nil }
}

func (o *receivers) take(at, text string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.got[at] = append(o.got[at], text)
}

// all returns everything that has arrived at a place.
func (o *receivers) all(at string) []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.got[at]
}

// wait returns the last of n texts that arrive at a place.
func (o *receivers) wait(at string, n int) string {
	o.t.Helper()
	for range 400 {
		if all := o.all(at); len(all) >= n {
			return all[n-1]
		}
		time.Sleep(25 * time.Millisecond)
	}
	o.t.Fatalf("%d messages at %s, want %d", len(o.all(at)), at, n)
	return ""
}

// NewSession implements smtp.Backend.
func (o *receivers) NewSession(*smtp.Conn) (smtp.Session, error) { return &letter{receivers: o}, nil }

// letter is a mail that arrives.
type letter struct {
	*receivers

	to string
}

func (*letter) Reset()                                      {}
func (*letter) Logout() error                               { return nil }
func (*letter) Mail(string, *smtp.MailOptions) error        { return nil }
func (l *letter) Rcpt(to string, _ *smtp.RcptOptions) error { l.to = to; return nil }

func (l *letter) Data(r io.Reader) error {
	text, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	l.take(l.to, string(text))
	return nil
}

// channelBody is the body of a request that creates a channel.
func channelBody(medium, target string, more ...object) object {
	body := object{"medium": medium, "target": target, "language": "en", "zone": "Europe/Rome"}
	for _, m := range more {
		maps.Copy(body, m)
	}
	return body
}

// browserKeys are the keys of the subscription in the example of RFC 8291.
var browserKeys = object{
	"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	"auth":   "BTBZMqHH6r4Tts7J_aSIgg",
}

func (b *browser) put(path string, body any) answer {
	b.t.Helper()
	return b.send(http.MethodPut, path, asJSON(b.t, body))
}

func (b *browser) delete(path string) answer {
	b.t.Helper()
	return b.send(http.MethodDelete, path, nil)
}

// link returns the path of the only link in a mail that matches a pattern.
func (o *receivers) link(text, pattern string) string {
	o.t.Helper()
	plain, err := io.ReadAll(quotedprintable.NewReader(strings.NewReader(text)))
	if err != nil {
		o.t.Fatal(err)
	}
	found := regexp.MustCompile(regexp.QuoteMeta(testSite) + pattern).FindString(string(plain))
	if found == "" {
		o.t.Fatalf("no link %s in %s", pattern, plain)
	}
	return strings.TrimPrefix(found, testSite)
}

const tokenPattern = `/[A-Za-z0-9_-]{22}\.[a-z2-7]{26}`

// confirmed adds a confirmed mail address.
func (o *receivers) confirmed(b *browser, address string) notifications.Channel {
	o.t.Helper()
	n := len(o.all(address))
	c := read[notifications.Created](b.post("/api/me/channels", channelBody("mail", address)).is(http.StatusCreated)).Channel
	if c.Verified {
		o.t.Errorf("%+v is verified", c)
	}
	link := o.link(o.wait(address, n+1), "/confirm"+tokenPattern)
	reader := newBrowser(b.t, b.base) // on another device
	if page := reader.get(link).is(http.StatusOK); !strings.Contains(string(page.body), "<form method=\"post\">") {
		o.t.Errorf("page: %s", page.body)
	}
	if read[notifications.Notifications](b.get("/api/me/notifications")).Channels[0].Verified {
		o.t.Error("the link alone confirms the address")
	}
	for range 2 { // a repeated request has the same answer
		page := reader.send(http.MethodPost, link, nil, "Content-Type", "application/x-www-form-urlencoded").is(http.StatusOK)
		if text := string(page.body); strings.Contains(text, "<form") || !strings.Contains(text, address) {
			o.t.Errorf("page: %s", text)
		}
	}
	return c
}

func TestChannels(t *testing.T) { each(t, channels) }

func channels(t *testing.T, nodes int) {
	o := newReceivers(t)
	r := newRig(t, how{nodes: nodes, notify: o.options})
	ann, bob := r.browser(), r.browser()
	is := func(b *browser) notifications.Notifications {
		t.Helper()
		return read[notifications.Notifications](b.get("/api/me/notifications"))
	}
	if n := is(ann); len(n.Media) != 6 || n.Media[0].Missing != nil || n.Key == nil || len(n.Channels) != 0 || n.Feed != nil || len(n.Events) != 5 {
		t.Errorf("a newcomer has %+v", n)
	}
	hook := o.hooks.URL + "/hook/secret"
	made := read[notifications.Created](ann.post("/api/me/channels", channelBody("json", hook, object{
		"off": []string{"reminder"}, "quiet": object{"from": "22:00", "to": "07:00"},
	})).is(http.StatusCreated))
	if made.Secret == nil || !strings.HasPrefix(*made.Secret, "whsec_") || made.Channel.Target != strings.TrimPrefix(o.hooks.URL, "http://") {
		t.Errorf("made %+v", made)
	}
	again := read[notifications.Created](ann.post("/api/me/channels", channelBody("json", hook)).is(http.StatusCreated))
	if again.Channel.ID != made.Channel.ID || *again.Secret == *made.Secret || again.Channel.Quiet != nil {
		t.Errorf("made again: %+v", again)
	}
	path := "/api/me/channels/" + made.Channel.ID
	settings := object{"language": "it", "zone": "Asia/Kathmandu", "off": []string{"over"}}
	if c := read[notifications.Channel](ann.put(path, settings).is(http.StatusOK)); c.Language != "it" || c.Zone != "Asia/Kathmandu" || len(c.Off) != 1 {
		t.Errorf("changed: %+v", c)
	}
	ann.post(path+"/test", nil).is(http.StatusNoContent)
	if got := o.wait("/hook/secret", 1); !strings.Contains(got, `"type":"test"`) {
		t.Errorf("tested by %s", got)
	}
	o.status = http.StatusInternalServerError
	if p := ann.post(path+"/test", nil).code("not-sent"); strings.Contains(p.Detail, "secret") || !strings.Contains(p.Detail, "500") {
		t.Errorf("detail %q", p.Detail)
	}
	if body := string(ann.get("/api/me/notifications").body); strings.Contains(body, "hook/") || strings.Contains(body, "whsec") {
		t.Errorf("secrets in %s", body)
	}
	ann.post("/api/me/channels", channelBody("push", o.hooks.URL+"/push/1", object{"keys": browserKeys})).is(http.StatusCreated)
	if n := is(ann); len(n.Channels) != 2 {
		t.Errorf("%+v", n)
	}

	// Other people do not reach them.
	bob.patch("/api/me", object{"name": "Bob"}).is(http.StatusOK)
	bob.put(path, settings).code("unknown-channel")
	bob.post(path+"/test", nil).code("unknown-channel")
	bob.delete(path).is(http.StatusNoContent)
	r.browser().put(path, settings).code("unknown-channel")
	if n := is(bob); len(n.Channels) != 0 {
		t.Errorf("Bob has %+v", n)
	}
	if n := is(ann); len(n.Channels) != 2 {
		t.Errorf("%+v", n)
	}

	// The browser becomes another person.
	bob.post("/api/me/channels", channelBody("push", o.hooks.URL+"/push/1", object{"keys": browserKeys})).is(http.StatusCreated)
	if n := is(ann); len(n.Channels) != 1 {
		t.Errorf("the browser is Bob's, but Ann has %+v", n)
	}
	for range 2 {
		ann.delete(path).is(http.StatusNoContent)
	}
	ann.put(path, settings).code("unknown-channel")
	if n := is(ann); len(n.Channels) != 0 {
		t.Errorf("deleted, but %+v", n)
	}
}

// TestChannelsOfTable: the host adds webhooks to a table.
func TestChannelsOfTable(t *testing.T) {
	o := newReceivers(t)
	r := newRig(t, how{notify: o.options})
	ann, bob := r.browser(), r.browser()
	id := ann.create("me", "open").ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	path := at("%s/channels", id)
	bob.get(path).code("not-host")
	bob.post(path, channelBody("discord", o.hooks.URL+"/room")).code("not-host")
	ann.post(path, channelBody("mail", "a@example.org")).code("bad-request")
	made := read[notifications.Created](ann.post(path, channelBody("discord", o.hooks.URL+"/room")).is(http.StatusCreated))
	one := path + "/" + made.Channel.ID
	for _, b := range []*browser{bob, ann} { // it belongs to the table
		b.put("/api/me/channels/"+made.Channel.ID, object{"language": "en", "zone": "UTC"}).code("unknown-channel")
	}
	ann.put(one, object{"language": "de", "zone": "UTC"}).is(http.StatusOK)
	ann.post(one+"/test", nil).is(http.StatusNoContent)
	o.wait("/room", 1)
	bob.post(one+"/test", nil).code("not-host")
	bob.delete(one).code("not-host")
	if list := read[notifications.Channels](ann.get(path)).Channels; len(list) != 1 || list[0].Language != "de" {
		t.Errorf("%+v", list)
	}
	other := ann.create("me", "open").ID
	ann.put(at("%s/channels/%s", other, made.Channel.ID), object{"language": "en", "zone": "UTC"}).code("unknown-channel")
	ann.delete(one).is(http.StatusNoContent)
	if list := read[notifications.Channels](ann.get(path)).Channels; len(list) != 0 {
		t.Errorf("%+v", list)
	}
}

// TestBadChannels: a channel that cannot work is refused, and changes nothing.
func TestBadChannels(t *testing.T) {
	o := newReceivers(t)
	r := newRig(t, how{notify: func(to *notifications.Options) { o.options(to); to.Client = guarded.New(nil, nil) }})
	ann := r.browser()
	for _, c := range []struct {
		body  object
		code  string
		field string
	}{
		{channelBody("fax", "x"), "bad-request", "medium"},
		{channelBody("feed", "x"), "bad-request", "medium"},
		{channelBody("json", ""), "bad-request", "target"},
		{channelBody("json", "http://example.org/"), "bad-target", ""},
		{channelBody("json", "https://127.0.0.1/"), "bad-target", ""},
		{channelBody("json", "https://[::1]/"), "bad-target", ""},
		{channelBody("json", "https://169.254.169.254/latest/meta-data"), "bad-target", ""},
		{channelBody("mail", "not an address"), "bad-target", ""},
		{channelBody("mail", "a@example.org\r\nBcc: b@example.org"), "bad-target", ""},
		{channelBody("push", "https://fcm.googleapis.com/x"), "bad-request", "keys"},
		{channelBody("push", "https://fcm.googleapis.com/x", object{"keys": object{"p256dh": "x", "auth": "y"}}), "bad-target", ""},
		{channelBody("telegram", "https://api.telegram.org/bot1:x/sendMessage"), "bad-request", "chat"},
		{channelBody("json", "https://1.1.1.1/", object{"zone": "Local"}), "bad-request", "zone"},
		{channelBody("json", "https://1.1.1.1/", object{"zone": "../../etc/passwd"}), "bad-request", "zone"},
		{channelBody("json", "https://1.1.1.1/", object{"language": "la"}), "bad-request", "language"},
		{channelBody("json", "https://1.1.1.1/", object{"off": []string{"test"}}), "bad-request", "off"},
		{channelBody("json", "https://1.1.1.1/", object{"quiet": object{"from": "25:00", "to": "07:00"}}), "bad-request", "quiet"},
		{channelBody("json", "https://1.1.1.1/", object{"digest": "07:00"}), "bad-request", "digest"},
	} {
		if p := ann.post("/api/me/channels", c.body).code(c.code); p.Field != c.field {
			t.Errorf("%v: field %q, want %q", c.body, p.Field, c.field)
		}
	}
	if n := read[notifications.Notifications](ann.get("/api/me/notifications")); len(n.Channels) != 0 {
		t.Errorf("%+v", n.Channels)
	}
	ann.post("/api/recover-by-mail", object{"address": "no address", "language": "en"}).code("bad-request")

	bare := newRig(t, how{notify: func(to *notifications.Options) { to.Site = "http://192.168.1.5:8080" }})
	bob := bare.browser()
	bob.post("/api/me/channels", channelBody("mail", "a@example.org")).code("no-mail")
	bob.post("/api/recover-by-mail", object{"address": "a@example.org", "language": "en"}).code("no-mail")
	bob.post("/api/me/channels", channelBody("push", "https://fcm.googleapis.com/x", object{"keys": browserKeys})).code("no-https")
	n := read[notifications.Notifications](bob.get("/api/me/notifications"))
	if n.Key != nil || *n.Media[0].Missing != "no-https" || *n.Media[1].Missing != "no-mail" || n.Media[2].Missing != nil {
		t.Errorf("%+v", n)
	}
}

func TestTooManyChannels(t *testing.T) {
	o := newReceivers(t)
	r := newRig(t, how{notify: o.options})
	ann := r.browser()
	for i := range 20 {
		ann.post("/api/me/channels", channelBody("slack", o.hooks.URL+"/"+strings.Repeat("a", i+1))).is(http.StatusCreated)
	}
	ann.post("/api/me/channels", channelBody("slack", o.hooks.URL+"/b")).code("too-many-channels")
	ann.post("/api/me/channels", channelBody("slack", o.hooks.URL+"/a")).is(http.StatusCreated)
	ann.post("/api/me/feed", object{"language": "en", "zone": "UTC"}).code("too-many-channels")
}

// TestMailOfChannel: an address is confirmed, unsubscribed, and saved again.
func TestMailOfChannel(t *testing.T) { each(t, mailOfChannel) }

func mailOfChannel(t *testing.T, nodes int) {
	o := newReceivers(t)
	r := newRig(t, how{nodes: nodes, notify: o.options})
	ann := r.browser()
	unconfirmed := read[notifications.Created](ann.post("/api/me/channels", channelBody("mail", "other@example.org")).is(http.StatusCreated)).Channel
	link := o.link(o.wait("other@example.org", 1), "/confirm"+tokenPattern)
	ann.post("/api/me/channels/"+unconfirmed.ID+"/test", nil).code("not-confirmed")
	r.clock.move(24 * time.Hour)
	for _, wrong := range []string{link, link + "a", strings.Replace(link, ".", "", 1), "/confirm/x", "/unsubscribe/" + unconfirmed.ID + "."} {
		ann.get(wrong).is(http.StatusNotFound)
		ann.send(http.MethodPost, wrong, nil).is(http.StatusNotFound)
	}
	ann.delete("/api/me/channels/" + unconfirmed.ID).is(http.StatusNoContent)

	c := o.confirmed(ann, "ann@example.org")
	path := "/api/me/channels/" + c.ID
	ann.post(path+"/test", nil).is(http.StatusNoContent)
	text := o.wait("ann@example.org", 2)
	if !strings.Contains(text, "List-Unsubscribe-Post: List-Unsubscribe=One-Click") {
		t.Errorf("mail %s", text)
	}
	stop := o.link(text, "/unsubscribe"+tokenPattern)
	reader := r.browser()
	reader.get(stop).is(http.StatusOK)
	if read[notifications.Notifications](ann.get("/api/me/notifications")).Channels[0].Stopped {
		t.Error("the link alone stops the mails")
	}
	// as mail programs do it
	reader.send(http.MethodPost, stop, []byte("List-Unsubscribe=One-Click"), "Content-Type", "application/x-www-form-urlencoded",
		"Origin", "https://mail.example", "Sec-Fetch-Site", "cross-site").is(http.StatusOK)
	if c := read[notifications.Notifications](ann.get("/api/me/notifications")).Channels[0]; !c.Stopped || c.Fault == nil {
		t.Errorf("%+v is not stopped", c)
	}
	if c := read[notifications.Channel](ann.put(path, object{"language": "fr", "zone": "UTC", "digest": "07:30"})); c.Stopped || !c.Verified || c.Fault != nil {
		t.Errorf("saved: %+v", c)
	}
}

// TestReturnByMail: a device link goes to a confirmed address. The response does not depend on the address.
func TestReturnByMail(t *testing.T) {
	o := newReceivers(t)
	r := newRig(t, how{notify: o.options})
	ann := r.browser()
	ann.patch("/api/me", object{"name": "Ann"}).is(http.StatusOK)
	id := ann.create("me", "open").ID
	o.confirmed(ann, "Ann@example.org")
	ann.post("/api/me/channels", channelBody("mail", "new@example.org")).is(http.StatusCreated)
	o.wait("new@example.org", 1)
	phone := r.browser()
	var answers []answer
	for _, address := range []string{"Ann@example.org", "new@example.org", "nobody@example.org"} {
		a := phone.post("/api/recover-by-mail", object{"address": address, "language": "it"}).is(http.StatusAccepted)
		a.header.Del("Date")
		answers = append(answers, a)
	}
	for _, a := range answers[1:] {
		if string(a.body) != string(answers[0].body) || !equalHeaders(a.header, answers[0].header) {
			t.Errorf("answers %v and %v differ", answers[0].header, a.header)
		}
	}
	way := o.link(o.wait("Ann@example.org", 2), "/d/[a-z2-7]{26}")
	token := strings.TrimPrefix(way, "/d/")
	if info := read[seats.LinkInfo](phone.get("/api/links/" + token)); info.Kind != "device" || info.Name != "Ann" {
		t.Errorf("%+v", info)
	}
	phone.post("/api/links/"+token, nil).is(http.StatusOK)
	if list := read[tables.List](phone.get("/api/tables?scope=mine")).Tables; len(list) != 1 || list[0].ID != id {
		t.Errorf("the phone has %+v", list)
	}
	if n := len(o.all("new@example.org")) + len(o.all("nobody@example.org")); n != 1 {
		t.Errorf("%d mails to addresses that are not confirmed", n)
	}
}

func equalHeaders(a, b http.Header) bool {
	for name := range a {
		if strings.Join(a[name], ",") != strings.Join(b[name], ",") {
			return false
		}
	}
	return len(a) == len(b)
}

// TestMailsAreLimited: an address gets few mails a day, whoever asks for them.
func TestMailsAreLimited(t *testing.T) {
	o := newReceivers(t)
	r := newRig(t, how{notify: o.options, alone: true, config: func(c *Config) { c.Limits = middleware.DefaultLimits() }})
	ask := func() answer {
		return r.browser().post("/api/recover-by-mail", object{"address": "ann@example.org", "language": "en"})
	}
	for range 10 {
		ask().is(http.StatusAccepted)
	}
	ask().code("too-many-requests")
	r.browser().post("/api/recover-by-mail", object{"address": "bob@example.org", "language": "en"}).is(http.StatusAccepted)
	r.clock.move(24 * time.Hour)
	ask().is(http.StatusAccepted)
}

// turn is a table of two persons at which one has to decide.
type turn struct {
	*rig

	id             string
	all            map[string]*browser
	decides, other *browser
	seat           string // of decides
}

// next finds the seat to decide.
func (x *turn) next() {
	x.t.Helper()
	x.seat = x.all["red"].decider(x.id)
	for seat, b := range x.all {
		if seat == x.seat {
			x.decides = b
		} else {
			x.other = b
		}
	}
}

func newTurn(t *testing.T, o *receivers, h how) *turn {
	t.Helper()
	h.notify = o.options
	r := newRig(t, h)
	ann, bob := r.browser(), r.browser()
	id := read[tables.Table](ann.post("/api/tables", object{
		"name": "Sera a Mantova", "seats": []object{{"who": "me", "name": "Ann"}, {"who": "open"}},
	}).is(http.StatusCreated)).ID
	bob.post(at("%s/seats/red", id), object{"do": "sit", "name": "Bob"}).is(http.StatusOK)
	ann.post(at("%s/start", id), nil).is(http.StatusOK)
	all := map[string]*browser{"yellow": ann, "red": bob}
	x := &turn{rig: r, id: id, all: all}
	for x.next(); ann.position(id, "").View.Turn == 0; x.next() { // set-up
		x.play(false)
	}
	return x
}

// play plays a move of the seat to decide. If end is false, its turn continues.
func (x *turn) play(end bool) {
	x.t.Helper()
	p := x.decides.position(x.id, x.seat)
	for _, m := range p.View.Legal {
		if m.Reveals || (m.Kind == "end") != end {
			continue
		}
		x.decides.post(at("%s/moves", x.id), object{"seat": x.seat, "seq": p.Seq, "moves": []string{m.Move}}).is(http.StatusOK)
		return
	}
	x.t.Fatalf("no such move in %+v", p.View.Legal)
}

// TestNotificationOfTurn: a minute after a turn has begun, each channel of the player gets one message, which leads to the table.
func TestNotificationOfTurn(t *testing.T) { each(t, notificationOfTurn) }

func notificationOfTurn(t *testing.T, nodes int) {
	o := newReceivers(t)
	x := newTurn(t, o, how{nodes: nodes})
	mine := x.decides
	o.confirmed(mine, "mine@example.org")
	mine.post("/api/me/channels", channelBody("push", o.hooks.URL+"/push", object{"keys": browserKeys})).is(http.StatusCreated)
	mine.post("/api/me/channels", channelBody("json", o.hooks.URL+"/json")).is(http.StatusCreated)
	mine.post("/api/me/channels", channelBody("slack", o.hooks.URL+"/off", object{"off": []string{"turn"}})).is(http.StatusCreated)
	x.other.post("/api/me/channels", channelBody("json", o.hooks.URL+"/other")).is(http.StatusCreated)
	host := x.decides
	if x.seat != "yellow" {
		host = x.other
	}
	host.post(at("%s/channels", x.id), channelBody("discord", o.hooks.URL+"/room")).is(http.StatusCreated)

	x.clock.move(61 * time.Second)
	x.play(false)
	json := o.wait("/json", 1)
	text := o.wait("mine@example.org", 2)
	room := o.wait("/room", 1)
	o.wait("/push", 1)
	if want := `"link":"` + testSite + `/t/` + x.id + `"`; !strings.Contains(json, want) || !strings.Contains(json, `"type":"turn"`) {
		t.Errorf("got %s", json)
	}
	if o.link(text, "/t/"+x.id) == "" || !strings.Contains(room, testSite+"/t/"+x.id) {
		t.Errorf("no link to the table in %s", room)
	}
	x.play(false)
	time.Sleep(1500 * time.Millisecond) // the queue looks for jobs each second
	for at, want := range map[string]int{"/json": 1, "/push": 1, "/room": 1, "mine@example.org": 2, "/off": 0, "/other": 0} {
		if n := len(o.all(at)); n != want {
			t.Errorf("%d messages at %s, want %d", n, at, want)
		}
	}
	for _, got := range append(o.all("/json"), room, text) {
		for _, secret := range []string{"/json", "/room", "/push", mine.cookie(), "/d/", "/s/"} {
			if strings.Contains(got, secret) {
				t.Errorf("%q in %s", secret, got)
			}
		}
	}
	x.rig.close()
	for _, secret := range []string{"mine@example.org", "/json", "/push", "/room"} {
		if strings.Contains(x.log.String(), secret) {
			t.Errorf("%q in the log: %s", secret, x.log)
		}
	}
}

// TestNoNotificationOfPlayedTurn: a turn that is played within a minute has no notification.
func TestNoNotificationOfPlayedTurn(t *testing.T) {
	o := newReceivers(t)
	x := newTurn(t, o, how{})
	x.decides.post("/api/me/channels", channelBody("json", o.hooks.URL+"/first")).is(http.StatusCreated)
	x.other.post("/api/me/channels", channelBody("json", o.hooks.URL+"/second")).is(http.StatusCreated)
	x.clock.move(50 * time.Second)
	x.endTurn()
	x.clock.move(61 * time.Second)
	x.next()
	x.play(false)
	o.wait("/second", 1)
	if n := len(o.all("/first")); n != 0 {
		t.Errorf("%d messages about a turn that was played", n)
	}
}

// endTurn plays until the turn ends.
func (x *turn) endTurn() {
	x.t.Helper()
	for range 20 {
		for _, m := range x.decides.position(x.id, x.seat).View.Legal {
			if m.Kind == "end" {
				x.play(true)
				return
			}
		}
		x.play(false)
	}
	x.t.Fatal("the turn does not end")
}

// TestFeeds: the secret addresses list the turns of the person, without cookies.
func TestFeeds(t *testing.T) { each(t, feeds) }

func feeds(t *testing.T, nodes int) {
	o := newReceivers(t)
	x := newTurn(t, o, how{nodes: nodes})
	settings := object{"language": "it", "zone": "Europe/Rome"}
	first := read[notifications.Feed](x.decides.post("/api/me/feed", settings).is(http.StatusOK))
	mine := read[notifications.Feed](x.decides.post("/api/me/feed", settings).is(http.StatusOK))
	if n := read[notifications.Notifications](x.decides.get("/api/me/notifications")); n.Feed == nil || *n.Feed != mine || first == mine || len(n.Channels) != 0 {
		t.Errorf("%+v, made %+v", n, mine)
	}
	others := read[notifications.Feed](x.other.post("/api/me/feed", settings).is(http.StatusOK))
	reader := x.browser()
	path := func(address string) string { return strings.TrimPrefix(address, testSite) }
	reader.get(path(first.Atom)).code("unknown-page")
	reader.get(strings.Replace(path(mine.Atom), ".atom", ".json", 1)).code("unknown-page")
	for _, address := range []string{mine.Calendar, mine.Atom} {
		got := reader.get(path(address)).is(http.StatusOK)
		if text := string(got.body); !strings.Contains(text, testSite+"/t/"+x.id) || !strings.Contains(text, "Sera a Mantova") {
			t.Errorf("%s", text)
		}
		tag := got.header.Get("ETag")
		if cc := got.header.Get("Cache-Control"); !strings.Contains(cc, "private") || tag == "" || len(got.header["Set-Cookie"]) > 0 {
			t.Errorf("header %v", got.header)
		}
		reader.get(path(address), "If-None-Match", tag).is(http.StatusNotModified)
	}
	for _, address := range []string{others.Calendar, others.Atom} {
		if text := string(reader.get(path(address)).is(http.StatusOK).body); strings.Contains(text, x.id) {
			t.Errorf("a turn of another person in %s", text)
		}
	}
	x.decides.delete("/api/me/feed").is(http.StatusNoContent)
	reader.get(path(mine.Calendar)).code("unknown-page")
	x.browser().delete("/api/me/feed").is(http.StatusNoContent)
}

// TestNoNotificationAtTheTable: a player who is at the table is notified only after they have left it.
func TestNoNotificationAtTheTable(t *testing.T) {
	o := newReceivers(t)
	x := newTurn(t, o, how{alone: true, config: func(c *Config) { c.Pace = time.Millisecond }})
	x.decides.post("/api/me/channels", channelBody("json", o.hooks.URL+"/json")).is(http.StatusCreated)
	watching := x.decides.stream("?tables=" + x.id)
	watching.hello()
	for range 400 {
		if x.server.streams.Hub.Here(x.id, x.seat) {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	x.clock.move(61 * time.Second)
	x.play(false)
	time.Sleep(2500 * time.Millisecond)
	if n := len(o.all("/json")); n != 0 {
		t.Errorf("%d messages to a player who is at the table", n)
	}
}

// Package notifications lets people choose how they are notified outside of the page, and composes the notifications for
// the queue.
package notifications

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/base64"
	"io"
	"net"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"volgare/notify"
	"volgare/notify/guarded"
	"volgare/notify/jobs"
	"volgare/notify/mail"
	"volgare/notify/push"
	"volgare/notify/webhook"
	"volgare/server/api"
	"volgare/store"
	"volgare/table/live"
)

// Options configure a Notifier. The zero value of an optional field means the default, which follows the colon in its comment.
type Options struct {
	Store store.Store

	Site     string             // public URL of the server, for links: http://localhost:8080
	Keys     *push.Keys         // identify the server to push services: new ones
	Client   *guarded.Client    // sends to URLs of people: one that reaches the internet only
	Mail     *mail.Server       // takes the mails: the server sends none
	From     string             // sender of the mails, required with Mail
	PushHost func(string) error // checks endpoints of browsers: guarded.PushHost
	Now      func() time.Time   // the clock: time.Now
	Random   io.Reader          // of ids and tokens: crypto/rand.Reader
}

// Notifier composes the notifications of people. Its exported fields must be set before the queue of jobs starts.
type Notifier struct {
	Options

	Tables *live.Service
	Here   func(table, seat string) bool // reports whether the person of a seat is at a table now

	senders map[notify.Medium]jobs.Sender
	mail    *mail.Sender // nil if the server sends no mail
}

// New returns a Notifier. The error names the setting that is wrong.
func New(o Options) (*Notifier, error) {
	if err := o.fill(); err != nil {
		return nil, err
	}
	n := &Notifier{Options: o, Here: func(string, string) bool { return false }, senders: map[notify.Medium]jobs.Sender{}}
	hooks := webhook.New(o.Client)
	for _, m := range webhooks {
		n.senders[m] = hooks
	}
	if secure(o.Site) {
		browsers, err := push.New(o.Client, o.Keys, contact(o.From, o.Site))
		if err != nil {
			return nil, err
		}
		browsers.Known = o.PushHost
		n.senders[notify.Push] = browsers
	}
	if o.Mail == nil {
		return n, nil
	}
	var err error
	n.mail, err = mail.New(mail.Options{Server: o.Mail, From: o.From, Site: o.Site, Unsubscribe: n.unsubscribeURL})
	n.senders[notify.Mail] = n.mail
	return n, err
}

// fill replaces zero values by their defaults.
func (o *Options) fill() (err error) {
	o.Site = strings.TrimSuffix(cmp.Or(o.Site, "http://localhost:8080"), "/")
	if o.Keys == nil {
		o.Keys, err = push.NewKeys()
	}
	if o.Client == nil {
		o.Client = guarded.New(nil, nil)
	}
	if o.PushHost == nil {
		o.PushHost = guarded.PushHost
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	o.Random = cmp.Or(o.Random, rand.Reader)
	return err
}

// media lists the media in the order in which people see them, and webhooks the ones that send to a URL.
var (
	media    = append([]notify.Medium{notify.Push, notify.Mail}, webhooks...)
	webhooks = []notify.Medium{notify.Discord, notify.Slack, notify.Telegram, notify.JSON}
)

// Senders returns the senders of the media that the server has.
func (n *Notifier) Senders() map[notify.Medium]jobs.Sender { return n.senders }

// missing returns the code of the problem with a medium that the server does not have, else "".
func (n *Notifier) missing(m notify.Medium) string {
	switch {
	case n.senders[m] != nil:
		return ""
	case m == notify.Mail:
		return "no-mail"
	}
	return "no-https"
}

// secure reports whether browsers accept notifications from a site: it has https, or is on the same machine.
func secure(site string) bool {
	u, err := url.Parse(site)
	if err != nil {
		return false
	}
	ip, _ := netip.ParseAddr(u.Hostname())
	return u.Scheme == "https" || u.Hostname() == "localhost" || ip.IsLoopback()
}

// contact returns the URL by which push services reach the operator.
func contact(from, site string) string {
	address, err := mail.ParseAddress(from[strings.LastIndexByte(from, '<')+1 : len(strings.TrimSuffix(from, ">"))])
	switch {
	case err == nil:
		return "mailto:" + address
	case strings.HasPrefix(site, "https:"):
		return site
	}
	return "mailto:volgare@localhost"
}

// randomBytes returns n random bytes.
func (n *Notifier) randomBytes(size int) ([]byte, error) {
	b := make([]byte, size)
	_, err := io.ReadFull(n.Random, b)
	return b, err
}

// newID returns the id of a new channel.
func (n *Notifier) newID() (string, error) {
	b, err := n.randomBytes(16)
	return base64.RawURLEncoding.EncodeToString(b), err
}

// token returns the part of a link that identifies a channel and proves that its sender has got a mail of the channel.
func token(r *notify.Channel, secret []byte) string { return r.ID + "." + api.Base32(secret) }

func (n *Notifier) unsubscribeURL(c *notify.Channel) string {
	return n.Site + "/unsubscribe/" + token(c, c.Secret)
}

// Tried implements jobs.Recipients.
func (n *Notifier) Tried(ctx context.Context, channel string, failing time.Time, fault string, stopped bool) error {
	_, err := n.change(ctx, channel, func(r *record) {
		r.Failing, r.Fault, r.Stopped = failing, fault, r.Stopped || stopped // the owner may have stopped it meanwhile
	})
	return ignoreUnknown(err)
}

// Delete implements jobs.Recipients.
func (n *Notifier) Delete(ctx context.Context, channel string) error {
	return n.Store.DeleteChannel(ctx, channel)
}

// hostOf returns the host of a URL, which may be shown. The rest of it is secret.
func hostOf(target string) string {
	u, err := url.Parse(target)
	if err != nil {
		return ""
	}
	if u.Port() == "" {
		return u.Hostname()
	}
	return net.JoinHostPort(u.Hostname(), u.Port())
}

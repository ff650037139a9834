package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"net/url"
	"strconv"
	"time"

	"volgare/internal/pgurl"
	"volgare/notify/guarded"
	"volgare/notify/jobs"
	"volgare/notify/mail"
	"volgare/notify/push"
	"volgare/server/middleware"
	"volgare/server/notifications"
	"volgare/store"
)

// notifyFlags are the settings of the notifications that people get outside of the page.
type notifyFlags struct {
	Site         string        `placeholder:"URL" help:"Public URL for links in notifications; by default the printed one."`
	SMTP         string        `name:"smtp" env:"VOLGARE_SMTP" placeholder:"URL" help:"Mail server: smtps://USER:PASSWORD@HOST."`
	MailFrom     string        `env:"VOLGARE_MAIL_FROM" placeholder:"ADDRESS" help:"Sender of the mails."`
	AllowNetwork []clubNetwork `placeholder:"NETWORK" help:"Own network that webhooks may lead to; may be repeated."`
}

// clubNetwork is an address or a network that webhooks may lead to.
type clubNetwork struct{ netip.Prefix }

// UnmarshalText parses an address such as 192.168.1.7 or a network such as 192.168.1.0/24.
func (n *clubNetwork) UnmarshalText(text []byte) error {
	p, err := middleware.ParseNetwork(string(text))
	if err == nil && p.Bits() == 0 {
		err = fmt.Errorf("%s contains every address, so that webhooks could reach every machine: give the networks of the club only, "+
			"such as 192.168.1.0/24", p)
	}
	if err == nil {
		n.Prefix = p
	}
	return err
}

// vapidKey is the name of the secret by which push services know the servers that share a store.
const vapidKey = "vapid"

// queueWithin is how long a stopping server lets deliveries end.
const queueWithin = 2 * time.Second

// notifying are the notifications of a node.
type notifying struct {
	*jobs.Queue

	notifier *notifications.Notifier
}

// options checks the flags. An option whose flag is missing is zero.
func (f *notifyFlags) options() (o notifications.Options, err error) {
	o.From, o.Client = f.MailFrom, guarded.New(f.networks(), nil)
	if f.Site != "" {
		if o.Site, err = siteOf(f.Site); err != nil {
			return o, err
		}
	}
	o.Mail, err = f.mailServer()
	return o, err
}

// openNotifications opens the queue of notifications.
func openNotifications(
	ctx context.Context, data string, o notifications.Options, st store.Store, now func() time.Time, logger *slog.Logger,
) (*notifying, error) {
	o.Store, o.Now = st, now
	var err error
	if o.Keys, err = pushKeys(ctx, st); err != nil {
		return nil, fmt.Errorf("the VAPID keys: %w", err)
	}
	n := &notifying{}
	if n.notifier, err = notifications.New(o); err != nil {
		return nil, err
	}
	n.Queue, err = openJobs(ctx, data, jobs.Options{Recipients: n.notifier, Senders: n.notifier.Senders(), Log: logger, Now: now})
	return n, err
}

// close lets deliveries end for a moment.
func (n *notifying) close() error {
	ctx, cancel := context.WithTimeout(context.Background(), queueWithin)
	defer cancel()
	return n.Close(ctx)
}

// siteOf checks the public URL of the server.
func siteOf(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.User != nil || u.Path != "" && u.Path != "/" ||
		u.RawQuery != "" || u.Fragment != "" || !validPort(u.Port()) {
		return "", fmt.Errorf("--site: %q is not the URL of a site: accepted are URLs such as https://volgare.example.org", text)
	}
	return u.Scheme + "://" + u.Host, nil
}

// validPort reports whether a text is a port, or "" for the default one.
func validPort(text string) bool {
	port, err := strconv.ParseUint(text, 10, 16)
	return text == "" || err == nil && port > 0
}

// mailServer returns the mail server, nil if there is none.
func (f *notifyFlags) mailServer() (*mail.Server, error) {
	switch {
	case f.SMTP == "" && f.MailFrom != "":
		return nil, errors.New("--mail-from is the sender of mails, which need --smtp, the mail server, such as smtps://USER:PASSWORD@HOST")
	case f.SMTP == "":
		return nil, nil //nolint:nilnil // as documented
	case f.MailFrom == "":
		return nil, errors.New("--smtp needs --mail-from, the sender of the mails, such as volgare@example.org")
	}
	server, err := mail.ParseURL(f.SMTP)
	if err != nil {
		return nil, fmt.Errorf("--smtp: %w", err)
	}
	if _, err := mail.ParseSender(f.MailFrom); err != nil {
		return nil, fmt.Errorf("--mail-from: %w", err)
	}
	return server, nil
}

func (f *notifyFlags) networks() (all []netip.Prefix) {
	for _, n := range f.AllowNetwork {
		all = append(all, n.Prefix)
	}
	return all
}

// pushKeys returns the keys of all servers of a store. The first server makes them.
func pushKeys(ctx context.Context, st store.Store) (*push.Keys, error) {
	secret, err := sharedSecret(ctx, st, vapidKey, func() ([]byte, error) {
		keys, err := push.NewKeys()
		if err != nil {
			return nil, err
		}
		text, err := keys.Secret()
		return []byte(text), err
	})
	if err != nil {
		return nil, err
	}
	return push.ParseKeys(string(secret))
}

// openJobs opens the queue of notifications in the directory or database of the store.
func openJobs(ctx context.Context, data string, o jobs.Options) (*jobs.Queue, error) {
	queue, err := jobs.Open(ctx, data, o)
	if err != nil || pgurl.Is(data) {
		return queue, err
	}
	if err := leaveToOwner(data); err != nil {
		return nil, errors.Join(err, queue.Close(ctx))
	}
	return queue, nil
}

package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"net/url"
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
	Site         string               `placeholder:"URL" help:"Public URL for links in notifications; by default the printed one."`
	SMTP         string               `name:"smtp" env:"VOLGARE_SMTP" placeholder:"URL" help:"Mail server: smtps://USER:PASSWORD@HOST."`
	MailFrom     string               `env:"VOLGARE_MAIL_FROM" placeholder:"ADDRESS" help:"Sender of the mails."`
	AllowNetwork []middleware.Network `placeholder:"NETWORK" help:"Own network that webhooks may lead to; may be repeated."`
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

// open opens the queue of notifications. site is the URL of the server if the flags name none.
func (f *notifyFlags) open(
	ctx context.Context, data, site string, st store.Store, now func() time.Time, logger *slog.Logger,
) (*notifying, error) {
	o := notifications.Options{Store: st, Site: site, From: f.MailFrom, Now: now, Client: guarded.New(f.networks(), nil)}
	var err error
	if f.Site != "" {
		if o.Site, err = siteOf(f.Site); err != nil {
			return nil, err
		}
	}
	if o.Mail, err = f.mailServer(); err != nil {
		return nil, err
	}
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
		u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("--site: %q is not the URL of a site: accepted are URLs such as https://volgare.example.org", text)
	}
	return u.Scheme + "://" + u.Host, nil
}

// mailServer returns the mail server, nil if there is none.
func (f *notifyFlags) mailServer() (*mail.Server, error) {
	switch {
	case f.SMTP == "" && f.MailFrom != "":
		return nil, errors.New("--mail-from is the sender of mails, which need --smtp")
	case f.SMTP == "":
		return nil, nil //nolint:nilnil // as documented
	case f.MailFrom == "":
		return nil, errors.New("--smtp needs --mail-from, the sender of the mails, such as volgare@example.org")
	}
	server, err := mail.ParseURL(f.SMTP)
	if err != nil {
		return nil, fmt.Errorf("--smtp: %w", err)
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

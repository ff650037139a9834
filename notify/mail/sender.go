// Package mail sends notifications by mail.
package mail

import (
	"context"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"fmt"
	"net"
	"net/mail"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"

	"volgare/notify"
	"volgare/notify/text"
)

// timeout limits an attempt, from the first packet to the last reply.
const timeout = 30 * time.Second

// Options are the settings of a Sender.
type Options struct {
	Server  *Server
	From    string // address, with or without a name: "Volgare <volgare@example.org>"
	ReplyTo string // likewise; "" for From
	Site    string // URL of the site, to which the links in mails lead

	// Unsubscribe returns the URL of the page that stops the mails of a channel. A GET request shows it; a POST request
	// without cookies stops them (RFC 8058).
	Unsubscribe func(c *notify.Channel) string
}

// Sender sends mails through a mail server. It may be used by several goroutines at once.
type Sender struct {
	Options

	from, replyTo *mail.Address
	domain        string // of From

	now     func() time.Time
	timeout time.Duration
	dial    func(ctx context.Context, network, address string) (net.Conn, error)
	roots   *x509.CertPool // nil: the certificates of the machine
}

// New returns a Sender. The error names the setting that is wrong.
func New(o Options) (*Sender, error) {
	s := &Sender{Options: o, now: time.Now, timeout: timeout, dial: new(net.Dialer).DialContext}
	var err error
	if s.from, err = ParseSender(o.From); err != nil {
		return nil, fmt.Errorf("header From: %w", err)
	}
	if o.ReplyTo != "" {
		if s.replyTo, err = ParseSender(o.ReplyTo); err != nil {
			return nil, fmt.Errorf("header Reply-To: %w", err)
		}
	}
	_, s.domain, _ = strings.Cut(s.from.Address, "@")
	return s, nil
}

// ParseSender reads an address that may have a name.
func ParseSender(value string) (*mail.Address, error) {
	a, err := mail.ParseAddress(value)
	if err == nil {
		a.Address, err = ParseAddress(a.Address)
	}
	if err != nil {
		return nil, fmt.Errorf("%q is no address: accepted are anna@example.org and Anna <anna@example.org>", value)
	}
	return a, nil
}

// Send sends a message to the address of a channel. The error is a *notify.SendError.
func (s *Sender) Send(ctx context.Context, c *notify.Channel, m *notify.Message) error {
	if !c.Verified {
		return &notify.SendError{Text: "the address is not confirmed"}
	}
	w, err := text.NewWriter(s.Site, c.Language, c.Zone)
	if err != nil {
		return &notify.SendError{Text: "the texts cannot be read", Err: err}
	}
	return s.Deliver(ctx, c.Target, w.Language(), m.ID, w.Notification(m, s.Unsubscribe(c)))
}

// Deliver sends a letter in a language to an address. A repeated attempt has the same id. The error is a *notify.SendError.
func (s *Sender) Deliver(ctx context.Context, to, lang, id string, l *text.Letter) error {
	msg, err := s.message(to, lang, id, l)
	if err != nil {
		return &notify.SendError{Text: err.Error()}
	}
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel() // it closes the connection too
	client, err := s.client(ctx)
	if err == nil {
		err = client.DialAndSendWithContext(ctx, msg)
	}
	if err == nil || msg.IsDelivered() { // a fault after the mail was taken must not send it again
		return nil
	}
	return failure(err)
}

// messageID returns the Message-ID of the mail with an id.
func (s *Sender) messageID(id string) string {
	sum := sha256.Sum256([]byte(id))
	return hex.EncodeToString(sum[:16]) + "@" + s.domain
}

// client returns a client for one mail, whose connection is closed when the context ends: the library keeps it open after some
// faults, and ignores the context after the connection is made.
func (s *Sender) client(ctx context.Context) (*gomail.Client, error) {
	local := s.Server.loopback()
	settings := &tls.Config{
		ServerName: s.Server.Host, RootCAs: s.roots, MinVersion: tls.VersionTLS12,
		InsecureSkipVerify: local, //nolint:gosec // the certificate of a server on this machine is self-made, and no network sees the mail
	}
	dial := func(dialing context.Context, network, address string) (net.Conn, error) {
		conn, err := s.dial(dialing, network, address)
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { _ = conn.Close() })
		if !s.Server.TLS {
			return conn, nil
		}
		secure := tls.Client(conn, settings)
		return secure, secure.HandshakeContext(dialing)
	}
	options := []gomail.Option{
		gomail.WithPort(s.Server.Port), gomail.WithTimeout(s.timeout), gomail.WithTLSConfig(settings),
		gomail.WithTLSPolicy(s.policy()), gomail.WithDialContextFunc(dial), gomail.WithoutSMTPUTF8(),
	}
	if s.Server.User != "" {
		options = append(options, gomail.WithUsername(s.Server.User), gomail.WithPassword(s.Server.Password), authentication(local))
	}
	return gomail.NewClient(s.Server.Host, options...)
}

// policy returns when the client uses STARTTLS.
func (s *Sender) policy() gomail.TLSPolicy {
	switch {
	case s.Server.TLS: // there is TLS already
		return gomail.NoTLS
	case s.Server.loopback():
		return gomail.TLSOpportunistic
	}
	return gomail.TLSMandatory
}

// authentication returns the accepted mechanisms. A password is sent in the clear only to a server on this machine.
func authentication(local bool) gomail.Option {
	plain, login := gomail.SMTPAuthPlain, gomail.SMTPAuthLogin
	if local {
		plain, login = gomail.SMTPAuthPlainNoEnc, gomail.SMTPAuthLoginNoEnc
	}
	return gomail.WithOpportunisticSMTPAuth(gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthSCRAMSHA1, gomail.SMTPAuthCramMD5, plain, login)
}

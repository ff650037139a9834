package mail

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"log"
	"net"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"

	"volgare/notify"
)

// host is the name of the mail server of the tests, in whose certificate it is.
const host = "example.com"

// post is a mail server that keeps what it takes.
type post struct {
	*smtp.Server
	address string
	roots   *x509.CertPool

	password     string // of anna; "" for a server without authentication
	mechanisms   []string
	onMail       func() error
	onRcpt       func() error
	onData       func() error
	mu           sync.Mutex
	mails        []string
	from, to     string
	secure, auth bool // of the last mail
}

// newPost starts a mail server. secure makes its connections begin with TLS.
func newPost(t *testing.T, secure bool, change func(p *post)) *post {
	t.Helper()
	certified := httptest.NewTLSServer(nil)
	defer certified.Close()
	p := &post{roots: x509.NewCertPool(), mechanisms: []string{sasl.Plain}}
	p.roots.AddCert(certified.Certificate())
	p.Server = smtp.NewServer(p)
	p.Domain, p.ErrorLog = host, log.New(io.Discard, "", 0)
	p.TLSConfig = &tls.Config{Certificates: certified.TLS.Certificates, MinVersion: tls.VersionTLS12}
	if change != nil {
		change(p)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p.address = l.Addr().String()
	if secure {
		l = tls.NewListener(l, p.TLSConfig)
	}
	served := make(chan struct{})
	go func() {
		defer close(served)
		_ = p.Serve(l)
	}()
	t.Cleanup(func() {
		_ = p.Close()
		_ = l.Close() // the server does not know it if it has not begun to serve
		<-served
	})
	return p
}

func (p *post) NewSession(c *smtp.Conn) (smtp.Session, error) {
	s := &session{post: p, conn: c}
	if p.password != "" {
		return authSession{s}, nil
	}
	return s, nil
}

// taken returns the mails that the server has taken.
func (p *post) taken() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.mails
}

// session is a connection to the server.
type session struct {
	*post
	conn     *smtp.Conn
	from, to string
	known    bool
}

func (s *session) Reset()        {}
func (s *session) Logout() error { return nil }

func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if s.password != "" && !s.known {
		return smtp.ErrAuthRequired
	}
	s.from = from
	return call(s.onMail)
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.to = to
	return call(s.onRcpt)
}

func (s *session) Data(r io.Reader) error {
	mail, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	if err := call(s.onData); err != nil {
		return err
	}
	_, secure := s.conn.TLSConnectionState()
	s.mu.Lock()
	s.mails = append(s.mails, string(mail))
	s.post.from, s.post.to, s.secure, s.auth = s.from, s.to, secure, s.known
	s.mu.Unlock()
	return nil
}

func call(f func() error) error {
	if f == nil {
		return nil
	}
	return f()
}

// authSession is a session of a server with authentication.
type authSession struct{ *session }

func (s authSession) AuthMechanisms() []string { return s.mechanisms }

func (s authSession) Auth(mech string) (sasl.Server, error) {
	check := func(user, password string) error {
		if user != "anna" || password != s.password {
			return smtp.ErrAuthFailed
		}
		s.known = true
		return nil
	}
	if mech == sasl.Plain {
		return sasl.NewPlainServer(func(_, user, password string) error { return check(user, password) }), nil
	}
	return nil, smtp.ErrAuthUnknownMechanism
}

// sender returns a Sender for the server, which it knows by a URL.
func (p *post) sender(t *testing.T, url string) *Sender {
	t.Helper()
	server, err := ParseURL(url)
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(Options{
		Server: server, From: "Volgare <play@volgare.example>", ReplyTo: "host@volgare.example", Site: "https://volgare.example",
		Unsubscribe: func(c *notify.Channel) string { return "https://volgare.example/stop/" + c.ID },
	})
	if err != nil {
		t.Fatal(err)
	}
	s.roots = p.roots
	s.now = func() time.Time { return time.Date(2026, 10, 25, 20, 0, 0, 0, time.UTC) }
	s.dial = func(ctx context.Context, network, address string) (net.Conn, error) {
		if address != net.JoinHostPort(server.Host, "2525") {
			return nil, errors.New("dials " + address)
		}
		return new(net.Dialer).DialContext(ctx, network, p.address)
	}
	return s
}

// The channel and the message of most tests.
var (
	channel = &notify.Channel{ID: "chan", Medium: notify.Mail, Target: "lapa@example.org", Language: "en", Zone: "Europe/Rome", Verified: true}
	message = &notify.Message{
		ID: "one", Title: "Your turn: Sera a Mantova", Body: "Choose what to do: 5 points left.", Link: "https://volgare.example/t/abc",
		Name: "Sera a Mantova",
	}
)

// failed returns the failure of an attempt, which must have one.
func failed(t *testing.T, err error) *notify.SendError {
	t.Helper()
	var f *notify.SendError
	if !errors.As(err, &f) || f.Text == "" {
		t.Fatalf("error %v, want a failure with a text", err)
	}
	if all := f.Error(); strings.Contains(all, "lapa@example.org") || strings.Contains(f.Text, "127.0.0.1") || strings.Contains(all, "secret") {
		t.Errorf("the failure contains an address or a secret: %s", all)
	}
	return f
}

package mail

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
)

const tlsURL = "smtp://anna:secret@" + host + ":2525"

// TestSendSecurely covers the ways to a server in a network: STARTTLS, and TLS from the start, each with a password.
func TestSendSecurely(t *testing.T) {
	for url, fromStart := range map[string]bool{tlsURL: false, "smtps://anna:secret@" + host + ":2525": true} {
		p := newPost(t, fromStart, func(p *post) { p.password = "secret" })
		if err := p.sender(t, url).Send(t.Context(), channel, message); err != nil {
			t.Fatalf("%s: %v", url, err)
		}
		if len(p.taken()) != 1 || !p.secure || !p.auth || p.from != "play@volgare.example" || p.to != "lapa@example.org" {
			t.Errorf("%s: %d mails from %q to %q, encrypted %v, authenticated %v", url, len(p.mails), p.from, p.to, p.secure, p.auth)
		}
	}
}

// TestSendOnThisMachine covers a server on the same machine: without TLS, and with a certificate that is self-made.
func TestSendOnThisMachine(t *testing.T) {
	for _, secure := range []bool{false, true} {
		p := newPost(t, false, func(p *post) {
			p.password, p.AllowInsecureAuth = "secret", true
			if !secure {
				p.TLSConfig = nil
			}
		})
		s := p.sender(t, "smtp://anna:secret@localhost:2525")
		s.roots = nil
		if err := s.Send(t.Context(), channel, message); err != nil {
			t.Fatal(err)
		}
		if len(p.taken()) != 1 || p.secure != secure || !p.auth {
			t.Errorf("%d mails, encrypted %v, authenticated %v", len(p.mails), p.secure, p.auth)
		}
	}
}

// TestSendRefusesInsecureServers checks that no password and no mail goes to a server in a network that cannot be trusted.
func TestSendRefusesInsecureServers(t *testing.T) {
	var tried atomic.Bool
	for name, change := range map[string]func(p *post, s *Sender){
		"no STARTTLS": func(p *post, _ *Sender) { p.TLSConfig = nil },
		"no user": func(p *post, s *Sender) { // without a password there is nothing but the mail to protect
			p.TLSConfig, p.password, s.Server.User = nil, "", ""
		},
		"unknown certificate": func(_ *post, s *Sender) { s.roots = nil },
		"wrong password":      func(p *post, _ *Sender) { p.password = "another" },
		"other name": func(_ *post, s *Sender) {
			s.Server.Host = "mail.example.org"
			dial := s.dial
			s.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
				return dial(ctx, network, host+":2525")
			}
		},
	} {
		tried.Store(false)
		p := newPost(t, false, func(p *post) {
			p.password, p.AllowInsecureAuth = "secret", true
			p.onMail = func() error { tried.Store(true); return nil }
		})
		s := p.sender(t, tlsURL)
		if name == "other name" {
			s.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
				return new(net.Dialer).DialContext(ctx, network, p.address)
			}
			s.Server.Host = "mail.example.org"
		} else {
			change(p, s)
		}
		f := failed(t, s.Send(t.Context(), channel, message))
		if len(p.taken()) > 0 || tried.Load() || f.Gone || f.Text != "this site cannot reach its mail server, or may not send mails there" {
			t.Errorf("%s: %+v, %d mails", name, f, len(p.mails))
		}
		cause := map[string]string{
			"no STARTTLS": "STARTTLS", "no user": "STARTTLS", "unknown certificate": "unknown authority", "wrong password": "535", "other name": "mail.example.org",
		}[name]
		if !strings.Contains(f.Log, cause) || strings.Contains(f.Log, "@") || strings.Contains(f.Log, "secret") || strings.Contains(f.Log, "127.0.0.1") {
			t.Errorf("%s: the cause in the log is %q", name, f.Log)
		}
	}
}

// TestRefusals checks the failures for the replies of servers.
func TestRefusals(t *testing.T) {
	reply := func(code int, enhanced smtp.EnhancedCode, text string) func() error {
		return func() error { return &smtp.SMTPError{Code: code, EnhancedCode: enhanced, Message: text} }
	}
	for name, c := range map[string]struct {
		change func(p *post)
		text   string
		gone   bool
	}{
		"no mailbox": {
			func(p *post) {
				p.onRcpt = reply(550, smtp.EnhancedCode{5, 1, 1}, "<lapa@example.org>: User unknown at 10.0.0.7")
			},
			"the mail server refuses the mail: 550 5.1.1 …: User unknown at …", true,
		},
		"blocked": {
			func(p *post) {
				p.onRcpt = reply(554, smtp.EnhancedCode{5, 7, 1}, "Client host [192.0.2.7] and [IPv6:2001:db8::7] blocked")
			},
			"the mail server refuses the mail: 554 5.7.1 Client host … and … blocked", false,
		},
		"lines": {
			func(p *post) { p.onData = reply(554, smtp.EnhancedCode{5, 7, 1}, "looks like\nspam") },
			"the mail server refuses the mail: 554 looks like 5.7.1 spam", false,
		},
		"unknown reason": {
			func(p *post) { p.onRcpt = reply(550, smtp.NoEnhancedCode, "No") },
			"the mail server refuses the mail: 550 No", false,
		},
		"sender": {
			func(p *post) { p.onMail = reply(550, smtp.EnhancedCode{5, 1, 1}, "play@volgare.example: no") },
			"the mail server refuses the mail: 550 5.1.1 … no", false,
		},
		"content": {
			func(p *post) { p.onData = reply(552, smtp.EnhancedCode{5, 3, 4}, "too big") },
			"the mail server refuses the mail: 552 5.3.4 too big", false,
		},
		"later": {
			func(p *post) { p.onRcpt = reply(451, smtp.EnhancedCode{4, 7, 1}, "Greylisted for lapa@example.org") },
			"the mail server does not take the mail now: 451 4.7.1 Greylisted for …", false,
		},
		"later content": {
			func(p *post) { p.onData = reply(452, smtp.EnhancedCode{4, 3, 1}, "full") },
			"the mail server does not take the mail now: 452 4.3.1 full", false,
		},
		"much text": {
			func(p *post) { p.onData = reply(554, smtp.EnhancedCode{5, 6, 0}, strings.Repeat("\a no \u202e", 100)) },
			"the mail server refuses the mail: 554 5.6.0 " + strings.TrimSpace(strings.Repeat("no ", 100))[:190], false,
		},
	} {
		p := newPost(t, false, c.change)
		f := failed(t, p.sender(t, "smtp://"+host+":2525").Send(t.Context(), channel, message))
		if f.Text != c.text || f.Gone != c.gone || f.Retry != 0 || f.Err == nil {
			t.Errorf("%s: %q, gone %v, want %q, %v", name, f.Text, f.Gone, c.text, c.gone)
		}
		if len(p.taken()) > 0 {
			t.Errorf("%s: the mail was taken", name)
		}
	}
}

// TestSlowServers checks that an attempt ends in time wherever the server stops to answer.
func TestSlowServers(t *testing.T) {
	stop := make(chan struct{})
	defer close(stop)
	wait := func() error { <-stop; return nil }
	for name, change := range map[string]func(p *post){
		"mail": func(p *post) { p.onMail = wait },
		"rcpt": func(p *post) { p.onRcpt = wait },
		"data": func(p *post) { p.onData = wait },
	} {
		p := newPost(t, false, change)
		s := p.sender(t, "smtp://"+host+":2525")
		s.timeout = 300 * time.Millisecond
		start := time.Now()
		_ = failed(t, s.Send(t.Context(), channel, message))
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("%s: it took %v", name, took)
		}
	}
}

// silent accepts connections and says nothing, or closes them.
func silent(t *testing.T, closes bool) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			if closes {
				_ = conn.Close()
			} else {
				t.Cleanup(func() { _ = conn.Close() })
			}
		}
	}()
	return l.Addr().String()
}

func TestSilentServers(t *testing.T) {
	for url, closes := range map[string]bool{"smtp://" + host + ":2525": false, "smtps://" + host + ":2525": false, "smtp://localhost:2525": true} {
		p := &post{address: silent(t, closes)}
		s := p.sender(t, url)
		s.timeout = 300 * time.Millisecond
		_ = failed(t, s.Send(t.Context(), channel, message))

		s.timeout = time.Minute
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		start := time.Now()
		_ = failed(t, s.Send(ctx, channel, message))
		cancel()
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("%s: it took %v after the context had ended", url, took)
		}
	}
}

// TestTakenMailIsNotRepeated checks that a connection that breaks after the server has taken the mail is no failure.
func TestTakenMailIsNotRepeated(t *testing.T) {
	p := newPost(t, false, func(p *post) { p.TLSConfig = nil })
	s := p.sender(t, "smtp://localhost:2525")
	dial, broken := s.dial, &mute{}
	s.dial = func(ctx context.Context, network, address string) (conn net.Conn, err error) {
		broken.Conn, err = dial(ctx, network, address)
		return broken, err
	}
	if err := s.Send(t.Context(), channel, message); err != nil || len(p.taken()) != 1 || !broken.failed {
		t.Errorf("error %v, %d mails, broken %v", err, len(p.taken()), broken.failed)
	}
}

// mute is a connection that sends nothing more after the end of a mail.
type mute struct {
	net.Conn
	ended, failed bool
}

func (m *mute) Write(b []byte) (int, error) {
	if m.ended {
		m.failed = true
		return 0, errors.New("the connection is broken")
	}
	m.ended = strings.HasSuffix(string(b), "\r\n.\r\n")
	return m.Conn.Write(b)
}

// TestConnectionsAreClosed checks that no connection stays open after a fault.
func TestConnectionsAreClosed(t *testing.T) {
	p := newPost(t, false, func(p *post) { p.password = "another" })
	s := p.sender(t, tlsURL)
	var conns []net.Conn
	dial := s.dial
	s.dial = func(ctx context.Context, network, address string) (net.Conn, error) {
		conn, err := dial(ctx, network, address)
		conns = append(conns, conn)
		return conn, err
	}
	_ = failed(t, s.Send(t.Context(), channel, message))
	for range 100 {
		if len(conns) == 1 && errors.Is(conns[0].SetDeadline(time.Time{}), net.ErrClosed) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("of %d connections one is open", len(conns))
}

func TestSendNeedsConfirmedAddress(t *testing.T) {
	p := newPost(t, false, nil)
	s := p.sender(t, "smtp://localhost:2525")
	c := *channel
	c.Verified = false
	if f := failed(t, s.Send(t.Context(), &c, message)); f.Text != "the address is not confirmed" || len(p.taken()) > 0 {
		t.Errorf("%+v", f)
	}
	c.Verified, c.Target = true, "anna"
	if f := failed(t, s.Send(t.Context(), &c, message)); !strings.Contains(f.Text, "has no @") {
		t.Errorf("%+v", f)
	}
}

func TestNewChecksSenders(t *testing.T) {
	for _, from := range []string{"", "play", "Volgare", "a@b.example, c@d.example", "Volgare <play@localhost>"} {
		if _, err := New(Options{From: from}); err == nil || !strings.Contains(err.Error(), "From: ") || !strings.Contains(err.Error(), "anna@example.org") {
			t.Errorf("From %q: error %v", from, err)
		}
		if from == "" {
			continue
		}
		if _, err := New(Options{From: "play@volgare.example", ReplyTo: from}); err == nil || !strings.Contains(err.Error(), "Reply-To: ") {
			t.Errorf("Reply-To %q: error %v", from, err)
		}
	}
}

package guarded

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

var loopback = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}

// public is an address on the internet that no test connects to.
const public = "93.184.215.14"

// counted is a server that counts its connections.
type counted struct {
	*httptest.Server

	connections atomic.Int64
}

func start(t *testing.T, network string, secure bool, handler http.HandlerFunc) *counted {
	s := &counted{Server: httptest.NewUnstartedServer(handler)}
	s.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			s.connections.Add(1)
		}
	}
	s.Config.ErrorLog = log.New(io.Discard, "", 0) // of failed TLS handshakes
	if network == "tcp6" {
		err := s.Listener.Close()
		if err != nil {
			t.Fatal(err)
		}
		if s.Listener, err = new(net.ListenConfig).Listen(t.Context(), network, "[::1]:0"); err != nil {
			t.Skip("no IPv6:", err)
		}
	}
	s.EnableHTTP2 = secure
	if secure {
		s.StartTLS()
	} else {
		s.Start()
	}
	t.Cleanup(s.Close)
	return s
}

// at returns a URL of the server with another host name.
func (s *counted) at(host string) string {
	u, _ := url.Parse(s.URL)
	u.Host = net.JoinHostPort(host, u.Port())
	return u.String()
}

// trust makes the client accept the certificate of s, which is for example.com, 127.0.0.1 and ::1.
func (c *Client) trust(s *counted) {
	roots := x509.NewCertPool()
	roots.AddCert(s.Certificate())
	c.transport.TLSClientConfig = &tls.Config{RootCAs: roots}
}

// wants checks the kind of an error, and a part of the text that the owner of the URL sees.
func wants(t *testing.T, err error, code Code, text string) {
	t.Helper()
	_ = wanted(t, err, code, text)
}

// wanted returns the error, and otherwise is like wants.
func wanted(t *testing.T, err error, code Code, text string) *Error {
	t.Helper()
	fault, ok := errors.AsType[*Error](err)
	if !ok || fault.Code != code || !strings.Contains(fault.Error(), text) {
		t.Fatalf("error %v, want %s with %q", err, code, text)
	}
	return fault
}

func TestPostSendsOneRequest(t *testing.T) {
	for _, c := range []struct {
		network string
		secure  bool
	}{{"tcp4", false}, {"tcp4", true}, {"tcp6", false}, {"tcp6", true}} {
		t.Run(fmt.Sprint(c.network, " https ", c.secure), func(t *testing.T) {
			var got http.Request
			var body []byte
			s := start(t, c.network, c.secure, func(w http.ResponseWriter, r *http.Request) {
				got = *r
				body, _ = io.ReadAll(r.Body)
				w.Header().Set("Set-Cookie", "a=b")
				w.WriteHeader(http.StatusCreated)
			})
			client := New(loopback, nil)
			if c.secure {
				client.trust(s)
			}
			for range 2 {
				if err := client.Post(t.Context(), s.URL+"/hook?a=b", http.Header{"Ttl": {"60"}}, []byte("text")); err != nil {
					t.Fatal(err)
				}
			}
			if got.Method != http.MethodPost || got.RequestURI != "/hook?a=b" || got.Header.Get("TTL") != "60" || string(body) != "text" {
				t.Errorf("got %s %s %v with %q", got.Method, got.RequestURI, got.Header, body)
			}
			if got.ProtoMajor != 1 || got.Header.Get("Cookie") != "" || got.Header.Get("Accept-Encoding") != "" || s.connections.Load() != 2 {
				t.Errorf("HTTP/%d, %v, %d connections", got.ProtoMajor, got.Header, s.connections.Load())
			}
		})
	}
}

func TestPrivateAddressesAreNotDialled(t *testing.T) {
	for _, network := range []string{"tcp4", "tcp6"} {
		s := start(t, network, true, func(http.ResponseWriter, *http.Request) {})
		client := New(nil, nil)
		client.trust(s)
		for _, target := range []string{s.URL, s.at("localhost"), s.at("::ffff:127.0.0.1"), s.at("::ffff:7f00:1"), s.at("64:ff9b::7f00:1"), s.at("0.0.0.0"), s.at("::")} {
			wants(t, client.Check(t.Context(), target), NotPublic, "accepted are hosts on the internet")
			if err := wanted(t, client.Post(t.Context(), target, nil, nil), NotPublic, "no acceptable address"); !err.Permanent() {
				t.Errorf("%s: not permanent", target)
			}
		}
		if n := s.connections.Load(); n != 0 {
			t.Errorf("%d connections", n)
		}
	}
}

func TestUnencryptedRequestsNeedTheOperator(t *testing.T) {
	s := start(t, "tcp4", false, func(http.ResponseWriter, *http.Request) {})
	wants(t, New(nil, nil).Check(t.Context(), s.URL), BadURL, "http is not encrypted")
	wants(t, New(nil, nil).Post(t.Context(), s.URL, nil, nil), BadURL, "http is not encrypted")
	if err := New(loopback, nil).Check(t.Context(), s.URL); err != nil || s.connections.Load() != 0 {
		t.Errorf("%v, %d connections", err, s.connections.Load())
	}
}

func TestOtherPrivateNetworksAreNotOpened(t *testing.T) {
	client := New(loopback, nil)
	wants(t, client.Check(t.Context(), "http://169.254.169.254/latest"), NotPublic, "networks that the operator has allowed")
	wants(t, client.Check(t.Context(), "http://10.0.0.1/"), NotPublic, "networks that the operator has allowed")
}

func TestAllAddressesOfANameAreChecked(t *testing.T) {
	dns := &names{answers: map[string][][]string{
		"good.test.":  {{public, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"}},
		"mixed.test.": {{public, "10.0.0.7"}},
		"six.test.":   {{public, "fd00::7"}},
		"mute.test.":  {},
	}}
	client := New(nil, dns.serve(t))
	client.lookupLimit = 200 * time.Millisecond
	if err := client.Check(t.Context(), "https://good.test/"); err != nil {
		t.Error(err)
	}
	// The texts for a private and for a missing name are alike, and contain no address.
	for _, name := range []string{"mixed.test", "six.test", "missing.test"} {
		err := wanted(t, client.Check(t.Context(), "https://"+name), NotPublic, fmt.Sprintf("%q has no acceptable address: accepted are hosts on the internet", name))
		if strings.Contains(err.Error(), "10.0") || strings.Contains(err.Error(), "fd00") {
			t.Error(err)
		}
	}
	before := time.Now()
	err := wanted(t, client.Post(t.Context(), "https://mute.test", nil, nil), Unreachable, `the lookup of the host name "mute.test" failed`)
	if took := time.Since(before); err.Permanent() || took > 2*time.Second {
		t.Errorf("permanent %v after %v", err.Permanent(), took)
	}
}

// The name is public for the check, and private for the dialler.
func TestReboundNameIsNotDialled(t *testing.T) {
	for _, private := range []string{"127.0.0.1", "::1", "::ffff:127.0.0.1"} {
		dns := &names{answers: map[string][][]string{"example.com.": {{public}, {private}}}}
		network := map[bool]string{true: "tcp6", false: "tcp4"}[private == "::1"]
		s := start(t, network, true, func(http.ResponseWriter, *http.Request) {})
		client := New(nil, dns.serve(t))
		client.trust(s)
		err := wanted(t, client.Post(t.Context(), s.at("example.com"), nil, nil), NotPublic, "no acceptable address")
		if strings.Contains(err.Error(), "127.0") || strings.Contains(err.Error(), "::1") {
			t.Error(err)
		}
		if n := dns.lookups("example.com."); s.connections.Load() != 0 || n != 2 {
			t.Errorf("%s: %d connections, %d lookups", private, s.connections.Load(), n)
		}
	}
}

func TestServerNameIsThatOfTheHost(t *testing.T) {
	dns := &names{answers: map[string][][]string{"example.com.": {{"127.0.0.1"}}, "other.test.": {{"127.0.0.1"}}}}
	var asked string
	s := start(t, "tcp4", true, func(_ http.ResponseWriter, r *http.Request) { asked = r.TLS.ServerName + " " + r.Host })
	client := New(loopback, dns.serve(t))
	wants(t, client.Post(t.Context(), s.at("example.com"), nil, nil), Certificate, `the certificate of "example.com" is invalid`)
	client = New(loopback, client.resolver)
	client.trust(s)
	if err := client.Post(t.Context(), s.at("example.com"), nil, nil); err != nil || !strings.HasPrefix(asked, "example.com example.com:") {
		t.Errorf("%v; server name and host %s", err, asked)
	}
	if err := wanted(t, client.Post(t.Context(), s.at("other.test"), nil, nil), Certificate, `the certificate of "other.test"`); err.Permanent() {
		t.Error("permanent")
	}
}

func TestStatusDecides(t *testing.T) {
	for _, c := range []struct {
		status    int
		retry     string
		code      Code
		permanent bool
		wait      time.Duration
	}{
		{302, "", Redirect, true, 0},
		{308, "", Redirect, true, 0},
		{304, "", Redirect, true, 0},
		{400, "", Refused, true, 0},
		{404, "", Gone, true, 0},
		{410, "", Gone, true, 0},
		{408, "", Unavailable, false, 0},
		{429, "90", Unavailable, false, 90 * time.Second},
		{429, "99999999999999999999", Unavailable, false, 0},
		{429, "9999999999", Unavailable, false, 24 * time.Hour},
		{429, "-1", Unavailable, false, 0},
		{500, "", Unavailable, false, 0},
		{503, "Sat, 29 Oct 1994 19:43:31 GMT", Unavailable, false, 0},
		{503, "Sat, 29 Oct 2994 19:43:31 GMT", Unavailable, false, 24 * time.Hour},
		{999, "", Unavailable, false, 0},
	} {
		var secret atomic.Int64
		inner := start(t, "tcp4", false, func(http.ResponseWriter, *http.Request) { secret.Add(1) })
		s := start(t, "tcp4", false, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Location", inner.URL)
			if c.retry != "" {
				w.Header().Set("Retry-After", c.retry)
			}
			w.WriteHeader(c.status)
			if c.status != 304 {
				fmt.Fprint(w, "a secret")
			}
		})
		err := wanted(t, New(loopback, nil).Post(t.Context(), s.URL, nil, nil), c.code, fmt.Sprintf("(%d)", c.status))
		if err.Permanent() != c.permanent || err.Status != c.status || err.RetryAfter != c.wait {
			t.Errorf("%d: permanent %v, status %d, retry after %v", c.status, err.Permanent(), err.Status, err.RetryAfter)
		}
		if secret.Load() != 0 || strings.Contains(err.Error(), inner.URL) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%d: followed %d times; %v", c.status, secret.Load(), err)
		}
		if want := map[bool]string{true: "", false: "a secret"}[c.status == 304]; string(err.Reply) != want {
			t.Errorf("%d: reply %q", c.status, err.Reply)
		}
	}
}

func TestSlowServerTimesOut(t *testing.T) {
	ended := make(chan struct{})
	defer close(ended)
	wait := func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-ended:
		case <-r.Context().Done():
		}
	}
	client := New(loopback, nil)
	client.requestLimit = 200 * time.Millisecond
	slow := start(t, "tcp4", false, wait)
	if err := wanted(t, client.Post(t.Context(), slow.URL, nil, nil), Timeout, "the limit is 200ms"); err.Permanent() {
		t.Error("permanent")
	}
	canceled, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	if err := wanted(t, client.Post(canceled, slow.URL, nil, nil), Timeout, ""); !errors.Is(err, context.Canceled) {
		t.Error(errors.Unwrap(err))
	}
	// The status is known before the body stalls.
	stalls := start(t, "tcp4", false, func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusGone)
		fmt.Fprint(w, "begin")
		w.(http.Flusher).Flush()
		wait(w, r)
	})
	if err := wanted(t, client.Post(t.Context(), stalls.URL, nil, nil), Gone, "(410)"); string(err.Reply) != "begin" {
		t.Errorf("reply %q", err.Reply)
	}
}

// net/http continues to dial after a request has timed out, and its limits do not apply after status 101.
func TestConnectionsEndWithTheRequest(t *testing.T) {
	for _, c := range []struct {
		about, scheme, reply string
		code                 Code
	}{
		{"no TLS handshake", "https", "", Timeout},
		{"no response", "http", "", Timeout},
		{"another protocol", "http", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\nmore", Unavailable},
	} {
		t.Run(c.about, func(t *testing.T) {
			listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			defer listener.Close()
			ended := make(chan struct{})
			go func() {
				defer close(ended)
				conn, err := listener.Accept()
				if err != nil {
					return
				}
				defer conn.Close()
				buffer := make([]byte, 4096)
				for err == nil { // until the client closes the connection
					if _, err = conn.Read(buffer); err == nil {
						fmt.Fprint(conn, c.reply)
					}
				}
			}()
			client := New(loopback, nil)
			client.requestLimit = 200 * time.Millisecond
			posted := make(chan error, 1)
			go func() { posted <- client.Post(t.Context(), c.scheme+"://"+listener.Addr().String(), nil, nil) }()
			select {
			case err := <-posted:
				if reply := wanted(t, err, c.code, "").Reply; reply != nil {
					t.Errorf("reply %q", reply)
				}
			case <-time.After(3 * time.Second):
				t.Fatal("the request has not ended")
			}
			select {
			case <-ended:
			case <-time.After(3 * time.Second):
				t.Error("the connection is still open")
			}
		})
	}
}

func TestEndlessBodyIsCut(t *testing.T) {
	for _, status := range []int{http.StatusOK, http.StatusInternalServerError} {
		var written atomic.Int64
		s := start(t, "tcp4", false, func(w http.ResponseWriter, r *http.Request) {
			w.WriteHeader(status)
			for {
				n, err := w.Write(bytes.Repeat([]byte("x"), 1<<10))
				if written.Add(int64(n)); err != nil {
					return
				}
			}
		})
		before := time.Now()
		err := New(loopback, nil).Post(t.Context(), s.URL, nil, nil)
		if status == http.StatusOK {
			if err != nil {
				t.Error(err)
			}
		} else if fault := wanted(t, err, Unavailable, "(500)"); len(fault.Reply) != 16<<10 {
			t.Errorf("read %d bytes", len(fault.Reply))
		}
		if took := time.Since(before); took > requestLimit/2 {
			t.Errorf("took %v", took)
		}
	}
}

func TestEndlessHeaderIsCut(t *testing.T) {
	for _, line := range []string{"X-A: " + strings.Repeat("x", 1000) + "\r\n", strings.Repeat("x", 1000), "HTTP/1.1 103 Early\r\nX-A: " + strings.Repeat("x", 1000) + "\r\n\r\n"} {
		var written atomic.Int64
		s := start(t, "tcp4", false, func(w http.ResponseWriter, r *http.Request) {
			conn, _, err := w.(http.Hijacker).Hijack()
			if err != nil {
				t.Error(err)
				return
			}
			defer conn.Close()
			out := bufio.NewWriter(conn)
			if !strings.HasPrefix(line, "HTTP") {
				fmt.Fprint(out, "HTTP/1.1 200 OK\r\n")
			}
			for {
				n, err := out.WriteString(line)
				if written.Add(int64(n)); err != nil {
					return
				}
			}
		})
		err := wanted(t, New(loopback, nil).Post(t.Context(), s.URL, nil, nil), Unreachable, "no valid HTTP")
		if err.Permanent() {
			t.Error("permanent")
		}
	}
}

func TestWrongProtocolIsUnreachable(t *testing.T) {
	s := start(t, "tcp4", false, func(http.ResponseWriter, *http.Request) {})
	client := New(loopback, nil)
	wants(t, client.Post(t.Context(), strings.Replace(s.URL, "http:", "https:", 1), nil, nil), Unreachable, "cannot be reached")
	s.Close()
	wants(t, client.Post(t.Context(), s.URL, nil, nil), Unreachable, "cannot be reached")
}

// The test runs in a child process, since net/http reads the environment only once.
func TestProxyOfTheEnvironmentIsNotUsed(t *testing.T) {
	const proxy = "http://127.0.0.1:1"
	if os.Getenv("HTTP_PROXY") != proxy {
		child := exec.CommandContext(t.Context(), os.Args[0], "-test.v", "-test.run=^"+t.Name()+"$")
		child.Env = append(os.Environ(), "HTTP_PROXY="+proxy, "NO_PROXY=")
		if out, err := child.CombinedOutput(); err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	dns := &names{answers: map[string][][]string{"proxied.test.": {{"127.0.0.1"}}}}
	s := start(t, "tcp4", false, func(http.ResponseWriter, *http.Request) {})
	if err := New(loopback, dns.serve(t)).Post(t.Context(), s.at("proxied.test"), nil, nil); err != nil {
		t.Error(err, errors.Unwrap(err))
	}
}

func TestRequestsAtOnceAreLimited(t *testing.T) {
	const hosts = requestsInAll/requestsPerHost + 2
	dns := &names{answers: map[string][][]string{}}
	for i := range hosts {
		dns.answers[fmt.Sprintf("h%d.test.", i)] = [][]string{{"127.0.0.1"}}
	}
	client := New(loopback, dns.serve(t))
	var now atomic.Int64
	most := 0 // protected by mu
	var mu sync.Mutex
	arrived, proceed := make(chan struct{}, 100), make(chan struct{})
	s := start(t, "tcp4", false, func(http.ResponseWriter, *http.Request) {
		n := now.Add(1)
		defer now.Add(-1)
		mu.Lock()
		most = max(most, int(n))
		mu.Unlock()
		arrived <- struct{}{}
		<-proceed
	})
	var all sync.WaitGroup
	post := func(host int) {
		all.Go(func() {
			if err := client.Post(t.Context(), s.at(fmt.Sprintf("h%d.test", host)), nil, nil); err != nil {
				t.Error(err)
			}
		})
	}
	for range requestsPerHost + 3 {
		post(0)
	}
	for range requestsPerHost {
		<-arrived
	}
	time.Sleep(100 * time.Millisecond)
	if n := now.Load(); n != requestsPerHost {
		t.Errorf("%d requests to one host at once", n)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	wants(t, client.Post(ctx, s.at("h0.test"), nil, nil), Timeout, "too many requests")
	for host := 1; host < hosts; host++ {
		for range requestsPerHost {
			post(host)
		}
	}
	for range requestsInAll - requestsPerHost {
		<-arrived
	}
	time.Sleep(100 * time.Millisecond)
	close(proceed)
	all.Wait()
	if most != requestsInAll {
		t.Errorf("%d requests at once", most)
	}
}

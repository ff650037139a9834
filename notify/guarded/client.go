// Package guarded is the HTTP client for URLs that people supply, such as webhooks and push endpoints. It connects only to
// addresses on the internet, so that the server cannot be used to reach machines in its own network.
package guarded

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"syscall"
	"time"

	"code.dny.dev/ssrf"

	"volgare/internal/shares"
)

const (
	lookupLimit  = 3 * time.Second
	requestLimit = 10 * time.Second // of a request with its lookup
	longestRetry = 24 * time.Hour   // a longer Retry-After is shortened

	headerLimit = 16 << 10 // of a response, in bytes
	replyLimit  = 16 << 10 // of the body of a response, in bytes

	requestsInAll   = 32
	requestsPerHost = 8
)

// Client sends requests to URLs that people supply. It follows no redirects, uses no proxy, keeps no cookies and reuses no
// connection. It is safe for concurrent use.
type Client struct {
	own       bool // the operator has allowed networks of the club
	guard     *ssrf.Guardian
	resolver  *net.Resolver
	transport *http.Transport
	places    *shares.Shares

	lookupLimit, requestLimit time.Duration
}

// New returns a client. The prefixes in own are networks of the club that the operator allows. If there are any, http and all
// ports are allowed too, for every host. If resolver is nil, the client uses the resolver of the system.
func New(own []netip.Prefix, resolver *net.Resolver) *Client {
	var v4, v6 []netip.Prefix
	for _, p := range own {
		if p.Addr().Is4() {
			v4 = append(v4, p)
		} else {
			v6 = append(v6, p)
		}
	}
	c := &Client{
		own:      len(own) > 0,
		guard:    ssrf.New(ssrf.WithAllowedV4Prefixes(v4...), ssrf.WithAllowedV6Prefixes(v6...)),
		resolver: resolver,
		places:   shares.New(requestsInAll, requestsPerHost),

		lookupLimit: lookupLimit, requestLimit: requestLimit,
	}
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	c.transport = &http.Transport{
		DialContext:            c.dial,
		DisableKeepAlives:      true,
		DisableCompression:     true,
		MaxResponseHeaderBytes: headerLimit,
		Protocols:              protocols,
	}
	return c
}

// Check returns an [*Error] if Post would not send anything to target. It looks up the host, but does not connect to it.
func (c *Client) Check(ctx context.Context, target string) error {
	u, err := parse(target, c.own)
	if err != nil {
		return err
	}
	return c.lookUp(ctx, u.Hostname())
}

// Post sends body to target, once. It succeeds if the response has a status from 200 to 299; otherwise the error is an [*Error].
// It first waits for other requests until ctx ends, since the number of simultaneous requests is limited for each host and in all.
func (c *Client) Post(ctx context.Context, target string, header http.Header, body []byte) error {
	u, err := parse(target, c.own)
	if err != nil {
		return err
	}
	leave, err := c.places.Enter(ctx, u.Hostname())
	if err != nil {
		return failed(Timeout, err, "too many requests to %q or other hosts are waiting", u.Hostname())
	}
	defer leave()
	ctx, cancel := context.WithTimeout(ctx, c.requestLimit)
	defer cancel()
	if err := c.lookUp(ctx, u.Hostname()); err != nil {
		return err
	}
	return c.send(ctx, u, header, body)
}

// send sends a request without the machinery of http.Client: a RoundTripper follows no redirect and keeps no cookies.
func (c *Client) send(ctx context.Context, u *url.URL, header http.Header, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, u.String(), bytes.NewReader(body))
	if err != nil {
		return failed(BadURL, err, "this is no URL: %s", accepted)
	}
	maps.Copy(req.Header, header)
	resp, err := c.transport.RoundTrip(req)
	if err != nil {
		return c.broken(ctx, u.Hostname(), err)
	}
	defer resp.Body.Close()
	return judge(u.Hostname(), resp)
}

// lookUp checks all addresses of a host, and fails if one of them is not allowed.
func (c *Client) lookUp(ctx context.Context, host string) error {
	ctx, cancel := context.WithTimeout(ctx, c.lookupLimit)
	defer cancel()
	addresses, err := c.resolver.LookupNetIP(ctx, "ip", host)
	if fault, ok := errors.AsType[*net.DNSError](err); ok && fault.IsNotFound {
		return c.notPublic(host, err)
	}
	if err != nil {
		return failed(Unreachable, err, "the lookup of the host name %q failed", host)
	}
	for _, a := range addresses {
		if err := c.allowed(a); err != nil {
			return c.notPublic(host, err)
		}
	}
	return nil
}

// dial connects to an allowed address. The hook checks each address that is dialled, so a host name that has changed since its
// lookup does no harm. The connection also has a deadline, since a Transport continues to dial, and to wait for the TLS
// handshake, after the request has timed out.
func (c *Client) dial(ctx context.Context, network, address string) (net.Conn, error) {
	deadline := time.Now().Add(c.requestLimit)
	dialer := net.Dialer{Resolver: c.resolver, Control: c.control, Deadline: deadline}
	conn, err := dialer.DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	return conn, conn.SetDeadline(deadline)
}

// control checks an address immediately before the connection to it; see [net.Dialer.Control].
func (c *Client) control(_, address string, _ syscall.RawConn) error {
	to, err := netip.ParseAddrPort(address)
	if err != nil {
		return err
	}
	return c.allowed(to.Addr())
}

// allowed returns an error if a is neither on the internet, by the registries of IANA for special addresses, nor in a network
// of the club.
func (c *Client) allowed(a netip.Addr) error {
	a = a.Unmap()
	if ssrf.IPv6NAT64Prefix.Contains(a) { // in networks with NAT64 and DNS64, the addresses of all IPv4 hosts look like this
		inside := a.As16()
		a = netip.AddrFrom4([4]byte(inside[12:]))
	}
	return c.guard.SafeAddr(a)
}

// notPublic has one text for a host without an address and for one with a private address, so that it reveals no names of the
// operator's network.
func (c *Client) notPublic(host string, cause error) *Error {
	hosts := "hosts on the internet"
	if c.own {
		hosts += " and in the networks that the operator has allowed"
	}
	return failed(NotPublic, cause, "%q has no acceptable address: accepted are %s", host, hosts)
}

// broken returns the error of a request without a response.
func (c *Client) broken(ctx context.Context, host string, cause error) *Error {
	if errors.Is(cause, ssrf.ErrProhibitedIP) {
		return c.notPublic(host, cause)
	}
	if timeout, ok := errors.AsType[net.Error](cause); ok && timeout.Timeout() || ctx.Err() != nil {
		return failed(Timeout, cause, "%q did not answer in time: the limit is %v", host, c.requestLimit)
	}
	if _, ok := errors.AsType[*tls.CertificateVerificationError](cause); ok {
		return failed(Certificate, cause, "the certificate of %q is invalid: "+
			"accepted are current certificates of a known authority for this name", host)
	}
	return failed(Unreachable, cause, "%q cannot be reached, or its response is no valid HTTP", host)
}

// judge returns the error of a response, or nil for a success. The body of a success is not read.
func judge(host string, resp *http.Response) error {
	var e *Error
	switch status := resp.StatusCode; {
	case status/100 == 2:
		return nil
	case status/100 == 3:
		e = failed(Redirect, nil, "%q answered with a redirect (%d), which is not followed: enter the final URL", host, status)
	case status == http.StatusNotFound || status == http.StatusGone:
		e = failed(Gone, nil, "%q answered that this URL no longer exists (%d)", host, status)
	case status == http.StatusRequestTimeout || status == http.StatusTooEarly || status == http.StatusTooManyRequests || status/100 != 4:
		e = failed(Unavailable, nil, "%q cannot accept the request at present (%d): expected is a status from 200 to 299", host, status)
		e.RetryAfter = retryAfter(resp.Header.Get("Retry-After"))
	default:
		e = failed(Refused, nil, "%q refused the request (%d): expected is a status from 200 to 299", host, status)
	}
	e.Status = resp.StatusCode
	if resp.StatusCode != http.StatusSwitchingProtocols { // its body is the connection, which ctx does not end
		e.Reply, _ = io.ReadAll(io.LimitReader(resp.Body, replyLimit)) // a body that breaks off does not change the verdict
	}
	return e
}

// retryAfter parses the header Retry-After: seconds or a date. It returns 0 for any other text.
func retryAfter(text string) time.Duration {
	if seconds, err := strconv.ParseUint(text, 10, 64); err == nil {
		return time.Duration(min(seconds, uint64(longestRetry/time.Second))) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return min(max(time.Until(at), 0), longestRetry)
	}
	return 0
}

package mail

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
)

// Server is the mail server that takes the mails of this site and delivers them.
type Server struct {
	Host     string
	Port     int
	TLS      bool   // from the start of the connection; otherwise STARTTLS is required, unless the server is on this machine
	User     string // "": without authentication
	Password string
}

// The ports of mail servers, by how a connection begins.
const (
	relayPort      = 25 // on the same machine
	submissionPort = 587
	tlsPort        = 465
)

// errServer names what is accepted. It must not contain the URL, which has a password.
func errServer(fault string) error {
	return errors.New("the URL of the mail server " + fault +
		": accepted are smtp://USER:PASSWORD@HOST:587, which requires STARTTLS unless the host is this machine, " +
		"and smtps://USER:PASSWORD@HOST:465; the user with its password, and the port, may be left out")
}

// ParseURL reads the URL of a mail server.
func ParseURL(text string) (*Server, error) {
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return nil, errServer("cannot be read")
	case u.Scheme != "smtp" && u.Scheme != "smtps":
		return nil, errServer("has a scheme that is neither smtp nor smtps")
	case u.Hostname() == "":
		return nil, errServer("has no host")
	case u.Path != "" && u.Path != "/", u.RawQuery != "", u.Fragment != "":
		return nil, errServer("has something after the host and the port")
	}
	s := &Server{Host: u.Hostname(), TLS: u.Scheme == "smtps"}
	if s.Port, err = s.portOf(u.Port()); err != nil {
		return nil, err
	}
	if u.User != nil {
		s.User = u.User.Username()
		s.Password, _ = u.User.Password()
		if s.User == "" || s.Password == "" {
			return nil, errServer("has a user without a password, or a password without a user")
		}
	}
	return s, nil
}

// portOf reads a port, "" for the default one.
func (s *Server) portOf(text string) (int, error) {
	switch {
	case text != "":
		port, err := strconv.ParseUint(text, 10, 16)
		if err != nil || port == 0 {
			return 0, errServer("has a port that is not from 1 to 65535")
		}
		return int(port), nil
	case s.TLS:
		return tlsPort, nil
	case s.loopback():
		return relayPort, nil
	}
	return submissionPort, nil
}

// loopback reports whether the server is on this machine, so that no network sees the mails.
func (s *Server) loopback() bool {
	ip, err := netip.ParseAddr(s.Host)
	return err == nil && ip.IsLoopback() || strings.EqualFold(s.Host, "localhost")
}

// String returns the URL without the user and the password.
func (s *Server) String() string {
	u := url.URL{Scheme: "smtp", Host: net.JoinHostPort(s.Host, strconv.Itoa(s.Port))}
	if s.TLS {
		u.Scheme = "smtps"
	}
	return u.String()
}

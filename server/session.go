package server

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"volgare/store"
	"volgare/table"
)

const (
	cookieName = "volgare"
	cookieAge  = 400 * 24 * time.Hour // the most that browsers keep
	maxDevices = 16                   // of one person; the eldest is forgotten first
	seenAfter  = 24 * time.Hour       // how coarsely it is noted when somebody was seen
)

// secret is 128 random bits as text; digest is the form in which they are stored.
func (s *Server) secret() (string, error) {
	var b [16]byte
	if _, err := io.ReadFull(s.Random, b[:]); err != nil {
		return "", err
	}
	return letters(b[:]), nil
}

func digest(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// letters writes bytes with lower-case letters and digits.
func letters(b []byte) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}

// session is who asks. The zero session is a browser that has done nothing yet.
type session struct {
	id          string
	name        string
	recoverable bool
	until       time.Time // as far as it is remembered
}

func (w session) known() bool { return w.id != "" }

// person is who sends a command.
func (w session) person() table.Person {
	name := w.name
	if name == "" && w.known() {
		name = guest(w.id)
	}
	return table.Person{Identity: w.id, Name: name}
}

func sessionOf(b *store.Identity) session {
	return session{id: b.ID, name: b.Name, recoverable: len(b.Recovery) > 0}
}

// sessions remembers for a minute to whom a cookie belongs.
type sessions struct {
	mu  sync.Mutex
	all map[[32]byte]session
}

const maxSessions = 10_000

func (m *sessions) get(key [32]byte, now time.Time) (session, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	w, ok := m.all[key]
	return w, ok && now.Before(w.until)
}

func (m *sessions) put(key [32]byte, w session, now time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.all == nil || len(m.all) >= maxSessions {
		m.all = map[[32]byte]session{}
	}
	w.until = now.Add(time.Minute)
	m.all[key] = w
}

// forget drops what is remembered of a browser that has changed.
func (m *sessions) forget(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for key, w := range m.all {
		if w.id == id {
			delete(m.all, key)
		}
	}
}

// asks tells who sent a request: nobody yet, if its cookie is missing or unknown.
func (s *Server) asks(r *http.Request) (session, error) {
	c, err := r.Cookie(cookieName)
	if err != nil || c.Value == "" {
		return session{}, nil //nolint:nilerr // no cookie is no fault
	}
	key := [32]byte(digest(c.Value))
	if w, ok := s.seen.get(key, s.Now()); ok {
		return w, nil
	}
	b, err := s.Store.IdentityBySecret(r.Context(), key[:])
	if errors.Is(err, store.ErrUnknown) {
		return session{}, nil
	}
	if err != nil {
		return session{}, err
	}
	w := sessionOf(&b)
	s.seen.put(key, w, s.Now())
	return w, s.note(r.Context(), &b)
}

// note keeps roughly when somebody was last seen.
func (s *Server) note(ctx context.Context, b *store.Identity) error {
	if s.stopping.Load() || s.Now().Sub(b.Seen) < seenAfter {
		return nil
	}
	_, err := s.alter(ctx, b.ID, func(*store.Identity) {})
	if errors.Is(err, store.ErrUnavailable) {
		return nil // reading goes on with a full disk
	}
	return err
}

// ensure is asks for what needs somebody: a newcomer becomes a browser.
func (s *Server) ensure(w http.ResponseWriter, r *http.Request) (session, error) {
	who, err := s.asks(r)
	if err != nil || who.known() {
		return who, err
	}
	id, err := s.secret()
	if err != nil {
		return session{}, err
	}
	cookie, err := s.secret()
	if err != nil {
		return session{}, err
	}
	now := s.Now()
	b := store.Identity{ID: id[:16], Secrets: [][]byte{digest(cookie)}, Created: now, Seen: now}
	if err := s.Store.PutIdentity(r.Context(), b); err != nil {
		return session{}, err
	}
	s.give(w, r, cookie)
	return sessionOf(&b), nil
}

// renew gives somebody who comes back the cookie anew: it lapses only if it is not
// used for all its age.
func (s *Server) renew(w http.ResponseWriter, r *http.Request) {
	who, err := s.asks(r)
	if err != nil || !who.known() {
		return // the page comes all the same
	}
	if c, err := r.Cookie(cookieName); err == nil {
		s.give(w, r, c.Value)
	}
}

// give sets the cookie.
func (s *Server) give(w http.ResponseWriter, r *http.Request, value string) {
	http.SetCookie(w, &http.Cookie{ //nolint:gosec // plain http has to work in a club
		Name: cookieName, Value: value, Path: "/", MaxAge: int(cookieAge / time.Second),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.Secure && s.https(r),
	})
}

// https reports whether a request has come over TLS, as far as can be told.
func (s *Server) https(r *http.Request) bool {
	return r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https"
}

// alter changes a browser.
func (s *Server) alter(ctx context.Context, id string, change func(*store.Identity)) (session, error) {
	s.people.Lock()
	defer s.people.Unlock()
	return s.alterLocked(ctx, id, change)
}

func (s *Server) alterLocked(ctx context.Context, id string, change func(*store.Identity)) (session, error) {
	b, err := s.Store.Identity(ctx, id)
	if err != nil {
		return session{}, err
	}
	b.Seen = s.Now()
	change(&b)
	if err := s.Store.PutIdentity(ctx, b); err != nil {
		return session{}, err
	}
	s.seen.forget(id)
	return sessionOf(&b), nil
}

// become makes the browser that asks one more device of a person. It gets a new
// cookie, so that nobody can have known it before. s.people is held.
func (s *Server) become(w http.ResponseWriter, r *http.Request, id string) (session, error) {
	cookie, err := s.secret()
	if err != nil {
		return session{}, err
	}
	who, err := s.alterLocked(r.Context(), id, func(b *store.Identity) {
		b.Secrets = append(b.Secrets, digest(cookie))
		b.Secrets = slices.Delete(b.Secrets, 0, max(0, len(b.Secrets)-maxDevices))
	})
	if err == nil {
		s.give(w, r, cookie)
	}
	return who, err
}

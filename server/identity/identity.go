package identity

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"volgare/server/api"
	"volgare/store"
	"volgare/table"
)

// CookieName is the name of the cookie that identifies a browser.
const CookieName = "volgare"

const (
	cookieAge  = 400 * 24 * time.Hour // the maximum that browsers accept
	maxDevices = 16                   // maximum for one person; the oldest is removed first
	seenAfter  = 24 * time.Hour       // minimum age of the stored time of the last request before it is updated
)

// NewSecret returns 128 random bits as text.
func (s *Service) NewSecret() (string, error) {
	var b [16]byte
	if _, err := io.ReadFull(s.Random, b[:]); err != nil {
		return "", err
	}
	return api.Base32(b[:]), nil
}

// Digest returns the hash of a secret, as stored.
func Digest(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// Identity is the caller of a request. The zero value is an anonymous browser.
type Identity struct {
	ID          string
	Name        string // "" if none was given
	recoverable bool
	until       time.Time // end of its time in the cache
}

// Known reports whether the caller has an identity, which a browser gets with its first change.
func (i Identity) Known() bool { return i.ID != "" }

// AtTable returns the identity for a table. A person who has not given a name gets the name of a guest.
func (i Identity) AtTable() table.Identity {
	if !i.Known() {
		return table.Identity{Name: i.Name}
	}
	names := guest(i.ID)
	if i.Name != "" {
		return table.Identity{ID: i.ID, Name: i.Name, Guest: names[:]}
	}
	return table.Identity{ID: i.ID, Name: names[0], Spare: names[1:]}
}

// NameOf returns the name of a person, or the one of a guest if they have given none.
func NameOf(b *store.Identity) string { return identityOf(b).AtTable().Name }

func identityOf(b *store.Identity) Identity {
	return Identity{ID: b.ID, Name: b.Name, recoverable: len(b.Recovery) > 0}
}

// cache keeps the identities of cookies for a minute.
type cache struct {
	mu  sync.Mutex
	all map[[32]byte]Identity
}

const maxCached = 10_000

func (m *cache) get(key [32]byte, now time.Time) (Identity, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	w, ok := m.all[key]
	return w, ok && now.Before(w.until)
}

func (m *cache) put(key [32]byte, w Identity, now time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.all == nil || len(m.all) >= maxCached {
		m.all = map[[32]byte]Identity{}
	}
	w.until = now.Add(time.Minute)
	m.all[key] = w
}

// Identify returns the sender of a request: the zero Identity if its cookie is missing or unknown.
func (s *Service) Identify(r *http.Request) (Identity, error) {
	if key, ok := cookieOf(r); ok {
		if w, ok := s.cache.get(key, s.Now()); ok {
			return w, nil
		}
	}
	return s.identifyNow(r)
}

// identifyNow is Identify without the cache, for callers that need the current name: it may have been changed
// on another node. The person of a cookie never changes.
func (s *Service) identifyNow(r *http.Request) (Identity, error) {
	key, ok := cookieOf(r)
	if !ok {
		return Identity{}, nil
	}
	b, err := s.Store.IdentityBySecret(r.Context(), key[:])
	if errors.Is(err, store.ErrUnknown) {
		return Identity{}, nil
	}
	if err != nil {
		return Identity{}, err
	}
	w := identityOf(&b)
	s.cache.put(key, w, s.Now())
	return w, s.noteSeen(r.Context(), &b)
}

// cookieOf returns the digest of the cookie of a request, or of the cookie derived from its NewcomerHeader.
func cookieOf(r *http.Request) (key [32]byte, ok bool) {
	value := newcomerCookie(r)
	if c, err := r.Cookie(CookieName); err == nil && c.Value != "" {
		value = c.Value
	}
	return [32]byte(Digest(value)), value != ""
}

// NewcomerHeader holds 128 random bits that a browser sends with all requests that change something. The cookie of a newcomer is
// derived from them, so that a browser that got no response is the same person when it repeats the request. The bits are not stored.
const NewcomerHeader = "Volgare-Newcomer"

var newcomerForm = regexp.MustCompile("^[0-9a-f]{32}$")

// newcomerCookie returns the cookie for a browser that has none yet; "" if it sends a cookie or no valid NewcomerHeader.
func newcomerCookie(r *http.Request) string {
	seed := r.Header.Get(NewcomerHeader)
	if c, err := r.Cookie(CookieName); err == nil && c.Value != "" || !newcomerForm.MatchString(seed) {
		return ""
	}
	return api.Base32(Digest("cookie of a newcomer " + seed)[:16])
}

// noteSeen updates the time at which a person was last seen, at most once in seenAfter.
func (s *Service) noteSeen(ctx context.Context, b *store.Identity) error {
	if s.Stopping() || s.Now().Sub(b.Seen) < seenAfter {
		return nil
	}
	_, err := s.alter(ctx, b.ID, func(*store.Identity) {})
	if errors.Is(err, store.ErrUnavailable) {
		return nil // reading still works with a full disk
	}
	return err
}

// Ensure is Identify for requests that need a person: it creates one for a newcomer.
func (s *Service) Ensure(c *api.Request) (Identity, error) {
	who, err := s.identifyNow(c.R)
	if err != nil {
		return who, err
	}
	cookie := newcomerCookie(c.R)
	if who.Known() {
		if cookie != "" { // the first response was lost
			s.give(c.W, c.R, cookie)
		}
		return who, nil
	}
	if cookie != "" {
		return s.addFirst(c, cookie)
	}
	if cookie, err = s.NewSecret(); err != nil {
		return Identity{}, err
	}
	return s.add(c, cookie)
}

// addFirst is add for a cookie derived from a NewcomerHeader. The id is derived from it too, so that two concurrent requests create
// one person. If the cookie was revoked, the new person gets another id.
func (s *Service) addFirst(c *api.Request, cookie string) (Identity, error) {
	id := idOf(api.Base32(Digest("identity of a newcomer " + cookie)))
	b, err := s.Store.Identity(c.Context(), id)
	switch {
	case errors.Is(err, store.ErrUnknown):
		who, err := s.addAs(c, id, cookie)
		if errors.Is(err, store.ErrConflict) { // created by a concurrent request
			return s.addFirst(c, cookie)
		}
		return who, err
	case err != nil:
		return Identity{}, err
	case slices.ContainsFunc(b.Secrets, func(hash []byte) bool { return bytes.Equal(hash, Digest(cookie)) }): // stored since identifyNow
		s.give(c.W, c.R, cookie)
		return identityOf(&b), nil
	}
	if cookie, err = s.NewSecret(); err != nil {
		return Identity{}, err
	}
	return s.add(c, cookie)
}

// add creates a person for the browser of a request, with the given cookie.
func (s *Service) add(c *api.Request, cookie string) (Identity, error) {
	secret, err := s.NewSecret()
	if err != nil {
		return Identity{}, err
	}
	return s.addAs(c, idOf(secret), cookie)
}

// idOf returns the id of a person: the first 16 of some random letters, which are 80 bits.
func idOf(random string) string { return random[:16] }

// addAs is add with a given id. It returns store.ErrConflict if there is a person with that id.
func (s *Service) addAs(c *api.Request, id, cookie string) (Identity, error) {
	if err := s.Comes(c); err != nil {
		return Identity{}, err
	}
	now := s.Now()
	b := store.Identity{ID: id, Secrets: [][]byte{Digest(cookie)}, Created: now, Seen: now}
	if err := s.Store.ChangeIdentity(c.Context(), store.Identity{}, b); err != nil {
		return Identity{}, err
	}
	s.give(c.W, c.R, cookie)
	return identityOf(&b), nil
}

// Renew sets the cookie of a known person again, so that it expires only after cookieAge without use.
func (s *Service) Renew(w http.ResponseWriter, r *http.Request) {
	who, err := s.Identify(r)
	if err != nil || !who.Known() {
		return // the page is sent anyway
	}
	if c, err := r.Cookie(CookieName); err == nil {
		s.give(w, r, c.Value)
	}
}

// give sets the cookie.
func (s *Service) give(w http.ResponseWriter, r *http.Request, value string) {
	http.SetCookie(w, &http.Cookie{ //nolint:gosec // plain http has to work in a club
		Name: CookieName, Value: value, Path: "/", MaxAge: int(cookieAge / time.Second),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.Secure && s.HTTPS(r),
	})
}

// HTTPS reports whether the browser sent a request over TLS, to this server or to the first of several proxies. A client that
// forges the header only affects its own cookie and page.
func (s *Service) HTTPS(r *http.Request) bool {
	browser, _, _ := strings.Cut(r.Header.Get("X-Forwarded-Proto"), ",")
	return r.TLS != nil || strings.EqualFold(strings.TrimSpace(browser), "https")
}

// Forget removes a person from the cache after a change in the store.
func (s *Service) Forget(id string) {
	s.cache.mu.Lock()
	defer s.cache.mu.Unlock()
	maps.DeleteFunc(s.cache.all, func(_ [32]byte, w Identity) bool { return w.ID == id })
}

// alter changes a person. It retries if the person was changed concurrently, here or on another node.
func (s *Service) alter(ctx context.Context, id string, change func(*store.Identity)) (Identity, error) {
	for {
		was, err := s.Store.Identity(ctx, id)
		if err != nil {
			return Identity{}, err
		}
		b := was
		b.Secrets = slices.Clone(was.Secrets)
		b.Seen = s.Now()
		change(&b)
		err = s.Store.ChangeIdentity(ctx, was, b)
		if errors.Is(err, store.ErrConflict) {
			continue
		}
		if err != nil {
			return Identity{}, err
		}
		s.Forget(id)
		return identityOf(&b), nil
	}
}

// become makes the browser of a request another device of a person. The cookie must be new, so that no other browser can
// know it already.
func (s *Service) become(c *api.Request, id, cookie string) (Identity, error) {
	who, err := s.alter(c.Context(), id, func(b *store.Identity) {
		b.Secrets = append(b.Secrets, Digest(cookie))
		b.Secrets = slices.Delete(b.Secrets, 0, max(0, len(b.Secrets)-maxDevices))
	})
	if err == nil {
		s.give(c.W, c.R, cookie)
	}
	return who, err
}

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

// CookieName is the name of the cookie by which a browser is known.
const CookieName = "volgare"

const (
	cookieAge  = 400 * 24 * time.Hour // the most that browsers keep
	maxDevices = 16                   // of one person; the eldest is forgotten first
	seenAfter  = 24 * time.Hour       // how coarsely it is noted when somebody was seen
)

// NewSecret is 128 random bits as text.
func (s *Service) NewSecret() (string, error) {
	var b [16]byte
	if _, err := io.ReadFull(s.Random, b[:]); err != nil {
		return "", err
	}
	return api.Base32(b[:]), nil
}

// Digest is the form in which secrets are stored.
func Digest(secret string) []byte {
	sum := sha256.Sum256([]byte(secret))
	return sum[:]
}

// Identity is who asks. The zero Identity is a browser that has done nothing yet.
type Identity struct {
	ID          string
	Name        string // "" if none was given
	recoverable bool
	until       time.Time // as far as it is remembered
}

// Known reports whether somebody asks who has done something before.
func (i Identity) Known() bool { return i.ID != "" }

// AtTable is the identity as a table takes it: a guest, who has given no name, has one there.
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

func identityOf(b *store.Identity) Identity {
	return Identity{ID: b.ID, Name: b.Name, recoverable: len(b.Recovery) > 0}
}

// cache remembers for a minute to whom a cookie belongs.
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

// Identify tells who sent a request: nobody yet, if its cookie is missing or unknown.
func (s *Service) Identify(r *http.Request) (Identity, error) {
	if key, ok := cookieOf(r); ok {
		if w, ok := s.cache.get(key, s.Now()); ok {
			return w, nil
		}
	}
	return s.identifyNow(r)
}

// identifyNow is Identify for what needs to know the name that somebody has now: it may have been changed
// on another node. To whom a cookie belongs never changes.
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

// cookieOf is the digest of the cookie of a request, or of the cookie that a newcomer has had or will have.
func cookieOf(r *http.Request) (key [32]byte, ok bool) {
	value := newcomerCookie(r)
	if c, err := r.Cookie(CookieName); err == nil && c.Value != "" {
		value = c.Value
	}
	return [32]byte(Digest(value)), value != ""
}

// NewcomerHeader holds 128 random bits that a browser sends with all requests that change something. The cookie of a newcomer follows from
// them, so that a browser that has had no answer is the same person when it repeats the request. Nothing else is stored of them.
const NewcomerHeader = "Volgare-Newcomer"

var newcomerForm = regexp.MustCompile("^[0-9a-f]{32}$")

// newcomerCookie is the cookie of a browser that has none yet; "" if it sends no valid NewcomerHeader, or a cookie.
func newcomerCookie(r *http.Request) string {
	seed := r.Header.Get(NewcomerHeader)
	if c, err := r.Cookie(CookieName); err == nil && c.Value != "" || !newcomerForm.MatchString(seed) {
		return ""
	}
	return api.Base32(Digest("cookie of a newcomer " + seed)[:16])
}

// noteSeen keeps roughly when somebody was last seen.
func (s *Service) noteSeen(ctx context.Context, b *store.Identity) error {
	if s.Stopping() || s.Now().Sub(b.Seen) < seenAfter {
		return nil
	}
	_, err := s.alter(ctx, b.ID, func(*store.Identity) {})
	if errors.Is(err, store.ErrUnavailable) {
		return nil // reading goes on with a full disk
	}
	return err
}

// Ensure is Identify for what needs somebody: a newcomer becomes a browser.
func (s *Service) Ensure(c *api.Request) (Identity, error) {
	who, err := s.identifyNow(c.R)
	if err != nil {
		return who, err
	}
	cookie := newcomerCookie(c.R)
	if who.Known() {
		if cookie != "" { // its first answer was lost
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

// addFirst is add for the cookie of a NewcomerHeader. The id follows from it too: two requests at once make one person. The id of a person
// whose cookie was revoked is not used again.
func (s *Service) addFirst(c *api.Request, cookie string) (Identity, error) {
	id := idOf(api.Base32(Digest("identity of a newcomer " + cookie)))
	b, err := s.Store.Identity(c.Context(), id)
	switch {
	case errors.Is(err, store.ErrUnknown):
		return s.addAs(c, id, cookie)
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

// add makes a newcomer of the browser that asks, with a cookie.
func (s *Service) add(c *api.Request, cookie string) (Identity, error) {
	secret, err := s.NewSecret()
	if err != nil {
		return Identity{}, err
	}
	return s.addAs(c, idOf(secret), cookie)
}

// idOf returns an id of a person made of random letters: the first 16 of them, which are 80 bits.
func idOf(random string) string { return random[:16] }

// addAs is add with a given id.
func (s *Service) addAs(c *api.Request, id, cookie string) (Identity, error) {
	if err := s.Comes(c); err != nil {
		return Identity{}, err
	}
	now := s.Now()
	b := store.Identity{ID: id, Secrets: [][]byte{Digest(cookie)}, Created: now, Seen: now}
	if err := s.Store.PutIdentity(c.Context(), b); err != nil {
		return Identity{}, err
	}
	s.give(c.W, c.R, cookie)
	return identityOf(&b), nil
}

// Renew gives somebody who comes back the cookie anew: it lapses only if it is not
// used for all its age.
func (s *Service) Renew(w http.ResponseWriter, r *http.Request) {
	who, err := s.Identify(r)
	if err != nil || !who.Known() {
		return // the page comes all the same
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

// HTTPS reports whether the browser has sent a request over TLS, to this server or to the first of several proxies. A client
// that forges the header changes its own cookie and its own page only.
func (s *Service) HTTPS(r *http.Request) bool {
	browser, _, _ := strings.Cut(r.Header.Get("X-Forwarded-Proto"), ",")
	return r.TLS != nil || strings.EqualFold(strings.TrimSpace(browser), "https")
}

// Forget drops what is remembered of somebody who has been changed in the store.
func (s *Service) Forget(id string) {
	s.cache.mu.Lock()
	defer s.cache.mu.Unlock()
	maps.DeleteFunc(s.cache.all, func(_ [32]byte, w Identity) bool { return w.ID == id })
}

// alter changes a person. Where others change it at the same time, here or on another node, it is changed once more.
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

// become makes the browser that asks one more device of a person. Its cookie has to be new, so that no other browser can
// have known it before.
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

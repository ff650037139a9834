package identity

import (
	"context"
	"errors"
	"regexp"
	"time"

	"volgare/server/api"
	"volgare/store"
)

// Link is the address of a seat link or device link.
type Link struct {
	Path    string  `json:"path"`
	Expires *string `json:"expires"`
}

// deviceFor is how long a device link is valid.
const deviceFor = 10 * time.Minute

func (s *Service) device(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	who, err := s.Ensure(c)
	if err != nil {
		return nil, err
	}
	path, until, err := s.NewDeviceLink(c.Context(), who.ID, deviceFor)
	if err != nil {
		return nil, err
	}
	return api.OK(Link{Path: path, Expires: api.OrNull(api.Instant(until))})
}

// NewDeviceLink creates a device link of a person that is valid for a time. An earlier link of the person expires.
func (s *Service) NewDeviceLink(ctx context.Context, person string, valid time.Duration) (path string, until time.Time, err error) {
	token, err := s.NewSecret()
	if err != nil {
		return "", until, err
	}
	until = s.Now().Add(valid)
	return "/d/" + token, until, s.Store.PutLink(ctx, store.Link{Hash: Digest(token), Identity: person, Expires: until})
}

// linkToken is the form of a token: the letters of api.Base32.
var linkToken = regexp.MustCompile("^[a-z2-7]{16,64}$")

// Link returns the link to a seat or for a device that has a token.
func (s *Service) Link(ctx context.Context, token string) (store.Link, error) {
	if !linkToken.MatchString(token) {
		return store.Link{}, api.NewProblem("unknown-link", "")
	}
	l, err := s.Store.Link(ctx, Digest(token), s.Now())
	if errors.Is(err, store.ErrUnknown) {
		err = api.NewProblem("unknown-link", "")
	}
	return l, err
}

// ClaimDevice uses up a device link: the browser becomes one more device of its person. If two claims are
// concurrent, only one succeeds. A browser that already is that person does not use up the link.
func (s *Service) ClaimDevice(c *api.Request, l store.Link, token, key string, leave bool) (Identity, error) {
	who, err := s.Identify(c.R)
	if err != nil || who.ID == l.Identity {
		return who, err
	}
	if err := s.mayLeave(c, who, l.Identity, leave); err != nil {
		return Identity{}, err
	}
	cookie := claimCookie(token, key)
	if cookie == "" {
		if cookie, err = s.NewSecret(); err != nil {
			return Identity{}, err
		}
	}
	err = s.Store.DropLink(c.Context(), l.Hash)
	if errors.Is(err, store.ErrUnknown) {
		err = api.NewProblem("unknown-link", "")
	}
	if err != nil {
		return who, err
	}
	return s.become(c, l.Identity, cookie)
}

// secretKey is the minimum length of an idempotency key that counts as a secret: it cannot be guessed.
const secretKey = 22

// claimCookie returns the cookie of a browser that claims a device link. It follows from the token and the key, so that a browser that has
// had no answer gets the same cookie when it repeats the claim. It is "" for a key that could be guessed.
func claimCookie(token, key string) string {
	if len(key) < secretKey {
		return ""
	}
	return api.Base32(Digest("cookie of a device " + token + " " + key)[:16])
}

// DeviceClaimed returns the person of a browser that repeats the claim of a device link, and sets its cookie again, because
// the first answer may be lost. It returns the zero Identity if the token and the key have claimed none, or the key could be guessed.
func (s *Service) DeviceClaimed(c *api.Request, token, key string) (Identity, error) {
	cookie := claimCookie(token, key)
	if cookie == "" {
		return Identity{}, nil
	}
	b, err := s.Store.IdentityBySecret(c.Context(), Digest(cookie))
	if errors.Is(err, store.ErrUnknown) {
		return Identity{}, nil
	}
	if err != nil {
		return Identity{}, err
	}
	s.give(c.W, c.R, cookie)
	return identityOf(&b), nil
}

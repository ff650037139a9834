package identity

import (
	"context"
	"errors"
	"regexp"
	"time"

	"volgare/server/api"
	"volgare/store"
)

// Link is a way in that can be handed over.
type Link struct {
	Path    string  `json:"path"`
	Expires *string `json:"expires"`
}

// deviceFor is how long a device link is good.
const deviceFor = 10 * time.Minute

func (s *Service) device(c *api.Request, _ *api.Nothing) (*api.Reply, error) {
	who, err := s.Ensure(c)
	if err != nil {
		return nil, err
	}
	token, err := s.NewSecret()
	if err != nil {
		return nil, err
	}
	until := s.Now().Add(deviceFor)
	l := store.Link{Hash: Digest(token), Identity: who.ID, Expires: until}
	if err := s.Store.PutLink(c.Context(), l); err != nil {
		return nil, err
	}
	return api.OK(Link{Path: "/d/" + token, Expires: api.OrNull(api.Instant(until))})
}

// linkToken is the form of a token: the letters of api.Base32.
var linkToken = regexp.MustCompile("^[a-z2-7]{16,64}$")

// Link is the link of a token, to a seat or for a device.
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

// ClaimDevice uses up a device link: the browser becomes one more device of its person. Two that come at once cannot
// both have it. A browser that is that person already needs no link, and leaves it as it is.
func (s *Service) ClaimDevice(c *api.Request, l store.Link, token, key string, leave bool) (Identity, error) {
	who, err := s.Identify(c.R)
	if err != nil || who.ID == l.Identity {
		return who, err
	}
	if err := s.mayLeave(c, who, l.Identity, leave); err != nil {
		return Identity{}, err
	}
	cookie, err := s.claimSecret(token, key)
	if err != nil {
		return Identity{}, err
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

// claimSecret is the cookie of a browser that claims a device link. It follows from the token and the key, so that a browser that has
// had no answer gets the same cookie when it repeats the claim. For a key that may be guessed it is random.
func (s *Service) claimSecret(token, key string) (string, error) {
	if len(key) < secretKey {
		return s.NewSecret()
	}
	return api.Base32(Digest("cookie of a device " + token + " " + key)[:16]), nil
}

// DeviceClaimed returns the person of a browser that has used up a device link before, and gives it its cookie again: the first
// answer may be lost. The zero Identity is of a browser that has not.
func (s *Service) DeviceClaimed(c *api.Request, token, key string) (Identity, error) {
	cookie, err := s.claimSecret(token, key)
	if err != nil {
		return Identity{}, err
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

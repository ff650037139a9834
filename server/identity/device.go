package identity

import (
	"context"
	"errors"
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

// Link is the link of a token, to a seat or for a device.
func (s *Service) Link(ctx context.Context, token string) (store.Link, error) {
	if len(token) < 16 || len(token) > 64 {
		return store.Link{}, api.NewProblem("unknown-link", "")
	}
	l, err := s.Store.Link(ctx, Digest(token), s.Now())
	if errors.Is(err, store.ErrUnknown) {
		err = api.NewProblem("unknown-link", "")
	}
	return l, err
}

// ClaimDevice uses up a device link: the browser becomes one more device
// of its person. Two that come at once cannot both have it.
func (s *Service) ClaimDevice(c *api.Request, l store.Link, leave bool) (Identity, error) {
	who, err := s.Identify(c.R)
	if err != nil {
		return Identity{}, err
	}
	if err := s.mayLeave(c, who, l.Identity, leave); err != nil {
		return Identity{}, err
	}
	err = s.Store.DropLink(c.Context(), l.Hash)
	if errors.Is(err, store.ErrUnknown) {
		err = api.NewProblem("unknown-link", "")
	}
	if err != nil || who.ID == l.Identity {
		return who, err
	}
	return s.become(c, l.Identity)
}

// Package identity identifies the caller of a request: the person of a browser's cookie, their name,
// and the ways by which another browser becomes the same person.
package identity

import (
	"io"
	"time"

	"volgare/server/api"
	"volgare/store"
)

// Service handles requests about persons. Its exported fields must be set before use.
type Service struct {
	Store    store.Store
	Now      func() time.Time
	Random   io.Reader                // source of cookies, codes and links
	Secure   bool                     // mark cookies Secure if the request came by https
	Comes    func(*api.Request) error // counts a new person, or refuses the request
	Stopping func() bool              // reports whether the server stops; then read requests write nothing

	cache cache
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/me", ID: "me", Class: api.Reading, Handle: api.NoQuery(s.getMe)},
		{Pattern: "PATCH /api/me", ID: "rename", Class: api.Making, Handle: api.Decoded(s.rename), Changes: true},
		{Pattern: "POST /api/me/recovery", ID: "recovery", Class: api.Making, Handle: api.DecodedIfAny(s.newRecovery), Changes: true},
		{Pattern: "POST /api/me/recover", ID: "recover", Class: api.Guessing, Handle: api.Decoded(s.recover), Changes: true},
		{Pattern: "POST /api/me/device", ID: "device", Class: api.Making, Handle: api.DecodedIfAny(s.device), Changes: true},
	}
}

// Introduce sets the name of a person who has none.
func (s *Service) Introduce(c *api.Request, who Identity, name *string) (Identity, error) {
	if name == nil || who.Name != "" {
		return who, nil
	}
	return s.alter(c.Context(), who.ID, func(b *store.Identity) { b.Name = *name })
}

// Package identity identifies the caller of a request: the person of a browser's cookie, their name,
// and the ways by which another browser becomes the same person.
package identity

import (
	"io"
	"time"

	"volgare/server/api"
	"volgare/store"
)

// Service answers what concerns persons. Its exported fields are set before use.
type Service struct {
	Store    store.Store
	Now      func() time.Time
	Random   io.Reader                // cookies, codes, links
	Secure   bool                     // mark cookies Secure where the request came by https
	Comes    func(*api.Request) error // counts somebody who was nobody, or refuses him
	Stopping func() bool              // nothing is written any more for who only reads

	cache cache
}

// Operations are those of openapi.yaml that are answered here.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/me", ID: "me", Class: api.Reading, Handle: api.NoQuery(s.getMe)},
		{Pattern: "PATCH /api/me", ID: "rename", Class: api.Making, Handle: api.Decoded(s.rename), Changes: true},
		{Pattern: "POST /api/me/recovery", ID: "recovery", Class: api.Making, Handle: api.DecodedIfAny(s.newRecovery), Changes: true},
		{Pattern: "POST /api/me/recover", ID: "recover", Class: api.Guessing, Handle: api.Decoded(s.recover), Changes: true},
		{Pattern: "POST /api/me/device", ID: "device", Class: api.Making, Handle: api.DecodedIfAny(s.device), Changes: true},
	}
}

// Introduce gives a person without a name one.
func (s *Service) Introduce(c *api.Request, who Identity, name *string) (Identity, error) {
	if name == nil || who.Name != "" {
		return who, nil
	}
	return s.alter(c.Context(), who.ID, func(b *store.Identity) { b.Name = *name })
}

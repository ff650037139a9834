package notifications

import (
	"net/http"

	"volgare/server/api"
	"volgare/server/identity"
	"volgare/server/tables"
)

// Service handles requests about notifications. Its exported fields must be set before use, and Stop called at the end.
type Service struct {
	*Notifier

	Requests *tables.Service
	People   *identity.Service
	Letters  *Letters

	// Guess counts a request with a token that could be guessed, and Sends a message that a request sends to a receiver. They return
	// an error if there are too many.
	Guess func(r *http.Request) error
	Sends func(c *api.Request, receiver string) error
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	const mine, ofTable = "/api/me/channels", "/api/tables/{id}/channels"
	list := []api.Operation{
		{Pattern: "GET /api/me/notifications", ID: "notifications", Class: api.Reading, Handle: api.NoQuery(s.get)},
		{Pattern: "GET " + ofTable, ID: "tableChannels", Class: api.Reading, Handle: api.NoQuery(s.getOfTable)},
		{Pattern: "POST /api/me/feed", ID: "createFeed", Class: api.Making, Handle: api.Decoded(s.createFeed), Changes: true},
		{Pattern: "DELETE /api/me/feed", ID: "deleteFeed", Class: api.Playing, Handle: api.NoQuery(s.deleteFeed), Changes: true},
		{
			Pattern: "POST /api/recover-by-mail", ID: "recoverByMail", Class: api.Guessing,
			Handle: api.Decoded(s.recoverByMail), Changes: true,
		},
	}
	for path, name := range map[string]string{mine: "Channel", ofTable: "TableChannel"} {
		one := path + "/{channel}"
		for _, op := range []api.Operation{
			{Pattern: "POST " + path, ID: "create", Class: api.Making, Handle: api.Decoded(s.create)},
			{Pattern: "PUT " + one, ID: "change", Class: api.Playing, Handle: api.Decoded(s.changeSettings)},
			{Pattern: "DELETE " + one, ID: "delete", Class: api.Playing, Handle: api.NoQuery(s.remove)},
			{Pattern: "POST " + one + "/test", ID: "test", Class: api.Making, Handle: api.DecodedIfAny(s.test)},
		} {
			op.ID, op.Changes = op.ID+name, true
			list = append(list, op)
		}
	}
	return list
}

// Stop ends the letters under way.
func (s *Service) Stop() { s.Letters.stop() }

// owner is the person, or the table, that has channels.
type owner struct{ identity, table string }

// owner returns the owner in the path of a request: a table, if the caller is its host, or else the caller.
func (s *Service) owner(c *api.Request) (owner, error) {
	if c.R.PathValue("id") != "" {
		snap, _, err := s.Requests.LookAsHost(c)
		if err != nil {
			return owner{}, err
		}
		return owner{table: snap.ID}, nil
	}
	who, err := s.People.Identify(c.R)
	return owner{identity: who.ID}, err
}

// newOwner is owner for a request that creates a channel: a newcomer becomes a person.
func (s *Service) newOwner(c *api.Request) (owner, error) {
	if c.R.PathValue("id") != "" {
		return s.owner(c)
	}
	who, err := s.People.Ensure(c)
	return owner{identity: who.ID}, err
}

// channels returns the channels of an owner, including the feed of a person.
func (s *Service) channels(c *api.Request, o owner) ([]*record, error) {
	switch {
	case o.table != "":
		return recordsOf(s.Store.ChannelsOfTable(c.Context(), o.table))
	case o.identity != "":
		return recordsOf(s.Store.ChannelsOfIdentity(c.Context(), o.identity))
	}
	return nil, nil
}

// channel returns the channel in the path of a request, which belongs to the owner in the path.
func (s *Service) channel(c *api.Request) (*record, error) {
	o, err := s.owner(c)
	if err != nil {
		return nil, err
	}
	r, err := s.record(c.Context(), c.R.PathValue("channel"))
	if err = ignoreUnknown(err); err != nil {
		return nil, err
	}
	if r == nil || o == (owner{}) || (owner{r.Identity, r.Table}) != o || r.Medium == feedMedium {
		return nil, api.NewProblem("unknown-channel", "")
	}
	return r, nil
}

// noContent is the reply to a request that is done.
func noContent() (*api.Reply, error) { return &api.Reply{Status: http.StatusNoContent}, nil }

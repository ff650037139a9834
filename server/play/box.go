package play

import (
	"volgare/server/api"
	"volgare/view"
)

// box is what the rules of a table and its board say once for the whole game.
func (s *Service) box(c *api.Request) (*api.Reply, error) {
	if _, err := c.Query(); err != nil {
		return nil, err
	}
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	which := snap.Table.Hash
	if !snap.Table.Board.Builtin() {
		which = snap.ID // its marks and title are its own, though the rules may be those of other tables
	}
	return c.Tagged(c.Tag("box", which), func() ([]byte, error) {
		return s.views.Get(viewKey{id: which, name: "box"}, func() ([]byte, error) { return api.Encode(view.BoxOf(snap.Table)) })
	})
}

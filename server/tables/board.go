package tables

import (
	"net/http"

	wire "volgare/catalogue"
	"volgare/server/api"
)

// tableBoard returns the board file of a table.
func (s *Service) tableBoard(c *api.Request) (*api.Reply, error) {
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	b := snap.Table.Board
	return &api.Reply{
		Status: http.StatusOK, Kind: api.KindText, Body: []byte(b.Text()), ETag: c.Tag("board", snap.ID),
		Name: b.Name + ".board.yaml",
	}, nil
}

// getComponents returns the components in the box of a table.
func (s *Service) getComponents(c *api.Request) (*api.Reply, error) {
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	return c.Tagged(c.Tag("components", snap.ID), func() ([]byte, error) {
		players := []wire.PlayerCount{wire.PlayerCountOf(snap.Table.Rules)}
		return api.Encode(wire.ComponentsOf(snap.Table, s.Lib.Sources(), players))
	})
}

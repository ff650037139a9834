// Package tables handles the requests for tables: lists of them, their creation and settings, and a
// table without its position. The groups seats and play build on it.
package tables

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/server/api"
	"volgare/server/identity"
	"volgare/store"
	"volgare/table"
	"volgare/table/live"
)

// Service handles requests for tables. Its fields must be set before use.
type Service struct {
	Lib    *edition.Library
	Tables *live.Service
	Store  store.Store
	People *identity.Service
	Heavy  *api.Semaphore

	// Made counts a new table made from a body of the given size, or refuses it.
	Made func(c *api.Request, identity string, bytes int) error
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/tables", ID: "tables", Class: api.Reading, Handle: s.listTables},
		{Pattern: "POST /api/tables", ID: "create", Class: api.Making, Handle: api.NoQuery(s.create), Changes: true},
		{Pattern: "POST /api/tables/import", ID: "import", Class: api.Making, Handle: s.importRecord, Changes: true},
		{Pattern: "GET /api/tables/{id}", ID: "table", Class: api.Reading, Handle: api.NoQuery(s.getTable)},
		{Pattern: "PATCH /api/tables/{id}", ID: "change", Class: api.Playing, Handle: api.Decoded(s.change), Changes: true},
		{Pattern: "POST /api/tables/{id}/start", ID: "start", Class: api.Playing, Handle: api.DecodedIfAny(s.start), Changes: true},
		{Pattern: "POST /api/tables/{id}/continue", ID: "continue", Class: api.Making, Handle: api.Decoded(s.playOn), Changes: true},
		{Pattern: "POST /api/tables/{id}/rematch", ID: "rematch", Class: api.Making, Handle: api.DecodedIfAny(s.rematch), Changes: true},
		{Pattern: "GET /api/tables/{id}/note", ID: "getNote", Class: api.Reading, Handle: api.NoQuery(s.getNote)},
		{Pattern: "PUT /api/tables/{id}/note", ID: "putNote", Class: api.Playing, Handle: api.Decoded(s.putNote), Changes: true},
		{Pattern: "GET /api/tables/{id}/components", ID: "getComponents", Class: api.Reading, Handle: api.NoQuery(s.getComponents)},
		{Pattern: "GET /api/tables/{id}/board", ID: "tableBoard", Class: api.Reading, Handle: api.NoQuery(s.tableBoard)},
	}
}

// Snapshot returns the current snapshot of the table in the path.
func (s *Service) Snapshot(c *api.Request) (*table.Snapshot, error) { return s.snapshotSince(c, 0) }

// snapshotSince returns a snapshot of the table in the path that is not older than an entry.
func (s *Service) snapshotSince(c *api.Request, seq int64) (*table.Snapshot, error) {
	id, err := c.TableID()
	if err != nil {
		return nil, err
	}
	return s.Tables.LookSince(c.Context(), id, seq)
}

// Look returns the table in the path and the caller.
func (s *Service) Look(c *api.Request) (*table.Snapshot, identity.Identity, error) {
	return s.LookSince(c, 0)
}

// LookAsHost is Look for the host of the table. It returns an error for any other caller.
func (s *Service) LookAsHost(c *api.Request) (*table.Snapshot, identity.Identity, error) {
	snap, who, err := s.Look(c)
	if err == nil && (!who.Known() || who.ID != snap.Host) {
		err = api.NewProblem("not-host", "")
	}
	return snap, who, err
}

// LookSince is Look for a client that knows of an entry of the table, perhaps from another node: the table is not older.
func (s *Service) LookSince(c *api.Request, seq int64) (*table.Snapshot, identity.Identity, error) {
	snap, err := s.snapshotSince(c, seq)
	if err != nil {
		return nil, identity.Identity{}, err
	}
	who, err := s.People.Identify(c.R)
	return snap, who, err
}

// LookNewest is Look for the newest table, with all entries written by any node.
func (s *Service) LookNewest(c *api.Request) (*table.Snapshot, identity.Identity, error) {
	return s.LookSince(c, live.Newest)
}

// Holds returns the seat with a colour if the caller holds it, else an error.
func Holds(snap *table.Snapshot, who identity.Identity, colour string) (engine.Seat, error) {
	seat, ok := snap.SeatOf(colour)
	if ok && who.Known() && snap.Seats[seat].Identity == who.ID {
		return seat, nil
	}
	return engine.Nobody, api.NewProblem("not-held", "")
}

// LookFrom is LookSince for a caller who claims to hold a seat, "" for none. If the caller does not hold it according to this
// node, LookFrom reads the newest table, since they may have just sat down on another node.
func (s *Service) LookFrom(c *api.Request, colour string, seq int64) (*table.Snapshot, identity.Identity, engine.Seat, error) {
	snap, who, err := s.LookSince(c, seq)
	if err != nil || colour == "" {
		return snap, who, engine.Nobody, err
	}
	seat, err := Holds(snap, who, colour)
	if err == nil || !who.Known() {
		return snap, who, seat, err
	}
	if snap, err = s.snapshotSince(c, live.Newest); err == nil {
		seat, err = Holds(snap, who, colour)
	}
	return snap, who, seat, err
}

// Do carries out an action of an identity at the table in the path, whichever state of the table the caller has seen. The key
// makes it safe to repeat.
func (s *Service) Do(c *api.Request, who identity.Identity, key string, a table.Action) (*table.Snapshot, error) {
	id, err := c.TableID()
	if err != nil {
		return nil, err
	}
	return s.Tables.Do(c.Context(), id, table.Command{By: who.AtTable(), Key: key, Seq: -1, Action: a})
}

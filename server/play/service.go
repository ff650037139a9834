// Package play handles the requests for a game: its position, its log, moves, and simulated moves.
package play

import (
	"volgare/server/api"
	"volgare/server/tables"
)

// Service handles requests for games. Use New to create it.
type Service struct {
	*tables.Service

	views *api.Cache[viewKey] // encoded views
}

// New returns a Service based on the service of tables.
func New(on *tables.Service) *Service {
	return &Service{Service: on, views: api.NewCache[viewKey](maxViews)}
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/tables/{id}/setup", ID: "getSetup", Class: api.Reading, Handle: api.NoQuery(s.getSetup)},
		{Pattern: "GET /api/tables/{id}/snapshot", ID: "getSnapshot", Class: api.Reading, Handle: s.getSnapshot},
		{Pattern: "GET /api/tables/{id}/position", ID: "position", Class: api.Reading, Handle: s.position},
		{Pattern: "GET /api/tables/{id}/log", ID: "log", Class: api.Reading, Handle: s.log},
		{Pattern: "GET /api/tables/{id}/progress", ID: "progress", Class: api.Reading, Handle: s.progress},
		{Pattern: "GET /api/tables/{id}/record", ID: "record", Class: api.Reading, Handle: s.record},
		{Pattern: "POST /api/tables/{id}/record", ID: "save", Class: api.Playing, Handle: api.DecodedIfAny(s.save), Changes: true},
		{Pattern: "GET /api/tables/{id}/archive", ID: "getArchive", Class: api.Reading, Handle: api.NoQuery(s.getArchive)},
		{Pattern: "POST /api/tables/{id}/moves", ID: "play", Class: api.Playing, Handle: api.Decoded(s.play), Changes: true},
		{Pattern: "POST /api/tables/{id}/undo", ID: "undo", Class: api.Playing, Handle: api.Decoded(s.undo), Changes: true},
		{Pattern: "POST /api/tables/{id}/redo", ID: "redo", Class: api.Playing, Handle: api.Decoded(s.redo), Changes: true},
		{Pattern: "POST /api/tables/{id}/order", ID: "giveOrder", Class: api.Playing, Handle: api.Decoded(s.giveOrder), Changes: true},
		{Pattern: "POST /api/tables/{id}/check", ID: "check", Class: api.Reading, Handle: api.Decoded(s.checkMoves)},
		{Pattern: "POST /api/tables/{id}/simulate", ID: "simulate", Class: api.Reading, Handle: api.Decoded(s.simulate)},
		{Pattern: "POST /api/tables/{id}/chat", ID: "chat", Class: api.Playing, Handle: api.Decoded(s.chat), Changes: true},
		{Pattern: "POST /api/tables/{id}/reports", ID: "report", Class: api.Making, Handle: api.Decoded(s.report), Changes: true},
	}
}

// viewKey identifies a view: its table, the number of entries and moves before it, and the viewer.
type viewKey struct {
	id   string
	seq  int64
	at   int
	name string
}

// maxViews is the maximum number of encoded views in the cache, about 30 kB each.
const maxViews = 256

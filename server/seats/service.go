// Package seats answers what concerns the seats of a table: who sits on them, and the
// links by which others come to them.
package seats

import (
	"net/http"

	"volgare/server/api"
	"volgare/server/tables"
)

// Service answers what concerns seats.
type Service struct {
	*tables.Service

	// Crowded refuses who comes from where too many have sat down at a table.
	Crowded func(r *http.Request, table string) error
}

// Operations are those of openapi.yaml that are answered here.
func (s Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "POST /api/tables/{id}/seats/{seat}", ID: "seat", Class: api.Playing, Handle: s.changeSeat, Changes: true},
		{Pattern: "POST /api/tables/{id}/seats/{seat}/link", ID: "seatLink", Class: api.Making, Handle: s.seatLink, Changes: true},
		{Pattern: "POST /api/tables/{id}/seats/{seat}/program", ID: "admit", Class: api.Making, Handle: s.admit, Changes: true},
		{Pattern: "GET /api/links/{token}", ID: "linkTells", Class: api.Guessing, Handle: s.tellLink},
		{Pattern: "POST /api/links/{token}", ID: "claim", Class: api.Guessing, Handle: s.claim, Changes: true},
	}
}

package preview

import (
	"net/http"
	"strings"

	"volgare/server/api"
	"volgare/server/pages"
	"volgare/server/tables"
	"volgare/table"
	"volgare/words"
)

// Service tells what links lead to; New makes it.
type Service struct {
	*tables.Service

	pictures map[string]*picture // by preset; game is the picture of the game itself
}

// New returns a Service that answers for the tables of on.
func New(on *tables.Service) (*Service, error) {
	pictures, err := readPictures()
	return &Service{on, pictures}, err
}

// Operations are those of openapi.yaml that are answered here.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/card.png", ID: "gameCard", Class: api.Reading, Handle: s.gameCard},
		{Pattern: "GET /api/tables/{id}/card.png", ID: "tableCard", Class: api.Reading, Handle: s.tableCard},
	}
}

// Metadata is what the page of a request tells of itself. Where it leads to a table that
// cannot be looked at, or allowed is false, it tells of the game.
func (s *Service) Metadata(r *http.Request, page, lang string, allowed bool) pages.Metadata {
	say, err := words.Load(lang)
	if err != nil {
		return pages.Metadata{}
	}
	base := s.base(r)
	told := pages.Metadata{
		Title: say.Say("page-lobby", nil), Text: say.Say("lobby-what", nil), URL: base + r.URL.EscapedPath(),
		Image: base + "/api/card.png" + s.picture(game).query(),
	}
	switch id := "page-" + page; {
	case page == "rules":
		told.Title, told.Text = say.Say("rules-page", words.Args{"leaf": say.Say("volgare", nil)}), say.Say("preview-rules", nil)
	case say.Has(id):
		told.Title = say.Say(id, nil)
	}
	if !allowed {
		return told
	}
	if snap := s.leadsTo(r, page); snap != nil {
		who, _ := s.People.Identify(r) // who is not known is anybody
		tell := sentences{say, snap, who}
		title := "preview-title"
		if page == "link" {
			title = "preview-invitation"
		}
		told.Title, told.Text = say.Say(title, words.Args{"table": tell.title()}), tell.state()
		told.Image = base + "/api/tables/" + snap.ID + "/card.png" + s.picture(snap.Table.Config.Preset).query()
		told.Ended = snap.Over()
	}
	return told
}

// leadsTo is the table to which a page leads, nil for none. The links of devices tell nothing.
func (s *Service) leadsTo(r *http.Request, page string) *table.Snapshot {
	first, second, _ := strings.Cut(strings.Trim(r.URL.Path, "/"), "/")
	id := ""
	switch {
	case page == "table" && api.IsTableID(second):
		id = second
	case page == "link" && first == "s":
		l, err := s.People.Link(r.Context(), second)
		if err != nil {
			return nil
		}
		id = l.Table
	}
	if id == "" {
		return nil
	}
	snap, err := s.Tables.Look(r.Context(), id)
	if err != nil {
		return nil
	}
	return snap
}

// base is how the server is called by who asks.
func (s *Service) base(r *http.Request) string {
	scheme := "http://"
	if s.People.HTTPS(r) {
		scheme = "https://"
	}
	return scheme + r.Host
}

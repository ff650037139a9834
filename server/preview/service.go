package preview

import (
	"net/http"
	"slices"
	"strings"

	"volgare/server/api"
	"volgare/server/pages"
	"volgare/server/seats"
	"volgare/table"
	"volgare/table/describe"
	"volgare/words"
)

// Service describes the targets of links. Use New to create it.
type Service struct {
	seats.Service

	exists   map[string]func(id string) bool
	pictures map[string]*picture // by preset; game is the picture of the game itself
}

// New returns a Service for the tables and links of on. exists has, for each other page whose address ends with an id, a
// function that reports whether the id exists.
func New(on seats.Service, exists map[string]func(id string) bool) (*Service, error) {
	pictures, err := readPictures()
	return &Service{on, exists, pictures}, err
}

// Operations lists the operations of openapi.yaml that this package handles.
func (s *Service) Operations() []api.Operation {
	return []api.Operation{
		{Pattern: "GET /api/preview.png", ID: "gamePreviewImage", Class: api.Reading, Handle: s.gamePreviewImage},
		{Pattern: "GET /api/tables/{id}/preview.png", ID: "tablePreviewImage", Class: api.Reading, Handle: s.tablePreviewImage},
	}
}

// Metadata returns the metadata of the page of a request. If it leads to a table that cannot be read, or allowed refuses the
// read, it describes the game.
func (s *Service) Metadata(r *http.Request, page, lang string, allowed func(api.Class) bool) pages.Metadata {
	say, err := words.Load(lang)
	if err != nil {
		return pages.Metadata{}
	}
	base := s.base(r)
	told := pages.Metadata{
		Title: say.Say("page-lobby", nil), Text: say.Say("lobby-what", nil), URL: base + r.URL.EscapedPath(),
		Image: base + "/api/preview.png" + s.picture(game).query(),
	}
	switch id := "page-" + page; {
	case page == "rules":
		told.Title, told.Text = say.Say("rules-page", words.Args{"leaf": say.Say("volgare", nil)}), say.Say("preview-rules", nil)
	case say.Has(id):
		told.Title = say.Say(id, nil)
	}
	snap, err := s.leadsTo(r, page, allowed)
	told.Lost = err != nil && api.ProblemOf(err).Status == http.StatusNotFound
	if snap != nil {
		who, _ := s.People.Identify(r) // an unknown viewer counts as anonymous
		tell := describe.Table{Catalogue: say, Snapshot: snap, Viewer: who.ID}
		title := "preview-title"
		if page == "link" {
			title = "preview-invitation"
		}
		told.Title, told.Text = say.Say(title, words.Args{"table": tell.Title()}), tell.State()
		told.Image = base + "/api/tables/" + snap.ID + "/preview.png" + s.picture(snap.Table.Config.Preset).query()
		told.Ended = snap.Over()
	}
	return told
}

// leadsTo returns the table to which a page leads, nil if it leads to none or allowed refuses the read. The error is a problem
// with status 404 if the address names something that does not exist. A malformed id costs no read of the store. Opening a
// link is counted as in the API, because its token might be guessed. Device links lead to no table.
func (s *Service) leadsTo(r *http.Request, page string, allowed func(api.Class) bool) (*table.Snapshot, error) {
	_, id, _ := strings.Cut(strings.Trim(r.URL.Path, "/"), "/")
	switch exists := s.exists[page]; {
	case exists != nil && id != "" && !exists(id), page == "table" && !api.IsTableID(id):
		return nil, api.NewProblem("unknown-page", "")
	case page == "link" && allowed(api.Guessing):
		l, err := s.Link(r.Context(), id)
		if err != nil || l.Table == "" {
			return nil, err
		}
		return s.Tables.Look(r.Context(), l.Table)
	case page == "table" && allowed(api.Reading):
		return s.Tables.Look(r.Context(), id)
	}
	return nil, nil //nolint:nilnil // the page leads to no table
}

// HelpTopic reports whether the help has a page for a topic. web/src/help/HelpPage.svelte lists them.
func HelpTopic(topic string) bool { return slices.Contains([]string{"terms", "keys", "about"}, topic) }

// base returns the scheme and host under which the client has reached the server.
func (s *Service) base(r *http.Request) string {
	scheme := "http://"
	if s.People.HTTPS(r) {
		scheme = "https://"
	}
	return scheme + r.Host
}

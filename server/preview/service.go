package preview

import (
	"cmp"
	"math"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"volgare/edition"
	"volgare/server/api"
	"volgare/server/pages"
	"volgare/server/picture"
	"volgare/server/tables"
	"volgare/table"
	"volgare/words"
)

// Service tells what links lead to; New makes it.
type Service struct {
	*tables.Service

	kit      *picture.Kit // nil without the interface: then there are no pictures
	game     *edition.Table
	pictures *api.Cache[pictureKey]
	drawing  *api.Semaphore // its own place: those who read a board or a record do not wait for pictures
}

// pictureKey names a picture: of which table after how many entries, in which language.
type pictureKey struct {
	id   string
	seq  int64
	lang string
}

// maxPictures bounds how many pictures are kept, about 150 kB each.
const maxPictures = 64

// New returns a Service that stands on that of tables.
func New(on *tables.Service, kit *picture.Kit) (*Service, error) {
	game, err := on.Lib.Table(edition.Config{Preset: "deluxe", Players: 4})
	return &Service{Service: on, kit: kit, game: game, pictures: api.NewCache[pictureKey](maxPictures), drawing: api.NewSemaphore()}, err
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
		Image: s.image(base, "/api/card.png", lang, 0),
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
		told.Image = s.image(base, "/api/tables/"+snap.ID+"/card.png", lang, snap.Seq)
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

// image is the address of a picture; another for each version of a table, since those who
// show it keep it for long. "" if there are no pictures.
func (s *Service) image(base, path, lang string, seq int64) string {
	if s.kit == nil {
		return ""
	}
	q := url.Values{"lang": {lang}}
	if seq > 0 {
		q.Set("v", strconv.FormatInt(seq, 10))
	}
	return base + path + "?" + q.Encode()
}

func (s *Service) gameCard(c *api.Request) (*api.Reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	return s.card(c, pictureKey{lang: lang}, func(say *words.Catalogue) *picture.Scene { return gameScene(say, s.game) })
}

func (s *Service) tableCard(c *api.Request) (*api.Reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	snap, err := s.Snapshot(c)
	if err != nil {
		return nil, err
	}
	return s.card(c, pictureKey{snap.ID, snap.Seq, lang}, func(say *words.Catalogue) *picture.Scene {
		return sceneOf(say, written(say, snap, s.kit.Writes))
	})
}

// language reads in which language a picture is wanted. The version in the address is for those
// who keep it: what is drawn is always how things stand.
func language(c *api.Request) (string, error) {
	q, err := c.Query("lang", "v")
	if err != nil {
		return "", err
	}
	if _, err := api.Number(q, "v", 0, 0, math.MaxInt32); err != nil {
		return "", err
	}
	lang := cmp.Or(q.Get("lang"), words.English)
	if !slices.Contains(words.Languages(), lang) {
		return "", api.BadField("lang", "there are: "+strings.Join(words.Languages(), ", "))
	}
	return lang, nil
}

// card answers with a picture, drawn if it is not there: a few at a time.
func (s *Service) card(c *api.Request, key pictureKey, scene func(*words.Catalogue) *picture.Scene) (*api.Reply, error) {
	if s.kit == nil {
		return nil, api.NewProblem("unknown-page", "this server was built without the interface, whose map the picture shows")
	}
	tag := c.Tag("card", key)
	if c.Has(tag) {
		return api.NotModified(tag), nil
	}
	body, found := s.pictures.Find(key)
	if !found {
		err := s.drawing.Do(c.Context(), c.From, func() error {
			say, err := words.Load(key.lang)
			if err != nil {
				return err
			}
			body, err = s.pictures.Get(key, func() ([]byte, error) { return s.kit.Draw(scene(say)) })
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	c.W.Header().Set("Cross-Origin-Resource-Policy", "cross-origin") // other sites show it
	return &api.Reply{Status: http.StatusOK, Kind: api.KindPNG, Body: body, ETag: tag}, nil
}

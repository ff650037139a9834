package catalogue

import (
	"net/http"
	"slices"
	"strings"

	"volgare/edition"
	"volgare/rulebook"
	"volgare/rulebook/diagram"
	"volgare/server/api"
	wire "volgare/view/catalogue"
)

// shelf is the rulebook in all languages, encoded.
type shelf struct {
	books   map[string][]byte            // by language
	pages   map[string]map[string][]byte // by language and id of the rule
	figures map[string]map[string][]byte // by language and name
}

// newShelf encodes the books, rule by rule as well, and draws their figures; nil where there is no atlas.
func newShelf(lib *edition.Library, atlas []byte) (*shelf, error) {
	painter, err := diagram.New(lib, atlas)
	if err != nil {
		return nil, err
	}
	made := &shelf{books: map[string][]byte{}, pages: map[string]map[string][]byte{}, figures: map[string]map[string][]byte{}}
	for _, lang := range rulebook.Languages() {
		book, err := rulebook.Load(lang)
		if err != nil {
			return nil, err
		}
		if made.books[lang], err = api.Encode(wire.BookOf(lang, book)); err != nil {
			return nil, err
		}
		if made.pages[lang], err = pagesOf(lang, book); err != nil {
			return nil, err
		}
		made.figures[lang] = map[string][]byte{}
		for _, name := range diagram.Names() {
			if svg, ok := painter.Draw(name, book); ok {
				made.figures[lang][name] = []byte(svg)
			}
		}
	}
	return made, nil
}

// pagesOf encodes every rule of a book by its id.
func pagesOf(lang string, book *rulebook.Book) (map[string][]byte, error) {
	made := map[string][]byte{}
	for _, r := range book.Rules() {
		page, err := api.Encode(wire.RulePage{Lang: lang, Chapter: r.Chapter, Rule: wire.RuleOf(&r)})
		if err != nil {
			return nil, err
		}
		made[r.ID] = page
	}
	return made, nil
}

// language reads which book is wanted, English if none is.
func language(c *api.Request) (string, error) {
	q, err := c.Query("lang")
	if err != nil {
		return "", err
	}
	if !q.Has("lang") {
		return rulebook.English, nil
	}
	lang := q.Get("lang")
	if !slices.Contains(rulebook.Languages(), lang) {
		return "", api.BadField("lang", "the rules are there in: "+strings.Join(rulebook.Languages(), ", "))
	}
	return lang, nil
}

func (s *Service) getRules(c *api.Request) (*api.Reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	return api.Encoded(c.Tag("rules "+lang), s.books.books[lang]), nil
}

func (s *Service) getRule(c *api.Request) (*api.Reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	id := c.R.PathValue("id")
	page, ok := s.books.pages[lang][id]
	if !ok {
		return nil, api.NewProblem("unknown-page", "there is no rule of this id")
	}
	return api.Encoded(c.Tag("rule "+lang+" "+id), page), nil
}

// getFigure gives a figure of the rulebook, to be set into a page whose colours it
// takes.
func (s *Service) getFigure(c *api.Request) (*api.Reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	name := c.R.PathValue("name")
	svg, ok := s.books.figures[lang][name]
	if !ok {
		return nil, api.NewProblem("unknown-page", "there is no figure of this name")
	}
	return &api.Reply{Status: http.StatusOK, Kind: api.KindSVG, Body: svg, ETag: c.Tag("figure " + lang + " " + name)}, nil
}

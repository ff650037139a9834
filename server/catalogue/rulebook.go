package catalogue

import (
	"net/http"
	"slices"
	"strings"

	wire "volgare/catalogue"
	"volgare/edition"
	"volgare/rulebook"
	"volgare/rulebook/diagram"
	"volgare/server/api"
)

// book is the rulebook in a language, encoded.
type book struct {
	whole   []byte
	pages   map[string][]byte // by the id of the rule
	leaves  []string          // other addresses below /rules/: fixedLeaves, chapters and sections
	figures map[string][]byte // by name
}

// newBooks encodes the book of each language, whole and rule by rule, and draws its figures. Without an atlas there are no figures.
func newBooks(lib *edition.Library, atlas []byte) (map[string]book, error) {
	painter, err := diagram.New(lib, atlas)
	if err != nil {
		return nil, err
	}
	books := map[string]book{}
	for _, lang := range rulebook.Languages() {
		text, err := rulebook.Load(lang)
		if err != nil {
			return nil, err
		}
		made := book{pages: map[string][]byte{}, figures: map[string][]byte{}, leaves: leavesOf(text)}
		if made.whole, err = api.Encode(wire.BookOf(lang, text)); err != nil {
			return nil, err
		}
		for _, r := range text.Rules() {
			if made.pages[r.ID], err = api.Encode(wire.RulePage{Lang: lang, Chapter: r.Chapter, Rule: wire.RuleOf(&r)}); err != nil {
				return nil, err
			}
		}
		for _, name := range diagram.Names() {
			if svg, ok := painter.Draw(name, text); ok {
				made.figures[name] = []byte(svg)
			}
		}
		books[lang] = made
	}
	return books, nil
}

// fixedLeaves are the addresses below /rules/ that web/src/rules/book.ts names itself.
var fixedLeaves = []string{"overview", "all"}

// leavesOf lists the addresses of a book below /rules/, without its rules.
func leavesOf(text *rulebook.Book) []string {
	leaves := slices.Clone(fixedLeaves)
	for _, c := range text.Chapters() {
		leaves = append(leaves, c.Family)
	}
	for _, section := range text.Overview().Sections {
		leaves = append(leaves, section.Key)
	}
	return leaves
}

// HasLeaf reports whether the rulebook has something at an address below /rules/.
func (s *Service) HasLeaf(at string) bool {
	b := s.books[rulebook.English] // all languages have the same addresses
	return b.pages[at] != nil || slices.Contains(b.leaves, at)
}

// book returns the book in the requested language, by default English, and its language.
func (s *Service) book(c *api.Request) (book, string, error) {
	q, err := c.Query("lang")
	if err != nil {
		return book{}, "", err
	}
	lang := rulebook.English
	if q.Has("lang") {
		lang = q.Get("lang")
	}
	found, ok := s.books[lang]
	if !ok {
		return book{}, "", api.BadField("lang", "the rules are available in: "+strings.Join(rulebook.Languages(), ", "))
	}
	return found, lang, nil
}

func (s *Service) getRules(c *api.Request) (*api.Reply, error) {
	b, lang, err := s.book(c)
	return api.Encoded(c.Tag("rules "+lang), b.whole), err
}

func (s *Service) getRule(c *api.Request) (*api.Reply, error) {
	b, lang, err := s.book(c)
	if err != nil {
		return nil, err
	}
	id := c.R.PathValue("id")
	page, ok := b.pages[id]
	if !ok {
		return nil, api.NewProblem("unknown-page", "there is no rule of this id")
	}
	return api.Encoded(c.Tag("rule "+lang+" "+id), page), nil
}

// getFigure gives a figure of the rulebook, to be set into a page whose colours it
// takes.
func (s *Service) getFigure(c *api.Request) (*api.Reply, error) {
	b, lang, err := s.book(c)
	if err != nil {
		return nil, err
	}
	name := c.R.PathValue("name")
	svg, ok := b.figures[name]
	if !ok {
		return nil, api.NewProblem("unknown-page", "there is no figure of this name")
	}
	return &api.Reply{Status: http.StatusOK, Kind: api.KindSVG, Body: svg, ETag: c.Tag("figure " + lang + " " + name)}, nil
}

package server

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/rulebook"
	"volgare/rulebook/diagram"
)

// shelf is the rulebook in all languages, encoded.
type shelf struct {
	books   map[string][]byte            // by language
	pages   map[string]map[string][]byte // by language and id of the rule
	figures map[string]map[string][]byte // by language and name
}

// newShelf encodes the books, rule by rule as well, and draws their figures.
func newShelf(lib *edition.Library) (*shelf, error) {
	painter, err := diagram.New(lib)
	if err != nil {
		return nil, err
	}
	made := &shelf{books: map[string][]byte{}, pages: map[string]map[string][]byte{}, figures: map[string]map[string][]byte{}}
	for _, lang := range rulebook.Languages() {
		book, err := rulebook.Load(lang)
		if err != nil {
			return nil, err
		}
		if made.books[lang], err = encode(bookOf(lang, book)); err != nil {
			return nil, err
		}
		if made.pages[lang], err = pagesOf(lang, book); err != nil {
			return nil, err
		}
		made.figures[lang] = map[string][]byte{}
		for _, name := range diagram.Names() {
			svg, _ := painter.Draw(name, book)
			made.figures[lang][name] = []byte(svg)
		}
	}
	return made, nil
}

// bookText is the rulebook in a language.
type bookText struct {
	Lang      string            `json:"lang"`
	Languages []string          `json:"languages"`
	Title     string            `json:"title"`
	Sections  []sectionText     `json:"sections"`
	Chapters  []chapterText     `json:"chapters"`
	Words     map[string]string `json:"words"`
}

// sectionText is a part of the game in short.
type sectionText struct {
	Key     string       `json:"key"`
	Title   string       `json:"title"`
	Text    string       `json:"text"`
	Figures []figureText `json:"figures"`
}

type chapterText struct {
	Family  string       `json:"family"`
	Title   string       `json:"title"`
	Intro   string       `json:"intro"`
	Figures []figureText `json:"figures"`
	Rules   []ruleText   `json:"rules"`
}

// ruleText is a rule in words.
type ruleText struct {
	ID       string        `json:"id"`
	Title    string        `json:"title"`
	Text     string        `json:"text"`
	Versions []versionText `json:"versions"`
	Example  string        `json:"example"`
	Figures  []figureText  `json:"figures"`
	See      []string      `json:"see"`
}

// versionText is what a rule says where an option has a value, and the presets
// that give it this value.
type versionText struct {
	Option  string   `json:"option"`
	Value   string   `json:"value"`
	Text    string   `json:"text"`
	Presets []string `json:"presets"`
}

// rulePage is one rule, for who looks it up beside a table.
type rulePage struct {
	Lang    string   `json:"lang"`
	Chapter string   `json:"chapter"`
	Rule    ruleText `json:"rule"`
}

type figureText struct {
	Name    string `json:"name"`
	Caption string `json:"caption"`
}

func bookOf(lang string, book *rulebook.Book) bookText {
	made := bookText{Lang: lang, Languages: rulebook.Languages(), Title: book.Overview().Title, Words: book.Words()}
	for _, s := range book.Overview().Sections {
		made.Sections = append(made.Sections, sectionText{s.Key, s.Title, s.Text, figuresOf(s.Figures)})
	}
	for _, c := range book.Chapters() {
		chapter := chapterText{Family: c.Family, Title: c.Title, Intro: c.Intro, Figures: figuresOf(c.Figures)}
		for _, r := range c.Rules {
			chapter.Rules = append(chapter.Rules, ruleOf(&r))
		}
		made.Chapters = append(made.Chapters, chapter)
	}
	return made
}

// pagesOf encodes every rule of a book by its id.
func pagesOf(lang string, book *rulebook.Book) (map[string][]byte, error) {
	made := map[string][]byte{}
	for _, r := range book.Rules() {
		page, err := encode(rulePage{Lang: lang, Chapter: r.Chapter, Rule: ruleOf(&r)})
		if err != nil {
			return nil, err
		}
		made[r.ID] = page
	}
	return made, nil
}

func ruleOf(r *rulebook.Rule) ruleText {
	made := ruleText{
		ID: r.ID, Title: r.Title, Text: r.Text, Versions: []versionText{}, Example: r.Example,
		Figures: figuresOf(r.Figures), See: append([]string{}, r.See...),
	}
	for _, v := range r.Versions {
		option, _ := edition.OptionByID(v.Option) // the book's tests know that there is one
		presets := append([]string{}, option.Presets(v.Value)...)
		made.Versions = append(made.Versions, versionText{v.Option, v.Value, v.Text, presets})
	}
	return made
}

func figuresOf(figures []rulebook.Figure) []figureText {
	made := make([]figureText, len(figures))
	for i, f := range figures {
		made[i] = figureText(f)
	}
	return made
}

// language reads which book is wanted, English if none is.
func language(c *call) (string, error) {
	q, err := query(c.r, "lang")
	if err != nil {
		return "", err
	}
	if !q.Has("lang") {
		return rulebook.English, nil
	}
	lang := q.Get("lang")
	if !slices.Contains(rulebook.Languages(), lang) {
		return "", badField("lang", "the rules are there in: "+strings.Join(rulebook.Languages(), ", "))
	}
	return lang, nil
}

func (s *Server) getRules(c *call) (*reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	return &reply{status: 200, kind: kindJSON, body: s.shelf.books[lang], etag: s.tag("rules " + lang)}, nil
}

func (s *Server) getRule(c *call) (*reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	id := c.r.PathValue("id")
	page, ok := s.shelf.pages[lang][id]
	if !ok {
		return nil, problem("unknown-page", "there is no rule of this id")
	}
	return &reply{status: 200, kind: kindJSON, body: page, etag: s.tag("rule " + lang + " " + id)}, nil
}

// getFigure gives a figure of the rulebook, to be set into a page whose colours it
// takes.
func (s *Server) getFigure(c *call) (*reply, error) {
	lang, err := language(c)
	if err != nil {
		return nil, err
	}
	name := c.r.PathValue("name")
	svg, ok := s.shelf.figures[lang][name]
	if !ok {
		return nil, problem("unknown-page", "there is no figure of this name")
	}
	return &reply{status: 200, kind: kindSVG, body: svg, etag: s.tag("figure " + lang + " " + name)}, nil
}

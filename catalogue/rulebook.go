package catalogue

import (
	"volgare/edition"
	"volgare/internal/lists"
	"volgare/rulebook"
)

// Book is the rulebook in a language.
type Book struct {
	Lang      string            `json:"lang"`
	Languages []string          `json:"languages"`
	Title     string            `json:"title"`
	Sections  []Section         `json:"sections"`
	Chapters  []Chapter         `json:"chapters"`
	Words     map[string]string `json:"words"`
}

// Section is a section of the overview of the game.
type Section struct {
	Key     string   `json:"key"`
	Title   string   `json:"title"`
	Text    string   `json:"text"`
	Figures []Figure `json:"figures"`
}

// Chapter holds the rules of one family.
type Chapter struct {
	Family  string        `json:"family"`
	Part    rulebook.Part `json:"part"`
	Title   string        `json:"title"`
	Intro   string        `json:"intro"`
	Figures []Figure      `json:"figures"`
	Rules   []Rule        `json:"rules"`
}

// RuleInfo is the summary of a rule.
type RuleInfo struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Text    string   `json:"text"`
	Example string   `json:"example"`
	See     []string `json:"see"`
}

// Rule is a rule in words.
type Rule struct {
	RuleInfo

	Versions []Version `json:"versions"`
	Figures  []Figure  `json:"figures"`
}

// VersionInfo is the text of a rule for a value of an option.
type VersionInfo struct {
	Option string `json:"option"`
	Value  string `json:"value"`
	Text   string `json:"text"`
}

// Version is the text of a rule for a value of an option, with the presets that have this value.
type Version struct {
	VersionInfo

	Presets []string `json:"presets"`
}

// RulePage is a single rule, for looking it up at a table.
type RulePage struct {
	Lang    string `json:"lang"`
	Chapter string `json:"chapter"`
	Rule    Rule   `json:"rule"`
}

// Figure is a drawing in a text, by its name.
type Figure struct {
	Name    string `json:"name"`
	Caption string `json:"caption"`
}

// BookOf returns the JSON form of a book.
func BookOf(lang string, book *rulebook.Book) Book {
	made := Book{Lang: lang, Languages: rulebook.Languages(), Title: book.Overview().Title, Words: book.Words()}
	for _, s := range book.Overview().Sections {
		made.Sections = append(made.Sections, Section{s.Key, s.Title, s.Text, figuresOf(s.Figures)})
	}
	for _, c := range book.Chapters() {
		made.Chapters = append(made.Chapters, Chapter{
			Family: c.Family, Part: c.Part(), Title: c.Title, Intro: c.Intro, Figures: figuresOf(c.Figures),
			Rules: lists.Map(c.Rules, func(r rulebook.Rule) Rule { return RuleOf(&r) }),
		})
	}
	return made
}

// RuleInfoOf returns the summary of a rule.
func RuleInfoOf(r *rulebook.Rule) RuleInfo {
	return RuleInfo{ID: r.ID, Title: r.Title, Text: r.Text, Example: r.Example, See: append([]string{}, r.See...)}
}

// RuleOf returns the JSON form of a rule.
func RuleOf(r *rulebook.Rule) Rule {
	made := Rule{RuleInfo: RuleInfoOf(r), Versions: []Version{}, Figures: figuresOf(r.Figures)}
	for _, v := range r.Versions {
		option, _ := edition.OptionByID(v.Option) // the book's tests check that it exists
		presets := append([]string{}, option.Presets(v.Value)...)
		made.Versions = append(made.Versions, Version{VersionInfo(v), presets})
	}
	return made
}

func figuresOf(figures []rulebook.Figure) []Figure {
	return lists.Map(figures, func(f rulebook.Figure) Figure { return Figure(f) })
}

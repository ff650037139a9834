package protocol

import (
	"volgare/edition"
	"volgare/rulebook"
)

// presetsResult is what tables can be made of.
type presetsResult struct {
	Presets []preset `json:"presets"`
	Options []option `json:"options"`
	Sources []source `json:"sources"` // that the options name
	Boards  []board  `json:"boards"`
}

type preset struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Document string            `json:"document"`
	Text     string            `json:"text"`
	Options  map[string]string `json:"options"`
}

type option struct {
	ID     string   `json:"id"`
	Values []string `json:"values"`
	Text   string   `json:"text"`
	Rules  []string `json:"rules"`

	Sources []string            `json:"sources"` // codes; none for a choice of this project
	Presets map[string][]string `json:"presets"` // that give each value
}

// source explains a code.
type source struct {
	Code string `json:"code"`
	Text string `json:"text"`
}

type board struct {
	Name          string `json:"name"`
	Title         string `json:"title"`
	Reconstructed int    `json:"reconstructed"` // values that no source states
}

// presets lists presets, options and boards.
func (s *session) presets(q *request) (any, *fault) {
	if f := q.end(); f != nil {
		return nil, f
	}
	var r presetsResult
	for _, p := range s.lib.Presets() {
		r.Presets = append(r.Presets, presetOf(p))
	}
	for _, o := range edition.Options() {
		r.Options = append(r.Options, optionOf(o))
	}
	for _, src := range s.lib.SourcesOf(edition.Options()) {
		r.Sources = append(r.Sources, source(src))
	}
	for _, b := range s.lib.Boards() {
		r.Boards = append(r.Boards, board{b.Name, b.Title, b.Reconstructed()})
	}
	return r, nil
}

func optionOf(o edition.Option) option {
	out := option{o.ID, o.Values, o.Text, o.Rules, append([]string{}, o.Sources()...), map[string][]string{}}
	for _, value := range o.Values {
		out.Presets[value] = append([]string{}, o.Presets(value)...)
	}
	return out
}

func presetOf(p edition.Preset) preset {
	out := preset{ID: p.ID, Title: p.Title, Document: p.Document, Text: p.Text, Options: map[string]string{}}
	for _, setting := range p.Settings {
		if setting.Value != "" {
			out.Options[setting.Option] = setting.Value
		}
	}
	return out
}

type rulesResult struct {
	Rules []rule `json:"rules"`
}

type rule struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Text    string `json:"text"`
	Chapter string `json:"chapter"`

	Versions []version `json:"versions"`
	Example  string    `json:"example"`
	See      []string  `json:"see"`
}

// version is what a rule says where an option has a value.
type version struct {
	Option string `json:"option"`
	Value  string `json:"value"`
	Text   string `json:"text"`
}

// rules gives the wording of one rule, or of all.
func (s *session) rules(q *request) (any, *fault) {
	id := q.text("rule")
	if f := q.end(); f != nil {
		return nil, f
	}
	found := s.book.Rules()
	if id != "" {
		r, ok := s.book.Rule(id)
		if !ok {
			return nil, faultf(UnknownRule, "the rulebook has no rule %.40q", id)
		}
		found = []rulebook.Rule{r}
	}
	out := rulesResult{Rules: make([]rule, len(found))}
	for i, r := range found {
		out.Rules[i] = ruleOf(r)
	}
	return out, nil
}

func ruleOf(r rulebook.Rule) rule {
	made := rule{
		ID: r.ID, Title: r.Title, Text: r.Text, Chapter: r.Chapter,
		Versions: make([]version, len(r.Versions)), Example: r.Example, See: append([]string{}, r.See...),
	}
	for i, v := range r.Versions {
		made.Versions[i] = version(v)
	}
	return made
}

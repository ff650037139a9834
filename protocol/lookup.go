package protocol

import (
	"volgare/catalogue"
	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
	"volgare/rulebook"
	"volgare/view"
	"volgare/words"
)

// presetsResult lists the presets, options and boards for tables.
type presetsResult struct {
	Presets []preset                 `json:"presets"`
	Options []option                 `json:"options"`
	Sources []catalogue.Source       `json:"sources"` // sources that the options refer to
	Boards  []catalogue.BoardSummary `json:"boards"`
}

type preset struct {
	catalogue.PresetInfo

	Options map[string]string `json:"options"`
}

type option struct {
	catalogue.OptionInfo

	Values  []string            `json:"values"`
	Rules   []string            `json:"rules"`
	Presets map[string][]string `json:"presets"` // presets that set each value
}

// presets lists presets, options and boards.
func (s *session) presets() (any, *fault) {
	r := presetsResult{Sources: catalogue.SourcesOf(s.lib.SourcesOf(edition.Options())), Boards: catalogue.BoardsOf(s.lib)}
	for _, p := range s.lib.Presets() {
		r.Presets = append(r.Presets, preset{catalogue.PresetInfoOf(&p, s.words), edition.SettingValues(p.Settings)})
	}
	for _, o := range edition.Options() {
		r.Options = append(r.Options, optionOf(&o, s.words))
	}
	return r, nil
}

func optionOf(o *edition.Option, say *words.Catalogue) option {
	made := option{catalogue.OptionInfoOf(o, say), o.Values, o.Rules, map[string][]string{}}
	for _, value := range o.Values {
		made.Presets[value] = append([]string{}, o.Presets(value)...)
	}
	return made
}

type rulesResult struct {
	Rules []rule `json:"rules"`
}

type rule struct {
	catalogue.RuleInfo

	Chapter  string                  `json:"chapter"`
	Versions []catalogue.VersionInfo `json:"versions"`
}

// rules returns the text of one rule or of all.
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
	return rulesResult{lists.Map(found, func(r rulebook.Rule) rule {
		versions := lists.Map(r.Versions, func(v rulebook.Version) catalogue.VersionInfo { return catalogue.VersionInfo(v) })
		return rule{catalogue.RuleInfoOf(&r), r.Chapter, versions}
	})}, nil
}

// view returns the information of a seat or a spectator.
func (s *session) view(q *request) (any, *fault) {
	seat := q.seat(s.game.Table().Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	return view.Of(s.game.Table(), s.game.Now(), seat), nil
}

// score returns the score of the position, complete or from the information of a seat.
func (s *session) score(q *request) (any, *fault) {
	g := s.game
	seat := q.seat(g.Table().Rules.Seats)
	if f := q.end(); f != nil {
		return nil, f
	}
	if seat == engine.Nobody {
		return view.FullScore(g.Table(), g.Now()), nil
	}
	return view.ScoreOf(g.Table(), g.Now(), seat), nil
}

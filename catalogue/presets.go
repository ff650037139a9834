// Package catalogue defines the JSON types for the choices of a new table: presets and their options, boxes and boards with
// the source of each value, and the rules in words. The server and the protocol use the same types.
package catalogue

import (
	"volgare/edition"
	"volgare/internal/lists"
	"volgare/words"
)

// Presets lists the choices for a new table.
type Presets struct {
	Presets []Preset       `json:"presets"`
	Options []Option       `json:"options"`
	Boards  []BoardSummary `json:"boards"`

	Bots
}

// Bots lists the bots that can play seats, and names the default bot.
type Bots struct {
	Names  []string `json:"bots"` // all bots that a seat can be given
	Ladder []Rung   `json:"ladder"`
	Usual  string   `json:"bot"` // bot that plays if none is named
}

// Rung is a level of bot that people can choose.
type Rung struct {
	Bot         string `json:"bot"`
	ThinkTimeMs int    `json:"thinkTimeMs"` // longest time for a move; 0 for a bot that answers at once
	Rating      *int   `json:"rating"`      // Elo; null if it has not been measured
}

// PresetInfo is the summary of a preset.
type PresetInfo struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Document string `json:"document"` // the printed rules that it follows
	Text     string `json:"text"`
}

// Preset is a preset with its settings.
type Preset struct {
	PresetInfo

	Settings map[string]string `json:"settings"`
}

// OptionInfo is the summary of an option.
type OptionInfo struct {
	ID      string   `json:"id"`
	Text    string   `json:"text"`
	Sources []string `json:"sources"` // codes; none for a choice of this project
}

// Option is an option as shown in a form.
type Option struct {
	OptionInfo

	Title     string  `json:"title"`
	Rule      string  `json:"rule"`
	Values    []Value `json:"values"`
	Expansion bool    `json:"expansion"`
	Needs     []Need  `json:"needs"`

	Serves []Setting `json:"serves"` // settings of which at least one is required for any effect; none if it always has one
}

// Need is a requirement of some values of an option.
type Need struct {
	Values  []string  `json:"values"`
	Rule    string    `json:"rule"`
	Any     []Setting `json:"any"`
	Players *int      `json:"players"`
}

// Setting is an option with a value.
type Setting struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

// Value is a value of an option.
type Value struct {
	Value string `json:"value"`
	Text  string `json:"text"`
}

// BoardSummary is the entry of a board in a list of boards.
type BoardSummary struct {
	Name          string `json:"name"`
	Title         string `json:"title"`
	Reconstructed int    `json:"reconstructed"` // number of values that no source states
}

// PresetsOf lists the choices that a library offers, in a language, and the bots.
func PresetsOf(lib *edition.Library, bots Bots, say *words.Catalogue) Presets {
	all := Presets{Boards: BoardsOf(lib), Bots: bots}
	for _, p := range lib.Presets() {
		all.Presets = append(all.Presets, Preset{PresetInfoOf(&p, say), edition.SettingValues(p.Settings)})
	}
	for _, o := range edition.Options() {
		all.Options = append(all.Options, optionOf(&o, say))
	}
	return all
}

// BoardsOf lists the boards of a library.
func BoardsOf(lib *edition.Library) []BoardSummary {
	return lists.Map(lib.Boards(), func(b *edition.Board) BoardSummary {
		return BoardSummary{Name: b.Name, Title: b.Title, Reconstructed: b.Reconstructed()}
	})
}

// PresetInfoOf returns the summary of a preset.
func PresetInfoOf(p *edition.Preset, say *words.Catalogue) PresetInfo {
	return PresetInfo{
		ID: p.ID, Title: say.PresetTitle(p.ID), Document: say.PresetDocument(p.ID), Text: say.PresetText(p.ID),
	}
}

// OptionInfoOf returns the summary of an option.
func OptionInfoOf(o *edition.Option, say *words.Catalogue) OptionInfo {
	return OptionInfo{ID: o.ID, Text: say.OptionText(o.ID), Sources: append([]string{}, o.Sources()...)}
}

func optionOf(o *edition.Option, say *words.Catalogue) Option {
	made := Option{
		OptionInfo: OptionInfoOf(o, say), Title: say.OptionTitle(o.ID), Expansion: o.Expansion(),
		Values: lists.Map(o.Values, func(v string) Value { return Value{Value: v, Text: say.OptionValue(o.ID, v)} }),
		Needs:  lists.Map(o.Needs(), needOf), Serves: settingsOf(o.Serves()),
	}
	if len(o.Rules) > 0 {
		made.Rule = o.Rules[0]
	}
	return made
}

func settingsOf(settings []edition.Setting) []Setting {
	return lists.Map(settings, func(s edition.Setting) Setting { return Setting(s) })
}

func needOf(n edition.Need) Need {
	made := Need{Values: n.Values, Rule: n.Rule, Any: settingsOf(n.Any)}
	if n.Players > 0 {
		made.Players = &n.Players
	}
	return made
}

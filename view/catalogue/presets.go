package catalogue

import (
	"strings"

	"volgare/edition"
)

// Presets is what a table can be made of.
type Presets struct {
	Presets []Preset       `json:"presets"`
	Options []Option       `json:"options"`
	Boards  []BoardSummary `json:"boards"`
	Bots    []string       `json:"bots"`
}

type Preset struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Document string            `json:"document"`
	Text     string            `json:"text"`
	Settings map[string]string `json:"settings"`
}

type Option struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Text      string   `json:"text"`
	Rule      string   `json:"rule"`
	Values    []Value  `json:"values"`
	Expansion bool     `json:"expansion"`
	Sources   []string `json:"sources"`
	Needs     []Need   `json:"needs"`
}

type Need struct {
	Values  []string  `json:"values"`
	Rule    string    `json:"rule"`
	Any     []Setting `json:"any"`
	Players *int      `json:"players"`
}

type Setting struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

type Value struct {
	Value string `json:"value"`
	Text  string `json:"text"`
}

type BoardSummary struct {
	Name          string `json:"name"`
	Title         string `json:"title"`
	Reconstructed int    `json:"reconstructed"`
}

// presetsOf lists what a library offers, and the bots given.
func PresetsOf(lib *edition.Library, bots []string) Presets {
	all := Presets{Bots: bots}
	for _, p := range lib.Presets() {
		all.Presets = append(all.Presets, presetOf(&p))
	}
	for _, o := range edition.Options() {
		all.Options = append(all.Options, optionOf(&o))
	}
	for _, b := range lib.Boards() {
		all.Boards = append(all.Boards, BoardSummary{Name: b.Name, Title: b.Title, Reconstructed: b.Reconstructed()})
	}
	return all
}

func presetOf(p *edition.Preset) Preset {
	settings := map[string]string{}
	for _, s := range p.Settings {
		if s.Value != "" {
			settings[s.Option] = s.Value
		}
	}
	return Preset{ID: p.ID, Title: p.Title, Document: p.Document, Text: p.Text, Settings: settings}
}

func optionOf(o *edition.Option) Option {
	made := Option{
		ID: o.ID, Title: title(o.ID), Text: o.Text, Values: []Value{},
		Expansion: o.Expansion(), Sources: append([]string{}, o.Sources()...), Needs: []Need{},
	}
	if len(o.Rules) > 0 {
		made.Rule = o.Rules[0]
	}
	for _, v := range o.Values {
		made.Values = append(made.Values, Value{Value: v, Text: title(v)})
	}
	for _, n := range o.Needs() {
		made.Needs = append(made.Needs, needOf(&n))
	}
	return made
}

func needOf(n *edition.Need) Need {
	made := Need{Values: n.Values, Rule: n.Rule, Any: []Setting{}}
	for _, s := range n.Any {
		made.Any = append(made.Any, Setting(s))
	}
	if n.Players > 0 {
		made.Players = &n.Players
	}
	return made
}

// title makes words of an identifier: "canticle-open" is "Canticle open".
func title(id string) string {
	words := strings.ReplaceAll(id, "-", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

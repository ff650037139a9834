package server

import (
	"strings"

	"volgare/bot"
	"volgare/edition"
)

// presets is what a table can be made of.
type presets struct {
	Presets []preset `json:"presets"`
	Options []option `json:"options"`
	Boards  []board  `json:"boards"`
	Bots    []string `json:"bots"`
}

type preset struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Document string            `json:"document"`
	Text     string            `json:"text"`
	Settings map[string]string `json:"settings"`
}

type option struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Text      string   `json:"text"`
	Rule      string   `json:"rule"`
	Values    []value  `json:"values"`
	Expansion bool     `json:"expansion"`
	Sources   []string `json:"sources"`
	Needs     []need   `json:"needs"`
}

type need struct {
	Values  []string  `json:"values"`
	Rule    string    `json:"rule"`
	Any     []setting `json:"any"`
	Players *int      `json:"players"`
}

type setting struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

type value struct {
	Value string `json:"value"`
	Text  string `json:"text"`
}

type board struct {
	Name          string `json:"name"`
	Title         string `json:"title"`
	Reconstructed int    `json:"reconstructed"`
}

// presetsOf lists what a library offers.
func presetsOf(lib *edition.Library) presets {
	all := presets{Bots: bot.Names()}
	for _, p := range lib.Presets() {
		all.Presets = append(all.Presets, presetOf(&p))
	}
	for _, o := range edition.Options() {
		all.Options = append(all.Options, optionOf(&o))
	}
	for _, b := range lib.Boards() {
		all.Boards = append(all.Boards, board{Name: b.Name, Title: b.Title, Reconstructed: b.Reconstructed()})
	}
	return all
}

func presetOf(p *edition.Preset) preset {
	settings := map[string]string{}
	for _, s := range p.Settings {
		if s.Value != "" {
			settings[s.Option] = s.Value
		}
	}
	return preset{ID: p.ID, Title: p.Title, Document: p.Document, Text: p.Text, Settings: settings}
}

func optionOf(o *edition.Option) option {
	made := option{
		ID: o.ID, Title: title(o.ID), Text: o.Text, Values: []value{},
		Expansion: o.Expansion(), Sources: append([]string{}, o.Sources()...), Needs: []need{},
	}
	if len(o.Rules) > 0 {
		made.Rule = o.Rules[0]
	}
	for _, v := range o.Values {
		made.Values = append(made.Values, value{Value: v, Text: title(v)})
	}
	for _, n := range o.Needs() {
		made.Needs = append(made.Needs, needOf(&n))
	}
	return made
}

func needOf(n *edition.Need) need {
	made := need{Values: n.Values, Rule: n.Rule, Any: []setting{}}
	for _, s := range n.Any {
		made.Any = append(made.Any, setting(s))
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

func (s *Server) getPresets(*call) (*reply, error) {
	return &reply{status: 200, kind: kindJSON, body: s.presets, etag: s.tag("presets")}, nil
}

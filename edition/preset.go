package edition

import "slices"

// Preset is a set of options under a name: one document, playable as written.
type Preset struct {
	ID       string
	Title    string
	Document string
	Text     string // one sentence
	Settings []Setting
}

// Setting is an option with its value, "" if the option means nothing here.
type Setting struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

// Value returns the value of an option, or "".
func (p Preset) Value(option string) string { return valueOf(p.Settings, option) }

// SettingValues are settings by their options, those that mean nothing left out.
func SettingValues(settings []Setting) map[string]string {
	values := make(map[string]string, len(settings))
	for _, s := range settings {
		if s.Value != "" {
			values[s.Option] = s.Value
		}
	}
	return values
}

func valueOf(settings []Setting, option string) string {
	i := slices.IndexFunc(settings, func(s Setting) bool { return s.Option == option })
	if i < 0 {
		return ""
	}
	return settings[i].Value
}

// PresetIDs are the ids of the presets in a fixed order; the caller owns the slice.
func PresetIDs() []string { return slices.Clone(presetIDs[:]) }

// Presets returns the presets in a fixed order; the caller owns the slice.
func (l *Library) Presets() []Preset {
	all := make([]Preset, len(presetIDs))
	for i, id := range presetIDs {
		all[i] = preset(id)
	}
	return all
}

// preset returns a preset with its settings.
func preset(id string) Preset {
	p := Preset{ID: id}
	switch id {
	case "it2010":
		p.Title, p.Document = "Italian 2010", "Italian rulebook of 2010"
		p.Text = "The classic game as its first rulebook has it: strict landing, and Shlasinger only at his appointment."
	case "es2010":
		p.Title, p.Document = "Spanish 2010", "Spanish rulebook of 2010"
		p.Text = "The classic game with library tiles drawn on advancing, and landing in any harbour."
	case "de2010":
		p.Title, p.Document = "German 2010", "German rulebook of 2010"
		p.Text = "The classic game with the canticle open to all from turn 15, and Norcia in the place of Gubbio."
	case "fr2010":
		p.Title, p.Document = "French 2010", "French player aid to the edition of 2010"
		p.Text = "The classic game as French tables play it; with 2 or 3 players option grunt is worth a try."
	case "deluxe":
		p.Title, p.Document = "Deluxe 2019", "English rulebook of the Deluxe edition of 2019"
		p.Text = "The revised game: eleven events, the library open from the first turn, a closed Bologna and no stopping at sea."
	}
	for _, o := range Options() {
		p.Settings = append(p.Settings, Setting{o.ID, o.Default(id)})
	}
	return p
}

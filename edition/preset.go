package edition

import (
	"slices"

	"volgare/internal/lists"
)

// Preset is a named set of options: one document, playable as written.
type Preset struct {
	ID       string
	Settings []Setting
}

// Setting is an option with its value, "" if the option does not apply.
type Setting struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

// SettingValues returns the values of settings by option, without options that do not apply.
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

// PresetIDs returns the ids of the presets in a fixed order; the caller owns the slice.
func PresetIDs() []string { return slices.Clone(presetIDs[:]) }

// Presets returns the presets in a fixed order; the caller owns the slice.
func (l *Library) Presets() []Preset {
	return lists.Map(presetIDs[:], preset)
}

// preset returns a preset with its settings.
func preset(id string) Preset {
	p := Preset{ID: id}
	for _, o := range Options() {
		p.Settings = append(p.Settings, Setting{o.ID, o.Default(id)})
	}
	return p
}

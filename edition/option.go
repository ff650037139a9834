package edition

import (
	"slices"

	"volgare/internal/lists"
)

// Option is a ruling that a table may choose. IDs and values are stable, since they are stored in records.
type Option struct {
	ID     string
	Values []string // accepted values, in display order
	Rules  []string // ids of its rules

	defaults byPreset

	since  int    // first revision of the rules with the option; 0 is the first revision
	before string // the value of tables with earlier revisions

	unhashed string // the value of all tables older than the option; it is left out of the hash
}

// Default returns the value that a preset gives the option. It is "" if the option does not apply to the preset, as landing
// to deluxe, or for an unknown preset.
func (o Option) Default(preset string) string {
	if i := slices.Index(presetIDs[:], preset); i >= 0 {
		return o.defaults[i]
	}
	return ""
}

// Accepts reports whether a value is accepted.
func (o Option) Accepts(value string) bool { return slices.Contains(o.Values, value) }

// at returns the default of a preset under a revision of the rules.
func (o Option) at(revision int, preset string) string {
	if now := o.Default(preset); now == "" || revision >= o.since {
		return now
	}
	return o.before
}

// Presets returns the ids of the presets in which the option has the given value, in the order of presetIDs.
func (o Option) Presets(value string) []string {
	var ids []string
	for i, id := range presetIDs {
		if value != "" && o.defaults[i] == value {
			ids = append(ids, id)
		}
	}
	return ids
}

// presetIDs are the ids of the presets, in their order.
var presetIDs = [...]string{"it2010", "es2010", "de2010", "fr2010", "deluxe"}

// byPreset is the value of an option in each preset; "" if the option does not apply to it.
type byPreset [len(presetIDs)]string

// Options returns all options in a fixed order; the caller owns the slice.
func Options() []Option {
	return append(rulings(), expansions()...)
}

// OptionByID returns the option with an id.
func OptionByID(id string) (Option, bool) {
	if o := lists.Find(Options(), func(o *Option) bool { return o.ID == id }); o != nil {
		return *o, true
	}
	return Option{}, false
}

func optionIDs() []string {
	return lists.Map(Options(), func(o Option) string { return o.ID })
}

// rulings returns the options of the base game.
func rulings() []Option {
	return []Option{
		option("edition", slices.Clone(editionNames), byPreset{"classic", "classic", "classic", "classic", "deluxe"},
			"SET-3", "SET-6", "SET-7"),
		option("library", []string{"later", "on-advance", "book"}, byPreset{"later", "on-advance", "on-advance", "later", "book"},
			"LIB-1", "LIB-2"),
		option("shlasinger", []string{"appointment", "once"}, byPreset{"appointment", "once", "once", "once", "once"}, "CAR-4"),
		option("canticle-open", []string{"14", "15"}, byPreset{"14", "14", "15", "14", "14"}, "CAN-1"),
		option("gigi-until", []string{"10", "11"}, byPreset{"10", "10", "11", "11", "11"}, "CHA-4"),
		option("landing", []string{"another", "any"}, byPreset{"another", "any", "any", "any", ""}, "MOV-6"),
		option("bologna", []string{"open", "closed"}, byPreset{"open", "open", "open", "open", "closed"}, "MSG-4"),
		option("norcia", []string{"off", "on"}, byPreset{"off", "off", "on", "off", "off"}, "SET-5"),
		option("grunt", []string{"off", "on"}, always("off"), "SET-6"),
		option("screens", []string{"closed", "open"}, always("closed"), "SET-1"),
		{
			ID: "bonus-parts", Values: []string{"choose", "whole"}, Rules: []string{"RUL-3"},
			defaults: always("choose"), since: 2, before: "whole",
		},
		{
			ID: cityBonuses, Values: []string{"both", "one"}, Rules: []string{"RUL-2"},
			defaults: byPreset{"both", "both", "both", "both", ""}, since: 2, before: "both",
		},
		option("half", []string{"coins", "exact"}, always("coins"), "PLC-5", "RUL-20"),
		{
			ID: "rows", Values: []string{"every", "first"}, Rules: []string{"RUL-19", "MSS-4"},
			defaults: always("every"), unhashed: "every",
		},
	}
}

func option(id string, values []string, defaults byPreset, rules ...string) Option {
	return Option{ID: id, Values: values, Rules: rules, defaults: defaults}
}

// always returns the same value for all presets.
func always(value string) byPreset { return byPreset{value, value, value, value, value} }

// expansions returns the options of the Deluxe expansions. Each can be enabled alone, except that the Glossario needs
// another one with cards. // RUL-15
func expansions() []Option {
	return []Option{
		option("ritmo", []string{"off", "on"}, always("off"), "EXP-R1"),
		option("placiti", []string{"off", "on"}, always("off"), "EXP-P1"),
		option("poeti", []string{"off", "on"}, always("off"), "EXP-S1"),
		option("glossario", []string{"off", "on"}, always("off"), "EXP-G1"),
		option("alessandro", []string{"off", "on"}, always("off"), "EXP-A1"),
		option("sonzogni", []string{"off", "on"}, always("off"), "EXP-Z1"),
		option("library-tile", []string{"off", "on"}, always("off"), "EXP-L1"),
		option(placitiDeck, []string{"12", "10"}, byPreset{"", "", "", "", "12"}, "EXP-P1"),
	}
}

// Expansions returns the ids of the options by which settings enable expansions, in the order of Options; all reports
// whether all of them are enabled.
func Expansions(settings map[string]string) (on []string, all bool) {
	all = true
	for _, o := range expansions() {
		switch {
		case settings[o.ID] == "on":
			on = append(on, o.ID)
		case o.Accepts("on"):
			all = false
		}
	}
	return on, all
}

// IDs of options used in code: the size of a deck, and the number of city bonuses a turn in 2010.
const (
	placitiDeck = "placiti-deck"
	cityBonuses = "city-bonuses"
)

package edition

import "slices"

// Option is a ruling that a table may choose. IDs and values are stable: they stand
// in records.
type Option struct {
	ID     string
	Values []string // accepted, in the order to show them
	Rules  []string // the ids of its rules

	defaults byPreset

	since  int    // the revision of the rules that brought it; 0 is the first one
	before string // the one value that tables of earlier revisions have
}

// Default is the value that a preset gives the option: "" where the option means
// nothing to it, as landing to deluxe, or for an unknown preset.
func (o Option) Default(preset string) string {
	if i := slices.Index(presetIDs[:], preset); i >= 0 {
		return o.defaults[i]
	}
	return ""
}

// Accepts reports whether a value is one of those accepted.
func (o Option) Accepts(value string) bool { return slices.Contains(o.Values, value) }

// at returns the default of a preset under a revision of the rules.
func (o Option) at(revision int, preset string) string {
	if now := o.Default(preset); now == "" || revision >= o.since {
		return now
	}
	return o.before
}

// Presets are the ids of the presets that give the option a value, in their order.
func (o Option) Presets(value string) []string {
	var ids []string
	for i, id := range presetIDs {
		if value != "" && o.defaults[i] == value {
			ids = append(ids, id)
		}
	}
	return ids
}

// presetIDs are the presets in their order.
var presetIDs = [...]string{"it2010", "es2010", "de2010", "fr2010", "deluxe"}

// byPreset is a value of an option for each preset, in their order; "" where the option
// means nothing to it.
type byPreset [len(presetIDs)]string

// Options returns all options in a fixed order; the caller owns the slice.
func Options() []Option {
	return append(rulings(), expansions()...)
}

// OptionByID returns the option with an id.
func OptionByID(id string) (Option, bool) {
	all := Options()
	i := slices.IndexFunc(all, func(o Option) bool { return o.ID == id })
	if i < 0 {
		return Option{}, false
	}
	return all[i], true
}

func optionIDs() []string {
	var ids []string
	for _, o := range Options() {
		ids = append(ids, o.ID)
	}
	return ids
}

// rulings are the options of the base game.
func rulings() []Option {
	return []Option{
		editionOption(),
		libraryOption(),
		{
			ID: "shlasinger", Values: []string{"appointment", "once"}, Rules: []string{"CAR-4"},
			defaults: byPreset{"appointment", "once", "once", "once", "once"},
		},
		{
			ID: "canticle-open", Values: []string{"14", "15"}, Rules: []string{"CAN-1"},
			defaults: byPreset{"14", "14", "15", "14", "14"},
		},
		{
			ID: "gigi-until", Values: []string{"10", "11"}, Rules: []string{"CHA-4"},
			defaults: byPreset{"10", "10", "11", "11", "11"},
		},
		{
			ID: "landing", Values: []string{"another", "any"}, Rules: []string{"MOV-6"},
			defaults: byPreset{"another", "any", "any", "any", ""},
		},
		{
			ID: "bologna", Values: []string{"open", "closed"}, Rules: []string{"MSG-4"},
			defaults: byPreset{"open", "open", "open", "open", "closed"},
		},
		{
			ID: "norcia", Values: []string{"off", "on"}, Rules: []string{"SET-5"},
			defaults: byPreset{"off", "off", "on", "off", "off"},
		},
		gruntOption(),
		{
			ID: "screens", Values: []string{"closed", "open"}, Rules: []string{"SET-1"},
			defaults: byPreset{"closed", "closed", "closed", "closed", "closed"},
		},
		{
			ID: "bonus-parts", Values: []string{"choose", "whole"}, Rules: []string{"RUL-3"},
			defaults: byPreset{"choose", "choose", "choose", "choose", "choose"},
			since:    2, before: "whole",
		},
		{
			ID: cityBonuses, Values: []string{"both", "one"}, Rules: []string{"RUL-2"},
			defaults: byPreset{"both", "both", "both", "both", ""},
			since:    2, before: "both",
		},
		{
			ID: "half", Values: []string{"coins", "exact"}, Rules: []string{"PLC-5"},
			defaults: byPreset{"coins", "coins", "coins", "coins", "coins"},
		},
	}
}

func editionOption() Option {
	return Option{
		ID: "edition", Values: slices.Clone(editionNames), Rules: []string{"SET-3", "SET-6", "SET-7"},
		defaults: byPreset{"classic", "classic", "classic", "classic", "deluxe"},
	}
}

func libraryOption() Option {
	return Option{
		ID: "library", Values: []string{"later", "on-advance", "book"}, Rules: []string{"LIB-1", "LIB-2"},
		defaults: byPreset{"later", "on-advance", "on-advance", "later", "book"},
	}
}

func gruntOption() Option {
	return Option{
		ID: "grunt", Values: []string{"off", "on"}, Rules: []string{"SET-6"},
		defaults: byPreset{"off", "off", "off", "off", "off"},
	}
}

// expansions are the options of the Deluxe expansions. Each can be switched on by
// itself, but the Glossario needs another one with cards. // RUL-15
func expansions() []Option {
	var all []Option
	for _, e := range []struct{ id, rule string }{
		{"ritmo", "EXP-R1"},
		{"placiti", "EXP-P1"},
		{"poeti", "EXP-S1"},
		{"glossario", "EXP-G1"},
		{"alessandro", "EXP-A1"},
		{"sonzogni", "EXP-Z1"},
		{"library-tile", "EXP-L1"},
	} {
		all = append(all, Option{
			ID: e.id, Values: []string{"off", "on"}, Rules: []string{e.rule},
			defaults: byPreset{"off", "off", "off", "off", "off"},
		})
	}
	return append(all, Option{
		ID: placitiDeck, Values: []string{"12", "10"}, Rules: []string{"EXP-P1"},
		defaults: byPreset{"", "", "", "", "12"},
	})
}

// Expansions are the ids of the options by which settings bring expansions to a table, in
// the order of Options; all reports whether none is left in the box.
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

// Options that are asked for by their ids: the size of a deck, and how many city bonuses
// a turn of 2010 has.
const (
	placitiDeck = "placiti-deck"
	cityBonuses = "city-bonuses"
)

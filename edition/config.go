package edition

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"volgare/internal/lists"
)

// Config selects the rules of a table.
type Config struct {
	Preset  string            // id of a preset, see Library.Presets
	Players int               // 2 to 5
	Board   string            // name of a board in Library.Boards; "" is the built-in board
	Options map[string]string // values by option id, for options that differ from the preset

	Revision  int    // of the rules, from 1; 0 means the current one and does not occur in Table.Config
	BoardText string // file of a board supplied with the table: Board is then its name, and may be empty
}

// ConfigFault is a single fault of a Config.
type ConfigFault struct {
	Field    string   // "preset", "players", "board", "revision", or the id of an option
	Text     string   // in lower case, including the accepted values
	Accepted []string // the accepted values, if they can be listed
}

// ConfigFaults is the error of Library.Table: all faults. It is never empty.
type ConfigFaults []ConfigFault //nolint:errname // a list, named for what it holds

// Error returns all faults, one per line.
func (f ConfigFaults) Error() string {
	return strings.Join(lists.Map(f, func(fault ConfigFault) string { return fault.Text }), "\n")
}

// withf appends a fault.
func (f ConfigFaults) withf(field string, accepted []string, format string, args ...any) ConfigFaults {
	text := fmt.Sprintf(format, args...)
	if len(accepted) > 0 {
		text += "; " + oneOf(accepted)
	}
	return append(f, ConfigFault{field, text, accepted})
}

// check reports faults of single fields.
func (l *Library) check(c Config) ConfigFaults {
	var f ConfigFaults
	if !slices.Contains(presetIDs[:], c.Preset) {
		f = f.withf("preset", presetIDs[:], "unknown preset %q", c.Preset)
	}
	if c.Players < 2 || c.Players > 5 { // SET-1
		f = f.withf("players", numbers(2, 5), "the number of players cannot be %d", c.Players)
	}
	if c.Revision < 1 || c.Revision > Revision {
		f = f.withf("revision", numbers(1, Revision), "unknown revision %d of the rules", c.Revision)
	}
	if l.board(c.Board) == nil {
		f = f.withf("board", l.boardNames(), "unknown board %q", c.Board)
	}
	if n := len(optionIDs()); len(c.Options) > n {
		return f.withf("options", optionIDs(), "%d options are given, there are %d", len(c.Options), n)
	}
	for _, id := range slices.Sorted(maps.Keys(c.Options)) {
		f = f.checkOption(id, c.Options[id], c.Revision)
	}
	return f
}

func (f ConfigFaults) checkOption(id, value string, revision int) ConfigFaults {
	o, ok := OptionByID(id)
	switch {
	case !ok:
		return f.withf(id, optionIDs(), "unknown option %q", id)
	case !o.Accepts(value):
		return f.withf(id, o.Values, "unknown value of option %s: %q", id, value)
	case revision < o.since && value != o.before:
		return f.withf(id, []string{o.before}, "%s=%s needs revision %d of the rules", id, value, o.since)
	}
	return f
}

// numbers returns the whole numbers from one to another, as text.
func numbers(from, to int) []string {
	var all []string
	for n := from; n <= to; n++ {
		all = append(all, itoa(n))
	}
	return all
}

// board returns the board with a name, or nil.
func (l *Library) board(name string) *Board {
	if name == "" {
		return l.boards[0]
	}
	i := slices.IndexFunc(l.boards, func(b *Board) bool { return b.Name == name })
	if i < 0 {
		return nil
	}
	return l.boards[i]
}

func (l *Library) boardNames() []string {
	return lists.Map(l.boards, func(b *Board) string { return b.Name })
}

// settle returns the preset's settings overridden by the options of the config. In the Deluxe edition, settings of 2010
// options that only come from the preset are dropped.
func settle(c Config) []Setting {
	all := Options()
	settings := make([]Setting, len(all))
	for i, o := range all {
		settings[i] = Setting{o.ID, o.at(c.Revision, c.Preset)}
		if v, ok := c.Options[o.ID]; ok {
			settings[i].Value = v
		}
	}
	deluxe := valueOf(settings, "edition") == "deluxe"
	for _, id := range [...]string{"landing", cityBonuses} {
		if _, chosen := c.Options[id]; deluxe && !chosen {
			set(settings, id, "")
		}
	}
	if !deluxe && valueOf(settings, cityBonuses) == "" {
		set(settings, cityBonuses, "both")
	}
	return settings
}

func set(settings []Setting, option, value string) {
	for i := range settings {
		if settings[i].Option == option {
			settings[i].Value = value
		}
	}
}

// normal returns the config without redundant values.
func normal(c Config, l *Library, settings []Setting) Config {
	n := c
	n.Options = nil
	if n.Board == l.boards[0].Name {
		n.Board = ""
	}
	for _, s := range settings {
		o, _ := OptionByID(s.Option)
		if s.Value == o.at(c.Revision, c.Preset) || s.Value == "" {
			continue
		}
		if n.Options == nil {
			n.Options = map[string]string{}
		}
		n.Options[s.Option] = s.Value
	}
	return n
}

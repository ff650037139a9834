package enginetest

import (
	"slices"
	"strings"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
)

// variants returns tables with one option changed from its preset's value, so that together with the presets every value of
// every option is played in each edition that has it.
func variants(t *testing.T) []edition.Config {
	t.Helper()
	var list []edition.Config
	for _, preset := range []string{"it2010", "fr2010", "deluxe"} {
		for _, o := range edition.Options() {
			list = append(list, others(preset, o)...)
		}
	}
	return append(append(list, earlier()...), expansions()...)
}

// earlier returns tables of revisions before the current one, with all numbers of players.
func earlier() []edition.Config {
	var list []edition.Config
	for revision := 1; revision < edition.Revision; revision++ {
		for i, preset := range []string{"it2010", "deluxe", "fr2010", "deluxe"} {
			list = append(list, edition.Config{Preset: preset, Players: 2 + i, Revision: revision})
		}
	}
	return list
}

// expansions returns Deluxe tables with each single expansion, and with all together, for every number of players. The
// Glossario is combined with the Placiti, and the smaller deck with its expansion. // RUL-15
func expansions() []edition.Config {
	var list []edition.Config
	tables := [][]string{allTogether, {"placiti=on", "placiti-deck=10"}}
	for _, alone := range allTogether {
		if alone == "glossario=on" {
			tables = append(tables, []string{alone, "placiti=on"})
			continue
		}
		tables = append(tables, []string{alone})
	}
	for _, options := range tables {
		for players := 2; players <= 5; players++ {
			list = append(list, edition.Config{Preset: "deluxe", Players: players, Options: settings(options)})
		}
	}
	return list
}

// settings parses options written as "ritmo=on".
func settings(list []string) map[string]string {
	options := map[string]string{}
	for _, setting := range list {
		id, value, _ := strings.Cut(setting, "=")
		options[id] = value
	}
	return options
}

// allTogether enables all expansions.
var allTogether = func() (all []string) {
	for _, id := range editiontest.Expansions {
		all = append(all, id+"=on")
	}
	return all
}()

// expands reports whether an option belongs to an expansion.
func expands(id string) bool {
	return id == "placiti-deck" || slices.Contains(allTogether, id+"=on")
}

// others returns the tables of a preset with the other values of an option.
func others(preset string, o edition.Option) []edition.Config {
	var list []edition.Config
	if o.Default(preset) == "" || expands(o.ID) {
		return nil
	}
	for i, value := range o.Values {
		if value == o.Default(preset) {
			continue
		}
		options := map[string]string{o.ID: value}
		if !fits(preset, options) {
			continue
		}
		for players := 2; players <= 5; players++ {
			small := o.ID == "grunt"
			if small != (players <= 3) && (small || (players+i)%2 == 0) {
				continue
			}
			list = append(list, edition.Config{Preset: preset, Players: players, Options: options})
		}
	}
	return list
}

// fits completes options to a compatible set, if possible.
func fits(preset string, options map[string]string) bool {
	deluxe := preset == "deluxe"
	switch options["edition"] {
	case "deluxe": // LIB-2
		options["library"] = "book"
		return true
	case "classic": // LIB-1 MOV-6
		options["library"], options["landing"] = "later", "any"
		return true
	}
	switch {
	case options["library"] == "book":
		return deluxe
	case options["library"] != "", options["grunt"] == "on":
		return !deluxe
	}
	return true
}

// TestVariants checks that presets and variants play every value of every
// option that can be played.
func TestVariants(t *testing.T) {
	played := map[[2]string]bool{}
	for _, c := range variants(t) {
		for id, v := range c.Options {
			played[[2]string{id, v}] = true
		}
	}
	for _, o := range edition.Options() {
		for _, preset := range []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"} {
			played[[2]string{o.ID, o.Default(preset)}] = true
		}
		for _, v := range o.Values {
			if !played[[2]string{o.ID, v}] {
				t.Errorf("no table plays with %s=%s", o.ID, v)
			}
		}
	}
}

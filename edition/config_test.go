package edition

import (
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"volgare/engine"
)

// optionTable lists the options of the presets as in the reference; "-" if an option does not apply.
//
//go:embed testdata/options.txt
var optionTable string

// optionRows yields the rows of the table: the id of an option, and its value in each preset.
func optionRows() (rows [][]string) {
	for line := range strings.Lines(optionTable) {
		rows = append(rows, strings.Fields(line))
	}
	return rows
}

func TestOptionTable(t *testing.T) {
	l, rows := builtin(t), optionRows()
	if len(rows) != len(Options()) {
		t.Fatalf("%d options, want %d", len(Options()), len(rows))
	}
	for i, o := range Options() {
		row := rows[i]
		if len(row) != 1+len(l.Presets()) {
			t.Fatalf("%s: %d presets, want %d", o.ID, len(l.Presets()), len(row)-1)
		}
		for j, p := range l.Presets() {
			want := strings.Trim(row[1+j], "-")
			if o.ID != row[0] || o.Default(p.ID) != want || valueOf(p.Settings, o.ID) != want {
				t.Errorf("%s of %s: %q, want %q", o.ID, p.ID, valueOf(p.Settings, o.ID), row)
			}
			if want != "" && !o.Accepts(want) {
				t.Errorf("%s of %s: %q is not accepted", o.ID, p.ID, want)
			}
		}
	}
}

func TestOptionRules(t *testing.T) {
	id := regexp.MustCompile(`^[A-Z]{3}(-[A-Z]{1,2})?-?[0-9]+$`)
	for _, o := range Options() {
		if len(o.Rules) == 0 || o.Default("no preset") != "" {
			t.Errorf("%+v", o)
		}
		for _, rule := range o.Rules {
			if !id.MatchString(rule) {
				t.Errorf("%s: %q is no rule id", o.ID, rule)
			}
		}
	}
	for _, p := range builtin(t).Presets() {
		if p.ID == "" || valueOf(p.Settings, "no option") != "" {
			t.Errorf("%+v", p)
		}
	}
}

// TestPresets checks that presets set the engine's options as in the reference.
func TestPresets(t *testing.T) {
	l := builtin(t)
	want := map[string]engine.Options{
		"it2010": {Library: engine.LibraryLater, Appointment: true, CanticleOpen: 14, GigiUntil: 10, LandElsewhere: true},
		"es2010": {Library: engine.LibraryOnAdvance, CanticleOpen: 14, GigiUntil: 10},
		"de2010": {Library: engine.LibraryOnAdvance, CanticleOpen: 15, GigiUntil: 11},
		"fr2010": {Library: engine.LibraryLater, CanticleOpen: 14, GigiUntil: 11},
		"deluxe": {Edition: engine.Deluxe, Library: engine.LibraryBook, CanticleOpen: 14, GigiUntil: 11, BolognaClosed: true},
	}
	if len(l.Presets()) != len(want) {
		t.Error("presets:", len(l.Presets()))
	}
	for _, p := range l.Presets() {
		for players := 2; players <= 5; players++ {
			made := table(t, l, Config{Preset: p.ID, Players: players})
			options := want[p.ID]
			options.Revision = Revision
			if made.Rules.Options != options || made.Rules.Seats != players {
				t.Errorf("%s %d: %+v", p.ID, players, made.Rules.Options)
			}
			if made.Config.Options != nil || made.Preset.ID != p.ID || len(made.Settings) != len(Options()) {
				t.Errorf("%s: %+v", p.ID, made.Config)
			}
			s := made.Rules.New(made.Rules.Deal("a"), nil)
			if legal := made.Rules.AppendLegal(nil, &s); len(legal) != 5 {
				t.Errorf("%s %d: %d start cities", p.ID, players, len(legal))
			}
		}
	}
}

// TestEveryOptionValueHasEffect checks that every value of every option reaches the engine or the display.
func TestEveryOptionValueHasEffect(t *testing.T) {
	l := builtin(t)
	for _, c := range []struct {
		preset, option, value string
		want                  func(*Table) bool
	}{
		{"it2010", "library", "on-advance", func(t *Table) bool { return t.Rules.Options.Library == engine.LibraryOnAdvance }},
		{"it2010", "shlasinger", "once", func(t *Table) bool { return !t.Rules.Options.Appointment }},
		{"deluxe", "shlasinger", "appointment", func(t *Table) bool { return t.Rules.Options.Appointment }},
		{"it2010", "canticle-open", "15", func(t *Table) bool { return t.Rules.Options.CanticleOpen == 15 }},
		{"it2010", "gigi-until", "11", func(t *Table) bool { return t.Rules.Options.GigiUntil == 11 }},
		{"it2010", "landing", "any", func(t *Table) bool { return !t.Rules.Options.LandElsewhere }},
		{"it2010", "bologna", "closed", func(t *Table) bool { return t.Rules.Options.BolognaClosed }},
		{"deluxe", "bologna", "open", func(t *Table) bool { return !t.Rules.Options.BolognaClosed }},
		{"it2010", "norcia", "on", func(t *Table) bool { return t.Board.Place("gubbio").Name.Is == "Norcia" }},
		{"de2010", "norcia", "off", func(t *Table) bool { return t.Board.Place("gubbio").Name.Is == "Gubbio" }},
		{"fr2010", "grunt", "on", func(t *Table) bool { return t.Rules.Options.Grunt && t.Rules.RowSize() == 2 }},
		{"deluxe", "screens", "open", func(t *Table) bool { return t.Rules.Options.ScreensOpen }},
		{"it2010", "bonus-parts", "whole", func(t *Table) bool { return t.Rules.Options.WholeBonus }},
		{"it2010", "city-bonuses", "one", func(t *Table) bool { return t.Rules.Options.OneCityBonus }},
		{"deluxe", "half", "exact", func(t *Table) bool { return t.Rules.Options.HalfExact }},
		{"de2010", "rows", "first", func(t *Table) bool { return t.Rules.Options.FirstRowOnly }},
		{"deluxe", "ritmo", "on", func(t *Table) bool { return t.Rules.HasCards(engine.Ritmo) }},
		{"deluxe", "placiti", "on", func(t *Table) bool { return t.Rules.HasCards(engine.Placiti) }},
		{"deluxe", "poeti", "on", func(t *Table) bool { return t.Rules.HasCards(engine.Scuola) && t.Rules.HasCards(engine.Arnault) }},
		{"deluxe", "alessandro", "on", func(t *Table) bool { return t.Rules.Friars()&(1<<engine.Alessandro) != 0 }},
		{"deluxe", "sonzogni", "on", func(t *Table) bool { return t.Rules.Cardinals()&(1<<engine.Sonzogni) != 0 }},
		{"deluxe", "library-tile", "on", func(t *Table) bool { return t.Rules.Box.Library[3].Count == 2 }},
	} {
		base := table(t, l, Config{Preset: c.preset, Players: 3})
		config := Config{Preset: c.preset, Players: 3, Options: map[string]string{"ritmo": "off", c.option: c.value}}
		made := table(t, l, config)
		if !c.want(made) || c.want(base) || made.Value(c.option) != c.value {
			t.Errorf("%s %s=%s has no effect", c.preset, c.option, c.value)
		}
		if made.Hash == base.Hash {
			t.Errorf("%s %s=%s: the hash is the same", c.preset, c.option, c.value)
		}
		if !maps.Equal(made.Config.Options, map[string]string{c.option: c.value}) {
			t.Errorf("normalised: %v", made.Config)
		}
		if again := table(t, l, made.Config); again.Hash != made.Hash || !maps.Equal(again.Config.Options, made.Config.Options) {
			t.Errorf("%v is not normal", made.Config)
		}
	}
}

// TestExpansionsTogether checks options that need another one.
func TestExpansionsTogether(t *testing.T) {
	l := builtin(t)
	base := table(t, l, Config{Preset: "deluxe", Players: 3, Options: map[string]string{"placiti": "on"}})
	for option, value := range map[string]string{"glossario": "on", "placiti-deck": "10"} {
		made := table(t, l, Config{Preset: "deluxe", Players: 3, Options: map[string]string{"placiti": "on", option: value}})
		if made.Hash == base.Hash || made.Value(option) != value || len(made.Config.Options) != 2 {
			t.Errorf("%s=%s: %+v", option, value, made.Config)
		}
	}
	same := table(t, l, Config{Preset: "deluxe", Players: 3, Options: map[string]string{"placiti": "on", "placiti-deck": "12"}})
	if same.Hash != base.Hash || len(same.Config.Options) != 1 {
		t.Errorf("%+v", same.Config)
	}
	own := table(t, l, Config{Preset: "it2010", Players: 3, Options: map[string]string{
		"edition": "deluxe", "library": "book", "placiti": "on", "placiti-deck": "10",
	}})
	if got := own.Rules.Box.Cards[engine.Placiti][engine.WhiteCard].Count; got != 4 {
		t.Errorf("%d white cards in a deck of 10", got)
	}
}

func TestNorcia(t *testing.T) {
	l := builtin(t)
	made := table(t, l, Config{Preset: "de2010", Players: 2})
	if p := made.Board.Place("gubbio"); p.Name.Is != "Norcia" || p.Name.Mark != Attested || p.Name.Sources[0] != "DE" {
		t.Error(p.Name)
	}
	if l.Boards()[0].Place("gubbio").Name.Is != "Gubbio" {
		t.Error("the library has changed")
	}
	if p := made.Rules.Box.Places[made.Board.index("gubbio")]; p.ID != "gubbio" || p.Name != "Norcia" {
		t.Error(p)
	}
}

// TestEditionOption checks that the option edition is accepted if library and landing fit.
func TestEditionOption(t *testing.T) {
	l := builtin(t)
	made := table(t, l, Config{Preset: "it2010", Players: 4, Options: map[string]string{"edition": "deluxe", "library": "book"}})
	if made.Rules.Options.Edition != engine.Deluxe || made.Value("landing") != "" || len(made.Rules.Box.Events) != 11 || made.Rules.Options.LandElsewhere {
		t.Errorf("%+v", made.Settings)
	}
	if _, ok := made.Config.Options["landing"]; ok {
		t.Error(made.Config)
	}
	made = table(t, l, Config{Preset: "deluxe", Players: 4, Options: map[string]string{"edition": "classic", "library": "later", "landing": "any"}})
	if made.Rules.Options.Edition != engine.Classic || len(made.Rules.Box.Events) != 10 || len(made.Config.Options) != 4 || made.Value("city-bonuses") != "both" {
		t.Errorf("%+v", made.Config)
	}
}

func TestConfigFaults(t *testing.T) {
	l := builtin(t)
	presets := strings.Join(PresetIDs(), ", ")
	var ids []string
	for _, row := range optionRows() {
		ids = append(ids, row[0])
	}
	for _, c := range []struct {
		config string // preset, players, board, options
		want   string
	}{
		{"it2011 2", `unknown preset "it2011"; accepted: ` + presets},
		{"deluxe 1", "the number of players cannot be 1; accepted: 2, 3, 4, 5"},
		{"deluxe 6", "the number of players cannot be 6; accepted: 2, 3, 4, 5"},
		{"deluxe 2 casa", `unknown board "casa"; accepted: reconstruction`},
		{"deluxe 2 - color=red", `unknown option "color"; accepted: ` + strings.Join(ids, ", ")},
		{"deluxe 2 - half=third", `unknown value of option half: "third"; accepted: coins, exact`},
		{"deluxe 2 - ritmo=yes", `unknown value of option ritmo: "yes"; accepted: off, on`},
		{"deluxe 2 - placiti-deck=10", "placiti-deck=10 needs placiti=on; accepted: 12"},
		{"it2010 2 - ritmo=on alessandro=on", "ritmo=on does not go with edition=classic; accepted: off\nalessandro=on does not go with edition=classic; accepted: off"},
		{"deluxe 2 - glossario=on alessandro=on", "glossario=on needs cards of another expansion: ritmo, placiti or poeti; accepted: off"},
		{"it2010 2 - library=book", "library=book does not go with edition=classic; accepted: later, on-advance"},
		{"deluxe 2 - library=later", "library=later does not go with edition=deluxe; accepted: book"},
		{"deluxe 2 - landing=any", "landing=any does not go with edition=deluxe, where nobody stops at sea; leave it out"},
		{"it2010 2 - edition=deluxe", "library=later does not go with edition=deluxe; accepted: book"},
		{"it2010 2 - edition=deluxe library=book landing=another", "landing=another does not go with edition=deluxe, where nobody stops at sea; leave it out"},
		{"deluxe 2 - edition=classic library=later", "edition=classic needs a landing, which the preset does not give; accepted: another, any"},
		{"deluxe 2 - city-bonuses=both", "city-bonuses=both does not go with edition=deluxe, where a turn has one; leave it out"},
		{"deluxe 2 - grunt=on", "grunt=on does not go with edition=deluxe; accepted: off"},
		{"fr2010 4 - grunt=on", "grunt=on does not go with 4 players, only with 2 or 3; accepted: off"},
		{"x 9 - half=x poeti=on", `unknown preset "x"; accepted: ` + presets + "\nthe number of players cannot be 9; accepted: 2, 3, 4, 5\nunknown value of option half: \"x\"; accepted: coins, exact"},
	} {
		_, err := l.Table(parseConfig(c.config))
		var faults ConfigFaults
		if !errors.As(err, &faults) || err.Error() != c.want {
			t.Errorf("%s:\nwant %s\ngot  %v", c.config, c.want, err)
		}
		for _, f := range faults {
			if f.Field == "" {
				t.Errorf("%s: no field: %v", c.config, f)
			}
		}
	}
}

// TestNewerOptions checks that options do not apply to tables of revisions before them.
func TestNewerOptions(t *testing.T) {
	l := builtin(t)
	old := Config{Preset: "it2010", Players: 2, Revision: 1}
	made := table(t, l, old)
	same := old
	same.Options = map[string]string{"bonus-parts": "whole", "city-bonuses": "both"}
	if made.Value("bonus-parts") != "whole" || !made.Rules.Options.WholeBonus || made.Config.Options != nil {
		t.Errorf("%+v", made.Settings)
	}
	if again := table(t, l, same); again.Hash != made.Hash || again.Config.Options != nil {
		t.Errorf("%+v", again.Config)
	}
	same.Options = map[string]string{"bonus-parts": "choose", "city-bonuses": "one"}
	want := "bonus-parts=choose needs revision 2 of the rules; accepted: whole\n" +
		"city-bonuses=one needs revision 2 of the rules; accepted: both"
	if _, err := l.Table(same); err == nil || err.Error() != want {
		t.Error(err)
	}
}

func TestUnknownRevision(t *testing.T) {
	for _, revision := range []int{-1, Revision + 1} {
		_, err := builtin(t).Table(Config{Preset: "deluxe", Players: 2, Revision: revision})
		want := fmt.Sprintf("unknown revision %d of the rules; accepted: 1, 2", revision)
		var faults ConfigFaults
		if !errors.As(err, &faults) || err.Error() != want || faults[0].Field != "revision" {
			t.Errorf("revision %d: want %s, got %v", revision, want, err)
		}
	}
}

func parseConfig(text string) Config {
	words := strings.Fields(text)
	c := Config{Preset: words[0], Options: map[string]string{}}
	c.Players, _ = strconv.Atoi(words[1])
	if len(words) > 2 {
		c.Board = strings.Trim(words[2], "-")
		for _, w := range words[3:] {
			id, value, _ := strings.Cut(w, "=")
			c.Options[id] = value
		}
	}
	return c
}

package edition

import (
	"maps"
	"testing"
)

// TestNeeds checks that Table enforces exactly the needs of options: a table that misses a need is refused for that option,
// and a table that meets all is not.
func TestNeeds(t *testing.T) {
	l := builtin(t)
	for _, o := range Options() {
		for _, need := range o.Needs() {
			for _, value := range need.Values {
				if !o.Accepts(value) {
					continue // of an expansion that does not exist yet
				}
				for _, base := range []Config{
					{Preset: "fr2010", Players: 3},
					{Preset: "fr2010", Players: 5},
					{Preset: "deluxe", Players: 3},
					{Preset: "deluxe", Players: 5},
				} {
					needOf(t, l, o, need, value, base)
				}
			}
		}
	}
}

func needOf(t *testing.T, l *Library, o Option, need Need, value string, c Config) {
	t.Helper()
	tries := []map[string]string{{}}
	for _, s := range need.Any {
		if s.Option != "edition" {
			tries = append(tries, map[string]string{s.Option: s.Value})
		}
	}
	for _, options := range tries {
		c.Options = maps.Clone(options)
		c.Options[o.ID] = value
		met := true
		for _, other := range o.Needs() {
			for _, v := range other.Values {
				met = met && (v != value || other.Met(settle(c), c.Players))
			}
		}
		_, err := l.Table(c)
		faults, _ := err.(ConfigFaults) //nolint:errorlint // documented by Table
		refused := false
		for _, f := range faults {
			_, tried := options[f.Field] // the needed option may itself be refused
			refused = refused || f.Field == o.ID || tried
		}
		if refused == met {
			t.Errorf("%s, %d players, %v: needs met: %v, but %v", c.Preset, c.Players, c.Options, met, err)
		}
	}
}

func TestNeedsAreKnown(t *testing.T) {
	id := map[string]bool{}
	for _, s := range builtin(t).Sources() {
		id[s.Code] = true
	}
	for _, o := range Options() {
		for _, code := range o.Sources() {
			if !id[code] {
				t.Errorf("%s: unknown source %s", o.ID, code)
			}
		}
		for _, need := range o.Needs() {
			if len(need.Values) == 0 || need.Rule == "" || len(need.Any) == 0 && need.Players == 0 {
				t.Errorf("%s: %+v", o.ID, need)
			}
			for _, s := range need.Any {
				if _, ok := OptionByID(s.Option); !ok {
					t.Errorf("%s needs an unknown option: %+v", o.ID, s)
				}
			}
		}
	}
}

// TestExtraCardTilesNameTheirDecks checks that the tiles that draw an extra card name the cards they need, and that a table
// without those is accepted.
func TestExtraCardTilesNameTheirDecks(t *testing.T) {
	l := builtin(t)
	for _, o := range Options() {
		if draws := o.ID == "alessandro" || o.ID == "sonzogni"; draws != (len(o.Serves()) > 0) {
			t.Errorf("%s: %v", o.ID, o.Serves())
		}
		for _, s := range o.Serves() {
			if other, ok := OptionByID(s.Option); !ok || !other.Accepts(s.Value) {
				t.Errorf("%s: %v", o.ID, s)
			}
		}
	}
	table(t, l, Config{Preset: "deluxe", Players: 3, Options: map[string]string{"alessandro": "on", "sonzogni": "on"}})
}

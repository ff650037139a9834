package view

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// compiled returns the schema, or the part of it under $defs with a name.
func compiled(t *testing.T, def string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(Schema()))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("urn:volgare:view", doc); err != nil {
		t.Fatal(err)
	}
	name := "urn:volgare:view"
	if def != "" {
		name += "#/$defs/" + def
	}
	s, err := c.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func validate(t *testing.T, s *jsonschema.Schema, v any) {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text(t, v)))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Validate(doc); err != nil {
		t.Errorf("%v", err)
	}
}

// TestSchema validates real views, effects and scores.
func TestSchema(t *testing.T) {
	whole, effect, score := compiled(t, ""), compiled(t, "Effect"), compiled(t, "Score")
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%41 == 0 || p.s.Decision != engine.Turn && n%5 == 0 || p.s.Decision == engine.Over {
			for _, seat := range []engine.Seat{p.s.Seat, engine.Nobody, 1} {
				validate(t, whole, Of(p.t, &p.s, seat))
			}
			validate(t, score, ScoreOf(p.t, &p.s, engine.Nobody))
		}
		if p.s.Decision == engine.Over || n%7 != 0 {
			return
		}
		var next engine.State
		var out engine.Effects
		p.t.Rules.Apply(&next, &p.s, varied(p.t.Rules.AppendLegal(nil, &p.s), p.rng), &out)
		for _, e := range Effects(p.t, out.List, 0) {
			validate(t, effect, e)
		}
	})
}

// TestSchemaSetup validates the effects of the set-up.
func TestSchemaSetup(t *testing.T) {
	effect := compiled(t, "Effect")
	eachPosition(t, func(t *testing.T, p *position) {
		if p.s.Turn > 0 {
			return
		}
		var out engine.Effects
		p.t.Rules.New(p.t.Rules.Deal("set-up"), &out)
		for _, e := range Effects(p.t, out.List, engine.Nobody) {
			validate(t, effect, e)
		}
	})
}

// TestSchemaRefuses checks that the schema does not accept everything.
func TestSchemaRefuses(t *testing.T) {
	s := compiled(t, "Reason")
	for _, bad := range []string{
		`{}`, `{"rule":null,"code":"x","need":null,"have":null}`,
		`{"rule":"MOV2","code":"closed","need":null,"have":null}`,
		`{"rule":null,"code":"closed","need":null,"have":null,"more":1}`,
	} {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil {
			t.Fatal(err)
		}
		if s.Validate(doc) == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}

// TestSchemaWords checks that the enums match the engine's lists.
func TestSchemaWords(t *testing.T) {
	var doc struct {
		Defs map[string]struct {
			Enum       []string
			Required   []string
			Properties map[string]struct{ Enum []string }
		} `json:"$defs"`
	}
	if err := json.Unmarshal([]byte(Schema()), &doc); err != nil {
		t.Fatal(err)
	}
	var kinds, codes, effects []string
	for _, k := range engine.Kinds() {
		kinds = append(kinds, k.String())
	}
	for _, c := range engine.Codes() {
		codes = append(codes, c.String())
	}
	for k := engine.NoEffect + 1; k.Form().Name != engine.NoEffect.Form().Name; k++ {
		effects = append(effects, k.Form().Name)
	}
	for _, c := range []struct {
		name      string
		got, want []string
	}{
		{"Seat", doc.Defs["Seat"].Enum, names(engine.Seat(0), engine.MaxSeats)},
		{"Zone", doc.Defs["Zone"].Enum, names(engine.Blue, engine.Zone(engine.NumColours+1))},
		{"Sea", doc.Defs["Sea"].Enum, names(engine.Tirreno, engine.Adriatico+1)},
		{"TrackName", doc.Defs["TrackName"].Enum, names(engine.Knowledge, engine.NumTracks)},
		{"Cubes", doc.Defs["Cubes"].Required, names(engine.Politician, engine.NumCubes)},
		{"Kind", doc.Defs["Kind"].Enum, kinds},
		{"Code", doc.Defs["Code"].Enum, codes},
		{"Effect", doc.Defs["Effect"].Properties["kind"].Enum, effects},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: the schema has %v, the engine %v", c.name, c.got, c.want)
		}
	}
}

// names returns the names of the values in a half-open range.
func names[T interface {
	~uint8
	fmt.Stringer
}](from, to T,
) (all []string) {
	for v := from; v < to; v++ {
		all = append(all, v.String())
	}
	return all
}

// TestSchemaBox checks that the set-up of every preset matches the schema, and that its roads lead both ways.
func TestSchemaBox(t *testing.T) {
	s := compiled(t, "Setup")
	tables := []*edition.Table{editiontest.Expanded(t, 4)}
	for _, preset := range editiontest.Library(t).Presets() {
		tables = append(tables, editiontest.Table(t, preset.ID, 4))
	}
	for _, table := range tables {
		box := SetupOf(table)
		validate(t, s, box)
		byID := map[string]Place{}
		for _, p := range box.Places {
			byID[p.ID] = p
		}
		for _, p := range box.Places {
			for _, n := range p.Neighbours {
				if !slices.Contains(byID[n].Neighbours, p.ID) {
					t.Errorf("%s: %s is a neighbour of %s, but not the other way round", table.Config.Preset, p.ID, n)
				}
			}
		}
	}
}

package edition

import (
	"slices"
	"testing"

	"volgare/engine"
)

// TestDrawPlaces checks that the box and the rules agree on the places where cards are drawn. // EXP-R1 EXP-P1 EXP-S1 EXP-S2 EXP-G1
func TestDrawPlaces(t *testing.T) {
	options := map[string]string{}
	for d := range engine.NumCardDecks {
		options[DeckOption(d)] = "on"
	}
	made := table(t, builtin(t), Config{Preset: "deluxe", Players: 3, Options: options})
	for d := range engine.NumCardDecks {
		var told, played []string
		for _, place := range made.DrawPlaces(d) {
			told = append(told, place.Is)
		}
		for i := range made.Rules.Box.Places {
			if made.Rules.ComesFrom(d, engine.PlaceNo(i)) {
				played = append(played, made.Rules.Box.Places[i].ID)
			}
		}
		if !slices.Equal(told, played) {
			t.Errorf("%s: drawn in %v, but according to the rules in %v", d, told, played)
		}
	}
}

// TestAlternativeNamesOfClergyTiles checks that documents have their own names for some of the tiles, with the rules of the engine.
func TestAlternativeNamesOfClergyTiles(t *testing.T) {
	l := builtin(t)
	names := func(p ClergyTile) (all []string) {
		for _, name := range p.Names {
			all = append(all, name.Is)
		}
		return all
	}
	classic, deluxe := l.Components(engine.Classic), l.Components(engine.Deluxe)
	if got := names(classic.Friars[1]); !slices.Equal(got, []string{"Michael", "Michele", "Michel"}) {
		t.Error(got)
	}
	if got := names(deluxe.Friars[4]); !slices.Equal(got, []string{"Raffaele"}) || classic.Friars[4].Names[0].Is != "Ralph" {
		t.Error(got)
	}
	if n := len(classic.clergy()); n != 10 || len(deluxe.clergy()) != 12 {
		t.Error(n, len(deluxe.clergy()))
	}
	last := deluxe.Cardinals[5]
	if last.Tile != "sonzogni" || last.Option != "sonzogni" || last.Effect.Is != "EXP-Z1" || deluxe.Cardinals[4].Option != "" {
		t.Error(last)
	}
}

// TestExpansions checks which expansions settings enable, in order; an option that only shapes one does not count.
func TestExpansions(t *testing.T) {
	if on, all := Expansions(map[string]string{"sonzogni": "on", "ritmo": "on", "half": "exact", placitiDeck: "10"}); all ||
		!slices.Equal(on, []string{"ritmo", "sonzogni"}) {
		t.Error(on, all)
	}
	every := map[string]string{}
	for _, o := range Options() {
		if o.Expansion() && o.Accepts("on") {
			every[o.ID] = "on"
		}
	}
	if on, all := Expansions(every); !all || len(on) != len(every) {
		t.Error(on, all)
	}
}

package edition

import (
	"fmt"
	"slices"

	"volgare/engine"
)

// ClergyTile is a friar or cardinal tile of a box.
type ClergyTile struct {
	Tile   string          // the engine's name of the tile
	Option string          // option that adds it, "" for a tile of the base game
	Names  []Value[string] // names in the documents
	Effect Value[string]   // id of the rule of its effect
}

func (p *ClergyTile) tally(m *Marks) {
	tally(m, p.Names...)
	tally(m, p.Effect)
}

// clergy returns the friars and cardinals of the box.
func (c *Components) clergy() []ClergyTile { return slices.Concat(c.Friars, c.Cardinals) }

// readClergy reads the friar and cardinal tiles. // SET-7 EXP-A1 EXP-Z1
func (r *reader) readClergy(c *Components, f fields, e engine.Edition) {
	lastFriar, lastCardinal := engine.Raffaele, engine.Zazza
	if e == engine.Deluxe {
		lastFriar, lastCardinal = engine.Alessandro, engine.Sonzogni
	}
	var friars, cardinals []string
	for tile := engine.Mario; tile <= lastFriar; tile++ {
		friars = append(friars, tile.String())
	}
	for tile := engine.Balestreri; tile <= lastCardinal; tile++ {
		cardinals = append(cardinals, tile.String())
	}
	c.Friars, c.Cardinals = r.clergyTiles(f, "friars", friars), r.clergyTiles(f, "cardinals", cardinals)
}

func (r *reader) clergyTiles(f fields, key string, tiles []string) []ClergyTile {
	section := f.section("box", key, tiles...)
	all := make([]ClergyTile, len(tiles))
	for i, tile := range tiles {
		p := section.section(key, tile, "names", "effect")
		all[i] = ClergyTile{
			Tile: tile, Names: values(r, p.need(tile, "names"), tile+": names", text),
			Effect: needed(r, p, tile, "effect", ruleID),
		}
		if _, ok := OptionByID(tile); ok {
			all[i].Option = tile
		}
	}
	return all
}

// ruleID parses the id of a rule.
func ruleID(n *node) (string, error) {
	if n.form == scalar && slices.ContainsFunc(engine.AllRules(), func(rule engine.Rule) bool { return rule.String() == n.text }) {
		return n.text, nil
	}
	return "", fmt.Errorf("there is no rule %s", n)
}

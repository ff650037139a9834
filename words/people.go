package words

import (
	"strings"

	"volgare/view"
)

// Worth describes a friar or cardinal tile for its owner: its power, and its VP at the end. kind is the operand type,
// "friar" or "cardinal".
func (s *Scene) Worth(kind, tile string) []string {
	var all []string
	if id := kind + "-" + tile + ".power"; s.Has(id) {
		all = append(all, s.Say(id, nil))
	}
	if vp := person(kind, tile).VP; vp != 0 {
		all = append(all, s.Say(kind+"-vp", Args{"n": max(vp, -vp), "gain": yes(vp > 0)}))
	}
	return all
}

// Power describes all gains from taking a friar or cardinal tile; "" for anything else.
func (s *Scene) Power(kind, tile string) string {
	var all []string
	if n := person(kind, tile).Knowledge; n > 0 {
		all = append(all, s.Say("person-knowledge", Args{"n": n}))
	}
	return strings.Join(append(all, s.Worth(kind, tile)...), "; ")
}

// person returns the gain from a tile; zero for anything else.
func person(kind, tile string) view.Person {
	if kind == "friar" {
		return view.Friar(tile)
	}
	return view.Cardinal(tile)
}

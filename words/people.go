package words

import (
	"strings"

	"volgare/view"
)

// Worth is what a friar or cardinal tile means for the one who has it: its power, and what it
// is worth at the end. Kind is the word of its operand, "friar" or "cardinal".
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

// Power is all that a friar or cardinal tile brings to who takes it; "" for what is none.
func (s *Scene) Power(kind, tile string) string {
	var all []string
	if n := person(kind, tile).Knowledge; n > 0 {
		all = append(all, s.Say("person-knowledge", Args{"n": n}))
	}
	return strings.Join(append(all, s.Worth(kind, tile)...), "; ")
}

// person is what a tile brings: nothing if it is none.
func person(kind, tile string) view.Person {
	if kind == "friar" {
		return view.Friar(tile)
	}
	return view.Cardinal(tile)
}

package words

import (
	"strings"

	"volgare/internal/lists"
	"volgare/view"
)

// Stakes is what a choice means beside its certain effects: what a tile does and is worth, what
// an office costs and brings, what lies near a city to start in, what becomes later of what is
// taken. The view is that of the decision.
func (s *Scene) Stakes(m view.Move, v *view.View) []string {
	for i := range m.Operands {
		o := &m.Operands[i]
		word, _ := o.Value.(string)
		switch o.Type {
		case "friar", "cardinal":
			return s.Worth(o.Type, word)
		case "office":
			return s.officeStakes(word)
		case "place":
			if v.Decision == "start" {
				return s.startStakes(word)
			}
		}
	}
	if id := "move-" + m.Kind + ".means"; s.Has(id) {
		return []string{s.Say(id, nil)}
	}
	return nil
}

// officeStakes is what an office costs and brings.
func (s *Scene) officeStakes(office string) []string {
	o := lists.Find(s.setup().Offices, func(o *view.SetupOffice) bool { return o.Office == office })
	if o == nil {
		return nil
	}
	return []string{s.Say("office-deal", Args{"votes": o.Votes, "vp": o.VP})}
}

// startStakes is the dialect around a city, its harbour, and what the places next to it give.
func (s *Scene) startStakes(id string) []string {
	city := s.place(id)
	if city == nil {
		return nil
	}
	var all []string
	if city.Zone != nil {
		all = append(all, s.Say("zone-"+*city.Zone, nil))
	}
	if city.Sea != nil {
		all = append(all, s.Say("feature-harbour", nil))
	}
	return append(all, s.Say("start-near", Args{"list": strings.Join(lists.Map(city.Neighbours, s.near), "; ")}))
}

// near is a place with what it gives, or what it is.
func (s *Scene) near(id string) string {
	p := s.place(id)
	if p == nil {
		return s.Place(id)
	}
	var gives []string
	if p.Ducats > 0 {
		gives = append(gives, s.Say("ducats", Args{"n": p.Ducats}))
	}
	if p.Knowledge > 0 {
		gives = append(gives, s.Say("knowledge-n", Args{"n": p.Knowledge}))
	}
	if len(gives) == 0 {
		gives = s.eachOf("feature-", p.Features)
	}
	return p.Name + " (" + strings.Join(gives, ", ") + ")"
}

// eachOf is messages that begin alike.
func (s *Scene) eachOf(prefix string, words []string) []string {
	return lists.Map(words, func(word string) string { return s.Say(prefix+word, nil) })
}

// place is a place of the board; nil for none.
func (s *Scene) place(id string) *view.Place {
	return lists.Find(s.setup().Places, func(p *view.Place) bool { return p.ID == id })
}

package words

import (
	"strings"

	"volgare/internal/lists"
	"volgare/view"
)

// Stakes describes the consequences of a choice besides its certain effects: the power and worth of a tile, the cost and
// reward of an office, the surroundings of a start city, later effects of things taken. v is the view of the decision.
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

// officeStakes describes the cost and reward of an office.
func (s *Scene) officeStakes(office string) []string {
	o := lists.Find(s.setup().Offices, func(o *view.SetupOffice) bool { return o.Office == office })
	if o == nil {
		return nil
	}
	return []string{s.Say("office-deal", Args{"votes": o.Votes, "vp": o.VP})}
}

// startStakes describes the dialect around a city, its harbour, and the bonuses of the neighbouring places.
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

// near describes a place by its bonus or its type.
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

// eachOf formats the message prefix+word for every word.
func (s *Scene) eachOf(prefix string, words []string) []string {
	return lists.Map(words, func(word string) string { return s.Say(prefix+word, nil) })
}

// place returns a place of the board; nil if there is none.
func (s *Scene) place(id string) *view.Place {
	return lists.Find(s.setup().Places, func(p *view.Place) bool { return p.ID == id })
}

package words

import (
	_ "embed"
	"encoding/json"
	"slices"
	"sync"

	"volgare/view"
)

//go:embed guide.json
var guideText []byte

// Step is an explanation that the guide gives the first time it matters, in the browser and in the terminal. Its messages
// are guide-NAME and guide-NAME.text. It matters if all of its conditions hold.
type Step struct {
	Name     string   `json:"name"`
	Rule     *string  `json:"rule"`     // null for none
	Decision []string `json:"decision"` // the viewer has one of these decisions to make
	Legal    []string `json:"legal"`    // a move of one of these kinds is legal
	From     int      `json:"from"`     // the first turn
	To       int      `json:"to"`       // the last turn; 0 for no limit
	Also     string   `json:"also"`     // a further condition, see occasion; "" for none
}

// Guide returns all steps, the most important first.
var Guide = sync.OnceValues(func() (steps []Step, err error) {
	err = json.Unmarshal(guideText, &steps)
	return steps, err
})

// Matters reports whether a step matters now to a seat that has not seen it.
func (s *Step) Matters(v *view.View, seat string) bool {
	i := slices.IndexFunc(v.Players, func(p view.Player) bool { return p.Seat == seat })
	if i < 0 || v.Phase == "over" || v.Turn < s.From || s.To > 0 && v.Turn > s.To {
		return false
	}
	deciding := v.Decides != nil && *v.Decides == seat
	if s.Decision != nil && !(deciding && slices.Contains(s.Decision, v.Decision)) {
		return false
	}
	if s.Legal != nil && !slices.ContainsFunc(v.Legal, func(m view.Legal) bool { return slices.Contains(s.Legal, m.Kind) }) {
		return false
	}
	return occasion(s.Also, v, &v.Players[i], deciding)
}

// Known reports whether a seat has already done in its turn what a step explains, so that it needs no explanation.
func (s *Step) Known(v *view.View, seat string) bool {
	return v.Phase != "over" && v.Decides != nil && *v.Decides == seat &&
		slices.ContainsFunc(s.Legal, func(kind string) bool { return slices.Contains(v.Acts.Done, kind) })
}

// occasion reports whether a further condition of a step holds.
func occasion(word string, v *view.View, me *view.Player, deciding bool) bool {
	switch word {
	case "last-turn":
		return v.LastTurn
	case "one-red":
		return reds(v) == 1
	case "lingua-offered":
		return v.Lingua == "offered"
	case "owns-scuola":
		return slices.ContainsFunc(me.Cards, func(h view.Hand) bool { return h.Deck == "scuola" && len(h.Cards) > 0 })
	case "two-points":
		return v.Acts.Points >= 2
	case "few-points":
		return v.Acts.Points <= 2
	case "done-none":
		return deciding && len(v.Acts.Done) == 0
	case "done-one":
		return deciding && len(v.Acts.Done) == 1
	case "spent":
		return deciding && len(v.Acts.Done) > 1 && v.Acts.Points == 0
	case "alms":
		return slices.ContainsFunc(v.Players, func(p view.Player) bool { return p.Status != "merchant" })
	case "deciding":
		return deciding
	}
	return word == ""
}

// reds returns the number of revealed red papal tiles.
func reds(v *view.View) (n int) {
	for i := range v.Spaces {
		if papal := v.Spaces[i].Papal; papal != nil && *papal == "red" {
			n++
		}
	}
	return n
}

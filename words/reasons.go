package words

import (
	"cmp"
	"strings"

	"volgare/internal/lists"
	"volgare/view"
)

// Reason formats the reason of a refusal as a sentence. places are the places where the move would be possible. Its message
// tests missing arguments by "none".
func (s *Scene) Reason(why view.Reason, places []string) string {
	thing := none
	if why.What != nil {
		n, numbered := why.Need.(int)
		if !numbered {
			n = 1
		}
		thing = s.Counted("good", *why.What, n)
	}
	return s.Say("why-"+why.Code, Args{
		"need": s.figure(why, why.Need), "have": s.figure(why, why.Have),
		"thing": thing, "places": cmp.Or(s.Listed(places), none),
	})
}

// figure returns a figure or a word of a reason in readable form.
func (s *Scene) figure(why view.Reason, value any) any {
	if value == nil {
		return none
	}
	return s.operand(&view.Operand{Type: cmp.Or(why.Unit, "number"), Value: value}, uncounted)
}

// cut formats the reason why an effect is reduced, as a phrase that follows the effect.
func (s *Scene) cut(e *view.Effect, why view.Reason) string {
	which := ""
	if e.A != nil {
		which, _ = e.A.Value.(string)
	}
	return s.Say("cut-"+why.Code, Args{
		"which": which, "need": s.figure(why, why.Need), "have": s.figure(why, why.Have),
	})
}

// Cuts formats all cuts of an effect.
func (s *Scene) Cuts(e *view.Effect) string {
	return strings.Join(lists.Map(e.Cut, func(why view.Reason) string { return s.cut(e, why) }), "; ")
}

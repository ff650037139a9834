package words

import (
	"cmp"
	"strings"

	"volgare/internal/lists"
	"volgare/view"
)

// Reason is why a move is refused, as a sentence. The places are those where it could be
// done, if its rule names some. Its message chooses by "none" for what is not there.
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

// figure is a figure or a word of a reason as people say it.
func (s *Scene) figure(why view.Reason, value any) any {
	if value == nil {
		return none
	}
	return s.operand(&view.Operand{Type: cmp.Or(why.Unit, "number"), Value: value}, uncounted)
}

// cut is why an effect brings no more, as a phrase that follows what it brings.
func (s *Scene) cut(e *view.Effect, why view.Reason) string {
	which := ""
	if e.A != nil {
		which, _ = e.A.Value.(string)
	}
	return s.Say("cut-"+why.Code, Args{
		"which": which, "need": s.figure(why, why.Need), "have": s.figure(why, why.Have),
	})
}

// Cuts are those of an effect, one after the other.
func (s *Scene) Cuts(e *view.Effect) string {
	return strings.Join(lists.Map(e.Cut, func(why view.Reason) string { return s.cut(e, why) }), "; ")
}

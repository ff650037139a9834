package words

import (
	"cmp"

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
		"thing": thing, "places": cmp.Or(Listed(places), none),
	})
}

// figure is a figure or a word of a reason as people say it.
func (s *Scene) figure(why view.Reason, value any) any {
	if value == nil {
		return none
	}
	return s.operand(&view.Operand{Is: cmp.Or(why.Unit, "number"), Value: value}, uncounted)
}

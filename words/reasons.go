package words

import (
	"strings"

	"volgare/view"
)

// Reason is why a move is refused, as a sentence. The places are those where it could be
// done, if its rule names some.
func (s *Scene) Reason(why view.Reason, places []string) string {
	if why.Code == "wrong-place" && len(places) > 0 {
		return s.Say("why-only-here", Args{"places": strings.Join(places, ", ")})
	}
	id, of, plain := "why-"+why.Code, "", ""
	if why.What != nil {
		of = "-of"
	}
	if why.Need == nil {
		plain = "-plain"
	}
	// Some codes come with figures and without, and name what is counted or not.
	for _, way := range []string{of + plain, plain} {
		if s.Has(id + way) {
			id += way
			break
		}
	}
	return s.Say(id, Args{"need": s.needed(why.Code, why.Need), "have": s.needed(why.Code, why.Have), "thing": s.thing(why)})
}

// needed is a figure or a word of a reason as people say it.
func (s *Scene) needed(code string, value any) any {
	word, is := value.(string)
	switch {
	case value == nil:
		return ""
	case !is:
		return value
	case code == "not-your-turn":
		return s.Name(word)
	}
	for _, id := range []string{"status-", "zone-", "decision-"} {
		if s.Has(id + word) {
			return s.Say(id+word, nil)
		}
	}
	return word
}

// thing is what the figures of a reason count; the limit of the poets is one for both of
// their decks. // EXP-S4
func (s *Scene) thing(why view.Reason) string {
	if why.What == nil {
		return ""
	}
	n, numbered := why.Need.(int)
	if !numbered {
		n = 1
	}
	if *why.What == "scuola" && (why.Code == "over-limit" || why.Code == "partner-over-limit") {
		return s.Good("poets", n)
	}
	return s.Good(*why.What, n)
}

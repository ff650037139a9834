package words

import (
	"cmp"

	"volgare/view"
)

// Outcome formats an effect before its move is made: as a phrase that follows the name of its seat, or if it has none as a
// sentence without its end.
func (s *Scene) Outcome(e *view.Effect) string {
	id := "fx-" + e.Kind
	if s.Has(id + ".out") {
		id += ".out"
	}
	return s.Say(id, s.effectArgs(e))
}

// ScoreChange formats a change of the score as a short phrase, without the seat.
func (s *Scene) ScoreChange(c view.ScoreChange) string {
	category := s.Say("category-"+c.Category, nil)
	return s.Say("score-change", Args{"category": category, "n": max(c.VP, -c.VP), "gain": yes(c.VP > 0)})
}

// effectArgs returns the arguments of an effect's message: name and seat of the seat concerned, the names of a and b, the
// word of a in JSON, and n without its sign, which gain gives.
func (s *Scene) effectArgs(e *view.Effect) Args {
	args := Args{
		"name": "", "seat": none, "a": "", "b": "", "which": "", "n": 0, "gain": "yes", "level": e.Level,
	}
	if e.Seat != nil {
		args["name"], args["seat"] = s.Name(*e.Seat), *e.Seat
	}
	n := uncounted
	if e.N != nil {
		n = max(*e.N, -*e.N)
		args["n"], args["gain"] = n, yes(*e.N >= 0)
	}
	if e.A != nil {
		args["a"], args["which"] = s.inSentence(e.A, n), cmp.Or(e.A.Value, any(""))
	}
	if e.B != nil {
		args["b"] = s.operand(e.B, uncounted)
	}
	return args
}

// inSentence returns an operand as used in a sentence: a single card has its article.
func (s *Scene) inSentence(o *view.Operand, n int) any {
	if card, known := o.Value.(string); known && o.Type == "card" && many(n) == 1 {
		return s.CardAs(card, "card-", ".one")
	}
	return s.operand(o, n)
}

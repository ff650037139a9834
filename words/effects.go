package words

import (
	"cmp"

	"volgare/view"
)

// Outcome is an effect before its move is made: with a seat a phrase that follows its name,
// else a sentence without its end.
func (s *Scene) Outcome(e *view.Effect) string {
	id := "fx-" + e.Kind
	if s.Has(id + ".out") {
		id += ".out"
	}
	return s.Say(id, s.effectArgs(e))
}

// ScoreChange is a change of the score in a short phrase, without the seat.
func (s *Scene) ScoreChange(c view.ScoreChange) string {
	category := s.Say("category-"+c.Category, nil)
	return s.Say("score-change", Args{"category": category, "n": max(c.VP, -c.VP), "gain": yes(c.VP > 0)})
}

// effectArgs are what the message of an effect takes: name and seat of whom it concerns,
// a and b by name, which is the word of the wire for a, n without its sign, which gain tells.
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

// inSentence is an operand as a sentence has it: a single card with its article.
func (s *Scene) inSentence(o *view.Operand, n int) any {
	if card, known := o.Value.(string); known && o.Type == "card" && many(n) == 1 {
		return s.CardAs(card, "card-", ".one")
	}
	return s.operand(o, n)
}

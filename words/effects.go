package words

import (
	"cmp"
	"strings"

	"volgare/view"
)

// Effect is what an effect did: with a seat a phrase that follows its name, else a
// sentence without its end. "" for one that is not worth a word.
func (s *Scene) Effect(e *view.Effect) string {
	id, args := s.message(e)
	if id == "" {
		return ""
	}
	return s.Say(id, args)
}

// Outcome is an effect before its move is made.
func (s *Scene) Outcome(e *view.Effect) string {
	id, args := s.message(e)
	switch {
	case id == "":
		return ""
	case s.Has(id + ".out"):
		return s.Say(id+".out", args)
	}
	return s.Say(id, args)
}

// message is the id and the arguments that tell an effect.
func (s *Scene) message(e *view.Effect) (string, Args) {
	n, kind := valueOf(e.N), e.Kind
	switch {
	case kind == "ducats" && n == 0:
		return "", nil
	case kind == "track" && text(e.A) == "knowledge":
		kind = "knowledge"
	case kind == "track" && n < 0 && count(e.B) == 0: // a disc that is taken off has not lost anything
		kind = "track-start"
	}
	return "fx-" + kind, Args{
		"a": s.operand(e.A), "b": s.operand(e.B), "n": s.figure(e), "gain": yes(n >= 0), "bank": yes(text(e.A) == "bank"),
		"seat": cmp.Or(seatOf(e), "none"), "from": text(e.A), "level": e.Level,
		"cubes": s.cubesOf(e), "goods": s.goodsOf(e),
	}
}

// figure is the number that an effect tells, of a manuscript its level.
func (s *Scene) figure(e *view.Effect) int {
	if e.Kind == "manuscript" {
		level, _, _ := strings.Cut(text(e.A), "-")
		return number(level)
	}
	return size(e)
}

func (s *Scene) cubesOf(e *view.Effect) string {
	switch {
	case e.Kind == "scribes-kept":
		return s.Cubes("scribes", valueOf(e.N))
	case e.A != nil && e.A.Is == "cube":
		return s.Cubes(text(e.A), valueOf(e.N))
	}
	return ""
}

// goodsOf are cards or other goods with their number.
func (s *Scene) goodsOf(e *view.Effect) string {
	n := size(e)
	if e.N == nil {
		n = 1
	}
	switch {
	case e.A != nil && e.A.Is == "card":
		return s.Cards(text(e.A), n)
	case e.A != nil && e.A.Is == "good" && text(e.A) != "":
		return s.Good(text(e.A), n)
	}
	return ""
}

func valueOf(n *int) int {
	if n == nil {
		return 0
	}
	return *n
}

// size is the number of an effect without its sign.
func size(e *view.Effect) int { return max(valueOf(e.N), -valueOf(e.N)) }

func seatOf(e *view.Effect) string {
	if e.Seat == nil {
		return ""
	}
	return *e.Seat
}

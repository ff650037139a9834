package record

import "volgare/engine"

// AppendReason appends the reason of a refusal, "too-few-ducats need 10 have 5 (MOV-2)". Figures that denote a seat, a
// decision, a status or a zone are written as words.
func AppendReason(dst []byte, _ *engine.Rules, why engine.Reason) []byte {
	dst = append(dst, why.Code.String()...)
	if need, have := figures(why); need || have {
		dst = appendFigure(dst, " need ", need, why.Code, why.Need)
		dst = appendFigure(dst, " have ", have, why.Code, why.Have)
	}
	return appendRules(dst, []engine.Rule{why.Rule})
}

// ReasonString is AppendReason as a string.
func ReasonString(r *engine.Rules, why engine.Reason) string {
	return string(AppendReason(nil, r, why))
}

// figures reports which figures of a reason have a meaning.
func figures(why engine.Reason) (need, have bool) {
	switch why.Code {
	case engine.WrongZone:
		return why.Need > 0, why.Rule != engine.MOV7
	case engine.NotYourTurn, engine.OtherDecision:
		return true, true
	}
	some := why.Need != 0 || why.Have != 0
	return some, some
}

func appendFigure(dst []byte, label string, given bool, code engine.Code, n int16) []byte {
	if !given {
		return dst
	}
	dst = append(dst, label...)
	switch code {
	case engine.NotYourTurn:
		return append(dst, engine.Seat(n).String()...)
	case engine.OtherDecision:
		return append(dst, engine.Decision(n).String()...)
	case engine.WrongStatus:
		return append(dst, engine.Status(n).String()...)
	case engine.WrongZone:
		return append(dst, engine.Zone(n).String()...)
	}
	return appendInt(dst, n)
}

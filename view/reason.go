package view

import "volgare/engine"

// Reason is the reason why a move is refused.
type Reason struct {
	Rule *string `json:"rule"` // null if no rule of the game is broken
	Code string  `json:"code"`
	Need any     `json:"need"` // a number, a word or null, depending on the code
	Have any     `json:"have"`
	Unit string  `json:"unit,omitempty"` // type of these words: seat, decision, zone or status
	What *string `json:"what"`           // the good that is counted, or poets for a shared limit; null if the code or the move implies it
}

// ReasonOf returns the JSON form of a reason other than the zero Reason. Without rules a kind of manuscript has no name.
func ReasonOf(r *engine.Rules, why engine.Reason) Reason {
	need, have := figures(why)
	reason := Reason{Rule: ruleWord(why.Rule), Code: why.Code.String(), Need: need, Have: have, What: what(r, why)}
	if _, word := have.(string); word {
		reason.Unit = units[why.Code]
	}
	return reason
}

// units are the types of the words in reasons.
var units = map[engine.Code]string{
	engine.NotYourTurn: "seat", engine.OtherDecision: "decision", engine.WrongZone: "zone", engine.WrongStatus: "status",
}

func what(r *engine.Rules, why engine.Reason) *string {
	_, manuscript := why.Of.Manuscript()
	limit := why.Code == engine.OverLimit || why.Code == engine.PartnerOverLimit
	switch d, cards := why.Of.Deck(); {
	case why.Of == engine.GoodDucats || manuscript && r == nil:
		return nil
	case cards && limit && d.Shares(): // EXP-S4
		return orNull(true, d.Form().Score.String())
	}
	return orNull(true, goodWord(r, why.Of))
}

func ruleWord(rule engine.Rule) *string {
	return orNull(rule != engine.NoRule, rule.String())
}

// figures returns need and have, as the words or numbers that the code requires. Reasons without figures have zeros.
func figures(why engine.Reason) (need, have any) {
	switch why.Code {
	case engine.NotYourTurn:
		return engine.Seat(why.Need).String(), engine.Seat(why.Have).String()
	case engine.OtherDecision:
		return engine.Decision(why.Need).String(), engine.Decision(why.Have).String()
	case engine.WrongZone:
		return zoneFigures(why)
	}
	switch {
	case why.Need == 0 && why.Have == 0:
		return nil, nil
	case why.Code == engine.WrongStatus:
		return engine.Status(why.Need).String(), engine.Status(why.Have).String()
	}
	return int(why.Need), int(why.Have)
}

// zoneFigures returns zones. need is absent if either of two zones is accepted. // MSS-3
func zoneFigures(why engine.Reason) (need, have any) {
	if why.Need > 0 {
		need = engine.Zone(why.Need).String()
	}
	return need, engine.Zone(why.Have).String()
}

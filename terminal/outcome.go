package terminal

import (
	"slices"
	"strings"

	"volgare/engine"
	"volgare/internal/lists"
	"volgare/view"
	"volgare/words"
)

// gain is a gain or cost of a move besides points.
type gain struct {
	text string
	kind string // kind of the effect; or ownDucats, scoreLine or ""
}

// scoreLine is a change of one line of the score.
const scoreLine = "score line"

// ownDucats is a change of the ducats by the move itself.
const ownDucats = "own ducats"

// gains returns the certain gains and costs of a legal move besides points: "−10 ducats", "+3 knowledge, to 33".
func (l *Look) gains(m *view.Legal) []gain {
	var all []gain
	if m.Ducats != 0 {
		all = append(all, gain{l.changed("ducats", m.Ducats), ownDucats})
	}
	power := l.granted(m)
	if power != "" {
		all = append(all, gain{text: power})
	} else {
		for _, text := range l.Stakes(m.Move, &l.view) {
			all = append(all, gain{text: text})
		}
	}
	worth := slices.DeleteFunc(slices.Clone(m.Effects), func(e view.Effect) bool {
		return e.Minor || power != "" && e.Kind == nameOf(engine.DiscMoved) // implied by the power
	})
	for _, run := range l.Outcomes(worth) {
		told := []string{l.gain(m, run)}
		for i := range run {
			told = append(told, l.cuts(&run[i]))
		}
		all = append(all, gain{strings.Join(told, ""), run[0].Kind})
	}
	for _, change := range m.Score {
		all = append(all, gain{l.ofSeat(change.Seat, l.ScoreChange(change)), scoreLine})
	}
	if m.Reveals && !l.kindOf(m).EndsTurn() {
		all = append(all, gain{text: l.say("tty-no-way-back", nil)})
	}
	return all
}

// nameOf returns the name of a kind of effect as in JSON.
func nameOf(k engine.EffectKind) string { return k.Form().Name }

// changed formats a change of a number of things.
func (l *Look) changed(id string, n int) string {
	text := l.counted(id, max(n, -n))
	if n < 0 {
		return "−" + text
	}
	return "+" + text
}

// gainTexts joins the texts of gains.
func gainTexts(gains []gain) string {
	return strings.Join(lists.Map(gains, func(g gain) string { return g.text }), ", ")
}

// gain formats a run of effects as a short phrase, with the name of another seat if it is concerned. The name of an advance
// gives its track.
func (l *Look) gain(m *view.Legal, run []view.Effect) string {
	e := &run[0]
	switch {
	case e.A != nil && e.A.Type == "track" && e.A.Value == m.Kind:
		return l.say("to-space", words.Args{"n": e.B.Value})
	case e.Seat != nil:
		return l.ofSeat(*e.Seat, l.OutcomeOf(run))
	}
	return l.OutcomeOf(run)
}

// ofSeat puts the name of another seat before a phrase about it.
func (l *Look) ofSeat(seat, text string) string {
	if seat == l.seat.String() {
		return text
	}
	return l.say("colon", words.Args{"what": l.seatName(seat)}) + " " + text
}

// cuts formats the reasons why an effect is reduced, after a dash; "" if it is not.
func (l *Look) cuts(e *view.Effect) string {
	if len(e.Cut) == 0 {
		return ""
	}
	return " – " + l.Cuts(e)
}

// granted returns the power of the tile that a move takes, "" if it takes none.
func (l *Look) granted(m *view.Legal) string {
	for i := range m.Operands {
		o := &m.Operands[i]
		word, _ := o.Value.(string)
		if power := l.Power(o.Type, word); power != "" {
			return power
		}
	}
	return ""
}

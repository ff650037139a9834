package terminal

import (
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// gain is one thing that a move brings or costs besides points.
type gain struct {
	text string
	what string // "ducats", "discard", "space", "virtual"; "" for all else
}

// effectKinds are the kinds of effect by their names on the wire.
var effectKinds = func() map[string]engine.EffectKind {
	kinds := map[string]engine.EffectKind{}
	for _, k := range engine.EffectKinds() {
		kinds[k.Form().Name] = k
	}
	return kinds
}()

// gains is what a legal move brings and costs besides points, as far as it is
// certain: "−10 ducats", "+3 knowledge".
func (l *Look) gains(m *view.Legal) []gain {
	var all []gain
	if m.Ducats != 0 {
		all = append(all, gain{l.changed("ducats", m.Ducats), "ducats"})
	}
	kind := l.kindOf(m)
	for i := range m.Effects {
		e := &m.Effects[i]
		if k := effectKinds[e.Kind]; k == engine.TurnEnds || k == engine.TurnBegins {
			break
		}
		if g := l.gain(kind, e); g.text != "" {
			all = append(all, g)
		}
	}
	if m.Reveals && !kind.EndsTurn() {
		all = append(all, gain{text: l.say("tty-no-way-back", nil)})
	}
	return all
}

// changed is a change of something that has a number.
func (l *Look) changed(id string, n int) string {
	text := l.counted(id, max(n, -n))
	if n < 0 {
		return "−" + text
	}
	return "+" + text
}

// gainTexts are gains as they are told.
func gainTexts(gains []gain) string {
	texts := make([]string, len(gains))
	for i, g := range gains {
		texts[i] = g.text
	}
	return strings.Join(texts, ", ")
}

// gain is an effect in a few words, "" for one that the move itself tells or that
// does not matter to who chooses.
func (l *Look) gain(move engine.Kind, e *view.Effect) gain {
	own := e.Seat != nil && *e.Seat == l.seat.String()
	switch effectKinds[e.Kind] {
	case engine.DiscMoved:
		if own && (move == engine.BecomeFriar || move == engine.BecomeCardinal) { // the power of the tile says it
			return gain{}
		}
		return gain{l.advance(e, own), "space"}
	case engine.DucatsChanged:
		if e.Seat != nil && !own {
			return gain{text: l.seatName(*e.Seat) + " " + l.changed("ducats", *e.N)}
		}
	case engine.CubesDiscarded, engine.CubesGone:
		return gain{"−" + l.Counted("cube", word(e.A), *e.N), "discard"}
	case engine.VirtualUsed:
		return gain{l.Outcome(e), "virtual"}
	case engine.ScribesStored, engine.Elected:
		return gain{text: l.changed("vp", *e.N)}
	}
	return gain{text: l.honour(e)}
}

func (l *Look) honour(e *view.Effect) string {
	switch effectKinds[e.Kind] {
	case engine.FriarTaken, engine.CardinalTaken:
		return l.Within(l.say(e.A.Is+"-"+word(e.A)+".power", nil))
	case engine.BolognaOpened:
		return l.say("tty-bologna", words.Args{"what": l.degree(*e.N)})
	case engine.RowsMoved:
		return l.say("tty-rows", nil)
	case engine.TilesDrawn:
		return l.counted("tty-look-at", *e.N)
	case engine.AuctionWon:
		return l.say("stupor-mundi", nil)
	case engine.ManuscriptTaken, engine.LinguaTaken, engine.OrientOpened:
		return l.Outcome(e)
	}
	return ""
}

// advance is a disc that moves.
func (l *Look) advance(e *view.Effect, own bool) string {
	track := word(e.A)
	switch {
	case !own && e.Seat != nil:
		return l.seatName(*e.Seat) + " " + signed(*e.N) + " " + l.trackName(track)
	case track == engine.Knowledge.String():
		return l.changed("knowledge-n", *e.N)
	case track == engine.Library.String() && *e.N < 0:
		return l.Outcome(e)
	}
	return l.say("to-space", words.Args{"n": e.B.Value})
}

// degree is what Bologna gives to a graduate. In the Deluxe edition the turn in
// which he takes it decides. // MSG-4
func (l *Look) degree(knowledge int) string {
	late := int(l.rules.Box.LateUniversity)
	if l.classic() || knowledge == late {
		return l.counted("knowledge-n", knowledge)
	}
	return l.say("tty-degree", words.Args{"n": knowledge, "late": late})
}

// word is an operand as text, "?" where it is secret.
func word(o *view.Operand) string {
	if o == nil {
		return "?"
	}
	switch v := o.Value.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	}
	return "?"
}

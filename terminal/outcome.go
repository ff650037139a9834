package terminal

import (
	"fmt"
	"strings"

	"volgare/engine"
	"volgare/view"
)

// gains is what a legal move brings and costs besides points, as far as it is
// certain: "−10 ducats, +3 knowledge".
func (l *Look) gains(m *view.Legal) string {
	var words []string
	if m.Ducats != 0 {
		words = append(words, signed(m.Ducats)+" ducats")
	}
	for i := range m.Effects {
		e := &m.Effects[i]
		if e.Kind == "turn-ends" || e.Kind == "turn" {
			break
		}
		if word := l.gain(e); word != "" {
			words = append(words, word)
		}
	}
	if m.Reveals && m.Kind != "end" && m.Kind != "end-summon" {
		words = append(words, "no way back")
	}
	return strings.Join(words, ", ")
}

// gain is an effect in a few words, "" for one that the move itself tells or that
// does not matter to who chooses.
func (l *Look) gain(e *view.Effect) string {
	switch e.Kind {
	case "track":
		return l.advance(e)
	case "ducats":
		if e.Seat != nil && *e.Seat != l.seat.String() {
			return fmt.Sprintf("%s %s ducats", *e.Seat, signed(*e.N))
		}
	case "cubes-discarded", "cubes-gone":
		return fmt.Sprintf("−%s", count(*e.N, singular(word(e.A))))
	case "virtual":
		return "pays with the virtual " + singular(word(e.A))
	case "scribes-kept":
		return signed(*e.N) + " VP"
	}
	return l.honour(e)
}

func (l *Look) honour(e *view.Effect) string {
	switch e.Kind {
	case "manuscript":
		return "+" + word(e.A)[:1] + " VP"
	case "lingua":
		return "+8 VP"
	case "friar":
		return friars[word(e.A)].lasting
	case "cardinal":
		return cardinals[word(e.A)].lasting
	case "bologna-opened":
		return "opens Bologna for " + degree(l.rules, *e.N)
	case "orient-opened":
		return "opens the Orient"
	case "rows-moved":
		return "closes the rows"
	case "tiles-drawn":
		return "look at " + count(*e.N, "tile")
	case "elected":
		return fmt.Sprintf("+%d VP", *e.N)
	case "auction-won":
		return "wins Stupor Mundi"
	}
	return ""
}

// advance is a disc that moves.
func (l *Look) advance(e *view.Effect) string {
	track := word(e.A)
	own := e.Seat != nil && *e.Seat == l.seat.String()
	switch {
	case !own && e.Seat != nil:
		return fmt.Sprintf("%s %s %s", *e.Seat, signed(*e.N), track)
	case track == engine.Knowledge.String():
		return signed(*e.N) + " knowledge"
	case track == engine.Library.String() && *e.N < 0:
		return "the disc leaves the track"
	}
	return fmt.Sprintf("to space %s", word(e.B))
}

// word is an operand as text, "?" where it is secret.
func word(o *view.Operand) string {
	if o == nil || o.Value == nil {
		return "?"
	}
	return fmt.Sprint(o.Value)
}

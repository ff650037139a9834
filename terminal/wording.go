package terminal

import (
	"slices"
	"strconv"
	"strings"

	"volgare/engine"
	"volgare/view"
	"volgare/words"
)

// wording returns a move as shown and typed: like its notation, but in the language, with the board's names of places, and
// in a counter-offer with the giving seats.
func (l *Look) wording(m engine.Move) string {
	form := view.MoveAs(l.table, m, l.seat, engine.Nobody, l.seat)
	operands := l.typed(m, form.Operands)
	verb := l.say("type-"+form.Kind, nil)
	if l.countering() {
		switch m.Kind {
		case engine.GiveRitmo:
			verb = l.giving(l.view.Trade.By) + " " + l.say("type-deck-ritmo", nil)
		case engine.Ask:
			verb = l.giving(l.seat.String())
		}
	}
	return strings.ToLower(strings.Join(append([]string{verb}, operands...), " "))
}

// typed returns the operands of a move as they are typed.
func (l *Look) typed(m engine.Move, operands []view.Operand) []string {
	var all []string
	paid := false
	for i := range operands {
		o := &operands[i]
		n, number := o.Value.(int)
		word, _ := o.Value.(string)
		switch {
		case l.Has("cube-"+o.Type) && n > 0:
			all = append(all, l.say("cube-"+o.Type+".name", nil), strconv.Itoa(n))
		case l.Has("cube-" + o.Type):
			paid = true
		case o.Type == "sold" && n > 0:
			all = append(all, l.say("type-sell", words.Args{"n": n}))
		case o.Type == "sold", o.Type == "amount" && engine.Good(m.A).Single(), o.Type == "part" && word == "all":
		case number:
			all = append(all, strconv.Itoa(n))
		default:
			all = append(all, l.typedWord(o.Type, word))
		}
	}
	if paid && len(all) == 0 {
		return []string{l.say("type-nothing", nil)}
	}
	return all
}

// typedWord returns a word of an operand as it is typed.
func (l *Look) typedWord(is, word string) string {
	switch is {
	case "place":
		return l.placeWord(word)
	case "seat":
		return l.seatName(word)
	case "manuscript":
		return l.manuscript(l.Manuscript(word))
	case "deck":
		return l.say("type-deck-"+word, nil)
	case "good":
		return l.typedGood(word)
	case "office":
		return l.say("office-"+word, nil)
	case "discard":
		return l.say("type-discard-"+word, nil)
	case "card":
		if word != "none" {
			return l.label(word)
		}
	case "friar", "cardinal", "tile":
		if word != "none" {
			return word
		}
	}
	return l.say("type-"+word, nil)
}

// typedGood returns a requested good as it is typed.
func (l *Look) typedGood(good string) string {
	kind := l.Manuscript(good)
	switch {
	case kind != nil:
		return l.say("type-manuscript", nil) + " " + l.manuscript(kind)
	case l.Has("cube-" + good):
		return l.say("cube-"+good+".name", nil)
	case l.Has("type-deck-" + good):
		return l.say("type-deck-"+good, nil)
	}
	return l.say("type-good-"+good, nil)
}

// placeWord returns the word for a place: its name on the board, if that is a single and unique word, such as "norcia" for
// gubbio, otherwise its id.
func (l *Look) placeWord(id string) string {
	place := l.place(id)
	if place == nil {
		return id
	}
	name := strings.ToLower(place.Name)
	taken := slices.ContainsFunc(l.rules.Box.Places, func(p engine.Place) bool {
		return p.ID != id && (p.ID == name || strings.EqualFold(p.Name, name))
	})
	if taken || strings.Contains(name, " ") {
		return id
	}
	return name
}

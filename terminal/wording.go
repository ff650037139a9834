package terminal

import (
	"slices"
	"strings"

	"volgare/engine"
	"volgare/record"
	"volgare/view"
)

// wording is a move as it stands on the screen: in notation, but with the names that
// the board has for places, and in a counter-offer with who gives what.
func (l *Look) wording(m engine.Move) string {
	verb, rest, _ := strings.Cut(record.MoveString(l.rules, m), " ")
	switch {
	case rest == "":
		return verb
	case m.Kind == engine.ChooseStart, m.Kind == engine.MoveTo, m.Kind == engine.Embark:
		return verb + " " + l.placeWord(rest)
	case l.countering() && m.Kind == engine.GiveRitmo:
		return l.giving(l.view.Trade.By) + " " + rest
	case l.countering() && m.Kind == engine.Ask:
		return l.giving(l.seat.String()) + " " + rest
	}
	return verb + " " + rest
}

// wordings are legal moves as they stand on the screen.
func (l *Look) wordings(moves []view.Legal) []string {
	words := make([]string, len(moves))
	for i := range moves {
		m, _ := l.rules.MoveByID(moves[i].ID)
		words[i] = l.wording(m)
	}
	return words
}

// placeWord is the word for a place with an id: the name that the board has for it,
// where that is one word and no other place has it, "norcia" for gubbio.
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

package view

import (
	"volgare/engine"
	"volgare/record"
)

// operandNames are the names of operand types in JSON.
var operandNames = map[engine.Operand]string{
	engine.APlace: "place", engine.ASeat: "seat", engine.ACube: "cube", engine.ATrack: "track",
	engine.ASpace: "space", engine.AnEvent: "event", engine.AManuscript: "manuscript",
	engine.ALevel: "level", engine.ATile: "tile", engine.AFriar: "friar",
	engine.ACardinal: "cardinal", engine.AnOffice: "office", engine.APapal: "papal",
	engine.AnEnd: "end", engine.ACategory: "category",
	engine.ADeck: "deck", engine.ACard: "card", engine.AGood: "good", engine.APartner: "seat",
	engine.AKeep:    "keep",
	engine.ADiscard: "discard", engine.AHarbour: "place", engine.ASale: "sold", engine.AnAmount: "amount",
	engine.Politicians: "politicians", engine.Nobles: "nobles", engine.Abbesses: "abbesses",
	engine.AGain: "gain", engine.APart: "part",
}

// operand returns an operand in JSON form; a hidden one has no value.
func operand(r *engine.Rules, o engine.Operand, value uint8, hidden bool) *Operand {
	switch {
	case o == engine.NoOperand:
		return nil
	case hidden:
		return &Operand{Type: operandNames[o]}
	}
	return &Operand{Type: operandNames[o], Value: operandValue(r, o, value)}
}

// operandValue returns the word or number for the value of an operand.
func operandValue(r *engine.Rules, o engine.Operand, v uint8) any {
	switch o {
	case engine.APlace, engine.AHarbour:
		return record.PlaceWord(r, engine.PlaceNo(v))
	case engine.AnEvent:
		return int(r.Box.Events[v].No)
	case engine.AManuscript:
		return record.ManuscriptWord(r, v)
	case engine.ATile:
		return tileWord(r, v)
	case engine.ASpace, engine.ALevel, engine.AKeep, engine.ANumber, engine.ASale, engine.AnAmount,
		engine.Politicians, engine.Nobles, engine.Abbesses:
		return int(v)
	case engine.ACard:
		return cardOf(r, v)
	case engine.AGood:
		return goodWord(r, engine.Good(v))
	case engine.ASeat:
		if engine.Seat(v) == engine.Nobody {
			return "bank" // RUL-16
		}
		return engine.Seat(v).String()
	case engine.ACube:
		return engine.Cube(v).String()
	case engine.ADiscard:
		if v == engine.VirtualNoble {
			return "virtual" // FRI-3
		}
		return engine.Cube(v).String()
	case engine.AGain:
		if v == engine.GuaitaLearns {
			return engine.Knowledge.String()
		}
		return engine.GoodDucats.String()
	case engine.APart:
		return [...]string{"all", engine.GoodDucats.String(), engine.Knowledge.String()}[v] // RUL-3
	case engine.APartner:
		return engine.Seat(v).String()
	case engine.ADeck:
		return engine.CardDeck(v).String()
	case engine.ATrack:
		return engine.Track(v).String()
	case engine.AFriar:
		return engine.FriarTile(v).String()
	case engine.ACardinal:
		return engine.CardinalTile(v).String()
	case engine.AnOffice:
		return engine.Office(v).String()
	case engine.APapal:
		return engine.Papal(v).String()
	case engine.ACategory:
		return engine.Category(v).String()
	case engine.AnEnd:
		if v == 0 {
			return "top"
		}
		return "bottom"
	}
	return "?"
}

// none is the value for no tile and no card.
const none = "none"

func tileWord(r *engine.Rules, kind uint8) string {
	if kind == engine.NoTile {
		return none
	}
	return record.TileWord(r, kind)
}

func cardOf(r *engine.Rules, code uint8) string {
	if code == engine.NoCard {
		return none
	}
	d, kind := engine.CardOf(code)
	return cardWord(r, d, kind)
}

// ritmoWords returns the names of the cards of a set of Ritmo colours.
func ritmoWords(set uint8) []string {
	var words []string
	for kind, word := range engine.Ritmo.Form().Kinds {
		if set&(1<<kind) != 0 {
			words = append(words, engine.Ritmo.String()+"-"+word)
		}
	}
	return words
}

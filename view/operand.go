package view

import "volgare/engine"

// operandNames say on the wire what an operand is.
var operandNames = map[engine.Operand]string{
	engine.APlace: "place", engine.ASeat: "seat", engine.ACube: "cube", engine.ATrack: "track",
	engine.ASpace: "space", engine.AnEvent: "event", engine.AManuscript: "manuscript",
	engine.ALevel: "level", engine.ATile: "tile", engine.AFriar: "friar",
	engine.ACardinal: "cardinal", engine.AnOffice: "office", engine.APapal: "papal",
	engine.AnEnd: "end", engine.ACategory: "category",
	engine.ADeck: "deck", engine.ACard: "card", engine.AGood: "good", engine.APartner: "seat",
	engine.AKeep: "keep",
}

// operand names an operand; a hidden one has no value.
func operand(r *engine.Rules, o engine.Operand, value uint8, hidden bool) *Operand {
	switch {
	case o == engine.NoOperand:
		return nil
	case hidden:
		return &Operand{Is: operandNames[o]}
	}
	return &Operand{Is: operandNames[o], Value: operandValue(r, o, value)}
}

// operandValue is the word or number for the value of an operand.
func operandValue(r *engine.Rules, o engine.Operand, v uint8) any {
	switch o {
	case engine.APlace:
		return placeWord(r, engine.PlaceNo(v))
	case engine.AnEvent:
		return int(r.Box.Events[v].No)
	case engine.AManuscript:
		return manuscriptWord(r, v)
	case engine.ATile:
		return tileWord(r, v)
	case engine.ASpace, engine.ALevel, engine.AKeep:
		return int(v)
	case engine.ACard:
		d, kind := engine.CardOf(v)
		return cardWord(r, d, kind)
	case engine.AGood:
		return goodWord(r, engine.Good(v))
	}
	return plainWord(o, v)
}

// plainWord is the word for a value that is the same in every box.
func plainWord(o engine.Operand, v uint8) string {
	switch o {
	case engine.ASeat:
		if engine.Seat(v) == engine.Nobody {
			return "bank" // RUL-16
		}
		return engine.Seat(v).String()
	case engine.ACube:
		return engine.Cube(v).String()
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
		return papalWord(engine.Papal(v))
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

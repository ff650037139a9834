package view

import (
	"fmt"

	"volgare/engine"
	"volgare/record"
)

// targets names the things that a move is about: what a person points at to
// choose it. The last is always the action itself. Things are written as
// "place:roma", "sea:tirreno", "seat:red", "cubes:nobles", "track:rest",
// "manuscript:...", "tile:...", "friar:gigi", "cardinal:muret", "office:pope",
// "lingua", "stack", "deck:ritmo", "card:ritmo-blue", "good:ducats", "action:psalter".
func (b *builder) targets(m engine.Move) []string {
	return append(b.things(m), "action:"+m.Kind.String())
}

// things are those that a move names: where it is done, what it is about, its operands.
func (b *builder) things(m engine.Move) []string {
	subject := m.Subject(&b.s)
	var all []string
	if m.Kind.Form().Here && b.drawnHere(subject) {
		all = b.here()
	}
	all = b.appendThings(all, subject)
	for i := range m.Kind.Form().Operands {
		if !m.Kind.Form().Narrows(i + 1) {
			all = b.appendThings(all, m.Argument(i))
		}
	}
	return all
}

// drawnHere reports whether a deck, if it is one, is drawn from where the deciding
// seat's piece stands. // EXP-R1 EXP-P1 EXP-S2 EXP-G1
func (b *builder) drawnHere(subject engine.Argument) bool {
	at := b.s.Players[b.s.Seat].Place
	return subject.Is != engine.ADeck || at != engine.NoPlace && b.r.DrawnAt(engine.CardDeck(subject.Value), at)
}

// here is the place where the deciding seat's piece stands.
func (b *builder) here() []string {
	at := b.s.Players[b.s.Seat].Place
	if at == engine.NoPlace {
		return nil
	}
	return []string{b.placeTarget(at)}
}

func (b *builder) placeTarget(p engine.PlaceNo) string {
	if sea := b.r.SeaOf(p); sea != engine.NoSea {
		return "sea:" + sea.String()
	}
	return "place:" + record.PlaceWord(b.r, p)
}

// appendThings appends the things that an argument names: numbers name none, nor does
// what is discarded or gained.
func (b *builder) appendThings(all []string, a engine.Argument) []string {
	switch a.Is {
	case engine.APlace:
		return append(all, b.placeTarget(engine.PlaceNo(a.Value)))
	case engine.AHarbour:
		sea := b.r.Box.Places[a.Value].Sea
		return append(all, b.placeTarget(engine.PlaceNo(a.Value)), "sea:"+sea.String())
	case engine.AGood:
		return append(all, b.goodTarget(engine.Good(a.Value)))
	case engine.TheStack:
		return append(all, "stack")
	case engine.Colours:
		return b.appendColours(all, a.Value)
	case engine.ATile, engine.ACard:
		if word := operandValue(b.r, a.Is, a.Value); word == none {
			return all
		}
	case engine.ACube:
		return append(all, "cubes:"+engine.Cube(a.Value).String())
	case engine.ASeat, engine.ATrack, engine.ADeck, engine.AFriar, engine.ACardinal, engine.AManuscript, engine.AnOffice:
	default:
		return all
	}
	return append(all, fmt.Sprint(operandNames[a.Is], ":", operandValue(b.r, a.Is, a.Value)))
}

func (b *builder) appendColours(all []string, set uint8) []string {
	for _, word := range ritmoWords(set) {
		all = append(all, "card:"+word)
	}
	return all
}

// goodTarget is what a person points at to ask for a good: the thing itself where
// it is one that other moves are about too.
func (b *builder) goodTarget(g engine.Good) string {
	if c, ok := g.Cube(); ok {
		return "cubes:" + c.String()
	}
	if d, ok := g.Deck(); ok {
		return "deck:" + d.String()
	}
	if kind, ok := g.Manuscript(); ok {
		return "manuscript:" + record.ManuscriptWord(b.r, kind)
	}
	if g == engine.GoodLingua {
		return "lingua"
	}
	return "good:" + g.String()
}

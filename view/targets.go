package view

import (
	"fmt"
	"slices"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// Targets that are unique.
const (
	stackTarget  = "stack"
	linguaTarget = "lingua"
)

// targets names the things that a move is about, which a person can select to choose the move. The last is always the action
// itself. Things are written as "place:roma", "sea:tirreno", "seat:red", "cubes:nobles", "track:rest", "manuscript:...",
// "tile:...", "friar:gigi", "cardinal:muret", "office:pope", "lingua", "stack", "deck:ritmo", "card:ritmo-blue",
// "good:ducats", "action:psalter".
func (b *builder) targets(m engine.Move) []string {
	return append(b.things(m), "action:"+m.Kind.String())
}

// things returns the things that a move names: the place where it is done, its subject, its operands.
func (b *builder) things(m engine.Move) []string {
	subject := m.Subject(&b.s)
	var all []string
	if m.Kind.Form().Here {
		all = b.appendHere(all, subject)
	}
	all = appendThings(all, b.r, subject)
	for i := range m.Kind.Form().Operands {
		if !m.Kind.Form().Narrows(i + 1) {
			all = appendThings(all, b.r, m.Argument(i))
		}
	}
	return all
}

// appendHere appends the place of the deciding seat's piece, unless the move draws from a deck that is not drawn there.
// // EXP-R1 EXP-P1 EXP-S2 EXP-G1
func (b *builder) appendHere(all []string, subject engine.Argument) []string {
	at := b.s.Players[b.s.Seat].Place
	if at == engine.NoPlace || subject.Is == engine.ADeck && !b.r.DrawnAt(engine.CardDeck(subject.Value), at) {
		return all
	}
	return append(all, placeTarget(b.r, at))
}

func placeTarget(r *engine.Rules, p engine.PlaceNo) string {
	if sea := r.SeaOf(p); sea != engine.NoSea {
		return "sea:" + sea.String()
	}
	return "place:" + record.PlaceWord(r, p)
}

// appendThings appends the things that an argument names. Numbers, discards and gains are not things.
func appendThings(all []string, r *engine.Rules, a engine.Argument) []string {
	switch a.Is {
	case engine.APlace:
		return append(all, placeTarget(r, engine.PlaceNo(a.Value)))
	case engine.AHarbour:
		sea := r.Box.Places[a.Value].Sea
		return append(all, placeTarget(r, engine.PlaceNo(a.Value)), "sea:"+sea.String())
	case engine.AGood:
		return append(all, goodTarget(r, engine.Good(a.Value)))
	case engine.TheStack:
		return append(all, stackTarget)
	case engine.Colours:
		for _, word := range ritmoWords(a.Value) {
			all = append(all, "card:"+word)
		}
		return all
	case engine.ATile, engine.ACard:
		if word := operandValue(r, a.Is, a.Value); word == none {
			return all
		}
	case engine.ACube:
		return append(all, "cubes:"+engine.Cube(a.Value).String())
	case engine.ASeat, engine.ATrack, engine.ADeck, engine.AFriar, engine.ACardinal, engine.AManuscript, engine.AnOffice:
	default:
		return all
	}
	return append(all, fmt.Sprint(operandNames[a.Is], ":", operandValue(r, a.Is, a.Value)))
}

// goodTarget returns the target to select in order to ask for a good: the thing itself if other moves are about it too.
func goodTarget(r *engine.Rules, g engine.Good) string {
	if c, ok := g.Cube(); ok {
		return "cubes:" + c.String()
	}
	if d, ok := g.Deck(); ok {
		return "deck:" + d.String()
	}
	if kind, ok := g.Manuscript(); ok {
		return "manuscript:" + record.ManuscriptWord(r, kind)
	}
	if g == engine.GoodLingua {
		return linguaTarget
	}
	return "good:" + g.String()
}

// Targets names the things that a move was about, each once, according to the effects that a seat knows: the targets of
// moves, and "row:3" for the row of a manuscript taken. Goods that seats own or exchange have no target, and neither has
// anything that begins after the move.
func Targets(t *edition.Table, effects []engine.Effect, seat engine.Seat) []string {
	return touched(t.Rules, known(effects, seat))
}

// OpenTargets returns the Targets with nothing hidden.
func OpenTargets(t *edition.Table, effects []engine.Effect) []string {
	return touched(t.Rules, open(effects))
}

func touched(r *engine.Rules, effects []engine.Effect) []string {
	all := []string{}
	for i := range effects {
		if effects[i].Kind == engine.TurnBegins {
			break
		}
		for _, target := range appendTouched(nil, r, &effects[i]) {
			if !slices.Contains(all, target) {
				all = append(all, target)
			}
		}
	}
	return all
}

// appendTouched appends the things that an effect is about, at their places.
func appendTouched(all []string, r *engine.Rules, e *engine.Effect) []string {
	switch e.Kind {
	case engine.LinguaTaken:
		all = append(all, linguaTarget)
	case engine.TilesDrawn:
		all = append(all, stackTarget)
	case engine.ManuscriptTaken:
		all = append(all, fmt.Sprint("row:", level(r, *e)))
	}
	form := e.Kind.Form()
	if form.B == engine.APartner { // from hand to hand
		return all
	}
	if !e.Hidden.Has(engine.PartA) {
		all = appendLying(all, r, engine.Argument{Is: form.A, Value: e.A})
	}
	if !e.Hidden.Has(engine.PartB) {
		all = appendLying(all, r, engine.Argument{Is: form.B, Value: e.B})
	}
	return all
}

// appendLying is like appendThings for the arguments of effects: tiles are in the stack, and seats and exchanged goods have no target.
func appendLying(all []string, r *engine.Rules, a engine.Argument) []string {
	switch a.Is {
	case engine.ASeat, engine.APartner, engine.AGood:
		return all
	case engine.APlace:
		if engine.PlaceNo(a.Value) == engine.NoPlace { // origin of a piece at the start
			return all
		}
	case engine.ATile:
		if a.Value == engine.NoTile {
			return all
		}
		return append(all, stackTarget)
	}
	return appendThings(all, r, a)
}

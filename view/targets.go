package view

import (
	"strings"

	"volgare/engine"
	"volgare/record"
)

// targets names the things that a move is about: what a person points at to
// choose it. The last is always the action itself. Things are written as
// "place:roma", "sea:tirreno", "seat:red", "cubes:nobles", "track:rest",
// "manuscript:...", "tile:...", "friar:gigi", "cardinal:muret", "office:pope",
// "lingua", "stack", "deck:ritmo", "card:ritmo-blue", "good:ducats", "action:psalter".
func (l *looking) targets(m engine.Move) []string {
	return append(l.things(m), "action:"+record.KindWord(m.Kind))
}

func (l *looking) things(m engine.Move) []string {
	switch m.Kind {
	case engine.ChooseStart, engine.MoveTo:
		return []string{l.placeTarget(engine.PlaceNo(m.A))}
	case engine.Embark:
		sea := l.r.Box.Places[m.A].Sea
		return []string{l.placeTarget(engine.PlaceNo(m.A)), "sea:" + sea.String()}
	case engine.AskCharity, engine.Inquire:
		return []string{"seat:" + engine.Seat(m.A).String()}
	case engine.CityBonus, engine.EventBonus, engine.ScribesLearn, engine.ScribesKeep:
		return l.here()
	}
	return l.goods(m)
}

// here is the place where the deciding seat's piece stands.
func (l *looking) here() []string {
	at := l.s.Players[l.s.Seat].Place
	if at == engine.NoPlace {
		return nil
	}
	return []string{l.placeTarget(at)}
}

func (l *looking) placeTarget(p engine.PlaceNo) string {
	if sea := l.r.SeaOf(p); sea != engine.NoSea {
		return "sea:" + sea.String()
	}
	return "place:" + placeWord(l.r, p)
}

// goods are the things of moves about cubes, tiles, tracks and offices.
func (l *looking) goods(m engine.Move) []string {
	switch m.Kind {
	case engine.TakePoliticians, engine.TakeNobles, engine.TakeAbbesses, engine.TakeScribes:
		return []string{"cubes:" + strings.TrimPrefix(record.KindWord(m.Kind), "take-")}
	case engine.GoRiddle, engine.GoMessenger, engine.GoOrient, engine.GoCanticle, engine.GoLibrary, engine.GoRest:
		return []string{"track:" + record.KindWord(m.Kind)}
	case engine.BecomeFriar:
		return []string{"friar:" + engine.FriarTile(m.A).String()}
	case engine.BecomeCardinal:
		return []string{"cardinal:" + engine.CardinalTile(m.A).String()}
	case engine.TakeManuscript:
		return []string{"manuscript:" + manuscriptWord(l.r, m.A)}
	case engine.TakeLingua:
		return []string{"lingua"}
	case engine.DrawTiles:
		return []string{"stack"}
	case engine.Keep, engine.PutOnTop, engine.GiveUp:
		return l.tileTarget(m.A)
	case engine.Stand:
		return []string{"office:" + engine.Office(m.A).String()}
	}
	return l.cards(m)
}

// cards are the things of the moves of the expansions.
func (l *looking) cards(m engine.Move) []string {
	switch m.Kind {
	case engine.DrawRitmo, engine.DrawPlaciti, engine.DrawArnault, engine.DrawGlossario:
		return l.deckTargets(m.Kind)
	case engine.KeepCard, engine.GiveUpCard:
		return l.cardTarget(engine.CardDeck(m.A), m.B)
	case engine.ReturnRitmo:
		return l.colourTargets(m.A)
	case engine.ReturnGuaita:
		return l.cardTarget(engine.Placiti, engine.Guaita)
	case engine.ReturnWhite:
		return l.cardTarget(engine.Placiti, engine.WhiteCard)
	case engine.GiveRitmo:
		return l.cardTarget(engine.Ritmo, m.A)
	case engine.OpenTrade:
		return []string{"seat:" + engine.Seat(m.A).String()}
	case engine.Ask:
		return []string{l.goodTarget(engine.Good(m.A))}
	case engine.Yield:
		if d, ok := engine.Good(m.A).Deck(); ok {
			return l.cardTarget(d, m.B)
		}
		return l.tileTarget(m.B)
	case engine.ScoreCards, engine.ScoreTrack:
		return l.choiceTarget(m.Kind)
	}
	return nil
}

// deckTargets are the deck that a move draws from, and the place where the piece
// stands if that deck is drawn there. // EXP-R1 EXP-P1 EXP-S2 EXP-G1
func (l *looking) deckTargets(k engine.Kind) []string {
	d := k.DrawsFrom()
	deck := "deck:" + d.String()
	if at := l.s.Players[l.s.Seat].Place; at == engine.NoPlace || !l.r.DrawnAt(d, at) {
		return []string{deck}
	}
	return append(l.here(), deck)
}

func (l *looking) cardTarget(d engine.CardDeck, kind uint8) []string {
	if kind == engine.NoTile {
		return nil
	}
	return []string{"card:" + cardWord(l.r, d, kind)}
}

func (l *looking) colourTargets(set uint8) []string {
	var all []string
	for colour := range uint8(engine.NumColours) {
		if set&(1<<colour) != 0 {
			all = append(all, l.cardTarget(engine.Ritmo, colour)...)
		}
	}
	return all
}

// goodTarget is what a person points at to ask for a good: the thing itself where
// it is one that other moves are about too.
func (l *looking) goodTarget(g engine.Good) string {
	if c, ok := g.Cube(); ok {
		return "cubes:" + c.String()
	}
	if d, ok := g.Deck(); ok {
		return "deck:" + d.String()
	}
	if kind, ok := g.Manuscript(); ok {
		return "manuscript:" + manuscriptWord(l.r, kind)
	}
	if g == engine.GoodLingua {
		return "lingua"
	}
	return "good:" + g.String()
}

// choiceTarget is the deck or the track that a choice at the end is about.
func (l *looking) choiceTarget(k engine.Kind) []string {
	d, t := engine.Ritmo, engine.Riddle
	if l.s.Decision == engine.PlacitiChoice {
		d, t = engine.Placiti, engine.Canticle
	}
	if k == engine.ScoreTrack {
		return []string{"track:" + t.String()}
	}
	return []string{"deck:" + d.String()}
}

func (l *looking) tileTarget(kind uint8) []string {
	if kind == engine.NoTile {
		return nil
	}
	return []string{"tile:" + tileWord(l.r, kind)}
}

package view

import (
	"strings"

	"volgare/engine"
)

// targets names the things that a move is about: what a person points at to
// choose it. The last is always the action itself. Things are written as
// "place:roma", "sea:tirreno", "seat:red", "cubes:nobles", "track:rest",
// "manuscript:...", "tile:...", "friar:gigi", "cardinal:muret", "office:pope",
// "lingua", "stack", "action:psalter".
func (l *looking) targets(m engine.Move) []string {
	return append(l.things(m), "action:"+KindWord(m.Kind))
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
		return []string{"cubes:" + strings.TrimPrefix(KindWord(m.Kind), "take-")}
	case engine.GoRiddle, engine.GoMessenger, engine.GoOrient, engine.GoCanticle, engine.GoLibrary, engine.GoRest:
		return []string{"track:" + KindWord(m.Kind)}
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
	return nil
}

func (l *looking) tileTarget(kind uint8) []string {
	if kind == engine.NoTile {
		return nil
	}
	return []string{"tile:" + tileWord(l.r, kind)}
}

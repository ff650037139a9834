package enginetest

import (
	"cmp"
	"slices"

	"volgare/engine"
)

// replayCards applies effects on the cards of a seat. Secret cards are only counted.
func replayCards(s *engine.State, p *engine.Player, e engine.Effect) {
	d, kind := engine.CardOf(e.A)
	switch e.Kind {
	case engine.CardKept:
		moveCard(p, d, kind, 1)
		s.Piles[d].N--
	case engine.CardReturned:
		if fromHand(e) {
			moveCard(p, d, kind, -1)
			s.Piles[d].N++
		}
	case engine.CardTraded:
		for range max(e.N, -e.N) {
			moveCard(p, d, kind, int(e.N))
		}
	}
}

// fromHand reports whether a returned card was in a hand. Drawn cards that are not kept never were.
func fromHand(e engine.Effect) bool { return e.Rules[0] != engine.EXPK2 }

// moveCard adds a card to the hand of a player, or removes one from it.
func moveCard(p *engine.Player, d engine.CardDeck, kind uint8, sign int) {
	hand := &p.Cards[d]
	if d != engine.Ritmo {
		hand.N += uint8(cmp.Compare(sign, 0))
		return
	}
	var list []engine.Piece
	list = append(list, hand.Piece[:hand.N]...)
	c := engine.MakePiece(kind, engine.Everybody)
	if sign > 0 {
		list = append(list, c)
	} else {
		at := max(slices.Index(list, c), 0)
		list = slices.Delete(list, at, min(at+1, len(list)))
	}
	slices.Sort(list)
	*hand = engine.CardHand{N: uint8(len(list))}
	copy(hand.Piece[:], list)
}

// replayTrade applies the effects of a trade on other goods.
func replayTrade(p *engine.Player, e engine.Effect) {
	switch e.Kind {
	case engine.TileTraded:
		p.Hand.N += uint8(e.N)
	case engine.GoodTraded:
		replayGood(p, engine.Good(e.A), e.N)
	}
}

func replayGood(p *engine.Player, g engine.Good, n int16) {
	if kind, ok := g.Manuscript(); ok {
		p.Manuscripts[kind] += uint8(n)
		return
	}
	switch c, cube := g.Cube(); {
	case cube:
		*store(p, uint8(c)) += uint8(n)
	case g == engine.GoodStored:
		p.Cubes[engine.Scribe] += uint8(n)
	case g == engine.GoodLingua:
		p.Lingua = n > 0
	}
}

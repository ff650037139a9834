package view

import (
	"slices"
	"strings"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// MoveText is the notation of a move that one seat has made as another seat, or a
// spectator, may know it: which library tile it is about is secret, "keep ?".
// So is which card, unless its deck lies open, "keep placiti ?", and what is
// drafted for a trade. What is handed over in a trade is seen by to as well, the
// Receiver; Nobody for all other moves. // SET-1 EXP-P2 RUL-13
func MoveText(t *edition.Table, m engine.Move, by, to, seat engine.Seat) string {
	text := record.MoveString(t.Rules, m)
	gets := m.Kind == engine.Yield && seat == to && to != engine.Nobody
	if by == seat || gets || !secret(m) {
		return text
	}
	words := strings.Fields(text)
	shown := 1
	if from, ok := deckOf(m); ok {
		shown = slices.Index(words, from) + 1
	}
	return strings.Join(words[:shown], " ") + " ?"
}

// Receiver is the seat in turn while its partner chooses what to hand over in a
// trade; Nobody in other decisions. // RUL-13
func Receiver(s *engine.State) engine.Seat {
	if s.Decision != engine.TradePick {
		return engine.Nobody
	}
	return s.Order[s.At]
}

// deckOf is the deck, or the library, that a move about one piece names openly.
func deckOf(m engine.Move) (string, bool) {
	switch m.Kind {
	case engine.KeepCard, engine.GiveUpCard:
		return engine.CardDeck(m.A).String(), true
	case engine.Yield:
		return engine.Good(m.A).String(), true
	}
	return "", false
}

// secret reports whether a move names something that only its seat sees. That none
// is kept shows in what comes next. // RUL-10
func secret(m engine.Move) bool {
	switch m.Kind {
	case engine.Keep:
		return m.A != engine.NoTile
	case engine.KeepCard:
		return m.B != engine.NoTile && engine.CardDeck(m.A) != engine.Ritmo
	case engine.GiveUpCard:
		return engine.CardDeck(m.A) != engine.Ritmo
	case engine.Yield:
		return engine.Good(m.A) != engine.GoodCards(engine.Ritmo)
	case engine.PutOnTop, engine.GiveUp, engine.OpenTrade, engine.GiveRitmo, engine.Ask:
		return true
	}
	return false
}

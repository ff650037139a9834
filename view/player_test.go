package view

import (
	"testing"

	"volgare/engine"
)

// TestPlayerFromMerchantToOffice follows a player from merchant to office.
func TestPlayerFromMerchantToOffice(t *testing.T) {
	for _, c := range []struct {
		player         engine.Player
		face, portrait string
	}{
		{engine.Player{}, "merchant", "merchant"},
		{engine.Player{Office: engine.Banker}, "merchant", "banker"},
		{engine.Player{Friar: engine.Gigi}, "gigi", "gigi"},
		{engine.Player{Friar: engine.Gigi, Office: engine.Monk}, "gigi", "gigi"},
		{engine.Player{Friar: engine.Gigi, Card: engine.Muret}, "muret", "muret"},
		{engine.Player{Card: engine.Muret, Office: engine.Camerlengo}, "muret", "muret"},
		{engine.Player{Card: engine.Muret, Office: engine.Pope}, "muret", "pope"},
	} {
		if f, p := face(&c.player), portrait(&c.player); f != c.face || p != c.portrait {
			t.Errorf("%v %v %v: face %s, portrait %s; want %s, %s", c.player.Friar, c.player.Card, c.player.Office, f, p, c.face, c.portrait)
		}
	}
}

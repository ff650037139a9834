package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestOutcome checks which effects of a legal move are not implied by its name and price.
func TestOutcome(t *testing.T) {
	table := editiontest.Expanded(t, 3)
	red, black, bank := engine.Seat(1), engine.Seat(2), uint8(engine.Nobody)
	ends := engine.Effect{Kind: engine.TurnEnds, Seat: red}
	earns := engine.Effect{Kind: engine.DucatsChanged, Seat: red, A: bank, N: 15}
	pays := engine.Effect{Kind: engine.DucatsChanged, Seat: red, A: uint8(black), N: -5}
	gets := engine.Effect{Kind: engine.DucatsChanged, Seat: black, A: uint8(red), N: 5}
	gives := engine.Effect{Kind: engine.TileTraded, Seat: red, A: 1, B: uint8(black), N: -1}
	given := engine.Effect{Kind: engine.TileTraded, Seat: black, A: 1, B: uint8(red), N: 1}
	for name, c := range map[string]struct {
		move    engine.Kind
		effects []engine.Effect
		want    []bool
	}{
		"the price tells own ducats":       {engine.CityBonus, []engine.Effect{earns}, []bool{true}},
		"but not those after the turn":     {engine.End, []engine.Effect{ends, earns}, []bool{true, false}},
		"nor what another gets":            {engine.MoveTo, []engine.Effect{pays, gets}, []bool{true, false}},
		"of charity the name tells whose":  {engine.AskCharity, []engine.Effect{gets, pays}, []bool{true, true}},
		"a piece is told by who moves":     {engine.Accept, []engine.Effect{gives, given}, []bool{false, true}},
		"a piece to yield is named":        {engine.Yield, []engine.Effect{gives, given}, []bool{true, true}},
		"a tile to keep is named":          {engine.Keep, []engine.Effect{{Kind: engine.TileKept, Seat: red, A: 1}}, []bool{true}},
		"cards to return are named":        {engine.ReturnWhite, []engine.Effect{{Kind: engine.CardReturned, Seat: red}}, []bool{true}},
		"but not those beside one to keep": {engine.KeepCard, []engine.Effect{{Kind: engine.CardReturned, Seat: red}}, []bool{false}},
		"what only another sees":           {engine.Pass, []engine.Effect{{Kind: engine.TileSeen, Seat: black, A: 1, Secret: true}}, []bool{true}},
		"an event, cards and Stupor are told": {engine.EventBonus, []engine.Effect{
			{Kind: engine.EventUsed, Seat: red}, {Kind: engine.CardsDrawn, Seat: red, N: 2}, {Kind: engine.StuporUsed},
		}, []bool{false, false, false}},
	} {
		b := &builder{t: table, r: table.Rules, seat: red}
		for i, e := range b.outcome(engine.Move{Kind: c.move}, c.effects) {
			if e.Minor != c.want[i] {
				t.Errorf("%s: effect %d minor: %v", name, i, e.Minor)
			}
		}
	}
}

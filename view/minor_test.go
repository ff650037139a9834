package view

import (
	"testing"

	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestMinorEffects checks that an effect implied by its neighbour is minor, for some viewers only. // SET-1
func TestMinorEffects(t *testing.T) {
	red, black := engine.Seat(1), engine.Seat(2)
	pays := engine.Effect{Kind: engine.DucatsChanged, Seat: red, A: uint8(black), N: -5}
	gets := engine.Effect{Kind: engine.DucatsChanged, Seat: black, A: uint8(red), N: 5}
	seen := engine.Effect{Kind: engine.TileSeen, Seat: red, A: 1, Secret: true}
	for name, c := range map[string]struct {
		effects []engine.Effect
		seat    engine.Seat
		want    []bool
	}{
		"a payment is told by its receiver":    {[]engine.Effect{pays, gets}, red, []bool{true, false}},
		"one that is not mirrored by who pays": {[]engine.Effect{pays, {Kind: gets.Kind, Seat: black, A: uint8(red), N: 4}}, red, []bool{false, false}},
		"no ducats":                            {[]engine.Effect{{Kind: engine.DucatsChanged, Seat: red, A: uint8(engine.Nobody)}}, red, []bool{true}},
		"points are figures":                   {[]engine.Effect{{Kind: engine.PointsChanged, Seat: red, N: 5}}, red, []bool{true}},
		"no score":                             {[]engine.Effect{{Kind: engine.Scored, N: 0}, {Kind: engine.Scored, N: -4}}, red, []bool{true, false}},
		"a tile that one has seen oneself":     {[]engine.Effect{seen}, red, []bool{false}},
		"a tile that another has seen":         {[]engine.Effect{seen}, black, []bool{true}},
		"a piece is told by who gets it": {[]engine.Effect{
			{Kind: engine.TileTraded, Seat: red, A: 1, B: uint8(black), N: -1, Secret: true},
			{Kind: engine.TileTraded, Seat: black, A: 1, B: uint8(red), N: 1, Secret: true},
		}, engine.Nobody, []bool{true, false}},
		"the drafts of others, what each is about": {[]engine.Effect{
			{Kind: engine.CardDrafted, Seat: red, Secret: true}, {Kind: engine.GoodDrafted, Seat: red, N: 1, Secret: true},
		}, black, []bool{true, true}},
	} {
		for i, e := range Effects(editiontest.Expanded(t, 3), c.effects, c.seat) {
			if e.Minor != c.want[i] {
				t.Errorf("%s: effect %d minor: %v", name, i, e.Minor)
			}
		}
	}
}

// TestMinorRevealsNothing checks that whether an effect is minor depends only on the visible parts of it and of the next,
// also in the open log: effects that look alike are minor alike. // SET-1
func TestMinorRevealsNothing(t *testing.T) {
	shown := map[string]bool{}
	eachPosition(t, func(t *testing.T, p *position) {
		var next engine.State
		var out engine.Effects
		for i, m := range p.t.Rules.AppendLegal(nil, &p.s) {
			if i%5 != 0 {
				continue
			}
			out.Reset()
			p.t.Rules.Apply(&next, &p.s, m, &out)
			looks := [][]Effect{OpenEffects(p.t, out.List)}
			for _, seat := range p.viewers() {
				looks = append(looks, Effects(p.t, out.List, seat))
			}
			for _, told := range looks {
				for i, e := range told {
					after := Effect{}
					if i+1 < len(told) {
						after = told[i+1]
					}
					minor := e.Minor
					e.Minor, after.Minor = false, false
					key := text(t, []Effect{e, after})
					if was, seen := shown[key]; seen && was != minor {
						t.Fatalf("%s is minor here and not there", key)
					}
					shown[key] = minor
				}
			}
		}
	})
}

package engine_test

import (
	"testing"

	"volgare/engine"
)

// Tests of secrecy that the rule cases do not cover, since cases see either the whole game or a mask.

// TestObserve checks that closed screens hide goods that others took in public, until the end. // SET-1 CUB-3
func TestObserve(t *testing.T) {
	closed := rules(t, "deluxe", 3)
	opened, err := engine.NewRules(closed.Box, withOpenScreens(closed.Options), 3)
	if err != nil {
		t.Fatal(err)
	}
	s := begin(closed, 0)
	for seat := range closed.Seats {
		s.Players[seat].Cubes[engine.Noble], s.Players[seat].Manuscripts[0] = 2, 1
	}
	over := s
	over.Decision = engine.Over
	for _, c := range []struct {
		r     *engine.Rules
		s     *engine.State
		hides bool
	}{{closed, &s, true}, {opened, &s, false}, {closed, &over, false}} {
		for _, watcher := range []engine.Seat{0, 1, engine.Nobody} {
			var seen engine.State
			c.r.Observe(&seen, c.s, watcher)
			for seat, p := range seen.Players[:c.r.Seats] {
				hidden := p.Cubes[engine.Noble] == 0 && p.Manuscripts[0] == 0
				if want := c.hides && engine.Seat(seat) != watcher; hidden != want {
					t.Errorf("%v, screens hide %v: %v sees %v: %v %v", c.s.Decision, c.hides, watcher, engine.Seat(seat), p.Cubes, p.Manuscripts)
				}
			}
		}
	}
}

func withOpenScreens(o engine.Options) engine.Options {
	o.ScreensOpen = true
	return o
}

// TestLearntByWatchers checks a tile that all seats have seen: at the end spectators see it too, and only that makes the
// move impossible to undo. // SET-1 SCO-3
func TestLearntByWatchers(t *testing.T) {
	r := rules(t, "deluxe", 2)
	r, err := engine.NewRules(r.Box, withOpenScreens(r.Options), 2)
	if err != nil {
		t.Fatal(err)
	}
	before := begin(r, 0)
	before.Turn, before.Decision = engine.MaxTurns, engine.Election
	before.Players[0].Hand.Piece[0], before.Players[0].Hand.N = engine.MakePiece(0, 1<<r.Seats-1), 1
	after := before
	if r.Learnt(&before, &after) {
		t.Error("learnt without a change")
	}
	if after.Decision = engine.Over; !r.Learnt(&before, &after) {
		t.Error("spectators did not learn of the tile")
	}
}

// TestDecisionsAfterLastTurn checks the decisions after the last turn. // END-1 RUL-8
func TestDecisionsAfterLastTurn(t *testing.T) {
	over := map[engine.Decision]bool{
		engine.Over: true, engine.Election: true, engine.RitmoChoice: true, engine.PlacitiChoice: true,
	}
	for d := engine.Over; d <= engine.PlacitiChoice; d++ {
		s := engine.State{Decision: d}
		if s.TurnsOver() != over[d] {
			t.Errorf("%v: %v", d, s.TurnsOver())
		}
	}
	if s := (engine.State{Decision: engine.Payment, Office: engine.Monk}); !s.TurnsOver() {
		t.Error("an office is paid for within a turn")
	}
}

// TestSecretOperandsOfMoves checks which operands of a move only its seat may read. // SET-1 EXP-P2 RUL-10 RUL-13
func TestSecretOperandsOfMoves(t *testing.T) {
	ritmo, placiti := uint8(engine.Ritmo), uint8(engine.Placiti)
	for m, want := range map[engine.Move][3]bool{
		{Kind: engine.End}:                                             {},
		{Kind: engine.MoveTo, A: 3}:                                    {},
		{Kind: engine.Keep, A: 3}:                                      {true},
		{Kind: engine.Keep, A: engine.NoTile}:                          {},
		{Kind: engine.GiveUp, A: 3}:                                    {true},
		{Kind: engine.KeepCard, A: placiti, B: 1}:                      {false, true},
		{Kind: engine.KeepCard, A: placiti, B: engine.NoTile}:          {},
		{Kind: engine.KeepCard, A: ritmo, B: 1}:                        {},
		{Kind: engine.OpenTrade, A: 1}:                                 {true},
		{Kind: engine.GiveRitmo, A: 1}:                                 {true},
		{Kind: engine.Ask, A: uint8(engine.GoodDucats), B: 5}:          {true, true},
		{Kind: engine.Yield, A: uint8(engine.GoodTiles), B: 2}:         {false, true},
		{Kind: engine.Yield, A: uint8(engine.GoodCards(engine.Ritmo))}: {},
	} {
		for i := range want {
			if got := m.Hides(i); got != want[i] {
				t.Errorf("%v %d %d: operand %d hidden %v", m.Kind, m.A, m.B, i, got)
			}
		}
	}
}

// TestEffectAs checks which parts of a secret effect other seats may know. // SET-1 EXP-R2 RUL-13
func TestEffectAs(t *testing.T) {
	const all = engine.PartA | engine.PartB | engine.PartN
	card := engine.CardCode(engine.Placiti, engine.Guaita)
	hidden := engine.CardCode(engine.Placiti, engine.Unknown)
	for _, c := range []struct{ effect, others engine.Effect }{
		{
			engine.Effect{Kind: engine.DiscMoved, A: 3, B: 4, N: 2},
			engine.Effect{Kind: engine.DiscMoved, A: 3, B: 4, N: 2},
		}, {
			engine.Effect{Kind: engine.CardKept, Secret: true, A: card, B: 1, N: 1},
			engine.Effect{Kind: engine.CardKept, Secret: true, A: hidden, Hidden: all},
		}, {
			engine.Effect{Kind: engine.GoodDrafted, Secret: true, A: 3, B: 1, N: 5},
			engine.Effect{Kind: engine.Drafted, Secret: true, Hidden: all},
		}, {
			engine.Effect{Kind: engine.TileTraded, Secret: true, A: 3, B: 1, N: 2},
			engine.Effect{Kind: engine.TileTraded, Secret: true, B: 1, N: 2, Hidden: engine.PartA},
		},
	} {
		for _, seat := range []engine.Seat{0, 1, 2, engine.Nobody} {
			want := c.others
			if seat == 0 || seat == 1 && c.effect.Kind == engine.TileTraded { // the seat that acts, and its partner
				want = c.effect
			}
			if got := c.effect.As(seat); got != want {
				t.Errorf("%v as %v: %+v, want %+v", c.effect.Kind, seat, got, want)
			}
		}
	}
}

// TestLearntFromReturnedCard: a seat returns a white card that all know, and keeps a card that only a third seat knows.
// Whether that seat still knows the card reveals whether it is white too. // EXP-P5
func TestLearntFromReturnedCard(t *testing.T) {
	r := expanded(t, 3)
	for _, c := range []struct {
		seen uint8 // the seats that know the remaining card
		want bool
	}{{0b001, false}, {0b011, true}, {engine.Everybody, false}} {
		before := begin(r, 0)
		before.Seat, before.Turn, before.Decision = 0, 5, engine.Turn
		hand := &before.Players[0].Cards[engine.Placiti]
		hand.Add(engine.MakePiece(engine.WhiteCard, engine.Everybody))
		hand.Add(engine.MakePiece(engine.Placito, c.seen))
		var after engine.State
		move := engine.Move{Kind: engine.ReturnWhite, A: 1}
		if why := r.Check(&before, move); !why.Legal() {
			t.Fatal(why)
		}
		r.Apply(&after, &before, move, nil)
		if got := r.Learnt(&before, &after); got != c.want {
			t.Errorf("remaining card seen by %03b: learnt %v", c.seen, got)
		}
	}
}

// TestLookedAtByAll: a card that all five seats have looked at in turn has never been open, so spectators do not know it.
// // EXP-K2 SET-1
func TestLookedAtByAll(t *testing.T) {
	r := expanded(t, 5)
	s := begin(r, 0)
	s.Turn, s.Piles[engine.Glossario].N = 5, 1
	milano, _ := r.PlaceByID("milano")
	for seat := range engine.Seat(5) {
		p := &s.Players[seat]
		p.Place = milano
		p.Cards[engine.Ritmo].Add(engine.MakePiece(0, engine.Everybody))
		p.Cards[engine.Glossario].Add(engine.MakePiece(0, 1<<seat)) // up to the limit
	}
	for at, seat := range s.Order {
		s.FreshTurn(seat)
		s.At = uint8(at)
		for _, m := range []engine.Move{
			{Kind: engine.Glossario.Action(), A: 1},
			{Kind: engine.KeepCard, A: uint8(engine.Glossario), B: engine.NoTile},
		} {
			if why := r.Check(&s, m); !why.Legal() {
				t.Fatal(seat, m, why)
			}
			r.Apply(&s, &s, m, nil)
		}
	}
	var mask engine.State
	r.Mask(&mask, &s, engine.Nobody)
	if n := mask.Piles[engine.Glossario].Unknown(); n != 1 {
		t.Error("a spectator knows the card")
	}
	for seat := range engine.Seat(5) {
		r.Mask(&mask, &s, seat)
		if n := mask.Piles[engine.Glossario].Unknown(); n != 0 {
			t.Error(seat, "has forgotten the card")
		}
	}
}

// TestLibraryMemory: if a single tile is drawn, all see where it goes, so a seat that saw it in the stack knows it in the
// hand. At the limit no other seat sees which tile is given up for it. // LIB-2 RUL-10 SET-1
func TestLibraryMemory(t *testing.T) {
	r := expanded(t, 3)
	for _, full := range []bool{false, true} {
		s := begin(r, 0)
		s.Turn = 5
		s.FreshTurn(0)
		s.Stack.Piece[0] = engine.MakePiece(s.Stack.Piece[0].Kind(), 1<<1)
		kind := s.Stack.Piece[0].Kind()
		s.Tracks[engine.Library].Space[0] = r.Box.LibraryDraw[0].Space
		if full {
			s.Players[0].Hand.Add(engine.MakePiece(0, 1<<0|1<<1))
		}
		moves := []engine.Move{{Kind: engine.DrawTiles}, {Kind: engine.Keep, A: kind}}
		if full {
			moves = append(moves, engine.Move{Kind: engine.GiveUp, A: 0})
		}
		for _, m := range moves {
			if why := r.Check(&s, m); !why.Legal() {
				t.Fatal(full, m, why)
			}
			r.Apply(&s, &s, m, nil)
		}
		var mask engine.State
		r.Mask(&mask, &s, 1)
		if known := mask.Players[0].Hand.Unknown() == 0; s.Players[0].Hand.N != 1 || known == full {
			t.Errorf("at the limit %v: another seat knows %d of %d tiles", full, 1-mask.Players[0].Hand.Unknown(), s.Players[0].Hand.N)
		}
	}
}

// TestKeepUnknown checks that a seat can plan to keep a tile that it has not yet seen.
func TestKeepUnknown(t *testing.T) {
	r := expanded(t, 3)
	s := begin(r, 0)
	s.Turn = 5
	milano, _ := r.PlaceByID("milano")
	p := &s.Players[0]
	p.Place = milano
	p.Cards[engine.Ritmo].Add(engine.MakePiece(0, engine.Everybody))
	s.FreshTurn(0)
	r.Mask(&s, &s, 0)
	p.Friar, p.Status = engine.Alessandro, engine.Friar // draws one more than may be kept
	d := engine.Glossario
	r.Apply(&s, &s, engine.Move{Kind: d.Action(), A: 1}, nil)
	r.Apply(&s, &s, engine.Move{Kind: engine.KeepCard, A: uint8(d), B: s.Piles[d].Piece[0].Kind()}, nil)
	if n := p.Cards[d].N; n != 1 || s.Decision != engine.Turn {
		t.Errorf("kept %d cards, then %v", n, s.Decision)
	}
}

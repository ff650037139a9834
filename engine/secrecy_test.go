package engine_test

import (
	"testing"

	"volgare/engine"
)

// Who may know what: what the cases do not ask, since they see the whole game or a mask.

// TestObserve: closed screens hide what others took in public, until the end. // SET-1 CUB-3
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

// TestLearntByWatchers: at the end a watcher sees a tile that all seats have seen before,
// so that nothing else tells that it cannot be taken back. // SET-1 SCO-3
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
		t.Error("nobody learns of the tile")
	}
}

// TestTurnsOver: the decisions after the last turn. // END-1 RUL-8
func TestTurnsOver(t *testing.T) {
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

// TestHides: which operands of a move only its seat reads. // SET-1 EXP-P2 RUL-10 RUL-13
func TestHides(t *testing.T) {
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

// TestEffectAs: what of a secret effect the others are told. // SET-1 EXP-R2 RUL-13
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
			if seat == 0 || seat == 1 && c.effect.Kind == engine.TileTraded { // who acts, and with whom he trades
				want = c.effect
			}
			if got := c.effect.As(seat); got != want {
				t.Errorf("%v as %v: %+v, want %+v", c.effect.Kind, seat, got, want)
			}
		}
	}
}

// TestLearntBesideReturned: who returns a white card that all know, and keeps one that only
// a third seat knows, tells by what that seat still knows whether it is white too. // EXP-P5
func TestLearntBesideReturned(t *testing.T) {
	r := expanded(t, 3)
	for _, c := range []struct {
		seen uint8 // the seats that know the card that stays
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
			t.Errorf("beside a card that %03b have seen: learnt %v", c.seen, got)
		}
	}
}

// TestLookedAtByAll: a card that all five seats have looked at, one after the other, has never
// lain open; who watches does not know it. // EXP-K2 SET-1
func TestLookedAtByAll(t *testing.T) {
	r := expanded(t, 5)
	s := begin(r, 0)
	s.Turn, s.Piles[engine.Glossario].N = 5, 1
	milano, _ := r.PlaceByID("milano")
	for seat := range engine.Seat(5) {
		p := &s.Players[seat]
		p.Place = milano
		p.Cards[engine.Ritmo].Add(engine.MakePiece(0, engine.Everybody))
		p.Cards[engine.Glossario].Add(engine.MakePiece(0, 1<<seat)) // as many as it may own
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
		t.Error("who watches knows the card")
	}
	for seat := range engine.Seat(5) {
		r.Mask(&mask, &s, seat)
		if n := mask.Piles[engine.Glossario].Unknown(); n != 0 {
			t.Error(seat, "has forgotten the card")
		}
	}
}

// TestLibraryMemory: of one tile that is drawn everybody sees where it goes, so who has seen it in the stack
// knows it in the hand; at the limit nobody sees which of them goes for it. // LIB-2 RUL-10 SET-1
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

// TestKeepUnknown: a plan of a seat that does not know what it will draw can keep it all the same.
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
	p.Friar, p.Status = engine.Alessandro, engine.Friar // draws one more than he keeps
	d := engine.Glossario
	r.Apply(&s, &s, engine.Move{Kind: d.Action(), A: 1}, nil)
	r.Apply(&s, &s, engine.Move{Kind: engine.KeepCard, A: uint8(d), B: s.Piles[d].Piece[0].Kind()}, nil)
	if n := p.Cards[d].N; n != 1 || s.Decision != engine.Turn {
		t.Errorf("kept %d cards, then %v", n, s.Decision)
	}
}

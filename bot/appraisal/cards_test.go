package appraisal

import (
	"testing"

	"volgare/bot/chart"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// lateGame returns the last turn of a game of three with all expansions.
func lateGame(t *testing.T) (*engine.Rules, engine.State) {
	t.Helper()
	r := editiontest.Expanded(t, 3).Rules
	s := r.New(r.Deal("late"), nil)
	s.Turn, s.Seat, s.Points = 13, 0, 5
	s.Papal = [5]engine.Papal{engine.Red, engine.Red, engine.White, engine.White, engine.White}
	s.Order, s.At = [engine.MaxSeats]engine.Seat{0, 1, 2}, 0
	for seat := range s.Players[:3] {
		s.Players[seat].Place = engine.PlaceNo(2 + seat)
	}
	s.Players[2].Ducats = 90
	return r, s
}

func own(s *engine.State, seat engine.Seat, d engine.CardDeck, kinds ...uint8) {
	seen := uint8(1) << seat
	if d == engine.Ritmo {
		seen = engine.Everybody
	}
	for _, kind := range kinds {
		s.Players[seat].Cards[d].Add(engine.MakePiece(kind, seen))
	}
}

func choose(r *engine.Rules, s *engine.State) engine.Move {
	var view engine.State
	r.Mask(&view, s, s.Seat)
	return NewAnswers(Current(), 1).To(r, &view, r.AppendLegal(nil, &view))
}

// TestCardsOrTrackByGain checks that cards are chosen if they bring more than the track, and the track if both bring the same, since no
// rival scores it then. // EXP-R8 EXP-P8
func TestCardsOrTrackByGain(t *testing.T) {
	for _, c := range []struct {
		decision engine.Decision
		track    engine.Track
		deck     engine.CardDeck
		space    uint8
		second   uint8
		want     engine.Kind
	}{
		{engine.RitmoChoice, engine.Riddle, engine.Ritmo, 9, 3, engine.ScoreCards},
		{engine.RitmoChoice, engine.Riddle, engine.Ritmo, 5, 4, engine.ScoreTrack},
		{engine.PlacitiChoice, engine.Canticle, engine.Placiti, 9, 3, engine.ScoreCards},
		{engine.PlacitiChoice, engine.Canticle, engine.Placiti, 4, 3, engine.ScoreTrack},
	} {
		r, s := lateGame(t)
		s.Decision = c.decision
		own(&s, 0, c.deck, 0, 0)
		s.Tracks[c.track].Space = [engine.MaxSeats]uint8{c.space, 2, c.second}
		s.Tracks[c.track].Ahead = [engine.MaxSeats]engine.Seat{0, 2, 1}
		if got := choose(r, &s); got.Kind != c.want {
			t.Errorf("%v on space %d: %v, want %v", c.decision, c.space, got.Kind, c.want)
		}
	}
}

// TestBestDrawnCardIsKept checks that the drawn card with the most VP is kept, and that at the limit the least valuable card is
// given up. // EXP-G1 EXP-G6
func TestBestDrawnCardIsKept(t *testing.T) {
	r, s := lateGame(t)
	value := func(kind uint8) uint8 { return r.Box.Cards[engine.Glossario][kind].VP }
	s.Tracks[engine.Knowledge].Space[0] = 40
	own(&s, 0, engine.Placiti, engine.Placito)
	own(&s, 0, engine.Glossario, 0)
	s.Decision = engine.CardKeep
	s.Draw = engine.CardDraw{Deck: engine.Glossario, Drawn: 2, Keeps: 1}
	s.Piles[engine.Glossario].Piece[0] = engine.MakePiece(0, 1)
	s.Piles[engine.Glossario].Piece[1] = engine.MakePiece(2, 1)
	m := choose(r, &s)
	if m.Kind != engine.KeepCard || m.B != 2 {
		t.Fatalf("it keeps %v (%d VP)", m, value(m.B))
	}
	r.Apply(&s, &s, m, nil)
	own(&s, 0, engine.Glossario, 1)
	if m = choose(r, &s); m != (engine.Move{Kind: engine.GiveUpCard, A: uint8(engine.Glossario), B: 0}) {
		t.Errorf("it gives up %v", m)
	}
}

// TestYieldsTheCheapest checks that a partner hands over the piece with the lowest value to them. // RUL-13
func TestYieldsTheCheapest(t *testing.T) {
	r, s := lateGame(t)
	s.Decision, s.Seat, s.Trade.With = engine.TradePick, 1, 1
	s.Trade.Asks.Set(engine.GoodCards(engine.Scuola), 1)
	own(&s, 1, engine.Scuola, 0, 1, 2)
	own(&s, 1, engine.Arnault, 0)
	if m := choose(r, &s); m != (engine.Move{Kind: engine.Yield, A: uint8(engine.GoodCards(engine.Scuola)), B: 0}) {
		t.Errorf("it yields %v", m)
	}
}

// TestReplyToOfferByGain checks that an offer is accepted if it brings enough, and refused if it only costs or the other
// gains far more. // RUL-13
func TestReplyToOfferByGain(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(s *engine.State)
		want engine.Kind
	}{
		{"a card that is worth the riddle", func(s *engine.State) {
			s.Tracks[engine.Riddle].Space = [engine.MaxSeats]uint8{1, 3, 4}
			s.Tracks[engine.Riddle].Ahead = [engine.MaxSeats]engine.Seat{2, 1, 0}
			s.Trade.Asks.Set(engine.GoodDucats, 1)
		}, engine.Accept},
		{"a card that is worth nothing", func(s *engine.State) {
			s.Trade.Asks.Set(engine.GoodCubes(engine.Politician), 1)
		}, engine.Refuse},
		{"a card against the better one of two poets", func(s *engine.State) {
			own(s, 1, engine.Arnault, 0)
			own(s, 1, engine.Scuola, 0)
			s.Trade.Asks.Set(engine.GoodCards(engine.Arnault), 1)
		}, engine.Refuse},
	} {
		r, s := lateGame(t)
		s.Decision, s.Seat, s.Trade.With = engine.TradeReply, 1, 1
		s.Trade.Gives[0] = 1
		s.Players[1].Cubes[engine.Politician] = 3
		own(&s, 0, engine.Ritmo, 0)
		c.lay(&s)
		if got := choose(r, &s); got.Kind != c.want {
			t.Errorf("%s: %v", c.name, got.Kind)
		}
	}
}

// TestPartnerGainCountsAsOneRival checks that the partner's gain counts as the share of one rival among all.
func TestPartnerGainCountsAsOneRival(t *testing.T) {
	for _, c := range []struct {
		seats       int
		trade, want gains
	}{
		{2, gains{900, 600}, gains{300, -300}},
		{3, gains{900, 600}, gains{600, 150}},
		{5, gains{900, 200}, gains{850, -25}},
	} {
		if got := c.trade.overRivals(c.seats); got != c.want {
			t.Errorf("%d seats, %v: %v, want %v", c.seats, c.trade, got, c.want)
		}
	}
}

// TestPointIsWorthMoreWithCards checks that an action point is worth more at tables with cards, and only there.
func TestPointIsWorthMoreWithCards(t *testing.T) {
	base, cards := editiontest.Table(t, "deluxe", 3).Rules, editiontest.Expanded(t, 3, "ritmo").Rules
	people := editiontest.Expanded(t, 3, "alessandro", "sonzogni", "library-tile").Rules
	now, first := Current(), First()
	for _, c := range []struct {
		name string
		r    *engine.Rules
		w    *Weights
		want int
	}{
		{"with cards", cards, &now, now.PointWithCards},
		{"without", base, &now, first.Point},
		{"with people and a tile only", people, &now, first.Point},
		{"for greedy-1", cards, &first, first.Point},
	} {
		s := c.r.New(c.r.Deal("point"), nil)
		if e := NewEvaluator(chart.New(c.r), c.w, &s, 0); e.point != c.want {
			t.Errorf("%s: %d, want %d", c.name, e.point, c.want)
		}
	}
}

// TestPoetCardRaisesSummons checks that the Brindisi card makes a summons worth more while there is such a card and time to reach
// Cagliari. // EXP-S1 EXP-S2
func TestPoetCardRaisesSummons(t *testing.T) {
	r := editiontest.Expanded(t, 3, "poeti").Rules
	s, w := r.New(r.Deal("poet"), nil), Current()
	r.Mask(&s, &s, 0)
	board := chart.New(r)
	s.Turn, s.Stupor = 10, true
	s.Players[0].Place = board.Brindisi
	call := func() int {
		e := NewEvaluator(board, &w, &s, 0)
		return e.Summons(&s)
	}
	with := call()
	s.Piles[engine.Scuola].N = 0
	if without := call(); with <= without {
		t.Errorf("the summons is worth %d with a poet, %d without", with, without)
	}
	e := NewEvaluator(board, &w, &s, 0)
	if want := e.auctionPrize(&s) * w.Summon / 1000; call() != want {
		t.Errorf("without a poet the summons is worth %d, want %d", call(), want)
	}
}

// TestTradeNeverOverfillsHand checks that a trade never moves a card into a full hand. // EXP-K3 EXP-R5
func TestTradeNeverOverfillsHand(t *testing.T) {
	for _, d := range []engine.CardDeck{engine.Placiti, engine.Ritmo} {
		for full := range engine.Seat(2) {
			r, s := lateGame(t)
			s.Decision, s.Trade.With = engine.TradeDraft, 1
			own(&s, 0, engine.Ritmo, 0)
			for s.Players[full].Cards[d].N < engine.MaxCards {
				own(&s, full, d, 2)
			}
			own(&s, 1-full, d, 0)
			if m := choose(r, &s); !r.Check(&s, m).Legal() {
				t.Errorf("%v of %v: %v", full, d, m)
			}
		}
	}
}

package engine_test

import (
	"slices"
	"testing"

	"volgare/engine"
)

// Tests of functions that only try out or explain moves.

// TestFreshTurn checks that a seat gets a fresh turn, whatever is in progress. // ACT-1 CAR-3 RUL-13
func TestFreshTurn(t *testing.T) {
	r := expanded(t, 3)
	s := begin(r, 0)
	s.Order = [engine.MaxSeats]engine.Seat{2, 0, 1}
	s.Decision, s.Seat, s.At, s.Points, s.Done, s.Drawn, s.Placed = engine.TradePick, 1, 0, 2, 1<<engine.MoveTo, 3, 1
	s.Summons, s.Due, s.Office = engine.Summons{Called: true, By: 2, Bid: 3}, 7, engine.Monk
	s.Trade.With, s.Trade.Gives, s.Draw.Drawn = 1, [engine.NumColours]uint8{2: 2}, 3
	s.Players[1].Card = engine.Muret
	picking, drafting := s, s
	picking.FreshTurn(1)
	want := s
	want.Decision, want.Seat, want.At, want.Points, want.Done, want.Drawn, want.Placed = engine.Turn, 1, 2, 6, 0, 0, 0
	want.Summons, want.Due, want.Office, want.Trade, want.Draw = engine.Summons{}, 0, engine.NoOffice, engine.Trade{}, engine.CardDraw{}
	for range 2 { // the cards that were set aside
		want.Players[2].Cards[engine.Ritmo].Add(engine.MakePiece(2, engine.Everybody))
	}
	if picking != want {
		t.Errorf("from a choice between goods: %+v\nwant %+v", picking, want)
	}
	drafting.Decision = engine.TradeDraft
	drafting.FreshTurn(0)
	if n := drafting.Players[2].Cards[engine.Ritmo].N; n != 0 || drafting.Points != 5 || drafting.At != 1 {
		t.Errorf("from a draft: %d cards given back, %d points, place %d in the order", n, drafting.Points, drafting.At)
	}
}

// TestNearerMovesFailLater checks that the later a fault is reported, the nearer the move is to legal. // ACT-4
func TestNearerMovesFailLater(t *testing.T) {
	codes := engine.Codes()
	for _, code := range codes {
		want := int(code)
		switch code {
		case engine.TooManyPoints, engine.NotYourself:
			want = -1
		case engine.SamePlace, engine.OtherDecision:
			want = 0
		}
		if got := (engine.Reason{Code: code}).Nearness(); got != want {
			t.Errorf("%v: %d, want %d", code, got, want)
		}
	}
	if got, most := (engine.Reason{}).Nearness(), int(slices.Max(codes)); got != most+1 {
		t.Errorf("legal: %d, want %d", got, most+1)
	}
}

// TestSummoned checks that the summoner answers and bids first, and that no seat follows the last. // RUL-7
func TestSummoned(t *testing.T) {
	r := rules(t, "deluxe", 3)
	s := begin(r, 0)
	s.Order, s.Summons.By = [engine.MaxSeats]engine.Seat{2, 0, 1}, 0
	for at, want := range []engine.Seat{0, 2, 1, engine.Nobody} {
		if got := r.Summoned(&s, at); got != want {
			t.Errorf("at %d: %v, want %v", at, got, want)
		}
	}
}

// TestAskLimits checks that an offer names a limited number of manuscripts of one kind, and that the mask of another seat's
// draft allows no asking. // RUL-13
func TestAskLimits(t *testing.T) {
	closed := expanded(t, 3)
	r, err := engine.NewRules(closed.Box, withOpenScreens(closed.Options), 3)
	if err != nil {
		t.Fatal(err)
	}
	s := begin(r, 0)
	s.Order, s.At, s.Seat, s.Decision, s.Turn = [engine.MaxSeats]engine.Seat{0, 1, 2}, 0, 0, engine.TradeDraft, 3
	s.Trade.With = 1
	s.Tracks[engine.Knowledge].Space[0] = r.Box.KnowledgeSpaces
	s.Players[1].Ducats, s.Players[1].Manuscripts[0] = 20, engine.MaxAsked+1
	manuscript := engine.Move{Kind: engine.Ask, A: uint8(engine.GoodManuscript(0)), B: 1}
	for n := range engine.MaxAsked {
		if why := r.Check(&s, manuscript); !why.Legal() {
			t.Fatalf("manuscript %d: %+v", n+1, why)
		}
		r.Apply(&s, &s, manuscript, nil)
	}
	want := engine.Reason{
		Rule: engine.RUL13, Code: engine.NotThere, Need: engine.MaxAsked + 1, Have: engine.MaxAsked, Of: engine.GoodManuscript(0),
	}
	if why := r.Check(&s, manuscript); why != want {
		t.Errorf("one more manuscript than can be named: %+v", why)
	}
	ducats := engine.Move{Kind: engine.Ask, A: uint8(engine.GoodDucats), B: 5}
	for seat, want := range map[engine.Seat]engine.Code{0: engine.Legal, 2: engine.NotThere, engine.Nobody: engine.NotThere} {
		var mask engine.State
		r.Mask(&mask, &s, seat)
		if why := r.Check(&mask, ducats); why.Code != want {
			t.Errorf("ducats as %v sees it: %+v, want %v", seat, why, want)
		}
	}
}

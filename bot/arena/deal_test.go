package arena

import (
	"slices"
	"testing"

	"volgare/engine"
)

func TestShareAndMargin(t *testing.T) {
	g := Game{VP: []int{50, 44, 41, 44}, Rank: []int{1, 2, 4, 3}}
	if g.Share(0) != 1 || g.Share(1) != 0 || g.Margin(0) != 7 || g.Margin(2) != -5 {
		t.Errorf("shares %v %v, margins %v %v", g.Share(0), g.Share(1), g.Margin(0), g.Margin(2))
	}
	shared := Game{VP: []int{50, 50, 20}, Rank: []int{1, 1, 3}}
	if shared.Share(0) != 0.5 || shared.Share(1) != 0.5 || shared.Share(2) != 0 {
		t.Errorf("of a shared win: %v %v %v", shared.Share(0), shared.Share(1), shared.Share(2))
	}
}

// TestEachPlayerHasEachSeatOnce checks that each player has each seat once over the games of a deal, and that results are listed by player.
func TestEachPlayerHasEachSeatOnce(t *testing.T) {
	m := small(t)
	m.Lineups = []Lineup{{called("a"), called("b"), called("c")}}
	p := newMatchPlayer(&m, nil)
	for rotation, want := range []string{"abc", "cab", "bca"} {
		if err := p.sit(gameNo{1, 0, rotation}, "m/1"); err != nil {
			t.Fatal(err)
		}
		seats := ""
		for _, who := range p.seats[:3] {
			seats += who.name
		}
		if seats != want {
			t.Errorf("rotation %d: %s, want %s", rotation, seats, want)
		}
	}
	// In rotation 1 the measured bot has the second seat, which comes last here.
	result := engine.Result{VP: [engine.MaxSeats]int{30, 10, 20}, Rank: [engine.MaxSeats]engine.Seat{0, 2, 1}}
	g := gameOf(&p.desk, &engine.State{Turn: 14}, &result, 1)
	if !slices.Equal(g.VP, []int{10, 20, 30}) || !slices.Equal(g.Rank, []int{3, 2, 1}) || g.Turn != 14 {
		t.Errorf("%+v", g)
	}
}

// TestEstimatesOfKnownDeals checks means and intervals on hand-made deals.
func TestEstimatesOfKnownDeals(t *testing.T) {
	m := small(t)
	r := newResults(&m)
	won, lost := Game{VP: []int{40, 30, 20}, Rank: []int{1, 2, 3}}, Game{VP: []int{20, 30, 40}, Rank: []int{3, 2, 1}}
	for deal := range 40 {
		games := []Game{won, lost, lost}
		if deal%4 == 0 {
			games[1] = won
		}
		r.add(&Deal{Deal: deal + 1, Games: [][]Game{games}})
	}
	got := r.summary(&m, nil).Results[0]
	near := func(e Estimate, want float64) bool {
		return e.Mean > want-1e-9 && e.Mean < want+1e-9 && e.Low < want && want < e.High
	}
	if !near(got.Share, 5.0/12) || !near(got.Margin, -15+30*5.0/12) || !near(got.Rank, 3-2*5.0/12) || !near(got.VP, 20+20*5.0/12) {
		t.Errorf("%+v", got)
	}
	if got.Games != 120 || got.Elo.Mean < 61.9 || got.Elo.Mean > 62 || got.Elo.Low >= got.Elo.Mean {
		t.Errorf("%d games, Elo %+v", got.Games, got.Elo)
	}
}

// TestTradesCountForBoth checks that a trade counts for both partners, and that an accepted summons is not a trade.
func TestTradesCountForBoth(t *testing.T) {
	var p played
	s := engine.State{Decision: engine.TradeReply, Seat: 2, Order: [engine.MaxSeats]engine.Seat{1, 2, 0}, Trade: engine.Trade{With: 2}}
	p.note(&s, engine.Move{Kind: engine.Accept}, 3)
	s.Decision = engine.Answer
	p.note(&s, engine.Move{Kind: engine.Accept}, 2)
	if p.trades != [engine.MaxSeats]int{0, 1, 1} || p.decisions[2] != 2 {
		t.Errorf("trades %v, decisions %v", p.trades, p.decisions)
	}
}

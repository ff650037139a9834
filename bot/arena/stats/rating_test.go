package stats_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"volgare/bot/arena/stats"
)

// TestRatingsOfKnownStrengths recovers the strengths of three players at four seats from randomly drawn games.
func TestRatingsOfKnownStrengths(t *testing.T) {
	want := []float64{-150, 20, 130}
	rng, orders := rand.New(rand.NewPCG(5, 6)), []stats.Order(nil)
	for range 6000 {
		seats := []int{0, 1, 2, rng.IntN(3)}
		orders = append(orders, stats.Order{Players: draw(rng, want, seats), Times: 1})
	}
	for i, got := range stats.Ratings(3, orders) {
		if math.Abs(got-want[i]) > 12 {
			t.Errorf("player %d: %.1f, want %.1f", i, got, want[i])
		}
	}
}

// draw draws the finishing order of a game by the strengths of the players at its seats.
func draw(rng *rand.Rand, ratings []float64, seats []int) []int {
	left, order := append([]int(nil), seats...), []int(nil)
	strength := func(p int) float64 { return math.Pow(10, ratings[p]/400) }
	for len(left) > 0 {
		sum := 0.0
		for _, p := range left {
			sum += strength(p)
		}
		at, x := 0, rng.Float64()*sum
		for ; at < len(left)-1 && x >= strength(left[at]); at++ {
			x -= strength(left[at])
		}
		order = append(order, left[at])
		left = append(left[:at], left[at+1:]...)
	}
	return order
}

// TestRatingsOfUnbeatenPlayerAreFinite checks that the ratings are finite and grow with the number of games.
func TestRatingsOfUnbeatenPlayerAreFinite(t *testing.T) {
	few := stats.Ratings(2, []stats.Order{{Players: []int{0, 1}, Times: 5}})
	many := stats.Ratings(2, []stats.Order{{Players: []int{0, 1}, Times: 500}})
	if !(few[0] > 0 && many[0] > few[0] && many[0] < 3000) || math.Abs(few[0]+few[1]) > 1e-9 {
		t.Errorf("%v after 5 games, %v after 500", few, many)
	}
}

// TestOrderTwiceCountsAsTwoGames checks that an order that occurred twice counts as two games.
func TestOrderTwiceCountsAsTwoGames(t *testing.T) {
	a, b := []int{0, 1}, []int{1, 0}
	twice := stats.Ratings(2, []stats.Order{{Players: a, Times: 2}, {Players: b, Times: 1}})
	alone := stats.Ratings(2, []stats.Order{{Players: a, Times: 1}, {Players: b, Times: 1}, {Players: a, Times: 1}})
	if math.Abs(twice[0]-alone[0]) > 1e-6 || twice[0] <= 0 {
		t.Errorf("%v and %v", twice, alone)
	}
}

// TestElo compares with the known values for four players.
func TestElo(t *testing.T) {
	for share, want := range map[float64]float64{0.25: 0, 0.27: 18, 0.30: 44, 0.35: 83, 0.45: 156, 0.60: 261} {
		if got := stats.Elo(share, 4, 1000); math.Abs(got-want) > 0.8 {
			t.Errorf("share %v: %v, want %v", share, got, want)
		}
	}
	if all, none := stats.Elo(1, 2, 10), stats.Elo(0, 2, 10); math.Abs(all+none) > 1e-9 || math.Abs(all-400*math.Log10(19)) > 1e-9 {
		t.Errorf("10 games won %v, lost %v", all, none)
	}
}

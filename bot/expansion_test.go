package bot_test

import (
	"fmt"
	"testing"

	"volgare/bot"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// TestBaseGame: what greedy has learnt about the expansions changes nothing at tables
// without them; there it plays as greedy-1 does.
func TestBaseGame(t *testing.T) {
	for _, preset := range presets {
		for n := 2; n <= engine.MaxSeats; n++ {
			r := rulesOf(t, preset, n)
			now, first := players(t, 1, "greedy")[0], players(t, 1, "greedy-1")[0]
			list := []bot.Player{now, now, now, now, now}
			play(r, fmt.Sprint("base", preset, n), list, func(_, view *engine.State, legal []engine.Move, m engine.Move) {
				if want := first.Choose(r, view, legal, nil); m != want {
					t.Errorf("%s, %d seats, turn %d: %v, greedy-1 plays %v", preset, n, view.Turn, m, want)
				}
			})
		}
	}
}

// TestTrades: greedy players offer a trade in at least one of five games with the
// Ritmo, and come to terms in some. // RUL-13
func TestTrades(t *testing.T) {
	for _, on := range [][]string{{"ritmo"}, nil} {
		with, accepted, refused := 0, 0, 0
		const games = 32
		for game := range games {
			offers := 0
			n := 2 + game%4
			r := editiontest.Expanded(t, n, on...).Rules
			list := players(t, uint64(game), "greedy", "greedy", "greedy", "greedy", "greedy")[:n]
			play(r, fmt.Sprint("trade", game), list, func(s, _ *engine.State, _ []engine.Move, m engine.Move) {
				switch {
				case m.Kind == engine.Offer:
					offers++
				case s.Decision == engine.TradeReply && m.Kind == engine.Accept:
					accepted++
				case s.Decision == engine.TradeReply:
					refused++
				}
			})
			if offers > 0 {
				with++
			}
		}
		t.Logf("%v: offers in %d of %d games, %d accepted, %d refused", on, with, games, accepted, refused)
		if with*5 < games || accepted == 0 {
			t.Errorf("%v: offers in %d of %d games, %d accepted", on, with, games, accepted)
		}
	}
}

// TestStrengthWithCards: greedy beats random players at every table with expansions.
func TestStrengthWithCards(t *testing.T) {
	for n := 2; n <= 5; n++ {
		c := campaign(t, editiontest.Expanded(t, n).Rules, 5, "greedy", "random")
		if c.wins < c.games-1 {
			t.Errorf("%d seats:\n%v", n, c)
		}
	}
}

// TestCardsPay plays against greedy players who leave the expansions alone, as
// greedy-1 does.
func TestCardsPay(t *testing.T) {
	soaking(t)
	games, wins, due := 0, 0, 0
	for n := 2; n <= 5; n++ {
		c := campaign(t, editiontest.Expanded(t, n).Rules, 30*n, "greedy", "greedy-1")
		t.Logf("%d seats: %v", n, c)
		games, wins, due = games+c.games, wins+c.wins, due+c.games/n
	}
	if wins*100 < due*115 {
		t.Errorf("greedy wins %d of %d games with cards; without them it would be %d", wins, games, due)
	}
}

package bot_test

import (
	"fmt"
	"testing"

	"volgare/bot"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/workshop/soak"
)

// TestGreedyPlaysLikeGreedy1WithoutExpansions checks that the expansions have not changed greedy at tables without them:
// there it plays like greedy-1.
func TestGreedyPlaysLikeGreedy1WithoutExpansions(t *testing.T) {
	for _, preset := range presets {
		for n := 2; n <= engine.MaxSeats; n++ {
			r := rulesOf(t, preset, n)
			now, first := players(t, 1, "greedy")[0], players(t, 1, "greedy-1")[0]
			list, no := []bot.Player{now, now, now, now, now}, 0
			play(r, fmt.Sprint("base", preset, n), list, func(_, view *engine.State, legal []engine.Move, m engine.Move) {
				if no++; no%soak.Or(3, 1) != 0 {
					return
				}
				if want := first.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}); m != want {
					t.Errorf("%s, %d seats, turn %d: %v, greedy-1 plays %v", preset, n, view.Turn, m, want)
				}
			})
		}
	}
}

// TestTradesAreOfferedAndAccepted checks that none is offered with two seats, where no trade is good for both. Over all
// numbers of seats, greedy players make an offer in at least one of five games with the Ritmo, and most offers are
// accepted. // RUL-13
func TestTradesAreOfferedAndAccepted(t *testing.T) {
	games := soak.Or(4, 80)
	all, with, accepted, refused := 0, 0, 0, 0
	for _, on := range [][]string{{"ritmo"}, nil} {
		for n := 2; n <= engine.MaxSeats; n++ {
			list := players(t, 1, "greedy", "greedy", "greedy", "greedy", "greedy")[:n]
			d := deals(editiontest.Expanded(t, n, on...).Rules, list, games)
			t.Logf("%v, %d seats: offers in %d of %d games, %d accepted, %d refused",
				on, n, d.with, games, d.accepted, d.refused)
			if n == 2 && d.with > 0 {
				t.Errorf("%v: offers in %d games of two", on, d.with)
			}
			all, with, accepted, refused = all+games, with+d.with, accepted+d.accepted, refused+d.refused
		}
	}
	if with*5 < all || accepted < refused {
		t.Errorf("offers in %d of %d games, %d accepted, %d refused", with, all, accepted, refused)
	}
}

// dealings counts the trades of some games.
type dealings struct {
	with              int // games with an offer
	accepted, refused int
}

// deals plays games at one table and counts their trades.
func deals(r *engine.Rules, list []bot.Player, games int) (d dealings) {
	for game := range games {
		offers := 0
		play(r, fmt.Sprint("trade", game), list, func(s, _ *engine.State, _ []engine.Move, m engine.Move) {
			switch {
			case m.Kind == engine.Offer:
				offers++
			case s.Decision == engine.TradeReply && m.Kind == engine.Accept:
				d.accepted++
			case s.Decision == engine.TradeReply:
				d.refused++
			}
		})
		d.with += min(offers, 1)
	}
	return d
}

// TestGreedyBeatsRandomWithCards checks that greedy beats random players at every table with expansions.
func TestGreedyBeatsRandomWithCards(t *testing.T) {
	for n := 2; n <= 5; n++ {
		c := campaign(t, editiontest.Expanded(t, n).Rules, 5, "greedy", "random")
		if c.wins < c.games-1 {
			t.Errorf("%d seats:\n%v", n, c)
		}
	}
}

// TestCardsPay plays against greedy players that ignore the expansions, like greedy-1, and checks that cards pay off with
// every number of seats.
func TestCardsPay(t *testing.T) {
	soak.Only(t, campaigns)
	games, wins, due := 0, 0, 0
	for n := 2; n <= engine.MaxSeats; n++ {
		c := campaign(t, editiontest.Expanded(t, n).Rules, 60*n, "greedy", "greedy-1")
		t.Logf("%d seats: %v", n, c)
		if c.wins*n <= c.games {
			t.Errorf("%d seats: greedy wins %d of %d games with cards", n, c.wins, c.games)
		}
		games, wins, due = games+c.games, wins+c.wins, due+c.games/n
	}
	if wins*100 < due*125 {
		t.Errorf("greedy wins %d of %d games with cards; without them it would be %d", wins, games, due)
	}
}

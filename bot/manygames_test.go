package bot_test

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/workshop/soak"
)

// longest is a number of decisions that no game reaches: drafts only grow, and each offer ends.
const longest = 10000

// TestManyGames plays whole games with all expansions and checks that every move of a bot is legal, and that every game
// ends. // RUL-13
func TestManyGames(t *testing.T) {
	plan := []struct {
		name  string
		games int
	}{{"random", soak.Or(400, 1000)}, {"greedy", soak.Or(12, 200)}}
	for _, p := range plan {
		t.Run(p.name, func(t *testing.T) {
			var wait sync.WaitGroup
			for n := 2; n <= engine.MaxSeats; n++ {
				r := editiontest.Expanded(t, n).Rules
				wait.Go(func() {
					for game := range p.games / 4 {
						if err := finish(r, fmt.Sprint("many", game), p.name); err != nil {
							t.Errorf("%s, %d seats, game %d: %v", p.name, n, game, err)
						}
					}
				})
			}
			wait.Wait()
		})
	}
}

// finish plays a game of bots with one name to its end, with the checks of the rules.
func finish(r *engine.Rules, seed, name string) error {
	s := r.New(r.Deal(seed), nil)
	var view engine.State
	var legal []engine.Move
	list := make([]bot.Player, r.Seats)
	for seat := range list {
		p, err := roster.House().New(name, uint64(seat))
		if err != nil {
			return err
		}
		list[seat] = p
	}
	for range longest {
		if s.Decision == engine.Over {
			return nil
		}
		r.Mask(&view, &s, s.Seat)
		legal = r.AppendLegal(legal[:0], &view)
		m := list[s.Seat].Choose(context.Background(), bot.Question{Rules: r, View: &view, Legal: legal})
		if why := r.Play(&s, &s, s.Seat, m, nil); !why.Legal() {
			return fmt.Errorf("turn %d, %v: %v is refused: %v", s.Turn, s.Decision, m, why)
		}
	}
	return fmt.Errorf("not over after %d decisions, in turn %d at %v", longest, s.Turn, s.Decision)
}

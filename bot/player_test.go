package bot_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/workshop/soak"
)

var presets = []string{"it2010", "es2010", "de2010", "fr2010", "deluxe"}

func TestEveryNameHasItsBot(t *testing.T) {
	for _, name := range roster.House().Names() {
		p, err := roster.House().New(name, 1)
		if err != nil || p.Name() != name {
			t.Errorf("New(%q) is called %v, %v", name, p, err)
		}
	}
	_, err := roster.House().New("deep-thought", 1)
	if err == nil {
		t.Fatal("an unknown name is accepted")
	}
	for _, name := range append(roster.House().Names(), `"deep-thought"`) {
		if !strings.Contains(err.Error(), name) {
			t.Errorf("the error %q does not name %s", err, name)
		}
	}
}

// TestLadderRisesInRating checks that people can choose from all bots but the yardstick, and that ratings do not fall along the ladder.
func TestLadderRisesInRating(t *testing.T) {
	var names []string
	last := 0
	for _, rung := range roster.House().Ladder() {
		names = append(names, rung.Name)
		if rung.ThinkTimeMs != roster.House().ThinkTimeMs(rung.Name) {
			t.Errorf("%s thinks %d ms, on the ladder %d", rung.Name, roster.House().ThinkTimeMs(rung.Name), rung.ThinkTimeMs)
		}
		if rung.Rating == 0 {
			continue
		}
		if rung.Rating < last {
			t.Errorf("%s has %d, one below it %d", rung.Name, rung.Rating, last)
		}
		last = rung.Rating
	}
	withheld := []string{"greedy-1", "simulator"}
	if want := slices.DeleteFunc(roster.House().Names(), func(name string) bool { return slices.Contains(withheld, name) }); !slices.Equal(names, want) {
		t.Errorf("the ladder is %v, want %v", names, want)
	}
}

// swift lists the bots that answer at once. Package simulator tests the others with a smaller budget.
func swift() []string {
	return slices.DeleteFunc(roster.House().Names(), func(name string) bool { return roster.House().ThinkTimeMs(name) > 0 })
}

// TestBotsPlayEveryPreset plays whole games of every bot in every preset and number of seats. It checks that views are masked, moves
// are legal, and games end.
func TestBotsPlayEveryPreset(t *testing.T) {
	decisions := map[engine.Decision]int{}
	for _, preset := range presets {
		for n := 2; n <= engine.MaxSeats; n++ {
			r := rulesOf(t, preset, n)
			for _, game := range soak.Or([]int{0, 2}, []int{0, 1, 2}) {
				checkGame(t, r, fmt.Sprint(preset, n, game), mixed(t, n, game), decisions)
			}
		}
	}
	for d := engine.StartCity; d <= engine.Election; d++ {
		if decisions[d] == 0 && d != engine.LibraryOrder { // that needs a draw of three; see package greedy
			t.Errorf("no bot had to decide %v", d)
		}
	}
}

// mixed seats greedy players only in some games, and others too in the rest.
func mixed(tb testing.TB, n, game int) []bot.Player {
	tb.Helper()
	names := slices.Repeat([]string{"greedy"}, n)
	for i := range game {
		names[i] = roster.House().Names()[i]
	}
	return players(tb, uint64(game), names...)
}

func checkGame(t *testing.T, r *engine.Rules, seed string, list []bot.Player, decisions map[engine.Decision]int) {
	t.Helper()
	s := play(r, seed, list, func(s, view *engine.State, legal []engine.Move, m engine.Move) {
		decisions[s.Decision]++
		var again engine.State
		if r.Mask(&again, view, s.Seat); again != *view {
			t.Errorf("%s turn %d: the view is not masked", seed, s.Turn)
		}
		if !slices.Contains(legal, m) || !r.Check(s, m).Legal() {
			t.Errorf("%s turn %d: %s plays %v: %v", seed, s.Turn, list[s.Seat].Name(), m, r.Check(s, m))
		}
	})
	if s.Turn < 13 || s.Turn > 16 {
		t.Errorf("%s ended on turn %d", seed, s.Turn)
	}
}

// TestSameQuestionSameMove asks new players with the same seed, and players that have seen another game before, the same question.
func TestSameQuestionSameMove(t *testing.T) {
	r := rulesOf(t, "deluxe", 3)
	other := rulesOf(t, "it2010", 4)
	for _, name := range swift() {
		used := players(t, 7, name, name, name, name)
		play(other, "before", used, nil)
		play(r, "same", players(t, 7, name, name, name), func(_, view *engine.State, legal []engine.Move, m engine.Move) {
			was, list := *view, slices.Clone(legal)
			if got := used[view.Seat].Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}); got != m {
				t.Errorf("%s plays %v, then %v", name, m, got)
			}
			if *view != was || !slices.Equal(list, legal) {
				t.Errorf("%s changed its arguments", name)
			}
		})
	}
}

// TestMoveIgnoresHiddenPieces shuffles everything the seat cannot know, including papal tiles and hands of cards. It checks that the
// view, and so the move of every bot that answers at once, stays the same.
func TestMoveIgnoresHiddenPieces(t *testing.T) {
	tables := hiding(t)
	for i, name := range swift() {
		checkHidden(t, tables[i%len(tables)], name, "hidden")
	}
}

// TestMoveIgnoresHiddenPiecesInManyGames does the same at 1,000 positions for every bot except those that think for
// seconds, which share the code of simulator-quick.
func TestMoveIgnoresHiddenPiecesInManyGames(t *testing.T) {
	soak.Only(t, "1,000 positions of every bot take minutes")
	const wanted, patience = 1000, 200
	for _, name := range roster.House().Names() {
		if roster.House().ThinkTimeMs(name) > patience {
			continue
		}
		positions := 0
		for n := 0; positions < wanted; n++ {
			for _, r := range hiding(t) {
				positions += checkHidden(t, r, name, fmt.Sprint("hidden ", n))
			}
		}
		t.Logf("%s: %d positions", name, positions)
	}
}

// hiding returns tables with much hidden information.
func hiding(t *testing.T) []*engine.Rules {
	t.Helper()
	return []*engine.Rules{rulesOf(t, "deluxe", 4), editiontest.Expanded(t, 4).Rules, rulesOf(t, "it2010", 2)}
}

// checkHidden plays a game with one kind of bot and returns the number of positions it has checked.
func checkHidden(t *testing.T, r *engine.Rules, name, seed string) (positions int) {
	t.Helper()
	rng := engine.Stream(seed, "test")
	list := players(t, 3, name, name, name, name)[:r.Seats]
	play(r, seed, list, func(s, view *engine.State, legal []engine.Move, m engine.Move) {
		positions++
		var guess, masked engine.State
		r.Determinize(&guess, view, rng)
		r.Mask(&masked, &guess, s.Seat)
		if got := list[s.Seat].Choose(t.Context(), bot.Question{Rules: r, View: &masked, Legal: legal}); got != m {
			t.Errorf("%s, turn %d: %v becomes %v with other hidden pieces", name, s.Turn, m, got)
		}
	})
	return positions
}

func TestStoppedBotStillMoves(t *testing.T) {
	r := rulesOf(t, "deluxe", 2)
	list := players(t, 1, "greedy", "greedy")
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	play(r, "stop", list, func(_, view *engine.State, legal []engine.Move, _ engine.Move) {
		m := list[0].Choose(ended, bot.Question{Rules: r, View: view, Legal: legal})
		if !slices.Contains(legal, m) {
			t.Errorf("stopped at once it plays %v", m)
		}
	})
}

func TestRandomIsUniform(t *testing.T) {
	r := rulesOf(t, "deluxe", 5)
	s := r.New(r.Deal("uniform"), nil)
	var view engine.State
	r.Mask(&view, &s, s.Seat)
	legal := r.AppendLegal(nil, &view)
	count := map[engine.Move]int{}
	for seed := range uint64(5000) {
		p, _ := roster.House().New("random", seed)
		count[p.Choose(t.Context(), bot.Question{Rules: r, View: &view, Legal: legal})]++
	}
	for _, m := range legal {
		if n := count[m]; n < 850 || n > 1150 {
			t.Errorf("%v was drawn %d times of 5000", m, n)
		}
	}
}

// TestSeedActsLikeNewPlayer checks that a player with a new seed chooses like one made with that seed, whatever it has chosen before.
func TestSeedActsLikeNewPlayer(t *testing.T) {
	r := editiontest.Expanded(t, 5).Rules
	for _, name := range swift() {
		used, differs, n := players(t, 1, name)[0], false, 0
		play(r, "seeds4", players(t, 5, "random", "random", "random", "random", "random"), func(_, view *engine.State, legal []engine.Move, _ engine.Move) {
			if n++; differs && n%soak.Or(4, 1) != 0 {
				return
			}
			other := engine.Move{}
			for seed := range uint64(4) {
				used.Seed(seed)
				m := used.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal})
				differs = differs || seed > 0 && m != other
				other = m
			}
			used.Seed(16)
			is, want := used.Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal}), players(t, 2, name)[0].Choose(t.Context(), bot.Question{Rules: r, View: view, Legal: legal})
			if is != want {
				t.Fatalf("%s chooses %v, a new player with that seed %v", name, is, want)
			}
		})
		if !differs {
			t.Errorf("%s chooses the same with every seed", name)
		}
	}
}

package bot_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// campaigns is the reason to skip tests that take minutes outside a soak.
const campaigns = "a campaign of hundreds of games"

func rulesOf(tb testing.TB, preset string, players int) *engine.Rules {
	tb.Helper()
	return editiontest.Table(tb, preset, players).Rules
}

func players(tb testing.TB, seed uint64, names ...string) []bot.Player {
	tb.Helper()
	list := make([]bot.Player, len(names))
	for i, name := range names {
		p, err := roster.House().New(name, seed*8+uint64(i))
		if err != nil {
			tb.Fatal(err)
		}
		list[i] = p
	}
	return list
}

// watcher is called for every decision of a game with the true state, the view and the move.
type watcher func(s, view *engine.State, legal []engine.Move, m engine.Move)

// play plays a game to its end. Seat i is played by players[i].
func play(r *engine.Rules, seed string, players []bot.Player, watch watcher) engine.State {
	s := r.New(r.Deal(seed), nil)
	var view, next engine.State
	var legal []engine.Move
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		legal = r.AppendLegal(legal[:0], &view)
		m := players[s.Seat].Choose(context.Background(), bot.Question{Rules: r, View: &view, Legal: legal})
		if watch != nil {
			watch(&s, &view, legal, m)
		}
		r.Apply(&next, &s, m, nil)
		s = next
	}
	return s
}

// tallies adds up the events of many games.
type tallies struct {
	mu                   sync.Mutex
	games, seats         int
	wins                 int // of the player named first
	winner, all          int // VP
	counts               map[string]int
	by                   [engine.NumCategories]int
	best                 [engine.NumCategories]int
	highest, lowest, end int
}

func newTallies() *tallies { return &tallies{counts: map[string]int{}, lowest: 999} }

func (t *tallies) add(r *engine.Rules, s *engine.State, measured engine.Seat) {
	t.mu.Lock()
	defer t.mu.Unlock()
	result := r.Score(s)
	won := result.Winner()
	t.games++
	t.seats += r.Seats
	if won == measured {
		t.wins++
	}
	vp := result.VP[won]
	t.winner += vp
	t.highest, t.lowest = max(t.highest, vp), min(t.lowest, vp)
	t.end += int(s.Turn)
	for c := range engine.NumCategories {
		t.best[c] += result.By[won][c]
	}
	for seat := range r.Seats {
		t.all += result.VP[seat]
		for c := range engine.NumCategories {
			t.by[c] += result.By[seat][c]
		}
	}
	for name, n := range feats(r, s, &result) {
		t.counts[name] += n
	}
}

// feats returns events that must occur among good players, with 1 if they occurred in this game.
func feats(r *engine.Rules, s *engine.State, result *engine.Result) map[string]int {
	f := map[string]int{}
	for seat := range r.Seats {
		p := &s.Players[seat]
		if p.Office != engine.NoOffice {
			f[p.Office.String()] = 1
		}
		if result.By[seat][engine.ScoreCanticle] > 0 {
			f["canticle"] = 1
		}
		if result.By[seat][engine.ScoreRiddle] > 0 {
			f["riddle"] = 1
		}
		if result.By[seat][engine.ScoreColours] > 0 {
			f["colours"] = 1
		}
		for _, t := range []engine.Track{engine.Orient, engine.Messenger} {
			if s.Tracks[t].Space[seat] == r.Box.TrackSpaces[t] {
				f[t.String()] = 1
			}
		}
		f[p.Status.String()+"s"]++
		if p.Hand.N > 0 {
			f["library"] = 1
		}
	}
	f["won as "+s.Players[result.Winner()].Status.String()] = 1
	return f
}

func (t *tallies) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, first player wins %.1f %%, winner %.1f VP (%d to %d), all %.1f VP, last turn %.1f\n",
		t.games, 100*float64(t.wins)/float64(t.games), float64(t.winner)/float64(t.games), t.lowest, t.highest,
		float64(t.all)/float64(t.seats), float64(t.end)/float64(t.games))
	for c := range engine.NumCategories {
		fmt.Fprintf(&b, "  %s %.2f/%.2f", c, float64(t.by[c])/float64(t.seats), float64(t.best[c])/float64(t.games))
	}
	fmt.Fprintln(&b)
	for _, name := range featNames {
		fmt.Fprintf(&b, "  %s %.1f %%", name, 100*float64(t.counts[name])/float64(t.games))
	}
	return b.String()
}

var featNames = []string{
	"pope", "camerlengo", "monk", "banker", "canticle", "riddle", "colours", "orient", "messenger", "library",
	"merchants", "friars", "cardinals", "won as merchant", "won as friar", "won as cardinal",
}

// campaign plays games 1 to n on all cores. The measured bot sits in every seat in turn, among opponents.
func campaign(tb testing.TB, r *engine.Rules, n int, measured, opponent string) *tallies {
	tb.Helper()
	t := newTallies()
	each(n, func(i int) {
		g := i + 1
		seat := g % r.Seats
		names := make([]string, r.Seats)
		for i := range names {
			names[i] = opponent
		}
		names[seat] = measured
		s := play(r, fmt.Sprint(g), players(tb, uint64(g), names...), nil)
		t.add(r, &s, engine.Seat(seat))
	})
	return t
}

// each calls do for every number below n, two at a time.
func each(n int, do func(i int)) {
	work := make(chan int)
	var wait sync.WaitGroup
	for range 2 {
		wait.Go(func() {
			for i := range work {
				do(i)
			}
		})
	}
	for i := range n {
		work <- i
	}
	close(work)
	wait.Wait()
}

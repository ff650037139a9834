package bot_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"volgare/bot"
	"volgare/bot/arena/stats"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
	"volgare/workshop/soak"
)

// wish is an action that planners seldom take, and the weights that make them take it.
type wish struct {
	what  string
	added map[string]int // mVP added for each step of a feature
	has   func(r *engine.Rules, s *engine.State, seat engine.Seat) bool
}

func becomes(status engine.Status) func(*engine.Rules, *engine.State, engine.Seat) bool {
	return func(_ *engine.Rules, s *engine.State, seat engine.Seat) bool { return s.Players[seat].Status == status }
}

func holds(office engine.Office) func(*engine.Rules, *engine.State, engine.Seat) bool {
	return func(_ *engine.Rules, s *engine.State, seat engine.Seat) bool { return s.Players[seat].Office == office }
}

func reaches(track engine.Track) func(*engine.Rules, *engine.State, engine.Seat) bool {
	return func(r *engine.Rules, s *engine.State, seat engine.Seat) bool {
		return s.Tracks[track].Space[seat] == r.Box.TrackSpaces[track]
	}
}

func never(has func(*engine.Rules, *engine.State, engine.Seat) bool) func(*engine.Rules, *engine.State, engine.Seat) bool {
	return func(r *engine.Rules, s *engine.State, seat engine.Seat) bool { return !has(r, s, seat) }
}

var wishes = []wish{
	{"nothing", nil, becomes(engine.Friar)},
	{"to stay a merchant", map[string]int{"friar": -20_000}, becomes(engine.Merchant)},
	{"to be a cardinal", map[string]int{"cardinal": 20_000, "ducats.friar": 2000}, becomes(engine.Cardinal)},
	{"to be a cardinal with votes", map[string]int{"cardinal": 20_000, "ducats.friar": 2000, "votes.cardinal": 1000}, holds(engine.Camerlengo)},
	{"to be Pope", map[string]int{"cardinal": 20_000, "ducats.friar": 2000, "votes.cardinal": 3000}, holds(engine.Pope)},
	{"the end of the riddle", map[string]int{"riddle": 1000}, reaches(engine.Riddle)},
	{"the end of the orient", map[string]int{"orient": 1500}, reaches(engine.Orient)},
	{"the end of the canticle", map[string]int{"canticle": 3000}, reaches(engine.Canticle)},
	{"the end of the library", map[string]int{"library": 1000}, reaches(engine.Library)},
	{"no messenger", map[string]int{"messenger": -2000}, never(reaches(engine.Messenger))},
}

// weights returns the fitted weights plus those of a wish.
func (w *wish) weights(r *engine.Rules) *evaluation.Weights {
	changed := evaluation.Zero()
	changed.Add(evaluation.Fitted(r), 1)
	for f := range evaluation.Features() {
		changed[0][f] += float64(w.more(evaluation.Name(f)))
	}
	return changed
}

// more returns the mVP added to a feature.
func (w *wish) more(feature string) int {
	block, at, _ := strings.Cut(feature, ".")
	n, _ := strconv.Atoi(at)
	if each := perStatus[block]; each > 0 {
		return w.added[block+"."+engine.Status(n/each).String()] * (n % each)
	}
	if block == "friar" || block == "cardinal" { // by tile
		n = min(n, 1)
	}
	return w.added[block] * n
}

// perStatus is the number of features for each status in a block that distinguishes statuses.
var perStatus = func() map[string]int {
	all := map[string]int{}
	for f := range evaluation.Features() {
		block, _, _ := strings.Cut(evaluation.Name(f), ".")
		all[block]++
	}
	statuses := int(engine.Cardinal) + 1
	return map[string]int{"ducats": all["ducats"] / statuses, "votes": all["votes"] / statuses}
}()

// TestForced prints the results of a planner that is forced into an action that planners seldom take, among three normal
// ones: docs/strategy.md.
func TestForced(t *testing.T) {
	soak.Only(t, campaigns)
	r := rulesOf(t, "deluxe", 4)
	for _, w := range wishes {
		t.Log(w.try(t, r, 60))
	}
}

// try plays deals with a measured bot that has the wish, and describes the result.
func (w *wish) try(t *testing.T, r *engine.Rules, deals int) string {
	weights, had := w.weights(r), 0
	result := trial(t, r, deals, "planner", func(seed uint64) bot.Player {
		return planner.New("planner", weights.Source(), planner.Full, seed)
	}, func(s *engine.State, seat engine.Seat) {
		if w.has(r, s, seat) {
			had++
		}
	})
	return fmt.Sprintf("%s: in %.0f %% of games, %s", w.what, 100*float64(had)/float64(deals*r.Seats), result)
}

// trial plays deals, each with the measured bot in every seat among opponents, and describes its result. It calls ended for each
// game, one at a time.
func trial(
	t *testing.T, r *engine.Rules, deals int, opponent string, measured func(seed uint64) bot.Player, ended func(*engine.State, engine.Seat),
) string {
	t.Helper()
	var mu sync.Mutex
	wins, margins := 0, make([]float64, deals)
	each(deals, func(deal int) {
		for seat := range r.Seats {
			at := players(t, uint64(deal), slices.Repeat([]string{opponent}, r.Seats)...)
			at[seat] = measured(uint64(deal))
			s := play(r, fmt.Sprint("forced/", deal), at, nil)
			result := r.Score(&s)
			all := 0
			for _, vp := range result.VP[:r.Seats] {
				all += vp
			}
			mu.Lock()
			own := result.VP[seat]
			margins[deal] += (float64(own) - float64(all-own)/float64(r.Seats-1)) / float64(r.Seats)
			if result.Winner() == engine.Seat(seat) {
				wins++
			}
			ended(&s, engine.Seat(seat))
			mu.Unlock()
		}
	})
	var margin stats.Moments
	for _, m := range margins {
		margin.Add(m)
	}
	return fmt.Sprintf("won %.1f %%, margin %+.1f ± %.1f VP",
		100*float64(wins)/float64(deals*r.Seats), margin.Mean, 1.96*math.Sqrt(margin.Variance()/float64(deals)))
}

// TestEfforts prints the strength of planners with less effort among three greedy-1: docs/bots.md.
func TestEfforts(t *testing.T) {
	soak.Only(t, campaigns)
	r := rulesOf(t, "deluxe", 4)
	for _, effort := range []planner.Effort{planner.Narrow, {Width: 4, Expand: 3}, {Width: 2, Expand: 2}} {
		result := trial(t, r, 40, "greedy-1", func(seed uint64) bot.Player {
			return planner.New("planner", evaluation.Fitted, effort, seed)
		}, func(*engine.State, engine.Seat) {})
		t.Logf("width %d, expanding %d: %s", effort.Width, effort.Expand, result)
	}
}

package terminal

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"volgare/bot/arena"
	"volgare/engine"
	"volgare/internal/lists"
)

// Report shows the results of many games.
func Report(style Style, r *arena.Report) string {
	p := newPage(style)
	p.heading(count(r.Games, "game"), fmt.Sprintf("%s, %d players, seed %s", r.Preset, r.Players, r.Seed))
	p.linef("  %d moves, %d of them counted, in %.1f s", r.Moves, r.CountedMoves, r.Seconds)
	p.linef("  %.0f counted moves and %.1f games a second", r.MovesPerSecond, r.GamesPerSecond)
	w := r.WinnerVP
	p.linef("  the winner has %d to %d VP, median %.0f, mean %.1f", w.Min, w.Max, w.Median, w.Mean)
	p.blank()
	p.botTable(r)
	p.blank()
	p.categoryTable(r)
	p.blank()
	p.flow("  Last turn  ", pairs(r.Turns), ", ")
	p.flow("  Offices    ", named(r.Offices, []string{"banker", "monk", "camerlengo", "pope"}), ", ")
	p.flow("  Completed  ", named(r.Completed, []string{"messenger", "orient", "riddle", "canticle"}), ", ")
	p.flow("  Wins       ", seatWins(r), ", ")
	return p.String()
}

// Match shows the results of a match, in tables.
func Match(style Style, s *arena.Summary, tables []arena.Table) string {
	p := newPage(style)
	p.heading(count(s.Deals, "deal"), fmt.Sprintf("%s, %d players, seed %s", s.Preset, s.Players, s.Seed))
	if verdict := s.Verdict(); verdict != "" {
		p.prose("  ", verdict)
	}
	for _, t := range tables {
		p.blank()
		g := &grid{head: t.Head, rows: t.Rows}
		for column := 1; column < len(t.Head); column++ {
			g.right = append(g.right, column)
		}
		p.grid(g)
	}
	return p.String()
}

func (p *page) botTable(r *arena.Report) {
	g := &grid{head: []string{"bot", "seats", "wins", "a seat", "mean VP"}, right: []int{1, 2, 3, 4}}
	for _, name := range slices.Sorted(maps.Keys(r.BotWins)) {
		b := r.BotWins[name]
		g.row(name, strconv.Itoa(b.Seats), strconv.Itoa(b.Wins), share(b.Wins, b.Seats), ratio(b.VP, b.Seats))
	}
	p.grid(g)
}

func (p *page) categoryTable(r *arena.Report) {
	g := &grid{head: []string{"category", "VP a seat", "seats that scored", ""}, right: []int{1, 2, 3}}
	for c := range engine.NumCategories {
		name := c.String()
		if _, counted := r.Scored[name]; !counted {
			continue
		}
		g.row(p.say("category-"+name, nil), fmt.Sprintf("%.2f", r.VPByCategory[name]), strconv.Itoa(r.Scored[name]),
			share(r.Scored[name], r.Games*r.Players))
	}
	p.grid(g)
}

// share returns a part of a whole in percent.
func share(n, of int) string {
	if of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(of))
}

func ratio(n, of int) string {
	if of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f", float64(n)/float64(of))
}

// pairs lists counts by number: "13: 4".
func pairs(counts map[string]int) []string {
	keys := slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
	})
	return named(counts, keys)
}

func named(counts map[string]int, keys []string) []string {
	return lists.Map(keys, func(key string) string { return fmt.Sprintf("%s: %d", key, counts[key]) })
}

func seatWins(r *arena.Report) []string {
	keys := make([]string, r.Players)
	for i := range keys {
		keys[i] = engine.Seat(i).String()
	}
	return named(r.SeatWins, keys)
}

// count returns a number with its noun: "1 game", "3 games".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

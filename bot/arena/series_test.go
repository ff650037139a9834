package arena

import (
	"context"
	"errors"
	"sync"
	"testing"

	"volgare/bot/roster"
	"volgare/edition"
	"volgare/game"
	"volgare/record"
)

func table(tb testing.TB, preset string, players int) (*edition.Library, *edition.Table) {
	tb.Helper()
	lib, err := edition.Builtin()
	if err != nil {
		tb.Fatal(err)
	}
	t, err := lib.Table(edition.Config{Preset: preset, Players: players})
	if err != nil {
		tb.Fatal(err)
	}
	return lib, t
}

func run(t *testing.T, cfg Series) *Report {
	t.Helper()
	report, err := cfg.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	report.Seconds, report.MovesPerSecond, report.GamesPerSecond = 0, 0, 0
	return report
}

func TestSeriesIsSameWithAnyWorkers(t *testing.T) {
	_, tab := table(t, "deluxe", 3)
	cfg := Series{Table: tab, Seed: "a", Games: 40, Roster: roster.House(), Bots: []string{"random"}, Workers: 1}
	one := run(t, cfg)
	cfg.Workers = 4
	four := run(t, cfg)
	if one.Moves != four.Moves || one.WinnerVP != four.WinnerVP || one.SeatWins["red"] != four.SeatWins["red"] {
		t.Errorf("one worker %+v, four %+v", one, four)
	}
}

func TestReportAddsUp(t *testing.T) {
	_, tab := table(t, "it2010", 4)
	r := run(t, Series{Table: tab, Seed: "b", Games: 25, Roster: roster.House(), Bots: []string{"random"}})
	games, wins, ended := 0, 0, 0
	for _, n := range r.SeatWins {
		wins += n
	}
	for _, n := range r.Turns {
		ended += n
	}
	for _, b := range r.BotWins {
		games += b.Seats
	}
	if r.Games != 25 || wins != 25 || ended != 25 || games != 100 || r.BotWins["random"].Wins != 25 {
		t.Errorf("%d games, %d wins, %d ends, %d seats: %+v", r.Games, wins, ended, games, r.BotWins)
	}
	if r.CountedMoves >= r.Moves || r.CountedMoves == 0 {
		t.Errorf("%d of %d moves counted", r.CountedMoves, r.Moves)
	}
}

func TestBotsRotate(t *testing.T) {
	_, tab := table(t, "deluxe", 2)
	var mu sync.Mutex
	first := map[string]int{}
	run(t, Series{Table: tab, Seed: "c", Games: 4, Roster: roster.House(), Bots: []string{"random", "greedy-1"}, Record: func(_ int, g *record.Game) error {
		mu.Lock()
		defer mu.Unlock()
		first[g.Names[0]]++
		return nil
	}})
	if first["random"] != 2 || first["greedy-1"] != 2 {
		t.Errorf("seat yellow: %v", first)
	}
}

func TestRecordsVerify(t *testing.T) {
	lib, tab := table(t, "es2010", 5)
	run(t, Series{Table: tab, Seed: "d", Games: 3, Roster: roster.House(), Bots: []string{"random"}, Workers: 1, Record: func(_ int, g *record.Game) error {
		return game.Verify(g, lib)
	}})
}

func TestInvalidSeriesIsRefused(t *testing.T) {
	_, tab := table(t, "deluxe", 2)
	for _, cfg := range []Series{
		{Table: tab, Games: 0, Roster: roster.House(), Bots: []string{"random"}},
		{Table: tab, Games: 1},
		{Table: tab, Games: 1, Roster: roster.House(), Bots: []string{"clever"}},
	} {
		if _, err := cfg.Run(t.Context()); err == nil {
			t.Errorf("no fault in %d games of %v", cfg.Games, cfg.Bots)
		}
	}
	broken := errors.New("disk full")
	cfg := Series{Table: tab, Games: 5, Roster: roster.House(), Bots: []string{"random"}, Workers: 1}
	cfg.Record = func(int, *record.Game) error { return broken }
	if _, err := cfg.Run(t.Context()); !errors.Is(err, broken) {
		t.Errorf("error %v, want %v", err, broken)
	}
}

func TestInterruptedSeriesIsReported(t *testing.T) {
	_, tab := table(t, "deluxe", 2)
	ctx, cancel := context.WithCancel(t.Context())
	cfg := Series{Table: tab, Seed: "e", Games: 1_000_000, Roster: roster.House(), Bots: []string{"random"}, Workers: 1}
	cfg.Record = func(n int, _ *record.Game) error {
		if n == 7 {
			cancel()
		}
		return nil
	}
	report, err := cfg.Run(ctx)
	if !errors.Is(err, context.Canceled) || report == nil || report.Games != 7 {
		t.Errorf("error %v, report %+v", err, report)
	}
}

func TestSpread(t *testing.T) {
	if got := spread(map[int]int{10: 1, 20: 2, 40: 1}); got != (Spread{10, 20, 22.5, 40}) {
		t.Errorf("spread %+v", got)
	}
	if got := spread(map[int]int{10: 1, 20: 1}); got.Median != 15 {
		t.Errorf("median %v, want 15", got.Median)
	}
}

// TestBlindMovesDoNotAllocate checks that a move of a blind player does not allocate.
func TestBlindMovesDoNotAllocate(t *testing.T) {
	_, tab := table(t, "deluxe", 4)
	cfg := Series{Table: tab, Seed: "f", Games: 1, Roster: roster.House(), Bots: []string{"random"}}
	w := cfg.player()
	w.sit(1)
	start := tab.Rules.New(tab.Rules.Deal("f"), nil)
	w.rng.Seed(1, 2)
	if n := testing.AllocsPerRun(20, func() { s := start; w.play(t.Context(), &s) }); n > 0 {
		t.Errorf("%v allocations a game", n)
	}
}

func BenchmarkRandomGames(b *testing.B) {
	_, tab := table(b, "deluxe", 4)
	cfg := Series{Table: tab, Seed: "bench", Games: 1, Roster: roster.House(), Bots: []string{"random"}}
	w := cfg.player()
	n := 0
	for b.Loop() {
		n++
		if err := w.game(b.Context(), n); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(w.totals.bots.all().decisions)/b.Elapsed().Seconds(), "counted-moves/s")
}

package arena

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"volgare/bot"
	"volgare/bot/arena/stats"
	"volgare/bot/roster"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// called returns a random player under the given name.
func called(name string) Entrant {
	return Entrant{name, func(seed uint64) (bot.Player, error) { return roster.House().New("random", seed) }}
}

// small returns a match of random players that takes almost no time.
func small(tb testing.TB) Match {
	tb.Helper()
	t := editiontest.Table(tb, "deluxe", 3)
	return Match{Table: t, Seed: "m", Deals: 9, Lineups: []Lineup{Against(called("a"), called("b"), 3)}, Commit: "c"}
}

// logged plays a match whose log already contains begun. It returns the log and the summary without times.
func logged(t *testing.T, m Match, begun []byte) (log, summary []byte) {
	t.Helper()
	log, s, err := play(t.Context(), t, m, begun)
	if err != nil {
		t.Fatal(err)
	}
	return log, timeless(t, s)
}

func play(ctx context.Context, t *testing.T, m Match, begun []byte) ([]byte, *Summary, error) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "log")
	if err := os.WriteFile(name, begun, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m.Log = f
	s, played := m.Run(ctx)
	log, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return log, s, played
}

func timeless(t *testing.T, s *Summary) []byte {
	t.Helper()
	for i := range s.Bots {
		s.Bots[i].MsPerDecision, s.Bots[i].MsPerTurn = 0, 0
	}
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestMatchIsSameForAnyNumberOfWorkers(t *testing.T) {
	m := small(t)
	m.Workers = 1
	log, summary := logged(t, m, nil)
	m.Workers = 4
	if log4, summary4 := logged(t, m, nil); !bytes.Equal(log, log4) || !bytes.Equal(summary, summary4) {
		t.Errorf("with one worker\n%s\n%s\nwith four\n%s\n%s", log, summary, log4, summary4)
	}
	if lines := bytes.Count(log, []byte("\n")); lines != 10 {
		t.Errorf("%d lines, want a head and 9 deals", lines)
	}
}

// TestTruncatedLogIsResumed resumes logs that were cut off at any byte, including in the head.
func TestTruncatedLogIsResumed(t *testing.T) {
	m := small(t)
	log, summary := logged(t, m, nil)
	head := bytes.IndexByte(log, '\n')
	for _, at := range []int{0, 7, head, head + 1, head + 50, len(log) / 2, bytes.LastIndexByte(log[:len(log)-1], '\n') + 1, len(log) - 1, len(log)} {
		again, same := logged(t, m, log[:at])
		if !bytes.Equal(log, again) || !bytes.Equal(summary, same) {
			t.Errorf("log cut off after %d of %d bytes: the log or the summary differs", at, len(log))
		}
	}
}

// TestIncompleteLineIsRemoved checks that an incomplete line is removed even if no more games are played.
func TestIncompleteLineIsRemoved(t *testing.T) {
	m := small(t)
	log, _ := logged(t, m, nil)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	second := bytes.IndexByte(log, '\n') + 1
	if left, s, err := play(ended, t, m, log[:second+50]); !errors.Is(err, context.Canceled) || s.Deals != 0 || !bytes.Equal(left, log[:second]) {
		t.Errorf("error %v, the log is\n%s", err, left)
	}
}

// TestLogResumedWithOtherNumberOfDeals checks that a log can be resumed with more deals than it was begun for, and that all
// deals are kept if fewer are requested.
func TestLogResumedWithOtherNumberOfDeals(t *testing.T) {
	m := small(t)
	log, summary := logged(t, m, nil)
	short := m
	short.Deals = 4
	begun, _ := logged(t, short, nil)
	if longer, same := logged(t, m, begun); !bytes.Equal(log, longer) || !bytes.Equal(summary, same) {
		t.Error("4 deals and 5 more are not 9 deals")
	}
	told := 0
	short.Progress = func(done int) { told = done }
	if kept, same := logged(t, short, log); !bytes.Equal(log, kept) || !bytes.Equal(summary, same) || told != short.Games() {
		t.Errorf("with 4 of 9 deals requested the log or the summary differs; progress %d of %d games", told, short.Games())
	}
}

// quitter is a random player that ends the context at one of its decisions.
type quitter struct {
	bot.Player
	left int
	quit func()
}

func (p *quitter) Choose(ctx context.Context, q bot.Question) engine.Move {
	if p.left--; p.left == 0 {
		p.quit()
	}
	return p.Player.Choose(ctx, q)
}

// TestInterruptedMatchIsResumed checks that finished deals are reported, and that the log is resumed where it ends.
func TestInterruptedMatchIsResumed(t *testing.T) {
	m := small(t)
	m.Workers = 1
	log, summary := logged(t, m, nil)
	ctx, cancel := context.WithCancel(t.Context())
	broken := m
	broken.Lineups = []Lineup{Against(Entrant{"a", func(seed uint64) (bot.Player, error) {
		p, err := roster.House().New("random", seed)
		return &quitter{Player: p, left: 700, quit: cancel}, err
	}}, called("b"), 3)}
	begun, s, err := play(ctx, t, broken, nil)
	if !errors.Is(err, context.Canceled) || s.Deals == 0 || s.Deals == 9 || !bytes.HasPrefix(log, begun) {
		t.Fatalf("error %v after %d deals, log\n%s", err, s.Deals, begun)
	}
	if again, same := logged(t, m, begun); !bytes.Equal(log, again) || !bytes.Equal(summary, same) {
		t.Error("the resumed log differs")
	}
}

// full is a file with a limited number of bytes of free space.
type full struct {
	File
	room int
}

func (f *full) Write(p []byte) (int, error) {
	n, err := f.File.Write(p[:min(f.room, len(p))])
	f.room -= n
	if n < len(p) {
		f.room = 1 << 20 // space is freed, but too late for this log
		err = errors.New("disk full")
	}
	return n, err
}

// TestLogResumedAfterFullDisk checks that nothing is written after a line that could not be written, and that the log can be resumed
// there.
func TestLogResumedAfterFullDisk(t *testing.T) {
	m := small(t)
	log, summary := logged(t, m, nil)
	name := filepath.Join(t.TempDir(), "log")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	broken := m
	broken.Log, broken.Workers = &full{f, 300}, 4
	if _, err := broken.Run(t.Context()); err == nil || err.Error() != "disk full" {
		t.Fatalf("error %v", err)
	}
	begun, err := os.ReadFile(name)
	if err != nil || !bytes.HasPrefix(log, begun) {
		t.Fatalf("%v, the log is\n%s", err, begun)
	}
	if again, same := logged(t, m, begun); !bytes.Equal(log, again) || !bytes.Equal(summary, same) {
		t.Error("the resumed log differs")
	}
}

// TestLogOfOtherMatchIsRefused checks that the log of another match is refused with the names of the differing fields, and is left
// unchanged.
func TestLogOfOtherMatchIsRefused(t *testing.T) {
	m := small(t)
	log, _ := logged(t, m, nil)
	second := bytes.IndexByte(log, '\n') + 1
	for name, c := range map[string]struct {
		change func(*Match)
		log    []byte
		fault  string
	}{
		"seed":      {func(m *Match) { m.Seed = "n" }, log, `seed was "m", and is "n"`},
		"commit":    {func(m *Match) { m.Commit = "d" }, log, `commit was "c", and is "d"`},
		"bots":      {func(m *Match) { m.Lineups = []Lineup{Against(called("b"), called("a"), 3)} }, log, `lineups was [["a","b","b"]]`},
		"test":      {func(m *Match) { m.Test = &shares }, log, `test was not there`},
		"players":   {func(m *Match) { *m = small(t); m.Table = editiontest.Table(t, "it2010", 3) }, log, `preset was "deluxe"`},
		"text":      {func(*Match) {}, []byte("milk, bread"), "not an arena log"},
		"line":      {func(*Match) {}, []byte("{\"milk\":1}\n"), "line 1: not an arena log"},
		"damaged":   {func(*Match) {}, bytes.Replace(log, []byte(`{"deal":3,`), []byte(`{"deal":3;`), 1), "line 4: "},
		"missing":   {func(*Match) {}, bytes.Replace(log, []byte(`{"deal":3,`), []byte(`{"deal":4,`), 1), "line 4: found deal 4, expected deal 3"},
		"short":     {func(*Match) {}, slices.Concat(log[:second], []byte("{\"deal\":1}\n")), "line 2: the deal has games of 0 line-ups"},
		"few ranks": {func(*Match) {}, bytes.Replace(log, []byte(`"rank":[`), []byte(`"rank":[7,`), 1), "line 2: a game has 3 results and 4 ranks"},
	} {
		t.Run(name, func(t *testing.T) {
			m := m
			c.change(&m)
			left, _, err := play(t.Context(), t, m, c.log)
			if err == nil || !strings.Contains(err.Error(), c.fault) || !bytes.Equal(left, c.log) {
				t.Errorf("error %v, want %q; log changed: %v", err, c.fault, !bytes.Equal(left, c.log))
			}
		})
	}
}

var shares = Test{Share, stats.SPRT{H0: 0.33, H1: 0.9, Alpha: 0.05, Beta: 0.05, Least: 3}}

// TestSPRTStopsAtSameDealWithAnyWorkers checks that the test ends the match after the same deal with any number of workers,
// that the log says so, and that it is not continued.
func TestSPRTStopsAtSameDealWithAnyWorkers(t *testing.T) {
	m := small(t)
	m.Deals, m.Test, m.Workers = 1000, &shares, 1
	log, summary := logged(t, m, nil)
	last := log[bytes.LastIndexByte(log[:len(log)-1], '\n')+1:]
	if !bytes.HasPrefix(last, []byte(`{"stop":{"after":`)) || !bytes.Contains(last, []byte(`"accepted":"h0","llr":-`)) {
		t.Fatalf("the log ends with %s", last)
	}
	m.Workers = 4
	for _, begun := range [][]byte{nil, log, log[:len(log)-len(last)], log[:len(log)-3]} {
		if again, same := logged(t, m, begun); !bytes.Equal(log, again) || !bytes.Equal(summary, same) {
			t.Errorf("begun with %d bytes: %d bytes instead of %d", len(begun), len(again), len(log))
		}
	}
	if _, _, err := play(t.Context(), t, m, slices.Concat(log, last)); err == nil {
		t.Error("a log with data after its end is accepted")
	}
}

// TestCrossTableConsistsOfItsMatches checks that a cross table consists of its matches, and that its ratings are ordered by strength.
func TestCrossTableConsistsOfItsMatches(t *testing.T) {
	tab := editiontest.Table(t, "deluxe", 3)
	var bots []Entrant
	for _, name := range []string{"random", "greedy-1"} {
		e, err := Named(roster.House(), name)
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, e)
	}
	cross := Match{Table: tab, Seed: "x", Deals: 2, Lineups: Cross(append(bots, called("other")), 3)}
	s, err := cross.Run(t.Context())
	if err != nil || len(s.Results) != 6 || len(s.Ratings) != 3 {
		t.Fatalf("%v, %+v", err, s)
	}
	if first := s.Ratings[0]; first.Bot != "greedy-1" || first.Elo.Low <= s.Ratings[1].Elo.High {
		t.Errorf("ratings %+v", s.Ratings)
	}
	alone := cross
	alone.Lineups = []Lineup{Against(bots[1], bots[0], 3)}
	one, err := alone.Run(t.Context())
	if err != nil || one.Ratings != nil {
		t.Fatalf("%v, ratings %v", err, one.Ratings)
	}
	if got := s.Results[2]; got.Share.Mean != 1 || got.Margin.Mean != one.Results[0].Margin.Mean || got.Bot != "greedy-1" {
		t.Errorf("in the cross table %+v, alone %+v", got, one.Results[0])
	}
	table := s.crossTable()
	if got := strings.Join(table.Rows[1], " "); got != "greedy-1 100.0 % – 100.0 %" {
		t.Errorf("row %q under %q", got, table.Head)
	}
}

// TestFrequenciesAddUp checks the sums of all figures of a bot in a match.
func TestFrequenciesAddUp(t *testing.T) {
	m := small(t)
	m.Table = editiontest.Expanded(t, 3)
	s, err := m.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a, b := s.Frequencies["a"], s.Frequencies["b"]
	if a.Seats != 27 || b.Seats != 54 || a.Wins.Wins+b.Wins.Wins != 27 || a.Moves["start"] != 27 {
		t.Errorf("%+v, %+v", a.Wins, b.Wins)
	}
	for _, by := range []map[string]Wins{a.Starts, a.Order} {
		var sum Wins
		for _, w := range by {
			sum.add(w)
		}
		if sum != a.Wins {
			t.Errorf("%v add up to %v, not %v", by, sum, a.Wins)
		}
	}
	if len(a.Completed) != int(engine.NumTracks)-1 || a.Completed["rest"]+b.Completed["rest"] == 0 {
		t.Errorf("last spaces %v, %v", a.Completed, b.Completed)
	}
	for place, w := range a.Order {
		if w.Seats != 9 {
			t.Errorf("the measured bot has position %s in %d of 27 games", place, w.Seats)
		}
	}
	vp := 0
	for _, n := range a.VP {
		vp += n
	}
	if vp != a.Wins.VP || a.Cards["ritmo"] == 0 || a.Trades+b.Trades == 0 {
		t.Errorf("%d VP by category, %d in all; cards %v, trades %d", vp, a.Wins.VP, a.Cards, a.Trades+b.Trades)
	}
	if table := s.FrequencyTable(); len(table.Head) != 3 || len(table.Rows) < 60 {
		t.Errorf("a table of %d rows under %q", len(table.Rows), table.Head)
	}
}

func TestInvalidMatchIsRefused(t *testing.T) {
	for name, change := range map[string]func(*Match){
		"deals":      func(m *Match) { m.Deals = 0 },
		"nobody":     func(m *Match) { m.Lineups = nil },
		"short":      func(m *Match) { m.Lineups = []Lineup{{called("a"), called("b")}} },
		"figure":     func(m *Match) { m.Test = &Test{"wins", shares.SPRT} },
		"hypotheses": func(m *Match) { m.Test = &Test{Share, stats.SPRT{}} },
		"two tested": func(m *Match) { m.Test, m.Lineups = &shares, append(m.Lineups, m.Lineups...) },
		"no player": func(m *Match) {
			none := Entrant{"none", func(uint64) (bot.Player, error) { return nil, errors.New("lost") }}
			m.Lineups = []Lineup{Against(none, called("b"), 3)}
		},
	} {
		m := small(t)
		change(&m)
		if _, err := m.Run(t.Context()); err == nil {
			t.Errorf("%s: no fault", name)
		}
	}
	if _, err := Named(roster.House(), "clever"); err == nil {
		t.Error("an unknown name is accepted")
	}
}

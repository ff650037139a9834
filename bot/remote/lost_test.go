package remote_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
)

// opening returns the first question of a game of two.
func opening(t *testing.T, seed string) (*edition.Table, bot.Question) {
	t.Helper()
	table := editiontest.Table(t, "deluxe", 2)
	r := table.Rules
	s := r.New(r.Deal(seed), nil)
	var known engine.State
	r.Mask(&known, &s, s.Seat)
	return table, bot.Question{Rules: r, View: &known, Legal: r.AppendLegal(nil, &s)}
}

// TestLostBotIsRestartedAfterGrowingPauses checks that a bot that is lost repeatedly is restarted after growing pauses, and
// at once after it has answered again.
func TestLostBotIsRestartedAfterGrowingPauses(t *testing.T) {
	table, q := opening(t, "pauses")
	for _, c := range []struct {
		every, losses int
		paused        time.Duration // total time between the starts
	}{{1, 5, (1 + 2 + 4 + 8) * 50 * time.Millisecond}, {2, 8, 7 * 50 * time.Millisecond}} {
		synctest.Test(t, func(t *testing.T) {
			asked := 0
			b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
				if m.Do != "decide" {
					return nil
				}
				if asked++; asked%c.every == 0 {
					return []string{ends}
				}
				return last(m)
			})
			p := player(t, b, table)
			began := time.Now()
			for range c.losses * c.every {
				p.Choose(t.Context(), q)
			}
			if n, paused := len(p.Report().Faults), time.Since(began); n != c.losses || paused != c.paused {
				t.Errorf("every %d: %d faults, %v of pauses, want %d and %v", c.every, n, paused, c.losses, c.paused)
			}
		})
	}
}

// TestRestartedBotIsSentGameAgain checks that a restarted bot is sent the game again, and then the next question.
func TestRestartedBotIsSentGameAgain(t *testing.T) {
	table := editiontest.Table(t, "deluxe", 2)
	asked := 0
	b, links := scripted(t, remote.Options{}, func(m told) []string {
		if m.Do == "decide" {
			if asked++; asked%10 == 0 {
				return []string{ends}
			}
		}
		return last(m)
	})
	p := player(t, b, table)
	play(t, table, p, 1, "random", "restart", true)
	if r := p.Report(); len(r.Faults) != 3 || len(*links) < 3 {
		t.Errorf("%d connections, %+v", len(*links), r)
	}
	for _, link := range (*links)[1:] {
		if len(link.told) > 1 && !strings.HasPrefix(link.told[1], `{"do":"game","game":"1","seat":"red",`) {
			t.Errorf("after hello: %s", compact(link.told[1]))
		}
	}
}

// frozen is a connection of a process that is suspended from a question until after its deadline.
type frozen struct {
	remote.Conn

	asked bool
}

func (f *frozen) Send(ctx context.Context, line []byte) error {
	f.asked = strings.Contains(string(line), `"do":"decide"`)
	return f.Conn.Send(ctx, line)
}

func (f *frozen) Receive(ctx context.Context) ([]byte, error) {
	if f.asked {
		f.asked = false
		<-ctx.Done()
		time.Sleep(time.Second)
		return nil, ctx.Err()
	}
	return f.Conn.Receive(ctx)
}

// TestFrozenProcessReadsTheAnswer checks that an answer that came in time counts, although the process was suspended and
// reads it after the deadline.
func TestFrozenProcessReadsTheAnswer(t *testing.T) {
	table, q := opening(t, "frozen")
	synctest.Test(t, func(t *testing.T) {
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) {
			return &frozen{Conn: &script{t: t, say: last}}, nil
		}, remote.Options{Decision: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		p := player(t, b, table)
		if m := p.Choose(t.Context(), q); m != q.Legal[len(q.Legal)-1] || len(p.Report().Faults) > 0 {
			t.Errorf("it plays %v, %+v", m, p.Report().Faults)
		}
	})
}

// chatty is a connection to a bot that is thinking aloud and does not answer for an hour.
type chatty struct{ remote.Conn }

func (c *chatty) Receive(ctx context.Context) ([]byte, error) {
	line, err := c.Conn.Receive(ctx)
	if err != nil || !strings.Contains(string(line), `"thinking"`) {
		return line, err
	}
	select {
	case <-time.After(200 * time.Millisecond):
		return line, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// TestExtraTimeIsGivenOnce checks that a process that was suspended has its extra time once, however many lines the bot
// writes, and that the question still ends at once if its caller stops waiting.
func TestExtraTimeIsGivenOnce(t *testing.T) {
	table, q := opening(t, "chatty")
	thinks := slices.Repeat([]string{`{"do":"thinking"}`}, 5*60*60)
	const woken = 3 * time.Second // a decision has 2 s, and then the process is suspended for a second
	for _, c := range []struct {
		stopped, took time.Duration
		faults        int
	}{{time.Hour, woken + 250*time.Millisecond, 1}, {woken + 100*time.Millisecond, woken + 100*time.Millisecond, 0}} {
		synctest.Test(t, func(t *testing.T) {
			b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) {
				return &frozen{Conn: &chatty{&script{t: t, say: func(told) []string { return thinks }}}}, nil
			}, remote.Options{Decision: 2 * time.Second})
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), c.stopped)
			defer cancel()
			p, asked := player(t, b, table), time.Now()
			p.Choose(ctx, q)
			faults, took := p.Report().Faults, time.Since(asked)
			if took != c.took || len(faults) != c.faults || c.faults > 0 && faults[0].Code != remote.TooSlow {
				t.Errorf("stopped after %v: took %v, %+v", c.stopped, took, faults)
			}
		})
	}
}

// slow is a connection to a bot whose answer comes shortly after its deadline.
type slow struct {
	remote.Conn

	answers time.Time
}

func (s *slow) Send(ctx context.Context, line []byte) error {
	if deadline, _ := ctx.Deadline(); strings.Contains(string(line), `"do":"decide"`) {
		s.answers = deadline.Add(100 * time.Millisecond)
	}
	return s.Conn.Send(ctx, line)
}

func (s *slow) Receive(ctx context.Context) ([]byte, error) {
	select {
	case <-time.After(time.Until(s.answers)):
		return s.Conn.Receive(ctx)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// TestLateAnswerIsAFault checks that a bot has no more time than its limit if the process is not suspended.
func TestLateAnswerIsAFault(t *testing.T) {
	table, q := opening(t, "late")
	synctest.Test(t, func(t *testing.T) {
		b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) {
			return &slow{Conn: &script{t: t, say: last}}, nil
		}, remote.Options{Decision: time.Minute})
		if err != nil {
			t.Fatal(err)
		}
		p, asked := player(t, b, table), time.Now()
		p.Choose(t.Context(), q)
		if faults, took := p.Report().Faults, time.Since(asked); len(faults) != 1 || faults[0].Code != remote.TooSlow || took != time.Minute {
			t.Errorf("after %v %+v", took, faults)
		}
	})
}

// TestStoppedQuestionIsNoFault checks that a question ends at once, without a fault, if its caller stops waiting, and also
// if the caller has stopped before it.
func TestStoppedQuestionIsNoFault(t *testing.T) {
	table, q := opening(t, "stopped")
	synctest.Test(t, func(t *testing.T) {
		b, _ := scripted(t, remote.Options{Decision: time.Hour}, func(told) []string { return nil })
		p := player(t, b, table)
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		for range 2 {
			if m := p.Choose(ctx, q); !slices.Contains(q.Legal, m) {
				t.Errorf("it plays %v", m)
			}
		}
		if rep, took := p.Report(), time.Since(began); len(rep.Faults) != 0 || rep.Asked != 1 || took != time.Minute {
			t.Errorf("asked %d times in %v, %+v", rep.Asked, took, rep.Faults)
		}
	})
}

// TestRestartPauseBlocksNoOtherCaller checks that a player that waits for the restart of a bot blocks neither the bot's other players nor
// Quit, and gives up at its deadline.
func TestRestartPauseBlocksNoOtherCaller(t *testing.T) {
	table, q := opening(t, "pauses")
	synctest.Test(t, func(t *testing.T) {
		b, _ := scripted(t, remote.Options{Faults: 1000}, func(m told) []string {
			if m.Do != "decide" {
				return nil
			}
			return []string{ends}
		})
		p := player(t, b, table)
		for range 5 { // the next pause is 800 ms
			p.Choose(t.Context(), q)
		}
		began := time.Now()
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		done := make(chan struct{})
		go func() {
			defer close(done)
			p.Choose(ctx, q)
		}()
		synctest.Wait()
		b.Restart(t.Context())
		b.Quit(t.Context())
		if held := time.Since(began); held != 0 {
			t.Errorf("kept waiting for %v", held)
		}
		<-done
		if took, n := time.Since(began), len(p.Report().Faults); took != 300*time.Millisecond || n != 5 {
			t.Errorf("it has waited for %v, with %d faults", took, n)
		}
	})
}

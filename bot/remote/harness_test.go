package remote_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"testing"
	"time"

	"volgare/bot"
	"volgare/bot/remote"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
	"volgare/protocol/lines"
)

// told holds the fields of a message that the bots of these tests read.
type told struct {
	Do, Game, Seat, Code, Message, Played, Rule string
	ID                                          int64
	Faults, Place                               int
	Moves                                       json.RawMessage
	View                                        struct {
		Seat, Decision string
		Turn           int
		Acts           struct{ Refused []string }
		Legal          []struct {
			ID      int
			Move    string
			Reveals bool
		}
	}
}

// moves returns an answer.
func moves(id int64, list ...any) string {
	line, _ := lines.Of(map[string]any{"do": "moves", "id": id, "moves": list})
	return string(line)
}

// script is a connection to a bot that is a function from messages to answers. It records both.
type script struct {
	t          *testing.T
	say        func(told) []string
	told, said []string
	talk       []string // both, in order
	queue      []string
	closed     bool
}

const about = `{"do":"hello","protocol":1,"name":"Sordello"}`

func (s *script) Send(_ context.Context, line []byte) error {
	if s.closed {
		return io.ErrClosedPipe
	}
	s.told = append(s.told, string(line))
	s.talk = append(s.talk, "> "+string(line))
	var m told
	if err := json.Unmarshal(line, &m); err != nil {
		s.t.Errorf("%v: %.200s", err, line)
	}
	if m.Do == "hello" {
		s.queue = append(s.queue, about)
	} else {
		s.queue = append(s.queue, s.say(m)...)
	}
	return nil
}

// ends is an answer with which a bot ends.
const ends = "(ends)"

func (s *script) Receive(ctx context.Context) ([]byte, error) {
	if len(s.queue) == 0 {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	line := s.queue[0]
	s.queue = s.queue[1:]
	switch {
	case line == ends || s.closed:
		s.closed = true
		return nil, io.EOF
	case len(line) > lines.Max:
		return nil, lines.ErrTooLong
	}
	s.said = append(s.said, line)
	s.talk = append(s.talk, "< "+line)
	return []byte(line), nil
}

func (s *script) Finish(context.Context) bool { s.closed = true; return true }

func (s *script) Close() { s.closed = true }

// scripted returns a bot that is a function, and its connections so far. It answers at once or never. Tests that wait for
// its deadline use synctest, where time passes at once.
func scripted(t *testing.T, o remote.Options, say func(told) []string) (*remote.Bot, *[]*script) {
	t.Helper()
	all := &[]*script{}
	o.Decision = cmp.Or(o.Decision, time.Minute)
	b, err := remote.Connect(t.Context(), func(context.Context) (remote.Conn, error) {
		s := &script{t: t, say: say}
		*all = append(*all, s)
		return s, nil
	}, o)
	if err != nil {
		t.Fatal(err)
	}
	return b, all
}

// last answers each question with the last legal move; in a turn, the first one would end it.
func last(m told) []string {
	if m.Do != "decide" {
		return nil
	}
	return []string{moves(m.ID, m.View.Legal[len(m.View.Legal)-1].ID)}
}

// play plays a game between a player and others and returns its final state. If follows is false, only the methods of
// bot.Player are called.
func play(t *testing.T, table *edition.Table, p *remote.Player, seat engine.Seat, others, seed string, follows bool) engine.State {
	t.Helper()
	r := table.Rules
	players := make([]bot.Player, r.Seats)
	for i := range players {
		players[i], _ = roster.House().New(others, 1)
	}
	players[seat] = p
	s := r.New(r.Deal(seed), nil)
	if follows {
		p.Begin(seat)
	}
	for s.Decision != engine.Over {
		var known engine.State
		r.Mask(&known, &s, s.Seat)
		legal := r.AppendLegal(nil, &s)
		m := players[s.Seat].Choose(t.Context(), bot.Question{Rules: r, View: &known, Legal: legal})
		if !slices.Contains(legal, m) {
			t.Fatalf("%v of %s is not legal", m, players[s.Seat].Name())
		}
		before, out := s, engine.Effects{}
		r.Apply(&s, &before, m, &out)
		if follows {
			p.Saw(&before, m, out.List)
		}
	}
	if follows {
		p.End(t.Context(), &s)
	}
	return s
}

// player returns a player at a table.
func player(t *testing.T, b *remote.Bot, table *edition.Table) *remote.Player {
	t.Helper()
	p, err := b.Player(table, 7)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// compact shortens a line for the message of a failing test.
func compact(line string) string {
	return fmt.Sprintf("%.300s", bytes.TrimSpace([]byte(line)))
}

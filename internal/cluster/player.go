package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"time"

	"volgare/edition"
	"volgare/engine"
	"volgare/record"
)

// player plays games one after the other, all seats of each, and keeps account of what was acknowledged. It knows the
// deals, and follows the games with an engine of its own.
type player struct {
	caller

	addr  string
	table *edition.Table
	seed  string
	rng   *rand.Rand
	made  int

	game *played
	all  []*played
	took []answered
}

// played is a game with the moves that were acknowledged.
type played struct {
	id    string
	seq   int64
	state engine.State
	legal []engine.Move
	moves []string
}

// answered is when a move was sent first, and when it was acknowledged.
type answered struct{ sent, at time.Time }

// givenUp is when a move that nobody has answered is told of as lost: no fault lasts so long.
const givenUp = 2 * time.Minute

func newPlayer(addr, seed string, t *edition.Table, n uint64) *player {
	return &player{
		caller: newCaller(), addr: addr, table: t, seed: fmt.Sprintf("%s/%d", seed, n), rng: rand.New(rand.NewPCG(n, 7)),
	}
}

// begin makes a table with a deal that is known.
func (p *player) begin(ctx context.Context) error {
	t := p.table
	p.made++
	deal := t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	text := record.AppendGame(nil, t.Rules, &record.Game{Config: t.Config, Rules: t.Hash, Deal: deal, Table: t})
	answer, err := p.ask(ctx, p.addr, http.MethodPost, "/api/tables/import", "text/plain", text)
	if err != nil {
		return err
	}
	var made struct {
		ID  string `json:"id"`
		Seq int64  `json:"seq"`
	}
	if err := json.Unmarshal(answer, &made); err != nil {
		return err
	}
	p.game = &played{id: made.ID, seq: made.Seq, state: t.Rules.New(deal, nil)}
	p.all = append(p.all, p.game)
	return nil
}

// play makes a random move every so often until the context ends, and finishes the one that was begun.
func (p *player) play(ctx context.Context, every time.Duration) error {
	for due := time.Now(); ctx.Err() == nil; due = due.Add(every) {
		select {
		case <-time.After(time.Until(due)):
		case <-ctx.Done():
			return nil
		}
		moving, stop := context.WithTimeout(context.WithoutCancel(ctx), givenUp)
		err := p.move(moving)
		stop()
		if err != nil {
			return err
		}
	}
	return nil
}

// move makes a move, by the same name as often as it has to be sent.
func (p *player) move(ctx context.Context) error {
	g, r := p.game, p.table.Rules
	g.legal = r.AppendLegal(g.legal[:0], &g.state)
	m := g.legal[p.rng.IntN(len(g.legal))]
	text := string(record.AppendMove(nil, r, m))
	body, err := json.Marshal(map[string]any{
		"seat": g.state.Seat.String(), "seq": g.seq, "moves": []string{text}, "key": fmt.Sprintf("%s-%d", g.id, len(g.moves)),
	})
	if err != nil {
		return err
	}
	sent := time.Now()
	answer, err := p.ask(ctx, p.addr, http.MethodPost, "/api/tables/"+g.id+"/moves", "application/json", body)
	if err != nil {
		return fmt.Errorf("move %d of %s: %w", len(g.moves)+1, g.id, err)
	}
	var done struct {
		Seq   int64 `json:"seq"`
		Steps int   `json:"steps"`
	}
	if err := json.Unmarshal(answer, &done); err != nil {
		return err
	}
	p.took = append(p.took, answered{sent, time.Now()})
	g.moves, g.seq = append(g.moves, text), done.Seq
	if done.Steps != len(g.moves) {
		return fmt.Errorf("%s has %d moves, and %d were acknowledged", g.id, done.Steps, len(g.moves))
	}
	r.Apply(&g.state, &g.state, m, nil)
	if g.state.Decision == engine.Over {
		return p.begin(ctx)
	}
	return nil
}

// verify compares what a node tells with what was acknowledged: nothing lost, nothing doubled, nothing that nobody sent.
func (p *player) verify(ctx context.Context, addr string) error {
	for _, g := range p.all {
		var log struct {
			Lines []struct {
				Move *string `json:"move"`
			} `json:"lines"`
		}
		answer, err := p.ask(ctx, addr, http.MethodGet, "/api/tables/"+g.id+"/log", "", nil)
		if err != nil {
			return err
		}
		if err := json.Unmarshal(answer, &log); err != nil {
			return err
		}
		told := log.Lines[1:] // after the set-up
		if len(told) != len(g.moves) {
			return fmt.Errorf("%s: %d moves are told, %d were acknowledged", g.id, len(told), len(g.moves))
		}
		for i, line := range told {
			if *line.Move != g.moves[i] && !strings.Contains(*line.Move, "?") {
				return fmt.Errorf("%s: move %d is %s, acknowledged was %s", g.id, i+1, *line.Move, g.moves[i])
			}
		}
	}
	return nil
}

// follower is a stream of a player, taken up again wherever it ends.
type follower struct {
	mu    sync.Mutex
	known map[string]int64 // how far each table is, as far as it was told
}

// follow listens until the context ends.
func (p *player) follow(ctx context.Context) *follower {
	f := &follower{known: map[string]int64{}}
	go func() {
		for ctx.Err() == nil {
			_ = p.listen(ctx, f) // it is taken up again
			time.Sleep(tryAgain)
		}
	}()
	return f
}

func (p *player) listen(ctx context.Context, f *follower) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+p.addr+"/api/stream", nil)
	if err != nil {
		return err
	}
	r.Header.Set("Accept", "text/event-stream")
	resp, err := (&http.Client{Jar: p.client.Jar, Transport: p.client.Transport}).Do(r)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	for in := bufio.NewReader(resp.Body); ; {
		text, err := in.ReadBytes('\n')
		if err != nil {
			return err
		}
		if data, ok := bytes.CutPrefix(text, []byte("data: ")); ok {
			f.hear(data)
		}
	}
}

// hear takes hello, or a note of one table.
func (f *follower) hear(data []byte) {
	type note struct {
		Table string `json:"table"`
		Seq   int64  `json:"seq"`
	}
	var told struct {
		note

		Sync []note `json:"sync"`
	}
	if json.Unmarshal(data, &told) != nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, n := range append(told.Sync, told.note) {
		f.known[n.Table] = max(f.known[n.Table], n.Seq)
	}
}

// knows is how far a table is, as far as the stream has told.
func (f *follower) knows(table string) int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.known[table]
}

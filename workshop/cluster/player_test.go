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

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/table"
)

// player plays games one after the other and keeps account of the moves that must stand: what was acknowledged, and what
// bots made of it. It knows the deals, and follows the games with an engine of its own.
type player struct {
	caller

	addr  string
	table *edition.Table
	seed  string
	rng   *rand.Rand
	made  int
	bots  bot.Mind // of all seats but the first; nil: the player has them all

	game   *played
	all    []*played
	took   []answered // moves that were sent
	waited []answered // until bots were seen to go on
}

// played is a game with the moves that must stand.
type played struct {
	id    string
	seq   int64
	state engine.State
	legal []engine.Move
	moves []engine.Move
}

// known is how far a table is, as far as an answer tells.
type known struct {
	Seq   int64 `json:"seq"`
	Steps int   `json:"steps"`
}

// answered is when a move was sent first, and when it was acknowledged; or since when bots had to go
// on, and when they were seen to.
type answered struct{ sent, at time.Time }

// givenUp is when a move that nobody has answered is told of as lost: no fault lasts so long.
const givenUp = 2 * time.Minute

func newPlayer(addr, seed string, t *edition.Table, n uint64) *player {
	return &player{
		caller: newCaller(), addr: addr, table: t, seed: fmt.Sprintf("%s/%d", seed, n), rng: rand.New(rand.NewPCG(n, 7)),
	}
}

// simple is the bot at the tables of the campaign. It chooses a move at a time, by the table and the moves that stand: so
// what it does is known, whichever node it thinks on.
const simple = "random"

// newHost is a player with the first seat of each table; bots have the others.
func newHost(ctx context.Context, addr, seed string, t *edition.Table, n uint64) (*player, error) {
	them, err := roster.House().New(simple, 0)
	if err != nil {
		return nil, err
	}
	p := newPlayer(addr, seed, t, n)
	p.bots = bot.MindOf(ctx, them)
	return p, nil
}

// begin makes a table with a deal that is known.
func (p *player) begin(ctx context.Context) error {
	t := p.table
	p.made++
	deal := t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	text := record.AppendGame(nil, t.Rules, &record.Game{Config: t.Config, Rules: t.Hash, Deal: deal, Table: t})
	path := fmt.Sprintf("/api/tables/import?key=table-%04d", p.made)
	answer, err := p.ask(ctx, p.addr, http.MethodPost, path, "text/plain", text)
	if err != nil {
		return err
	}
	var made struct {
		ID string `json:"id"`
		known
	}
	if err := json.Unmarshal(answer, &made); err != nil {
		return err
	}
	p.game = &played{id: made.ID, seq: made.Seq, state: t.Rules.New(deal, nil)}
	p.all = append(p.all, p.game)
	if p.bots == nil {
		return nil
	}
	for seat := engine.Seat(1); int(seat) < t.Config.Players; seat++ {
		body := []byte(`{"do":"bot","bot":"` + simple + `","key":"bot-on-` + seat.String() + `"}`)
		if answer, err = p.ask(ctx, p.addr, http.MethodPost, p.at("seats/"+seat.String()), "application/json", body); err != nil {
			return err
		}
	}
	if err := json.Unmarshal(answer, &made); err != nil {
		return err
	}
	p.game.seq = made.Seq
	return p.await(ctx)
}

// at is the path of something at the table of the game.
func (p *player) at(what string) string { return "/api/tables/" + p.game.id + "/" + what }

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

// move makes a move, by the same name as often as it has to be sent; then bots make theirs.
func (p *player) move(ctx context.Context) error {
	g, r := p.game, p.table.Rules
	g.legal = r.AppendLegal(g.legal[:0], &g.state)
	m := g.legal[p.rng.IntN(len(g.legal))]
	body, err := json.Marshal(map[string]any{
		"seat": g.state.Seat.String(), "seq": g.seq, "moves": []string{record.MoveString(r, m)},
		"key": fmt.Sprintf("%s-%d", g.id, len(g.moves)),
	})
	if err != nil {
		return err
	}
	sent := time.Now()
	answer, err := p.ask(ctx, p.addr, http.MethodPost, p.at("moves"), "application/json", body)
	if err != nil {
		return fmt.Errorf("move %d of %s: %w", len(g.moves)+1, g.id, err)
	}
	var done known
	if err := json.Unmarshal(answer, &done); err != nil {
		return err
	}
	p.took = append(p.took, answered{sent, time.Now()})
	p.stands(m)
	g.seq = done.Seq
	if done.Steps != len(g.moves) {
		return fmt.Errorf("%s has %d moves, and %d were acknowledged", g.id, done.Steps, len(g.moves))
	}
	if err := p.await(ctx); err != nil || g.state.Decision != engine.Over {
		return err
	}
	return p.begin(ctx)
}

// stands takes a move into the account.
func (p *player) stands(m engine.Move) {
	g, r := p.game, p.table.Rules
	g.moves = append(g.moves, m)
	r.Apply(&g.state, &g.state, m, nil)
}

// await takes what bots have to do into the account, and waits until they have done it.
func (p *player) await(ctx context.Context) error {
	g, before := p.game, len(p.game.moves)
	for p.bots != nil && g.state.Seat != 0 && g.state.Decision != engine.Over {
		p.stands(p.foretell())
	}
	if len(g.moves) == before {
		return nil
	}
	now := known{Steps: before}
	for seen, since := before, time.Now(); ; {
		answer, err := p.ask(ctx, p.addr, http.MethodGet, p.at("position"), "", nil)
		if err != nil {
			return fmt.Errorf("%s has %d moves, and bots had to make %d: %w", g.id, now.Steps, len(g.moves), err)
		}
		if err := json.Unmarshal(answer, &now); err != nil {
			return err
		}
		if now.Steps > seen {
			p.waited = append(p.waited, answered{since, time.Now()})
			seen, since = now.Steps, time.Now()
		}
		switch {
		case now.Steps == len(g.moves):
			g.seq = max(g.seq, now.Seq) // one who has all moves may not know yet who sits there
			return nil
		case now.Steps > len(g.moves):
			return fmt.Errorf("%s has %d moves, and bots had to make %d", g.id, now.Steps, len(g.moves))
		}
		time.Sleep(tryAgain)
	}
}

// foretell is what a bot does next.
func (p *player) foretell() engine.Move {
	g, r := p.game, p.table.Rules
	var view engine.State
	r.Mask(&view, &g.state, g.state.Seat)
	g.legal = r.AppendLegal(g.legal[:0], &view)
	return p.bots(table.BotSeed(g.id, len(g.moves)), bot.Question{Rules: r, View: &view, Legal: g.legal})[0]
}

// verify compares what a node tells with the account: nothing lost, nothing doubled, nothing that nobody sent and no bot chose.
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
		if told := len(log.Lines) - 1; told != len(g.moves) { // the first is the set-up
			return fmt.Errorf("%s: %d moves are told, %d must stand", g.id, told, len(g.moves))
		}
		for i, m := range g.moves {
			told, must := *log.Lines[i+1].Move, record.MoveString(p.table.Rules, m)
			if told != must && told != record.SecretMoveString(p.table.Rules, m) {
				return fmt.Errorf("%s: move %d is %s, it must be %s", g.id, i+1, told, must)
			}
		}
	}
	return nil
}

// sees is what a node tells each of the player's seats of the last game.
func (p *player) sees(ctx context.Context, addr string) (string, error) {
	var all []string
	for seat := range engine.Seat(p.table.Config.Players) {
		if p.bots != nil && seat > 0 {
			break
		}
		answer, err := p.ask(ctx, addr, http.MethodGet, p.at("position?seat="+seat.String()), "", nil)
		if err != nil {
			return "", err
		}
		all = append(all, string(answer))
	}
	return strings.Join(all, "\n"), nil
}

// follower is a stream of a player, taken up again wherever it ends.
type follower struct {
	mu    sync.Mutex
	heard map[string]int64 // how far each table is, as far as it was told
}

// follow listens until the context ends.
func (p *player) follow(ctx context.Context) *follower {
	f := &follower{heard: map[string]int64{}}
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
		f.heard[n.Table] = max(f.heard[n.Table], n.Seq)
	}
}

// knows is how far a table is, as far as the stream has told.
func (f *follower) knows(table string) int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.heard[table]
}

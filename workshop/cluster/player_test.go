package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
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

	addr    string
	table   *edition.Table
	seed    string
	rng     *rand.Rand
	made    int
	bots    bot.Mind                                          // of all seats but the first; nil: the player has them all
	sits    string                                            // the name of these bots at a table
	connect func(ctx context.Context, seat engine.Seat) error // connects an external bot to a seat; nil: the bots are of the server

	promoted *atomic.Int64 // see cluster
	lost     int           // moves that were acknowledged, and that the database has lost since

	game   *played
	all    []*played
	sent   time.Time  // when a move was sent first that is not accepted yet, perhaps one that is lost
	took   []answered // moves that were sent
	waited []answered // until bots were seen to go on
}

// played is a game with the moves that must stand.
type played struct {
	id    string
	seq   int64
	first int64 // seq when all were seated
	begun engine.State
	state engine.State
	legal []engine.Move
	moves []engine.Move
	known []time.Time // when each move was acknowledged; zero for moves of bots, which repeat them if they are lost
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

// host gives all seats but the first to bots.
func (p *player) host(ctx context.Context) error {
	them, err := roster.House().New(simple, 0)
	if err != nil {
		return err
	}
	p.bots, p.sits = bot.MindOf(ctx, them), simple
	return nil
}

// begin makes a table with a deal that is known.
func (p *player) begin(ctx context.Context) error {
	t := p.table
	p.made++
	deal := t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	for p.connect != nil && t.Rules.New(deal, nil).Seat != 0 { // no bot moves before the external ones are seated
		p.made++
		deal = t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	}
	game := &record.Game{Config: t.Config, Rules: t.Hash, Deal: deal, Table: t}
	for seat := 1; seat < t.Config.Players && p.connect != nil; seat++ {
		game.Bots[seat] = simple // an external bot gets no seat from a person
	}
	path := fmt.Sprintf("/api/tables/import?key=table-%04d", p.made)
	answer, err := p.ask(ctx, p.addr, http.MethodPost, path, "text/plain", record.AppendGame(nil, t.Rules, game))
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
	p.game = &played{id: made.ID, seq: made.Seq, first: made.Seq, begun: t.Rules.New(deal, nil)}
	p.game.state = p.game.begun
	p.all = append(p.all, p.game)
	if p.bots == nil {
		return nil
	}
	p.game.first = math.MaxInt64
	if answer, err = p.seatBots(ctx); err != nil {
		return err
	}
	if err := json.Unmarshal(answer, &made); err != nil {
		return err
	}
	p.game.seq, p.game.first = made.Seq, made.Seq
	return p.await(ctx)
}

// seatBots gives all seats but the first to bots, and returns the last answer.
func (p *player) seatBots(ctx context.Context) (answer []byte, err error) {
	for seat := engine.Seat(1); int(seat) < p.table.Config.Players; seat++ {
		body := []byte(`{"do":"bot","bot":"` + p.sits + `","key":"bot-on-` + seat.String() + `"}`)
		answer, err = p.ask(ctx, p.addr, http.MethodPost, p.at("seats/"+seat.String()), "application/json", body)
		if err == nil && p.connect != nil {
			err = p.connect(ctx, seat)
		}
		if err != nil {
			return nil, err
		}
	}
	return answer, nil
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
		if err != nil && p.promoted.Load() > 0 {
			err = p.lose(moving, err)
		}
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
		"key": fmt.Sprintf("%s-%d-%d", g.id, len(g.moves), p.lost),
	})
	if err != nil {
		return err
	}
	if p.sent.IsZero() {
		p.sent = time.Now()
	}
	answer, err := p.ask(ctx, p.addr, http.MethodPost, p.at("moves"), "application/json", body)
	if err != nil {
		return fmt.Errorf("move %d of %s: %w", len(g.moves)+1, g.id, err)
	}
	var done known
	if err := json.Unmarshal(answer, &done); err != nil {
		return err
	}
	p.took = append(p.took, answered{p.sent, time.Now()})
	p.sent = time.Time{}
	p.stands(m, time.Now())
	if only, ok := r.OnlyKeep(&g.state); ok { // the table has answered in the same command
		p.stands(only, time.Now())
	}
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
func (p *player) stands(m engine.Move, known time.Time) {
	g, r := p.game, p.table.Rules
	g.moves, g.known = append(g.moves, m), append(g.known, known)
	r.Apply(&g.state, &g.state, m, nil)
}

// await takes what bots have to do into the account, and waits until they have done it.
func (p *player) await(ctx context.Context) error {
	g, before := p.game, len(p.game.moves)
	for p.bots != nil && g.state.Seat != 0 && g.state.Decision != engine.Over {
		p.stands(p.foretell(), time.Time{})
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
			if p.connect == nil { // an external bot may be awaited for long
				p.waited = append(p.waited, answered{since, time.Now()})
			}
			seen, since = now.Steps, time.Now()
		}
		if now.Steps > len(g.moves) || now.Steps < before && p.promoted.Load() > 0 { // or the node knows too much or too little
			if now, err = p.newest(ctx); err != nil {
				return err
			}
			if now.Steps > len(g.moves) || now.Steps < before {
				return fmt.Errorf("%s has %d moves, and bots had to make %d after %d", g.id, now.Steps, len(g.moves), before)
			}
		}
		if now.Steps == len(g.moves) {
			g.seq = max(g.seq, now.Seq) // one who has all moves may not know yet who sits there
			return nil
		}
		time.Sleep(tryAgain)
	}
}

// newest is how far the table is according to the database.
func (p *player) newest(ctx context.Context) (known, error) {
	var now struct {
		Seq      int64 `json:"seq"`
		Position known `json:"position"`
	}
	answer, err := p.ask(ctx, p.addr, http.MethodGet, p.at("snapshot?since="+strconv.Itoa(math.MaxInt32)), "", nil)
	if err == nil {
		err = json.Unmarshal(answer, &now)
	}
	return known{now.Seq, now.Position.Steps}, err
}

// lose takes the moves out of the account that the database has lost. why is the error that shows that there may be some. It is returned
// if there are none, or if one of them was acknowledged after the standby took over.
func (p *player) lose(ctx context.Context, why error) error {
	now, err := p.newest(ctx)
	no := (*refusal)(nil)
	if gone := errors.As(err, &no) && no.status == http.StatusNotFound; gone || err == nil && now.Seq < p.game.first {
		if err := p.cut(0); err != nil {
			return errors.Join(why, err)
		}
		if p.all = p.all[:len(p.all)-1]; len(p.all) == 0 {
			return p.begin(ctx)
		}
		p.game = p.all[len(p.all)-1] // the end of this one may be lost too
		if now, err = p.newest(ctx); err == nil && now.Steps == len(p.game.moves) {
			return p.begin(ctx)
		}
	}
	stale := (*refusal)(nil)
	switch n := len(p.game.moves); {
	case err != nil:
		return errors.Join(why, err)
	case now.Steps > n, now.Steps == n && !(errors.As(why, &stale) && strings.Contains(stale.text, `"stale"`)):
		return fmt.Errorf("%w: it has %d moves, acknowledged were %d", why, now.Steps, n)
	}
	p.game.seq = now.Seq
	return errors.Join(p.cut(now.Steps), p.await(ctx))
}

// cut takes all moves of the game but the first n out of the account.
func (p *player) cut(n int) error {
	g, r := p.game, p.table.Rules
	for _, at := range g.known[n:] {
		if at.After(time.Unix(0, p.promoted.Load())) {
			return fmt.Errorf("%s has lost a move that was acknowledged after the standby took over: %d of %d are left", g.id, n, len(g.moves))
		}
	}
	p.lost += len(g.moves) - n
	g.state, g.moves, g.known = g.begun, g.moves[:n], g.known[:n]
	for _, m := range g.moves {
		r.Apply(&g.state, &g.state, m, nil)
	}
	return nil
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
	ctx, stop := context.WithTimeout(ctx, givenUp)
	defer stop()
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

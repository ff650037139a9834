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

// player plays one game after the other and keeps an account of the moves that must be stored: the acknowledged ones, and
// the bots' replies. It knows the deals and follows the games with its own engine.
type player struct {
	caller

	addr    string
	table   *edition.Table
	seed    string
	rng     *rand.Rand
	made    int
	bots    bot.Mind                                          // of all seats but the first; nil if the player has all seats
	sits    string                                            // name of these bots at a table
	connect func(ctx context.Context, seat engine.Seat) error // connects an external bot to a seat; nil for bots of the server

	promoted *atomic.Int64 // see cluster
	lost     int           // number of acknowledged moves that the database has lost since

	game   *played
	all    []*played
	sent   time.Time  // first sending of a move that is not accepted yet, perhaps repeated after a loss
	took   []answered // moves that were sent
	waited []answered // waits until bots continued
}

// played is a game with the moves that must be stored.
type played struct {
	id    string
	seq   int64
	first int64 // seq when all seats were taken
	begun engine.State
	state engine.State
	legal []engine.Move
	moves []engine.Move
	known []time.Time // time of acknowledgement of each move; zero for moves of bots, which repeat them after a loss
}

// known is the state of a table according to an answer.
type known struct {
	Seq   int64 `json:"seq"`
	Steps int   `json:"steps"`
}

// answered is the time of the first sending of a move and of its acknowledgement, or the time from which bots had to
// continue and that of their move.
type answered struct{ sent, at time.Time }

// givenUp is the time after which a move without an answer is reported as lost: no fault lasts that long.
const givenUp = 2 * time.Minute

func newPlayer(addr, seed string, t *edition.Table, n uint64) *player {
	return &player{
		caller: newCaller(), addr: addr, table: t, seed: fmt.Sprintf("%s/%d", seed, n), rng: rand.New(rand.NewPCG(n, 7)),
	}
}

// simple is the bot at the tables of the campaign. It chooses one move at a time from the table and its moves alone, so its
// choice is the same on every node.
const simple = "random"

// host assigns all seats but the first to bots.
func (p *player) host(ctx context.Context) error {
	them, err := roster.House().New(simple, 0)
	if err != nil {
		return err
	}
	p.bots, p.sits = bot.MindOf(ctx, them), simple
	return nil
}

// begin creates a table with a known deal.
func (p *player) begin(ctx context.Context) error {
	t := p.table
	p.made++
	deal := t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	for p.connect != nil && t.Rules.New(deal, nil).Seat != 0 { // so that no bot moves before the external bots are seated
		p.made++
		deal = t.Rules.Deal(fmt.Sprintf("%s/%d", p.seed, p.made))
	}
	game := &record.Game{Config: t.Config, Rules: t.Hash, Deal: deal, Table: t}
	for seat := 1; seat < t.Config.Players && p.connect != nil; seat++ {
		game.Bots[seat] = simple // people do not seat external bots
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

// seatBots assigns all seats but the first to bots and returns the last answer.
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

// at returns the path of an operation at the table of the game.
func (p *player) at(what string) string { return "/api/tables/" + p.game.id + "/" + what }

// play makes random moves at an interval until the context ends, and finishes the move in progress.
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

// move makes a move, with the same key however often it has to be sent. Then the bots move.
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
	if only, ok := r.OnlyKeep(&g.state); ok { // the table has made this forced move in the same command
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

// stands adds a move to the account.
func (p *player) stands(m engine.Move, known time.Time) {
	g, r := p.game, p.table.Rules
	g.moves, g.known = append(g.moves, m), append(g.known, known)
	r.Apply(&g.state, &g.state, m, nil)
}

// await adds the bots' next moves to the account and waits until they have made them.
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
			if p.connect == nil { // an external bot may take long
				p.waited = append(p.waited, answered{since, time.Now()})
			}
			seen, since = now.Steps, time.Now()
		}
		if now.Steps > len(g.moves) || now.Steps < before && p.promoted.Load() > 0 { // the node has too many moves or too few
			if now, err = p.newest(ctx); err != nil {
				return err
			}
			if now.Steps > len(g.moves) || now.Steps < before {
				return fmt.Errorf("%s has %d moves, and bots had to make %d after %d", g.id, now.Steps, len(g.moves), before)
			}
		}
		if now.Steps == len(g.moves) {
			g.seq = max(g.seq, now.Seq) // a node that has all moves may not know all seats yet
			return nil
		}
		time.Sleep(tryAgain)
	}
}

// newest returns the state of the table according to the database.
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

// lose removes moves that the database has lost from the account. why is the error that suggests a loss. It is returned if
// no move was lost, or if a lost move was acknowledged after the standby took over.
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
		p.game = p.all[len(p.all)-1] // the end of the previous game may be lost too
		if now, err = p.newest(ctx); err == nil && now.Steps == len(p.game.moves) {
			return p.begin(ctx)
		}
	}
	stale := (*refusal)(nil)
	switch n := len(p.game.moves); {
	case err != nil:
		return errors.Join(why, err)
	case now.Steps > n, now.Steps == n && !(errors.As(why, &stale) && strings.Contains(stale.text, `"stale"`)):
		return fmt.Errorf("%w: it has %d moves, %d were acknowledged", why, now.Steps, n)
	}
	p.game.seq = now.Seq
	return errors.Join(p.cut(now.Steps), p.await(ctx))
}

// cut removes all moves of the game but the first n from the account.
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

// foretell returns the next move of a bot.
func (p *player) foretell() engine.Move {
	g, r := p.game, p.table.Rules
	var view engine.State
	r.Mask(&view, &g.state, g.state.Seat)
	g.legal = r.AppendLegal(g.legal[:0], &view)
	return p.bots(table.BotSeed(g.id, len(g.moves)), bot.Question{Rules: r, View: &view, Legal: g.legal})[0]
}

// verify compares a node's log with the account: no move lost, duplicated or invented.
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
		if told := len(log.Lines) - 1; told != len(g.moves) { // the first line is the set-up
			return fmt.Errorf("%s: the log has %d moves, want %d", g.id, told, len(g.moves))
		}
		for i, m := range g.moves {
			told, must := *log.Lines[i+1].Move, record.MoveString(p.table.Rules, m)
			if told != must && told != record.SecretMoveString(p.table.Rules, m) {
				return fmt.Errorf("%s: move %d is %s, want %s", g.id, i+1, told, must)
			}
		}
	}
	return nil
}

// sees returns a node's views of the last game for each of the player's seats.
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

// follower is a stream of a player, which reconnects whenever it ends.
type follower struct {
	mu    sync.Mutex
	heard map[string]int64 // reported seq of each table
}

// follow reads the stream until the context ends.
func (p *player) follow(ctx context.Context) *follower {
	f := &follower{heard: map[string]int64{}}
	go func() {
		for ctx.Err() == nil {
			_ = p.listen(ctx, f) // reconnects
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

// hear handles hello, or a notification of one table.
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

// knows returns the seq of a table that the stream has reported.
func (f *follower) knows(table string) int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.heard[table]
}

package load

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"volgare/engine"
	"volgare/record"
)

// slot plays one game after the other with one browser, watched by several streams.
type slot struct {
	run     *run
	no      int
	browser *browser
	rng     *rand.Rand
	buf     []byte

	game *game
	next chan *game // created while the last turn is played
	made int

	answers []time.Duration

	mu       sync.Mutex
	waiting  []waiting // moves that have not reached all streams yet, in the order of sending
	streamed []time.Duration
}

// game is one game in progress.
type game struct {
	id    string
	seq   int64
	state engine.State
	legal []engine.Move
	next  *engine.Move // to be sent again, because its answer was lost
	asked bool         // the next game was requested
}

// waiting is a move that has not reached all streams yet.
type waiting struct {
	table string
	seq   int64
	due   time.Time
	left  uint64 // bit set of streams
}

func newSlot(ctx context.Context, r *run, no int) (*slot, error) {
	s := &slot{run: r, no: no, browser: r.newBrowser(), rng: rand.New(rand.NewPCG(uint64(no), 7)), next: make(chan *game, 1)}
	var err error
	if s.game, err = s.newGame(ctx); err != nil {
		return nil, err
	}
	return s, s.listen(ctx)
}

// listen opens the streams and waits for the first event of each.
func (s *slot) listen(ctx context.Context) error {
	for bit := range s.run.Streams {
		if _, err := s.browser.listen(ctx, func(data []byte) { s.heard(uint(bit), data) }); err != nil {
			return err
		}
	}
	return nil
}

// newGame creates a table with a known deal.
func (s *slot) newGame(ctx context.Context) (*game, error) {
	t := s.run.Table
	s.made++
	deal := t.Rules.Deal(fmt.Sprintf("%s/%d/%d", s.run.Seed, s.no, s.made))
	g := &record.Game{Config: t.Config, Rules: t.Hash, Deal: deal, Table: t}
	state := t.Rules.New(deal, nil)
	if s.made == 1 {
		state = s.advance(g, state)
	}
	id, seq, err := s.browser.importGame(ctx, t, g)
	if err != nil {
		return nil, err
	}
	s.run.games.Add(1)
	return &game{id: id, seq: seq, state: state}, nil
}

// advance plays the first game of a slot to a different point in each slot, so that the games do not all end at the same
// time.
func (s *slot) advance(g *record.Game, state engine.State) engine.State {
	r := s.run.Table.Rules
	for range s.rng.IntN(maxAdvance) {
		legal := r.AppendLegal(nil, &state)
		m := legal[s.rng.IntN(len(legal))]
		next := state
		r.Apply(&next, &state, m, nil)
		if next.LastTurn() || next.Turn >= engine.MaxTurns-2 {
			break
		}
		g.Steps = append(g.Steps, record.Step{Turn: state.Turn, Seat: state.Seat, Move: m})
		state = next
	}
	return state
}

const maxAdvance = 200

// retryDelay is the time that a slot waits before it retries.
const retryDelay = 10 * time.Millisecond

// move makes a random move that was due at the given time, or repeats the previous one if it was not answered.
func (s *slot) move(ctx context.Context, due time.Time) {
	g, r := s.game, s.run.Table.Rules
	if g.next == nil {
		g.legal = r.AppendLegal(g.legal[:0], &g.state)
		g.next = &g.legal[s.rng.IntN(len(g.legal))]
	}
	m := *g.next
	// Keys are scoped to a browser and table.
	s.buf = fmt.Appendf(s.buf[:0], `{"seat":"%s","seq":%d,"key":"move-at-%d","moves":["%s"]}`,
		g.state.Seat, g.seq, g.seq, record.MoveString(r, m))
	s.expect(waiting{table: g.id, seq: g.seq + 1, due: due, left: 1<<s.run.Streams - 1})
	body, err := s.browser.post(ctx, http.StatusOK, "/api/tables/"+g.id+"/moves", s.buf)
	seq := seqIn(body)
	if err == nil && seq <= g.seq {
		err = fmt.Errorf("the response to a move has no seq after %d: %.100s", g.seq, body)
	}
	if err != nil {
		if ctx.Err() == nil {
			s.run.failed(fmt.Errorf("move: %w", err))
			time.Sleep(retryDelay)
		}
		return
	}
	s.answers = append(s.answers, time.Since(due))
	g.seq, g.next = seq, nil
	r.Apply(&g.state, &g.state, m, nil)
	if only, ok := r.OnlyKeep(&g.state); ok { // the table has made this forced move in the same command
		r.Apply(&g.state, &g.state, only, nil)
	}
	s.requestNext(ctx)
}

// requestNext requests the next game in time.
func (s *slot) requestNext(ctx context.Context) {
	g := s.game
	if (g.state.LastTurn() || g.state.Turn >= engine.MaxTurns-2) && !g.asked {
		g.asked = true
		go s.make(ctx)
	}
	if g.state.Decision != engine.Over {
		return
	}
	select {
	case s.game = <-s.next:
	case <-ctx.Done():
	}
}

// make creates the next game, with retries.
func (s *slot) make(ctx context.Context) {
	for ctx.Err() == nil {
		made, err := s.newGame(ctx)
		if err == nil {
			s.next <- made
			return
		}
		if ctx.Err() == nil {
			s.run.failed(err)
			time.Sleep(retryDelay)
		}
	}
}

func (s *slot) expect(w waiting) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.run.Streams > 0 {
		s.waiting = append(s.waiting, w)
	}
}

// heard records the progress of a table that a stream has reported.
func (s *slot) heard(bit uint, data []byte) {
	table, ok := bytes.CutPrefix(data, []byte(`{"table":"`))
	if !ok {
		return
	}
	now, seq := time.Now(), seqIn(data)
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range s.waiting {
		if w := &s.waiting[i]; w.seq <= seq && bytes.HasPrefix(table, []byte(w.table)) {
			if w.left &^= 1 << bit; w.left == 0 {
				s.streamed = append(s.streamed, now.Sub(w.due))
			}
		}
	}
	s.waiting = slices.DeleteFunc(s.waiting, func(w waiting) bool { return w.left == 0 })
}

// drain waits a moment for moves that have not reached all streams, and returns all times. A move that has still not
// arrived counts with the time until now.
func (s *slot) drain(ctx context.Context) []time.Duration {
	for until := time.Now().Add(2 * time.Second); time.Now().Before(until) && ctx.Err() == nil; time.Sleep(time.Millisecond) {
		s.mu.Lock()
		n := len(s.waiting)
		s.mu.Unlock()
		if n == 0 {
			break
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, w := range s.waiting {
		s.streamed = append(s.streamed, time.Since(w.due))
	}
	s.waiting = s.waiting[:0]
	all := s.streamed
	s.streamed = nil
	return all
}

// seqIn returns the number after "seq":.
func seqIn(data []byte) int64 {
	_, rest, _ := bytes.Cut(data, []byte(`"seq":`))
	n := 0
	for n < len(rest) && rest[n] >= '0' && rest[n] <= '9' {
		n++
	}
	seq, _ := strconv.ParseInt(string(rest[:n]), 10, 64) // 0 for none
	return seq
}

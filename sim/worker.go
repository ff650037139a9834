package sim

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strconv"

	"volgare/engine"
	"volgare/record"
)

// worker plays games one after the other with memory of its own.
type worker struct {
	cfg   *Config
	rules *engine.Rules
	line  []chooser // in the order of the lineup
	seats [engine.MaxSeats]*chooser

	stop  func() bool
	rng   rand.PCG
	view  engine.State
	legal []engine.Move
	plies []record.Ply
	stats Tally
}

func newWorker(ctx context.Context, cfg *Config) (*worker, error) {
	w := &worker{cfg: cfg, rules: cfg.Table.Rules, legal: make([]engine.Move, 0, 256)}
	w.stop = func() bool { return ctx.Err() != nil }
	for i, name := range cfg.lineup() {
		c, err := newChooser(name, SeedOf(cfg.Seed, "bot "+strconv.Itoa(i)))
		if err != nil {
			return nil, err
		}
		w.line = append(w.line, c)
	}
	return w, nil
}

// SeedOf derives a number from a seed for a purpose.
func SeedOf(seed, purpose string) uint64 {
	sum := sha256.Sum256([]byte(seed + "\n" + purpose))
	return binary.LittleEndian.Uint64(sum[:])
}

// game plays the game with a number and adds it up, unless it is interrupted.
func (w *worker) game(n int) error {
	seed := w.cfg.Seed + "/" + strconv.Itoa(n)
	w.rng.Seed(SeedOf(seed, "draw"), uint64(n))
	w.sit(n)
	deal := w.rules.Deal(seed)
	s := w.rules.New(deal, nil)
	w.plies = w.plies[:0]
	before := w.stats.moves
	if !w.play(&s) {
		w.stats.moves = before
		return nil
	}
	w.stats.add(w.rules, &s, w.seats[:w.rules.Seats])
	if w.cfg.Record == nil {
		return nil
	}
	if err := w.cfg.Record(n, w.record(seed, deal, &s)); err != nil {
		return fmt.Errorf("record game %d: %w", n, err)
	}
	return nil
}

// sit gives the seats to the bots: each moves on by a seat from game to game.
func (w *worker) sit(game int) {
	for i := range w.line {
		w.seats[(i+game-1)%len(w.line)] = &w.line[i]
	}
}

// play makes all moves of a game; it reports false if it was stopped before the end.
func (w *worker) play(s *engine.State) bool {
	for s.Decision != engine.Over {
		w.legal = w.rules.AppendLegal(w.legal[:0], s)
		c := w.seats[s.Seat]
		m := w.choose(c, s)
		if c.blind == nil && w.stop() {
			return false
		}
		w.stats.moves.note(m, len(w.legal))
		if w.cfg.Record != nil {
			w.plies = append(w.plies, record.Ply{Turn: s.Turn, Seat: s.Seat, Move: m})
		}
		w.rules.Apply(s, s, m, nil)
	}
	return true
}

// record is the record of the game just played.
func (w *worker) record(seed string, deal engine.Deal, s *engine.State) *record.Game {
	g := &record.Game{
		Config: w.cfg.Table.Config, Table: w.cfg.Table, Rules: w.cfg.Table.Hash, Seed: seed, Deal: deal,
		Plies: w.plies, Result: record.ResultOf(w.rules, s),
	}
	for i, c := range w.seats[:w.rules.Seats] {
		g.Names[i] = c.name
	}
	return g
}

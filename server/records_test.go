package server

import (
	"io"
	"log/slog"
	"math/rand/v2"
	"slices"
	"testing"

	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/record"
)

func newTestLogger(w io.Writer) *slog.Logger {
	return slog.New(slog.NewTextHandler(&lockedWriter{w: w}, &slog.HandlerOptions{Level: slog.LevelDebug}))
}

// recordOf returns the record of a random game with at most the given number of moves.
func recordOf(t *testing.T, players int, seed string, most int) string {
	t.Helper()
	lib, err := library()
	if err != nil {
		t.Fatal(err)
	}
	tab, err := lib.Table(edition.Config{Preset: "deluxe", Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return playedRecord(tab, seed, most, func(legal []engine.Move) []engine.Move { return legal })
}

// playedRecord returns the record of at most the given number of random moves out of those that liked selects.
func playedRecord(tab *edition.Table, seed string, most int, liked func([]engine.Move) []engine.Move) string {
	r, rng := tab.Rules, rand.New(rand.NewPCG(1, 2))
	deal := r.Deal(seed)
	s := r.New(deal, nil)
	g := &record.Game{Config: tab.Config, Rules: tab.Hash, Seed: seed, Deal: deal, Table: tab}
	for n := 0; n < most && s.Decision != engine.Over; n++ {
		legal := liked(r.AppendLegal(nil, &s))
		m := legal[rng.IntN(len(legal))]
		g.Steps = append(g.Steps, record.Step{Turn: s.Turn, Seat: s.Seat, Move: m})
		r.Apply(&s, &s, m, nil)
	}
	if s.Decision == engine.Over {
		g.Result = record.ResultOf(r, &s)
	}
	return string(record.AppendGame(nil, r, g))
}

// longRecord returns the record of a given number of moves. It uses endless trades, because no other game is that long.
func longRecord(t *testing.T, moves int) string {
	t.Helper()
	bargains := []engine.Kind{engine.OpenTrade, engine.GiveRitmo, engine.Ask, engine.Offer, engine.Counter}
	return playedRecord(editiontest.Expanded(t, 5), "long", moves, func(legal []engine.Move) []engine.Move {
		liked := slices.DeleteFunc(slices.Clone(legal), func(m engine.Move) bool { return !slices.Contains(bargains, m.Kind) })
		if len(liked) > 0 {
			return liked
		}
		return legal
	})
}

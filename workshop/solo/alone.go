package main

import (
	"context"
	"fmt"
	"time"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/engine"
	"volgare/record"
	"volgare/table"
)

// alone is a house without a server: only the table and its log.
type alone struct {
	table *table.Snapshot
	log   [][]byte // entries as a store would hold them
	line  line
}

// line is the rest of a bot's plan, valid for the table position that it was made for.
type line struct {
	bot     string
	version int64
	rest    []engine.Move
}

// newAlone starts the game.
func newAlone() (*alone, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	from := random()
	id, _ := table.NewID(from) // the reader never fails
	seed, _ := table.NewSeed(from)
	entries, err := table.Make(anna, plan, seed, given(lib))
	if err != nil {
		return nil, err
	}
	entries[0].At = began.UnixMilli()
	first, err := table.Begin(id, entries[0], given(lib))
	if err != nil {
		return nil, err
	}
	h := &alone{}
	err = h.note(entries[0], first)
	for _, e := range entries[1:] {
		if err == nil {
			err = h.add(e, began)
		}
	}
	return h, err
}

// given returns what the table needs from its house.
func given(lib *edition.Library) table.House {
	return table.House{Rules: library{lib}, Bots: roster.House().Names(), Pace: pace}
}

// library makes rules for the built-in boards.
type library struct{ *edition.Library }

// Make implements table.Rules.
func (l library) Make(c edition.Config) (*edition.Table, error) { return l.Table(c) }

// Restore implements table.Rules.
func (l library) Restore(tags *record.Game, _ string) (*edition.Table, error) {
	return l.Table(tags.Config)
}

// add appends an entry at a time.
func (h *alone) add(e *table.Entry, at time.Time) error {
	e.At = at.UnixMilli()
	next, err := h.table.After(e)
	if err != nil {
		return err
	}
	return h.note(e, next)
}

// note records an entry and the table after it.
func (h *alone) note(e *table.Entry, after *table.Snapshot) error {
	data, err := e.Encode()
	h.table, h.log = after, append(h.log, data)
	return err
}

func (h *alone) now() *table.Snapshot { return h.table }

func (h *alone) command(c table.Command, at time.Time) error {
	e, err := h.table.Decide(&c, at)
	if err != nil {
		return err
	}
	return h.add(e, at)
}

func (h *alone) await(d table.Due) error {
	var p bot.Mind
	if d.Bot != table.NoChoice {
		made, err := roster.House().New(d.Bot, 0)
		if err != nil {
			return err
		}
		p = bot.MindOf(context.Background(), made)
	}
	var rest []engine.Move
	if h.line.bot == d.Bot && h.line.version == h.table.Version {
		rest = h.line.rest
	}
	moves := h.table.BotLine(p, rest)
	e, why := h.table.BotMove(d.Seat, d.Bot, moves[0])
	if !why.Legal() {
		return fmt.Errorf("entry %d: the move of %s is not legal: %v", h.table.Seq+1, d.Bot, why.Code)
	}
	err := h.add(e, d.At)
	h.line = line{d.Bot, h.table.Version, moves[1:]}
	return err
}

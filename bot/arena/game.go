package arena

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"

	"volgare/bot"
	"volgare/engine"
	"volgare/record"
)

// desk plays one game after the other on one goroutine and reuses its memory.
type desk struct {
	rules  *engine.Rules
	seats  [engine.MaxSeats]*sitter
	played played // in the current game
	keeps  bool
	steps  []record.Step // of the current game, if keeps is set

	rng   rand.PCG // for blind players
	view  engine.State
	legal []engine.Move
}

// sitter is the player at a seat.
type sitter struct {
	name  string
	sees  bot.Player
	blind bot.Blind     // nil for a player that looks at the position
	line  []engine.Move // planned moves
	made  int           // number of moves made from the line
	clock clock
}

func newDesk(r *engine.Rules) desk {
	return desk{rules: r, legal: make([]engine.Move, 0, 256)}
}

// play makes all moves of a game. It returns false if the context ends first.
func (d *desk) play(ctx context.Context, s *engine.State) bool {
	d.played = played{order: s.Order}
	d.steps = d.steps[:0]
	for _, who := range d.seats[:d.rules.Seats] {
		who.made, who.line = 0, who.line[:0] // left over from an interrupted game
	}
	for s.Decision != engine.Over {
		d.legal = d.rules.AppendLegal(d.legal[:0], s)
		who := d.seats[s.Seat]
		m := d.choose(ctx, who, s)
		if who.blind == nil && ctx.Err() != nil {
			return false
		}
		d.played.note(s, m, len(d.legal))
		who.clock.note(m, len(d.legal))
		if d.keeps {
			d.steps = append(d.steps, record.Step{Turn: s.Turn, Seat: s.Seat, Move: m})
		}
		d.rules.Apply(s, s, m, nil)
	}
	return true
}

// choose returns a legal move of the deciding seat.
func (d *desk) choose(ctx context.Context, who *sitter, s *engine.State) engine.Move {
	if who.blind != nil {
		return d.legal[who.blind.Draw(&d.rng, len(d.legal))]
	}
	if who.made == len(who.line) {
		who.clock.start()
		defer who.clock.stop()
		d.rules.Mask(&d.view, s, s.Seat)
		who.made, who.line = 0, bot.PlanOf(ctx, who.line[:0], who.sees, bot.Question{Rules: d.rules, View: &d.view, Legal: d.legal})
	}
	who.made++
	return who.line[who.made-1]
}

// played counts the actions of the seats in one game.
type played struct {
	order     [engine.MaxSeats]engine.Seat // of the first turn
	moves     [engine.MaxSeats][maxKinds]int
	decisions [engine.MaxSeats]int
	starts    [engine.MaxSeats]engine.PlaceNo
	trades    [engine.MaxSeats]int // completed
}

// maxKinds bounds the kinds of moves: a set of kinds is a uint64.
const maxKinds = 64

// note records a move before it is made.
func (p *played) note(s *engine.State, m engine.Move, alternatives int) {
	p.moves[s.Seat][m.Kind]++
	if decided(m, alternatives) {
		p.decisions[s.Seat]++
	}
	switch {
	case m.Kind == engine.ChooseStart:
		p.starts[s.Seat] = engine.PlaceNo(m.A)
	case m.Kind == engine.Accept && s.Decision == engine.TradeReply:
		p.trades[s.Order[s.At]]++
		p.trades[s.Trade.With]++
	}
}

// decided reports whether a move counts as a decision: it had an alternative and does not end the turn.
func decided(m engine.Move, alternatives int) bool { return alternatives > 1 && !m.Kind.EndsTurn() }

// SeedOf derives a number for a purpose from a seed.
func SeedOf(seed, purpose string) uint64 {
	sum := sha256.Sum256([]byte(seed + "\n" + purpose))
	return binary.LittleEndian.Uint64(sum[:])
}

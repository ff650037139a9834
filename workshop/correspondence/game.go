package main

import (
	"context"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"volgare/bot"
	"volgare/engine"
)

const day = 24 * 60 // minutes

// zones are the offsets to UTC of Rome, New York, São Paulo and Tokyo, in minutes. A fifth person lives in Rome too.
var zones = [...]int{60, -300, -180, 540}

// person is a seat with its bot and its planned turns.
type person struct {
	bot   bot.Player
	plans []plan
	seen  engine.State // mask that the plans were made from
}

// plan is a turn prepared in advance.
type plan struct {
	moves   []engine.Move
	certain [][]engine.Effect // by move, without a move that reveals something
	ends    bool
}

// game is one correspondence game.
type game struct {
	rules        *engine.Rules
	state        engine.State
	rng          *rand.Rand // for looks
	worlds       *rand.Rand // for determinizations
	people       []person
	model        bot.Player // plays for the others when a person plans
	alternatives int        // worlds in which a turn is planned; 0: no turn is planned
	noRegret     bool       // a plan is used only if the bot still chooses it
	counts       counts
}

// counts are the figures of games.
type counts struct {
	Games, Days, Turns, Ready, Fired, Ended int
}

func (c *counts) add(o counts) {
	c.Games += o.Games
	c.Days += o.Days
	c.Turns += o.Turns
	c.Ready += o.Ready
	c.Fired += o.Fired
	c.Ended += o.Ended
}

// source returns a generator for a purpose of a game.
func source(seed, purpose string) *rand.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(seed + "\n" + purpose))
	return rand.New(rand.NewPCG(h.Sum64(), 0))
}

// play plays the game to its end, day by day and look by look. It counts days in minutes.
func (g *game) play() {
	for start := 0; ; start += day {
		for _, l := range g.looks() {
			g.look(engine.Seat(l.seat))
			if g.state.Decision == engine.Over {
				g.counts.Games, g.counts.Days = 1, start+l.minute
				return
			}
		}
	}
}

type look struct{ minute, seat int }

// looks draws the looks of a day: one from 7:00 to 10:00, one from 18:00 to 23:00 of local time.
func (g *game) looks() []look {
	var all []look
	for seat := range g.people {
		zone := zones[seat%len(zones)]
		for _, local := range [...]int{7*60 + g.rng.IntN(3*60), 18*60 + g.rng.IntN(5*60)} {
			all = append(all, look{(local - zone + day) % day, seat})
		}
	}
	slices.SortStableFunc(all, func(a, b look) int { return a.minute - b.minute })
	return all
}

// look makes all due decisions of a person, then prepares the next turn.
func (g *game) look(seat engine.Seat) {
	for g.state.Seat == seat && g.state.Decision != engine.Over {
		if g.state.Decision == engine.Turn {
			g.people[seat].plans = nil // they were for the start of this turn
		}
		for _, m := range g.line(g.people[seat].bot, &g.state) {
			g.make(m)
		}
		g.fire()
	}
	if g.alternatives > 0 && g.state.Decision != engine.Over {
		g.prepare(seat)
	}
}

func (g *game) make(m engine.Move) {
	if m.Kind.EndsTurn() {
		g.counts.Turns++
	}
	g.rules.Apply(&g.state, &g.state, m, nil)
}

// line asks a bot for the moves of the deciding seat.
func (g *game) line(by bot.Player, s *engine.State) []engine.Move {
	var view engine.State
	g.rules.Mask(&view, s, s.Seat)
	q := bot.Question{Rules: g.rules, View: &view, Legal: g.rules.AppendLegal(nil, &view)}
	return bot.PlanOf(context.Background(), nil, by, q)
}

// turn returns the turn that the bot would play from s, until something is revealed.
func (g *game) turn(s engine.State) (p plan) {
	seat := s.Seat
	for s.Seat == seat && s.Decision == engine.Turn {
		for _, m := range g.line(g.people[seat].bot, &s) {
			var out engine.Effects
			before := s
			g.rules.Apply(&s, &s, m, &out)
			p.moves = append(p.moves, m)
			p.ends = m.Kind.EndsTurn()
			if p.ends || g.rules.Learnt(&before, &s) {
				return p
			}
			p.certain = append(p.certain, out.List)
		}
	}
	return p
}

// prepare plans the next turn of a seat from its own view, once in each world.
func (g *game) prepare(seat engine.Seat) {
	who := &g.people[seat]
	var view engine.State
	g.rules.Mask(&view, &g.state, seat)
	if view == who.seen {
		return
	}
	who.seen, who.plans = view, nil
	for range g.alternatives {
		var world engine.State
		g.rules.Determinize(&world, &view, g.worlds)
		for world.Decision != engine.Over && (world.Seat != seat || world.Decision != engine.Turn) {
			by := g.model
			if world.Seat == seat {
				by = who.bot
			}
			for _, m := range g.line(by, &world) {
				g.rules.Apply(&world, &world, m, nil)
			}
		}
		if world.Decision == engine.Over {
			continue
		}
		p := g.turn(world)
		if !slices.ContainsFunc(who.plans, func(o plan) bool { return slices.Equal(o.moves, p.moves) }) {
			who.plans = append(who.plans, p)
		}
	}
}

// fire plays planned turns as long as the seat to move has one that is possible.
func (g *game) fire() {
	for g.state.Decision == engine.Turn {
		who := &g.people[g.state.Seat]
		if len(who.plans) == 0 {
			return
		}
		g.counts.Ready++
		i := slices.IndexFunc(who.plans, g.possible)
		if i < 0 {
			who.plans = nil
			return
		}
		p := who.plans[i]
		who.plans = nil
		g.counts.Fired++
		if p.ends {
			g.counts.Ended++
		}
		for _, m := range p.moves {
			g.make(m)
		}
	}
}

// possible reports whether every move of a plan is legal and has the certain effects of the preview.
func (g *game) possible(p plan) bool {
	s := g.state
	for i, m := range p.moves {
		if s.Decision != engine.Turn || s.Seat != g.state.Seat || !g.rules.Check(&s, m).Legal() {
			return false
		}
		var out engine.Effects
		g.rules.Apply(&s, &s, m, &out)
		if i < len(p.certain) && !slices.EqualFunc(out.List, p.certain[i], same) {
			return false
		}
	}
	return !g.noRegret || slices.Equal(g.turn(g.state).moves, p.moves)
}

// same compares effects without the rules that they cite.
func same(a, b engine.Effect) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && a.A == b.A && a.B == b.B && a.N == b.N
}

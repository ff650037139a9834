package bot

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"

	"volgare/bot/appraisal"
	"volgare/bot/evaluation"
	"volgare/bot/greedy"
	"volgare/bot/planner"
	"volgare/bot/simulator"
	"volgare/engine"
)

// Player chooses the moves of one seat. Choose is a pure function of its
// arguments and of the Player's seed, so the order of the calls does not matter; a
// Player is used by one goroutine at a time.
type Player interface {
	// Name is the name that New accepts for such a Player.
	Name() string
	// Seed makes the Player what New would have made with another seed: to make a
	// Player takes longer than most choices.
	Seed(seed uint64)
	// Choose returns one of the legal moves. view is masked for the seat that
	// decides, legal is its complete, not empty legal list; neither is changed.
	// Once the context has ended, for which it looks now and then, the best move found
	// so far is returned.
	Choose(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) engine.Move
}

// Blind is a Player that chooses without looking at the position: whoever plays
// many games need not make a view for it.
type Blind interface {
	Player
	// Draw returns the index of one of n legal moves, n > 0, drawn from rng.
	Draw(rng *rand.PCG, n int) int
}

// Planner is a Player that can tell several moves ahead.
type Planner interface {
	Player
	// Plan returns the moves to make one after the other, at least one; the first is what Choose
	// would return, and none follows one that shows something new. What it returns holds until
	// the next call.
	Plan(ctx context.Context, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move
}

// Plan appends the moves that a Player makes next: the whole line of a Planner, else its choice.
func Plan(ctx context.Context, dst []engine.Move, p Player, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
	if ahead, ok := p.(Planner); ok {
		return append(dst, ahead.Plan(ctx, r, view, legal)...)
	}
	return append(dst, p.Choose(ctx, r, view, legal))
}

// Mind is a Player with whatever time it has, for who knows of no time: it returns what Plan does, of the Player with a seed.
type Mind func(seed uint64, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move

// MindOf is a Player that thinks until a context ends.
func MindOf(ctx context.Context, p Player) Mind {
	return func(seed uint64, r *engine.Rules, view *engine.State, legal []engine.Move) []engine.Move {
		p.Seed(seed)
		return Plan(ctx, nil, p, r, view, legal)
	}
}

// Rung is what people are told of a bot that they can choose.
type Rung struct {
	Name   string
	Thinks int // ms, about; 0 for those that answer at once
	Rating int // Elo, as docs/bots.md says how it is measured, with greedy-1 at 1000; 0 where it is not measured
}

// makers lists the bots by name, the weakest first. Their ratings are those of docs/bots.md.
var makers = []struct {
	Rung

	make func(seed uint64) Player
}{
	{Rung{"random", 0, 0}, func(seed uint64) Player { return newRandom(seed) }},
	{Rung{"novice", 0, 450}, func(seed uint64) Player { return planner.New("novice", evaluation.Novice, planner.Novice, seed) }},
	{Rung{yardstick, 0, 1000}, func(seed uint64) Player { return greedy.New(yardstick, appraisal.First(), seed) }},
	{Rung{Default, 0, 1000}, func(seed uint64) Player { return greedy.New(Default, appraisal.Current(), seed) }},
	{Rung{"planner", 0, 1390}, func(seed uint64) Player { return planner.New("planner", evaluation.Fitted, planner.Full, seed) }},
	{Rung{"simulator-quick", 200, 1420}, func(seed uint64) Player { return simulator.New("simulator-quick", simulator.Quick, seed) }},
	{Rung{patient, 1000, 1420}, func(seed uint64) Player { return simulator.New(patient, simulator.Steady, seed) }},
}

// yardstick is the first that planned: it stays as it is, to measure others by.
const yardstick = "greedy-1"

// patient thinks five times as long as the one below it, and has not been measured to play any better.
const patient = "simulator"

// Default is the bot that plays where nobody has named another.
const Default = "greedy"

// New returns the bot of one of the Names. The error names those accepted.
func New(name string, seed uint64) (Player, error) {
	for _, m := range makers {
		if m.Name == name {
			return m.make(seed), nil
		}
	}
	return nil, errors.New("unknown bot " + strconv.Quote(name) + "; one of " + strings.Join(Names(), ", "))
}

// Thinks returns for how long a bot is meant to think about a move, in ms: 0 if it answers at once, and for names
// that New does not accept. Its work is sized for that time and not cut off by it; callers that have promised it
// to people end the context after it.
func Thinks(name string) int {
	for _, m := range makers {
		if m.Name == name {
			return m.Thinks
		}
	}
	return 0
}

// Names lists the bots that New accepts, the weakest first.
func Names() []string {
	names := make([]string, len(makers))
	for i, m := range makers {
		names[i] = m.Name
	}
	return names
}

// Ladder lists the bots that people choose from, the weakest first. It leaves out the yardstick, and a bot that is
// not measurably stronger than a faster one.
func Ladder() []Rung {
	var ladder []Rung
	for _, m := range makers {
		if m.Name != yardstick && m.Name != patient {
			ladder = append(ladder, m.Rung)
		}
	}
	return ladder
}

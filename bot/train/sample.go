package train

import (
	"context"
	"math/rand/v2"
	"strconv"

	"volgare/bot"
	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/engine"
)

// Config says how positions are taken and judged.
type Config struct {
	Rules       *engine.Rules
	Seed        string              // game n is dealt from "SEED/n"
	Weights     *evaluation.Weights // of the players
	Scores      *evaluation.Weights // that foretell the VP of seats in the end, where rollouts stop
	Player      planner.Effort      // of who plays the games
	Rollout     planner.Effort      // of who plays on
	Positions   int                 // taken from each game, at most
	Plans       int                 // of each position, at most
	Rollouts    int                 // of each plan
	Exploration float64             // share of turns, 0 to 1, in which a player takes a random one of his 12 best plans
	Horizon     int                 // turns that a rollout goes on, from positions before turn ToEnd
	ToEnd       int                 // turn from which on rollouts go to the end of the game
}

// Position is a position with its plans.
type Position struct {
	Left  int // hundredths of turns after it
	Plans []Plan
}

// Plan is a way to play the rest of a turn: what it led to, and what came of it.
type Plan struct {
	Has     evaluation.Vector
	Plus    int       // mVP beside what that is worth: those of a summons. Trainings are stored by this name
	Results []float64 // VP over the mean of the rivals at the end of each rollout
}

// Sampler takes positions; each goroutine needs its own.
type Sampler struct {
	cfg    Config
	board  *chart.Board
	player *planner.Player // of every seat
	other  *planner.Player // with other weights
	roller *planner.Roller
	eval   evaluation.Evaluator // of the position judged
	rng    *rand.Rand
	legal  []engine.Move
	view   engine.State
}

// NewSampler returns one.
func NewSampler(cfg Config) *Sampler {
	board := chart.New(cfg.Rules)
	return &Sampler{
		cfg: cfg, board: board, roller: planner.NewRoller(board, cfg.Weights, cfg.Scores, cfg.Rollout),
		player: planner.New("player", cfg.Weights.Source(), cfg.Player, 1),
		other:  planner.New("other", cfg.Weights.Source(), cfg.Player, 1),
	}
}

// Game plays game n and judges some of its positions.
func (t *Sampler) Game(n int) []Position {
	share := float64(t.cfg.Positions) / float64(15*t.cfg.Rules.Seats)
	var all []Position
	t.play(strconv.Itoa(n), func(fresh bool) {
		if (t.view.Decision == engine.Turn && fresh || t.view.Decision == engine.StartCity) && t.rng.Float64() < share {
			if p, ok := t.judge(&t.view, t.legal); ok {
				all = append(all, p)
			}
		}
	})
	return all
}

// play plays a game to its end. Before each decision look is called, when the view is that of the
// seat and its legal moves are known; fresh says that the turn of the seat has just begun.
func (t *Sampler) play(name string, look func(fresh bool)) engine.State {
	r, seed := t.cfg.Rules, t.cfg.Seed+"/"+name
	t.rng = engine.Stream(seed, "train")
	s := r.New(r.Deal(seed), nil)
	for fresh := true; s.Decision != engine.Over; {
		r.Mask(&t.view, &s, s.Seat)
		t.legal = r.AppendLegal(t.legal[:0], &t.view)
		look(fresh)
		line, seat := t.line(), s.Seat
		for _, m := range line {
			r.Apply(&s, &s, m, nil)
		}
		fresh = s.Seat != seat || line[len(line)-1].Kind.EndsTurn()
	}
	return s
}

// line is what the seat does: the best that its player finds, or now and then something else.
func (t *Sampler) line() []engine.Move {
	line := t.player.Plan(context.Background(), bot.Question{Rules: t.cfg.Rules, View: &t.view, Legal: t.legal})
	if lines := t.player.Lines(); len(lines) > 0 && t.rng.Float64() < t.cfg.Exploration {
		return lines[t.rng.IntN(min(len(lines), 12))].UntilReveal
	}
	return line
}

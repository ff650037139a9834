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

// Config configures how positions are sampled and evaluated.
type Config struct {
	Rules       *engine.Rules
	Seed        string              // game n is dealt from "SEED/n"
	Weights     *evaluation.Weights // of the players
	Scores      *evaluation.Weights // predict the final scores of seats if rollouts stop early
	Player      planner.Effort      // search effort of the bots in sampled games
	Rollout     planner.Effort      // search effort of the bots in rollouts
	Positions   int                 // maximum number per game
	Plans       int                 // maximum number per position
	Rollouts    int                 // per plan
	Exploration float64             // share of turns, 0 to 1, in which a player takes a random one of its 12 best plans
	Horizon     int                 // length of a rollout in turns, from positions before turn ToEnd
	ToEnd       int                 // turn from which rollouts go to the end of the game
}

// Position is a position with its plans.
type Position struct {
	Left  int // turns after it, in hundredths
	Plans []Plan
}

// Plan is a way to play the rest of a turn, with the features of the position it leads to and its play-outs.
type Plan struct {
	Has     evaluation.Vector
	Plus    int       // mVP in addition to the value of Has, from a summons. Stored trainings use this name
	Results []float64 // VP over the mean of the rivals at the end of each rollout
}

// Sampler samples positions. Each goroutine needs its own.
type Sampler struct {
	cfg    Config
	board  *chart.Board
	player *planner.Player // plays every seat
	other  *planner.Player // with other weights
	roller *planner.Roller
	eval   evaluation.Evaluator // of the current position
	rng    *rand.Rand
	legal  []engine.Move
	view   engine.State
}

// NewSampler returns a Sampler.
func NewSampler(cfg Config) *Sampler {
	board := chart.New(cfg.Rules)
	return &Sampler{
		cfg: cfg, board: board, roller: planner.NewRoller(board, cfg.Weights, cfg.Scores, cfg.Rollout),
		player: planner.New("player", cfg.Weights.Source(), cfg.Player, 1),
		other:  planner.New("other", cfg.Weights.Source(), cfg.Player, 1),
	}
}

// Game plays game n and evaluates some of its positions.
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

// play plays a game to its end. It calls look before each decision, when the view of the deciding seat and its legal moves
// are set; fresh says that the seat's turn has just begun.
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

// line returns the seat's moves: the best line that its player finds, or sometimes another.
func (t *Sampler) line() []engine.Move {
	line := t.player.Plan(context.Background(), bot.Question{Rules: t.cfg.Rules, View: &t.view, Legal: t.legal})
	if lines := t.player.Lines(); len(lines) > 0 && t.rng.Float64() < t.cfg.Exploration {
		return lines[t.rng.IntN(min(len(lines), 12))].UntilReveal
	}
	return line
}

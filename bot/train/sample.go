package train

import (
	"math/rand/v2"
	"strconv"

	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/rollout"
	"volgare/engine"
)

// Config says how positions are taken and judged.
type Config struct {
	Rules     *engine.Rules
	Seed      string              // game n is dealt from "SEED/n"
	Weights   *evaluation.Weights // of the players
	Points    *evaluation.Weights // that foretell the VP of seats in the end, where rollouts stop
	Player    planner.Effort      // of who plays the games
	Rollout   planner.Effort      // of who plays on
	Positions int                 // taken from each game, at most
	Plans     int                 // of each position, at most
	Rollouts  int                 // of each plan
	Wander    float64             // share of turns in which a player takes another plan than his best
	Horizon   int                 // turns that a rollout goes on, if that is not after ToEnd
	ToEnd     int                 // from this turn on rollouts go to the end of the game
}

// Position is a position with its plans.
type Position struct {
	Turn  int
	Left  int // hundredths of turns after it
	Plans []Plan
}

// Plan is a way to play the rest of a turn: what it led to, and what came of it.
type Plan struct {
	On      []uint16
	Terms   []int
	Plus    int       // mVP beside what these are worth: those of a summons
	Results []float64 // VP over the mean of the rivals at the end of each rollout
}

// Sampler takes positions; each goroutine needs its own.
type Sampler struct {
	cfg     Config
	board   *chart.Board
	player  *planner.Player // of every seat
	other   *planner.Player // with other prices
	roller  *rollout.Roller
	eval    evaluation.Evaluator // of the position judged
	rng     *rand.Rand
	legal   []engine.Move
	scratch engine.State
}

// NewSampler returns one.
func NewSampler(cfg Config) *Sampler {
	board := chart.New(cfg.Rules)
	return &Sampler{
		cfg: cfg, board: board, roller: rollout.New(board, cfg.Weights, cfg.Points, cfg.Rollout),
		player: planner.New("player", cfg.Weights.Source(), cfg.Player, 1),
		other:  planner.New("other", cfg.Weights.Source(), cfg.Player, 1),
	}
}

// Game plays game n and judges some of its positions.
func (t *Sampler) Game(n int) []Position {
	r := t.cfg.Rules
	seed := t.cfg.Seed + "/" + strconv.Itoa(n)
	t.rng = engine.Stream(seed, "train")
	turns := 15 * r.Seats
	share := float64(t.cfg.Positions) / float64(turns)
	var all []Position
	s := r.New(r.Deal(seed), nil)
	var view engine.State
	fresh := true // the turn has just begun
	for s.Decision != engine.Over {
		r.Mask(&view, &s, s.Seat)
		t.legal = r.AppendLegal(t.legal[:0], &view)
		asked := s.Decision == engine.Turn && fresh || s.Decision == engine.StartCity
		if asked && t.rng.Float64() < share {
			if p, ok := t.judge(&view, t.legal); ok {
				all = append(all, p)
			}
		}
		line := t.player.Plan(r, &view, t.legal, nil)
		if lines := t.player.Lines(); len(lines) > 0 && t.rng.Float64() < t.cfg.Wander {
			line = lines[t.rng.IntN(min(len(lines), 12))].Sure
		}
		seat := s.Seat
		for _, m := range line {
			r.Apply(&t.scratch, &s, m, nil)
			s = t.scratch
		}
		fresh = s.Seat != seat || line[len(line)-1].Kind == engine.End
	}
	return all
}

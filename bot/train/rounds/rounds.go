// Package rounds trains weights in rounds, each stored in a directory, so that an interrupted training can be resumed.
// Games of players with the current weights give positions, the positions of all rounds give directions, and further games
// give the step in each. The new weights are kept if a sequential test on fresh deals finds them better. The same seed
// gives the same weights.
package rounds

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"volgare/bot/evaluation"
	"volgare/bot/planner"
	"volgare/bot/train"
	"volgare/edition"
)

// Training configures a training run.
type Training struct {
	Table   *edition.Table
	Seed    string
	Start   *evaluation.Weights
	Rounds  int
	Budget  Budget
	Dir     string
	Commit  string // of the program, for the head of the weights
	Workers int    // number of goroutines; 0 means the number of processors

	Log      func(line string) // called with the findings of each round
	Progress func(done int)    // if not nil, called regularly with the number of games finished in the current part of a round
}

// Budget is the amount of work in a round. It consists of counts, so that a rerun gives the same result.
type Budget struct {
	Whole     int // games from which the prediction of final scores is fitted
	Games     int // games from which positions are taken
	Positions int // approximate number per game
	Plans     int // per position
	Rollouts  int // per plan
	Horizon   int // length of a rollout in turns
	ToEnd     int // turn from which rollouts go to the end of the game
	Steps     int // number of steps in the directions that games show
	Shots     int // games per step in the first round; twice as many in the second
	Gate      int // maximum number of deals in the test that accepts new weights
}

// Standard is the budget of a round that improves weights.
var Standard = Budget{
	Whole: 1000, Games: 40, Positions: 12, Plans: 8, Rollouts: 4, Horizon: 4, ToEnd: 10, Steps: 5, Shots: 4000, Gate: 300,
}

const (
	exploration = 0.1 // share of turns in which players take a random one of their best plans
	lambda      = 10  // of the fit
)

var (
	playing = planner.Effort{Width: 24, Expand: 16}
	rolling = planner.Effort{Width: 10, Expand: 10}
)

// Run trains and returns the weights of the last round. It resumes a training stored in the directory.
func (t *Training) Run(ctx context.Context) (*evaluation.Weights, error) {
	weights := t.Start
	var known []train.Position
	for round := 1; round <= t.Rounds; round++ {
		r := &roundOf{Training: t, number: round, before: weights}
		if err := os.MkdirAll(r.path(), 0o755); err != nil { //nolint:gosec // data is world-readable
			return nil, err
		}
		if err := r.foretell(ctx); err != nil {
			return nil, err
		}
		taken, err := r.positions(ctx)
		if err != nil {
			return nil, err
		}
		known = append(known, taken...)
		if weights, err = r.weights(ctx, known, len(taken)); err != nil {
			return nil, err
		}
	}
	return weights, nil
}

// roundOf is one round of a training.
type roundOf struct {
	*Training
	number int
	before *evaluation.Weights
	scores *evaluation.Weights // predict final scores
	lines  []string            // lines of its log
}

func (r *roundOf) path(parts ...string) string {
	return filepath.Join(append([]string{r.Dir, fmt.Sprintf("round-%02d", r.number)}, parts...)...)
}

func (r *roundOf) seed(purpose string) string {
	return fmt.Sprintf("%s/%d/%s", r.Seed, r.number, purpose)
}

// logf reports a finding and adds it to the log of the round.
func (r *roundOf) logf(format string, args ...any) {
	line := fmt.Sprintf("round %d: ", r.number) + fmt.Sprintf(format, args...)
	r.lines = append(r.lines, line)
	r.Log(line)
}

// weights returns the weights that the round finds.
func (r *roundOf) weights(ctx context.Context, known []train.Position, fresh int) (*evaluation.Weights, error) {
	w, err := r.kept("weights.txt", func() (*evaluation.Weights, error) { return r.find(ctx, known, fresh) })
	if err != nil || r.lines == nil {
		return w, err
	}
	return w, r.write("log.txt", []byte(strings.Join(r.lines, "\n")+"\n"))
}

// kept reads weights from a file of the round, or finds and writes them. It returns them as read from the file, in whole
// numbers, so that a resumed training has the same.
func (r *roundOf) kept(name string, find func() (*evaluation.Weights, error)) (*evaluation.Weights, error) {
	text, err := os.ReadFile(r.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		found, err := find()
		if err != nil {
			return nil, err
		}
		text = found.Append(nil, r.Origin())
		if err := r.write(name, text); err != nil {
			return nil, err
		}
	} else if err != nil {
		return nil, err
	}
	w, _, err := evaluation.Parse(text)
	return w, err
}

// Origin returns the head of the weights.
func (t *Training) Origin() evaluation.Origin {
	name := fmt.Sprintf("%s %d", t.Table.Config.Preset, t.Table.Rules.Seats)
	return evaluation.Origin{Table: name, Rules: t.Table.Hash, Seed: t.Seed, Commit: t.Commit}
}

// write writes a file atomically.
func (r *roundOf) write(name string, text []byte) error {
	part := r.path(name + ".part")
	if err := os.WriteFile(part, text, 0o644); err != nil { //nolint:gosec // data is world-readable
		return err
	}
	return os.Rename(part, r.path(name))
}

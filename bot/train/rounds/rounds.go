// Package rounds trains weights in rounds, each stored in a directory, so that an interrupted training
// can be resumed. Games of players with the present weights give positions, the positions of all
// rounds give directions, and further games give the step in each. The new weights are kept if a
// sequential test on fresh deals finds them better. The same seed gives the same weights.
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

// Training is what is asked for.
type Training struct {
	Table   *edition.Table
	Seed    string
	Start   *evaluation.Weights
	Rounds  int
	Budget  Budget
	Dir     string
	Commit  string // of the program, for the head of the weights
	Workers int    // goroutines; 0 means as many as there are processors

	Log      func(line string) // is called with the findings of each round
	Progress func(done int)    // if not nil, is called now and then with the number of games that a part of a round has finished
}

// Budget is how much a round does: counts, so that a rerun is identical.
type Budget struct {
	Whole     int // games that foretell VP
	Games     int // that give positions
	Positions int // of a game, about
	Plans     int // of a position
	Rollouts  int // of a plan
	Horizon   int // turns that a rollout goes on
	ToEnd     int // the turn from which it goes to the end
	Steps     int // in the directions that games tell
	Shots     int // games that tell them for a step, in the first round; twice as many in the second
	Gate      int // deals, at most, by which it is decided whether to go
}

// Standard is the budget of a round that teaches something.
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

// Run trains, and returns the weights of the last round. What was begun in the directory goes on.
func (t *Training) Run(ctx context.Context) (*evaluation.Weights, error) {
	weights := t.Start
	var known []train.Position
	for round := 1; round <= t.Rounds; round++ {
		r := &roundOf{Training: t, number: round, before: weights}
		if err := os.MkdirAll(r.path(), 0o755); err != nil { //nolint:gosec // data for others to read
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
	scores *evaluation.Weights // that foretell VP
	lines  []string            // of its log
}

func (r *roundOf) path(parts ...string) string {
	return filepath.Join(append([]string{r.Dir, fmt.Sprintf("round-%02d", r.number)}, parts...)...)
}

func (r *roundOf) seed(purpose string) string {
	return fmt.Sprintf("%s/%d/%s", r.Seed, r.number, purpose)
}

// logf tells what was found, and keeps it for the log of the round.
func (r *roundOf) logf(format string, args ...any) {
	line := fmt.Sprintf("round %d: ", r.number) + fmt.Sprintf(format, args...)
	r.lines = append(r.lines, line)
	r.Log(line)
}

// weights are those that the round finds.
func (r *roundOf) weights(ctx context.Context, known []train.Position, fresh int) (*evaluation.Weights, error) {
	w, err := r.kept("weights.txt", func() (*evaluation.Weights, error) { return r.find(ctx, known, fresh) })
	if err != nil || r.lines == nil {
		return w, err
	}
	return w, r.write("log.txt", []byte(strings.Join(r.lines, "\n")+"\n"))
}

// kept reads weights from a file of the round, or finds them and writes them there: in whole
// numbers, as whoever goes on reads them.
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

// Origin is what the head of the weights says.
func (t *Training) Origin() evaluation.Origin {
	name := fmt.Sprintf("%s %d", t.Table.Config.Preset, t.Table.Rules.Seats)
	return evaluation.Origin{Table: name, Rules: t.Table.Hash, Seed: t.Seed, Commit: t.Commit}
}

// write writes a file as a whole or not at all.
func (r *roundOf) write(name string, text []byte) error {
	part := r.path(name + ".part")
	if err := os.WriteFile(part, text, 0o644); err != nil { //nolint:gosec // data for others to read
		return err
	}
	return os.Rename(part, r.path(name))
}

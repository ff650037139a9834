package rounds_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"volgare/bot/evaluation"
	"volgare/bot/train/rounds"
	"volgare/edition/editiontest"
)

// training returns a small training in a directory.
func training(t *testing.T, dir string, workers int) rounds.Training {
	t.Helper()
	return rounds.Training{
		Table: editiontest.Table(t, "deluxe", 2), Seed: "small", Start: evaluation.Zero(), Rounds: 2, Dir: dir, Workers: workers,
		Budget: rounds.Budget{Whole: 5, Games: 5, Positions: 3, Plans: 3, Rollouts: 1, Horizon: 1, ToEnd: 15, Steps: 2, Shots: 4, Gate: 31},
		Log:    func(string) {}, Progress: func(int) {},
	}
}

func run(t *testing.T, asked rounds.Training) string {
	t.Helper()
	w, err := asked.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return string(w.Append(nil, asked.Origin())) + logOf(t, asked.Dir, 1) + logOf(t, asked.Dir, 2)
}

// logOf returns the log of a round.
func logOf(t *testing.T, dir string, round int) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("round-%02d", round), "log.txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestSameWeightsWithAnyWorkersOrInterruption checks that the same seed gives the same weights with any number of workers,
// and after an interruption at any file.
func TestSameWeightsWithAnyWorkersOrInterruption(t *testing.T) {
	dir := t.TempDir()
	one := run(t, training(t, dir, 1))
	if other := run(t, training(t, t.TempDir(), 3)); other != one {
		t.Error("three workers train different weights than one")
	}
	if again := run(t, training(t, dir, 1)); again != one {
		t.Error("a rerun of a finished training has different weights")
	}
	for _, name := range []string{
		"round-02/weights.txt", "round-02/game-0003", "round-01/weights.txt", "round-02/points.txt", "round-02/step-2",
	} {
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
		if again := run(t, training(t, dir, 2)); again != one {
			t.Errorf("without %s the weights differ", name)
		}
	}
}

// TestInterruptedTrainingLeavesNoIncompleteFile checks that an interrupted training returns an error and leaves no incomplete file.
func TestInterruptedTrainingLeavesNoIncompleteFile(t *testing.T) {
	dir := t.TempDir()
	asked := training(t, dir, 1)
	ctx, cancel := context.WithCancel(t.Context())
	asked.Progress = func(done int) {
		if done >= 2 {
			cancel()
		}
	}
	if _, err := asked.Run(ctx); err == nil {
		t.Fatal("no error after an interruption")
	}
	files, err := filepath.Glob(filepath.Join(dir, "round-01", "*"))
	if err != nil || len(files) != 0 {
		t.Errorf("it has left %v, %v", files, err)
	}
}

package lessons

import (
	"testing"

	"volgare/record"
)

// TestProofsMatchSearch compares the proof stated by each puzzle with a search of its whole turn.
func TestProofsMatchSearch(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		t.Parallel()
		if got := l.solve().proof; got != l.says {
			t.Errorf("proof: {positions: %d, ends: %d, moves: %d, spare: %d}", got.Positions, got.Ends, got.Moves, got.Spare)
		}
		if v := l.Begin().Verdict(); v.State != Open || v.Least != l.says.Moves {
			t.Errorf("at the beginning it is %+v", v)
		}
	})
}

// TestSolution plays the solution of each puzzle: the goal stays reachable and comes nearer with each move.
func TestSolution(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		t.Parallel()
		r := l.Begin()
		for i, move := range l.solution {
			if v := r.Verdict(); v.State != Open || v.Least > len(l.solution)-i || r.Done() {
				t.Errorf("before %s: %+v", move, v)
			}
			if err := r.Play([]string{move}); err != nil {
				t.Fatal(err)
			}
		}
		if v := r.Verdict(); v.State != Solved || !r.Done() || r.Says() != l.Title()+".done" {
			t.Errorf("at the end: %+v, %s", v, r.Says())
		}
	})
}

// TestObviousAttemptsLoseGoal plays the obvious attempts: each move is legal, and the last or an earlier one loses the goal.
func TestObviousAttemptsLoseGoal(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		t.Parallel()
		if len(l.tries) < 2 {
			t.Error("too few tries")
		}
		for _, try := range l.tries {
			r := l.Begin()
			if err := r.Play(try); err != nil {
				t.Fatal(err)
			}
			v := r.Verdict()
			if v.State != Lost || v.Since < 1 || v.Since > len(try) {
				t.Errorf("%q: %+v", try, v)
				continue
			}
			before := l.Begin()
			if err := before.Play(try[:v.Since-1]); err != nil || before.Verdict().State != Open {
				t.Errorf("%q was lost before move %d", try, v.Since)
			}
		}
	})
}

// TestLostGoalIsReportedExactly plays the obvious attempts: a part of the goal is reported as lost exactly if a search for
// it alone fails.
func TestLostGoalIsReportedExactly(t *testing.T) {
	lost, left := 0, 0
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		for _, try := range l.tries {
			r := l.Begin()
			if err := r.Play(try); err != nil {
				t.Fatal(err)
			}
			for _, w := range r.Goal() {
				alone := &Lesson{Table: l.Table, Seat: l.Seat, start: l.start, long: l.long, goal: goal{l.goal[w.Part]}}
				now := r.History.Now()
				within := alone.reached(now) || !r.ended && alone.search().from(now).moves != hopeless
				if w.Lost == within {
					t.Errorf("%q: %+v", try, w)
				}
				if within {
					left++
				} else {
					lost++
				}
			}
		}
	})
	if lost == 0 || left == 0 {
		t.Errorf("%d lost, %d left", lost, left)
	}
}

// TestMetOnlyAtTheEnd checks that no part of a puzzle that runs to the end of the game is met before.
func TestMetOnlyAtTheEnd(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		enough, err := parsePart(l.Table, "ducats >= 1 or points >= 1")
		if err != nil {
			t.Fatal(err)
		}
		for _, long := range []bool{false, true} {
			one := &Lesson{Table: l.Table, Seat: l.Seat, start: l.start, long: long, goal: goal{enough}}
			for _, w := range one.goalAt(one.Begin().History.Now(), 0) {
				if w.Met == long {
					t.Errorf("to the end of the game %v: %+v", long, w)
				}
			}
		}
	})
}

// TestShownSolutionSolvesPuzzle plays the solution that each puzzle shows: it has the expected number of moves and solves the puzzle.
func TestShownSolutionSolvesPuzzle(t *testing.T) {
	each(t, Puzzle, func(t *testing.T, l *Lesson) {
		t.Parallel()
		r := l.Begin()
		way := r.Way()
		if len(way) != l.says.Moves {
			t.Fatalf("%d moves, %d are needed", len(way), l.says.Moves)
		}
		for _, m := range way {
			if err := r.Play([]string{record.MoveString(l.Table.Rules, m)}); err != nil {
				t.Fatal(err)
			}
		}
		if r.Verdict().State != Solved || r.Way() != nil {
			t.Errorf("%v does not solve it", way)
		}
	})
}

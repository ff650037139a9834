package lessons

import (
	"volgare/engine"
	"volgare/lessons"
	"volgare/record"
	"volgare/server/api"
	"volgare/view"
)

// Lesson is the current state of a lesson, without its position and log.
type Lesson struct {
	ID      string   `json:"id"`
	Kind    string   `json:"kind"`
	At      int      `json:"at"` // the step that waits for an answer, from 1; Of + 1 after the last one
	Of      int      `json:"of"`
	Done    bool     `json:"done"`
	Says    string   `json:"says"`    // message id
	Wants   *string  `json:"wants"`   // message id: what the step asks for; null if it only explains, and in a puzzle
	Tells   bool     `json:"tells"`   // the step only explains: "next" is its answer
	Lit     []string `json:"lit"`     // targets
	Rules   []string `json:"rules"`   // ids
	Teaches []string `json:"teaches"` // tips of the guide
	Allowed []string `json:"allowed"` // notation; null: all legal moves
	Verdict *Verdict `json:"verdict"` // of a puzzle
	Goal    []Wanted `json:"goal"`    // of a puzzle

	Solution []string `json:"solution"` // of a puzzle, if requested: notation
}

// Verdict is the state of a puzzle.
type Verdict struct {
	State string `json:"state"`
	Since *int   `json:"since"` // the answer, from 1, after which the goal could not be reached any more
	Least *int   `json:"least"` // minimum number of moves that still reach the goal
}

// Wanted is one condition of a goal. Conditions of the same part are alternatives; all parts must be met.
type Wanted struct {
	Part int           `json:"part"`
	Type string        `json:"type"` // the measure
	Of   *view.Operand `json:"of"`   // the thing that is measured, if any
	Need int           `json:"need"`
	Have int           `json:"have"`
	Met  bool          `json:"met"`
	Lost bool          `json:"lost"` // its part can no longer be met, not even alone
}

func lessonOf(run *lessons.Run) Lesson {
	made := Lesson{
		ID: run.ID, Kind: string(run.Kind), At: run.At + 1, Of: run.Steps(), Done: run.Done(),
		Says: run.Says(), Lit: []string{}, Rules: append([]string{}, run.Rules...), Teaches: []string{}, Goal: []Wanted{},
	}
	if step := run.Step(); step != nil {
		if made.Tells = step.Tells(); !made.Tells {
			made.Wants = new(step.Wants())
		}
		made.Lit, made.Rules = append(made.Lit, step.Lit...), append([]string{}, step.Rules...)
		made.Teaches = append(made.Teaches, step.Teaches...)
	}
	if run.Kind == lessons.Puzzle {
		made.judge(run)
		return made
	}
	made.Allowed = notation(run.Table.Rules, run.Allowed())
	return made
}

func notation(r *engine.Rules, moves []engine.Move) []string {
	return api.ListOf(moves, func(m *engine.Move) string { return record.MoveString(r, *m) })
}

// judge sets the verdict on a puzzle and its goal.
func (made *Lesson) judge(run *lessons.Run) {
	v := run.Verdict()
	made.Verdict = &Verdict{State: string(v.State), Since: api.OrNull(v.Since), Least: api.OrNull(v.Least)}
	if made.Done {
		made.At++
	}
	made.Goal = api.ListOf(run.Goal(), func(w *lessons.Wanted) Wanted { return Wanted(*w) })
}

package lessons

import (
	"volgare/engine"
	"volgare/lessons"
	"volgare/record"
	"volgare/server/api"
	"volgare/view"
)

// Lesson is what a lesson says now.
type Lesson struct {
	ID      string   `json:"id"`
	Kind    string   `json:"kind"`
	At      int      `json:"at"` // the step that waits for an answer, from 1; Of + 1 when all are done
	Of      int      `json:"of"`
	Done    bool     `json:"done"`
	Says    string   `json:"says"`    // a message
	Wants   *string  `json:"wants"`   // a message: what the step asks for; null where it only tells, and in a puzzle
	Tells   bool     `json:"tells"`   // the step only tells: "next" is its answer
	Lit     []string `json:"lit"`     // targets
	Rules   []string `json:"rules"`   // ids
	Teaches []string `json:"teaches"` // tips of the guide
	Allowed []string `json:"allowed"` // notation; null: whatever is legal
	Verdict *Verdict `json:"verdict"` // of a puzzle
	Goal    []Wanted `json:"goal"`    // of a puzzle

	Solution []string `json:"solution"` // of a puzzle, where it is asked for: notation
}

// Verdict says what has become of a puzzle.
type Verdict struct {
	State string `json:"state"`
	Since *int   `json:"since"` // the answer, from 1, after which the goal could not be reached any more
	Least *int   `json:"least"` // fewest moves that still reach it
}

// Wanted is one condition of a goal. Those of one part are alternatives; a goal wants all parts.
type Wanted struct {
	Part int           `json:"part"`
	Type string        `json:"type"` // of what is counted
	Of   *view.Operand `json:"of"`   // of which it is
	Need int           `json:"need"`
	Have int           `json:"have"`
	Met  bool          `json:"met"`
	Lost bool          `json:"lost"` // its part can no longer be reached, not even alone
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

// judge says how a puzzle stands.
func (made *Lesson) judge(run *lessons.Run) {
	v := run.Verdict()
	made.Verdict = &Verdict{State: string(v.State), Since: api.OrNull(v.Since), Least: api.OrNull(v.Least)}
	if made.Done {
		made.At++
	}
	made.Goal = api.ListOf(run.Goal(), func(w *lessons.Wanted) Wanted { return Wanted(*w) })
}

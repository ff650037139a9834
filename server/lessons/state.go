package lessons

import (
	"volgare/engine"
	"volgare/lessons"
	"volgare/record"
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
	Is   string        `json:"is"` // what is counted
	Of   *view.Operand `json:"of"` // of which it is
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
			wants := step.Wants()
			made.Wants = &wants
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
	all := []string{}
	for _, m := range moves {
		all = append(all, record.MoveString(r, m))
	}
	return all
}

// judge says how a puzzle stands.
func (made *Lesson) judge(run *lessons.Run) {
	v := run.Verdict()
	made.Verdict = &Verdict{State: string(v.State), Since: orNull(v.Since), Least: orNull(v.Least)}
	if made.Done {
		made.At++
	}
	for _, w := range run.Goal() {
		made.Goal = append(made.Goal, Wanted{Part: w.Part, Is: w.Is, Of: w.Of, Need: w.Need, Have: w.Have, Met: w.Met, Lost: w.Lost})
	}
}

// orNull is a number that counts from 1.
func orNull(n int) *int {
	if n == 0 {
		return nil
	}
	return &n
}

package lessons

import (
	"slices"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// Next is the learner's answer to a step that only shows its text.
const Next = "next"

// scripted is the author of the opponents' moves.
const scripted = "script"

// NotAsked is the code for a legal move that the lesson does not ask for: see Says.
const NotAsked game.Code = "not-asked"

// Refusal is the reason why a learner's move was refused. The position has not changed.
type Refusal struct { //nolint:errname // as at a table
	game.Refusal

	Says string // id of the message with the task
	Rule string // its id, "" if none
}

// refused wraps the refusal of a game.
func refused(why game.Refusal) *Refusal { return &Refusal{Refusal: why} }

// Run is a lesson in progress.
type Run struct {
	*Lesson

	History game.History
	At      int   // number of completed steps
	Own     []int // for each answer of the learner, the number of moves in the history after it

	ended bool // the puzzle's turn is over
}

// Begin starts the lesson.
func (l *Lesson) Begin() *Run { return &Run{Lesson: l, History: l.start} }

// Play applies answers in order, in notation or as Next. The error is a *Refusal; the run then keeps the answers before the refused one.
func (r *Run) Play(answers []string) error {
	for i, text := range answers {
		if err := r.answer(text); err != nil {
			err.Index, err.Move = i, text
			return err
		}
	}
	return nil
}

func (r *Run) answer(text string) *Refusal {
	if text == Next {
		return r.readOn()
	}
	m, err := record.ParseMove(r.Table.Rules, text)
	if err != nil {
		return refused(game.Refusal{Code: game.BadMove, Err: err})
	}
	if r.ended {
		return r.notAsked()
	}
	if why := r.Table.Rules.CheckBy(r.History.Now(), r.Seat, m); !why.Legal() {
		return refused(game.Refusal{Code: game.Illegal, Reason: why, Rules: r.Table.Rules})
	}
	if step := r.Step(); r.Done() || step != nil && !anyHas(step.allow, r.Table, m) {
		return r.notAsked()
	}
	return r.make(m)
}

// readOn continues after a step that only shows its text.
func (r *Run) readOn() *Refusal {
	if step := r.Step(); step == nil || !step.Tells() {
		return r.notAsked()
	}
	r.given()
	r.At++
	return nil
}

// notAsked returns the refusal with the task.
func (r *Run) notAsked() *Refusal {
	no := &Refusal{Refusal: game.Refusal{Code: NotAsked}, Says: r.Says()}
	if step := r.Step(); step != nil {
		no.Says = step.Wants()
		if len(step.Rules) > 0 {
			no.Rule = step.Rules[0]
		}
	}
	return no
}

// make plays a legal and allowed move of the learner, and the scripted moves after it.
func (r *Run) make(m engine.Move) *Refusal {
	before := *r.History.Now()
	next, _ := r.History.Play(r.Seat, m, game.Source{Request: int64(len(r.Own)) + 1}, nil)
	if r.Kind == Puzzle {
		ended := r.ends(m, next.Now())
		if !ended && r.shows(&before, m, next.Now()) {
			return refused(game.Refusal{Code: game.Reveals})
		}
		r.ended = ended
	}
	r.History = next
	r.given()
	if step := r.Step(); step != nil && (step.until == nil || anyHas(step.until, r.Table, m)) {
		r.follow(step.then)
		r.At++
	}
	return nil
}

// given records an answer.
func (r *Run) given() { r.Own = append(r.Own, r.History.Len()) }

// follow plays scripted moves. Tests prove that they are legal after all allowed moves.
func (r *Run) follow(script []answer) {
	for _, a := range script {
		next, why := r.History.Play(a.seat, a.move, game.Source{Bot: scripted}, nil)
		if why.Legal() {
			r.History = next
		}
	}
}

// Step returns the step that waits for an answer; nil at the end, and in a puzzle.
func (r *Run) Step() *Step {
	if r.At >= len(r.steps) {
		return nil
	}
	return &r.steps[r.At]
}

// Done reports whether the lesson is complete.
func (r *Run) Done() bool {
	if r.Kind == Tutorial {
		return r.At >= len(r.steps)
	}
	return r.ended || r.reached(r.History.Now())
}

// Says returns the message of the current step. For a puzzle it is the task, or the conclusion when it is done.
func (r *Run) Says() string {
	if step := r.Step(); step != nil {
		return step.Says
	}
	switch {
	case !r.Done():
		return r.Title() + ".task"
	case r.Kind == Puzzle && !r.reached(r.History.Now()):
		return r.Title() + ".hint"
	}
	return r.Title() + ".done"
}

// Allowed returns the legal moves that the lesson accepts now, in the order of the catalogue.
func (r *Run) Allowed() []engine.Move {
	if r.Done() {
		return nil
	}
	all := r.Table.Rules.AppendLegal(nil, r.History.Now())
	if step := r.Step(); step != nil {
		all = slices.DeleteFunc(all, func(m engine.Move) bool { return !anyHas(step.allow, r.Table, m) })
	}
	return all
}

// ends reports whether a move is the last one of a puzzle: the turn is over, or another seat decides.
func (l *Lesson) ends(m engine.Move, after *engine.State) bool {
	return after.Seat != l.Seat || !l.long && (m.Kind.EndsTurn() || !after.Decision.OfTurn())
}

// shows reports whether a seat learns something, or may, by a move within a turn. A draft of a trade counts, since another
// seat answers it.
func (l *Lesson) shows(before *engine.State, m engine.Move, after *engine.State) bool {
	return before.Decision == engine.Turn && !m.Kind.EndsTurn() && (after.Decision.OfTrade() || l.Table.Rules.Learnt(before, after))
}

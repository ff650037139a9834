package lessons

import (
	"slices"

	"volgare/engine"
	"volgare/game"
	"volgare/record"
)

// Next is what a learner answers to a step that only tells.
const Next = "next"

// scripted is who makes the moves of the opponents.
const scripted = "script"

// NotAsked is why a legal move is refused that is not what the lesson asks for: Says.
const NotAsked game.Code = "not-asked"

// Refusal is why a move of a learner is refused; nothing has happened.
type Refusal struct { //nolint:errname // as at a table
	game.Refusal

	Says string // the message that says what is asked for
	Rule string // its id, "" for none
}

// refused is a refusal as a game refuses a move.
func refused(why game.Refusal) *Refusal { return &Refusal{Refusal: why} }

// Run is a lesson as far as its learner has come.
type Run struct {
	*Lesson

	History game.History
	At      int   // steps that are done
	Own     []int // after how many moves of the history each answer of the learner was given

	ended bool // a puzzle whose turn is over
}

// Begin is a lesson of which nothing has been done.
func (l *Lesson) Begin() *Run { return &Run{Lesson: l, History: l.start} }

// Play answers step after step, in notation or with Next. The error is a *Refusal; the run is
// where it was before the answer that was refused.
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

// readOn goes on from a step that only tells.
func (r *Run) readOn() *Refusal {
	if step := r.Step(); step == nil || !step.Tells() {
		return r.notAsked()
	}
	r.given()
	r.At++
	return nil
}

// notAsked says what is asked for instead.
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

// make makes a move of the learner that is legal and allowed, and what follows it.
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

// given notes an answer.
func (r *Run) given() { r.Own = append(r.Own, r.History.Len()) }

// follow makes moves of the script. That they are legal after whatever is allowed before them
// the tests prove.
func (r *Run) follow(script []answer) {
	for _, a := range script {
		next, why := r.History.Play(a.seat, a.move, game.Source{Bot: scripted}, nil)
		if why.Legal() {
			r.History = next
		}
	}
}

// Step is the step that waits for an answer; nil at the end, and in a puzzle.
func (r *Run) Step() *Step {
	if r.At >= len(r.steps) {
		return nil
	}
	return &r.steps[r.At]
}

// Done reports whether nothing more is to be done.
func (r *Run) Done() bool {
	if r.Kind == Tutorial {
		return r.At >= len(r.steps)
	}
	return r.ended || r.reached(r.History.Now())
}

// Says is the message of the step; that of the task of a puzzle, or of what follows when it is
// done.
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

// Allowed are the legal moves that the lesson takes now, in the order of the catalogue.
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

// ends reports whether a move of a puzzle is its last: the turn is over, or others decide.
func (l *Lesson) ends(m engine.Move, after *engine.State) bool {
	return after.Seat != l.Seat || !l.long && (m.Kind.EndsTurn() || !after.Decision.OfTurn())
}

// shows reports whether somebody learns something by a move within a turn, or may: what is
// drafted for a trade is for others to answer.
func (l *Lesson) shows(before *engine.State, m engine.Move, after *engine.State) bool {
	return before.Decision == engine.Turn && !m.Kind.EndsTurn() && (after.Decision.OfTrade() || l.Table.Rules.Learnt(before, after))
}

package lessons

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"volgare/edition"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/view"
)

// theLessons are read once, so that each puzzle is searched once.
var theLessons = sync.OnceValues(func() ([]*Lesson, error) {
	lib, err := edition.Builtin()
	if err != nil {
		return nil, err
	}
	return Builtin(lib)
})

// builtin returns the lessons of the given kind.
func builtin(t *testing.T, kind Kind) []*Lesson {
	t.Helper()
	all, err := theLessons()
	if err != nil {
		t.Fatal(err)
	}
	all = slices.DeleteFunc(slices.Clone(all), func(l *Lesson) bool { return l.Kind != kind })
	if len(all) == 0 {
		t.Fatalf("no %s", kind)
	}
	return all
}

// each runs a test for each lesson of the given kind.
func each(t *testing.T, kind Kind, f func(t *testing.T, l *Lesson)) {
	t.Helper()
	for _, l := range builtin(t, kind) {
		t.Run(l.ID, func(t *testing.T) { f(t, l) })
	}
}

// TestTutorialAllowsEveryVariation plays all variations that a tutorial allows: the scripted moves are legal after each,
// each pattern is used, and highlighted targets exist.
func TestTutorialAllowsEveryVariation(t *testing.T) {
	each(t, Tutorial, func(t *testing.T, l *Lesson) {
		at, ways := []*Run{l.Begin()}, 0
		for i := range l.steps {
			w := walker{T: t, step: &l.steps[i], seen: map[engine.State]bool{}, used: make([]bool, len(l.steps[i].allow))}
			w.lit(at[0])
			w.figures(at)
			for _, r := range at {
				w.from(r)
			}
			if n := slices.Index(w.used, false); n >= 0 {
				t.Errorf("step %d: no legal move is %+v", i+1, w.step.allow[n])
			}
			at = w.next
			ways += len(at)
		}
		for _, r := range at {
			if !r.Done() {
				t.Errorf("%d of %d steps done", r.At, len(l.steps))
			}
		}
		t.Logf("%d positions", ways)
	})
}

// walker plays all variations from one step to the next.
type walker struct {
	*testing.T

	step *Step
	seen map[engine.State]bool // positions within the step
	used []bool                // patterns
	next []*Run                // different positions at the start of the next step
}

// from makes every answer that a run accepts.
func (w *walker) from(r *Run) {
	if w.step.Tells() {
		w.try(r, Next)
		return
	}
	for _, m := range r.Allowed() {
		for i := range w.step.allow {
			w.used[i] = w.used[i] || w.step.allow[i].has(r.Table, m)
		}
		w.try(r, record.MoveString(r.Table.Rules, m))
	}
}

func (w *walker) try(r *Run, text string) {
	to := *r
	to.Own = slices.Clone(r.Own)
	if err := to.Play([]string{text}); err != nil {
		w.Fatalf("%s: %v", text, err)
	}
	if w.seen[*to.History.Now()] {
		return
	}
	w.seen[*to.History.Now()] = true
	if to.At == r.At {
		w.from(&to)
		return
	}
	if want := len(r.steps[r.At].then); to.History.Len() != to.Own[len(to.Own)-1]+want {
		w.Fatalf("after %s the script stands still:\n%s", text, record.AppendPosition(nil, r.Table, to.History.Now()))
	}
	w.next = append(w.next, &to)
}

// lit checks that the highlighted targets of a step exist: in a legal or refused move, or as a seat or track.
func (w *walker) lit(r *Run) {
	v := view.Of(r.Table, r.History.Now(), r.Seat)
	var there []string
	for _, m := range v.Legal {
		there = append(there, m.Targets...)
	}
	for _, m := range v.Refused {
		there = append(there, m.Target)
	}
	for _, p := range v.Players {
		there = append(there, "seat:"+p.Seat)
	}
	for _, t := range v.Tracks {
		there = append(there, "track:"+t.Track)
	}
	for _, target := range w.step.Lit {
		if !slices.Contains(there, target) {
			w.Errorf("step %d: %s is not there", r.At+1, target)
		}
	}
}

// TestNotAsked tries every legal move that a step does not accept: it is refused, with the message of the task.
func TestNotAsked(t *testing.T) {
	each(t, Tutorial, func(t *testing.T, l *Lesson) {
		r, refused := l.Begin(), 0
		for !r.Done() {
			before, step := *r.History.Now(), r.Step()
			for _, m := range l.Table.Rules.AppendLegal(nil, &before) {
				if anyHas(step.allow, l.Table, m) {
					continue
				}
				no := refusal(t, r, record.MoveString(l.Table.Rules, m))
				if no.Code != NotAsked || no.Says != step.Wants() || len(step.Rules) > 0 && no.Rule != step.Rules[0] {
					t.Errorf("step %d: %+v", r.At+1, no)
				}
				refused++
			}
			if *r.History.Now() != before {
				t.Fatal("a refused move has changed something")
			}
			if err := r.Play([]string{someAnswer(r)}); err != nil {
				t.Fatal(err)
			}
		}
		if no := refusal(t, r, Next); no.Code != NotAsked {
			t.Errorf("after the end: %+v", no)
		}
		if refused == 0 {
			t.Error("nothing was refused")
		}
	})
}

// someAnswer returns an answer that a run accepts: the last of its moves, which ends the turn if that is possible.
func someAnswer(r *Run) string {
	if step := r.Step(); step != nil && step.Tells() {
		return Next
	}
	for _, m := range slices.Backward(r.Allowed()) {
		text, to := record.MoveString(r.Table.Rules, m), *r
		if to.Play([]string{text}) == nil {
			return text
		}
	}
	return ""
}

// refusal returns the reason why a run refuses an answer.
func refusal(t *testing.T, r *Run, text string) *Refusal {
	t.Helper()
	no, ok := r.Play([]string{text}).(*Refusal) //nolint:errorlint // documented by Play
	if !ok || !strings.HasPrefix(no.Error(), string(no.Code)) {
		t.Fatalf("%q was not refused", text)
	}
	return no
}

// TestUndo checks that undo works as at a table: one move at a time, all moves of the turn together, and nothing after the
// others have played.
func TestUndo(t *testing.T) {
	l := builtin(t, Tutorial)[0]
	r, turn := l.Begin(), 0
	for !r.Done() {
		answer := someAnswer(r)
		if err := r.Play([]string{answer}); err != nil {
			t.Fatal(err)
		}
		if answer != Next {
			turn++
		}
		can := r.History.Undoable(r.Seat)
		if errors.Is(can.Why, game.ErrDecided) || errors.Is(can.Why, game.ErrInformationRevealed) {
			turn = 0
		}
		if want := min(turn, 1); can.Request != want || can.Turn != turn {
			t.Fatalf("after %s: %+v, want %d of %d", answer, can, want, turn)
		}
		if answer == "end" && turn > 0 {
			t.Error("a turn that has ended, and has been answered, can be undone")
		}
	}
}

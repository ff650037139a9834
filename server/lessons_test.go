package server

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	course "volgare/lessons"
	"volgare/server/lessons"
	"volgare/view"
)

// learn requests the state of a lesson after some moves.
func (b *browser) learn(id string, moves []string, more ...any) answer {
	b.t.Helper()
	body := object{"moves": moves}
	if len(more) > 0 {
		body["step"] = more[0]
	}
	return b.post("/api/lessons/"+id, body)
}

// lessonOf returns the id of a lesson of the given kind.
func (b *browser) lessonOf(kind string) string {
	b.t.Helper()
	cards := read[[]course.Summary](b.get("/api/lessons"))
	i := slices.IndexFunc(cards, func(c course.Summary) bool { return c.Kind == kind })
	if i < 0 {
		b.t.Fatalf("no %s in %+v", kind, cards)
	}
	return cards[i].ID
}

// viewOf returns the view of the position of a lesson.
func viewOf(t *testing.T, now lessons.State) (v view.View) {
	t.Helper()
	if err := json.Unmarshal(now.Position.View, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

// TestTutorial: a tutorial can be completed with the first answer that each step accepts, and other answers are refused.
func TestTutorial(t *testing.T) {
	b := newRig(t, how{}).browser()
	id := b.lessonOf("tutorial")
	box := b.get("/api/lessons/" + id + "/setup").is(http.StatusOK)
	b.get("/api/lessons/"+id+"/setup", "If-None-Match", box.header.Get("ETag")).is(http.StatusNotModified)
	given := []string{}
	now := read[lessons.State](b.learn(id, given))
	if why := now.Position.Undo.Why; why == nil || now.Position.Undo.Step != 0 || now.Lesson.At != 1 {
		t.Errorf("at the beginning: %+v", now)
	}
	for !now.Lesson.Done {
		v := viewOf(t, now)
		if other := slices.IndexFunc(v.Legal, func(m view.Legal) bool { return !slices.Contains(now.Lesson.Allowed, m.Notation) }); other >= 0 {
			p := b.learn(id, append(given, v.Legal[other].Notation)).code("not-asked")
			wants := now.Lesson.Says + ".wants"
			if now.Lesson.Tells {
				wants = "lesson-next"
			}
			if told := now.Lesson.Wants; now.Lesson.Tells != (told == nil) || told != nil && *told != wants {
				t.Errorf("step %d wants %v", now.Lesson.At, told)
			}
			if p.Says != wants || p.Move != v.Legal[other].Notation {
				t.Errorf("%+v", p)
			}
		}
		next := "next"
		if !now.Lesson.Tells {
			next = now.Lesson.Allowed[len(now.Lesson.Allowed)-1]
			b.learn(id, append(given, "next")).code("not-asked")
		}
		at := now.Lesson.At
		given = append(given, next)
		if now = read[lessons.State](b.learn(id, given)); now.Lesson.At > at+1 {
			t.Fatalf("after %q: %+v", next, now.Lesson)
		}
		if why := now.Position.Undo.Why; next == "end" && (why == nil || now.Position.Undo.Step > 0) {
			t.Errorf("a turn that has ended can be undone: %+v", now.Position.Undo)
		}
	}
	if now.Lesson.At != now.Lesson.Of+1 || now.Position.State != "over" || len(now.Log.Lines) != now.Position.Steps {
		t.Errorf("at the end: %+v", now)
	}
	if then := read[lessons.State](b.learn(id, given, 1)); then.Position.Step != 1 || then.Position.Steps != now.Position.Steps || then.Position.Undo != nil {
		t.Errorf("earlier: %+v", then.Position)
	}
	b.learn(id, append(given, "next")).code("not-asked")
}

// TestPuzzle: a puzzle can be solved with the minimum number of moves, and is lost by ending the turn.
func TestPuzzle(t *testing.T) {
	b := newRig(t, how{}).browser()
	id := b.lessonOf("puzzle")
	given := []string{}
	now := read[lessons.State](b.learn(id, given))
	for now.Lesson.Verdict.State == "open" {
		found := false
		for _, m := range viewOf(t, now).Legal {
			if m.Reveals {
				continue
			}
			then := read[lessons.State](b.learn(id, append(given, m.Notation)))
			if v := then.Lesson.Verdict; v.State == "solved" || v.State == "open" && *v.Least < *now.Lesson.Verdict.Least {
				given, now, found = append(given, m.Notation), then, true
				break
			}
		}
		if !found {
			t.Fatalf("no way on after %v", given)
		}
	}
	if !now.Lesson.Done || now.Lesson.Verdict.State != "solved" || !strings.HasSuffix(now.Lesson.Says, ".done") {
		t.Errorf("solved: %+v", now.Lesson)
	}
	lost := read[lessons.State](b.learn(id, []string{"end"}))
	if v := lost.Lesson.Verdict; v.State != "lost" || v.Since == nil || *v.Since != 1 || !lost.Lesson.Done || !strings.HasSuffix(lost.Lesson.Says, ".hint") {
		t.Errorf("lost: %+v", lost.Lesson)
	}
	b.learn(id, []string{"end", "end"}).code("not-asked")
}

// TestSolutionSolvesPuzzle: the moves of a requested solution solve the puzzle.
func TestSolutionSolvesPuzzle(t *testing.T) {
	b := newRig(t, how{}).browser()
	id := b.lessonOf("puzzle")
	ask := func(moves []string) lessons.Lesson {
		return read[lessons.State](b.post("/api/lessons/"+id, object{"moves": moves, "show": true})).Lesson
	}
	shown := ask([]string{})
	if least := shown.Verdict.Least; least == nil || len(shown.Solution) != *least {
		t.Fatalf("%v moves are wanted, shown are %q", least, shown.Solution)
	}
	for i := range shown.Solution {
		if then := ask(shown.Solution[:i]).Solution; len(then) != len(shown.Solution)-i {
			t.Errorf("after %q: %q", shown.Solution[:i], then)
		}
	}
	if end := ask(shown.Solution); end.Verdict.State != "solved" || end.Solution == nil || len(end.Solution) > 0 {
		t.Errorf("after %q: %+v", shown.Solution, end)
	}
	if lost := ask([]string{"end"}); len(lost.Solution) > 0 {
		t.Errorf("lost, and %q", lost.Solution)
	}
	if quiet := read[lessons.State](b.learn(id, []string{})); quiet.Lesson.Solution != nil {
		t.Errorf("unasked: %q", quiet.Lesson.Solution)
	}
}

// TestLessonFaults: invalid requests are refused with their fault.
func TestLessonFaults(t *testing.T) {
	b := newRig(t, how{}).browser()
	id := b.lessonOf("puzzle")
	b.learn("no-such", []string{}).code("unknown-page")
	b.get("/api/lessons/no-such/setup").code("unknown-page")
	b.get("/api/lessons/" + id).code("method")
	b.post("/api/lessons/"+id, object{}).code("bad-request")
	b.learn(id, []string{}, -1).code("bad-request")
	b.learn(id, []string{}, 1001).code("bad-request")
	b.learn(id, []string{""}).code("bad-request")
	b.learn(id, slices.Repeat([]string{"end"}, 65)).code("too-many")
	if p := b.learn(id, []string{"move atlantis"}).code("bad-move"); p.Move != "move atlantis" {
		t.Errorf("%+v", p)
	}
	if p := b.learn(id, []string{"start torino"}).code("illegal"); p.Reason == nil || p.Move != "start torino" {
		t.Errorf("%+v", p)
	}
}

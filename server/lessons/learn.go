package lessons

import (
	"errors"
	"fmt"

	"volgare/engine"
	"volgare/lessons"
	"volgare/server/api"
	"volgare/server/play"
	"volgare/server/tables"
	"volgare/table"
	"volgare/view"
)

// maxStep is the maximum number of a step.
const maxStep = 1000

// body is the body of a request with the answers of a learner.
type body struct {
	Moves []string `json:"moves"`
	Step  *int     `json:"step"`
	Show  bool     `json:"show"` // also return the solution from here
}

// Check refuses missing and invalid fields.
func (b *body) Check() *api.Problem {
	if b.Moves == nil {
		return api.BadField("moves", "a list of moves is required")
	}
	if b.Step != nil && (*b.Step < 0 || *b.Step > maxStep) {
		return api.BadField("step", fmt.Sprintf("must be a number from 0 to %d", maxStep))
	}
	return play.BadMoves(b.Moves)
}

// State is the state of a lesson after the answers of the learner.
type State struct {
	Seats    []tables.Seat  `json:"seats"`
	Position *play.Position `json:"position"`
	Log      *play.Tail     `json:"log"`
	Lesson   Lesson         `json:"lesson"`
}

func (s *Service) learn(c *api.Request) (*api.Reply, error) {
	l, err := s.lesson(c)
	if err != nil {
		return nil, err
	}
	var b body
	if err := c.Decode(&b); err != nil {
		return nil, err
	}
	if !l.Searched() {
		release, err := s.heavy.Acquire(c.Context(), c.From)
		if err != nil {
			return nil, err
		}
		defer release()
	}
	run := l.Begin()
	if err := run.Play(b.Moves); err != nil {
		return nil, refused(err)
	}
	return s.answer(run, &b)
}

// answer returns the state of a lesson. If a step is given, the position is an earlier one.
func (s *Service) answer(run *lessons.Run, asked *body) (*api.Reply, error) {
	at := run.History.Len()
	if asked.Step != nil {
		at = min(at, *asked.Step)
	}
	position, err := positionOf(run, at)
	if err != nil {
		return nil, err
	}
	lesson := lessonOf(run)
	if asked.Show {
		lesson.Solution = notation(run.Table.Rules, run.Way())
	}
	return api.OK(State{Seats: seatsOf(run.Lesson), Position: position, Log: s.logOf(run), Lesson: lesson})
}

// positionOf returns a position as the learner may see it.
func positionOf(run *lessons.Run, at int) (*play.Position, error) {
	h := &run.History
	v, err := api.Encode(view.Of(run.Table, h.At(at), run.Seat))
	if err != nil {
		return nil, err
	}
	made := &play.Position{Seq: int64(h.Len()), Step: at, Steps: h.Len(), State: table.StatePlaying, View: v}
	if run.Done() {
		made.State = table.StateOver
	}
	if at == h.Len() {
		made.Undo = play.UndoStateOf(table.UndoOf(h, run.Seat))
	}
	return made, nil
}

// logOf returns all lines of the log. Since lessons are not stored, all moves have the current time.
func (s *Service) logOf(run *lessons.Run) *play.Tail {
	return &play.Tail{First: 1, Lines: api.ListOf(
		table.LogOf(&run.History, run.Seat, 1, run.History.Len()),
		func(l *table.Line) play.Line {
			l.At = s.now()
			return play.LineOf(l)
		},
	)}
}

func seatsOf(l *lessons.Lesson) []tables.Seat {
	all := []tables.Seat{}
	for i := range l.Table.Rules.Seats {
		seat := engine.Seat(i)
		all = append(all, tables.Seat{Seat: seat.String(), Name: api.OrNull(l.Names[i]), Mine: seat == l.Seat})
	}
	return all
}

// refused returns the problem with the answers of a learner.
func refused(err error) error {
	r, ok := errors.AsType[*lessons.Refusal](err)
	if !ok {
		return err
	}
	if r.Code != lessons.NotAsked {
		return &table.Refusal{Refusal: r.Refusal}
	}
	p := api.NewProblem(string(r.Code), "")
	p.Move, p.Says, p.Rule = r.Move, r.Says, api.OrNull(r.Rule)
	return p
}

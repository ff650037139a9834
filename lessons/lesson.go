// Package lessons teaches the game by prepared positions: step-by-step tutorials
// while scripted opponents play, and puzzles, a turn with a goal. A lesson is data; the
// engine gives the legal moves of its learner and their effects.
package lessons

import (
	"volgare/edition"
	"volgare/engine"
	"volgare/game"
)

// Kind is the kind of a lesson.
type Kind string

// The kinds.
const (
	Tutorial Kind = "tutorial"
	Puzzle   Kind = "puzzle"
)

// Lesson is a lesson that has been read, and whose moves are legal.
type Lesson struct {
	ID         string
	Kind       Kind
	Difficulty int // of a puzzle, 1 to 3; 0 of a tutorial
	Table      *edition.Table
	Seat       engine.Seat // the learner's
	Names      [engine.MaxSeats]string
	Rules      []string // of a puzzle: ids of what it is about

	start game.History // after the opening
	steps []Step       // of a tutorial
	goal  goal         // of a puzzle
	long  bool         // a puzzle that goes on to the end of the game, as long as the learner decides

	says     Proof      // what a puzzle says of itself, for the tests to prove
	solution []string   // of a puzzle
	tries    [][]string // to solve it, that seem obvious and fail

	figures map[string][]string // that messages tell, by message, for the tests to prove

	solver solver
}

// Step is a step of a tutorial: what is said, and what is to be done. One in which nothing is
// allowed only tells.
type Step struct {
	Says    string   // id of a message
	Lit     []string // targets, as the view of moves has them
	Rules   []string // ids
	Teaches []string // names of what the guide of the first game need not tell any more

	allow []pattern
	until []pattern // the step goes on until one of these is made; none: until any move
	then  []answer  // what the opponents do after it
}

// answer is a scripted move of an opponent, or of the table.
type answer struct {
	seat engine.Seat
	move engine.Move
}

// Tells reports whether the step only tells: the learner reads, and goes on.
func (s *Step) Tells() bool { return len(s.allow) == 0 }

// Wants is the id of the message that says what the step wants.
func (s *Step) Wants() string {
	if s.Tells() {
		return "lesson-next"
	}
	return s.Says + ".wants"
}

// Steps is how many steps the lesson has; a puzzle is one.
func (l *Lesson) Steps() int { return max(len(l.steps), 1) }

// Title is the id of the message that names the lesson.
func (l *Lesson) Title() string { return "lesson-" + l.ID }

// message is the id of a message of the lesson.
func (l *Lesson) message(name string) string { return l.Title() + "-" + name }

// Summary is a lesson in the list of lessons.
type Summary struct {
	ID         string   `json:"id"`
	Kind       string   `json:"kind"`
	Says       string   `json:"says"`       // the message that names it
	Difficulty int      `json:"difficulty"` // of a puzzle, 1 to 3; 0 of a tutorial
	Steps      int      `json:"steps"`
	Players    int      `json:"players"`
	Seat       string   `json:"seat"` // the learner's
	Preset     string   `json:"preset"`
	Expansions []string `json:"expansions"` // in play, by their options
	Rules      []string `json:"rules"`      // what it is about
}

// Summary is the lesson in the list.
func (l *Lesson) Summary() Summary {
	on, _ := edition.Expansions(l.Table.Config.Options)
	return Summary{
		ID: l.ID, Kind: string(l.Kind), Says: l.Title(), Difficulty: l.Difficulty, Steps: l.Steps(),
		Players: l.Table.Rules.Seats, Seat: l.Seat.String(), Preset: l.Table.Config.Preset,
		Expansions: append([]string{}, on...), Rules: append([]string{}, l.Rules...),
	}
}

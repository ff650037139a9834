// Package lessons teaches the game with prepared positions: step-by-step tutorials with scripted opponents, and puzzles,
// which are turns with a goal. A lesson is data; the engine provides the legal moves of its learner and their effects.
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

// Lesson is a lesson that has been read and whose moves are legal.
type Lesson struct {
	ID         string
	Kind       Kind
	Difficulty int // 1 to 3 for a puzzle; 0 for a tutorial
	Table      *edition.Table
	Seat       engine.Seat // seat of the learner
	Names      [engine.MaxSeats]string
	Rules      []string // of a puzzle: ids of the rules it is about

	start game.History // of the opening; the lesson begins after it
	steps []Step       // of a tutorial
	goal  goal         // of a puzzle
	long  bool         // the puzzle runs to the end of the game, while the learner decides

	says     Proof      // proof stated in a puzzle's file, checked by the tests
	solution []string   // of a puzzle
	tries    [][]string // obvious attempts to solve it that fail

	figures map[string][]string // figures in the messages, by message, checked by the tests

	solver solver
}

// Step is a step of a tutorial: a text, and the expected move. A step without allowed moves only shows its text.
type Step struct {
	Says    string   // id of a message
	Lit     []string // targets, as the view of moves has them
	Rules   []string // ids
	Teaches []string // topics that the guide of the first game no longer needs to explain

	allow []pattern
	until []pattern // moves that end the step; nil if any move does
	then  []answer  // moves of the opponents after it
}

// answer is a scripted move of an opponent, or of the table.
type answer struct {
	seat engine.Seat
	move engine.Move
}

// Tells reports whether the step only shows its text: the learner reads it and continues.
func (s *Step) Tells() bool { return len(s.allow) == 0 }

// Wants returns the id of the message with the task of the step.
func (s *Step) Wants() string {
	if s.Tells() {
		return "lesson-next"
	}
	return s.Says + ".wants"
}

// Steps returns the number of steps of the lesson; a puzzle has one.
func (l *Lesson) Steps() int { return max(len(l.steps), 1) }

// Title returns the id of the message with the name of the lesson.
func (l *Lesson) Title() string { return "lesson-" + l.ID }

// message returns the id of a message of the lesson.
func (l *Lesson) message(name string) string { return l.Title() + "-" + name }

// Summary is the entry of a lesson in the list of lessons.
type Summary struct {
	ID         string   `json:"id"`
	Kind       string   `json:"kind"`
	Says       string   `json:"says"`       // id of the message with its name
	Difficulty int      `json:"difficulty"` // 1 to 3 for a puzzle; 0 for a tutorial
	Steps      int      `json:"steps"`
	Players    int      `json:"players"`
	Seat       string   `json:"seat"` // seat of the learner
	Preset     string   `json:"preset"`
	Expansions []string `json:"expansions"` // in play, by their options
	Rules      []string `json:"rules"`      // ids of the rules it is about
}

// Summary returns the lesson's entry in the list.
func (l *Lesson) Summary() Summary {
	on, _ := edition.Expansions(l.Table.Config.Options)
	return Summary{
		ID: l.ID, Kind: string(l.Kind), Says: l.Title(), Difficulty: l.Difficulty, Steps: l.Steps(),
		Players: l.Table.Rules.Seats, Seat: l.Seat.String(), Preset: l.Table.Config.Preset,
		Expansions: append([]string{}, on...), Rules: append([]string{}, l.Rules...),
	}
}

package lessons

import "volgare/edition"

// Card is what the list of lessons says of one.
type Card struct {
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

// Card is the lesson in the list.
func (l *Lesson) Card() Card {
	on, _ := edition.Expansions(l.Table.Config.Options)
	return Card{
		ID: l.ID, Kind: string(l.Kind), Says: l.Title(), Difficulty: l.Difficulty, Steps: l.Steps(),
		Players: l.Table.Rules.Seats, Seat: l.Seat.String(), Preset: l.Table.Config.Preset,
		Expansions: append([]string{}, on...), Rules: append([]string{}, l.Rules...),
	}
}

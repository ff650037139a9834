package lessons

import (
	"fmt"

	"volgare/edition"
	"volgare/engine"
	"volgare/internal/lists"
)

// measure is a property of the learner that can be counted. A property that is true or false counts 1 or 0.
type measure struct {
	name  string
	is    string                          // type of its object, as in operands; "" if it has none
	words func(t *edition.Table) []string // words for its object, by number
	open  bool                            // depends on goods that closed screens hide, so it is not allowed at tables with closed screens
	count func(at position, of uint8) int
}

// position is a position of a lesson.
type position struct {
	*engine.State

	of *Lesson
}

func (at position) rules() *engine.Rules { return at.of.Table.Rules }

// me returns the learner.
func (at position) me() *engine.Player { return &at.Players[at.of.Seat] }

// measures has a row for each measure.
var measures = []measure{
	{name: "points", count: position.points},
	{name: "ducats", count: func(at position, _ uint8) int { return int(at.me().Ducats) }},
	{name: "level", count: func(at position, _ uint8) int { return int(at.rules().Level(at.State, at.of.Seat)) }},
	{name: "votes", count: func(at position, _ uint8) int { return at.me().Votes() }},
	{name: "score", open: true, count: func(at position, _ uint8) int { return at.score() }},
	{name: "gained", open: true, count: func(at position, _ uint8) int { return at.score() - at.of.at(at.of.start.Now()).score() }},
	{name: "colours", count: func(at position, _ uint8) int { return at.rules().Colours(at.me()) }},
	{name: "first", count: func(at position, _ uint8) int { return truth(at.Order[0] == at.of.Seat) }},
	{name: "winner", open: true, count: position.winner},
	{name: "cubes", is: "cube", words: named(engine.NumCubes), count: func(at position, of uint8) int { return int(at.me().Cubes[of]) }},
	{name: "track", is: "track", words: named(engine.NumTracks), count: position.space},
	{name: "leads", is: "track", words: named(engine.NumTracks), count: position.leads},
	{name: "status", is: "status", words: named(engine.Cardinal + 1), count: position.status},
	{name: "office", is: "office", words: named(engine.Pope + 1), count: position.office},
	{name: "place", is: "place", words: placeWords, count: position.place},
}

// Measures returns the names of all measures.
func Measures() []string { return lists.Map(measures, func(m measure) string { return m.name }) }

// points returns the action points left in a turn of the learner.
func (at position) points(uint8) int {
	if at.Seat != at.of.Seat || at.Decision != engine.Turn {
		return 0
	}
	return int(at.Points)
}

// score returns the learner's VP.
func (at position) score() int { return at.rules().Score(at.State).VP[at.of.Seat] }

// winner returns 1 if the learner would win. // SCO-12
func (at position) winner(uint8) int {
	result := at.rules().Score(at.State)
	return truth(result.Winner() == at.of.Seat)
}

// space returns the space of the learner's disc on a track.
func (at position) space(of uint8) int { return int(at.Tracks[of].Space[at.of.Seat]) }

// leads returns 1 if the learner's disc has left the start and no disc is further ahead on a track. // SET-9
func (at position) leads(of uint8) int {
	discs := &at.Tracks[of]
	return truth(discs.Ahead[0] == at.of.Seat && discs.Space[at.of.Seat] > 0)
}

func (at position) status(of uint8) int { return truth(at.me().Status == engine.Status(of)) }

func (at position) office(of uint8) int { return truth(at.me().Office == engine.Office(of)) }

func (at position) place(of uint8) int { return truth(at.me().Place == engine.PlaceNo(of)) }

func truth(is bool) int {
	if is {
		return 1
	}
	return 0
}

// named returns the words of kinds numbered from 0 up to a number.
func named[K interface {
	~uint8
	fmt.Stringer
}](n K) func(*edition.Table) []string {
	return func(*edition.Table) (words []string) {
		for k := range n {
			words = append(words, k.String())
		}
		return words
	}
}

func placeWords(t *edition.Table) []string {
	return lists.Map(t.Rules.Box.Places, func(p engine.Place) string { return p.ID })
}

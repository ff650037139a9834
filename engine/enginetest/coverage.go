package enginetest

import (
	"fmt"
	"math"
	"strings"

	"volgare/engine"
)

// Ending is a way in which a game, or its Stupor Mundi, can end.
type Ending uint8

// The endings: the last turn, whether there is a Pope, and the outcome of Stupor Mundi. A game has one of each group.
const (
	Turn13 Ending = iota
	Turn14
	Turn15
	Turn16
	WithPope
	WithoutPope
	StuporBySummoner // by the summoner in an auction
	StuporByOther    // by another player in an auction
	StuporByDefault  // no player accepted
	StuporNever
	numEndings
)

var endingNames = [numEndings]string{
	"turn 13", "turn 14", "turn 15", "turn 16", "a Pope", "no Pope",
	"Stupor to the summoner", "Stupor to another", "Stupor by default", "Stupor never",
}

// String returns the name of the ending.
func (e Ending) String() string { return endingNames[e] }

// Coverage counts events in games.
type Coverage struct {
	Games     int
	Steps     int
	Decisions tally[engine.Decision]
	Kinds     tally[engine.Kind] // moves made
	Codes     tally[engine.Code] // refusals
	Endings   [numEndings]int
}

// tally is a counter for each value of a type.
type tally[T ~uint8] [math.MaxUint8 + 1]int

// refused counts a refusal. A nil coverage counts nothing.
func (c *Coverage) refused(code engine.Code) {
	if c != nil {
		c.Codes[code]++
	}
}

// step counts a step.
func (c *Coverage) step(s *Step) {
	c.Steps++
	c.Decisions[s.After.Decision]++
	if !s.first() {
		c.Kinds[s.Move.Kind]++
	}
	for _, e := range s.emitted(engine.AuctionWon) {
		c.Endings[auction(s, e)]++
	}
}

// auction returns the ending of Stupor Mundi for an AuctionWon effect.
func auction(s *Step, won engine.Effect) Ending {
	switch {
	case won.N == 0:
		return StuporByDefault
	case won.Seat == s.Before.Summons.By:
		return StuporBySummoner
	}
	return StuporByOther
}

// game counts the end of a game.
func (c *Coverage) game(r *engine.Rules, s *engine.State) {
	c.Games++
	c.Endings[Turn13+Ending(s.Turn-13)]++
	pope := WithoutPope
	for _, p := range s.Players[:r.Seats] {
		if p.Office == engine.Pope {
			pope = WithPope
		}
	}
	c.Endings[pope]++
	if s.Stupor {
		c.Endings[StuporNever]++
	}
}

// Add adds another coverage.
func (c *Coverage) Add(more *Coverage) {
	c.Games += more.Games
	c.Steps += more.Steps
	for i := range c.Kinds {
		c.Decisions[i] += more.Decisions[i]
		c.Kinds[i] += more.Kinds[i]
		c.Codes[i] += more.Codes[i]
	}
	for i := range c.Endings {
		c.Endings[i] += more.Endings[i]
	}
}

// Line is one line of a histogram.
type Line struct {
	What string
	N    int
}

// Lines lists all counters of a coverage: decisions, moves by the name of their kind, refusals, endings.
func (c *Coverage) Lines(kind func(engine.Kind) string) []Line {
	var lines []Line
	for d := engine.Over; d <= engine.PlacitiChoice; d++ {
		lines = append(lines, Line{"decision " + d.String(), c.Decisions[d]})
	}
	for _, k := range engine.Kinds() {
		lines = append(lines, Line{"move " + kind(k), c.Kinds[k]})
	}
	for _, code := range engine.Codes() {
		lines = append(lines, Line{"refusal " + code.String(), c.Codes[code]})
	}
	for e := range numEndings {
		lines = append(lines, Line{"ending " + e.String(), c.Endings[e]})
	}
	return lines
}

// Histogram returns the Lines as text.
func (c *Coverage) Histogram(kind func(engine.Kind) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %d steps\n", c.Games, c.Steps)
	for _, line := range c.Lines(kind) {
		fmt.Fprintf(&b, "%9d  %s\n", line.N, line.What)
	}
	return b.String()
}

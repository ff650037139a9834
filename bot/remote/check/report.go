package check

import (
	"slices"
	"time"

	"volgare/bot/remote"
)

// Report is what came out, as it stands in JSON.
type Report struct {
	Bot    string  `json:"bot"` // name and version, as far as it has told them
	Passed bool    `json:"passed"`
	Checks []Check `json:"checks"`
	Games  []Game  `json:"games"`
	Times  Times   `json:"times"`
	Memory float64 `json:"memory"` // the most that one of its runs has held with its children, in MiB; 0 where the system does not tell
	Errors string  `json:"errors"` // the end of what it wrote to its standard error
}

// Outcome is how a check ended.
type Outcome string

// The outcomes.
const (
	Pass Outcome = "pass"
	Fail Outcome = "fail"
	Skip Outcome = "skip" // nothing came up by which to judge
)

// Check is one thing that a bot has to do.
type Check struct {
	Name    string  `json:"name"`
	Outcome Outcome `json:"outcome"`
	Why     string  `json:"why"`
}

// Game is a game that was played.
type Game struct {
	Table   string         `json:"table"`
	Seats   []string       `json:"seats"` // of the bot
	What    string         `json:"what"`  // is tried in it besides playing
	Asked   int            `json:"asked"`
	Moves   int            `json:"moves"`  // that the bot made
	Places  []int          `json:"places"` // it came out on, one for each seat; none if it was put out of the game
	Faults  []remote.Fault `json:"faults"`
	Lines   int            `json:"lines"`   // answers of several moves
	Dropped int            `json:"dropped"` // moves of these that did not stand
	Stray   int            `json:"stray"`   // answers to no question
	times   []time.Duration
}

// Times are how long answers took, in milliseconds.
type Times struct {
	Deadline float64 `json:"deadline"`
	P50      float64 `json:"p50"`
	P99      float64 `json:"p99"`
	Max      float64 `json:"max"`
}

// add adds up what a player of the game has done.
func (g *Game) add(r remote.Report) {
	g.Asked += r.Asked
	g.Moves += r.Moves
	g.Lines += r.Lines
	g.Dropped += r.Dropped
	g.Stray += r.Stray
	g.Faults = append(g.Faults, r.Faults...)
	g.times = append(g.times, r.Times...)
}

// timesOf sums up how long the answers of some games took.
func timesOf(games []Game, deadline time.Duration) Times {
	var all []time.Duration
	for _, g := range games {
		all = append(all, g.times...)
	}
	slices.Sort(all)
	at := func(share float64) float64 {
		if len(all) == 0 {
			return 0
		}
		return milliseconds(all[int(share*float64(len(all)-1))])
	}
	return Times{Deadline: milliseconds(deadline), P50: at(0.5), P99: at(0.99), Max: at(1)}
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

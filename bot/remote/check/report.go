package check

import (
	"slices"
	"time"

	"volgare/bot/remote"
)

// Report is the result of a check, as encoded in JSON.
type Report struct {
	Bot    string  `json:"bot"` // name and version from its answer to hello
	Passed bool    `json:"passed"`
	Checks []Check `json:"checks"`
	Games  []Game  `json:"games"`
	Times  Times   `json:"times"`
	Memory float64 `json:"memory"` // maximum memory of one of its processes with children, in MiB; 0 if the system does not report it
	Errors string  `json:"errors"` // end of its standard error output
}

// Outcome is how a check ended.
type Outcome string

// The outcomes.
const (
	Pass Outcome = "pass"
	Fail Outcome = "fail"
	Skip Outcome = "skip" // there was no opportunity to check it
)

// Check is one requirement on a bot.
type Check struct {
	Name    string  `json:"name"`
	Outcome Outcome `json:"outcome"`
	Why     string  `json:"why"`
}

// Game is a game that was played.
type Game struct {
	Table   string         `json:"table"`
	Seats   []string       `json:"seats"` // of the bot
	What    string         `json:"what"`  // trial made in this game
	Asked   int            `json:"asked"`
	Moves   int            `json:"moves"`  // made by the bot
	Places  []int          `json:"places"` // places of the bot, one for each seat; none if it was excluded from the game
	Faults  []remote.Fault `json:"faults"`
	Lines   int            `json:"lines"`   // answers with several moves
	Dropped int            `json:"dropped"` // moves in these answers that were discarded
	Stray   int            `json:"stray"`   // answers to no open question
	times   []time.Duration
}

// Times holds the deadline and the answer times of a bot, in milliseconds.
type Times struct {
	Deadline float64 `json:"deadline"`
	P50      float64 `json:"p50"`
	P99      float64 `json:"p99"`
	Max      float64 `json:"max"`
}

// add adds the statistics of a player of the game.
func (g *Game) add(r remote.Report) {
	g.Asked += r.Asked
	g.Moves += r.Moves
	g.Lines += r.Lines
	g.Dropped += r.Dropped
	g.Stray += r.Stray
	g.Faults = append(g.Faults, r.Faults...)
	g.times = append(g.times, r.Times...)
}

// timesOf summarizes the answer times of some games.
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

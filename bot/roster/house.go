// Package roster lists the built-in computer players.
package roster

import (
	"volgare/bot"
	"volgare/bot/appraisal"
	"volgare/bot/evaluation"
	"volgare/bot/greedy"
	"volgare/bot/planner"
	"volgare/bot/simulator"
)

// House returns the built-in players. Their ratings are measured as in docs/bots.md.
func House() bot.Roster {
	return bot.Roster{
		{Rung: bot.Rung{Name: "random"}, New: func(seed uint64) bot.Player { return &random{seed} }},
		{
			Rung: bot.Rung{Name: "novice", Rating: 450},
			New:  func(seed uint64) bot.Player { return planner.New("novice", evaluation.Novice, planner.Novice, seed) },
		},
		{ // the first bot that planned; its weights stay unchanged, as the yardstick
			Rung: bot.Rung{Name: "greedy-1", Rating: 1000}, Withheld: true,
			New: func(seed uint64) bot.Player { return greedy.New("greedy-1", appraisal.First(), seed) },
		},
		{
			Rung: bot.Rung{Name: bot.Default, Rating: 1000},
			New:  func(seed uint64) bot.Player { return greedy.New(bot.Default, appraisal.Current(), seed) },
		},
		{
			Rung: bot.Rung{Name: "planner", Rating: 1390},
			New:  func(seed uint64) bot.Player { return planner.New("planner", evaluation.Fitted, planner.Full, seed) },
		},
		{
			Rung: bot.Rung{Name: "simulator-quick", ThinkTimeMs: 200, Rating: 1420},
			New: func(seed uint64) bot.Player {
				return simulator.New("simulator-quick", simulator.Usual, simulator.Quick, seed)
			},
		},
		{ // does seven times the work of the previous one, without a measured gain in strength
			Rung: bot.Rung{Name: "simulator", ThinkTimeMs: 1000, Rating: 1420}, Withheld: true,
			New: func(seed uint64) bot.Player {
				return simulator.New("simulator", simulator.Usual, simulator.Steady, seed)
			},
		},
	}
}

// Adviser returns a judge for hints. Each user needs its own.
func Adviser() bot.Judge { return simulator.New("adviser", simulator.Advising, simulator.Quick, 0) }

// Reviewer returns a judge for reviews of finished games. Each user needs its own.
func Reviewer() bot.Judge { return simulator.New("reviewer", simulator.Usual, simulator.Quick, 0) }

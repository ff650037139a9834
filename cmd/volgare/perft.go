package main

import (
	"fmt"
	"time"
)

// perftCmd counts the tree of legal moves.
type perftCmd struct {
	tableFlags
	Seed  string `default:"perft" help:"The seed of the deal."`
	Depth int    `default:"4" help:"How many moves deep, at most 12."`
	JSON  bool   `name:"json" help:"One JSON object."`
}

// perftReport is the result in JSON.
type perftReport struct {
	Preset  string   `json:"preset"`
	Players int      `json:"players"`
	Seed    string   `json:"seed"`
	Depth   int      `json:"depth"`
	Nodes   []uint64 `json:"nodes"` // leaves at depth 1, 2, ...
	Seconds float64  `json:"seconds"`
}

// Run counts.
func (c *perftCmd) Run(streams *stdio) error {
	if c.Depth < 1 || c.Depth > 12 {
		return fmt.Errorf("depth %d: 1 to 12 are accepted", c.Depth)
	}
	table, err := c.table()
	if err != nil {
		return err
	}
	state := table.Rules.New(table.Rules.Deal(c.Seed), nil)
	report := perftReport{Preset: table.Config.Preset, Players: table.Rules.Seats, Seed: c.Seed, Depth: c.Depth}
	start := time.Now()
	for depth := 1; depth <= c.Depth; depth++ {
		n := table.Rules.Perft(&state, depth)
		report.Nodes = append(report.Nodes, n)
		if !c.JSON {
			fmt.Fprintf(streams.out, "%2d %14d\n", depth, n)
		}
	}
	if !c.JSON {
		return nil
	}
	report.Seconds = time.Since(start).Seconds()
	return printJSON(streams, report)
}

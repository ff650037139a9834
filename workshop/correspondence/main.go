// Command correspondence measures how much planned turns shorten a game by correspondence. Bots play for people who look at
// the game twice a day in four time zones. Nothing depends on the clock.
package main

import (
	"flag"
	"fmt"
	"os"

	"volgare/bot/roster"
	"volgare/edition"
)

func main() {
	games := flag.Int("games", 30, "games per row")
	seed := flag.String("seed", "letters", "game n is dealt from SEED/n")
	name := flag.String("bot", "greedy", "bot that plays for every person")
	model := flag.String("model", "greedy", "bot by which a person predicts the others, with a seed of its own")
	seats := flag.Int("players", 4, "people")
	preset := flag.String("preset", "deluxe", "preset of the table")
	flag.Parse()
	if err := report(*games, *seed, *name, *model, *seats, *preset); err != nil {
		fmt.Fprintln(os.Stderr, "correspondence:", err)
		os.Exit(1)
	}
}

// report prints a row for each way to plan.
func report(games int, seed, name, model string, seats int, preset string) error {
	lib, err := edition.Builtin()
	if err != nil {
		return err
	}
	table, err := lib.Table(edition.Config{Preset: preset, Players: seats})
	if err != nil {
		return err
	}
	fmt.Println("| alternatives | still the bot's choice | days a game | turns with a plan | plans that fire | turns ended by a plan |")
	fmt.Println("| --- | --- | ---: | ---: | ---: | ---: |")
	for _, row := range []struct {
		worlds   int
		noRegret bool
	}{{0, false}, {1, false}, {2, false}, {3, false}, {1, true}, {3, true}} {
		c, err := playRow(table, games, seed, name, model, row.worlds, row.noRegret)
		if err != nil {
			return err
		}
		fmt.Printf("| %d | %t | %.1f | %.0f %% | %.0f %% | %.0f %% |\n", row.worlds, row.noRegret,
			float64(c.Days)/day/float64(c.Games), share(c.Ready, c.Turns), share(c.Fired, c.Ready), share(c.Ended, c.Turns))
	}
	return nil
}

func share(part, all int) float64 { return 100 * float64(part) / float64(max(all, 1)) }

// playRow plays the games of a row.
func playRow(table *edition.Table, games int, seed, name, model string, worlds int, noRegret bool) (total counts, err error) {
	for n := 1; n <= games; n++ {
		id := fmt.Sprintf("%s/%d", seed, n)
		g := game{
			rules: table.Rules, state: table.Rules.New(table.Rules.Deal(id), nil),
			rng: source(id, "looks"), worlds: source(id, "worlds"), alternatives: worlds, noRegret: noRegret,
		}
		if g.model, err = roster.House().New(model, source(id, "model").Uint64()); err != nil {
			return total, err
		}
		for seat := range table.Rules.Seats {
			p, err := roster.House().New(name, source(id, fmt.Sprint("bot ", seat)).Uint64())
			if err != nil {
				return total, err
			}
			g.people = append(g.people, person{bot: p})
		}
		g.play()
		total.add(g.counts)
	}
	return total, nil
}

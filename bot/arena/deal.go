package arena

import (
	"errors"
	"fmt"

	"volgare/engine"
)

// Deal is what came of one deal, as it stands in a log: the unit of all that a match
// tells. In rotation k, from 0, player i of a line-up sits at seat i+k of the table,
// counted round: over all rotations each has each seat once.
type Deal struct {
	Deal  int                     `json:"deal"`  // from 1
	Games [][]Game                `json:"games"` // by line-up, then by rotation
	Bots  map[string]*Frequencies `json:"bots"`
}

// Game is the result of one game.
type Game struct {
	VP    []int `json:"vp"`    // by the line-up
	Rank  []int `json:"rank"`  // by the line-up: 1 for the winner; those who share it have the same
	Turn  int   `json:"turn"`  // the last one
	Moves int   `json:"moves"` // of all players
}

// Share is the share of a player in the victory: 1 for who has won alone, 0 for who has
// not won. The rules leave no tie between winners (SCO-12).
func (g *Game) Share(player int) float64 {
	if g.Rank[player] != 1 {
		return 0
	}
	winners := 0.0
	for _, rank := range g.Rank {
		if rank == 1 {
			winners++
		}
	}
	return 1 / winners
}

// Margin is by how many VP a player is ahead of the mean of the others.
func (g *Game) Margin(player int) float64 {
	others := -g.VP[player]
	for _, vp := range g.VP {
		others += vp
	}
	return float64(g.VP[player]) - float64(others)/float64(len(g.VP)-1)
}

// gameOf is the result of the finished game of a desk.
func gameOf(d *desk, s *engine.State, result *engine.Result, rotation int) Game {
	n := d.rules.Seats
	g := Game{VP: make([]int, n), Rank: make([]int, n), Turn: int(s.Turn)}
	for rank, seat := range result.Rank[:n] {
		player := (int(seat) - rotation + n) % n
		g.VP[player], g.Rank[player] = result.VP[seat], rank+1
	}
	for seat := range n {
		for _, moves := range d.played.moves[seat] {
			g.Moves += moves
		}
	}
	return g
}

// check finds what is wrong with a deal that was read.
func (d *Deal) check(number int, m *Match) error {
	switch {
	case d.Deal != number:
		return fmt.Errorf("deal %d stands where deal %d should", d.Deal, number)
	case len(d.Games) != len(m.Lineups):
		return fmt.Errorf("it has games of %d line-ups, not of %d", len(d.Games), len(m.Lineups))
	}
	seats := m.Table.Rules.Seats
	for _, games := range d.Games {
		if len(games) != seats {
			return fmt.Errorf("it has %d games of a line-up, not %d", len(games), seats)
		}
		for _, g := range games {
			if err := g.check(seats); err != nil {
				return err
			}
		}
	}
	for name, often := range d.Bots {
		if often == nil {
			return errors.New("it has nothing of " + name)
		}
	}
	return nil
}

func (g *Game) check(seats int) error {
	if len(g.VP) != seats || len(g.Rank) != seats {
		return fmt.Errorf("a game has %d results and %d ranks at %d seats", len(g.VP), len(g.Rank), seats)
	}
	for _, rank := range g.Rank {
		if rank < 1 || rank > seats {
			return fmt.Errorf("a game has rank %d at %d seats", rank, seats)
		}
	}
	return nil
}

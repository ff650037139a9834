package arena

import (
	"errors"
	"fmt"

	"volgare/engine"
)

// Deal is the result of one deal as stored in a log. It is the unit of all statistics of a match. In rotation k, from 0,
// player i of a line-up sits at seat i+k, modulo the number of seats: over all rotations each player has each seat once.
type Deal struct {
	Deal  int                     `json:"deal"`  // from 1
	Games [][]Game                `json:"games"` // by line-up, then by rotation
	Bots  map[string]*Frequencies `json:"bots"`
}

// Game is the result of one game.
type Game struct {
	VP    []int `json:"vp"`    // by player of the line-up
	Rank  []int `json:"rank"`  // by player of the line-up: 1 for the winner; players who share a rank have the same number
	Turn  int   `json:"turn"`  // the last turn
	Moves int   `json:"moves"` // of all players
}

// Share returns a player's share of the victory: 1 for a sole winner, 0 for a loser. The rules leave no tie between winners
// (SCO-12).
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

// Margin returns by how many VP a player is ahead of the mean of the others.
func (g *Game) Margin(player int) float64 {
	others := -g.VP[player]
	for _, vp := range g.VP {
		others += vp
	}
	return float64(g.VP[player]) - float64(others)/float64(len(g.VP)-1)
}

// gameOf returns the result of the finished game of a desk.
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

// check validates a deal that was read from a log.
func (d *Deal) check(number int, m *Match) error {
	switch {
	case d.Deal != number:
		return fmt.Errorf("found deal %d, expected deal %d", d.Deal, number)
	case len(d.Games) != len(m.Lineups):
		return fmt.Errorf("the deal has games of %d line-ups, expected %d", len(d.Games), len(m.Lineups))
	}
	seats := m.Table.Rules.Seats
	for _, games := range d.Games {
		if len(games) != seats {
			return fmt.Errorf("a line-up has %d games, expected %d", len(games), seats)
		}
		for _, g := range games {
			if err := g.check(seats); err != nil {
				return err
			}
		}
	}
	for name, often := range d.Bots {
		if often == nil {
			return errors.New("the deal has no frequencies of " + name)
		}
	}
	return nil
}

func (g *Game) check(seats int) error {
	if len(g.VP) != seats || len(g.Rank) != seats {
		return fmt.Errorf("a game has %d results and %d ranks, expected %d each", len(g.VP), len(g.Rank), seats)
	}
	for _, rank := range g.Rank {
		if rank < 1 || rank > seats {
			return fmt.Errorf("a game has rank %d at %d seats", rank, seats)
		}
	}
	return nil
}

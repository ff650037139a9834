package bot

import (
	"context"
	"math/rand/v2"

	"volgare/engine"
)

// Judge is a Player that can also evaluate positions and plans, for hints and reviews.
type Judge interface {
	Player
	// Value returns the expected final VP of each seat from the information of that seat, once drawn pieces have been kept
	// or put back. If the game is over, it returns the final VP.
	Value(r *engine.Rules, s *engine.State) Scores
	// Plans returns at least one way to continue, best first. given may be nil or a plan of moves of which at most the last
	// reveals something. If more than one move is legal, the result contains given as well as the best plan found. If the
	// context ends, the comparison is as far as it got. The result is valid until the next call.
	Plans(ctx context.Context, q Question, given []engine.Move) []Plan
	// Ends plays plans to the end of the game, each in the same worlds, which chance samples from the view. Budget.Rollouts
	// is the number of play-outs for all plans together, at least one world. It returns the final results by plan and
	// world, or false if the context has ended. Only the last move of a plan may reveal something.
	Ends(ctx context.Context, q Question, plans [][]engine.Move, chance *rand.Rand) ([][]End, bool)
}

// Plan is a way to continue.
type Plan struct {
	Moves []engine.Move // up to the first move that reveals something
	Worth float64       // VP over the mean of the other seats; 0 if there was nothing to compare it with
}

// End is the final result of a game.
type End struct {
	Scores Scores
	Tally  engine.Tally
}

// Scores holds the final VP of each seat, or its expected final VP.
type Scores [engine.MaxSeats]float64

// Margin returns a seat's lead over the mean of the other seats.
func (s *Scores) Margin(seats int, seat engine.Seat) float64 {
	others := 0.0
	for other := range seats {
		if other != int(seat) {
			others += s[other]
		}
	}
	return s[seat] - others/float64(seats-1)
}

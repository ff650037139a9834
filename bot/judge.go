package bot

import (
	"context"
	"math/rand/v2"

	"volgare/engine"
)

// Judge is a Player that says too what it thinks of positions and plans. Hints and reviews ask there.
type Judge interface {
	Player
	// Value returns what each seat can expect in the end of a position, by what it knows, once what was drawn is kept or put
	// back; what it has where the game is over.
	Value(r *engine.Rules, s *engine.State) Scores
	// Plans lists ways to go on, at least one, the best first. One can be given, as moves of which at most the last shows
	// something new, nil for none; it is then among them where more than one move is legal, beside the best that is found. After
	// the context has ended they are compared as far as it came. They hold until the next call.
	Plans(ctx context.Context, q Question, given []engine.Move) []Plan
	// Ends plays one plan or several on to the end of the game, each in the same worlds, which chance draws behind the view:
	// the Rollouts of the Budget, of all plans together, at least one world. It tells what each of them has come to, world by
	// world; false once the context has ended. A plan shows nothing new before its last move.
	Ends(ctx context.Context, q Question, plans [][]engine.Move, chance *rand.Rand) ([][]End, bool)
}

// Plan is a way to go on.
type Plan struct {
	Moves []engine.Move // as far as nothing new is seen
	Worth float64       // VP over the mean of the other seats; 0 where there was nothing to compare it with
}

// End is how a game has ended.
type End struct {
	Scores Scores
	Tally  engine.Tally
}

// Scores are the VP of each seat at the end, or those that it can expect.
type Scores [engine.MaxSeats]float64

// Margin is what a seat has over the mean of the other seats of a table.
func (s *Scores) Margin(seats int, seat engine.Seat) float64 {
	others := 0.0
	for other := range seats {
		if other != int(seat) {
			others += s[other]
		}
	}
	return s[seat] - others/float64(seats-1)
}

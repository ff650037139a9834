package stats

import "math"

// Order is the finishing order of a game: the numbers of the players from first to last. The same player may have had
// several seats.
type Order struct {
	Players []int
	Times   int // number of games with this order
}

// Elo returns the rating of a player against average opponents, by its share of wins in games with the given number of
// seats: 0 for a share of 1/seats, 400 for ten times the odds. A share of 0 or 1 counts as half a win or half a loss in
// that many games.
func Elo(share float64, seats, games int) float64 {
	half := 0.5 / float64(max(games, 1))
	p := min(max(share, half), 1-half)
	return 400 * math.Log10(float64(seats-1)*p/(1-p))
}

// Ratings returns the Elo ratings of the players, with mean 0, that maximize the likelihood of the orders in the
// Plackett-Luce model: the first player is drawn by strength, then the second from the others, and so on. Each player is
// also given one win and one loss against a player of strength 1, so that a player who has won every game has a finite
// rating.
func Ratings(players int, orders []Order) []float64 {
	strength := make([]float64, players)
	for i := range strength {
		strength[i] = 1
	}
	for range iterations {
		if improve(strength, orders) < settled {
			break
		}
	}
	return elos(strength)
}

const (
	iterations = 1000
	settled    = 1e-6 // the greatest relative change of a strength at which the iteration stops
)

// improve makes one step of Hunter's algorithm (MM algorithms for generalized Bradley-Terry models, 2004). The new strength
// of a player is the number of times it was drawn, divided by the sum over all draws it took part in of 1/(total strength
// of the players in that draw). It returns the greatest relative change.
func improve(strength []float64, orders []Order) float64 {
	drawn, could := make([]float64, len(strength)), make([]float64, len(strength))
	for i, s := range strength {
		drawn[i], could[i] = 1, 2/(1+s) // against the player of strength 1
	}
	for _, o := range orders {
		if o.Times > 0 {
			o.count(strength, drawn, could)
		}
	}
	most := 0.0
	for i := range strength {
		next := drawn[i] / could[i]
		most = max(most, math.Abs(next/strength[i]-1))
		strength[i] = next
	}
	return most
}

func (o *Order) count(strength, drawn, could []float64) {
	for at, p := range o.Players[:len(o.Players)-1] {
		left := 0.0
		for _, q := range o.Players[at:] {
			left += strength[q]
		}
		for _, q := range o.Players[at:] {
			could[q] += float64(o.Times) / left
		}
		drawn[p] += float64(o.Times)
	}
}

// elos converts strengths to the Elo scale.
func elos(strength []float64) []float64 {
	ratings, mean := make([]float64, len(strength)), 0.0
	for i, s := range strength {
		ratings[i] = 400 * math.Log10(s)
		mean += ratings[i] / float64(len(strength))
	}
	for i := range ratings {
		ratings[i] -= mean
	}
	return ratings
}

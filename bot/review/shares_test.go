package review

import (
	"math"
	"testing"
)

// TestShares: the likelier to be first, the further ahead; nobody is out of it.
func TestShares(t *testing.T) {
	for _, c := range []struct {
		means []float64
		want  []float64
	}{
		{[]float64{50, 50}, []float64{0.5, 0.5}},
		{[]float64{50, 50, 50, 50}, []float64{0.25, 0.25, 0.25, 0.25}},
		{[]float64{50 + 10*math.Sqrt2, 50}, []float64{0.8413, 0.1587}}, // one deviation of the difference
		{[]float64{90, 50, 50}, []float64{0.9953, 0.0023, 0.0023}},
	} {
		for seat, share := range shares(c.means, 10) {
			if math.Abs(share-c.want[seat]) > 0.001 {
				t.Errorf("%v: seat %d has %.4f, expected %.4f", c.means, seat, share, c.want[seat])
			}
		}
	}
}

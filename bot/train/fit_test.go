package train_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"volgare/bot/appraisal"
	"volgare/bot/evaluation"
	"volgare/bot/train"
)

// planted returns positions whose plans have outcomes according to some weights, plus a little noise.
func planted(w *evaluation.Weights, n int) []train.Position {
	rng := rand.New(rand.NewPCG(3, 4))
	list := make([]train.Position, n)
	for i := range list {
		p := train.Position{Left: 100 * rng.IntN(15)}
		basis := evaluation.Basis(p.Left)
		for range 6 {
			var plan train.Plan
			worth := 0.0
			for t := range plan.Has.Terms {
				plan.Has.Terms[t] = rng.IntN(3000)
				worth += float64(plan.Has.Terms[t])
			}
			for range 10 {
				f := int(appraisal.NumTerms) + rng.IntN(20)
				plan.Has.On = append(plan.Has.On, uint16(f))
				for b, share := range basis {
					worth += share * w[b][f]
				}
			}
			plan.Results = []float64{(worth + 300*rng.NormFloat64()) / 1000, (worth + 300*rng.NormFloat64()) / 1000}
			p.Plans = append(p.Plans, plan)
		}
		list[i] = p
	}
	return list
}

// TestFitRecoversWeights recovers the weights behind the outcomes of plans, to within some tenths of a point.
func TestFitRecoversWeights(t *testing.T) {
	planned, rng := evaluation.Zero(), rand.New(rand.NewPCG(5, 6))
	for f := int(appraisal.NumTerms); f < int(appraisal.NumTerms)+20; f++ {
		planned[0][f], planned[1][f] = 2000*rng.NormFloat64(), 1000*rng.NormFloat64()
	}
	positions := planted(planned, 400)
	none := evaluation.Zero()
	found := train.Fit(positions, none, 1)
	mean := 0.0 // only differences between plans are visible, and each plan has ten of the features
	for f := int(appraisal.NumTerms); f < int(appraisal.NumTerms)+20; f++ {
		mean += (found[0][f] - planned[0][f]) / 20
	}
	for f := int(appraisal.NumTerms); f < int(appraisal.NumTerms)+20; f++ {
		if off := found[0][f] - planned[0][f] - mean; math.Abs(off) > 250 {
			t.Errorf("%s is %.0f, found %.0f", evaluation.Name(f), planned[0][f], found[0][f])
		}
	}
	if e := train.VarianceExplained(planted(planned, 50), none, found); e < 0.9 {
		t.Errorf("%.2f of new positions are explained", e)
	}
	if e := train.VarianceExplained(positions, none, evaluation.Zero()); e != 0 {
		t.Errorf("no change explains %.2f", e)
	}
	again := train.Fit(positions, found, 1)
	if e := train.VarianceExplained(positions, found, again); e > 0.03 {
		t.Errorf("what was fitted leaves %.2f to explain", e)
	}
}

package review_test

import (
	"context"
	"math"
	"reflect"
	"testing"

	"volgare/bot/bottest"
	"volgare/bot/review"
	"volgare/bot/roster"
	"volgare/engine"
)

// TestReviewReportsWastedTurn checks that a wasted turn is reported with reasons, that win probabilities add up to 1, and that they end in
// the result.
func TestReviewReportsWastedTurn(t *testing.T) {
	h := review.Played(t, "careless", 2, func(s *engine.State) bool { return s.Seat == 1 && s.Turn == 5 })
	var found review.Report
	review.New(roster.Reviewer(), &h, review.Own, "test").Run(t.Context(), review.Report{}, 1, func(r review.Report) { found = r })
	told := false
	for i := range found.Choices {
		c := &found.Choices[i]
		if i > 0 && c.After <= found.Choices[i-1].After {
			t.Errorf("choices are not in order: %d after %d", c.After, found.Choices[i-1].After)
		}
		if (c.Best == nil) != (c.Grade == review.Best) {
			t.Errorf("turn %d: %s, better %v", c.Turn, c.Grade, c.Best)
		}
		if c.Grade > review.Even && (c.Loss.Low <= 0 || c.Loss.Mean < c.Loss.Low || c.Loss.High < c.Loss.Mean) {
			t.Errorf("turn %d: %s by %+v", c.Turn, c.Grade, c.Loss)
		}
		told = told || c.Seat == 1 && c.Turn == 5 && c.Grade >= review.Mistake && len(c.Why) > 0
	}
	if !told {
		t.Error("a wasted turn is not reported")
	}
	end := len(found.Outlooks) - 1
	for i, o := range found.Outlooks {
		sum := 0.0
		for _, f := range o.Seats {
			sum += f.WinProbability
			if f.VP < f.Low || f.High < f.VP || i < end && f.High-f.Low < 3 {
				t.Errorf("turn %d: %+v", o.Turn, f)
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("turn %d: the win probabilities add up to %.3f", o.Turn, sum)
		}
	}
	score := h.Table().Rules.Score(h.Now())
	if last := found.Outlooks[end]; last.After != h.Len() || last.Seats[score.Winner()].WinProbability != 1 {
		t.Errorf("at the end: %+v", last)
	}
}

// TestInterruptedReviewIsResumed checks that an interrupted review can be resumed, with the same result.
func TestInterruptedReviewIsResumed(t *testing.T) {
	h := review.Played(t, "stop", 2, func(s *engine.State) bool { return s.Turn > 2 })
	ctx, _ := bottest.Impatient(t.Context(), 50)
	var whole, part review.Report
	review.Lightly(&h, review.Open).Run(t.Context(), review.Report{}, 2, func(r review.Report) { whole = r })
	review.Lightly(&h, review.Open).Run(ctx, review.Report{}, 2, func(r review.Report) { part = r })
	if part.Depth != 0 || len(part.Outlooks) == 0 {
		t.Fatalf("the stopped review has %d levels, %d outlooks", part.Depth, len(part.Outlooks))
	}
	review.Lightly(&h, review.Open).Run(t.Context(), part, 2, func(r review.Report) { part = r })
	if part.Parts <= whole.Parts {
		t.Errorf("%d parts without a break, %d with one", whole.Parts, part.Parts)
	}
	if part.Parts = whole.Parts; !reflect.DeepEqual(part, whole) {
		t.Error("the resumed review differs")
	}
}

// TestWeighedCountsEachChoice checks that Weighed grows by one with each choice in a level, up to all choices.
func TestWeighedCountsEachChoice(t *testing.T) {
	h := review.Played(t, "stop", 2, func(s *engine.State) bool { return s.Turn > 1 })
	var before review.Report
	levels := 0
	review.Lightly(&h, review.Own).Run(t.Context(), review.Report{}, 2, func(r review.Report) {
		switch {
		case r.Depth > before.Depth:
			if levels++; before.Weighed != before.All || r.Weighed != 0 {
				t.Errorf("a level ends after %d of %d choices, the next begins with %d", before.Weighed, before.All, r.Weighed)
			}
		case r.Weighed != before.Weighed && r.Weighed != before.Weighed+1:
			t.Errorf("after %d choices %d are weighed", before.Weighed, r.Weighed)
		}
		before = r
	})
	if levels != 2 || before.All == 0 || before.All != len(before.Choices) {
		t.Errorf("%d levels, %d choices, %d of them weighed", levels, before.All, len(before.Choices))
	}
}

// TestLuckAddsUpAndHasZeroMean checks that luck and the adjusted scores add up to the result, and that luck has mean 0 over many games.
func TestLuckAddsUpAndHasZeroMean(t *testing.T) {
	var sums, squares float64
	n, kinds := 0, map[review.Chance]bool{}
	for _, seed := range []string{"1", "2", "3", "4", "5", "6", "7", "8"} {
		h := review.Played(t, "luck/"+seed, 3, func(s *engine.State) bool { return false })
		luck, adjusted := review.New(roster.Reviewer(), &h, review.Own, "test").Luck(t.Context())
		score := h.Table().Rules.Score(h.Now())
		var all [engine.MaxSeats]float64
		for _, l := range luck {
			kinds[l.By] = true
			for seat, vp := range l.Seats {
				all[seat] += vp
			}
		}
		for seat, without := range adjusted {
			if math.Abs(float64(score.VP[seat])-all[seat]-without) > 1e-6 {
				t.Errorf("%d VP are not the sum of %.2f and %.2f by luck", score.VP[seat], without, all[seat])
			}
			sums += all[seat]
			squares += all[seat] * all[seat]
			n++
		}
	}
	if len(kinds) != len(review.Chances()) {
		t.Errorf("of %v only %v had an effect", review.Chances(), kinds)
	}
	mean := sums / float64(n)
	deviation := math.Sqrt(squares/float64(n) - mean*mean)
	if deviation < 0.5 || math.Abs(mean) > 4*deviation/math.Sqrt(float64(n)) {
		t.Errorf("the mean of luck is %.2f VP, standard deviation %.2f", mean, deviation)
	}
}

// TestCalibrationComparesForecastsWithResults checks the comparison of forecasts with results.
func TestCalibrationComparesForecastsWithResults(t *testing.T) {
	end := []review.Forecast{{VP: 60, WinProbability: 1}, {VP: 40}}
	sure := []review.Forecast{{VP: 58, Low: 50, High: 66, WinProbability: 0.9}, {VP: 50, Low: 42, High: 58, WinProbability: 0.1}}
	var both review.Calibration
	for range 2 {
		both.Add([]review.Outlook{{Turn: 3, Seats: sure}, {Seats: end}})
	}
	all := both.All()
	if all.N != 4 || all.Games != 2 || all.Inside != 2 || all.Bias() != -4 || all.Deviation() != 6 {
		t.Errorf("held: %+v, bias %.1f, deviation %.1f", all, all.Bias(), all.Deviation())
	}
	if brier := all.Brier / 4; math.Abs(brier-0.01) > 1e-9 {
		t.Errorf("Brier %.3f", brier)
	}
	if loss := all.LogLoss / 2; math.Abs(loss+math.Log(0.9)) > 1e-9 {
		t.Errorf("log loss %.3f", loss)
	}
	if high := both.Bins[9]; high.N != 2 || high.Won != 2 || both.Bins[1].N != 2 || both.Bins[1].Won != 0 {
		t.Errorf("bins: %+v", both.Bins)
	}
}

// BenchmarkFirst measures the time to the first results for a game of four.
func BenchmarkFirst(b *testing.B) {
	h := review.Played(b, "first", 4, func(*engine.State) bool { return false })
	for b.Loop() {
		ctx, told := context.WithCancel(b.Context())
		review.New(roster.Reviewer(), &h, review.Own, "bench").Run(ctx, review.Report{}, 1, func(review.Report) { told() })
	}
}

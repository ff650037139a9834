package stats

import (
	"errors"
	"math"
)

// SPRT is Wald's sequential probability ratio test of two hypotheses about the mean of a figure, with one value per unit.
// The values are treated as normal with their observed variance, so the test needs a minimum number of units.
type SPRT struct {
	H0    float64 `json:"h0"`    // the mean if there is no gain
	H1    float64 `json:"h1"`    // the mean if there is the desired gain
	Alpha float64 `json:"alpha"` // probability of accepting H1 although H0 is true, at most 0.5
	Beta  float64 `json:"beta"`  // probability of accepting H0 although H1 is true, at most 0.5
	Least int     `json:"least"` // minimum number of units before the test may stop, at least 2
}

// Check validates the settings of a test.
func (t *SPRT) Check() error {
	switch {
	case t.H0 >= t.H1:
		return errors.New("h0 must be less than h1")
	case t.Alpha <= 0 || t.Alpha > 0.5 || t.Beta <= 0 || t.Beta > 0.5:
		return errors.New("alpha and beta must be more than 0 and at most 0.5")
	case t.Least < 2:
		return errors.New("a test needs at least 2 deals before it may stop")
	}
	return nil
}

// Bounds returns the limits of the log-likelihood ratio: the test accepts H0 at low or less, and H1 at high or more.
func (t *SPRT) Bounds() (low, high float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Accepted is a hypothesis that a test has accepted.
type Accepted string

// The verdicts of a test.
const (
	Undecided  Accepted = ""
	AcceptedH0 Accepted = "h0"
	AcceptedH1 Accepted = "h1"
)

// Judge returns the verdict of the test on values, and their log-likelihood ratio.
func (t *SPRT) Judge(m *Moments) (Accepted, float64) {
	ratio := t.ratio(m)
	low, high := t.Bounds()
	switch {
	case m.N < t.Least:
		return Undecided, ratio
	case ratio <= low:
		return AcceptedH0, ratio
	case ratio >= high:
		return AcceptedH1, ratio
	}
	return Undecided, ratio
}

// widest bounds the log-likelihood ratio, which would be infinite for values that are all equal.
const widest = 1000

// ratio returns the log-likelihood ratio of the two hypotheses.
func (t *SPRT) ratio(m *Moments) float64 {
	lean := float64(m.N) * (t.H1 - t.H0) * (m.Mean - (t.H0+t.H1)/2)
	if lean == 0 {
		return 0
	}
	return min(max(lean/m.Variance(), -widest), widest)
}

// Moments accumulates the number, mean and variance of values.
type Moments struct {
	N       int
	Mean    float64
	squares float64 // sum of the squared distances from the mean
}

// Add adds a value.
func (m *Moments) Add(x float64) {
	m.N++
	d := x - m.Mean
	m.Mean += d / float64(m.N)
	m.squares += d * (x - m.Mean)
}

// Variance returns the sample variance, or 0 for fewer than two values.
func (m *Moments) Variance() float64 {
	if m.N < 2 {
		return 0
	}
	return m.squares / float64(m.N-1)
}

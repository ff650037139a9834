package stats

import (
	"errors"
	"math"
)

// SPRT is Wald's sequential test of two hypotheses about the mean of a figure, of
// which each unit gives one value. How the values are distributed is not asked:
// they are taken as normal with the variance that they show, for which there must be
// enough of them.
type SPRT struct {
	H0    float64 `json:"h0"`    // the mean if nothing has been gained
	H1    float64 `json:"h1"`    // the mean if as much has been gained as is wanted
	Alpha float64 `json:"alpha"` // the probability to accept H1 where H0 holds, at most 0.5
	Beta  float64 `json:"beta"`  // the probability to accept H0 where H1 holds, at most 0.5
	Least int     `json:"least"` // units before it may stop, at least 2
}

// Check finds what is wrong with a test.
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

// Bounds are where the log-likelihood ratio ends the test: at most low for H0, at
// least high for H1.
func (t *SPRT) Bounds() (low, high float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Accepted is a hypothesis that a test has accepted.
type Accepted string

// What a test says.
const (
	Undecided  Accepted = ""
	AcceptedH0 Accepted = "h0"
	AcceptedH1 Accepted = "h1"
)

// Judge is what the test says of values, and their log-likelihood ratio.
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

// widest bounds the log-likelihood ratio: values that do not differ at all would give
// one without end.
const widest = 1000

// ratio is the log-likelihood ratio of two normal distributions.
func (t *SPRT) ratio(m *Moments) float64 {
	lean := float64(m.N) * (t.H1 - t.H0) * (m.Mean - (t.H0+t.H1)/2)
	if lean == 0 {
		return 0
	}
	return min(max(lean/m.Variance(), -widest), widest)
}

// Moments are the number, the mean and the spread of values, as they come.
type Moments struct {
	N       int
	Mean    float64
	squares float64 // of the distances from the mean
}

// Add adds a value.
func (m *Moments) Add(x float64) {
	m.N++
	d := x - m.Mean
	m.Mean += d / float64(m.N)
	m.squares += d * (x - m.Mean)
}

// Variance is that of what the values were drawn from, as far as they tell; 0 of
// fewer than two.
func (m *Moments) Variance() float64 {
	if m.N < 2 {
		return 0
	}
	return m.squares / float64(m.N-1)
}

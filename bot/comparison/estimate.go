package comparison

import "math"

// Estimate is a mean and its 90 % confidence interval.
type Estimate struct {
	Mean, Low, High float64

	deviation float64 // standard error of the mean
	free      float64 // degrees of freedom
}

// miss is the probability that an interval does not cover the true value.
const miss = 0.1

// Mean returns the mean of at least two independent values, with its interval.
func Mean(values []float64) Estimate {
	n, mean, squares := float64(len(values)), 0.0, 0.0
	for _, v := range values {
		mean += v / n
	}
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	e := Estimate{Mean: mean, deviation: math.Sqrt(squares / (n - 1) / n), free: n - 1}
	return e.missing(miss)
}

// missing returns the estimate with an interval that misses the true value with the given probability.
func (e Estimate) missing(chance float64) Estimate {
	half := student(e.free, math.Sqrt2*math.Erfinv(1-chance)) * e.deviation
	e.Low, e.High = e.Mean-half, e.Mean+half
	return e
}

// Together widens the intervals of estimates that are searched for remarkable ones: among many, some would look remarkable
// by chance alone. Of the intervals of the remarkable ones, nine in ten then cover the true value on average (Benjamini and
// Yekutieli, Journal of the American Statistical Association 100, 2005). If an estimate is remarkable when it is clear of
// 0, the selection equals the procedure of Benjamini and Hochberg.
func Together(all []Estimate, tells func(Estimate) bool) []Estimate {
	told := len(all)
	for {
		wide, n := widened(all, max(told, 1), tells)
		if n >= told {
			return wide
		}
		told = n
	}
}

// widened returns the estimates with the intervals that apply if told of them are remarkable, and the number that are
// remarkable then.
func widened(all []Estimate, told int, tells func(Estimate) bool) (wide []Estimate, n int) {
	for _, e := range all {
		e = e.missing(miss * float64(told) / float64(len(all)))
		wide = append(wide, e)
		if tells(e) {
			n++
		}
	}
	return wide, n
}

// Ninety is the number of standard deviations around the mean that contain 90 % of a normal distribution.
const Ninety = 1.645

// student converts z standard deviations of a normal distribution to the equivalent of Student's t distribution, by degrees
// of freedom. It uses Fisher's expansion, which is accurate to 1 % from 7 degrees on for z up to 3.5.
func student(free, z float64) float64 {
	z2 := z * z
	return z + z*(z2+1)/(4*free) + z*((5*z2+16)*z2+3)/(96*free*free) + z*(((3*z2+19)*z2+17)*z2-15)/(384*free*free*free)
}

package comparison

import "math"

// Estimate is a mean, and an interval in which it lies with a probability of 90 %.
type Estimate struct {
	Mean, Low, High float64

	deviation float64 // of the mean, a standard error
	free      float64 // values that are free to differ
}

// miss is how often an interval does not hold.
const miss = 0.1

// Mean is that of at least two independent values.
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

// missing is the estimate with the interval that does not hold with such a probability.
func (e Estimate) missing(chance float64) Estimate {
	half := student(e.free, math.Sqrt2*math.Erfinv(1-chance)) * e.deviation
	e.Low, e.High = e.Mean-half, e.Mean+half
	return e
}

// Together widens the intervals of estimates among which those are looked for that tell something: of many one would
// by chance alone. Of the intervals of those that tell something, nine in ten then hold in the mean (Benjamini and Yekutieli,
// Journal of the American Statistical Association 100, 2005); where those tell that lie clear of 0, they are those of the
// procedure of Benjamini and Hochberg.
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

// widened are estimates with the intervals that hold if so many of them tell something, and how many do then.
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

// Ninety is within how many standard deviations 90 % of a normal distribution lie.
const Ninety = 1.645

// student is within how many standard errors as much of what few values say lies as of a normal distribution within z
// standard deviations, by how many of them are free to differ: Fisher's expansion, right to 1 % from 7 on up to z = 3.5.
func student(free, z float64) float64 {
	z2 := z * z
	return z + z*(z2+1)/(4*free) + z*((5*z2+16)*z2+3)/(96*free*free) + z*(((3*z2+19)*z2+17)*z2-15)/(384*free*free*free)
}

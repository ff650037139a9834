package times

import (
	"testing"
	"time"
)

func TestSum(t *testing.T) {
	var hundred []time.Duration
	for n := range 100 {
		hundred = append(hundred, time.Duration(100-n)*time.Millisecond)
	}
	for _, c := range []struct {
		all  []time.Duration
		want Summary
	}{
		{nil, Summary{}},
		{[]time.Duration{1500 * time.Microsecond}, Summary{1.5, 1.5, 1.5, 1.5, 1.5}},
		{hundred, Summary{50, 90, 99, 100, 100}},
	} {
		if got := Sum(c.all); got != c.want {
			t.Errorf("%v: %+v, want %+v", c.all, got, c.want)
		}
	}
}

//go:build !linux

package arena

import "time"

var began = time.Now()

// threadTime is the time of the wall: that of a thread is not known here.
func threadTime() time.Duration { return time.Since(began) }

//go:build !linux

package arena

import "time"

var began = time.Now()

// threadTime returns the wall time: the time of a thread is not available on this system.
func threadTime() time.Duration { return time.Since(began) }

package arena

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime returns the processor time of the current thread, to which the worker is locked. Other processes on the
// machine do not affect it.
func threadTime() time.Duration {
	var t unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t) != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

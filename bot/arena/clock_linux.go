package arena

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime is the processor time of the thread, to which a worker is locked: what
// else the machine does is not in it.
func threadTime() time.Duration {
	var t unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t) != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

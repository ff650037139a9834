// Package background runs long computations at a lower priority than requests.
package background

import (
	"runtime"
	"sync"
)

// Thread locks the goroutine to its own thread with the lowest priority, if the system supports priorities. The thread ends
// with the goroutine. Without it, computations would compete with requests: 50 tables with thinking bots slow down the
// slowest hundredth of moves several times.
func Thread() {
	runtime.LockOSThread()
	lower()
}

// single is the number of background threads for work that is done one item at a time: boards, hints, reviews.
const single = 3

// MakeRoom raises GOMAXPROCS, once, by the maximum number of background threads: cores-1 for thinking bots (at least 1),
// plus the constant single. A background thread keeps its P even while the kernel has given its core to a request. Without
// spare Ps, the request would wait some 10 ms for Go to preempt the thread. Read the number of cores from GOMAXPROCS before
// you call MakeRoom. As side effects, Go stops following changes of the CPU limit, and the garbage collector may use more
// cores.
var MakeRoom = sync.OnceFunc(func() {
	cores := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(cores + max(cores-1, 1) + single)
})

// Do calls a function on a background thread and waits until it returns. It propagates a panic.
func Do(something func()) {
	fault := make(chan any, 1)
	go func() {
		defer func() { fault <- recover() }()
		Thread()
		something()
	}()
	if f := <-fault; f != nil {
		panic(f)
	}
}

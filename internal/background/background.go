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

// MakeRoom raises GOMAXPROCS once by the number of background threads: single, and one fewer than there are cores for thinking
// bots. A background thread keeps its P even while the system has given its core to a request. Without additional Ps, a
// request would have to wait until Go preempts the thread, some 10 ms later. Callers that derive the number of cores from
// GOMAXPROCS must do so before. Afterwards Go no longer follows changes of the CPU limit, and its garbage collector may use
// more cores.
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

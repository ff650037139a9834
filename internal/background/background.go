// Package background runs long computations at a lower priority than requests.
package background

import (
	"runtime"
	"sync"
)

// Thread gives the goroutine a thread of its own with the lowest priority, where the system knows such; it ends with
// the goroutine. Without it work that thinks takes the processor from answers: 50 tables at which bots think make the
// slowest hundredth of moves several times as slow.
func Thread() {
	runtime.LockOSThread()
	lower()
}

// single is the number of background threads for work that is done one piece at a time: boards, hints, reviews.
const single = 3

// MakeRoom gives Go, once, a processor more for each thread that may stand back: these, and those of thinking bots, one fewer
// than there are cores. Each of them keeps one though the system has given its core to an answer; with no more than
// there are cores that answer had none until Go took it away, some 10 ms later. Whoever counts cores by GOMAXPROCS has to
// have done so before; from then on Go follows no change of a limit, and its collector may use more of the cores.
var MakeRoom = sync.OnceFunc(func() {
	cores := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(cores + max(cores-1, 1) + single)
})

// Do does something on such a thread, and waits until it is done. What panics there panics here.
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

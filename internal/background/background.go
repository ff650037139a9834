// Package background lets long work stand back behind what people wait for.
package background

import "runtime"

// Thread gives the goroutine a thread of its own with the lowest priority, where the system knows such; it ends with
// the goroutine. Without it work that thinks takes the processor from answers: 50 tables at which bots think make the
// slowest hundredth of moves several times as slow.
func Thread() {
	runtime.LockOSThread()
	lower()
}

// besides is how many threads may stand back for each core: those of bots that think, and of what is done one at a time.
const besides = 2

// Room gives Go more processors, as many as threads may stand back. Each of these keeps one though the system has given
// its core to an answer; with no more than there are cores that answer had none until Go took it away, some 10 ms later.
// Whoever counts cores by GOMAXPROCS has to have done so before.
func Room() { runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) * (1 + besides)) }

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

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

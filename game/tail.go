package game

import "sync/atomic"

// tail says how much of the memory that histories share has been written. Of those
// that go on from the same step the first writes behind it, in place; every other
// finds the room taken and goes on in a copy. So no history writes where another
// reads, and a game that nobody branches off appends without copying.
type tail struct{ used atomic.Int64 }

func tailFrom(n int) *tail {
	t := &tail{}
	t.used.Store(int64(n))
	return t
}

// claim takes the place of step n; false if another history has it.
func (t *tail) claim(n int) bool { return t.used.CompareAndSwap(int64(n), int64(n)+1) }

// Package bus tells everybody who listens that a table has changed. It carries no
// content: who hears of a change asks for what it may know of it.
//
// Local is a bus within one process, bus/postgres one between nodes. Each must pass the tests of bus/bustest.
package bus

import "sync"

// Note says that a table's log has reached a number. It stands for all earlier ones of its
// table. The zero Note says that notes may have been lost: who hears it looks for himself
// how far his tables are.
type Note struct {
	Table  string
	Seq    int64
	Holder string // an identity that holds other seats there than before, or ""
}

// Missed reports whether the note says that others may have been lost.
func (n Note) Missed() bool { return n == Note{} }

// Bus carries notes of entries that are on disk from those who wrote them to all
// who listen, on this node or on others. On this node each is heard before Publish returns;
// other nodes may hear the newest of a table alone, or one twice. Where nodes are cut off from each
// other, notes are lost. All are told so who are known to have missed some, once they can hear
// again; but a note can be lost without a word too, so that who depends on notes also has to look
// for himself, now and then: see Rounds.
type Bus interface {
	// Publish hands a note to all listeners. It blocks neither on a listener nor on what
	// carries notes to other nodes.
	Publish(n Note)
	// Listen calls f with every note from now on until stop is called. Those of a table come
	// in the order of its entries from each node that publishes them. f must not block; after
	// stop has returned it is not called again.
	Listen(f func(Note)) (stop func())

	// Say hands a text of at most MaxWord bytes to the other nodes. It blocks no more than Publish,
	// and may be lost without a word: who wants it to be known says it again and again.
	Say(text string)
	// Hear calls f with what other nodes say, as Listen does with notes.
	Hear(f func(Word)) (stop func())
}

// Local is a Bus within the process, where no other node says anything. The zero Local is ready for use.
type Local struct {
	notes ears[Note]
	words ears[Word]
}

// Publish calls all listeners, one after the other.
func (l *Local) Publish(n Note) { l.notes.tell(n) }

// Listen implements Bus.
func (l *Local) Listen(f func(Note)) (stop func()) { return l.notes.add(f) }

// Say implements Bus.
func (*Local) Say(string) {}

// Hear implements Bus.
func (l *Local) Hear(f func(Word)) (stop func()) { return l.words.add(f) }

// Pass hands what another node says to all who hear it.
func (l *Local) Pass(w Word) { l.words.tell(w) }

// ears are all who listen to something.
type ears[T any] struct {
	mu   sync.RWMutex
	next int
	all  map[int]func(T)
}

func (e *ears[T]) tell(what T) {
	e.mu.RLock()
	defer e.mu.RUnlock()
	for _, f := range e.all {
		f(what)
	}
}

func (e *ears[T]) add(f func(T)) (stop func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.all == nil {
		e.all = map[int]func(T){}
	}
	e.next++
	id := e.next
	e.all[id] = f
	return func() {
		e.mu.Lock()
		defer e.mu.Unlock()
		delete(e.all, id)
	}
}

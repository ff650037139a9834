// Package bus notifies listeners that a table has changed. Notes carry no content: a listener reads what it may see of the change
// from the store.
//
// Local is a bus within one process, bus/postgres one between nodes. Each must pass the tests of bus/bustest.
package bus

import (
	"sync"
	"time"
)

// Note says that a table's log has reached a length. It replaces all earlier notes of its table. It is a hint: listeners check it
// against the store. The zero Note says that notes may have been lost; a listener then compares all its tables with the store.
type Note struct {
	Table  string
	Seq    int64  // number of entries that everybody sees
	Hidden int64  // number of further entries, which only their owners see
	Holder string // an identity whose seats at the table have changed, or the state of whose order, or ""
}

// Logged returns the number of entries in the log.
func (n Note) Logged() int64 { return n.Seq + n.Hidden }

// Missed reports whether the note says that others may have been lost.
func (n Note) Missed() bool { return n == Note{} }

// Bus carries notes of entries that are on disk to the listeners of all nodes. The listeners of the publishing node hear each note
// before Publish returns. Other nodes may hear only the newest note of a table, or hear one twice. Notes are lost while nodes are cut
// off from each other. A node that knows that it may have missed some hears the zero Note once it is connected again. Notes can also
// be lost unnoticed, so listeners must compare their tables with the store from time to time: see Rounds.
type Bus interface {
	// Publish passes a note to all listeners. It waits neither for listeners on other nodes nor for the connection to them.
	Publish(n Note)
	// Listen calls f with every note until stop is called. The notes that one node publishes for a table arrive in the order of its
	// entries. f must not block. It is not called after stop has returned.
	Listen(f func(Note)) (stop func())

	// Say broadcasts a text of at most MaxWord bytes to the other nodes. It blocks no more than Publish. The text may be lost, so
	// callers repeat it.
	Say(text string)
	// Hear calls f with the broadcasts of other nodes, as Listen does with notes.
	Hear(f func(Word)) (stop func())
	// Connected reports whether broadcasts of other nodes would be heard, as far as this node knows.
	Connected() bool
}

// Local is the Bus of a single node. The zero Local is ready for use.
type Local struct {
	notes subscribers[Note]
	words subscribers[Word]
}

// Publish calls all listeners, one after the other.
func (l *Local) Publish(n Note) { l.notes.call(n) }

// Listen implements Bus.
func (l *Local) Listen(f func(Note)) (stop func()) { return l.notes.add(f) }

// Say implements Bus.
func (*Local) Say(string) {}

// Hear implements Bus.
func (l *Local) Hear(f func(Word)) (stop func()) { return l.words.add(f) }

// Connected implements Bus.
func (*Local) Connected() bool { return true }

// Pass calls the functions given to Hear with a broadcast of another node.
func (l *Local) Pass(w Word) { l.words.call(w) }

// Word is a broadcast of another node. It reports the present state of that node, and may be lost.
type Word struct {
	Node string // identifies the sender until it ends
	Text string
}

// Status is the state of the connections of a bus to other nodes.
type Status struct {
	Connected bool      // notes of other nodes are received
	Heard     time.Time // when the last text arrived, of this node or another; before the first: when the bus was opened
	Dropped   int64     // notes and broadcasts that were not sent, because the connection failed or there were too many
	Rejected  int64     // texts that arrived and that no node has signed
}

// MaxWord is the maximum length of a broadcast in bytes.
const MaxWord = 7000

// Lines joins lines to as few broadcasts as possible.
type Lines struct {
	Head  string // begins each text
	Texts []string
}

// Add appends a line, which ends with a line break, to the last text if it fits there, else to a new one.
func (l *Lines) Add(line string) {
	if n := len(l.Texts) - 1; n >= 0 && len(l.Texts[n])+len(line) <= MaxWord {
		l.Texts[n] += line
		return
	}
	l.Texts = append(l.Texts, l.Head+line)
}

// subscribers is a set of callbacks.
type subscribers[T any] struct {
	mu   sync.RWMutex
	next int
	all  map[int]func(T)
}

func (s *subscribers[T]) call(arg T) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	for _, f := range s.all {
		f(arg)
	}
}

func (s *subscribers[T]) add(f func(T)) (stop func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all == nil {
		s.all = map[int]func(T){}
	}
	s.next++
	id := s.next
	s.all[id] = f
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.all, id)
	}
}

package stream

import (
	"testing"
	"time"

	"volgare/bus"
	"volgare/store/memory"
)

// TestCoalescing has a stream that is not read: of each table it keeps the newest
// number, so it neither grows nor holds anybody up.
func TestCoalescing(t *testing.T) {
	notes := &bus.Local{}
	h := NewHub(notes, memory.New(), 0, time.Hour, func(int) {})
	s := newStream("ann", "ann", nil)
	h.join(s)
	for _, id := range []string{"a", "b"} {
		h.watch(s, id)
	}
	for seq := range int64(100_000) {
		notes.Publish(bus.Note{Table: "a", Seq: seq})
		notes.Publish(bus.Note{Table: "b", Seq: seq / 2})
		notes.Publish(bus.Note{Table: "c", Seq: seq})
	}
	notes.Publish(bus.Note{Table: "a", Seq: 3}) // late: it changes nothing
	all := s.take(news{})
	if got := all.notes; len(got) != 2 || got[0] != (bus.Note{Table: "a", Seq: 99_999}) || got[1] != (bus.Note{Table: "b", Seq: 49_999}) || all.moved || all.beat || all.ended {
		t.Errorf("pending: %v", all)
	}
	if cap(all.notes) > 4 {
		t.Errorf("%d notes of memory", cap(all.notes))
	}
	h.leave(s, []string{"a", "b"})
	if len(h.tables)+len(h.identities) != 0 {
		t.Error("something of it is left")
	}
	h.Close()
	if h.join(newStream("bob", "bob", nil)) {
		t.Error("a stream after the end")
	}
}

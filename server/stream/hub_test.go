package stream

import (
	"context"
	"math"
	"regexp"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"volgare/bus"
	"volgare/store"
	"volgare/store/storetest"
)

// TestUnreadStreamKeepsNewestSeq: a stream that is not read keeps only the newest seq of each table, so it neither grows nor delays
// others.
func TestUnreadStreamKeepsNewestSeq(t *testing.T) {
	notes := &bus.Local{}
	h := NewHub(notes, storetest.Memory(t), 0, time.Hour, func(int) {})
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
		t.Error("the stream was not removed completely")
	}
	h.Close()
	if h.join(newStream("bob", "bob", nil)) {
		t.Error("a stream after the end")
	}
}

// TestTooHighSeqIsCorrected: a note with a seq beyond the store hides later notes of the table only until the next comparison
// with the store.
func TestTooHighSeqIsCorrected(t *testing.T) {
	notes, st := &bus.Local{}, &far{Store: storetest.Memory(t), seqs: map[string]int64{"a": 5, "b": 5}}
	h := NewHub(notes, st, 0, time.Hour, func(int) {})
	defer h.Close()
	c := &connection{stream: newStream("ann", "ann", nil), told: map[string]int64{"a": 5, "b": 5}}
	h.join(c.stream)
	for id := range c.told {
		h.watch(c.stream, id)
	}
	tells := func(want ...string) {
		t.Helper()
		c.gather(t.Context())
		got := regexp.MustCompile(`"table":[^}]*`).FindAllString(string(c.buf), -1)
		slices.Sort(got) // the order of tables is random
		if !slices.Equal(got, want) {
			t.Errorf("the stream reports %q, want %q", got, want)
		}
	}
	notes.Publish(bus.Note{Table: "a", Seq: math.MaxInt64})
	tells(`"table":"a","seq":9223372036854775807`)
	st.set("a", 6)
	notes.Publish(bus.Note{Table: "a", Seq: 6})
	notes.Publish(bus.Note{Table: "b", Seq: math.MaxInt64 - 1})
	for range 2 { // the second one changes nothing
		if err := h.look(t.Context(), false); err != nil {
			t.Fatal(err)
		}
	}
	tells(`"table":"a","seq":6`, `"table":"b","seq":5`)
	notes.Publish(bus.Note{Table: "a", Seq: 7})
	notes.Publish(bus.Note{Table: "b", Seq: 6})
	tells(`"table":"a","seq":7`, `"table":"b","seq":6`)
}

// far is a store in which a test sets the last seq of each table.
type far struct {
	store.Store

	mu   sync.Mutex
	seqs map[string]int64
}

func (f *far) Lengths(context.Context, []string) (map[string]store.Length, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	lengths := map[string]store.Length{}
	for table, seq := range f.seqs {
		lengths[table] = store.Length{Seq: seq, Hidden: 3} // of which streams report nothing
	}
	return lengths, nil
}

func (f *far) set(table string, seq int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.seqs[table] = seq
}

// TestChangeIsReportedWithoutNote: a stream reports every change at the next comparison with the store, even if no notes arrive.
func TestChangeIsReportedWithoutNote(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const sweep = 2 * time.Second
		st := &far{Store: storetest.Memory(t), seqs: map[string]int64{"a": 1}}
		h := NewHub(&bus.Local{}, st, sweep, time.Hour, func(int) {})
		defer h.Close()
		c := &connection{stream: newStream("ann", "ann", nil), told: map[string]int64{"a": 1}}
		h.join(c.stream)
		h.watch(c.stream, "a")
		for seq := int64(2); seq < 7; seq++ {
			synctest.Wait()
			st.set("a", seq)
			time.Sleep(3 * time.Second)
			synctest.Wait()
			c.gather(t.Context())
			if c.told["a"] != seq {
				t.Errorf("the stream has %d, want %d", c.told["a"], seq)
			}
		}
	})
}

package presence

import (
	"cmp"
	"maps"
	"slices"
)

// table tracks the people at a table that streams of this node watch.
type table struct {
	visitors map[string]*visitor
	here     map[string]int // number of visitors at each seat
	watching int            // number of visitors without a seat
	leaving  int            // number of visitors without a stream

	left  map[string]int // the pace in which the person of a seat left
	sight Sight          // including other nodes, without Left
	told  int            // the last version that was reported
	said  share          // last sent to other nodes
}

// visitor is a person who watches a table, in any number of streams.
type visitor struct {
	streams int
	seats   []string
	until   int // the pace until which they count as present without a stream
	known   int // a stream that ends before this pace may belong to a browser now counted under another key: see Presence.Known
}

// share is the presence at a table on one node.
type share struct {
	seats    []string
	watching int
}

func (s share) equal(other share) bool {
	return s.watching == other.watching && slices.Equal(s.seats, other.seats)
}

func (s share) empty() bool { return s.watching == 0 && len(s.seats) == 0 }

func sorted[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }

func (t *table) enter(key string, seats []string) {
	v := t.visitors[key]
	if v == nil {
		v = &visitor{}
		t.visitors[key] = v
		t.count(v, 1)
	} else if v.streams == 0 {
		t.leaving--
	}
	v.streams++
	v.known = 0
	t.seat(key, seats)
}

func (t *table) seat(key string, seats []string) {
	v := t.visitors[key]
	if v == nil {
		return
	}
	t.count(v, -1)
	v.seats = seats
	t.count(v, 1)
}

func (t *table) leave(key string, now int) {
	v := t.visitors[key]
	if v == nil {
		return
	}
	known := now < v.known
	v.known = 0
	if v.streams--; v.streams > 0 {
		return
	}
	v.until = now + graceFor
	t.leaving++
	if known {
		t.drop(key, v)
	}
}

// known records that a visitor may now be counted under another key.
func (t *table) known(key string, now int) {
	switch v := t.visitors[key]; {
	case v == nil:
	case v.streams == 0:
		t.drop(key, v)
	default:
		v.known = now + graceFor
	}
}

// drop removes a visitor without a stream.
func (t *table) drop(key string, v *visitor) {
	t.count(v, -1)
	t.leaving--
	delete(t.visitors, key)
}

// count adds a visitor if n is 1, or removes them if n is -1.
func (t *table) count(v *visitor, n int) {
	if len(v.seats) == 0 {
		t.watching += n
	}
	for _, seat := range v.seats {
		if t.here[seat] += n; t.here[seat] == 0 {
			delete(t.here, seat)
		}
	}
}

// expire removes visitors whose grace period has ended. It returns true if other visitors without a stream remain.
func (t *table) expire(now int) (waits bool) {
	if t.leaving == 0 {
		return false
	}
	for key, v := range t.visitors {
		if v.streams == 0 && v.until <= now {
			t.drop(key, v)
		}
	}
	return t.leaving > 0
}

// own returns the share of this node.
func (t *table) own() share { return share{sorted(t.here), t.watching} }

// look updates the presence from this node and the shares of other nodes. It records gone as the time at which missing
// people left. It reports whether anything has changed.
func (t *table) look(others []share, gone int) bool {
	all := t.own()
	for _, s := range others {
		all.watching += s.watching
		all.seats = append(all.seats, s.seats...)
	}
	slices.Sort(all.seats)
	all.seats = slices.Compact(all.seats)
	before := share{t.sight.Here, t.sight.Watching}
	if t.sight.Version > 0 && all.equal(before) {
		return false
	}
	for _, seat := range before.seats {
		t.left[seat] = gone
	}
	for _, seat := range all.seats {
		delete(t.left, seat)
	}
	t.sight.Here, t.sight.Watching = all.seats, all.watching
	return true
}

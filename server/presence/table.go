package presence

import (
	"cmp"
	"maps"
	"slices"
)

// table is who is at a table that lines of this node watch.
type table struct {
	visitors map[string]*visitor
	here     map[string]int // how many of the visitors are at a seat
	watching int            // how many are at none
	leaving  int            // how many have no line any more

	left  map[string]int // seats, and in which pace their people have gone
	sight Sight          // with other nodes, without who has left
	told  int            // the version of which all were told
	said  share          // to other nodes
}

// visitor is somebody who watches a table, by however many lines.
type visitor struct {
	lines int
	seats []string
	until int // the pace until which they are here without a line
	known int // a line that ends before this pace may be of a browser that is counted under another key: see Presence.Known
}

// share is who is at a table, as far as one node knows.
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
	} else if v.lines == 0 {
		t.leaving--
	}
	v.lines++
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
	if v.lines--; v.lines > 0 {
		return
	}
	v.until = now + graceFor
	t.leaving++
	if known {
		t.drop(key, v)
	}
}

// known records that a visitor may be counted under another key by now.
func (t *table) known(key string, now int) {
	switch v := t.visitors[key]; {
	case v == nil:
	case v.lines == 0:
		t.drop(key, v)
	default:
		v.known = now + graceFor
	}
}

// drop removes a visitor without a line.
func (t *table) drop(key string, v *visitor) {
	t.count(v, -1)
	t.leaving--
	delete(t.visitors, key)
}

// count adds a visitor, or takes him away.
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

// expire lets go of visitors who have been gone long enough; true if others have gone since.
func (t *table) expire(now int) (waits bool) {
	if t.leaving == 0 {
		return false
	}
	for key, v := range t.visitors {
		if v.lines == 0 && v.until <= now {
			t.drop(key, v)
		}
	}
	return t.leaving > 0
}

// own is who is here at this node.
func (t *table) own() share { return share{sorted(t.here), t.watching} }

// look sees who is here by now, with what other nodes have said; of those who are not any more it notes when they
// have gone. It tells whether that is something new.
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

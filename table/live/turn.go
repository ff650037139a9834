package live

import (
	"bytes"
	"context"
	"crypto/sha256"
	"time"

	"volgare/engine"
)

// takeover is how long a node has to act before the next one does, besides the time that a bot may think.
const takeover = 3 * time.Second

// ahead returns how many live nodes are to act for a seat of a table before this one, and a channel that is closed when
// that may have changed. With engine.Nobody for the seat, external bots do not count.
//
// The node to which the external bot of the seat is connected comes first. Apart from that the order is rendezvous hashing: the
// nodes are sorted by a hash of the node and the table. The order only saves work. If two nodes compute the same move, the
// log refuses the second.
func (n *nodes) ahead(table string, seat engine.Seat) (count int, changed <-chan struct{}) {
	n.mu.Lock()
	defer n.mu.Unlock()
	key, now := seatKey{table, seat}, time.Now()
	for id, p := range n.peers {
		if p.until.After(now) && n.isAhead(id, table, p.connection(key, now), n.bots[key]) {
			count++
		}
	}
	return count, n.changed
}

// isAhead reports whether another node is to act for a table before this one. theirs and mine are the connections of the external
// bot to move. n.mu must be held.
func (n *nodes) isAhead(id, table string, theirs, mine connectionID) bool {
	if theirs != mine {
		return theirs.newer(mine)
	}
	return n.joined.IsZero() || bytes.Compare(weightOf(id, table), weightOf(n.self, table)) > 0
}

// weightOf returns the hash by which nodes are sorted for a table, in descending order.
func weightOf(node, table string) []byte {
	sum := sha256.Sum256([]byte(node + " " + table))
	return sum[:8]
}

// isTurn reports whether this node has to load a table at which something is overdue: the nodes ahead of it have had their time
// to do so.
func (n *nodes) isTurn(table string, overdue time.Duration) bool {
	ahead, _ := n.ahead(table, engine.Nobody)
	return overdue >= time.Duration(ahead)*takeover
}

// awaitTurn blocks until this node has to make a choice for a seat that is due at the given time: at once if no live node is ahead
// of it, else after those ahead have had their time, which includes the time that the bot may think. Then waited is true. ok is
// false if ctx ends first.
func (n *nodes) awaitTurn(
	ctx context.Context, table string, seat engine.Seat, due time.Time, thinkTime time.Duration,
) (waited, ok bool) {
	from := n.possibleSince(due)
	for {
		ahead, changed := n.ahead(table, seat)
		if ahead == 0 {
			return false, ctx.Err() == nil
		}
		select {
		case <-time.After(time.Until(from.Add(time.Duration(ahead) * (takeover + thinkTime)))):
			return true, true
		case <-changed:
		case <-ctx.Done():
			return false, false
		}
	}
}

// possibleSince returns the time since which all nodes can make a choice: when it is due, or when this node joined if that was later.
func (n *nodes) possibleSince(due time.Time) time.Time {
	n.mu.Lock()
	defer n.mu.Unlock()
	if due.Before(n.joined) {
		return n.joined
	}
	return due
}

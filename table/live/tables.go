package live

import (
	"context"
	"maps"
	"sync"

	"volgare/table"
)

// liveTables has the actors of the tables that are in use.
type liveTables struct {
	env *env

	mu     sync.Mutex
	actors map[string]*actor // by the id of the table
}

func newLiveTables(e *env) *liveTables { return &liveTables{env: e, actors: map[string]*actor{}} }

// acquire returns the actor of a table once the table is loaded.
func (l *liveTables) acquire(ctx context.Context, id string) (*actor, error) {
	a, err := l.begin(id, func() *replica { return newReplica(l.env, id) })
	if err != nil {
		return nil, err
	}
	select {
	case <-a.ready:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if a.err != nil {
		return nil, a.err
	}
	a.touch()
	return a, nil
}

// adopt takes a table into use that this node has just made. last is the sum of its last entry.
func (l *liveTables) adopt(s *table.Snapshot, last []byte) {
	a, err := l.begin(s.ID, func() *replica { return newReplicaAt(l.env, s, last) })
	if err == nil { // else the service is closing; the table is stored
		a.touch()
	}
}

// begin returns the actor of a table. If there is none, it starts one with a new replica.
func (l *liveTables) begin(id string, newReplica func() *replica) (*actor, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if a := l.actors[id]; a != nil {
		return a, nil
	}
	if err := l.env.readOnly.refusal(id); err != nil {
		return nil, err
	}
	a := newActor(newReplica(), l.release)
	if !l.env.life.start(a.run) {
		return nil, table.Refuse(table.Stopping)
	}
	l.actors[id] = a
	l.env.o.Observer.Loaded(len(l.actors))
	return a, nil
}

// release removes an actor.
func (l *liveTables) release(a *actor) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.actors[a.id] == a {
		delete(l.actors, a.id)
		l.env.external.forget(a.id)
		l.env.o.Observer.Loaded(len(l.actors))
	}
}

// find returns the actor of a table, or nil if the table is not in use.
func (l *liveTables) find(id string) *actor {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.actors[id]
}

// all returns the actors of all tables in use, by the id of the table.
func (l *liveTables) all() map[string]*actor {
	l.mu.Lock()
	defer l.mu.Unlock()
	return maps.Clone(l.actors)
}

// rouse makes the actors of all tables in use look at their tables again.
func (l *liveTables) rouse() {
	for _, a := range l.all() {
		a.rouse()
	}
}

// ask has a table carry out a command.
func (l *liveTables) ask(ctx context.Context, id string, c table.Command) answer {
	return l.send(ctx, id, newRequest(ctx, c))
}

// send has a table answer a request.
func (l *liveTables) send(ctx context.Context, id string, q *request) answer {
	for {
		a, err := l.acquire(ctx, id)
		if err != nil {
			return answer{err: err}
		}
		select {
		case a.requests <- q:
			return q.wait()
		case <-a.gone: // the table was idle: the next actor answers
		case <-ctx.Done():
			return answer{err: ctx.Err()}
		}
	}
}

// look returns a table with all entries that notes of other nodes have announced. It waits for a commit in progress to read them. If
// the store cannot be read, it returns the table without them.
func (l *liveTables) look(ctx context.Context, id string) (*table.Snapshot, error) {
	known, err := l.acquire(ctx, id)
	if err != nil {
		return nil, err
	}
	snap, announced := known.snap.Load(), known.announced.Load()
	if snap.Logged() >= announced {
		return snap, nil
	}
	q := newRequest(ctx, table.Command{})
	q.logged = announced
	a := l.send(ctx, id, q)
	if table.CodeOf(a.err) == table.Unavailable {
		return snap, nil
	}
	return a.snap, a.err
}

// lookSince returns a table with at least the entry seq, or with its last one. It reads the store if this node does not have seq.
func (l *liveTables) lookSince(ctx context.Context, id string, seq int64) (*table.Snapshot, error) {
	snap, err := l.look(ctx, id)
	if err != nil || snap.Seq >= seq {
		return snap, err
	}
	a := l.ask(ctx, id, table.Command{Seq: seq})
	return a.snap, a.err
}

// justMade returns a table that a concurrent request has made.
func (l *liveTables) justMade(ctx context.Context, id string) (*table.Snapshot, error) {
	snap, err := l.look(ctx, id)
	if table.CodeOf(err) == table.Unknown { // from the reading of a third request, begun before the table was stored: read it again
		return l.look(ctx, id)
	}
	return snap, err
}

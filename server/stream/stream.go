package stream

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"volgare/server/api"
	"volgare/store"
)

const (
	maxNamed     = 64               // maximum number of tables that a stream may name
	writeWithin  = 30 * time.Second // a stream whose client reads nothing for this time is ended
	watchAgain   = time.Second      // retry interval after a failure to read the watched tables from the store
	reconnectsIn = "retry: 1000\n"  // milliseconds
)

// connection is a stream to a connected browser.
type connection struct {
	*stream
	s       *Service
	w       http.ResponseWriter
	ctl     *http.ResponseController
	unknown string           // key under which its browser was counted while it had no identity
	told    map[string]int64 // the watched tables, and the last entry reported of each
	seen    map[string]int   // the named tables, and the last version of their presence that was sent
	buf     []byte
	news    news
	id      int64     // id of the last event
	until   time.Time // deadline for writing
}

// Serve answers with the live stream until the client or the server ends it.
func (s *Service) Serve(w http.ResponseWriter, r *http.Request) error {
	named, err := namedTables(r)
	if err != nil {
		return err
	}
	who, err := s.People.Identify(r)
	if err != nil {
		return err
	}
	leave, err := s.Enter(who.ID, s.From(r))
	if err != nil {
		return err
	}
	defer leave()
	if setHeader(w.Header()); r.Method == http.MethodHead {
		w.WriteHeader(http.StatusOK)
		return nil
	}
	unknown := s.unknown(r)
	st := &connection{
		stream: newStream(who.ID, cmp.Or(who.ID, unknown), named), unknown: unknown, s: s, w: w, ctl: http.NewResponseController(w),
		told: map[string]int64{}, seen: map[string]int{},
	}
	if !s.Hub.join(st.stream) {
		return api.NewProblem("stopping", "")
	}
	defer func() {
		s.Hub.leave(st.stream, slices.Collect(maps.Keys(st.told)))
		for id := range st.seen {
			s.Hub.presence.Leave(id, st.visitor)
		}
	}()
	if err := st.watch(r.Context()); err != nil {
		return err
	}
	return st.run(r.Context())
}

// setHeader sets the headers of a stream.
func setHeader(h http.Header) {
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no") // a proxy must not buffer it
}

// namedTables reads the tables that a client names.
func namedTables(r *http.Request) ([]string, error) {
	q, err := api.Query(r, "tables")
	if err != nil || q.Get("tables") == "" {
		return nil, err
	}
	all := strings.Split(q.Get("tables"), ",")
	if len(all) > maxNamed {
		return nil, api.BadField("tables", "at most "+strconv.Itoa(maxNamed)+" tables can be named")
	}
	for _, id := range all {
		if !api.IsTableID(id) {
			return nil, api.BadField("tables", "must be ids of tables, separated by commas")
		}
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}

// watch begins to watch the tables that the browser names and the tables at which it has seats, unless it does so already.
// Running tables come first. It watches a table before reading it, so that no change is missed.
func (st *connection) watch(ctx context.Context) error {
	held, err := st.s.Hub.held(ctx, st.identity)
	if err != nil {
		return err
	}
	fresh := slices.DeleteFunc(append(slices.Clone(st.named), slices.Collect(maps.Keys(held))...), func(id string) bool {
		_, ok := st.told[id]
		return ok
	})
	for _, id := range fresh {
		st.s.Hub.watch(st.stream, id)
		st.told[id] = 0
	}
	if len(fresh) > 0 {
		if held, err = st.s.Hub.held(ctx, st.identity); err != nil {
			return err
		}
	}
	for _, id := range fresh {
		if st.told[id], err = st.seq(ctx, held, id); err != nil {
			return err
		}
	}
	st.appear(held)
	return nil
}

// held returns the tables at which an identity has seats, read at once; none for "".
func (h *Hub) held(ctx context.Context, identity string) (map[string]store.Mark, error) {
	held := map[string]store.Mark{}
	if identity == "" {
		return held, nil
	}
	all, err := h.store.Marks(ctx, identity, store.MaxLimit)
	for i := range all {
		held[all[i].Table] = all[i]
	}
	return held, err
}

// seq returns the last entry of a held or named table, 0 if it does not exist (yet).
func (st *connection) seq(ctx context.Context, held map[string]store.Mark, id string) (int64, error) {
	if mark, ok := held[id]; ok {
		return mark.Seq, nil
	}
	sum, err := st.s.Hub.store.Summary(ctx, id)
	if errors.Is(err, store.ErrUnknown) {
		err = nil
	}
	return sum.Seq, err
}

// run sends hello, and then events.
func (st *connection) run(ctx context.Context) error {
	_ = st.ctl.SetReadDeadline(time.Time{})
	st.w.WriteHeader(http.StatusOK)
	if err := st.hello(); err != nil {
		return nil // the client has gone
	}
	defer context.AfterFunc(ctx, st.end)()
	beat := time.AfterFunc(st.s.Heartbeat, st.beat)
	defer beat.Stop()
	for range st.woken { // one channel only: a select would add a tenth to the cost of a stream
		if st.gather(ctx) || st.flush() != nil {
			return nil // the stream must end, or the client has gone
		}
		if st.news.beat {
			beat.Reset(st.s.Heartbeat)
		}
	}
	return nil
}

// hello adds the first event: the build, the interval of beats, and the last entry of each table.
func (st *connection) hello() error {
	type sync struct {
		Table string `json:"table"`
		Seq   int64  `json:"seq"`
	}
	all := []sync{}
	for id, seq := range st.told {
		if seq > 0 {
			all = append(all, sync{id, seq})
		}
	}
	slices.SortFunc(all, func(a, b sync) int { return cmp.Compare(a.Table, b.Table) })
	data, err := api.Encode(struct {
		Build string `json:"build"`
		Beat  int64  `json:"beat"`
		Sync  []sync `json:"sync"`
	}{st.s.Build, st.s.Heartbeat.Milliseconds(), all})
	if err != nil {
		return err
	}
	st.buf = append(st.buf[:0], reconnectsIn...)
	st.event("hello", data)
	for _, id := range st.named {
		st.tellPresent(id)
	}
	return st.flush()
}

// gather writes the pending news to the buffer. It returns true if the stream must end.
func (st *connection) gather(ctx context.Context) (end bool) {
	st.news = st.take(st.news)
	st.buf = st.buf[:0]
	if st.news.ended {
		return true
	}
	if st.news.beat {
		st.event("beat", []byte("{}"))
	}
	if st.news.moved {
		st.reseat(ctx)
	}
	for _, id := range st.news.wrong {
		st.told[id] = 0
	}
	for _, n := range st.news.notes {
		st.advance(n.Table, n.Seq)
	}
	for _, id := range st.news.there {
		st.tellPresent(id)
	}
	return false
}

// reseat begins to watch new tables, and adds an event for the changed seats.
func (st *connection) reseat(ctx context.Context) {
	before := maps.Clone(st.told)
	if err := st.watch(ctx); err != nil && ctx.Err() == nil {
		st.s.Logger.WarnContext(ctx, "stream", "err", err)
		time.AfterFunc(watchAgain, st.seatsMoved)
	}
	st.event("seats", []byte("{}"))
	for _, id := range slices.Sorted(maps.Keys(st.told)) {
		if _, ok := before[id]; !ok {
			seq := st.told[id]
			st.told[id] = 0
			st.advance(id, seq)
		}
	}
}

// advance adds an event for an entry of a table, if it is new.
func (st *connection) advance(table string, seq int64) {
	if seq <= st.told[table] {
		return
	}
	st.told[table] = seq
	st.event("table", fmt.Appendf(nil, `{"table":"%s","seq":%d}`, table, seq))
}

// event adds an event to the buffer.
func (st *connection) event(name string, data []byte) {
	st.id++
	st.buf = fmt.Appendf(st.buf, "id: %d\nevent: %s\ndata: %s\n\n", st.id, name, data)
}

// flush sends the buffer in one piece. It extends the deadline only now and then, since that costs as much as writing.
func (st *connection) flush() error {
	if len(st.buf) == 0 {
		return nil
	}
	if now := time.Now(); st.until.Sub(now) < writeWithin/2 {
		st.until = now.Add(writeWithin)
		_ = st.ctl.SetWriteDeadline(st.until) // the recorder of a test has no deadline
	}
	if _, err := st.w.Write(st.buf); err != nil {
		return err
	}
	return st.ctl.Flush()
}

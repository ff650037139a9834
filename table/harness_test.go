package table

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"volgare/bot"
	"volgare/bot/roster"
	"volgare/edition"
	"volgare/edition/editiontest"
	"volgare/engine"
	"volgare/game"
	"volgare/record"
	"volgare/table/tabletest"
)

var (
	anna = Identity{ID: "anna-browser", Name: "Anna"}
	bert = Identity{ID: "bert-browser", Name: "Bert"}
	carl = Identity{ID: "carl-browser", Name: "Carl"}
	dora = Identity{ID: "dora-browser", Name: "Dora"}
)

// house holds tables without a live service: each consists of its last snapshot and its log. Bots move only when a test
// calls for it.
type house struct {
	t      testing.TB
	lib    *library
	now    func() time.Time
	pace   Pace
	tables map[string]*kept

	notifies bool
}

// kept is a table of a house.
type kept struct {
	snap *Snapshot
	log  [][]byte
	done Keys
}

func open(tb testing.TB) *house {
	tb.Helper()
	return &house{tb, &library{Library: editiontest.Library(tb), made: map[string]*edition.Table{}}, time.Now, Pace{}, map[string]*kept{}, false}
}

// openAt returns a house with a clock.
func openAt(tb testing.TB, clock *hands) *house {
	tb.Helper()
	h := open(tb)
	h.now = clock.now
	return h
}

// hands is a clock that only advances when a test sets it.
type hands struct{ ms int64 }

func (c *hands) now() time.Time       { return time.UnixMilli(1_800_000_000_000 + c.ms) }
func (c *hands) move(d time.Duration) { c.ms += d.Milliseconds() }

// library caches the rules of each game.
type library struct {
	*edition.Library
	made map[string]*edition.Table
}

func (l *library) Make(c edition.Config) (*edition.Table, error) { return l.Table(c) }

func (l *library) Restore(tags *record.Game, board string) (*edition.Table, error) {
	if t := l.made[tags.Rules]; t != nil {
		return t, nil
	}
	b, err := l.StoredBoard([]byte(board))
	if err != nil {
		return nil, err
	}
	lib := l.Library
	if board != lib.Boards()[0].Text() {
		lib = lib.WithBoard(b)
	}
	t, err := lib.Table(tags.Config)
	if err == nil {
		l.made[tags.Rules] = t
	}
	return t, err
}

// House returns the House of the tables.
func (h *house) House() House {
	return House{Rules: h.lib, Bots: roster.House().Names(), Pace: h.pace, Notifies: h.notifies}
}

// add creates a table from its first entries.
func (h *house) add(entries []*Entry, err error) (*Snapshot, error) {
	h.t.Helper()
	if err != nil {
		return nil, err
	}
	id := IDOf(len(h.tables))
	entries[0].At = h.now().UnixMilli()
	s, err := Begin(id, entries[0], h.House())
	if err != nil {
		h.t.Fatal(err)
	}
	h.tables[id] = &kept{s, [][]byte{encoded(h.t, entries[0])}, Keys{}}
	for _, e := range entries[1:] {
		s = h.commit(id, e)
	}
	return s, nil
}

// commit appends an entry that was decided.
func (h *house) commit(id string, e *Entry) *Snapshot {
	h.t.Helper()
	k := h.tables[id]
	e.At = h.now().UnixMilli()
	next, err := k.snap.After(e)
	if err != nil {
		h.t.Fatal(err)
	}
	k.log = append(k.log, encoded(h.t, e))
	k.done.Note(k.snap, e, next)
	k.snap = next
	return next
}

// write appends entries unchecked.
func (h *house) write(id string, entries ...*Entry) {
	h.t.Helper()
	for _, e := range entries {
		h.tables[id].log = append(h.tables[id].log, encoded(h.t, e))
	}
}

func encoded(tb testing.TB, e *Entry) []byte {
	tb.Helper()
	data, err := e.Encode()
	if err != nil {
		tb.Fatal(err)
	}
	return data
}

// fold returns a table folded from its log.
func (h *house) fold(id string) (*Snapshot, Keys) {
	h.t.Helper()
	log, done := h.tables[id].log, Keys{}
	e, err := DecodeEntry(log[0])
	if err != nil {
		h.t.Fatal(err)
	}
	s, err := Begin(id, e, h.House())
	if err == nil {
		s, err = s.Fold(slices.Values(log[1:]), done)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return s, done
}

// second returns another house with the same logs.
func (h *house) second() *house {
	h.t.Helper()
	other := *h
	other.tables = maps.Clone(h.tables)
	for id, k := range h.tables {
		s, done := h.fold(id)
		other.tables[id] = &kept{s, slices.Clip(k.log), done}
	}
	return &other
}

// reload loads a table again from its log.
func (h *house) reload(id string) *Snapshot {
	h.t.Helper()
	k := h.tables[id]
	k.snap, k.done = h.fold(id)
	return k.snap
}

// entries returns the log of a table.
func (h *house) entries(id string) (all []*Entry) {
	h.t.Helper()
	for _, data := range h.tables[id].log {
		e, err := DecodeEntry(data)
		if err != nil {
			h.t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}

func (h *house) create(by Identity, n NewTable) *Snapshot {
	h.t.Helper()
	s, err := h.add(Make(by, n, "a secret seed", h.House()))
	if err != nil {
		h.t.Fatal(err)
	}
	return s
}

// imports creates a table from a record.
func (h *house) imports(by Identity, text, name string) (*Snapshot, error) {
	h.t.Helper()
	return h.add(MakeOf(by, text, name, h.House()))
}

// command carries out a command, and returns the table after it.
func (h *house) command(id string, c Command) (*Snapshot, error) {
	h.t.Helper()
	k := h.tables[id]
	if _, before, err := k.done.Answer(&c); before || err != nil {
		return k.snap, err
	}
	e, err := k.snap.Decide(&c, h.now())
	if err != nil {
		return nil, err
	}
	return h.commit(id, e), nil
}

func (h *house) do(id string, by Identity, a Action) *Snapshot {
	h.t.Helper()
	s, err := h.command(id, Command{By: by, Seq: -1, Action: a})
	if err != nil {
		h.t.Fatalf("%T%+v: %v", a, a, err)
	}
	return s
}

// refused checks that a command is refused and leaves the table unchanged.
func (h *house) refused(id string, by Identity, a Action, want Code) {
	h.t.Helper()
	before := h.look(id)
	if _, err := h.command(id, Command{By: by, Seq: -1, Action: a}); CodeOf(err) != want {
		h.t.Errorf("%T%+v: %v, want %s", a, a, err, want)
	}
	if after := h.look(id); after != before {
		h.t.Errorf("%T%+v changed the table from %d to %d", a, a, before.Seq, after.Seq)
	}
}

func (h *house) look(id string) *Snapshot { return h.tables[id].snap }

// settled lets bots move until it is the turn of a person.
func (h *house) settled(s *Snapshot) *Snapshot {
	h.t.Helper()
	for {
		due := s.Due()
		if len(due) == 0 || !due[0].Chosen() {
			return s
		}
		s = h.carryOut(s, due[0])
	}
}

// carryOut makes the move that is due, ends the time of a seat, or notes a notification.
func (h *house) carryOut(s *Snapshot, d Due) *Snapshot {
	h.t.Helper()
	if e, ok := s.Act(d); ok {
		return h.commit(s.ID, e)
	}
	var p bot.Mind
	if d.Bot != NoChoice {
		made, err := roster.House().New(d.Bot, 0)
		if err != nil {
			h.t.Fatal(err)
		}
		p = bot.MindOf(h.t.Context(), made)
	}
	m := s.BotLine(p, nil)[0]
	e, why := s.BotMove(d.Seat, d.Bot, m)
	if !why.Legal() {
		h.t.Fatalf("%s is not legal: %v", record.MoveString(s.Table.Rules, m), why.Code)
	}
	return h.commit(s.ID, e)
}

// all returns the same plan for every seat.
func all(n int, plan SeatPlan) []SeatPlan { return slices.Repeat([]SeatPlan{plan}, n) }

// hotseat returns a running game in which Anna holds all seats.
func (h *house) hotseat(preset string, players int, seed string) *Snapshot {
	h.t.Helper()
	return h.create(anna, NewTable{Preset: preset, Seats: all(players, SeatPlan{Who: "me"}), Seed: seed, Start: true})
}

// legal lists the legal moves of the seat to move.
func legal(s *Snapshot) (seat string, moves []string) {
	at, ok := s.Decider()
	if !ok {
		return "", nil
	}
	return at.String(), tabletest.Legal(s.Table.Rules, s.history.Now())
}

// advance makes n random moves, or plays to the end.
func (h *house) advance(s *Snapshot, by Identity, n int, rng *rand.Rand) *Snapshot {
	h.t.Helper()
	for range n {
		seat, moves := legal(s)
		if moves == nil {
			return s
		}
		s = h.do(s.ID, by, Play{seat, []string{tabletest.Some(rng, moves)}})
	}
	return s
}

// same reports whether two snapshots are equal except for their caches.
func same(a, b *Snapshot) bool {
	x, y := *a, *b
	x.views, y.views = nil, nil
	x.history, y.history = game.History{}, game.History{}
	return reflect.DeepEqual(x, y) && tabletest.SameGame(&a.history, &b.history)
}

// everything returns all output of a snapshot for a seat, as bytes.
func everything(tb testing.TB, s *Snapshot, seat engine.Seat, tries [][]string) []byte {
	tb.Helper()
	out := map[string]any{
		"now": s.View(s.Steps(), seat), "log": s.Log(seat, 0, s.Steps()), "record": s.Record(seat),
		"progress": ProgressOf(s.History(), seat), "undo": s.Undo(seat), "chat": s.Chat(), "summary": listed(s),
	}
	for i, moves := range tries {
		name := string(rune('a' + i))
		v, err := s.Simulate(seat, moves)
		out["try "+name], out["tried "+name] = v, errText(err)
		check, err := s.Check(seat, moves)
		out["check "+name], out["checked "+name] = check, errText(err)
	}
	return tabletest.JSON(tb, out)
}

// listed returns the summary of a table, without the digest of the position, which never leaves the store.
func listed(s *Snapshot) any {
	card := s.Card()
	card.Position = ""
	seat, _ := s.Decider()
	return []any{card, s.Seq, s.Name, s.State, s.Public, s.Kept, s.history.Now().Turn, seat.String(), s.Created, s.Changed}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func viewers(s *Snapshot) []engine.Seat {
	all := []engine.Seat{engine.Nobody}
	for i := range s.Seats {
		all = append(all, engine.Seat(i))
	}
	return all
}

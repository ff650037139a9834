package server

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/bus"
	"volgare/engine"
	"volgare/record"
	"volgare/table"
	"volgare/workshop/soak"
)

// TestSecrets plays pairs of whole games that differ only in hidden information, with equal ids, clocks and tokens. It compares
// every byte sent to the seats that must not see a difference, to the host without a seat, and to a spectator.
func TestSecrets(t *testing.T) {
	n := soak.Or(3, 50) // at least without expansions, with closed screens, with open ones
	if testing.Short() {
		n = 2
	}
	noticed := 0
	for no := range n {
		t.Run(fmt.Sprint(no), func(t *testing.T) { noticed += playPair(t, pairOf(t, no)) })
	}
	if noticed == 0 {
		t.Error("no insider noticed anything: the pairs are alike")
	}
}

// TestOrdersAreSecret: the same if the games also differ in the orders of some seats. They are removed before they could be played.
func TestOrdersAreSecret(t *testing.T) {
	p := pairOf(t, 1)
	p.orders = true
	if playPair(t, p) == 0 {
		t.Error("no owner of an order has noticed it")
	}
}

// giveOrders gives orders of the seats that may see a difference, or removes them, at one of the two tables.
func (s *side) giveOrders(some bool) error {
	if !s.p.orders || s.which == 0 {
		return nil
	}
	o := table.Order{}
	if some {
		o = table.Order{Plans: []table.Plan{{Moves: []string{"end"}}}, Bid: 3}
	}
	for seat, w := range s.seats {
		snap, err := s.rig.tables.Look(s.t.Context(), s.id)
		if err != nil {
			return err
		}
		now := snap.History().Now()
		if !w.inside || now.Turn == 0 || now.Seat == engine.Seat(seat) || now.Order[now.At] == engine.Seat(seat) || snap.Over() {
			continue
		}
		c := table.Command{
			By: table.Identity{ID: snap.Seats[seat].Identity}, Seq: -1, Action: table.GiveOrder{Seat: engine.Seat(seat).String(), Order: o},
		}
		_, err = s.rig.tables.Act(s.t.Context(), s.id, c)
		if code := table.CodeOf(err); err != nil && code != table.LimitReached && code != table.NotYourTurn {
			return err
		}
	}
	return nil
}

// playPair plays a pair and returns the number of insiders who have noticed a difference. They should, since they may see
// it.
func playPair(t *testing.T, p *paired) (noticed int) {
	left, right := bothSides(t, p, len(p.seats), nil)
	for i := range left.watchers {
		a, b := left.watchers[i], right.watchers[i]
		switch where := difference(a.sent(), b.sent()); {
		case where == "":
		case a.inside:
			noticed++
		default:
			t.Errorf("%s can tell the two games apart: %s", a.name, where)
		}
	}
	t.Logf("%d seats, %d moves (%d secret ones differ), observers %v, insiders %v, %+v, %d bytes compared",
		p.table.Rules.Seats, len(p.seats), p.secret, p.observers, p.insiders, p.trades, left.compared())
	return noticed
}

// bothSides plays both games concurrently, each on its server.
func bothSides(t *testing.T, p *paired, moves int, plant func(*side) func(http.Handler) http.Handler) (left, right *side) {
	t.Helper()
	sides := [2]*side{newSide(t, p, 0, plant), newSide(t, p, 1, plant)}
	done := make(chan error, 2)
	for _, s := range sides {
		go func() { done <- s.play(moves) }()
	}
	for range sides {
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	return sides[0], sides[1]
}

// difference describes the first difference between two streams of bytes, "" if there is none.
func difference(a, b [][]byte) string {
	for i := range a {
		if bytes.Equal(a[i], b[i]) {
			continue
		}
		at := 0
		for at < min(len(a[i]), len(b[i])) && a[i][at] == b[i][at] {
			at++
		}
		from := max(0, at-200)
		return fmt.Sprintf("connection %d, byte %d:\n%.400s\n--- but ---\n%.400s", i, at, a[i][from:], b[i][from:])
	}
	return ""
}

// side is one of the two games, with its players.
type side struct {
	t        *testing.T
	p        *paired
	which    int
	rig      *rig
	id       string
	seats    []*watcher // by seat
	watchers []*watcher // all, also the host and the spectator
	notes    *steadyBus
}

// newSide opens a server for one of the two games. Ids, tokens and the clock are the same for both, so that nothing differs by
// chance.
func newSide(t *testing.T, p *paired, which int, plant func(*side) func(http.Handler) http.Handler) *side {
	s := &side{t: t, p: p, which: which, notes: &steadyBus{}}
	h := how{bus: s.notes, steady: true}
	if plant != nil {
		h.wrap = plant(s)
	}
	s.rig = newRig(t, h)
	return s
}

// play sets up the table and plays a number of moves. All watchers keep sending requests.
func (s *side) play(moves int) error {
	if err := s.begin(); err != nil {
		return err
	}
	for i := range moves {
		s.rig.clock.move(time.Second)
		seat := s.p.seats[i]
		text := record.MoveString(s.p.table.Rules, s.p.moves[s.which][i])
		snap, err := s.rig.tables.Look(s.t.Context(), s.id)
		if err != nil {
			return err
		}
		if snap.Steps() > i {
			continue // the table has made this move for the seat, in the previous command
		}
		if err := s.seats[seat].move(s.id, seat, snap.Seq, text); err != nil {
			return fmt.Errorf("move %d of side %d: %w", i+1, s.which, err)
		}
		if err := s.giveOrders(true); err != nil {
			return err
		}
		if err := s.look(i, seat); err != nil {
			return err
		}
		if err := s.giveOrders(false); err != nil {
			return err
		}
		if i%4 == 3 {
			if err := s.seats[seat].waver(s.id); err != nil {
				return err
			}
		}
	}
	snap, err := s.rig.tables.Look(s.t.Context(), s.id)
	if err != nil {
		return err
	}
	if s.p.orders && (snap.Hidden > 20) != (s.which == 1) {
		return fmt.Errorf("side %d has %d hidden entries", s.which, snap.Hidden)
	}
	return s.all(moves)
}

// begin creates the table from the record, hands the seats over and opens the streams.
func (s *side) begin() error {
	host := newWatcher(s, "the host", engine.Nobody)
	if err := host.make(s.p.record(s.which)); err != nil {
		return err
	}
	for seat := range engine.Seat(s.p.table.Rules.Seats) {
		w := newWatcher(s, seat.String(), seat)
		w.inside = slices.Contains(s.p.insiders, seat)
		if err := w.sit(host); err != nil {
			return err
		}
		s.seats = append(s.seats, w)
	}
	s.watchers = append(slices.Clone(s.seats), host, newWatcher(s, "a spectator", engine.Nobody))
	for _, w := range s.watchers {
		if err := w.listen(); err != nil {
			return err
		}
	}
	return nil
}

// lookEvery is how closely the games are watched outside a soak: after each move one of lookEvery watchers sends requests, in
// turn.
const lookEvery = 4

// look lets watchers send requests after a move, in turn for all kinds.
func (s *side) look(move int, mover engine.Seat) error {
	closely := soak.Games() > 0
	for n, w := range s.watchers {
		if w.seat == mover && w.inside || !closely && (move+n)%lookEvery != 0 {
			continue
		}
		asks := w.questions(s.id, move)
		w.looked++
		for _, at := range []int{0, 1 + (w.looked+n)%(len(asks)-1)} {
			if err := w.ask(asks[at]); err != nil {
				return err
			}
		}
	}
	return nil
}

// all lets all watchers send all requests.
func (s *side) all(move int) error {
	for _, w := range s.watchers {
		for _, q := range w.questions(s.id, move) {
			if err := w.ask(q); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *side) compared() (n int) {
	for _, w := range s.watchers {
		for _, b := range w.sent() {
			if !w.inside {
				n += len(b)
			}
		}
	}
	return n
}

// steadyBus passes notes on and waits until all streams have sent them, so that the content of a stream does not depend on
// timing.
type steadyBus struct {
	bus.Local

	settle func(n bus.Note)
}

// Publish implements bus.Bus.
func (b *steadyBus) Publish(n bus.Note) {
	b.Local.Publish(n)
	if b.settle != nil {
		b.settle(n)
	}
}

// question is a request to the server.
type question struct{ method, path, body, tag string }

// questions lists the requests of a watcher: everything that can be read, and requests that must be refused, with and
// without compression and entity tags.
func (w *watcher) questions(id string, move int) []question {
	base, seat := "/api/tables/"+id, ""
	if w.seat != engine.Nobody {
		seat = "?seat=" + w.seat.String()
	}
	and := "&"
	if seat == "" {
		and = "?"
	}
	rng := rand.New(rand.NewPCG(uint64(move), 5))
	past := rng.IntN(move + 1)
	other := w.s.p.seats[move%len(w.s.p.seats)].String()
	body := func(moves ...string) string {
		return fmt.Sprintf(`{"seat":%q,"moves":["%s"]}`, colourOr(w.seat, other), strings.Join(moves, `","`))
	}
	r := w.s.p.table.Rules
	some := record.MoveString(r, r.Catalogue()[rng.IntN(len(r.Catalogue()))])
	more := record.MoveString(r, r.Catalogue()[rng.IntN(len(r.Catalogue()))])
	return []question{
		{"GET", base + "/position" + seat, "", ""},
		{"GET", base + seat[:0], "", ""},
		{"GET", base + "/snapshot" + seat, "", ""},
		{"GET", base + "/snapshot" + seat + and + fmt.Sprintf("since=%d", past+1), "", ""},
		{"GET", base + "/snapshot" + seat + and + "open=true", "", ""},
		{"GET", base + "/snapshot?seat=" + other, "", ""},
		{"GET", base + "/snapshot" + seat, "", "again"},
		{"GET", base + "/log" + seat, "", ""},
		{"GET", base + "/log" + seat + and + fmt.Sprintf("from=%d&limit=20", past+1), "", ""},
		{"GET", base + "/progress" + seat, "", ""},
		{"GET", base + "/record" + seat, "", ""},
		{"GET", base + "/position" + seat + and + fmt.Sprintf("at=%d", past), "", ""},
		{"GET", base + "/position" + seat + and + "open=true", "", ""},
		{"GET", base + "/log" + seat + and + "open=true", "", ""},
		{"GET", base + "/position?seat=" + other, "", ""},
		{"GET", base + "/record?seat=" + other, "", ""},
		{"GET", base + "/setup", "", ""},
		{"GET", base + "/preview.png", "", ""},
		{"GET", "/t/" + id, "", ""},
		{"GET", base + "/position" + seat, "", "again"},
		{"GET", base + "/log" + seat, "", "again"},
		{"POST", base + "/check", body(some, more, "end", "draw", "keep none"), ""},
		{"POST", base + "/check", body("keep 9"), ""},
		{"POST", base + "/simulate", body(some), ""},
		{"POST", base + "/simulate", body("draw"), ""},
		{"POST", base + "/simulate", body(), ""},
		{"POST", base + "/moves", fmt.Sprintf(`{"seat":%q,"seq":0,"moves":[%q],"key":"too-early"}`, colourOr(w.seat, other), some), ""},
		{"POST", base + "/moves", fmt.Sprintf(`{"seat":%q,"seq":99999,"moves":["nonsense"],"key":"no-sense"}`, other), ""},
		{"POST", base + "/undo", fmt.Sprintf(`{"seat":%q,"seq":1,"key":"not-mine"}`, other), ""},
		{"POST", base + "/reports", `{"comment":"why?","step":1}`, ""},
		{"GET", "/api/tables", "", ""},
		{"GET", "/api/tables?scope=public", "", ""},
		{"GET", "/api/me", "", ""},
		{"GET", "/t/" + id, "", ""},
		{"GET", base + "/nothing", "", ""},
	}
}

func colourOr(seat engine.Seat, other string) string {
	if seat == engine.Nobody {
		return other
	}
	return seat.String()
}

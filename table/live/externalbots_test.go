package live

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"volgare/bot/remote"
	"volgare/table"
	"volgare/table/tabletest"
)

// guest is an external bot that answers a message by calling a function.
type guest struct {
	say   func(q asked) string
	after time.Duration // how long an answer takes
	queue chan string
	ended chan struct{}
	end   func() // closes ended

	mu   sync.Mutex
	told []asked
}

// asked has the fields of a message that these tests read.
type asked struct {
	Do, Game, Played string
	ID, Faults, Most int
	Moves            json.RawMessage
	View             struct{ Legal []struct{ Move string } }
}

func newGuest(say func(q asked) string) *guest {
	g := &guest{say: say, queue: make(chan string, 8), ended: make(chan struct{})}
	g.end = sync.OnceFunc(func() { close(g.ended) })
	return g
}

// Send implements remote.Conn.
func (g *guest) Send(_ context.Context, line []byte) error {
	var q asked
	if err := json.Unmarshal(line, &q); err != nil {
		return err
	}
	select {
	case <-g.ended:
		return io.ErrClosedPipe
	default:
	}
	g.mu.Lock()
	g.told = append(g.told, q)
	g.mu.Unlock()
	switch q.Do {
	case "hello":
		g.queue <- `{"do":"hello","protocol":1,"name":"Sordello"}`
	case "decide":
		g.queue <- g.say(q)
	}
	return nil
}

// Receive implements remote.Conn.
func (g *guest) Receive(ctx context.Context) ([]byte, error) {
	select {
	case line := <-g.queue:
		select {
		case <-time.After(g.after):
			return []byte(line), nil
		case <-g.ended:
			return nil, io.EOF
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	case <-g.ended:
		return nil, io.EOF
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Finish implements remote.Conn.
func (g *guest) Finish(context.Context) bool { g.Close(); return true }

// Close implements remote.Conn.
func (g *guest) Close() { g.end() }

// Done implements ClosableConn.
func (g *guest) Done() <-chan struct{} { return g.ended }

// heard returns the messages that the guest has received.
func (g *guest) heard() []asked {
	g.mu.Lock()
	defer g.mu.Unlock()
	return slices.Clone(g.told)
}

// count returns the number of messages of the given kind that the guest has received.
func (g *guest) count(do string) (n int) {
	for _, q := range g.heard() {
		if q.Do == do {
			n++
		}
	}
	return n
}

// sayMoves answers with given moves.
func sayMoves(q asked, moves ...string) string {
	return fmt.Sprintf(`{"do":"moves","id":%d,"moves":["%s"]}`, q.ID, strings.Join(moves, `","`))
}

// sayLast answers with the last legal move.
func sayLast(q asked) string { return sayMoves(q, q.View.Legal[len(q.View.Legal)-1].Move) }

// invited returns a house with a table of Anna and an external bot.
func invited(t *testing.T, o Options) (*house, *table.Snapshot) {
	t.Helper()
	o.ExternalBots.Decision = cmp.Or(o.ExternalBots.Decision, time.Minute)
	h := open(t, o)
	return h, h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: table.ExternalBot}}})
}

// always reports every token as valid.
func always(context.Context) bool { return true }

// connects connects a guest to the seat and returns how the connection ends.
func (h *house) connects(id string, g *guest) <-chan error {
	h.t.Helper()
	return h.connectsWhile(id, g, always)
}

// connectsWhile connects a guest to the seat as long as its token is valid.
func (h *house) connectsWhile(id string, g *guest, good func(context.Context) bool) <-chan error {
	h.t.Helper()
	ended := make(chan error, 1)
	before := h.seated(id)
	go func() {
		defer g.Close()
		ended <- h.ConnectBot(h.t.Context(), id, "red", g, good)
	}()
	for until := time.Now().Add(time.Minute); h.seated(id) == before; time.Sleep(time.Millisecond) {
		if time.Now().After(until) {
			h.t.Fatal("the external bot does not come")
		}
	}
	return ended
}

// seated returns the external bot that is connected to the seat.
func (h *house) seated(id string) (c *botConn) {
	h.env.external.update(seatKey{id, 1}, func(p *botSeat) { c = p.conn })
	return c
}

// playedBy counts the moves of a seat by the bot that has chosen them.
func playedBy(s *table.Snapshot, colour string) map[string]int {
	all := map[string]int{}
	for _, step := range s.History().Steps() {
		if step.Seat.String() == colour {
			all[step.Bot]++
		}
	}
	return all
}

// anna plays the seat of Anna for n moves, or to the end. The other seats play in between.
func (h *house) anna(id string, moves int) *table.Snapshot {
	h.t.Helper()
	rng := rand.New(rand.NewPCG(1, 1))
	for deadline := time.Now().Add(time.Minute); moves > 0; {
		s := h.look(id)
		seat, choices := legal(s)
		switch {
		case s.State == table.StateOver:
			return s
		case seat == "yellow":
			h.do(id, anna, table.Play{Seat: seat, Moves: []string{tabletest.Some(rng, choices)}})
			moves--
		case time.Now().After(deadline):
			h.t.Fatal("the others do not go on")
		default:
			time.Sleep(100 * time.Microsecond)
		}
	}
	return h.settled(h.look(id))
}

// whole is more moves than a game has.
const whole = 10_000

// TestExternalBotPlays: an external bot makes all decisions of its seat, and is notified of all moves and of the end.
func TestExternalBotPlays(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{})
	g := newGuest(sayLast)
	ended := h.connects(s.ID, g)
	h.do(s.ID, anna, table.Start{})
	s = h.anna(s.ID, whole)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	by := playedBy(s, "red")
	if len(by) != 1 || by[table.ExternalBot] < 20 || g.count("decide") != by[table.ExternalBot] {
		t.Errorf("%v, asked %d times", by, g.count("decide"))
	}
	if g.count("game") != 1 || g.count("fault") != 0 || g.count("result") != 1 || g.count("quit") != 1 {
		t.Errorf("games %d, faults %d, results %d, quits %d", g.count("game"), g.count("fault"), g.count("result"), g.count("quit"))
	}
	late := newGuest(sayLast)
	if err := h.ConnectBot(t.Context(), s.ID, "red", late, always); err != nil || late.count("game") != 1 || late.count("result") != 1 || late.count("quit") != 1 {
		t.Errorf("after the game: %v, games %d, results %d, quits %d", err, late.count("game"), late.count("result"), late.count("quit"))
	}
}

// TestExternalBotOutGetsResult: a bot that is out of the game gets the result when it returns after the end, also if a replaced
// connection has made more faults than allowed together with the last one. The game that it is sent allows at least one fault.
func TestExternalBotOutGetsResult(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	babble := func(asked) string { return "babble" }
	replaced, g := newGuest(babble), newGuest(babble)
	ended := h.connects(s.ID, replaced)
	h.do(s.ID, anna, table.Start{})
	for replaced.count("fault") < 2 {
		s = h.anna(s.ID, 1)
	}
	h.connects(s.ID, g)
	if err := <-ended; !errors.Is(err, errReplaced) {
		t.Fatal(err)
	}
	s = h.anna(s.ID, 10)
	if n := replaced.count("fault") + g.count("fault"); n < 3 {
		t.Fatalf("%d faults", n)
	}
	g.Close()
	for h.seated(s.ID) != nil {
		time.Sleep(time.Millisecond)
	}
	s = h.anna(s.ID, whole)
	late := newGuest(sayLast)
	if err := h.ConnectBot(t.Context(), s.ID, "red", late, always); err != nil || late.count("result") != 1 {
		t.Errorf("%v, results %d", err, late.count("result"))
	}
	for _, q := range late.heard() {
		if q.Do == "game" && q.Faults < 1 {
			t.Errorf("the game allows %d faults", q.Faults)
		}
	}
}

// TestExternalBotAbsent: another bot decides until an external bot connects. The log names the bot of each move.
func TestExternalBotAbsent(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	h.do(s.ID, anna, table.Start{})
	s = h.anna(s.ID, 10)
	if by := playedBy(s, "red"); by["greedy"] == 0 || by[table.ExternalBot] != 0 {
		t.Fatalf("without it: %v", by)
	}
	ended := h.connects(s.ID, newGuest(sayLast))
	s = h.anna(s.ID, whole)
	if by := playedBy(s, "red"); by[table.ExternalBot] < 10 {
		t.Errorf("with it: %v", by)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestExternalBotAtFault: a faulty answer is replaced and reported. After three faults the bot is out, until it is admitted again.
func TestExternalBotAtFault(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	n := 0
	g := newGuest(func(q asked) string {
		switch n++; n {
		case 1:
			return "babble"
		case 2:
			return sayMoves(q, "dance")
		case 3:
			return sayMoves(q, "canticle 9")
		}
		return sayLast(q)
	})
	h.connects(s.ID, g)
	h.do(s.ID, anna, table.Start{})
	s = h.anna(s.ID, 30)
	if by := playedBy(s, "red"); by[table.ExternalBot] != 0 || by["greedy"] < 4 || g.count("decide") != 3 || g.count("fault") != 3 {
		t.Errorf("%v, %d questions, %d faults", by, g.count("decide"), g.count("fault"))
	}
	g.Close()
	for h.seated(s.ID) != nil {
		time.Sleep(time.Millisecond)
	}
	if err := h.ConnectBot(t.Context(), s.ID, "red", newGuest(sayLast), always); table.CodeOf(err) != table.LimitReached {
		t.Errorf("it comes again: %v", err)
	}
	h.Dismiss(s, 1)
	h.connects(s.ID, newGuest(sayLast))
	if by := playedBy(h.anna(s.ID, whole), "red"); by[table.ExternalBot] < 5 {
		t.Errorf("after it began anew: %v", by)
	}
}

// TestExternalBotRenewed: a bot whose token is renewed during its hello is dismissed. If the token was renewed at another node,
// the bot is dismissed after the next move.
func TestExternalBotRenewed(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	never := func(context.Context) bool { return false }
	if err := h.ConnectBot(t.Context(), s.ID, "red", newGuest(sayLast), never); !errors.Is(err, errDismissed) {
		t.Errorf("renewed meanwhile: %v", err)
	}
	var renewed atomic.Bool
	ended := h.connectsWhile(s.ID, newGuest(sayLast), func(context.Context) bool { return !renewed.Load() })
	h.do(s.ID, anna, table.Start{})
	h.anna(s.ID, 2)
	renewed.Store(true)
	h.anna(s.ID, 2)
	if err := <-ended; !errors.Is(err, errDismissed) {
		t.Errorf("renewed elsewhere: %v", err)
	}
}

// TestExternalBotIsSentGameAgainAfterUndo: after an undo the game begins again for the bot, from the present position.
func TestExternalBotIsSentGameAgainAfterUndo(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{BotGrace: time.Nanosecond})
	g := newGuest(sayLast)
	ended := h.connects(s.ID, g)
	h.do(s.ID, anna, table.Start{})
	v := h.seated(s.ID)
	s = h.anna(s.ID, 5)
	back, err := newReplica(h.env, s.ID).load(s.Seq - 1) // the last entry is a move
	if err != nil {
		t.Fatal(err)
	}
	v.asking.Lock()
	v.follow(s)
	v.follow(back)
	knows := len(v.known)
	v.asking.Unlock()
	if knows != s.Steps()-1 {
		t.Errorf("it knows of %d moves of %d", knows, s.Steps()-1)
	}
	h.anna(s.ID, whole)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	games := map[string]bool{}
	for _, q := range g.heard() {
		if q.Do == "game" {
			games[q.Game] = true
		}
	}
	if len(games) < 2 {
		t.Errorf("games %v", games)
	}
}

// TestExternalBotDismissed: a new connection replaces the present one, and a bot is disconnected if another player gets its seat.
func TestExternalBotDismissed(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	first := h.connects(s.ID, newGuest(sayLast))
	second := h.connects(s.ID, newGuest(sayLast))
	if err := <-first; !errors.Is(err, errReplaced) {
		t.Error(err)
	}
	h.Dismiss(s, 1)
	if err := <-second; !errors.Is(err, errDismissed) {
		t.Error(err)
	}
	third := h.connects(s.ID, newGuest(sayLast))
	h.do(s.ID, anna, table.SetBot{Seat: "red", Bot: "random"})
	if err := <-third; table.CodeOf(err) != table.NotHeld {
		t.Error(err)
	}
	h.do(s.ID, anna, table.SetBot{Seat: "red", Bot: table.ExternalBot})
	g := newGuest(sayLast)
	fourth := h.connects(s.ID, g)
	g.Close()
	if err := <-fourth; !errors.Is(err, errLeft) {
		t.Error(err)
	}
}

// TestExternalBotsDoNotWaitForEachOther: with a silent external bot at one table, another plays on.
func TestExternalBotsDoNotWaitForEachOther(t *testing.T) {
	t.Parallel()
	h, silent := invited(t, Options{ExternalBots: remote.Options{Decision: time.Hour}})
	for range 4 {
		s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "bot", Bot: table.ExternalBot}, {Who: "bot", Bot: table.ExternalBot}}})
		h.do(s.ID, anna, table.Start{})
	}
	mute := newGuest(func(asked) string { return "" })
	h.connects(silent.ID, mute)
	h.do(silent.ID, anna, table.Start{})
	other := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: table.ExternalBot}}})
	h.connects(other.ID, newGuest(sayLast))
	h.do(other.ID, anna, table.Start{})
	if by := playedBy(h.anna(other.ID, whole), "red"); by[table.ExternalBot] < 20 {
		t.Errorf("%v", by)
	}
	mute.Close()
}

// TestExternalBotText: no text of an external bot gets into the log.
func TestExternalBotText(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	h.connects(s.ID, newGuest(func(q asked) string { return sayMoves(q, "Sordello") }))
	h.do(s.ID, anna, table.Start{})
	if by := playedBy(h.anna(s.ID, 10), "red"); by[table.ExternalBot] != 0 || by["greedy"] < maxFaults {
		t.Errorf("%v", by)
	}
	for _, e := range h.entries(s.ID) {
		if text := fmt.Sprintf("%+v", *e); strings.Contains(text, "Sordello") {
			t.Error(text)
		}
	}
}

// TestUndoKeepsFaultsOfExternalBot: an undo does not reset the faults of a bot.
func TestUndoKeepsFaultsOfExternalBot(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1})
	g := newGuest(func(q asked) string { return sayMoves(q, "dance") })
	h.connects(s.ID, g)
	h.do(s.ID, anna, table.Start{})
	v := h.seated(s.ID)
	for range 8 {
		v.asking.Lock()
		v.begun = false // as follow does it after moves that the bot knows were undone
		v.asking.Unlock()
		h.anna(s.ID, 3)
	}
	if n := g.count("decide"); n != maxFaults {
		t.Errorf("asked %d times", n)
	}
}

// TestExternalBotDismissedWhileAsked: if a bot is dismissed while it is asked, the game continues at once with the choice of
// another bot.
func TestExternalBotDismissedWhileAsked(t *testing.T) {
	t.Parallel()
	h, s := invited(t, Options{ExternalBotWait: -1, ExternalBots: remote.Options{Decision: time.Hour}})
	asks := make(chan struct{}, 1)
	ended := h.connects(s.ID, newGuest(func(asked) string {
		asks <- struct{}{}
		return ""
	}))
	h.do(s.ID, anna, table.Start{})
	played := make(chan *table.Snapshot)
	go func() { played <- h.anna(s.ID, 10) }()
	<-asks
	h.Dismiss(s, 1)
	if err := <-ended; !errors.Is(err, errDismissed) {
		t.Error(err)
	}
	if by := playedBy(<-played, "red"); by[table.ExternalBot] != 0 || by["greedy"] == 0 {
		t.Errorf("%v", by)
	}
}

// TestExternalBotAdmitted: only the host can give a seat to an external bot, because the host sees its hand. The seat must not be
// held by a person, and no other player may have seen a hand. A game that continues another one has no external bots.
func TestExternalBotAdmitted(t *testing.T) {
	t.Parallel()
	h := open(t, Options{ExternalBotWait: -1})
	s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "open"}, {Who: "bot", Bot: "random"}, {Who: "bot", Bot: table.ExternalBot}}})
	h.do(s.ID, bert, table.Sit{Seat: "red"})
	h.refused(s.ID, bert, table.SetBot{Seat: "black", Bot: table.ExternalBot}, table.NotHost)
	h.refused(s.ID, bert, table.SetBot{Seat: "red", Bot: table.ExternalBot}, table.NotHost)
	h.refused(s.ID, anna, table.SetBot{Seat: "red", Bot: table.ExternalBot}, table.NotHeld)
	h.refused(s.ID, anna, table.SetBot{Seat: "yellow", Bot: table.ExternalBot}, table.SeatTaken)
	h.do(s.ID, anna, table.SetBot{Seat: "black", Bot: table.ExternalBot})
	h.do(s.ID, anna, table.SetBot{Seat: "black", Bot: "random"})
	h.settled(h.do(s.ID, anna, table.Start{}))
	h.refused(s.ID, anna, table.SetBot{Seat: "black", Bot: table.ExternalBot}, table.NotForHost)
	h.do(s.ID, anna, table.SetBot{Seat: "grey", Bot: table.ExternalBot})

	watched := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "open"}, {Who: "bot", Bot: table.ExternalBot}}})
	h.do(watched.ID, bert, table.Sit{Seat: "yellow"})
	watched = h.do(watched.ID, anna, table.Start{})
	for _, now := range []*table.Snapshot{watched, h.do(watched.ID, anna, table.SetBot{Seat: "red", Bot: "random"})} {
		if err := now.CanClaim("yellow", anna.ID); table.CodeOf(err) != table.SecondSeat {
			t.Errorf("who has seen the hand of his external bot: %v", err)
		}
		if err := now.CanClaim("red", anna.ID); err != nil {
			t.Errorf("who plays on for his external bot: %v", err)
		}
	}

	done := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "bot", Bot: "random"}, {Who: "bot", Bot: table.ExternalBot}}, Start: true})
	h.over(done.ID)
	next, err := h.PlayOn(t.Context(), bert, "", done.ID, 5, "yellow")
	if err != nil || next.Seats[1].Bot == table.ExternalBot {
		t.Errorf("%v, %+v", err, next.Seats[1])
	}
}

package table

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"volgare/engine"
	"volgare/record"
	"volgare/table/clock"
	"volgare/table/tabletest"
	"volgare/view"
	"volgare/workshop/soak"
)

// ordering is a game of three people with a clock, at the beginning of the turn of a seat.
type ordering struct {
	*house

	now  *hands
	id   string
	next engine.Seat // whose turn is next
}

func newOrdering(t *testing.T) *ordering {
	t.Helper()
	h, now, id := timedGame(t, daily(clock.BotTakesOver))
	o := &ordering{house: h, now: now, id: id}
	for o.s().turn() == 0 || o.s().history.Now().At != 0 {
		o.playOn(id)
	}
	o.next = o.s().history.Now().Order[1]
	return o
}

func (o *ordering) s() *Snapshot { return o.look(o.id) }

// plan returns a plan of a move and the end of the turn.
func (o *ordering) plan(n int) Plan {
	o.t.Helper()
	v, err := o.s().Simulate(o.next, nil)
	if err != nil {
		o.t.Fatal(err)
	}
	for _, m := range v.Legal {
		if _, err := o.s().Simulate(o.next, []string{m.Notation}); err != nil || !strings.HasPrefix(m.Notation, "move ") {
			continue
		}
		if n--; n < 0 {
			return Plan{Moves: []string{m.Notation, "end"}}
		}
	}
	o.t.Fatal("no plan")
	return Plan{}
}

func (o *ordering) give(order Order) *OrderState {
	o.t.Helper()
	o.do(o.id, people[o.next.String()], GiveOrder{o.next.String(), order})
	return o.s().OrderOf(o.next)
}

// play makes moves for the seat to decide.
func (o *ordering) play(moves ...string) {
	o.t.Helper()
	seat, _ := legal(o.s())
	o.do(o.id, people[seat], Play{seat, moves})
}

// fire lets the delay of the order that is due pass, and carries it out.
func (o *ordering) fire() *OrderState {
	o.t.Helper()
	due := o.s().Due()[0]
	if !due.Ordered || due.Seat != o.next {
		o.t.Fatalf("due is %+v", due)
	}
	if d := due.At.Sub(o.s().Changed); d < leastOrderDelayCorrespondence || d > mostOrderDelayCorrespondence {
		o.t.Errorf("the delay is %v", d)
	}
	o.now.move(due.At.Sub(o.now.now()))
	o.carryOut(o.s(), due)
	if !same(o.s(), o.second().look(o.id)) {
		o.t.Error("loaded again it is another table")
	}
	return o.s().OrderOf(o.next)
}

func (o *ordering) noneDue() {
	o.t.Helper()
	if due := o.s().Due(); slices.ContainsFunc(due, func(d Due) bool { return d.Ordered }) {
		o.t.Errorf("due is %+v", due)
	}
}

func (o *ordering) wantFault(want OrderFault) {
	o.t.Helper()
	is := o.s().OrderOf(o.next)
	if is == nil || is.State != OrderCancelled || !reflect.DeepEqual(is.Faults, []OrderFault{want}) {
		o.t.Errorf("the order is %+v, want the fault %+v", is, want)
	}
}

func TestOrderPlaysNextTurn(t *testing.T) {
	o := newOrdering(t)
	before := o.s()
	plan := o.plan(0)
	if is := o.give(Order{Plans: []Plan{plan}}); is.State != OrderWaiting || is.Plans[0].Outcome == "" {
		t.Errorf("%+v", is)
	}
	if s := o.s(); s.Seq != before.Seq || s.Logged() != before.Logged()+1 || s.Version != before.Version || !s.Changed.Equal(before.Changed) {
		t.Errorf("at %d of %d, version %d, changed %v", s.Seq, s.Logged(), s.Version, s.Changed)
	}
	o.noneDue()
	o.play("end")
	steps := o.s().Steps()
	is := o.fire()
	if is.State != OrderPlayed || is.Played != 1 || is.From != steps+1 || is.To != steps+2 || is.Dropped != 0 {
		t.Errorf("%+v", is)
	}
	for _, step := range o.s().history.Steps()[steps:] {
		if step.Bot != "" || step.Seat != o.next {
			t.Errorf("step %+v", step)
		}
	}
	if u := o.s().Undo(o.next); u.Turn != 2 {
		t.Errorf("can undo %+v", u)
	}
	o.do(o.id, people[o.next.String()], Undo{o.next.String(), true})
	o.wantFault(OrderFault{Reason: Undone})
	o.noneDue()
	o.do(o.id, people[o.next.String()], Redo{o.next.String()})
	o.wantFault(OrderFault{Reason: Undone})
}

func TestOrderOfSeveralPlans(t *testing.T) {
	o := newOrdering(t)
	first, second := o.plan(0), o.plan(1)
	o.give(Order{Plans: []Plan{first, second}})
	state := *o.s().OrderOf(o.next)
	state.Plans = slices.Clone(state.Plans)
	state.Plans[0].Outcome = "another"
	o.tables[o.id].snap.orders[o.next] = &state
	o.play("end")
	if e, ok := o.s().Act(o.s().Due()[0]); !ok || e.Moves != strings.Join(second.Moves, "; ") || e.Ordered != 2 {
		t.Errorf("%+v", e)
	}
	state.Plans[1] = Plan{Moves: []string{second.Moves[0], second.Moves[0]}, Outcome: second.Outcome}
	e, _ := o.s().Act(o.s().Due()[0])
	want := []OrderFault{{Reason: OtherOutcome, Plan: 1}, {Reason: NotLegal, Plan: 2, Move: 1}}
	if e.Kind != kindCancelOrder || !reflect.DeepEqual(e.Faults, want) {
		t.Errorf("%+v", e)
	}
	seq := o.s().Seq
	o.commit(o.id, e)
	if s := o.s(); s.Seq != seq || s.OrderOf(o.next).State != OrderCancelled || s.OrderOf(o.next).Faults[1].Move != 1 {
		t.Errorf("at %d: %+v", s.Seq, s.OrderOf(o.next))
	}
	o.noneDue()
}

// TestPlanStopsAtRevelation: the moves after one that reveals something are dropped.
func TestPlanStopsAtRevelation(t *testing.T) {
	o := newOrdering(t)
	rng := rand.New(rand.NewPCG(1, 1))
	for o.s().State == StatePlaying {
		if moves := o.revealing(); moves != nil {
			o.give(Order{Plans: []Plan{{Moves: append(moves, "end")}}})
			o.play("end")
			steps := o.s().Steps()
			if is := o.fire(); is.State != OrderPlayed || is.Dropped != 1 || is.From != steps+1 {
				t.Errorf("%q: %+v", moves, is)
			}
			if o.noneDue(); !o.s().inTurn(o.next) {
				t.Error("the turn has ended")
			}
			return
		}
		for o.advanceOne(rng); o.s().State == StatePlaying; o.advanceOne(rng) {
			if now := o.s().history.Now(); now.Decision == engine.Turn && int(now.At)+1 < len(o.s().Seats) {
				o.next = now.Order[now.At+1]
				break
			}
		}
	}
	t.Error("no move reveals anything")
}

// revealing returns a move or two of the next turn, the last of which reveals something, or nil.
func (o *ordering) revealing() []string {
	v, err := o.s().Simulate(o.next, nil)
	if err != nil {
		return nil
	}
	for _, m := range v.Legal {
		after, err := o.s().Simulate(o.next, []string{m.Notation})
		if m.Kind == "draw" {
			return []string{m.Notation}
		}
		if err != nil {
			continue
		}
		for _, second := range after.Legal {
			if second.Kind == "draw" {
				return []string{m.Notation, second.Notation}
			}
		}
	}
	return nil
}

func (o *ordering) advanceOne(rng *rand.Rand) {
	o.t.Helper()
	seat, moves := legal(o.s())
	o.do(o.id, people[seat], Play{seat, []string{tabletest.Some(rng, moves)}})
}

func TestOrderIsRefused(t *testing.T) {
	o := newOrdering(t)
	next, who := o.next.String(), people[o.next.String()]
	seat, _ := legal(o.s())
	plan := o.plan(0)
	for want, orders := range map[Code][]Order{
		BadMove: {{Plans: []Plan{{}}}, {Plans: []Plan{{Moves: []string{"dance"}}}}, {Plans: []Plan{{Moves: []string{"end", "dance"}}}}},
		Illegal: {{Plans: []Plan{plan, {Moves: append(slices.Clone(plan.Moves[:1]), plan.Moves...)}}}},
		TooMany: {{Plans: []Plan{{Moves: slices.Repeat([]string{"end"}, MaxMoves+1)}}}},
		BadOrder: {
			{Bid: -1},
			{Bid: MaxBid + 1},
			{Summons: "perhaps"},
			{Plans: slices.Repeat([]Plan{plan}, MaxPlans+1)},
			{Unless: []Condition{{Type: "rain"}}},
			{Unless: []Condition{{IfCityEntered, "atlantis"}}},
			{Unless: []Condition{{IfManuscriptTaken, "9-blue"}}},
			{Unless: []Condition{{IfSummoned, "roma"}}},
			{Unless: slices.Repeat([]Condition{{Type: IfSummoned}}, MaxConditions+1)},
		},
	} {
		for _, order := range orders {
			o.refused(o.id, who, GiveOrder{next, order}, want)
		}
	}
	o.refused(o.id, people[seat], GiveOrder{seat, Order{Bid: 3}}, YourTurn)
	o.refused(o.id, people[seat], GiveOrder{next, Order{Bid: 3}}, NotHeld)
	o.refused(o.id, dora, GiveOrder{next, Order{Bid: 3}}, NotHeld)
	for i := range OrdersPerTurn {
		o.give(Order{Bid: i})
	}
	o.refused(o.id, who, GiveOrder{next, Order{Bid: 7}}, LimitReached)
	if is := o.give(Order{}); is != nil {
		t.Errorf("%+v cannot be removed", is)
	}
	o.refused(o.id, who, GiveOrder{next, Order{}}, LimitReached)
	if _, err := o.command(o.id, Command{By: who, Seq: o.s().Seq + 1, Action: GiveOrder{next, Order{}}}); CodeOf(err) != Stale {
		t.Errorf("beyond the last entry: %v", err)
	}
	for turn := o.s().turn(); o.s().turn() == turn; {
		o.playOn(o.id)
	}
	for o.s().deciding(o.next) {
		o.playOn(o.id)
	}
	o.give(Order{Bid: 7})
}

// TestOrderEnds: everything that ends an order before it is played.
func TestOrderEnds(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(o *ordering, who Identity, next string)
		fault *OrderFault // nil: no order is left
	}{
		"empty": {func(o *ordering, _ Identity, _ string) { o.give(Order{}) }, nil},
		"used": {func(o *ordering, _ Identity, _ string) {
			moves := o.plan(0).Moves
			o.play("end")
			o.play(moves[0])
		}, &OrderFault{Reason: Used}},
		"bot": {func(o *ordering, who Identity, next string) {
			o.do(o.id, who, SetBot{Seat: next, Bot: "random"})
			o.do(o.id, who, TakeBackSeat{next})
		}, nil},
		"resigned":       {func(o *ordering, who Identity, next string) { o.do(o.id, who, Resign{next}) }, nil},
		"another person": {func(o *ordering, _ Identity, next string) { o.do(o.id, dora, Claim{Seat: next}) }, nil},
		"closed": {func(o *ordering, _ Identity, _ string) {
			o.do(o.id, anna, Close{})
			o.do(o.id, anna, Reopen{})
		}, nil},
		"time-out": {func(o *ordering, _ Identity, next string) {
			o.do(o.id, people[next], GiveOrder{next, Order{Bid: 5}})
			o.play("end")
			o.timeOut(o.id, o.now)
		}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			o := newOrdering(t)
			o.give(Order{Plans: []Plan{o.plan(0)}, Bid: 3})
			c.do(o, people[o.next.String()], o.next.String())
			if o.noneDue(); c.fault != nil {
				o.wantFault(*c.fault)
			} else if is := o.s().OrderOf(o.next); is != nil {
				t.Errorf("%+v is left", is)
			}
			if !same(o.s(), o.second().look(o.id)) {
				t.Error("loaded again it is another table")
			}
		})
	}
}

// TestOrderOfAnswersEndsWithTurn: answers hold until the next turn of the seat has ended.
func TestOrderOfAnswersEndsWithTurn(t *testing.T) {
	o := newOrdering(t)
	o.give(Order{RefuseTrades: true})
	o.play("end")
	o.noneDue()
	if is := o.s().OrderOf(o.next); is.State != OrderWaiting || !is.answering {
		t.Errorf("%+v", is)
	}
	o.play("end")
	o.wantFault(OrderFault{Reason: Used})
	if is := o.s().OrderOf(o.next); is.answering {
		t.Errorf("%+v", is)
	}
}

// TestUndoBeforeOrder: a player who gives an order after the end of the turn and undoes that end decides without it.
func TestUndoBeforeOrder(t *testing.T) {
	o := newOrdering(t)
	seat, _ := legal(o.s())
	o.play("end")
	next := o.next
	o.next, _ = o.s().SeatOf(seat)
	o.give(Order{Plans: []Plan{o.plan(0)}})
	o.do(o.id, people[seat], Undo{Seat: seat})
	o.wantFault(OrderFault{Reason: Undone})
	o.noneDue()
	o.next = next
	o.give(Order{Plans: []Plan{o.plan(0)}})
	o.play("end")
	o.do(o.id, people[seat], Undo{Seat: seat}) // of another player: the order waits
	o.noneDue()
	o.now.move(time.Minute)
	o.play("end")
	if is := o.fire(); is.State != OrderPlayed {
		t.Errorf("%+v", is)
	}
}

func TestOrderWaitsDuringPause(t *testing.T) {
	o := newOrdering(t)
	o.give(Order{Plans: []Plan{o.plan(0)}})
	o.play("end")
	for seat, who := range people {
		o.do(o.id, who, Pause{seat})
	}
	o.noneDue()
	o.now.move(time.Hour)
	o.do(o.id, anna, Resume{"yellow"})
	if is := o.fire(); is.State != OrderPlayed { // which checks the delay
		t.Errorf("%+v", is)
	}
}

// TestOrderBeforeDeadline: an order is played before the time of its seat runs out.
func TestOrderBeforeDeadline(t *testing.T) {
	now := &hands{}
	h := openAt(t, now)
	s := h.create(anna, NewTable{
		Seats: all(2, SeatPlan{Who: "me"}), Start: true,
		Clock: &clock.Rules{Kind: clock.Live, Initial: 60, Increment: 1, Reply: 10, TimeOut: clock.BotTakesOver, Bot: "random"},
	})
	for s.turn() == 0 {
		seat, moves := legal(s)
		s = h.do(s.ID, anna, Play{seat, moves[:1]})
	}
	other := s.history.Now().Order[1]
	s = h.do(s.ID, anna, GiveOrder{other.String(), Order{Plans: []Plan{{Moves: []string{"end"}}}}})
	seat, _ := legal(s)
	s = h.do(s.ID, anna, Play{seat, []string{"end"}})
	if due := s.Due(); len(due) != 2 || !due[0].Ordered || !due[1].TimeOut {
		t.Errorf("due: %+v", due)
	}
}

func TestOrderConditions(t *testing.T) {
	effects := map[string]engine.EffectKind{
		IfManuscriptTaken: engine.ManuscriptTaken, IfCityEntered: engine.Moved, IfSummoned: engine.Summoned,
	}
	seen := map[string]bool{}
	for game := 0; len(seen) < len(effects) && game < 40; game++ {
		h := open(t)
		rng := rand.New(rand.NewPCG(uint64(game), 5))
		s, moves := planned(h, NewTable{Seats: all(3, SeatPlan{Who: "me"}), Start: true, Seed: fmt.Sprint("conditions ", game)}, rng)
		for s.State == StatePlaying {
			by, _ := s.Decider()
			before, step := s.Steps(), record.MoveString(s.Table.Rules, moves[s.Steps()])
			s = h.settled(h.do(s.ID, anna, Play{by.String(), []string{step}}))
			for _, made := range s.history.Walk(before, s.Steps()) {
				for _, e := range made.Effects {
					for name, kind := range effects {
						if e.Kind != kind || seen[name] {
							continue
						}
						c := Condition{Type: name}
						switch name {
						case IfManuscriptTaken:
							c.Value = record.ManuscriptWord(s.Table.Rules, e.A)
						case IfCityEntered:
							c.Value = record.PlaceWord(s.Table.Rules, engine.PlaceNo(e.B))
						}
						o := &OrderState{Order: Order{Unless: []Condition{c}}, since: []int{before}}
						for seat := range engine.Seat(3) {
							if _, met := s.metCondition(o, seat); met != (seat != e.Seat) {
								t.Errorf("%+v of %v is met for %v: %v", c, e.Seat, seat, met)
							}
						}
						o.since = []int{s.Steps()}
						if _, met := s.metCondition(o, (e.Seat+1)%3); met {
							t.Errorf("%+v is met by an earlier move", c)
						}
						seen[name] = true
					}
				}
			}
		}
	}
	if len(seen) < len(effects) {
		t.Errorf("only %v", seen)
	}
}

func TestConditionCancelsOrder(t *testing.T) {
	o := newOrdering(t)
	move := o.elsewhere()
	c := Condition{IfCityEntered, strings.Fields(move)[1]}
	o.give(Order{Plans: []Plan{o.plan(0)}, Unless: []Condition{{Type: IfSummoned}, c}})
	o.play(move, "end")
	o.fire()
	o.wantFault(OrderFault{Reason: ConditionMet, Condition: &c})
	o.noneDue()
}

// TestChangeOfDetailsKeepsPlan: an order given again with other answers is as cautious as before.
func TestChangeOfDetailsKeepsPlan(t *testing.T) {
	for name, c := range map[string]struct {
		first, second []string // types of conditions
		met           bool
	}{
		"condition kept":  {[]string{IfCityEntered}, []string{IfSummoned, IfCityEntered}, true},
		"condition added": {nil, []string{IfSummoned, IfCityEntered}, false},
	} {
		t.Run(name, func(t *testing.T) {
			o := newOrdering(t)
			move := o.elsewhere()
			unless := func(types []string) (list []Condition) {
				for _, name := range types {
					c := Condition{Type: name}
					if name == IfCityEntered {
						c.Value = strings.Fields(move)[1]
					}
					list = append(list, c)
				}
				return list
			}
			plan := o.plan(0)
			o.give(Order{Plans: []Plan{plan}, Unless: unless(c.first)})
			o.play(move)
			o.give(Order{Plans: []Plan{plan}, Unless: unless(c.second), Bid: 2})
			o.play("end")
			if is := o.fire(); c.met != (is.State == OrderCancelled) || c.met && is.Faults[0].Reason != ConditionMet {
				t.Errorf("%+v", is)
			}
		})
	}
	o := newOrdering(t)
	plan := o.plan(0)
	is := *o.give(Order{Plans: []Plan{plan}})
	is.Plans = []Plan{{Moves: is.Plans[0].Moves, Outcome: "another"}}
	o.tables[o.id].snap.orders[o.next] = &is
	if is := o.give(Order{Plans: []Plan{plan}, Bid: 2}); is.Plans[0].Outcome != "another" {
		t.Error("another bid accepts another outcome")
	}
	if is := o.give(Order{Plans: []Plan{plan}, Bid: 2}); is.Plans[0].Outcome == "another" {
		t.Error("the same order does not accept the outcome that it has now")
	}
}

// elsewhere returns a move to a city for the seat that decides.
func (o *ordering) elsewhere() string {
	o.t.Helper()
	v, err := o.s().Simulate(o.s().history.Now().Seat, nil)
	if err != nil {
		o.t.Fatal(err)
	}
	at := slices.IndexFunc(v.Legal, func(m view.Legal) bool { return strings.HasPrefix(m.Notation, "move ") })
	return v.Legal[at].Notation
}

// TestOrdersOverRandomGames: bots plan turns and answers of all seats in random games. An order never makes an illegal move, never one
// that it does not name, and never a turn whose outcome or conditions are others than it says.
func TestOrdersOverRandomGames(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	for game := range soak.Or(8, 60) / tabletest.Slower {
		now := &hands{}
		h, rng := openAt(t, now), rand.New(rand.NewPCG(uint64(game), 77))
		options := map[string]string{"ritmo": "on"}
		if game%2 == 0 {
			options = nil
		}
		s := h.create(anna, NewTable{Seats: all(2+game%4, SeatPlan{Who: "me"}), Options: options, Start: true, Seed: fmt.Sprint("orders ", game)})
		for s.State == StatePlaying {
			for i := range s.Seats {
				if rng.IntN(6) == 0 {
					s = randomOrder(h, s, engine.Seat(i), rng)
				}
			}
			now.move(time.Duration(rng.IntN(20)) * time.Second)
			due := s.Due()
			if len(due) > 0 && due[0].Ordered && rng.IntN(4) > 0 {
				s = checkedFire(t, h, s, due[0], seen)
				continue
			}
			if len(due) > 0 && !due[0].Ordered {
				s = h.carryOut(s, due[0])
				continue
			}
			seat, moves := legal(s)
			if u := s.Undo(s.history.Now().Seat); u.Turn > 0 && rng.IntN(12) == 0 {
				s = h.do(s.ID, anna, Undo{seat, true})
				continue
			}
			s = h.do(s.ID, anna, Play{seat, []string{tabletest.Some(rng, moves)}})
		}
		if !same(s, h.second().look(s.ID)) {
			t.Error("loaded again it is another table")
		}
	}
	t.Log(seen)
	for _, what := range []string{"plan", "answer", "bidding", NotLegal, OtherOutcome, ConditionMet, "dropped"} {
		if seen[what] == 0 {
			t.Errorf("no %s in %v", what, seen)
		}
	}
}

func randomOrder(h *house, s *Snapshot, seat engine.Seat, rng *rand.Rand) *Snapshot {
	o := Order{Bid: rng.IntN(9), RefuseTrades: rng.IntN(2) == 0, Summons: []string{"", AcceptSummons, RefuseSummons}[rng.IntN(3)]}
	for range rng.IntN(MaxPlans + 1) {
		if moves := likely(s, seat, rng); len(moves) > 0 {
			o.Plans = append(o.Plans, Plan{Moves: append(moves, "end")})
		}
	}
	if rng.IntN(4) == 0 {
		place := s.Table.Rules.Box.Places[rng.IntN(len(s.Table.Rules.Box.Places))].ID
		o.Unless = []Condition{{Type: IfSummoned}, {IfCityEntered, place}}
	}
	if next, err := h.command(s.ID, Command{By: anna, Seq: -1, Action: GiveOrder{seat.String(), o}}); err == nil {
		return next
	}
	return s
}

// checkedFire carries an order out, and checks the result against its text.
func checkedFire(t *testing.T, h *house, s *Snapshot, d Due, seen map[string]int) *Snapshot {
	t.Helper()
	o, now := s.OrderOf(d.Seat), s.history.Now()
	e, ok := s.Act(d)
	if !ok {
		t.Fatalf("%+v does nothing", d)
	}
	next := h.commit(s.ID, e) // which fails if a move is illegal
	if e.Kind == kindCancelOrder {
		for _, f := range e.Faults {
			seen[f.Reason]++
		}
		return next
	}
	_, met := s.metCondition(o, d.Seat)
	switch {
	case e.Ordered == answered:
		seen["answer"]++
		m := next.history.Steps()[s.Steps()].Move
		fits := false
		switch now.Decision {
		case engine.Answer:
			fits = m.Kind == engine.Accept && o.Summons == AcceptSummons || m.Kind == engine.Refuse && o.Summons == RefuseSummons
		case engine.TradeReply:
			fits = m.Kind == engine.Refuse && o.RefuseTrades
		case engine.Bidding:
			seen["bidding"]++
			fits = o.Bid > 0 && (m.Kind == engine.Pass || m.Kind == engine.Bid && int(m.A) <= o.Bid)
		}
		if !fits || now.Decision == engine.Turn {
			t.Errorf("%+v answers %v by %s", o.Order, now.Decision, e.Moves)
		}
	case met, o.State != OrderWaiting, now.Decision != engine.Turn:
		t.Errorf("%+v plays %s", o, e.Moves)
	default:
		seen["plan"]++
		made := strings.Split(e.Moves, "; ")
		is := next.OrderOf(d.Seat)
		plan := o.Plans[e.Ordered-1]
		if next.State == StatePlaying {
			seen["dropped"] += is.Dropped
		}
		n := min(len(made), len(plan.Moves))
		if only := len(made) - 1; len(made) > len(plan.Moves)+1 || // a move without a choice follows
			!slices.Equal(made[:n], plan.Moves[:n]) && !slices.Equal(made[:only], plan.Moves[:only]) {
			t.Errorf("%q of %q", made, plan.Moves)
		}
		if is, err := s.foresee(d.Seat, plan.Moves); err != nil || is.Outcome != plan.Outcome {
			t.Errorf("%q has another outcome: %v", plan.Moves, err)
		}
	}
	return next
}

// TestOrdersAreHidden: two tables that differ only in orders of another seat look the same to every other seat, and the same things are
// due there, as long as no order is due.
func TestOrdersAreHidden(t *testing.T) {
	t.Parallel()
	for game := range soak.Or(3, 20) {
		now := &hands{}
		h, rng := openAt(t, now), rand.New(rand.NewPCG(uint64(game), 3))
		s := h.create(anna, NewTable{Seats: all(3, SeatPlan{Who: "me"}), Start: true, Seed: fmt.Sprint("hidden ", game)})
		s = h.advance(s, anna, 12, rng)
		other := h.second()
		for range 60 {
			now.move(time.Second)
			owner := engine.Seat(rng.IntN(3))
			ordered := randomOrder(other, other.look(s.ID), owner, rng)
			for _, viewer := range viewers(s) {
				if viewer == owner {
					continue
				}
				tries := [][]string{likely(s, viewer, rng)}
				if a, b := everything(t, s, viewer, tries), everything(t, ordered, viewer, tries); !bytes.Equal(a, b) {
					t.Fatalf("%v sees orders: %s", viewer, difference(string(a), string(b)))
				}
			}
			if x, y := s.Due(), chosenDues(ordered); !slices.Equal(x, y) {
				t.Errorf("due %v, and %v with orders", x, y)
			}
			seat, moves := legal(s)
			if moves == nil {
				break
			}
			a := Play{seat, []string{tabletest.Some(rng, moves)}}
			s = h.do(s.ID, anna, a)
			other.do(s.ID, anna, a)
		}
		if after := other.look(s.ID); after.Hidden == 0 || after.Seq != s.Seq {
			t.Errorf("at %d with %d hidden entries, at %d without", after.Seq, after.Hidden, s.Seq)
		}
	}
}

func chosenDues(s *Snapshot) []Due {
	return slices.DeleteFunc(s.Due(), func(d Due) bool { return d.Ordered })
}

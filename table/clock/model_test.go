package clock

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// The events that a model and a clock follow.
const (
	evTurn = iota
	evReply
	evStop
	evPause
	evResume
	evLeave
	evReturn
	evCredit
	events
)

// event is an entry of a log that concerns the clock. Its fields are exported for JSON.
type event struct {
	At   int64 // Unix time in milliseconds
	Do   int
	Seat int
	N    int   // of the turn or reply
	Down int64 // credit: the beginning of the outage, which ends at At
}

func (e *event) follow(c *Clock) {
	at := time.UnixMilli(e.At).UTC()
	switch e.Do {
	case evTurn:
		c.Run(at, e.Seat, Turn(e.N))
	case evReply:
		c.Run(at, e.Seat, Reply(e.N))
	case evStop:
		c.Stop(at)
	case evPause:
		c.Pause(at)
	case evResume:
		c.Resume(at)
	case evLeave:
		c.Leave(at, e.Seat)
	case evReturn:
		c.Return(at, e.Seat)
	case evCredit:
		c.Credit(Interval{time.UnixMilli(e.Down).UTC(), at})
	}
}

// game returns the events of a random game, some minutes apart. Undone turns and replies come again; an outage lies between two entries.
func game(rng *rand.Rand, steps int, from time.Time) []event {
	var log []event
	at, begun := from, []event{}
	for range steps {
		before := at
		at = at.Add(time.Duration(rng.IntN(30*60)) * time.Minute)
		e := event{At: at.UnixMilli(), Do: rng.IntN(events), Seat: rng.IntN(maxSeats)}
		switch e.Do {
		case evTurn:
			if n := len(begun); n < 2 || rng.IntN(3) > 0 {
				e.N = n + 1
				begun = append(begun, e)
			} else {
				again := begun[n-1-rng.IntN(2)] // undone, or continued after a reply
				e.Seat, e.N = again.Seat, again.N
			}
		case evReply:
			e.N = rng.IntN(rememberedReplies)
		case evCredit:
			e.Down = before.Add(time.Duration(rng.Int64N(int64(at.Sub(before)/time.Minute)+1)) * time.Minute).UnixMilli()
		}
		log = append(log, e)
	}
	return log
}

// model is a clock that ticks every minute. It shares no arithmetic with Clock.
type model struct {
	rules   *Rules
	loc     *time.Location
	at      time.Time
	wall    time.Time // the latest time that the zone has shown, as if it were UTC
	paused  bool
	running int // or nobody
	spell   Spell
	used    [maxSeats]map[Spell]int // minutes of the allowance
	reserve [maxSeats]int
	holiday [maxSeats]int // in tenths of minutes, as all holidays
	away    [maxSeats]bool
	turnOf  [2]int // the seat and number of the current turn
	raised  [maxSeats]int
	latest  [maxSeats]int // turn
}

func newModel(r *Rules, at time.Time) *model {
	m := &model{rules: r, loc: time.UTC, at: at, running: nobody}
	if r.Window != nil {
		m.loc, _ = time.LoadLocation(r.Window.Zone)
	}
	for t := at.Add(-3 * hour); !t.After(at); t = t.Add(time.Minute) {
		m.see(t)
	}
	for i := range maxSeats {
		m.used[i] = map[Spell]int{}
		m.reserve[i] = int(r.reserve() / time.Minute)
		if r.Holidays {
			m.holiday[i] = int(firstHoliday / time.Minute * earnedIn)
		}
	}
	return m
}

// see notes what the zone shows.
func (m *model) see(t time.Time) {
	l := t.In(m.loc)
	if w := time.Date(l.Year(), l.Month(), l.Day(), l.Hour(), l.Minute(), 0, 0, time.UTC); w.After(m.wall) {
		m.wall = w
	}
}

// counts reports whether the present minute counts. A window opens and closes when the zone first shows its hours, or a later time.
func (m *model) counts() bool {
	if m.rules.Window == nil {
		return true
	}
	from, _ := minuteOf(m.rules.Window.From)
	to, _ := minuteOf(m.rules.Window.To)
	now := m.wall.Hour()*60 + m.wall.Minute()
	if from < to {
		return from <= now && now < to
	}
	return now >= from || now < to
}

// left returns the minutes that the running seat has without its holiday.
func (m *model) left() (allowance, reserve int) {
	d, has := m.rules.allowance(m.spell)
	allowance = int(d/time.Minute) - m.used[m.running][m.spell]
	if has {
		reserve = m.reserve[m.running]
	}
	return allowance, reserve
}

func (m *model) tick(outage bool) {
	m.see(m.at)
	for i := range maxSeats {
		if !m.paused && !outage {
			m.pass(i)
		}
	}
	m.at = m.at.Add(time.Minute)
}

func (m *model) pass(seat int) {
	earns := m.rules.Holidays
	switch {
	case m.away[seat]:
		earns = false
		m.holiday[seat] = max(0, m.holiday[seat]-earnedIn)
		m.away[seat] = m.holiday[seat] > 0
	case seat == m.running:
		switch allowance, reserve := m.left(); {
		case allowance+reserve == 0:
			earns = false
			m.holiday[seat] = max(0, m.holiday[seat]-earnedIn)
		case !m.counts():
		case allowance > 0:
			m.used[seat][m.spell]++
		default:
			m.reserve[seat]--
		}
	}
	if earns {
		m.holiday[seat] = min(m.holiday[seat]+1, int(maxHoliday/time.Minute*earnedIn))
	}
}

func (m *model) follow(e *event) {
	for at := time.UnixMilli(e.At); m.at.Before(at); {
		m.tick(e.Do == evCredit && !m.at.Before(time.UnixMilli(e.Down)))
	}
	switch e.Do {
	case evTurn, evReply:
		m.running, m.spell = e.Seat, Reply(e.N)
		if e.Do == evTurn {
			m.turn(e)
			m.latest[e.Seat] = max(m.latest[e.Seat], e.N)
			m.spell = Turn(m.latest[e.Seat])
		}
	case evStop:
		m.running = nobody
	case evPause, evResume:
		m.paused = e.Do == evPause
	case evLeave, evReturn:
		m.away[e.Seat] = e.Do == evLeave && m.holiday[e.Seat] > 0
	}
}

// turn adds the increment for the turn before, unless that is undone.
func (m *model) turn(e *event) {
	seat, n := m.turnOf[0], m.turnOf[1]
	if n > 0 && m.turnOf != [2]int{e.Seat, e.N} && n > m.raised[seat] && e.N > m.raised[e.Seat] {
		m.raised[seat] = n
		m.reserve[seat] += int(m.rules.Increment.Duration() / time.Minute)
	}
	m.turnOf = [2]int{e.Seat, e.N}
}

// whole returns rules whose times are whole minutes.
func whole(rng *rand.Rand) *Rules {
	r := random(rng)
	if r.Kind == Live {
		r = with(live, func(r *Rules) { r.Initial, r.Increment, r.Reply = 3*Hour, 5*Minute, 10*Minute })
	}
	return r
}

// TestClockEqualsMinuteByMinuteModel compares a clock with a model that ticks through random games around the changes of summer time. A holiday
// that ends within a minute makes the model a little coarser.
func TestClockEqualsMinuteByMinuteModel(t *testing.T) {
	starts := []time.Time{
		start, time.Date(2026, time.March, 20, 9, 0, 0, 0, time.UTC), time.Date(2026, time.October, 18, 9, 0, 0, 0, time.UTC),
		time.Date(2028, time.February, 25, 9, 0, 0, 0, time.UTC),
	}
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 4))
		r, from := whole(rng), starts[seed%4]
		c, m := New(r, from), newModel(r, from)
		tolerance := time.Duration(0)
		if r.Holidays {
			tolerance = 5 * time.Minute
		}
		for i, e := range game(rng, 40, from) {
			e.follow(&c)
			m.follow(&e)
			compare(t, seed, i, &c, m, tolerance)
			if t.Failed() {
				t.Fatalf("seed %d: after event %d, %+v, of %+v %+v", seed, i, e, r, r.Window)
			}
		}
	}
}

func compare(t *testing.T, seed uint64, i int, c *Clock, m *model, tolerance time.Duration) {
	t.Helper()
	for seat := range maxSeats {
		got := c.Of(m.at, seat)
		wantReserve := time.Duration(m.reserve[seat]) * time.Minute
		wantHoliday := time.Duration(m.holiday[seat]) * time.Minute / earnedIn
		differ := [3]time.Duration{got.Reserve - wantReserve, got.Holiday - wantHoliday}
		if seat == m.running {
			allowance, _ := m.left()
			differ[2] = got.Left - time.Duration(allowance)*time.Minute
		}
		if slices.ContainsFunc(differ[:], func(d time.Duration) bool { return d.Abs() > tolerance }) {
			t.Errorf("seed %d, event %d: seat %d has %+v, differs from the model by %v", seed, i, seat, got, differ)
		}
	}
}

// same reports whether two clocks show the same at a time.
func same(a, b Clock, at time.Time) bool {
	a.advance(at)
	b.advance(at)
	return a.seats == b.seats && a.running == b.running && a.paused == b.paused && a.current == b.current
}

// TestFoldIsIndependentOfItsSteps checks that a log gives the same clock if its rules and entries are read from JSON, and if the clock is brought
// forward between the entries.
func TestFoldIsIndependentOfItsSteps(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 5))
		r := whole(rng)
		log := game(rng, 60, start)
		data, err := json.Marshal(struct {
			Rules *Rules
			Log   []event
		}{r, log})
		if err != nil {
			t.Fatal(err)
		}
		var read struct {
			Rules *Rules
			Log   []event
		}
		if err := json.Unmarshal(data, &read); err != nil {
			t.Fatal(err)
		}
		once, stepped := New(r, start), New(read.Rules, start)
		for i := range log {
			if e := &read.Log[i]; e.Do != evCredit {
				gap := time.UnixMilli(e.At).Sub(stepped.at)
				stepped.advance(stepped.at.Add(time.Duration(rng.Int64N(int64(gap) + 1))))
			}
			log[i].follow(&once)
			read.Log[i].follow(&stepped)
			if at := time.UnixMilli(log[i].At); !same(once, stepped, at) {
				t.Fatalf("seed %d, event %d: %+v at once, %+v in steps", seed, i, once, stepped)
			}
			a, _ := once.Deadline()
			if b, _ := stepped.Deadline(); a != b {
				t.Fatalf("seed %d, event %d: deadlines %v and %v", seed, i, a, b)
			}
		}
	}
}

// TestTimeIsConserved checks, in random games, that the time left of the running seat decreases by exactly the time that counts, that the time of
// the others does not decrease, and that nothing adds time but the beginning of a spell that is new, and the end of a turn.
func TestTimeIsConserved(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 6))
		r := whole(rng)
		r.Holidays = false
		c, seen := New(r, start), [maxSeats]map[Spell]bool{}
		for i := range seen {
			seen[i] = map[Spell]bool{}
		}
		for i, e := range game(rng, 60, start) {
			at, before := time.UnixMilli(e.At), c
			passed := before
			passed.advance(at)
			for seat := range maxSeats {
				want := time.Duration(0)
				if !c.paused && seat == c.running {
					want = c.hours.count(c.at, at, before.left(&before.seats[seat]))
				}
				if got := before.time(seat) - passed.time(seat); got != want {
					t.Fatalf("seed %d, event %d: seat %d has used %v of %v that count", seed, i, seat, got, want)
				}
			}
			e.follow(&c)
			if e.Do == evCredit {
				continue
			}
			for seat := range maxSeats {
				now := c
				now.advance(at)
				gained := now.time(seat) - passed.time(seat)
				raised := c.seats[seat].raised - passed.seats[seat].raised
				spell := c.seats[seat].last().spell
				switch isNew := !seen[seat][spell]; {
				case gained <= 0, raised > 0 && gained <= r.Increment.Duration():
				case seat == e.Seat && isNew && gained <= max(r.Turn, r.Reply).Duration():
				case seat == e.Seat && !isNew && spell != passed.seats[seat].last().spell: // another spell with the time that it had left
				default:
					t.Fatalf("seed %d, event %d, %+v: seat %d has gained %v", seed, i, e, seat, gained)
				}
				seen[seat][spell] = true
			}
		}
	}
}

// time returns the time that a seat has left in its last spell and in reserve.
func (c *Clock) time(seat int) time.Duration {
	a := &c.seats[seat]
	d, _ := c.rules.allowance(a.last().spell)
	return d - a.last().used + a.reserve
}

// TestRepeatedRepliesHaveNoMoreTime checks, in random games, that a reply that comes again has at most the time that it had left.
func TestRepeatedRepliesHaveNoMoreTime(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 7))
		c := New(whole(rng), start)
		var left [maxSeats]map[int]time.Duration
		for i := range left {
			left[i] = map[int]time.Duration{}
		}
		for i, e := range game(rng, 60, start) {
			e.follow(&c)
			if e.Do != evReply {
				continue
			}
			now := c.Of(time.UnixMilli(e.At), e.Seat).Left
			if before, ok := left[e.Seat][e.N]; ok && now > before {
				t.Fatalf("seed %d, event %d: seat %d has %v in a reply that had %v", seed, i, e.Seat, now, before)
			}
			left[e.Seat][e.N] = now
		}
	}
}

// TestDeadlineIsMonotone checks, in random games, that as long as the same seat decides in the same spell, no change makes its deadline earlier.
// Exceptions are holidays, which a player can waste outside of the window, and credited outages, in which no holiday is earned.
func TestDeadlineIsMonotone(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 8))
		r := whole(rng)
		c := New(r, start)
		for i, e := range game(rng, 60, start) {
			before := c
			e.follow(&c)
			was, ran := before.Deadline()
			is, runs := c.Deadline()
			same := before.running == c.running && before.seats[e.Seat].last().spell == c.seats[e.Seat].last().spell
			if ran && runs && same && !(r.Holidays && slices.Contains([]int{evLeave, evReturn, evCredit}, e.Do)) && is.Before(was) {
				t.Fatalf("seed %d, event %d, %+v: from %v to %v", seed, i, e, was, is)
			}
		}
	}
}

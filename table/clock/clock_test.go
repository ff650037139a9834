package clock

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the machine of the test may have none
)

// start is a Monday; in Rome it is 10:00.
var start = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

// correspondence are rules of one day a turn and a bank of two days.
var correspondence = Rules{Kind: Correspondence, Turn: 24 * Hour, Bank: 48 * Hour, TimeOut: BotTakesOver}

var live = Rules{Kind: Live, Initial: 15 * Minute, Increment: 10, Reply: 60, TimeOut: BotTakesOver}

func with(r Rules, change func(*Rules)) *Rules {
	change(&r)
	return &r
}

// script is a clock that follows steps, with times since start.
type script struct {
	t *testing.T
	Clock
}

func begin(t *testing.T, r *Rules) *script {
	t.Helper()
	if err := r.Validate(); err != nil {
		t.Fatal(err)
	}
	return &script{t, New(r, start)}
}

// turn lets a seat begin or continue a turn.
func (s *script) turn(after time.Duration, seat, n int) { s.Run(start.Add(after), seat, Turn(n)) }

// wantDeadline checks when the time of the running seat runs out, in time since start; 0 for never.
func (s *script) wantDeadline(want time.Duration) {
	s.t.Helper()
	at, ok := s.Deadline()
	if got := at.Sub(start); ok != (want != 0) || ok && got != want {
		s.t.Errorf("deadline after %v %v, want %v", got, ok, want)
	}
}

// wantSeat checks the time of a seat.
func (s *script) wantSeat(after time.Duration, seat int, want Seat) {
	s.t.Helper()
	if got := s.Of(start.Add(after), seat); got != want {
		s.t.Errorf("after %v seat %d has %+v, want %+v", after, seat, got, want)
	}
}

const (
	day  = 24 * time.Hour
	hour = time.Hour
)

func TestTurnIsUsedBeforeBank(t *testing.T) {
	s := begin(t, &correspondence)
	s.wantDeadline(0)
	s.turn(0, 0, 1)
	s.wantDeadline(3 * day)
	s.wantSeat(hour, 0, Seat{Left: 23 * hour, Reserve: 2 * day})
	s.turn(30*hour, 1, 1)
	s.wantSeat(30*hour, 0, Seat{Left: day, Reserve: 42 * hour})
	s.turn(31*hour, 0, 2)
	s.wantDeadline(31*hour + day + 42*hour)
	s.Stop(start.Add(32 * hour))
	s.wantDeadline(0)
	if _, ok := s.Running(); ok {
		t.Error("a seat runs")
	}
}

func TestTimeIsNeverNegative(t *testing.T) {
	s := begin(t, &correspondence)
	s.turn(0, 0, 1)
	s.wantSeat(9*day, 0, Seat{})
	s.turn(9*day, 1, 1)
	s.turn(10*day, 0, 2)
	s.wantDeadline(11 * day)
}

func TestUndoGivesNoTimeBack(t *testing.T) {
	s := begin(t, &correspondence)
	s.turn(0, 0, 1)
	s.turn(20*hour, 1, 1)
	s.turn(21*hour, 0, 1) // undone
	s.wantSeat(21*hour, 0, Seat{Left: 4 * hour, Reserve: 2 * day})

	s.turn(22*hour, 1, 1)
	s.turn(23*hour, 0, 2)
	s.turn(26*hour, 0, 1) // the second turn is undone
	s.wantSeat(26*hour, 0, Seat{Left: 21 * hour, Reserve: 2 * day})
	s.turn(27*hour, 0, 2)
	s.wantSeat(27*hour, 0, Seat{Left: 20 * hour, Reserve: 2 * day})
}

func TestUndoGivesNoTimeOfRepliesBack(t *testing.T) {
	s := begin(t, &live)
	for n := range rememberedReplies {
		s.Run(start, 1, Reply(n))
		s.Stop(start.Add(10 * time.Second))
		s.at = start
	}
	for n := range rememberedReplies {
		s.Run(start, 1, Reply(n))
		s.wantSeat(0, 1, Seat{Left: 50 * time.Second, Reserve: 15 * time.Minute})
	}
}

func TestIncrementIsAddedOnceAtTheEndOfTheTurn(t *testing.T) {
	const initial, increment = 15 * time.Minute, 10 * time.Second
	s := begin(t, &live)
	s.turn(0, 0, 1)
	s.wantSeat(0, 0, Seat{Reserve: initial})
	s.Run(start.Add(time.Minute), 1, Reply(0)) // the turn continues after it
	s.wantSeat(time.Minute, 0, Seat{Reserve: initial - time.Minute})
	s.turn(time.Minute, 0, 1)
	s.turn(2*time.Minute, 1, 1)
	s.wantSeat(2*time.Minute, 0, Seat{Reserve: initial - 2*time.Minute + increment})
	s.turn(3*time.Minute, 0, 1) // the end of the turn is undone: the other seat has not ended its turn
	s.wantSeat(3*time.Minute, 1, Seat{Reserve: initial - time.Minute})
	s.turn(4*time.Minute, 1, 1)
	s.wantSeat(4*time.Minute, 0, Seat{Reserve: initial - 3*time.Minute + increment})
	s.Stop(start.Add(5 * time.Minute)) // a bot plays
	s.turn(6*time.Minute, 0, 2)
	s.wantSeat(6*time.Minute, 1, Seat{Reserve: initial - 2*time.Minute + increment})
}

func TestReplyHasItsOwnTime(t *testing.T) {
	s := begin(t, &live)
	s.turn(0, 0, 1)
	s.Run(start.Add(time.Minute), 1, Reply(0))
	s.wantDeadline(2 * time.Minute)
	s.wantSeat(90*time.Second, 1, Seat{Left: 30 * time.Second, Reserve: 15 * time.Minute})
	s.turn(2*time.Minute, 0, 1)
	s.wantDeadline(16 * time.Minute)
	s.Run(start.Add(2*time.Minute), 1, Reply(0)) // undone
	s.wantDeadline(2 * time.Minute)
	s.Run(start.Add(3*time.Minute), 1, Reply(7))
	s.wantDeadline(4 * time.Minute)

	s = begin(t, &correspondence)
	s.turn(0, 0, 1)
	s.Run(start.Add(20*hour), 0, Reply(3)) // a decision of the same seat outside of its turn
	s.wantDeadline(20*hour + 3*day)
	s.turn(21*hour, 0, 1)
	s.wantDeadline(21*hour + 4*hour + 2*day)
}

func TestPauseStopsTime(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.turn(0, 0, 1)
	before := s.Of(start.Add(10*hour), 0)
	s.Pause(start.Add(10 * hour))
	s.wantDeadline(0)
	if s.wantSeat(1000*hour, 0, before); !s.Paused() {
		t.Error("not paused")
	}
	s.turn(500*hour, 1, 1) // players may go on
	s.Resume(start.Add(1000 * hour))
	s.turn(1001*hour, 0, 2)
	s.wantSeat(1001*hour, 0, Seat{Left: day, Reserve: 2 * day, Holiday: 2*day + 11*hour/10})
}

func TestCreditRemovesAnOutage(t *testing.T) {
	down := Interval{start.Add(10 * hour), start.Add(30 * hour)}
	s := begin(t, &correspondence)
	if s.Lost(down) {
		t.Error("time lost while no clock runs")
	}
	s.turn(0, 0, 1)
	if !s.Lost(down) {
		t.Error("no time lost")
	}
	s.Credit(down)
	s.wantDeadline(3*day + 20*hour)
	if s.Lost(down) {
		t.Error("credited twice")
	}
	s.Credit(down)
	s.wantDeadline(3*day + 20*hour)

	s = begin(t, &correspondence)
	s.turn(20*hour, 0, 1) // the clock of another node was ahead
	s.Credit(down)
	s.wantDeadline(3*day + 30*hour)
	s.Pause(start.Add(31 * hour))
	if s.Lost(Interval{start.Add(40 * hour), start.Add(50 * hour)}) {
		t.Error("time lost while paused")
	}
}

func TestHoliday(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.turn(0, 0, 1)
	s.Leave(start.Add(10*hour), 0)
	s.wantSeat(20*hour, 0, Seat{Left: 14 * hour, Reserve: 2 * day, Holiday: 2*day + hour - 10*hour, OnHoliday: true})
	if why, until := s.Standing(start.Add(20*hour + time.Microsecond)); why != OnHoliday || until != start.Add(10*hour+2*day+hour) {
		t.Error(why, until)
	}
	s.Return(start.Add(20*hour), 0)
	s.wantSeat(20*hour, 0, Seat{Left: 14 * hour, Reserve: 2 * day, Holiday: 2*day - 9*hour})
	if why, _ := s.Standing(start.Add(20 * hour)); why != Runs {
		t.Error(why)
	}
	s.Leave(start.Add(20*hour), 0) // until none is left
	if at, _ := s.Deadline(); !at.Equal(start.Add(20*hour + 2*day - 9*hour + 14*hour + 2*day + 62*hour/10)) {
		t.Error(at.Sub(start))
	}
	s.Leave(start.Add(20*hour), 1) // who does not decide
	s.wantSeat(200*hour, 1, Seat{Left: day, Reserve: 2 * day, Holiday: (200*hour - 70*hour) / 10})
}

func TestHolidaysAreCreditedWhenNoSeatDecides(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.Leave(start.Add(10*hour), 1)
	down := Interval{start.Add(20 * hour), start.Add(30 * hour)}
	if !s.Lost(down) {
		t.Error("no holiday lost")
	}
	s.Credit(down)
	s.wantSeat(30*hour, 1, Seat{Left: day, Reserve: 2 * day, Holiday: 2*day + hour - 10*hour, OnHoliday: true})
}

func TestOutageOutsideOfTheWindowLosesNothing(t *testing.T) {
	s := begin(t, with(correspondence, window("08:00", "20:00", "Europe/Rome")))
	s.turn(0, 0, 1)
	for _, c := range []struct {
		from, to time.Duration
		lost     bool
	}{{10 * hour, 22 * hour, false}, {10 * hour, 22*hour + time.Millisecond, true}, {9 * hour, 10 * hour, true}, {hour, hour, false}} {
		if got := s.Lost(Interval{start.Add(c.from), start.Add(c.to)}); got != c.lost {
			t.Errorf("lost from %v to %v: %v", c.from, c.to, got)
		}
	}
	if s.Lost(Interval{start.Add(100 * day), start.Add(101 * day)}) {
		t.Error("time lost after it had run out")
	}
}

func TestHolidayLostInAnOutage(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.turn(0, 0, 1)
	down := Interval{start.Add(4 * day), start.Add(4*day + hour)}
	if !s.Lost(down) {
		t.Error("nothing lost of a holiday that has begun by itself")
	}
	s.Leave(start.Add(4*day), 1)
	if s.Pause(start.Add(4 * day)); s.Lost(down) {
		t.Error("holiday lost while paused")
	}
}

// TestDeadlineDoesNotMoveAfterIt checks that a player whose time has run out does not get more by the changes of others.
func TestDeadlineDoesNotMoveAfterIt(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.turn(0, 0, 1)
	out := 5*day + 72*hour/10
	s.Leave(start.Add(out-hour), 1)
	s.wantDeadline(out)
	s.Return(start.Add(out+hour), 1)
	s.wantDeadline(out)
	s.Leave(start.Add(out+2*hour), 0) // it has no holiday
	s.wantDeadline(out)
	s.Pause(start.Add(out + 3*hour))
	s.Resume(start.Add(out + 4*hour))
	s.wantDeadline(out)
	s.Grant(start.Add(out+5*hour), 0, hour)
	s.wantDeadline(out + 6*hour + hour/10) // the hour earns holiday
	s.turn(out+8*hour, 0, 2)
	s.wantDeadline(out + 8*hour + day + day/10)
}

func TestTimesAreWholeMilliseconds(t *testing.T) {
	s := begin(t, &live)
	s.Run(start.Add(1999*time.Microsecond), 0, Turn(1))
	s.wantDeadline(15*time.Minute + time.Millisecond)
	s.wantSeat(3999*time.Microsecond, 0, Seat{Reserve: 15*time.Minute - 2*time.Millisecond})
	c := New(&live, start.Add(time.Microsecond))
	if !c.Changed().Equal(start) {
		t.Error(c.Changed())
	}
	if c.Credit(Interval{start, start.Add(hour + time.Microsecond)}); !c.Changed().Equal(start.Add(hour)) {
		t.Error(c.Changed())
	}
}

func TestHolidayBeginsBeforeTimeOut(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.turn(0, 0, 1)
	s.wantDeadline(3*day + 2*day + 72*hour/10)
	s.wantSeat(4*day, 0, Seat{Holiday: day + 72*hour/10, OnHoliday: true})
	if why, _ := s.Standing(start.Add(4 * day)); why != OnHoliday {
		t.Error(why)
	}
	s.turn(4*day, 1, 1)
	s.wantSeat(4*day, 0, Seat{Left: day, Holiday: day + 72*hour/10})
}

func TestHolidayIsCapped(t *testing.T) {
	s := begin(t, with(correspondence, func(r *Rules) { r.Holidays = true }))
	s.wantSeat(1000*day, 3, Seat{Left: day, Reserve: 2 * day, Holiday: 14 * day})
}

func TestGrant(t *testing.T) {
	s := begin(t, &live)
	s.turn(0, 0, 1)
	s.Stop(start.Add(hour))
	s.Grant(start.Add(hour), 0, time.Minute)
	s.turn(hour, 0, 2)
	s.wantDeadline(hour + time.Minute + 10*time.Second)
	s.Grant(start.Add(hour), 0, time.Second)
	s.wantDeadline(hour + time.Minute + 10*time.Second)
}

func TestNoRulesLimitNothing(t *testing.T) {
	c := New(nil, start)
	if _, ok := c.Deadline(); ok || c.Lost(Interval{start, start.Add(hour)}) || c.Of(start, 0) != (Seat{}) || c.Rules() != nil {
		t.Error("time is limited")
	}
	if why, _ := c.Standing(start); why != Runs {
		t.Error(why)
	}
	c.Run(start, 0, Turn(1))
	c.Pause(start.Add(hour))
	c.Leave(start.Add(hour), 0)
	c.Credit(Interval{start, start.Add(day)})
	if _, ok := c.Running(); ok || c.Of(start.Add(day), 0) != (Seat{}) {
		t.Error("time is limited")
	}
}

func window(from, to, zone string) func(*Rules) {
	return func(r *Rules) { r.Window = &Window{from, to, zone} }
}

// TestWindow checks the time from a Monday, 10:00 in Rome, at which a turn of 24 hours runs out without a bank.
func TestWindow(t *testing.T) {
	for _, c := range []struct {
		from, to, zone string
		begin, want    string
	}{
		{"08:00", "20:00", "Europe/Rome", "2026-11-30T10:00", "2026-12-02T10:00"},
		{"08:00", "20:00", "Europe/Rome", "2026-11-30T02:00", "2026-12-01T20:00"},
		{"20:00", "02:00", "Europe/Rome", "2026-11-30T01:00", "2026-12-04T01:00"}, // over midnight
		{"08:00", "20:00", "Europe/Rome", "2024-02-28T14:00", "2024-03-01T14:00"}, // leap day
		{"09:30", "21:30", "Asia/Kolkata", "2026-11-30T09:30", "2026-12-01T21:30"},
		{"00:00", "12:00", "Europe/Rome", "2026-03-28T00:00", "2026-03-30T01:00"},       // one day has 11 hours
		{"00:00", "12:00", "Europe/Rome", "2026-10-24T00:00", "2026-10-25T11:00"},       // one day has 13 hours
		{"02:30", "14:30", "Europe/Rome", "2026-03-28T02:30", "2026-03-30T03:00"},       // 02:30 is skipped: opens at 03:00
		{"14:30", "02:30", "Europe/Rome", "2026-10-24T14:30", "2026-10-26T02:30"},       // closes at the first 02:30
		{"14:30", "02:30", "Europe/Rome", "2026-03-28T14:30", "2026-03-30T15:00"},       // 02:30 is skipped: closes half an hour earlier
		{"00:00", "12:00", "America/Sao_Paulo", "2018-11-03T00:00", "2018-11-05T01:00"}, // midnight is skipped
		{"00:00", "12:00", "Pacific/Apia", "2011-12-29T00:00", "2011-12-31T12:00"},      // a whole day is skipped
	} {
		loc, err := time.LoadLocation(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		at := func(text string) time.Time {
			when, err := time.ParseInLocation("2006-01-02T15:04", text, loc)
			if err != nil {
				t.Fatal(err)
			}
			return when
		}
		clock := New(with(correspondence, func(r *Rules) { window(c.from, c.to, c.zone)(r); r.Bank = 0 }), at(c.begin))
		clock.Run(at(c.begin), 0, Turn(1))
		if got, _ := clock.Deadline(); !got.Equal(at(c.want)) {
			t.Errorf("%s to %s in %s from %s: out at %v, want %s", c.from, c.to, c.zone, c.begin, got.In(loc), c.want)
		}
	}
}

func TestStandingOutsideOfWindow(t *testing.T) {
	s := begin(t, with(correspondence, window("08:00", "20:00", "Europe/Rome")))
	s.turn(0, 0, 1)
	for _, c := range []struct {
		after time.Duration
		why   Standing
	}{{9 * hour, Runs}, {10 * hour, OutsideWindow}, {22*hour - time.Millisecond, OutsideWindow}, {22 * hour, Runs}} {
		why, until := s.Standing(start.Add(c.after))
		if why != c.why || why != Runs && !until.Equal(start.Add(22*hour)) {
			t.Errorf("after %v: %q until %v", c.after, why, until)
		}
	}
	s.wantSeat(22*hour, 0, Seat{Left: 14 * hour, Reserve: 2 * day})

	s = begin(t, with(correspondence, func(r *Rules) {
		window("08:00", "20:00", "Europe/Rome")(r)
		r.Holidays = true
	}))
	s.turn(0, 0, 1)
	s.Leave(start, 0)
	s.Return(start.Add(36*hour), 0)
	s.Leave(start.Add(36*hour), 0) // 12 hours of holiday are left, until 10:00
	if why, until := s.Standing(start.Add(36 * hour)); why != OnHoliday || !until.Equal(start.Add(48*hour)) {
		t.Error(why, until)
	}
	s.Return(start.Add(46*hour), 0) // 08:00
	s.Leave(start.Add(57*hour), 0)  // until 22:06, as 11 hours have earned 66 minutes
	if why, until := s.Standing(start.Add(58 * hour)); why != OnHoliday || !until.Equal(start.Add(70*hour)) {
		t.Error(why, until)
	}
}

func TestValidate(t *testing.T) {
	for want, r := range map[string]*Rules{
		"":               with(correspondence, window("20:00", "01:00", "America/New_York")),
		"time-out":       with(correspondence, func(r *Rules) { r.TimeOut = "" }),
		"kind":           with(correspondence, func(r *Rules) { r.Kind = "hourglass" }),
		"turn of":        with(correspondence, func(r *Rules) { r.Turn = 1 }),
		"bank":           with(correspondence, func(r *Rules) { r.Bank = maxBank + Hour }),
		"whole hours":    with(correspondence, func(r *Rules) { r.Bank = 1 }),
		"live only":      with(correspondence, func(r *Rules) { r.Reply = 60 }),
		"at least 180":   with(correspondence, window("08:00", "08:00", "Europe/Rome")),
		"time zone":      with(correspondence, window("08:00", "20:00", "Local")),
		"Europe/Rome":    with(correspondence, window("08:00", "20:00", "Europe/Atlantis")),
		"of the IANA":    with(correspondence, window("08:00", "20:00", "right/Europe/Rome")),
		"00:00 to 23:59": with(correspondence, window("08:00", "24:00", "Europe/Rome")),
		"initial":        with(live, func(r *Rules) { r.Initial = 1 }),
		"increment":      with(live, func(r *Rules) { r.Increment = -1 }),
		"reply time":     with(live, func(r *Rules) { r.Reply = 9 }),
		"correspondence": with(live, func(r *Rules) { r.Holidays = true }),
	} {
		err := r.Validate()
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%+v: %v, want %q", r, err, want)
		}
	}
}

func TestPortableTimeZones(t *testing.T) {
	for _, zone := range []string{"", "Local", "localtime", "posixrules", "posix/Europe/Rome", "right/UTC"} {
		if portable(zone) {
			t.Errorf("%q is portable", zone)
		}
	}
}

func TestRulesAsJSON(t *testing.T) {
	const text = `{"kind":"correspondence","turn":86400,"bank":172800,"window":{"from":"20:05","to":"01:00","zone":"Europe/Rome"},"timeOut":"takeover"}`
	var r Rules
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		t.Fatal(err)
	}
	if again, err := json.Marshal(&r); err != nil || string(again) != text {
		t.Errorf("%s %v", again, err)
	}
	for _, bad := range []string{"24:00", "8:00", "08:60", "", "08:00:00", "+8:00"} {
		r.Window.To = bad
		if err := r.Validate(); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}

// walk makes random changes of a clock, and calls check after each with the time.
func walk(rng *rand.Rand, c *Clock, steps int, check func(at time.Time)) {
	at, turns := c.Changed(), [maxSeats]int{}
	for range steps {
		at = at.Add(time.Duration(rng.Int64N(int64(30 * hour))).Truncate(time.Millisecond))
		seat := rng.IntN(maxSeats)
		switch rng.IntN(9) {
		case 0, 1:
			turns[seat]++
			c.Run(at, seat, Turn(turns[seat]))
		case 2:
			c.Run(at, seat, Turn(max(turns[seat], 1)))
		case 3:
			c.Run(at, seat, Reply(rng.IntN(3)))
		case 4:
			c.Stop(at)
		case 5:
			c.Pause(at)
		case 6:
			c.Resume(at)
		case 7:
			c.Leave(at, seat)
		case 8:
			c.Return(at, seat)
		}
		check(at)
	}
}

// random returns random rules.
func random(rng *rand.Rand) *Rules {
	if rng.IntN(3) == 0 {
		return &live
	}
	return with(correspondence, func(r *Rules) {
		r.Turn, r.Bank, r.Holidays = turns[rng.IntN(len(turns))], Seconds(rng.IntN(100))*Hour, rng.IntN(2) == 0
		if rng.IntN(2) == 0 {
			zones := []string{"Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"}
			from := rng.IntN(dayMinutes)
			if rng.IntN(2) == 0 {
				from = rng.IntN(240) // near the changes of summer time
			}
			to := (from + minWindow + rng.IntN(dayMinutes-minWindow)) % dayMinutes
			at := func(minute int) string { return fmt.Sprintf("%02d:%02d", minute/60, minute%60) }
			window(at(from), at(to), zones[rng.IntN(len(zones))])(r)
		}
	})
}

// TestDeadlineIsExact checks, after random changes, that nothing is negative, and that some time is left just before the deadline and none
// at it, however often the clock is asked between.
func TestDeadlineIsExact(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		c := New(random(rng), start)
		walk(rng, &c, 60, func(at time.Time) {
			for seat := range maxSeats {
				if s := c.Of(at, seat); s.Left < 0 || s.Reserve < 0 || s.Holiday < 0 || s.Holiday > maxHoliday {
					t.Fatalf("seed %d: %+v", seed, s)
				}
			}
			out, ok := c.Deadline()
			if !ok || !out.After(at) {
				return
			}
			seat, _ := c.Running()
			left := func(at time.Time) time.Duration {
				s := c.Of(at, seat)
				if !c.seats[seat].inReply || c.rules.Kind == Correspondence {
					s.Left += s.Reserve
				}
				return s.Left + s.Holiday
			}
			if before, then := left(out.Add(-time.Millisecond)), left(out); before <= 0 || then != 0 {
				t.Fatalf("seed %d, %+v: %v left before the deadline, %v at it", seed, c.rules, before, then)
			}
		})
	}
}

// TestPauseAddsNoTime checks that a random game in which all clocks are paused for a while is the same as one in which that while did not happen.
func TestPauseAddsNoTime(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 2))
		r := random(rng)
		if r.Window != nil {
			r = &correspondence // the hours of the day depend on when it is
		}
		paused, plain := New(r, start), New(r, start)
		shift, turns := time.Duration(0), 0
		at := start
		for range 40 {
			at = at.Add(time.Duration(rng.Int64N(int64(20 * hour))).Truncate(time.Millisecond))
			seat := rng.IntN(maxSeats)
			if rng.IntN(3) == 0 {
				during := time.Duration(rng.Int64N(int64(500 * hour))).Truncate(time.Millisecond)
				paused.Pause(at.Add(shift))
				shift += during
				paused.Resume(at.Add(shift))
				continue
			}
			turns++
			paused.Run(at.Add(shift), seat, Turn(turns))
			plain.Run(at, seat, Turn(turns))
			for seat := range maxSeats {
				got, want := paused.Of(at.Add(shift), seat), plain.Of(at, seat)
				if got != want {
					t.Fatalf("seed %d: %+v with pauses, %+v without", seed, got, want)
				}
			}
		}
	}
}

// TestCreditIsLikeNoOutage checks the same for an interval in which no server ran.
func TestCreditIsLikeNoOutage(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 3))
		plain := New(random(rng), start)
		walk(rng, &plain, 10, func(time.Time) {})
		at, down := plain.Changed(), time.Duration(rng.Int64N(int64(90*day)))
		from := at.Add(time.Duration(rng.Int64N(int64(10 * hour))))
		credited := plain
		credited.Credit(Interval{from, from.Add(down)})
		if plain.Paused() || plain.running == nobody {
			continue
		}
		for seat := range maxSeats {
			if got, want := credited.Of(from.Add(down), seat), plain.Of(from, seat); got != want {
				t.Fatalf("seed %d: %+v credited, %+v without the outage", seed, got, want)
			}
		}
	}
}

// FuzzRules checks that rules from outside are either refused with a text, or have a deadline.
func FuzzRules(f *testing.F) {
	for i, text := range []string{
		`{"kind":"correspondence","turn":86400,"window":{"from":"20:05","to":"01:00","zone":"Europe/Rome"},"timeOut":"vote"}`,
		`{"kind":"correspondence","turn":43200,"bank":1209600,"window":{"from":"02:30","to":"05:30","zone":"Australia/Lord_Howe"},"holidays":true,"timeOut":"takeover"}`,
		`{"kind":"correspondence","turn":43200,"bank":-3600,"timeOut":"vote"}`,
		`{"kind":"correspondence","turn":9223372036854775807,"bank":9223372036854775807,"timeOut":"vote"}`,
		`{"kind":"correspondence","turn":86400,"window":{},"timeOut":"vote"}`,
		`{"kind":"correspondence","turn":86400,"window":{"from":"00:00","to":"23:59","zone":"../../etc/passwd"},"timeOut":"vote"}`,
		`{"kind":"live","initial":60,"reply":10,"timeOut":"turn"}`,
		`{"kind":"live","initial":10800,"increment":300,"reply":600,"timeOut":"turn","bot":"greedy"}`,
		`{"kind":"live","initial":60,"reply":10,"holidays":true,"timeOut":"turn"}`,
		`{"kind":"","timeOut":"turn"}`,
		`{}`,
		`null`,
	} {
		f.Add([]byte(text), int64(i)*1e11)
	}
	f.Fuzz(func(t *testing.T, data []byte, ms int64) {
		var r Rules
		if json.Unmarshal(data, &r) != nil {
			return
		}
		if err := r.Validate(); err != nil {
			if !strings.Contains(err.Error(), "accepted") {
				t.Errorf("the error does not say what is accepted: %v", err)
			}
			return
		}
		if ms < 0 || ms > 1e13 {
			return
		}
		at := time.UnixMilli(ms)
		c := New(&r, at)
		c.Run(at, 0, Turn(1))
		if out, ok := c.Deadline(); !ok || out.Before(at.Add(time.Minute)) || out.Sub(at) > 400*day {
			t.Errorf("deadline %v %v", out, ok)
		}
	})
}

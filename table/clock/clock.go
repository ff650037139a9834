package clock

import (
	"fmt"
	"slices"
	"time"
)

// Limits of holidays.
const (
	firstHoliday = 2 * 24 * time.Hour  // at the beginning of the game
	maxHoliday   = 14 * 24 * time.Hour // that a player can have
	earnedIn     = 10                  // days of the game for one day of holiday
)

// maxSeats is the largest number of seats at a table.
const maxSeats = 5

// nobody is the running seat if no clock runs.
const nobody = -1

// rememberedReplies is how many replies of a seat keep the time that they have used, in case an undo makes them come again.
const rememberedReplies = 4

// Spell identifies the time that a decision of a seat takes: its turn, or a decision outside of it. If a spell comes again
// because moves were undone, the time that it has used is not given back. The zero value is no spell.
type Spell struct{ turn, reply int }

// Turn is the spell of a seat's turn, from 1. If an undo leads back to an earlier turn, it shares the time of the seat's last turn.
func Turn(n int) Spell { return Spell{turn: n} }

// Reply is the spell of decisions outside of a seat's turn, identified by a number from 0.
func Reply(n int) Spell { return Spell{reply: n + 1} }

// String returns "turn N" or "reply N".
func (s Spell) String() string {
	if s.inTurn() {
		return fmt.Sprintf("turn %d", s.turn)
	}
	return fmt.Sprintf("reply %d", s.reply-1)
}

func (s Spell) inTurn() bool { return s.turn > 0 }

// spent is a spell of a seat and the time that it has used of its allowance.
type spent struct {
	spell Spell
	used  time.Duration
}

// account is the time of a seat.
type account struct {
	turn    spent                    // the last one
	replies [rememberedReplies]spent // the last ones, the latest first
	inReply bool                     // the last spell was a reply
	reserve time.Duration            // left of the bank, or of the time for the game
	raised  int                      // the last turn for which the increment was added
	holiday time.Duration            // left
	earning time.Duration            // calendar time that has not yet earned a millisecond of holiday
	away    bool                     // on a holiday that the player has begun
}

// last returns the last spell of the seat.
func (a *account) last() *spent {
	if a.inReply {
		return &a.replies[0]
	}
	return &a.turn
}

// begin makes s the last spell of the seat, with the time that it has used before.
func (a *account) begin(s Spell) {
	a.inReply = !s.inTurn()
	if !a.inReply {
		if s.turn > a.turn.spell.turn {
			a.turn = spent{spell: s}
		}
		return
	}
	reply, i := spent{spell: s}, slices.IndexFunc(a.replies[:], func(r spent) bool { return r.spell == s })
	if i < 0 {
		i = rememberedReplies - 1 // the oldest is forgotten
	} else {
		reply = a.replies[i]
	}
	copy(a.replies[1:i+1], a.replies[:i])
	a.replies[0] = reply
}

// seatTurn is a turn of a seat.
type seatTurn struct{ seat, turn int }

// Clock is the clock of a table at a point of its log. It is a value: a copy is independent. The zero value limits nothing.
type Clock struct {
	rules   *Rules
	hours   *hours
	at      time.Time // of the values below
	running int       // the seat that decides, or nobody
	current seatTurn  // the last turn of a person, which lasts while others reply; zero before the first
	ranOut  time.Time // when the time of the running seat ran out; zero if it has time left
	paused  bool
	halted  bool // no game is played
	seats   [maxSeats]account
}

// New returns the clock of a new table. A nil *Rules, or one with an unknown time zone, limits nothing or counts all hours.
func New(r *Rules, at time.Time) Clock {
	c := Clock{rules: r, at: at.Truncate(time.Millisecond), running: nobody}
	if r == nil {
		return c
	}
	if r.Window != nil {
		c.hours, _ = r.Window.hours() // nil on a machine that does not know the time zone
	}
	for i := range c.seats {
		c.seats[i].reserve = r.reserve()
		if r.Holidays {
			c.seats[i].holiday = firstHoliday
		}
	}
	return c
}

// Rules returns the rules of the clock, nil if it limits nothing. They must not be modified.
func (c *Clock) Rules() *Rules { return c.rules }

// Changed returns the time of the last change: of another running seat, a pause, or a holiday.
func (c *Clock) Changed() time.Time { return c.at }

// Paused reports whether all clocks are paused.
func (c *Clock) Paused() bool { return c.paused }

// Running returns the seat whose time runs or stands still while it decides, and false if there is none.
func (c *Clock) Running() (seat int, ok bool) {
	return c.running, c.rules != nil && c.running != nobody
}

// Run lets the time of a seat run for a spell, from a time on. If it runs already, nothing changes.
func (c *Clock) Run(at time.Time, seat int, s Spell) {
	if c.rules == nil || c.running == seat && c.isIn(seat, s) {
		return
	}
	c.advance(at)
	c.running, c.ranOut, c.halted = seat, time.Time{}, false
	c.seats[seat].begin(s)
	if s.inTurn() {
		c.enter(seatTurn{seat, s.turn})
	}
}

// isIn reports whether s is the last spell of a seat.
func (c *Clock) isIn(seat int, s Spell) bool {
	a := &c.seats[seat]
	if s.inTurn() {
		return !a.inReply && c.current == seatTurn{seat, s.turn}
	}
	return a.inReply && a.replies[0].spell == s
}

// enter makes a turn the current one, and adds the increment for the one before. If the new turn has ended before, the one before
// was not ended but undone.
func (c *Clock) enter(next seatTurn) {
	last := &c.seats[c.current.seat]
	if next != c.current && next.turn > c.seats[next.seat].raised && c.current.turn > last.raised {
		last.raised = c.current.turn
		last.reserve += c.rules.Increment.Duration()
	}
	c.current = next
}

// Stop stops the time of the running seat, while the game is played by others.
func (c *Clock) Stop(at time.Time) {
	if c.running != nobody || c.halted {
		c.advance(at)
		c.running, c.halted = nobody, false
	}
}

// Halt stops all times and holidays until Run or Stop, while no game is played.
func (c *Clock) Halt(at time.Time) {
	c.advance(at)
	c.running, c.halted = nobody, true
}

// Pause stops all times and holidays until Resume.
func (c *Clock) Pause(at time.Time) {
	c.advance(at)
	c.paused = true
}

// Resume ends a pause.
func (c *Clock) Resume(at time.Time) {
	c.advance(at)
	c.paused = false
}

// Leave begins a holiday of a seat, and Return ends it. Meanwhile its time stands still. A holiday also ends when none is left.
func (c *Clock) Leave(at time.Time, seat int) {
	c.advance(at)
	c.seats[seat].away = c.seats[seat].holiday > 0
}

// Return ends a holiday of a seat.
func (c *Clock) Return(at time.Time, seat int) {
	c.advance(at)
	c.seats[seat].away = false
}

// IsAway reports whether a seat is on a holiday that the player has begun, and that Return can end.
func (c *Clock) IsAway(at time.Time, seat int) bool {
	now := *c
	now.advance(at)
	return now.seats[seat].away
}

// Grant makes sure that a seat has some time of its own besides that of a turn.
func (c *Clock) Grant(at time.Time, seat int, least time.Duration) {
	c.advance(at)
	c.seats[seat].reserve = max(c.seats[seat].reserve, least)
	if seat == c.running {
		c.ranOut = time.Time{}
	}
}

// Interval is the time between two points.
type Interval struct{ From, To time.Time }

// Lost reports whether a player has lost time or holiday in an interval in which no server ran: see Credit.
func (c *Clock) Lost(down Interval) bool {
	if c.rules == nil || c.paused || c.halted || !c.open(down) {
		return false
	}
	before := *c
	before.advance(down.From)
	after := before
	after.advance(down.To)
	for i := range c.seats {
		b, a := &before.seats[i], &after.seats[i]
		if b.away || i == c.running && (c.left(a) < c.left(b) || a.holiday < b.holiday) {
			return true
		}
	}
	return false
}

// Credit removes an interval in which no server ran from the time since the last change. The log has no entry of that interval, so
// the clock becomes as if it had not happened. The same interval counts only once.
func (c *Clock) Credit(down Interval) {
	if c.open(down) {
		c.advance(down.From)
		c.at = down.To.Truncate(time.Millisecond)
	}
}

// open reports whether a part of an interval is after the last change.
func (c *Clock) open(i Interval) bool { return c.at.Before(i.To) && i.From.Before(i.To) }

// Seat is the time of a seat.
type Seat struct {
	Left      time.Duration // of the present turn or reply before Reserve is used; of the next turn if it does not decide
	Reserve   time.Duration // the bank, or the time for the game
	Holiday   time.Duration
	OnHoliday bool // its time stands still
}

// Of returns the time of a seat at a time that is not before the last change.
func (c *Clock) Of(at time.Time, seat int) Seat {
	if c.rules == nil {
		return Seat{}
	}
	now := *c
	now.advance(at)
	a := &now.seats[seat]
	s := Seat{Reserve: a.reserve, Holiday: a.holiday, OnHoliday: a.away || now.emergency(seat)}
	if s.Left, _ = c.rules.allowance(Turn(1)); c.running == seat {
		d, _ := c.rules.allowance(a.last().spell)
		s.Left = d - a.last().used
	}
	return s
}

// emergency reports whether a seat is on a holiday that has begun by itself, because it had no other time left.
func (c *Clock) emergency(seat int) bool {
	return c.running == seat && !c.seats[seat].away && c.seats[seat].holiday > 0 && c.left(&c.seats[seat]) == 0
}

// left returns the time that the running seat has without its holiday.
func (c *Clock) left(a *account) time.Duration {
	d, reserve := c.rules.allowance(a.last().spell)
	d -= a.last().used
	if reserve {
		d += a.reserve
	}
	return d
}

// Standing says why the time of the running seat stands still.
type Standing string

// Reasons.
const (
	Runs          Standing = ""        // it runs, or no seat decides
	OutsideWindow Standing = "window"  // it is outside of the hours in which time counts
	OnHoliday     Standing = "holiday" // the player is on holiday
)

// Standing returns why the time of the running seat stands still at a time, and when it will continue.
// A holiday that has begun by itself ends in a time-out.
func (c *Clock) Standing(at time.Time) (why Standing, until time.Time) {
	at = at.Truncate(time.Millisecond)
	if c.rules == nil || c.paused || c.running == nobody {
		return Runs, time.Time{}
	}
	now := *c
	now.advance(at)
	a := &now.seats[c.running]
	switch {
	case a.away:
		return OnHoliday, c.hours.next(at.Add(a.holiday))
	case now.emergency(c.running):
		return OnHoliday, at.Add(a.holiday)
	}
	if begin := c.hours.next(at); begin.After(at) {
		return OutsideWindow, begin
	}
	return Runs, time.Time{}
}

// Deadline returns when the time of the running seat runs out if nothing happens. It returns false if no time runs.
func (c *Clock) Deadline() (time.Time, bool) {
	if c.rules == nil || c.paused || c.running == nobody {
		return time.Time{}, false
	}
	if !c.ranOut.IsZero() {
		return c.ranOut, true // later changes do not move it
	}
	a := c.seats[c.running]
	at := c.at
	if a.away {
		at = at.Add(a.holiday)
		a.holiday, a.away = 0, false
	}
	out := c.hours.add(at, c.left(&a))
	c.earn(&a, out.Sub(at))
	return out.Add(a.holiday), true
}

// advance brings the values to a later time. An earlier time changes nothing: the log of a table never goes back.
func (c *Clock) advance(to time.Time) {
	to = to.Truncate(time.Millisecond)
	if c.rules == nil || !to.After(c.at) {
		return
	}
	if !c.paused && !c.halted {
		for i := range c.seats {
			c.pass(i, c.at, to)
		}
	}
	c.at = to
}

// pass lets the time between two points pass for a seat.
func (c *Clock) pass(seat int, from, to time.Time) {
	a := &c.seats[seat]
	if a.away {
		from = a.rest(from, to)
	}
	if seat != c.running {
		c.earn(a, to.Sub(from))
		return
	}
	left := c.left(a)
	used := c.hours.count(from, to, left)
	out := to
	if used == left {
		out = c.hours.add(from, left)
	}
	c.use(a, used)
	c.earn(a, out.Sub(from))
	holiday := min(a.holiday, to.Sub(out)) // begins by itself when no other time is left
	a.holiday -= holiday
	if c.ranOut.IsZero() && a.holiday == 0 && c.left(a) == 0 {
		c.ranOut = out.Add(holiday)
	}
}

// rest uses the holiday of a seat, up to a time. It returns when the holiday ends, if that is earlier.
func (a *account) rest(from, to time.Time) time.Time {
	used := min(a.holiday, to.Sub(from))
	a.holiday -= used
	a.away = a.holiday > 0
	return from.Add(used)
}

// use takes time from the allowance of the last spell, and then from the reserve.
func (c *Clock) use(a *account, d time.Duration) {
	allowance, _ := c.rules.allowance(a.last().spell)
	first := min(d, allowance-a.last().used)
	a.last().used += first
	a.reserve -= d - first
}

// earn adds to the holiday of a seat for time in which it is not on holiday.
func (c *Clock) earn(a *account, d time.Duration) {
	if c.rules.Holidays {
		const step = earnedIn * time.Millisecond
		a.earning += d
		rest := a.earning % step // kept, so that the result does not depend on the number of steps
		a.holiday = min(maxHoliday, a.holiday+(a.earning-rest)/earnedIn)
		a.earning = rest
	}
}

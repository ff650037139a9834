package clock

import "time"

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

// Spell identifies the time that a decision of a seat takes: its turn, or a decision outside of it. If a spell comes again
// because moves were undone, the time that it has used is not given back. The zero value is no spell.
type Spell struct{ turn, reply int }

// Turn is the spell of a seat's turn, from 1.
func Turn(n int) Spell { return Spell{turn: n} }

// Reply is the spell of decisions outside of a seat's turn, identified by a number from 0.
func Reply(n int) Spell { return Spell{reply: n + 1} }

func (s Spell) inTurn() bool { return s.turn > 0 }

// spent is a spell of a seat and the time that it has used of its allowance.
type spent struct {
	spell Spell
	used  time.Duration
}

// account is the time of a seat.
type account struct {
	turn, reply spent         // the last of each
	inReply     bool          // the last one was the reply
	reserve     time.Duration // left of the bank, or of the time for the game
	turns       int           // the last turn for which the increment was added
	holiday     time.Duration // left
	away        bool          // on a holiday that the player has begun
}

// last returns the last spell of the seat.
func (a *account) last() *spent {
	if a.inReply {
		return &a.reply
	}
	return &a.turn
}

// Clock is the clock of a table at a point of its log. It is a value: a copy is independent. The zero value limits nothing.
type Clock struct {
	rules   *Rules
	hours   *hours
	at      time.Time // of the values below
	running int       // the seat that decides, or nobody
	paused  bool
	seats   [maxSeats]account
}

// New returns the clock of a new table. A nil *Rules, or one with an unknown time zone, limits nothing or counts all hours.
func New(r *Rules, at time.Time) Clock {
	c := Clock{rules: r, at: at, running: nobody}
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
	a := &c.seats[seat]
	if c.running == seat && a.last().spell == s {
		return
	}
	c.advance(at)
	c.running, a.inReply = seat, !s.inTurn()
	if a.last().spell != s {
		*a.last() = spent{spell: s}
	}
	if s.turn > a.turns {
		a.turns = s.turn
		a.reserve += c.rules.Increment.Duration()
	}
}

// Stop stops the time of the running seat.
func (c *Clock) Stop(at time.Time) {
	if c.running != nobody {
		c.advance(at)
		c.running = nobody
	}
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

// Grant makes sure that a seat has some time of its own besides that of a turn.
func (c *Clock) Grant(at time.Time, seat int, least time.Duration) {
	c.advance(at)
	c.seats[seat].reserve = max(c.seats[seat].reserve, least)
}

// Interval is the time between two points.
type Interval struct{ From, To time.Time }

// Lost reports whether a player has lost time in an interval in which no server ran: see Credit.
func (c *Clock) Lost(down Interval) bool {
	return c.rules != nil && !c.paused && c.running != nobody && c.at.Before(down.To) && down.From.Before(down.To)
}

// Credit removes an interval in which no server ran from the time since the last change. The log has no entry of that interval, so
// the clock becomes as if it had not happened. The same interval counts only once.
func (c *Clock) Credit(down Interval) {
	if !c.Lost(down) {
		return
	}
	c.advance(down.From)
	c.at = down.To
}

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
func (c *Clock) Standing(at time.Time) (why Standing, until time.Time) {
	if c.rules == nil || c.paused || c.running == nobody {
		return Runs, time.Time{}
	}
	now := *c
	now.advance(at)
	if a := &now.seats[c.running]; a.away || now.emergency(c.running) {
		return OnHoliday, at.Add(a.holiday)
	}
	if c.hours != nil {
		if begin, _ := c.hours.after(at); begin.After(at) {
			return OutsideWindow, begin
		}
	}
	return Runs, time.Time{}
}

// Deadline returns when the time of the running seat runs out if nothing happens. It returns false if no time runs.
func (c *Clock) Deadline() (time.Time, bool) {
	if c.rules == nil || c.paused || c.running == nobody {
		return time.Time{}, false
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
	if c.rules == nil || !to.After(c.at) {
		return
	}
	if !c.paused {
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
		if out = c.hours.add(from, left); out.After(to) {
			out = to
		}
	}
	c.use(a, used)
	c.earn(a, out.Sub(from))
	a.holiday -= min(a.holiday, to.Sub(out)) // it begins by itself when no other time is left
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
		a.holiday = min(maxHoliday, a.holiday+(d/earnedIn).Truncate(time.Millisecond))
	}
}

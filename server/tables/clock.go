package tables

import (
	"time"

	"volgare/engine"
	"volgare/server/api"
	"volgare/table"
	"volgare/table/clock"
)

// Clock is the clock of a table. Times left are in milliseconds, as of At.
type Clock struct {
	At          string       `json:"at"`
	Rules       *clock.Rules `json:"rules"`
	Running     *string      `json:"running"`  // the seat whose time runs or stands still
	Standing    *string      `json:"standing"` // why it stands still: window, or holiday
	Deadline    *string      `json:"deadline"` // when it runs out if nothing happens
	Resumes     *string      `json:"resumes"`  // when it continues, if it stands still
	Paused      bool         `json:"paused"`
	PauseWanted []string     `json:"pauseWanted"`
	Seats       []SeatClock  `json:"seats"`
}

// SeatClock is the time of a seat.
type SeatClock struct {
	Left      int64    `json:"left"`    // of the present turn or reply, or of the next
	Reserve   int64    `json:"reserve"` // the bank, or the time for the game
	Holiday   int64    `json:"holiday"`
	OnHoliday bool     `json:"onHoliday"`
	TimedOut  bool     `json:"timedOut"` // the others may vote for a bot
	Votes     []string `json:"votes"`
}

// ClockOf encodes the clock of a table, nil if it has none. Apart from what stands still, it changes only with the table.
func ClockOf(snap *table.Snapshot, now time.Time) *Clock {
	c, ok := snap.Clock()
	if !ok {
		return nil
	}
	made := &Clock{
		At: api.Instant(c.Changed()), Rules: c.Rules(), Deadline: deadlineOf(c), Paused: c.Paused(), PauseWanted: []string{},
	}
	if seat, ok := c.Running(); ok {
		made.Running = new(engine.Seat(seat).String())
	}
	if why, until := c.Standing(now); why != clock.Runs {
		made.Standing, made.Resumes = new(string(why)), new(api.Instant(until))
	}
	for i := range snap.Seats {
		seat := engine.Seat(i)
		if snap.PauseWanted(seat) {
			made.PauseWanted = append(made.PauseWanted, seat.String())
		}
		made.Seats = append(made.Seats, seatClockOf(snap, c, seat, now))
	}
	return made
}

func seatClockOf(snap *table.Snapshot, c *clock.Clock, seat engine.Seat, now time.Time) SeatClock {
	left := c.Of(c.Changed(), int(seat))
	made := SeatClock{
		Left: left.Left.Milliseconds(), Reserve: left.Reserve.Milliseconds(), Holiday: left.Holiday.Milliseconds(),
		OnHoliday: c.Of(now, int(seat)).OnHoliday, TimedOut: snap.TimedOut(seat), Votes: []string{},
	}
	for i := range snap.Seats {
		if made.TimedOut && snap.VotedFor(engine.Seat(i)) {
			made.Votes = append(made.Votes, engine.Seat(i).String())
		}
	}
	return made
}

// deadlineOf returns when the time of the running seat runs out, nil if no clock runs.
func deadlineOf(c *clock.Clock) *string {
	at, ok := c.Deadline()
	if !ok {
		return nil
	}
	return new(api.Instant(at))
}

package tables

import (
	"time"

	"volgare/server/identity"
	"volgare/table"
)

// Absence tells those at a table who wait for somebody what they can do if he is gone. Times are in
// seconds, from when it is told.
type Absence struct {
	Seat   string `json:"seat"`   // that decides
	AskIn  int    `json:"askIn"`  // until its person may be asked whether he is there
	BotIn  *int   `json:"botIn"`  // once he was asked: until a bot may play on for him
	After  int    `json:"after"`  // how long somebody has to be silent to be asked
	Within int    `json:"within"` // how long he has to answer
}

// AbsenceOf is what who asks is told now of the person for whom a table waits, nil for nothing.
func AbsenceOf(snap *table.Snapshot, who identity.Identity, now time.Time) *Absence {
	waits, ok := snap.Awaited(who.ID, now)
	if !ok {
		return nil
	}
	a := &Absence{
		Seat: waits.Seat.String(), AskIn: seconds(waits.AskIn),
		After: seconds(table.AbsentAfter), Within: seconds(table.AnswerWithin),
	}
	if waits.Asked {
		a.BotIn = new(seconds(waits.BotIn))
	}
	return a
}

// seconds is a time in whole seconds, not earlier than it is over.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

package tables

import (
	"time"

	"volgare/server/identity"
	"volgare/table"
)

// Absence describes the player for whom a table waits, and what the others can do about their absence. Times are in
// seconds from the time of the response.
type Absence struct {
	Seat   string `json:"seat"`   // seat to move
	AskIn  int    `json:"askIn"`  // time until the person may be asked whether they are there
	BotIn  *int   `json:"botIn"`  // after the question: time until a bot may play for the person
	After  int    `json:"after"`  // time of inactivity after which a person may be asked
	Within int    `json:"within"` // time the person has to answer
}

// AbsenceOf returns the Absence for a viewer, nil if there is none to show.
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

// seconds returns a duration in seconds, rounded up.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

package preview

import (
	"volgare/engine"
	"volgare/table"
)

// ending is how a game has ended.
type ending struct {
	winner engine.Seat
	office string // the winner's, "" for none
	points int    // the winner's
}

// endingOf is how a game that is over has ended: nothing is secret any more.
func endingOf(snap *table.Snapshot) ending {
	v := snap.View(snap.Steps(), engine.Nobody)
	var e ending
	if len(v.Score.Rank) > 0 {
		e.winner, _ = snap.SeatOf(v.Score.Rank[0])
		e.points = v.Score.Seats[e.winner].Known
	}
	if office := v.Players[e.winner].Office; office != nil {
		e.office = *office
	}
	return e
}

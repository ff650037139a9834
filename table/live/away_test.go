package live

import (
	"testing"
	"testing/synctest"
	"time"

	"volgare/table"
)

// TestLentSeatOnReturn: people who lend their seat to a bot, at a table of bots, find a running game on their return. After
// they have given up the seat, the bots do not wait for a viewer.
func TestLentSeatOnReturn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, Options{AwayPause: time.Second})
		s := h.create(anna, table.NewTable{Seats: []table.SeatPlan{{Who: "me"}, {Who: "bot", Bot: "random"}, {Who: "bot", Bot: "random"}}, Start: true})
		h.do(s.ID, anna, table.SetBot{Seat: "yellow", Bot: "random"})
		time.Sleep(5 * time.Second)
		synctest.Wait()
		lent := h.look(s.ID)
		if n := lent.Steps(); n < 3 || n > 10 {
			t.Errorf("after five seconds there are %d moves", n)
		}
		h.do(s.ID, anna, table.TakeBackSeat{Seat: "yellow"})
		h.do(s.ID, anna, table.SetBot{Seat: "yellow", Bot: "random"})
		h.do(s.ID, anna, table.Resign{Seat: "yellow"})
		time.Sleep(time.Second)
		synctest.Wait()
		if s = h.look(s.ID); s.State != table.StateOver {
			t.Errorf("bots among themselves wait: %s after %d moves", s.State, s.Steps())
		}
		_ = h.Close()
	})
}

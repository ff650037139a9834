package externalbots

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"
)

// TestConnectionsAreLimited: the number of external bots is limited for a host, for an address and in all. A bot that leaves
// makes room and is forgotten.
func TestConnectionsAreLimited(t *testing.T) {
	c, seats := newCrowd(), 0
	var leave []func()
	enter := func(host, address string) bool {
		seats++
		left, err := c.enter(host, address, fmt.Sprint("seat ", seats))
		if err == nil {
			leave = append(leave, left)
		}
		return err == nil
	}
	fill := func(want int, who func(i int) (host, address string)) {
		t.Helper()
		n := 0
		for ; enter(who(n)); n++ {
			continue
		}
		if n != want {
			t.Errorf("%d have found a place, want %d", n, want)
		}
	}
	fill(ofHost, func(i int) (string, string) { return "anna", fmt.Sprint(i) })
	fill(fromAddress, func(i int) (string, string) { return fmt.Sprint(i), "club" })
	fill(inAll-ofHost-fromAddress, func(i int) (string, string) { return fmt.Sprint("of ", i), fmt.Sprint("from ", i) })
	leave[0]()
	if enter("anna", "club") || !enter("anna", "elsewhere") || enter("bert", "elsewhere") {
		t.Error("a bot that leaves makes room for exactly one")
	}
	for _, left := range leave[1:] {
		left()
	}
	if c.all != 0 || len(c.hosts)+len(c.from) > 0 {
		t.Errorf("no bot is connected, but the crowd is %+v", &c)
	}
}

// TestConnectionsToSeatAreLimited: the visits to each seat are limited, and seats without recent visits are forgotten.
func TestConnectionsToSeatAreLimited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCrowd()
		comes := func(seat string) bool {
			leave, err := c.enter("anna", "club", seat)
			if err == nil {
				leave()
			}
			return err == nil
		}
		for i := range 2 * seatBurst {
			if comes("red") != (i < seatBurst) {
				t.Errorf("visit %d", i)
			}
		}
		if !comes("black") {
			t.Error("another seat is refused")
		}
		time.Sleep(seatEvery)
		if !comes("red") || comes("red") {
			t.Error("there is one more after a while")
		}
		for range 3 {
			time.Sleep(seatBurst * seatEvery)
			for i := range maxSeats {
				comes(fmt.Sprint(time.Now(), i))
			}
		}
		if n := len(c.seats); n > maxSeats {
			t.Errorf("%d seats are kept", n)
		}
	})
}

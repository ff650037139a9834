package programs

import (
	"fmt"
	"testing"
)

// TestCrowd: a host, an address and all together have so many places; who leaves makes room, and nobody who has gone is kept.
func TestCrowd(t *testing.T) {
	c := crowd{hosts: map[string]int{}, from: map[string]int{}}
	var leave []func()
	enter := func(host, address string) bool {
		left, err := c.enter(host, address)
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
		t.Error("one who leaves makes room for one")
	}
	for _, left := range leave[1:] {
		left()
	}
	if c.all != 0 || len(c.hosts)+len(c.from) > 0 {
		t.Errorf("nobody is there: %+v", &c)
	}
}

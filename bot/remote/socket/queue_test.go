package socket

import (
	"fmt"
	"testing"
)

// TestQueue: of more messages than somebody waits for the last are kept.
func TestQueue(t *testing.T) {
	c := &Conn{heard: make(chan message, queued)}
	for i := range 3 * queued {
		c.put(message{text: fmt.Append(nil, i)})
	}
	for i := 2 * queued; i < 3*queued; i++ {
		if got := <-c.heard; string(got.text) != fmt.Sprint(i) {
			t.Errorf("%s for %d", got.text, i)
		}
	}
}

package socket

import (
	"fmt"
	"testing"

	"volgare/protocol/lines"
)

// TestFullQueueKeepsLastMessages checks that a full queue keeps the last messages.
func TestFullQueueKeepsLastMessages(t *testing.T) {
	c := &Conn{heard: make(chan lines.Received, queued)}
	for i := range 3 * queued {
		c.put(lines.Received{Text: fmt.Append(nil, i)})
	}
	for i := 2 * queued; i < 3*queued; i++ {
		if got := <-c.heard; string(got.Text) != fmt.Sprint(i) {
			t.Errorf("%s for %d", got.Text, i)
		}
	}
}

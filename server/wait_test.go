package server

import "time"

// patience ends a test that hangs.
const patience = 2 * time.Minute

// waitFor waits until something is so.
func (r *rig) waitFor(is func() bool) {
	r.t.Helper()
	for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(2 * time.Millisecond) {
		if is() {
			return
		}
	}
	r.t.Fatal("it never came")
}

package server

import (
	"net/http"
	"os"
	"testing"
	"time"
)

// TestHealthTellsOfTheDatabase: a server whose database was cut short beneath it is not well, though nobody has tried to
// make a table there since.
func TestHealthTellsOfTheDatabase(t *testing.T) {
	r := newRig(t, how{})
	file := r.file()
	ann := r.browser()
	ann.create("me", "me")
	ann.get("/healthz").is(http.StatusOK)
	if err := os.Truncate(file, 4096); err != nil {
		t.Fatal(err)
	}
	r.clock.move(time.Second)
	ann.get("/healthz").code("storage")
}

package background

import (
	"runtime"
	"testing"
)

// TestMakeRoomOnlyOnce checks that there are processors for background threads, and that a second call adds no more.
func TestMakeRoomOnlyOnce(t *testing.T) {
	cores := runtime.GOMAXPROCS(0)
	defer runtime.GOMAXPROCS(cores)
	MakeRoom()
	room := runtime.GOMAXPROCS(0)
	MakeRoom()
	if again := runtime.GOMAXPROCS(0); room <= cores || again != room {
		t.Errorf("%d processors, then %d, of %d cores", room, again, cores)
	}
}

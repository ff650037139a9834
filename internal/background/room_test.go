package background

import (
	"runtime"
	"testing"
)

// TestMakeRoom: there is room for what stands back, and asking again makes no more.
func TestMakeRoom(t *testing.T) {
	cores := runtime.GOMAXPROCS(0)
	defer runtime.GOMAXPROCS(cores)
	MakeRoom()
	room := runtime.GOMAXPROCS(0)
	MakeRoom()
	if again := runtime.GOMAXPROCS(0); room <= cores || again != room {
		t.Errorf("%d processors, then %d, of %d cores", room, again, cores)
	}
}

package table

import (
	"math/rand/v2"
	"testing"

	"volgare/engine"
)

func BenchmarkView(b *testing.B) {
	h := open(b)
	s := h.advance(h.hotseat("deluxe", 4, "bench"), anna, 100, rand.New(rand.NewPCG(2, 2)))
	seat, _ := s.Decider()
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			s.views = &viewCache{}
			s.View(s.Steps(), seat)
		}
	})
	b.Run("next", func(b *testing.B) {
		for b.Loop() {
			s.View(s.Steps(), seat)
		}
	})
	b.Run("StateAt", func(b *testing.B) {
		for b.Loop() {
			s.StateAt(95)
		}
	})
	b.Run("Log", func(b *testing.B) {
		for b.Loop() {
			s.Log(seat, 0, 100)
		}
	})
	b.Run("Try", func(b *testing.B) {
		for b.Loop() {
			_, _ = s.Simulate((seat+1)%4, []string{"rest 1"})
		}
	})
}

func TestEntriesAreSmall(t *testing.T) {
	h := open(t)
	s := h.advance(h.hotseat("deluxe", 3, ""), anna, 200, rand.New(rand.NewPCG(2, 2)))
	entries := h.tables[s.ID].log
	sum := 0
	for _, e := range entries[2:] {
		sum += len(e)
	}
	mean := sum / (len(entries) - 2)
	t.Logf("create %d bytes, moves %d bytes", len(entries[0]), mean)
	if mean > 80 || len(entries[0]) > 10000 {
		t.Errorf("create %d bytes, moves %d bytes", len(entries[0]), mean)
	}
}

// TestTurnPoints holds the what-if to the points that the rules give. // ACT-1
func TestTurnPoints(t *testing.T) {
	h := open(t)
	s := h.hotseat("deluxe", 2, "points")
	for s.history.Now().Decision != engine.Turn {
		seat, moves := legal(s)
		s = h.do(s.ID, anna, Play{seat, moves[:1]})
	}
	other := 1 - s.history.Now().Seat
	v, err := s.Simulate(other, nil)
	if err != nil || v.Acts.Points != int(s.history.Now().Points) || *v.Decides != other.String() || len(v.Legal) == 0 {
		t.Errorf("tried with %d points: %v", v.Acts.Points, err)
	}
	if _, err := s.Simulate(other, []string{"end"}); CodeOf(err) != Reveals {
		t.Errorf("end can be tried: %v", err)
	}
}

package view

import (
	"testing"

	"volgare/engine"
)

// TestSpaces checks that the last five turns have a papal tile, face down until its turn, and that the canticle opens for
// all cities in the turn of its option.
func TestSpaces(t *testing.T) {
	seen := map[string]bool{}
	n := 0
	eachPosition(t, func(t *testing.T, p *position) {
		if n++; n%7 != 0 {
			return
		}
		for i, space := range Of(p.t, &p.s, engine.Nobody).Spaces {
			papal := "none"
			if space.Papal != nil {
				papal = *space.Papal
			}
			seen[papal] = true
			if down := i >= 11 && i+1 > int(p.s.Turn); (papal == "none") != (i < 11) || (papal == "unknown") != down {
				t.Errorf("in turn %d turn %d has the papal tile %s", p.s.Turn, i+1, papal)
			}
			if want := i+1 >= int(p.t.Rules.Options.CanticleOpen); space.Canticles != want {
				t.Errorf("turn %d: all canticles %v", i+1, space.Canticles)
			}
		}
	})
	if len(seen) != 4 {
		t.Error("seen only", seen)
	}
}

package appraisal

import (
	"volgare/bot/chart"
	"volgare/engine"
)

// knowledge returns the value of the disc on the knowledge track: the manuscripts that can be read from there in the turns
// left. // MSS-2
func (e *Evaluator) knowledge(s *engine.State) int {
	return e.knowledgeAt(int(s.Tracks[engine.Knowledge].Space[e.seat]))
}

// fillKnowing computes the value of each of the first spaces of the knowledge track.
func (e *Evaluator) fillKnowing() {
	for space := range e.knowing {
		e.knowing[space] = e.workOutKnowing(space)
	}
}

// knowledgeAt returns the mVP of being on a space of the knowledge track.
func (e *Evaluator) knowledgeAt(space int) int {
	if space < len(e.knowing) {
		return e.knowing[space]
	}
	return e.workOutKnowing(space)
}

func (e *Evaluator) workOutKnowing(space int) int {
	if e.left == 0 {
		return 0
	}
	v := e.readingAt(space)*e.left/chart.Turn + e.w.KnowledgeSpace*space
	starts := e.r.Box.LevelStarts
	if len(starts) > 3 && space > int(starts[3]) {
		v += e.w.BeyondLevel4 * (space - int(starts[3]))
	}
	return v
}

// fillReading computes the value of reading per turn at each level of knowledge: the best manuscript left up to that level,
// less the points for its row.
func (e *Evaluator) fillReading(s *engine.State) {
	best := 0
	for l := range e.reading {
		if s.RowN[l]+s.DeckN[l] > 0 {
			gain := 1000*(l+1) - e.r.Row(s, uint8(l+1))*e.point
			best = max(best, gain*e.w.Reading[l]/1000)
		}
		e.reading[l] = best
	}
}

// readingAt returns the mVP per turn of the manuscripts that a space of the track allows the seat to read. It rises
// linearly between two levels.
func (e *Evaluator) readingAt(space int) int {
	starts := e.r.Box.LevelStarts
	for l := min(len(starts), len(e.reading)) - 1; l >= 0; l-- {
		from := int(starts[l])
		if space < from {
			continue
		}
		if l+1 >= min(len(starts), len(e.reading)) {
			return e.reading[l]
		}
		to := int(starts[l+1])
		return e.reading[l] + (e.reading[l+1]-e.reading[l])*(space-from)/(to-from)
	}
	return 0
}

// library returns the value of the disc on the library track, by the tiles it will bring. A draw in progress counts as
// done. // LIB-1 LIB-2
func (e *Evaluator) library(s *engine.State, p *engine.Player) int {
	if s.Decision == engine.LibraryKeep && s.Drawn > 0 {
		return e.bestTileOf(s, p, int(s.Drawn))
	}
	space := int(s.Tracks[engine.Library].Space[e.seat])
	if space == 0 || s.Stack.N == 0 || p.Reader {
		return 0
	}
	return e.w.Undrawn * e.drawValue(s, p, space) / 1000
}

// drawValue returns the mVP of drawing at a space of the library track. Before the first numbered space it is a part of the
// value of that space.
func (e *Evaluator) drawValue(s *engine.State, p *engine.Player, space int) int {
	var draws, at, next, to int
	for _, step := range e.r.Box.LibraryDraw { // ordered by space
		next, to = int(step.Value), int(step.Space)
		if to > space {
			break
		}
		draws, at = next, to
	}
	now := 0
	if draws > 0 {
		now = e.bestTileOf(s, p, draws)
	}
	if e.left == 0 || next == draws {
		return now
	}
	return now + (e.bestTileOf(s, p, next)-now)*(space-at)/(to-at)
}

// bestTileOf returns the mVP of keeping the best of n unknown library tiles. At the limit, it replaces the worst tile held.
func (e *Evaluator) bestTileOf(s *engine.State, p *engine.Player, n int) int {
	v := e.w.Tiles[min(n, len(e.w.Tiles))-1]
	if e.r.Options.Edition == engine.Deluxe && p.Hand.N >= e.r.Level(s, e.seat) {
		return max(v-e.worstTile(p), 0)
	}
	return v
}

// worstTile returns the mVP of the worst library tile held.
func (e *Evaluator) worstTile(p *engine.Player) int {
	worst := 9000
	for _, t := range p.Hand.Piece[:p.Hand.N] {
		worst = min(worst, e.tileVP(t.Kind()))
	}
	return worst
}

// tileVP returns the mVP of a library tile. An unknown tile counts as the average.
func (e *Evaluator) tileVP(kind uint8) int {
	if kind == engine.Unknown {
		return e.w.Tiles[0]
	}
	return 1000 * int(e.r.Box.Library[kind].VP)
}

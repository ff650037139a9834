package greedy

import "volgare/engine"

// knowledge values the disc on the knowledge track: what can be read from there
// in the turns left. // MSS-2
func (j *judge) knowledge(s *engine.State) int {
	return j.knows(int(s.Tracks[engine.Knowledge].Space[j.seat]))
}

func (j *judge) knows(space int) int {
	if j.left == 0 {
		return 0
	}
	v := j.reads(space)*j.left/turnUnit + j.w.Wisdom*space
	starts := j.r.Box.LevelStarts
	if len(starts) > 3 && space > int(starts[3]) {
		v += j.w.Learned * (space - int(starts[3]))
	}
	return v
}

// read fills what each level of knowledge allows to read in a turn: the best of
// the manuscripts up to that level that are left, less the points for their row.
func (j *judge) read(s *engine.State) {
	best := 0
	for l := range j.reading {
		if s.RowN[l]+s.DeckN[l] > 0 {
			gain := 1000*(l+1) - j.r.Row(s, uint8(l+1))*j.point
			best = max(best, gain*j.w.Reading[l]/1000)
		}
		j.reading[l] = best
	}
}

// reads is the mVP a turn of what a space of the track allows to read; between
// two levels it rises evenly.
func (j *judge) reads(space int) int {
	starts := j.r.Box.LevelStarts
	for l := min(len(starts), len(j.reading)) - 1; l >= 0; l-- {
		from := int(starts[l])
		if space < from {
			continue
		}
		if l+1 >= min(len(starts), len(j.reading)) {
			return j.reading[l]
		}
		to := int(starts[l+1])
		return j.reading[l] + (j.reading[l+1]-j.reading[l])*(space-from)/(to-from)
	}
	return 0
}

// library values the disc on the library track by the tiles it will bring. A
// drawing that is under way counts as drawn. // LIB-1 LIB-2
func (j *judge) library(s *engine.State, p *engine.Player) int {
	if s.Decision == engine.LibraryKeep && s.Drawn > 0 {
		return j.tile(s, p, int(s.Drawn))
	}
	space := int(s.Tracks[engine.Library].Space[j.seat])
	if space == 0 || s.StackN == 0 || p.Reader {
		return 0
	}
	return j.w.Book * j.book(s, p, space) / 1000
}

// book is the mVP of drawing at a space of the library track; before the first
// numbered space a part of what is drawn there.
func (j *judge) book(s *engine.State, p *engine.Player, space int) int {
	draws, at := 0, 0
	for _, step := range j.r.Box.LibraryDraw {
		if space >= int(step.Space) {
			draws, at = int(step.Value), int(step.Space)
		}
	}
	next, to := draws, at
	for _, step := range j.r.Box.LibraryDraw {
		if int(step.Space) > space {
			next, to = int(step.Value), int(step.Space)
			break
		}
	}
	now := 0
	if draws > 0 {
		now = j.tile(s, p, draws)
	}
	if j.left == 0 || next == draws {
		return now
	}
	return now + (j.tile(s, p, next)-now)*(space-at)/(to-at)
}

// tile is the mVP of keeping the best of n unknown library tiles; at the limit
// it takes the place of the worst one held.
func (j *judge) tile(s *engine.State, p *engine.Player, n int) int {
	v := j.w.Tiles[min(n, len(j.w.Tiles))-1]
	if j.r.Options.Edition == engine.Deluxe && p.HandN >= j.r.Level(s, j.seat) {
		return max(v-j.worstTile(p), 0)
	}
	return v
}

// worstTile is the mVP of the worst library tile held.
func (j *judge) worstTile(p *engine.Player) int {
	worst := 9000
	for _, t := range p.Hand[:p.HandN] {
		worst = min(worst, j.tileVP(t.Kind))
	}
	return worst
}

// tileVP is the mVP of a library tile; of an unknown one on the average.
func (j *judge) tileVP(kind uint8) int {
	if kind == engine.Unknown {
		return j.w.Tiles[0]
	}
	return 1000 * int(j.r.Box.Library[kind].VP)
}

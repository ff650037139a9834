package planner

import (
	"context"
	"slices"

	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

const (
	maxPoints = 6 // with the sixth point of Muret
	maxWidth  = 64
	maxLine   = 24 // moves in a turn; longer lines are not considered
)

// steps is a line of moves.
type steps struct {
	move  [maxLine]engine.Move
	n     uint8
	shown uint8 // number of moves up to the first that reveals something; 0 if none does
}

// with returns the line with one more move; shows says whether that move reveals something.
func (l *steps) with(m engine.Move, shows bool) steps {
	next := *l
	next.move[next.n] = m
	next.n++
	if shows && next.shown == 0 {
		next.shown = next.n
	}
	return next
}

// untilReveal returns the moves that can be played before something is revealed.
func (l *steps) untilReveal() []engine.Move {
	if l.shown > 0 {
		return l.move[:l.shown]
	}
	return l.move[:l.n]
}

// row holds the positions with one number of points left. The small fields that are searched are kept apart from the
// positions, which are large.
type row struct {
	n      int
	value  [maxWidth]int
	open   [maxWidth]bool
	state  [maxWidth]engine.State
	before [maxWidth]steps
}

// beam keeps, for each number of action points left, the best positions that the rest of the turn can reach. Positions that
// differ only in the order of the moves are merged.
type beam struct {
	effort Effort
	seed   uint64
	e      *evaluation.Evaluator
	rows   [maxPoints + 1]row
	seen   chart.KeySet
	legal  []engine.Move
	from   engine.State
	next   engine.State
	answer [maxLine]engine.Move
	ends   ends
}

// search returns the best line found, up to the first move that reveals something.
func (b *beam) search(ctx context.Context, e *evaluation.Evaluator, s *engine.State, legal []engine.Move) []engine.Move {
	b.e = e
	for i := range b.rows {
		b.rows[i].n = 0
	}
	b.seen.Clear()
	b.ends.clear()
	b.begin(s, legal)
	for points := maxPoints; points >= 0; points-- {
		for range b.effort.Expand {
			at := b.rows[points].next()
			if at < 0 || ctx.Err() != nil {
				break
			}
			b.expand(&b.rows[points], at)
		}
	}
	if len(b.ends.list) == 0 {
		return legal[:1]
	}
	return b.answer[:copy(b.answer[:], b.ends.list[0].line.untilReveal())]
}

// begin enters the position of the decision, with the given legal moves.
func (b *beam) begin(s *engine.State, legal []engine.Move) {
	var none steps
	key := chart.Key(s)
	b.seen.Add(key)
	if slices.Contains(legal, engine.Move{Kind: engine.End}) {
		b.end(&none, engine.Move{Kind: engine.End}, b.e.Value(s)+b.noise(key))
	}
	for _, m := range legal {
		b.try(s, m, &none)
	}
}

// draws is the set of kinds of moves that reveal cards, including draws of which all cards are kept. // EXP-G1
var draws = func() (kinds [256]bool) {
	for d := range engine.NumCardDecks {
		kinds[d.Action()] = true
	}
	kinds[engine.NoMove] = false
	return kinds
}()

// next returns the index of the best open position, or -1.
func (r *row) next() int {
	best := -1
	for i := range r.n {
		if r.open[i] && (best < 0 || r.value[i] > r.value[best]) {
			best = i
		}
	}
	return best
}

func (b *beam) expand(r *row, at int) {
	r.open[at] = false
	b.from = r.state[at]
	before := r.before[at]
	b.legal = b.e.Rules().AppendLegal(b.legal[:0], &b.from)
	for _, m := range b.legal {
		b.try(&b.from, m, &before)
	}
}

// try makes a move after the moves before and enters the position it leads to.
func (b *beam) try(s *engine.State, m engine.Move, before *steps) {
	switch {
	case m.Kind == engine.End: // ending the turn has the value of the position, and is entered with it
	case m.Kind == engine.OpenTrade: // comes at the end of the turn
	case before.n+1 >= maxLine:
	case m.Kind == engine.EndSummon:
		b.end(before, m, b.e.Value(s)+b.e.Summons(s))
	default:
		b.enter(s, m, before)
	}
}

func (b *beam) enter(s *engine.State, m engine.Move, before *steps) {
	b.e.Rules().Apply(&b.next, s, m, nil)
	shows := b.next.Decision != engine.Turn || draws[m.Kind]
	b.e.KeepFirstDrawn(&b.next)
	key := chart.Key(&b.next)
	if !b.seen.Add(key) {
		return
	}
	v, line := b.e.Value(&b.next)+b.noise(key), before.with(m, shows)
	if b.next.Decision != engine.Turn { // tiles are seen: the line stops here
		b.ends.add(&line, v)
		return
	}
	if b.e.Rules().Check(&b.next, engine.Move{Kind: engine.End}).Legal() {
		b.end(&line, engine.Move{Kind: engine.End}, v)
	}
	b.insert(v, &line)
}

// noise returns the error in the value of a position.
func (b *beam) noise(key uint64) int {
	if b.effort.Noise == 0 {
		return 0
	}
	h := (key ^ b.seed) * 0x9e3779b97f4a7c15
	return int(h>>32%uint64(2*b.effort.Noise+1)) - b.effort.Noise
}

// end records a line that ends the turn.
func (b *beam) end(before *steps, m engine.Move, value int) {
	line := before.with(m, false)
	b.ends.add(&line, value)
}

// insert puts b.next into its row. If the row is full, it replaces the worst position.
func (b *beam) insert(value int, line *steps) {
	r := &b.rows[min(int(b.next.Points), maxPoints)]
	at := r.n
	if at == min(b.effort.Width, maxWidth) {
		if at = r.worst(); r.value[at] >= value {
			return
		}
	} else {
		r.n++
	}
	r.value[at], r.open[at], r.state[at], r.before[at] = value, true, b.next, *line
}

func (r *row) worst() int {
	at := 0
	for i := range r.n {
		if r.value[i] < r.value[at] {
			at = i
		}
	}
	return at
}

// reserve allocates memory up front, so that a search does not allocate.
func (b *beam) reserve() {
	b.legal = slices.Grow(b.legal, 512)
	b.seen.Reserve()
	b.ends.list = make([]end, 0, maxEnds)
}

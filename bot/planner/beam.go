package planner

import (
	"context"
	"slices"

	"volgare/bot/chart"
	"volgare/bot/evaluation"
	"volgare/engine"
)

const (
	maxPoints = 6 // Muret's sixth included
	maxWidth  = 64
	maxLine   = 24 // moves of a turn; longer ones are not looked at
)

// steps are the moves of a line.
type steps struct {
	move  [maxLine]engine.Move
	n     uint8
	shown uint8 // moves up to the first that shows something new; 0 if none does
}

// with is the line with one more move, which may show something.
func (l *steps) with(m engine.Move, shows bool) steps {
	next := *l
	next.move[next.n] = m
	next.n++
	if shows && next.shown == 0 {
		next.shown = next.n
	}
	return next
}

// untilReveal are the moves that can be played before something new is seen.
func (l *steps) untilReveal() []engine.Move {
	if l.shown > 0 {
		return l.move[:l.shown]
	}
	return l.move[:l.n]
}

// row holds the positions with one number of points left. What is looked through is apart
// from the positions themselves, which are large.
type row struct {
	n      int
	value  [maxWidth]int
	open   [maxWidth]bool
	state  [maxWidth]engine.State
	before [maxWidth]steps
}

// beam keeps, for each number of action points left, the best positions that the rest of
// the turn can reach. Positions that differ in nothing but the order of the moves are one.
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

// search returns the best line found.
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

// begin enters the position of the decision, whose legal moves are given.
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

// draws are the kinds of move that show cards, those included of which all are kept. // EXP-G1
var draws = func() (kinds [256]bool) {
	for d := range engine.NumCardDecks {
		kinds[d.Action()] = true
	}
	kinds[engine.NoMove] = false
	return kinds
}()

// next is the best position that is open, or -1.
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

// try makes a move after others and enters what it leads to.
func (b *beam) try(s *engine.State, m engine.Move, before *steps) {
	switch {
	case m.Kind == engine.End: // worth what the position is: entered with it
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

// noise is by how much a position is misjudged.
func (b *beam) noise(key uint64) int {
	if b.effort.Noise == 0 {
		return 0
	}
	h := (key ^ b.seed) * 0x9e3779b97f4a7c15
	return int(h>>32%uint64(2*b.effort.Noise+1)) - b.effort.Noise
}

// end notes a line that ends the turn.
func (b *beam) end(before *steps, m engine.Move, value int) {
	line := before.with(m, false)
	b.ends.add(&line, value)
}

// insert puts b.next into its row, in the place of the worst one if the row is full.
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

// reserve makes room, so that a search does not allocate.
func (b *beam) reserve() {
	b.legal = slices.Grow(b.legal, 512)
	b.seen.Reserve()
	b.ends.list = make([]end, 0, maxEnds)
}

package greedy

import (
	"context"
	"slices"

	"volgare/bot/appraisal"
	"volgare/bot/chart"
	"volgare/engine"
)

const (
	maxPoints = 6 // with the sixth point of Muret
	maxBeam   = 64
	expandCap = 300 // positions expanded in one decision
)

// node is a position within the seat's own turn.
type node struct {
	state engine.State
	value int
	first engine.Move // of the line that leads here
	open  bool        // not yet expanded
}

// beam keeps, for each number of action points left, the best positions that the rest of the turn can reach. Positions that
// differ only in the order of the moves are merged.
type beam struct {
	e      *appraisal.Evaluator
	width  int
	rows   [maxPoints + 1][maxBeam]node
	n      [maxPoints + 1]int
	seen   chart.KeySet
	legal  []engine.Move
	next   engine.State
	best   int
	choice engine.Move
	found  bool
}

// search returns the first move of the best line found.
func (b *beam) search(ctx context.Context, e *appraisal.Evaluator, s *engine.State, legal []engine.Move) engine.Move {
	b.e, b.found, b.choice = e, false, legal[0]
	b.n = [maxPoints + 1]int{}
	b.seen.Clear()
	b.begin(s, legal)
	left := expandCap
	for points := maxPoints; points >= 0; points-- {
		for ; left > 0; left-- {
			at := b.nextOpen(points)
			if at < 0 || ctx.Err() != nil {
				break
			}
			b.expand(&b.rows[points][at])
		}
	}
	return b.choice
}

// begin enters the position of the decision, with the given legal moves.
func (b *beam) begin(s *engine.State, legal []engine.Move) {
	if slices.Contains(legal, engine.Move{Kind: engine.End}) {
		b.consider(engine.Move{Kind: engine.End}, b.e.Value(s))
	}
	b.seen.Add(chart.Key(s))
	for _, m := range legal {
		b.try(s, m, m)
	}
}

// nextOpen returns the index of the best unexpanded position with the given number of points left, or -1.
func (b *beam) nextOpen(points int) int {
	best := -1
	row := &b.rows[points]
	for i := range b.n[points] {
		if row[i].open && (best < 0 || row[i].value > row[best].value) {
			best = i
		}
	}
	return best
}

func (b *beam) expand(n *node) {
	n.open = false
	from, first := n.state, n.first
	b.legal = b.e.Rules().AppendLegal(b.legal[:0], &from)
	for _, m := range b.legal {
		b.try(&from, m, first)
	}
}

// try makes a move of a line and enters the position it leads to.
func (b *beam) try(s *engine.State, m, first engine.Move) {
	switch m.Kind {
	case engine.End: // ending the turn has the value of the position, which has been considered already
	case engine.OpenTrade: // comes at the end of the turn: see trade.go
	case engine.EndSummon:
		b.consider(first, b.e.Value(s)+b.e.Summons(s))
	default:
		b.enter(s, m, first)
	}
}

func (b *beam) enter(s *engine.State, m, first engine.Move) {
	b.e.Rules().Apply(&b.next, s, m, nil)
	b.e.KeepFirstDrawn(&b.next)
	key := chart.Key(&b.next)
	if !b.seen.Add(key) {
		return
	}
	v := b.e.Value(&b.next)
	if b.next.Decision != engine.Turn { // tiles are revealed: the line stops here
		b.consider(first, v)
		return
	}
	if b.e.Rules().Check(&b.next, engine.Move{Kind: engine.End}).Legal() {
		b.consider(first, v)
	}
	b.insert(v, first)
}

// consider updates the best first move if its line may end in a position with a higher value.
func (b *beam) consider(first engine.Move, value int) {
	if !b.found || value > b.best {
		b.found, b.best, b.choice = true, value, first
	}
}

// insert puts b.next into its row. If the row is full, it replaces the worst position.
func (b *beam) insert(value int, first engine.Move) {
	points := min(int(b.next.Points), maxPoints)
	row, at := &b.rows[points], b.n[points]
	if at == b.width {
		at = worst(row[:at])
		if row[at].value >= value {
			return
		}
	} else {
		b.n[points]++
	}
	row[at] = node{state: b.next, value: value, first: first, open: true}
}

func worst(row []node) int {
	at := 0
	for i := range row {
		if row[i].value < row[at].value {
			at = i
		}
	}
	return at
}

// reserve allocates memory for width positions at each number of points, 1 to 64, so that a search does not allocate.
func (b *beam) reserve(width int) {
	b.width = min(max(width, 1), maxBeam)
	b.legal = slices.Grow(b.legal, 512)
	b.seen.Reserve()
}
